use std::borrow::Cow;

use backlot_table::hosted::Input;
use serde::{Deserialize, Serialize};

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// A frame from a client.
#[derive(Clone, PartialEq, Debug)]
pub struct ClientFrame {
    /// The client's number for it, which the answer repeats.
    pub id: Option<u64>,
    /// What it wants.
    pub wish: Request,
}

/// What a client wants.
#[derive(Clone, PartialEq, Debug)]
pub enum Request {
    /// To be let in: the first frame.
    Hello(Hello),
    /// Something that changes the table.
    Input(Box<Input>),
    /// A new table with the same people.
    Rematch,
    /// A link that brings the seat to another device.
    Move,
    /// What a bot would do in the seat's place, and why.
    Hint,
    /// A sign of life.
    Ping,
}

/// The first frame.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hello {
    /// The version of the protocol.
    pub version: u32,
    /// The secret of a seat, or of a host without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// How this client wants to be told.
    #[serde(flatten)]
    pub taste: Subscription,
}

/// How a client wants to be told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Subscription {
    /// Texts as words of this language, in place of messages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<Words>,
    /// How views are sent.
    #[serde(default)]
    pub views: Views,
    /// What prompts hold.
    #[serde(default)]
    pub prompts: Prompts,
}

/// A language for words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Words {
    /// English.
    #[serde(rename = "en")]
    English,
}

/// How views are sent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Views {
    /// All that the viewer may know, whenever it has changed.
    #[default]
    Whole,
    /// All of it at first, then what has changed of it.
    Changes,
    /// Never.
    None,
}

/// What prompts hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prompts {
    /// Title, options and previews.
    #[default]
    Whole,
    /// The legal actions only.
    Actions,
}

/// Something that is no frame.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct BadFrame {
    /// The frame's id, if that could be read.
    pub id: Option<u64>,
    /// What is wrong.
    pub message: String,
}

#[derive(Deserialize)]
struct Head<'a> {
    #[serde(borrow, rename = "type")]
    kind: Cow<'a, str>,
    #[serde(default)]
    id: Option<u64>,
}

/// The types that become [`Input`]s.
const INPUTS: [&str; 13] = [
    "answer",
    "batch",
    "undo",
    "order",
    "say",
    "react",
    "name-film",
    "number",
    "host",
    "hold",
    "back",
    "end",
    "leave",
];

impl ClientFrame {
    /// Reads a frame.
    pub fn parse(text: &str) -> Result<Self, BadFrame> {
        let head: Head<'_> = serde_json::from_str(text).map_err(|error| BadFrame {
            id: None,
            message: format!("a frame is a JSON object with a `type`: {error}"),
        })?;
        let id = head.id;
        let wrong = |error: serde_json::Error| BadFrame {
            id,
            message: format!("no frame `{}`: {error}", head.kind.escape_debug()),
        };
        let wish = match &*head.kind {
            "hello" => Request::Hello(serde_json::from_str(text).map_err(wrong)?),
            "rematch" => Request::Rematch,
            "move" => Request::Move,
            "hint" => Request::Hint,
            "ping" => Request::Ping,
            kind if INPUTS.contains(&kind) => {
                Request::Input(Box::new(serde_json::from_str(text).map_err(wrong)?))
            }
            other => {
                let other: String = other.chars().take(40).flat_map(char::escape_debug).collect();
                let message = format!("there is no frame of type `{other}`");
                return Err(BadFrame { id, message });
            }
        };
        Ok(Self { id, wish })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_read_with_their_ids() {
        let frame =
            ClientFrame::parse(r#"{"type":"answer","id":3,"prompt":1,"option":0}"#).unwrap();
        assert_eq!(frame.id, Some(3));
        assert!(
            matches!(frame.wish, Request::Input(input) if matches!(*input, Input::Answer { .. }))
        );
        let frame = ClientFrame::parse(r#"{"version":1,"type":"hello","words":"en"}"#).unwrap();
        let Request::Hello(hello) = frame.wish else { panic!("{frame:?}") };
        assert_eq!(
            hello.taste,
            Subscription { words: Some(Words::English), ..Subscription::default() }
        );
    }

    #[test]
    fn what_is_wrong_is_told_with_the_id() {
        for (text, id) in [
            ("", None),
            ("[]", None),
            ("{\"id\":5}", None),
            (r#"{"type":"dance","id":5}"#, Some(5)),
            (r#"{"type":"answer","id":5,"prompt":"x"}"#, Some(5)),
            (r#"{"type":"host","id":5,"do":"fly"}"#, Some(5)),
            (r#"{"type":"sit","id":5}"#, Some(5)),
            (r#"{"type":"tick","id":5}"#, Some(5)),
        ] {
            assert_eq!(ClientFrame::parse(text).unwrap_err().id, id, "{text}");
        }
    }
}
