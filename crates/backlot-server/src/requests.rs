//! What clients ask for: an input to their table, or more than that.

use std::sync::Arc;

use backlot_table::hosted::Input;

use crate::http::Bearer;
use crate::hub::Hub;
use crate::live::{Asker, Live};
use crate::telling::Frame;
use crate::{ApiError, hints, secrets, telling};
use backlot_protocol::ClientFrame;

/// How long a link to another device holds; the table has the same.
const MOVE_MS: u64 = 600_000;

/// Carries out a frame of a client that has been let in. Returns the frame that answers it, unless that went to its
/// socket.
pub(crate) async fn carry_out(
    hub: &Arc<Hub>,
    live: &Arc<Live>,
    asker: Asker,
    frame: ClientFrame,
) -> Result<Option<Frame>, ApiError> {
    match frame {
        ClientFrame::Hello(_) => Err(ApiError::bad_json("you have said hello already")),
        ClientFrame::Rematch { invitation } => {
            rematch(hub, live, &asker, &Bearer(invitation)).await
        }
        ClientFrame::Move => offer_move(hub, live, asker).await,
        ClientFrame::Hint => hints::ask(hub, live, asker).await,
        ClientFrame::Ping => {
            let mut frame = telling::Object::frame("pong", asker.re);
            frame.field("now", &hub.now());
            Ok(Some(frame.end()))
        }
        other => match other.into_input() {
            Some(input) => Ok(live.act(hub, &asker, &input).await?.frame),
            None => Err(ApiError::bad_json("there is no such frame")),
        },
    }
}

/// The first who asks opens the new table, if they may open one; whoever asks later hears that it is there.
async fn rematch(
    hub: &Arc<Hub>,
    live: &Arc<Live>,
    asker: &Asker,
    bearer: &Bearer,
) -> Result<Option<Frame>, ApiError> {
    let id = secrets::fresh_table();
    let input = Input::Rematch { table: id.clone() };
    let made = {
        let open = live.open(hub).await?;
        let moment = open.moment(hub);
        // Whoever may not ask for it hears so before a table is made.
        open.hosted().decide(open.party(asker.by)?, &input, &moment)?;
        let is_there = open.hosted().rematch_table().is_some();
        if is_there { None } else { Some(open.hosted().rematch(&id, &moment)?) }
    };
    let Some((table, entries)) = made else {
        return Ok(live.act(hub, asker, &input).await?.frame);
    };
    if let Some(address) = asker.from {
        bearer.may_open(hub, address).await?;
    }
    hub.open_table(table, &entries).await?;
    let done = live.act(hub, asker, &input).await;
    let stands = |acted: &crate::live::Acted| !acted.entries.is_empty();
    if !done.as_ref().is_ok_and(stands) {
        // Nobody was told of it.
        hub.forget(&id).await;
        hub.store.delete(&id).await?;
    }
    Ok(done?.frame)
}

async fn offer_move(
    hub: &Arc<Hub>,
    live: &Arc<Live>,
    asker: Asker,
) -> Result<Option<Frame>, ApiError> {
    let code = secrets::fresh_key();
    let input = Input::OfferMove { code: secrets::hash(&code) };
    let mut fields = telling::Object::new();
    fields.field("link", &format!("/t/{}#move={code}", live.id));
    fields.field("until", &(hub.now() + MOVE_MS));
    let asker = Asker { instead: Some(("move", fields.end().into_text())), ..asker };
    Ok(live.act(hub, &asker, &input).await?.frame)
}
