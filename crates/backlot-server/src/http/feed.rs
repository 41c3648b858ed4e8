//! A web feed for each seat: it tells when the seat is asked, and nothing else.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use backlot_core::Text;
use backlot_locales::{Locale, ReaderContext};

use crate::ApiError;
use crate::hub::Hub;

#[utoipa::path(get, path = "/api/tables/{table}/feed/{key}", tag = "people",
    params(("table", description = "The table's id"), ("key", description = "The key that came with the seat")),
    responses(
    (status = 200, description = "An Atom feed that tells when the seat is asked", body = String, content_type = "application/atom+xml"),
    (status = 401, description = "No seat has this key", body = ApiError)
))]
pub(super) async fn atom(
    State(hub): State<Arc<Hub>>,
    Path((table, key)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    let live = hub.live(&table)?;
    let open = live.open(&hub).await?;
    let hosted = open.hosted();
    let seat = key.parse().ok().and_then(|key| hosted.who(key).seat);
    let seat = seat.ok_or_else(ApiError::bad_secret)?;
    let base = hub.options.public_address.as_deref().unwrap_or_default().trim_end_matches('/');
    let title = |key| Locale::english().render(&Text::new(key), &ReaderContext::default());
    // A time that grows with each question. When the table really changed would tell of secret answers.
    let asked = hosted.prompt_briefly(seat).map_or(0, |asked| u64::from(asked.id));
    let updated = date(hosted.times().0 + asked * 1_000);
    let (game, link) = (escape(hosted.game().info().id), format!("{base}/t/{table}"));
    let entry = if hosted.asked().contains(seat) {
        let turn = escape(&title("server-feed-your-turn"));
        format!(
            "<entry><id>urn:backlot:{table}:{asked}</id><title>{turn}</title><updated>{updated}</updated><link href=\"{link}\"/></entry>"
        )
    } else {
        String::new()
    };
    let feed = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\"><id>urn:backlot:{table}</id><title>{game}</title><updated>{updated}</updated><link href=\"{link}\"/>{entry}</feed>\n"
    );
    Ok(([(CONTENT_TYPE, "application/atom+xml; charset=utf-8")], feed).into_response())
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// A time as feeds write it, from milliseconds since 1970.
fn date(millis: u64) -> String {
    let seconds = millis / 1_000;
    let (days, of_day) = (seconds / 86_400, seconds % 86_400);
    let (mut year, mut day) = (1970, days);
    let leap =
        |year: u64| year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    while day >= 365 + u64::from(leap(year)) {
        day -= 365 + u64::from(leap(year));
        year += 1;
    }
    let february = 28 + u64::from(leap(year));
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if day < length {
            break;
        }
        day -= length;
        month += 1;
    }
    let (hour, minute, second) = (of_day / 3_600, of_day / 60 % 60, of_day % 60);
    format!("{year:04}-{month:02}-{:02}T{hour:02}:{minute:02}:{second:02}Z", day + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_written_as_feeds_want_them() {
        assert_eq!(date(0), "1970-01-01T00:00:00Z");
        assert_eq!(date(951_782_400_000), "2000-02-29T00:00:00Z");
        assert_eq!(date(1_794_700_799_000), "2026-11-14T23:59:59Z");
    }
}
