//! Any bytes as a client's side of a WebSocket: no panic, nothing larger than allowed, the same messages however the bytes
//! come in, and the same as another implementation finds.
#![no_main]

use std::io::{self, Read, Write};

use backlot_protocol::websocket::{Decoder, Heard, Unreadable};
use libfuzzer_sys::fuzz_target;
use tungstenite::protocol::{Role, WebSocket, WebSocketConfig};
use tungstenite::{Error, Message};

/// The longest message that is allowed.
const MOST: usize = 300;

fuzz_target!(|input: &[u8]| {
    let Some((&size, bytes)) = input.split_first() else { return };
    let ours = heard_in_pieces(bytes, bytes.len().max(1));
    assert_eq!(ours, heard_in_pieces(bytes, usize::from(size).max(1)));
    let (messages, unreadable) = ours;
    let (expected, broken) = heard_by_another(bytes);
    let closes = messages.last() == Some(&Heard::Close);
    if closes {
        // What a client says when it goes is read by the other only.
        assert!(expected == messages || expected[..] == messages[..messages.len() - 1]);
    } else if broken && unreadable.is_none() {
        // The other looks into texts and messages that are too large before they are whole.
        assert_eq!(expected, messages);
    } else {
        assert_eq!((expected, broken), (messages, unreadable.is_some()));
    }
});

/// All messages up to the end of the bytes, to one that closes the connection, or to what can't be read.
fn heard_in_pieces(bytes: &[u8], size: usize) -> (Vec<Heard>, Option<Unreadable>) {
    let mut decoder = Decoder::new(MOST);
    let mut heard = Vec::new();
    for piece in bytes.chunks(size) {
        decoder.feed(piece);
        loop {
            match decoder.next() {
                Ok(Some(message)) => {
                    if let Heard::Text(text) = &message {
                        assert!(text.len() <= MOST);
                    }
                    let closes = message == Heard::Close;
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

/// The same as `tungstenite` finds, and whether it broke off.
fn heard_by_another(bytes: &[u8]) -> (Vec<Heard>, bool) {
    let limits = WebSocketConfig::default().max_message_size(Some(MOST)).max_frame_size(Some(MOST));
    let mut socket = WebSocket::from_raw_socket(Wire(bytes), Role::Server, Some(limits));
    let mut heard = Vec::new();
    loop {
        heard.push(match socket.read() {
            Ok(Message::Text(text)) => Heard::Text(text.to_string()),
            Ok(Message::Binary(_)) => Heard::Binary,
            Ok(Message::Ping(payload)) => Heard::Ping(payload.to_vec()),
            Ok(Message::Pong(_)) => Heard::Pong,
            Ok(Message::Close(_)) => {
                heard.push(Heard::Close);
                return (heard, false);
            }
            Ok(Message::Frame(_)) => unreachable!("reading gives messages"),
            // The bytes are at their end.
            Err(Error::Io(_)) => return (heard, false),
            Err(_) => return (heard, true),
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
