//! Playing for the bots of a table.

use std::sync::Arc;
use std::time::{Duration, Instant};

use backlot_bots::Budget;
use backlot_games::BotJob;
use backlot_table::hosted::{Input, Party};

use crate::hub::Hub;
use crate::live::{Asker, Live};
use crate::metrics::count;
use crate::secrets;

/// Where several nodes share the work, one has it for this long.
const CLAIM: Duration = Duration::from_secs(15);

/// A claim is prolonged when less than this is left.
const PROLONG: Duration = Duration::from_secs(8);

/// After a failure, or when another node has the work, it is looked at again after this time.
const PAUSE: Duration = Duration::from_secs(2);

/// Answers for every bot that is asked, until none is.
pub(crate) async fn play(hub: Arc<Hub>, live: Arc<Live>) {
    loop {
        let Ok(mut open) = live.open(&hub).await else {
            if hub.is_closing() {
                return;
            }
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        let claimed = open.inner.claimed;
        let mut jobs = open.hosted().bot_jobs();
        if jobs.is_empty() || hub.is_closing() {
            open.inner.bots_run = false;
            return;
        }
        drop(open);
        if !claim(&hub, &live, claimed).await {
            tokio::time::sleep(PAUSE).await;
            continue;
        }
        let job = jobs.swap_remove(0);
        let (seat, prompt) = (job.seat, job.prompt);
        let action = think(&hub, job).await;
        // A bot that found nothing, or broke, takes the first option.
        let option = action.is_none().then_some(0);
        let input = Input::Answer { prompt, option, action };
        match live.act(&hub, &Asker::server(Party::Bot(seat)), &input).await {
            Ok(_) => count(&hub.metrics.bot_answers),
            // Somebody took the seat back, or the host has paused: look again.
            Err(refusal) if refusal.code == "busy" => tokio::time::sleep(PAUSE).await,
            Err(_) => tokio::task::yield_now().await,
        }
    }
}

/// Whether this node plays for the bots of the table.
pub(crate) async fn claim(hub: &Arc<Hub>, live: &Arc<Live>, until: Option<Instant>) -> bool {
    if !hub.has_other_nodes() || until.is_some_and(|until| until > Instant::now() + PROLONG) {
        return true;
    }
    let start = Instant::now();
    let claimed = hub.store.claim(&live.id, CLAIM).await.unwrap_or(false);
    if claimed && let Ok(mut open) = live.open(hub).await {
        open.inner.claimed = Some(start + CLAIM);
    }
    claimed
}

/// Thinks on a thread of its own, as long as the level takes and the server allows.
async fn think(hub: &Arc<Hub>, job: BotJob) -> Option<String> {
    let _slot = hub.bot_slots.acquire().await.ok()?;
    let most = Duration::from_millis(hub.options.limits.bot_ms);
    let seed = u64::from_le_bytes(secrets::fresh_bytes());
    let thinking = tokio::task::spawn_blocking(move || {
        let start = Instant::now();
        let mut go_on = || start.elapsed() < most;
        let iterations = job.level.usual_iterations();
        job.think(seed, &mut Budget::until(iterations, &mut go_on))
    });
    match thinking.await {
        Ok(action) => action,
        Err(error) => {
            tracing::error!("a bot broke: {error}");
            None
        }
    }
}
