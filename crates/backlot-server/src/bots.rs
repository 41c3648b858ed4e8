//! Playing for the bots of a table.

use std::sync::Arc;
use std::time::{Duration, Instant};

use backlot_bots::{Budget, Level};
use backlot_core::Seat;
use backlot_games::{BotJob, bot_jobs};
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

/// In games with secrets, nobody answers sooner than this.
const SOONEST: Duration = Duration::from_millis(10);

/// Answers for every bot that is asked, until none is.
///
/// How long a bot thinks can depend on what only its seat knows. So in games with secrets the answers of all bots that are
/// asked are given together, at a moment that follows from the question and the bots' levels alone.
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
        let mut jobs = bot_jobs(open.hosted());
        if jobs.is_empty() || hub.is_closing() {
            open.inner.bots_run = false;
            return;
        }
        let keeps_secrets = open.hosted().game().keeps_secrets;
        drop(open);
        if !claim(&hub, &live, claimed).await {
            tokio::time::sleep(PAUSE).await;
            continue;
        }
        let most = Duration::from_millis(hub.options.limits.bot_ms);
        let answers = if keeps_secrets {
            let asked = jobs.into_iter().map(|job| {
                let patience = patience(job.level, most);
                (patience, answer(&hub, job, patience))
            });
            together(asked).await
        } else {
            vec![answer(&hub, jobs.swap_remove(0), most).await]
        };
        for (seat, input) in answers {
            match live.act(&hub, &Asker::server(Party::Bot(seat)), &input).await {
                Ok(_) => count(&hub.metrics.bot_answers),
                // Somebody took the seat back, or the host has paused: look again.
                Err(refusal) if refusal.code == "busy" => tokio::time::sleep(PAUSE).await,
                Err(_) => tokio::task::yield_now().await,
            }
        }
    }
}

/// How long a bot of this level is waited for where it must not show how long it thought, and may think at most.
fn patience(level: Level, most: Duration) -> Duration {
    Duration::from_millis((2 * level.milliseconds()).into()).min(most).max(SOONEST)
}

/// Waits for all answers, one after the other, each with how long it is waited for. Returns when all of that time is over,
/// or a multiple of it, if the server was too busy.
async fn together<T>(asked: impl Iterator<Item = (Duration, impl Future<Output = T>)>) -> Vec<T> {
    let start = tokio::time::Instant::now();
    let (mut answers, mut time) = (Vec::new(), Duration::ZERO);
    for (patience, answer) in asked {
        time += patience;
        answers.push(answer.await);
    }
    let mut end = start + time;
    while !time.is_zero() && end < tokio::time::Instant::now() {
        end += time;
    }
    tokio::time::sleep_until(end).await;
    answers
}

/// What a bot answers.
async fn answer(hub: &Arc<Hub>, job: BotJob, most: Duration) -> (Seat, Input) {
    let (seat, prompt) = (job.seat, job.prompt);
    let action = think(hub, job, most).await;
    // A bot that found nothing, or broke, takes the first option.
    let option = action.is_none().then_some(0);
    (seat, Input::Answer { prompt, option, action })
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
async fn think(hub: &Arc<Hub>, job: BotJob, most: Duration) -> Option<String> {
    let _slot = hub.bot_slots.acquire().await.ok()?;
    let seed = job.seed.unwrap_or_else(|| u64::from_le_bytes(secrets::fresh_bytes()));
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

#[cfg(test)]
mod tests {
    use tokio::time::Instant;

    use super::*;

    /// When answers are given after so much thought of each bot, with so much patience for each. Time is counted, not
    /// measured: it goes on only while everybody waits.
    async fn given_after(thought: [u64; 3], patience: u64) -> Duration {
        let start = Instant::now();
        let asked = thought.into_iter().map(|thought| {
            let thinking = async move {
                tokio::time::sleep(Duration::from_millis(thought)).await;
                thought
            };
            (Duration::from_millis(patience), thinking)
        });
        assert_eq!(together(asked).await, thought);
        start.elapsed()
    }

    #[tokio::test(start_paused = true)]
    async fn how_long_bots_think_does_not_show() {
        for thought in [[0, 0, 0], [1, 2, 3], [60, 60, 59], [0, 59, 0], [59, 0, 1]] {
            let given = given_after(thought, 60).await;
            assert_eq!(given, Duration::from_millis(180), "{thought:?}");
        }
        // A server that is too busy shows as little as it can.
        for thought in [[60, 60, 61], [200, 1, 1], [100, 100, 159]] {
            assert_eq!(given_after(thought, 60).await, Duration::from_millis(360), "{thought:?}");
        }
    }

    #[test]
    fn patience_follows_from_the_level_alone() {
        let most = Duration::from_millis(500);
        let of = |level| patience(level, most);
        assert_eq!(of(Level::Normal), SOONEST);
        assert_eq!(of(Level::Hard), Duration::from_millis(60));
        assert_eq!(of(Level::Expert), most);
        assert_eq!(patience(Level::Expert, Duration::from_millis(20)), Duration::from_millis(20));
    }
}
