//! What a bot would do in a person's place: asked for by a frame, thought out beside everything else.

use std::sync::Arc;
use std::time::{Duration, Instant};

use backlot_bots::Budget;
use backlot_core::{Seat, Text, Viewer};
use backlot_games::{Hint, HintJob, Hinted, hint_job};
use backlot_table::hosted::Party;
use serde_json::json;

use crate::hub::Hub;
use crate::live::{Asker, Live, Open};
use crate::telling::{self, Frame, Object};
use crate::{ApiError, secrets};

/// A hint that gets no turn among the bots for so long is given up.
const POOL_TIMEOUT: Duration = Duration::from_secs(10);

/// Answers a request for a hint: by the socket once it is there, or with the frame itself.
pub(crate) async fn ask(
    hub: &Arc<Hub>,
    live: &Arc<Live>,
    asker: Asker,
) -> Result<Option<Frame>, ApiError> {
    let mut open = live.open(hub).await?;
    let Party::Seat(seat) = open.party(asker.by)? else {
        return Err(backlot_table::hosted::TableError::NoSeat.into());
    };
    let job = hint_job(open.hosted(), seat)?;
    if open.inner.hints.contains(seat) {
        let hint = "wait for the hint that you asked for";
        return Err(ApiError::new("too-many", "one hint at a time", hint));
    }
    open.inner.hints.insert(seat);
    drop(open);
    let work = tokio::spawn(answer(hub.clone(), live.clone(), asker.clone(), seat, job));
    // A socket goes on with other frames meanwhile.
    if asker.listener.is_some() { Ok(None) } else { work.await.map_err(|_| ApiError::busy()) }
}

async fn answer(
    hub: Arc<Hub>,
    live: Arc<Live>,
    asker: Asker,
    seat: Seat,
    job: HintJob,
) -> Option<Frame> {
    let prompt = job.prompt;
    let hint = think(&hub, job).await;
    live.hint_done(seat).await;
    let mut open = live.open(&hub).await.ok()?;
    let frame = match hint {
        Some(hint) => frame(&open, &asker, seat, prompt, &hint),
        None => telling::refused(&ApiError::busy(), asker.re),
    };
    open.inner.answer(&asker, frame, &hub)
}

/// Thinks on a thread of its own, after the bots that were first.
async fn think(hub: &Arc<Hub>, job: HintJob) -> Option<Hint> {
    let slot = tokio::time::timeout(POOL_TIMEOUT, hub.bot_slots.acquire()).await;
    let _slot = slot.ok()?.ok()?;
    let usual = u64::from(HintJob::LEVEL.milliseconds());
    let most = Duration::from_millis(usual.min(hub.options.limits.bot_ms));
    let seed = u64::from_le_bytes(secrets::fresh_bytes());
    let thinking = tokio::task::spawn_blocking(move || {
        let start = Instant::now();
        let mut go_on = || start.elapsed() < most;
        let iterations = HintJob::LEVEL.usual_iterations();
        job.think(seed, &mut Budget::until(iterations, &mut go_on).explained())
    });
    thinking.await.inspect_err(|error| tracing::error!("a hint broke: {error}")).ok()?
}

fn frame(open: &Open<'_>, asker: &Asker, seat: Seat, prompt: u32, hint: &Hint) -> Frame {
    let words = |text: &Text| match asker.taste.words {
        None => json!(text),
        Some(_) => json!(backlot_games::words(open.hosted(), text, Viewer::Seat(seat))),
    };
    let mut frame = Object::frame("hint", asker.re);
    frame.field("prompt", &prompt);
    hinted(&mut frame, &hint.best, &words);
    frame.list("alternatives", &hint.alternatives, |frame, other| hinted(frame, other, &words));
    if !hint.plan.is_empty() {
        frame.field("plan", &hint.plan);
    }
    if hint.undo > 0 {
        frame.field("undo", &hint.undo);
    }
    frame.end()
}

fn hinted(frame: &mut Object, hinted: &Hinted, words: &impl Fn(&Text) -> serde_json::Value) {
    let Hinted { action, option, value, estimate, why } = hinted;
    frame.field("action", action);
    frame.field("option", option);
    frame.field("value", value);
    let estimate = estimate.as_ref().map(|known| {
        json!({
            "playouts": known.playouts, "win": known.win, "points": known.points, "lead": known.lead,
        })
    });
    frame.field("estimate", &estimate);
    frame.field("why", &why.iter().map(words).collect::<Vec<_>>());
}
