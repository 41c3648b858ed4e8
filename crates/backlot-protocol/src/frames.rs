use std::borrow::Cow;

use backlot_core::{Order, Seat};
use backlot_table::hosted::{Hash, HostInput, Input, Reaction, Secret};
use serde::{Deserialize, Serialize};

#[cfg(feature = "ts")]
use crate::wire;

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// What a client sends over a socket: a frame, with its `id` beside the frame's fields.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Request {
    /// The client's number for it, which the answer repeats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
    /// What it wants.
    #[serde(flatten)]
    pub frame: ClientFrame,
}

/// What a client wants. An `id` may stand beside the fields: see [`Request`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ClientFrame {
    /// To be let in: the first frame.
    Hello(Hello),
    /// To answer a prompt: by `option` or by `action`.
    Answer {
        /// The id of the prompt.
        prompt: u32,
        /// The index of the option.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        option: Option<usize>,
        /// The action in notation.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        action: Option<String>,
    },
    /// To do several actions in a row: all or none.
    Batch {
        /// The id of the prompt.
        prompt: u32,
        /// The actions in notation.
        actions: Vec<String>,
    },
    /// To take back its last action.
    Undo,
    /// To give a standing order, or to take it back.
    Order {
        /// The order.
        #[cfg_attr(feature = "ts", ts(as = "Option<wire::Order>"))]
        #[cfg_attr(feature = "ts", ts(optional = false))]
        order: Option<Order>,
    },
    /// To say something.
    Say {
        /// What.
        text: String,
        /// Who says it, if a spectator wants to be known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// To react without words.
    React {
        /// How.
        #[cfg_attr(feature = "ts", ts(as = "wire::Reaction"))]
        reaction: Reaction,
        /// To which talk, by its `seq`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<u32>,
    },
    /// To give a film of its own a name.
    NameFilm {
        /// The film's id in views.
        film: String,
        /// The name; none if empty.
        text: String,
    },
    /// To take part in fair dealing: by `hash`, later by `number`.
    Number {
        /// The hash of a number that is kept secret for now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(as = "Option<String>"))]
        hash: Option<Hash>,
        /// The number.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(as = "Option<String>"))]
        number: Option<Secret>,
    },
    /// What only the host may do.
    Host(HostAction),
    /// To let a bot of the table's level play a seat whose person is away or out of time.
    Hold {
        /// Which seat.
        #[cfg_attr(feature = "ts", ts(as = "wire::Seat"))]
        seat: Seat,
    },
    /// To take its own seat back from a bot.
    Back,
    /// To agree to end the game, or no longer.
    End {
        /// Whether it agrees.
        agree: bool,
    },
    /// A new table with the same people.
    Rematch {
        /// The server's invitation, where tables are opened by invitation only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invitation: Option<String>,
    },
    /// To stand up.
    Leave,
    /// A link that brings the seat to another device.
    Move,
    /// What a bot would do in the seat's place, and why.
    Hint,
    /// A sign of life.
    Ping,
    /// Nothing that is known here.
    #[serde(other, skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    Unknown,
}

/// What only the host may do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum HostAction {
    /// Begins; open seats become bots.
    Start,
    /// Stops the game for now.
    Pause,
    /// Lets it go on.
    Resume,
    /// Lets a bot sit in an open seat.
    SeatBot {
        /// Which.
        #[cfg_attr(feature = "ts", ts(as = "wire::Seat"))]
        seat: Seat,
        /// How strong; the table's level if not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<String>,
    },
    /// Sends a bot away before the start.
    OpenSeat {
        /// From which seat.
        #[cfg_attr(feature = "ts", ts(as = "wire::Seat"))]
        seat: Seat,
    },
    /// Passes a seat's talk on no longer.
    Mute {
        /// Whose.
        #[cfg_attr(feature = "ts", ts(as = "wire::Seat"))]
        seat: Seat,
    },
    /// Passes it on again.
    Unmute {
        /// Whose.
        #[cfg_attr(feature = "ts", ts(as = "wire::Seat"))]
        seat: Seat,
    },
    /// Takes the seat from a person.
    Remove {
        /// Whose.
        #[cfg_attr(feature = "ts", ts(as = "wire::Seat"))]
        seat: Seat,
    },
    /// Makes another person host.
    HandOver {
        /// Whom.
        #[cfg_attr(feature = "ts", ts(as = "wire::Seat"))]
        seat: Seat,
    },
}

/// The first frame.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
pub struct Hello {
    /// The version of the protocol: 1.
    pub version: u32,
    /// The secret of a seat, or of a host without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// How this client wants to be told.
    #[serde(flatten)]
    pub taste: Subscription,
}

impl Default for Hello {
    /// A spectator who wants everything whole, and messages.
    fn default() -> Self {
        Self { version: VERSION, secret: None, taste: Subscription::default() }
    }
}

/// How a client wants to be told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
pub struct Subscription {
    /// Texts as words of this language, in place of messages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<Words>,
    /// How views are sent.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Views>"))]
    pub views: Views,
    /// What prompts hold.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Prompts>"))]
    pub prompts: Prompts,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A language for words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub enum Words {
    /// English.
    #[serde(rename = "en")]
    English,
}

/// How views are sent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
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

impl Request {
    /// Reads a frame.
    pub fn parse(text: &str) -> Result<Self, BadFrame> {
        // serde would take a list of the fields as well.
        if !text.trim_ascii_start().starts_with('{') {
            let message = "a frame is a JSON object with a `type`".to_owned();
            return Err(BadFrame { id: None, message });
        }
        let Head { kind, id } = serde_json::from_str(text).map_err(|error| BadFrame {
            id: None,
            message: format!("a frame is a JSON object with a `type`: {error}"),
        })?;
        let message = match serde_json::from_str(text) {
            Ok(ClientFrame::Unknown) => {
                let kind: String = kind.chars().take(40).flat_map(char::escape_debug).collect();
                format!("there is no frame of type `{kind}`")
            }
            Ok(frame) => return Ok(Self { id, frame }),
            Err(error) => format!("no frame `{}`: {error}", kind.escape_debug()),
        };
        Err(BadFrame { id, message })
    }
}

impl ClientFrame {
    /// Returns what the frame asks of the table; `None` if it is more than an input to one table.
    #[must_use]
    pub fn into_input(self) -> Option<Input> {
        Some(match self {
            Self::Answer { prompt, option, action } => Input::Answer { prompt, option, action },
            Self::Batch { prompt, actions } => Input::Batch { prompt, actions },
            Self::Undo => Input::Undo,
            Self::Order { order } => Input::Order { order },
            Self::Say { text, name } => Input::Say { text, name },
            Self::React { reaction, to } => Input::React { reaction, to },
            Self::NameFilm { film, text } => Input::Name { thing: film, text },
            Self::Number { hash, number } => Input::Number { hash, number },
            Self::Host(action) => Input::Host(action.into()),
            Self::Hold { seat } => Input::Hold { seat },
            Self::Back => Input::Back,
            Self::End { agree } => Input::End { agree },
            Self::Leave => Input::Leave,
            Self::Hello(_)
            | Self::Rematch { .. }
            | Self::Move
            | Self::Hint
            | Self::Ping
            | Self::Unknown => return None,
        })
    }
}

impl From<HostAction> for HostInput {
    fn from(action: HostAction) -> Self {
        match action {
            HostAction::Start => Self::Start,
            HostAction::Pause => Self::Pause,
            HostAction::Resume => Self::Resume,
            HostAction::SeatBot { seat, level } => Self::SeatBot { seat, level },
            HostAction::OpenSeat { seat } => Self::OpenSeat { seat },
            HostAction::Mute { seat } => Self::Mute { seat },
            HostAction::Unmute { seat } => Self::Unmute { seat },
            HostAction::Remove { seat } => Self::Remove { seat },
            HostAction::HandOver { seat } => Self::HandOver { seat },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_read_with_their_ids() {
        let frame = Request::parse(r#"{"type":"answer","id":3,"prompt":1,"option":0}"#).unwrap();
        assert_eq!(frame.id, Some(3));
        assert!(matches!(frame.frame.into_input(), Some(Input::Answer { .. })));
        let frame = Request::parse(r#"{"version":1,"type":"hello","words":"en"}"#).unwrap();
        let ClientFrame::Hello(hello) = frame.frame else { panic!("{frame:?}") };
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
            assert_eq!(Request::parse(text).unwrap_err().id, id, "{text}");
        }
    }

    #[test]
    fn frames_are_read_by_their_type() {
        let read = |text: &str| {
            let request = Request::parse(text)?;
            Ok::<_, BadFrame>(request.frame.into_input().unwrap())
        };
        let pause = read(r#"{"type":"host","id":21,"do":"pause"}"#).unwrap();
        assert_eq!(pause, Input::Host(HostInput::Pause));
        let bot = read(r#"{"type":"host","do":"seat-bot","seat":2,"level":"greedy"}"#).unwrap();
        let (seat, level) = (Seat::new(2).unwrap(), Some("greedy".to_owned()));
        assert_eq!(bot, Input::Host(HostInput::SeatBot { seat, level }));
        let order =
            read(r#"{"type":"order","order":{"kind":"pass-until-my-lot","lot":9}}"#).unwrap();
        assert!(matches!(order, Input::Order { order: Some(_) }));
        assert_eq!(read(r#"{"type":"order","order":null}"#).unwrap(), Input::Order { order: None });
        for wrong in [
            r#"{"type":"host","do":"fly"}"#,
            r#"{"type":"hold","seat":9}"#,
            r#"{"type":"number","hash":"12"}"#,
            r#"{"type":"answer","prompt":-1,"option":0}"#,
            r#"{"type":"tick"}"#,
            r#"{"type":"rewind","to":0}"#,
            r#"{"type":"sit"}"#,
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
