//! Our WebSockets and another implementation find the same in the same bytes. Used by a test and by a fuzz target.

use std::io::{self, Read, Write};

use backlot_protocol::websocket::{Decoder, Message as Decoded, Unreadable};

use super::tungstenite::Message;
use super::tungstenite::protocol::{Role, WebSocket, WebSocketConfig};

/// The longest message that is allowed.
const MOST: usize = 300;

/// Any bytes as a client's side of a WebSocket, in pieces of this size: no panic, nothing larger than allowed, the same
/// messages however the bytes come in, and the same as the other finds. Returns how many messages there were.
pub(crate) fn check(bytes: &[u8], size: usize) -> usize {
    let ours = heard_in_pieces(bytes, bytes.len().max(1));
    assert_eq!(ours, heard_in_pieces(bytes, size.max(1)), "in pieces of {size}: {bytes:?}");
    let (messages, _) = ours;
    let expected = heard_by_another(bytes);
    let (same, more) = messages.split_at(expected.len().min(messages.len()));
    assert_eq!(expected, same, "{bytes:?}");
    // The other looks into texts before they are whole, and into what a client says when it goes. So it may break off
    // earlier, and miss what comes between the parts of a message that is broken.
    let is_message = |heard: &Decoded| matches!(heard, Decoded::Text(_) | Decoded::Binary);
    assert!(!more.iter().any(is_message), "{more:?} of {bytes:?}");
    messages.len()
}

/// All messages up to the end of the bytes, to one that closes the connection, or to what can't be read.
fn heard_in_pieces(bytes: &[u8], size: usize) -> (Vec<Decoded>, Option<Unreadable>) {
    let mut decoder = Decoder::new(MOST);
    let mut heard = Vec::new();
    for piece in bytes.chunks(size) {
        decoder.feed(piece);
        loop {
            match decoder.next() {
                Ok(Some(message)) => {
                    if let Decoded::Text(text) = &message {
                        assert!(text.len() <= MOST);
                    }
                    let closes = matches!(message, Decoded::Close(_));
                    heard.push(message);
                    if closes {
                        return (heard, None);
                    }
                }
                Ok(None) => break,
                Err(unreadable) => return (heard, Some(unreadable)),
            }
        }
    }
    (heard, None)
}

/// The same as `tungstenite` finds.
fn heard_by_another(bytes: &[u8]) -> Vec<Decoded> {
    let limits = WebSocketConfig::default().max_message_size(Some(MOST)).max_frame_size(Some(MOST));
    let mut socket = WebSocket::from_raw_socket(Wire(bytes), Role::Server, Some(limits));
    let mut heard = Vec::new();
    loop {
        heard.push(match socket.read() {
            Ok(Message::Text(text)) => Decoded::Text(text.to_string()),
            Ok(Message::Binary(_)) => Decoded::Binary,
            Ok(Message::Ping(payload)) => Decoded::Ping(payload.to_vec()),
            Ok(Message::Pong(_)) => Decoded::Pong,
            // What it would answer to a close frame that breaks the rules.
            Ok(Message::Close(Some(frame))) if frame.reason == "Protocol violation" => {
                return heard;
            }
            Ok(Message::Close(frame)) => {
                heard.push(Decoded::Close(frame.map(|frame| frame.code.into())));
                return heard;
            }
            Ok(Message::Frame(_)) => unreachable!("reading gives messages"),
            // The bytes are at their end, or broken.
            Err(_) => return heard,
        });
    }
}

/// A connection that brings these bytes and then nothing, and swallows what is sent.
struct Wire<'a>(&'a [u8]);

impl Read for Wire<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.0.is_empty() {
            return Err(io::ErrorKind::WouldBlock.into());
        }
        self.0.read(buffer)
    }
}

impl Write for Wire<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
