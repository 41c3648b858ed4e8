//! WebSocket messages as bytes (RFC 6455), without extensions: what clients send is taken apart, what the server sends
//! is put together.

const MORE: u8 = 0x0;
/// The kind of a text.
pub const TEXT: u8 = 0x1;
const BINARY: u8 = 0x2;
/// The kind of a frame that ends the connection.
pub const CLOSE: u8 = 0x8;
/// The kind of a frame that asks for a sign of life.
pub const PING: u8 = 0x9;
/// The kind of a sign of life.
pub const PONG: u8 = 0xA;

/// The first bit of a frame that is whole.
const WHOLE: u8 = 0x80;

/// Bits of the first byte that mean something only if both sides have agreed on it.
const RESERVED: u8 = 0x70;

const MASKED: u8 = 0x80;

/// Kinds from here on are about the connection: short, in one piece, and allowed between the pieces of a message.
const CONTROL: u8 = 0x8;
const MAX_CONTROL_LEN: u64 = 125;

/// Something whole that a client sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// A text.
    Text(String),
    /// Bytes that are no text.
    Binary,
    /// It wants a sign of life with this payload.
    Ping(Vec<u8>),
    /// It has given one.
    Pong,
    /// It goes, for the reason with this code if it says one.
    Close(Option<u16>),
}

/// Why the connection can't go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// A message is longer than allowed.
    TooLarge,
    /// The bytes break the rules of the protocol.
    Broken(&'static str),
}

/// Puts bytes together to messages, each of at most so many bytes.
pub struct Decoder {
    most: usize,
    bytes: Vec<u8>,
    /// How many of the bytes are done.
    done: usize,
    /// A message of which more is to come, with its kind.
    begun: Option<(u8, Vec<u8>)>,
}

/// The first bytes of a frame.
struct Header {
    is_whole: bool,
    kind: u8,
    mask: [u8; 4],
    /// Where the payload begins, counted from the frame's start.
    start: usize,
    length: u64,
}

impl Decoder {
    /// Waits for the first message.
    #[must_use]
    pub fn new(most: usize) -> Self {
        Self { most, bytes: Vec::new(), done: 0, begun: None }
    }

    /// Adds bytes as they come, in pieces of any size.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// The next message, if it is there as a whole. After an error nothing that comes makes sense.
    #[expect(clippy::should_implement_trait, reason = "there may be more after there was nothing")]
    pub fn next(&mut self) -> Result<Option<Message>, Unreadable> {
        while let Some(header) = header(&self.bytes[self.done..])? {
            let is_control = header.kind >= CONTROL;
            self.check(&header)?;
            let length = usize::try_from(header.length).map_err(|_| Unreadable::TooLarge)?;
            let start = self.done + header.start;
            let Some(payload) = self.bytes.get_mut(start..start + length) else { return Ok(None) };
            for (byte, mask) in payload.iter_mut().zip(header.mask.into_iter().cycle()) {
                *byte ^= mask;
            }
            let payload = &self.bytes[start..start + length];
            self.done = start + length;
            if is_control {
                return control(header.kind, payload).map(Some);
            }
            let (kind, message) = match self.begun.take() {
                None => (header.kind, payload.to_vec()),
                Some((kind, mut message)) => {
                    message.extend_from_slice(payload);
                    (kind, message)
                }
            };
            if header.is_whole {
                return whole(kind, message).map(Some);
            }
            self.begun = Some((kind, message));
        }
        self.tidy();
        Ok(None)
    }

    /// What is done needs no room any more.
    fn tidy(&mut self) {
        if self.done == self.bytes.len() {
            self.bytes = Vec::new();
        } else {
            self.bytes.drain(..self.done);
        }
        self.done = 0;
    }

    /// Everything that can be said before the payload is there.
    fn check(&self, header: &Header) -> Result<(), Unreadable> {
        let begun = self.begun.as_ref().map(|(_, message)| message.len());
        match header.kind {
            MORE if begun.is_none() => {
                Err(Unreadable::Broken("a message goes on that never began"))
            }
            TEXT | BINARY if begun.is_some() => {
                Err(Unreadable::Broken("a message begins inside another"))
            }
            MORE | TEXT | BINARY => {
                let most = self.most - begun.unwrap_or(0).min(self.most);
                let fits = usize::try_from(header.length).is_ok_and(|length| length <= most);
                if fits { Ok(()) } else { Err(Unreadable::TooLarge) }
            }
            CLOSE | PING | PONG if header.is_whole && header.length <= MAX_CONTROL_LEN => Ok(()),
            CLOSE | PING | PONG => {
                Err(Unreadable::Broken("a control frame is too long or in parts"))
            }
            _ => Err(Unreadable::Broken("a frame of an unknown kind")),
        }
    }
}

fn header(bytes: &[u8]) -> Result<Option<Header>, Unreadable> {
    let &[first, second, ref rest @ ..] = bytes else { return Ok(None) };
    if first & RESERVED != 0 {
        return Err(Unreadable::Broken("reserved bits are set"));
    }
    if second & MASKED == 0 {
        return Err(Unreadable::Broken("a client's frames must be masked"));
    }
    let (length, rest, start) = match second & !MASKED {
        126 => {
            let Some((length, rest)) = rest.split_first_chunk() else { return Ok(None) };
            (u64::from(u16::from_be_bytes(*length)), rest, 8)
        }
        127 => {
            let Some((length, rest)) = rest.split_first_chunk() else { return Ok(None) };
            (u64::from_be_bytes(*length), rest, 14)
        }
        short => (u64::from(short), rest, 6),
    };
    let Some(&mask) = rest.first_chunk() else { return Ok(None) };
    let (is_whole, kind) = (first & WHOLE != 0, first & 0xf);
    Ok(Some(Header { is_whole, kind, mask, start, length }))
}

fn control(kind: u8, payload: &[u8]) -> Result<Message, Unreadable> {
    match kind {
        PING => Ok(Message::Ping(payload.to_vec())),
        PONG => Ok(Message::Pong),
        _ => closing(payload),
    }
}

/// The codes that clients may close with; all others are reserved, or for systems only.
fn may_be_sent(code: u16) -> bool {
    matches!(code, 1000..=1003 | 1007..=1013 | 3000..=4999)
}

fn closing(payload: &[u8]) -> Result<Message, Unreadable> {
    let Some((code, reason)) = payload.split_first_chunk() else {
        let is_empty = payload.is_empty();
        let cut = Unreadable::Broken("a close frame has half a code");
        return if is_empty { Ok(Message::Close(None)) } else { Err(cut) };
    };
    let code = u16::from_be_bytes(*code);
    if !may_be_sent(code) {
        return Err(Unreadable::Broken("a close frame with a code that means nothing"));
    }
    if std::str::from_utf8(reason).is_err() {
        return Err(Unreadable::Broken("a text is not in UTF-8"));
    }
    Ok(Message::Close(Some(code)))
}

fn whole(kind: u8, message: Vec<u8>) -> Result<Message, Unreadable> {
    match kind {
        TEXT => String::from_utf8(message)
            .map(Message::Text)
            .map_err(|_| Unreadable::Broken("a text is not in UTF-8")),
        _ => Ok(Message::Binary),
    }
}

/// A header has at most so many bytes.
pub const MAX_HEADER_LEN: usize = 10;

/// A frame as servers send it: whole and not masked.
#[must_use]
pub fn frame(kind: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = Vec::with_capacity(MAX_HEADER_LEN + payload.len());
    frame.resize(MAX_HEADER_LEN, 0);
    frame.extend_from_slice(payload);
    let start = put_header(kind, &mut frame);
    frame.drain(..start);
    frame
}

/// Makes a frame in place: the payload stands behind [`MAX_HEADER_LEN`] bytes that are free. Returns where the frame begins.
#[must_use]
pub fn put_header(kind: u8, bytes: &mut [u8]) -> usize {
    let (free, payload) = bytes.split_at_mut(MAX_HEADER_LEN);
    let start = match (u8::try_from(payload.len()), u16::try_from(payload.len())) {
        (Ok(length), _) if length < 126 => {
            free[9] = length;
            8
        }
        (_, Ok(length)) => {
            free[7] = 126;
            free[8..].copy_from_slice(&length.to_be_bytes());
            6
        }
        _ => {
            free[1] = 127;
            free[2..].copy_from_slice(&(payload.len() as u64).to_be_bytes());
            0
        }
    };
    free[start] = WHOLE | kind;
    start
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A frame as clients send it.
    fn masked(first: u8, payload: &[u8]) -> Vec<u8> {
        let mut frame = frame(first & 0xf, payload);
        frame[0] = first;
        frame[1] |= MASKED;
        let start = frame.len() - payload.len();
        let mask = [1, 2, 3, 250];
        frame.splice(start..start, mask);
        for (byte, mask) in frame[start + 4..].iter_mut().zip(mask.into_iter().cycle()) {
            *byte ^= mask;
        }
        frame
    }

    fn all(decoder: &mut Decoder) -> Vec<Message> {
        std::iter::from_fn(|| decoder.next().unwrap()).collect()
    }

    fn text(text: &str) -> Message {
        Message::Text(text.to_owned())
    }

    #[test]
    fn lengths_are_written_in_three_ways() {
        assert_eq!(frame(TEXT, b"hi"), [0x81, 2, b'h', b'i']);
        assert_eq!(frame(TEXT, &[0; 126])[..4], [0x81, 126, 0, 126]);
        assert_eq!(frame(TEXT, &[0; 65_535])[..4], [0x81, 126, 255, 255]);
        assert_eq!(frame(TEXT, &[0; 65_536])[..10], [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]);
    }

    #[test]
    fn messages_come_out_however_the_bytes_come_in() {
        let long = "ü".repeat(40_000);
        let mut bytes = masked(0x81, b"one");
        bytes.extend(masked(0x01, b"in "));
        bytes.extend(masked(0x89, b"are you there?"));
        bytes.extend(masked(0x00, b"three "));
        bytes.extend(masked(0x80, b"parts"));
        bytes.extend(masked(0x82, &[0, 255]));
        bytes.extend(masked(0x81, long.as_bytes()));
        bytes.extend(masked(0x8A, b""));
        bytes.extend(masked(0x88, &[3, 232]));
        let expected = [
            text("one"),
            Message::Ping(b"are you there?".to_vec()),
            text("in three parts"),
            Message::Binary,
            text(&long),
            Message::Pong,
            Message::Close(Some(1000)),
        ];
        for size in [1, 2, 7, 4096, bytes.len()] {
            let mut decoder = Decoder::new(100_000);
            let mut heard = Vec::new();
            for piece in bytes.chunks(size) {
                decoder.feed(piece);
                heard.extend(all(&mut decoder));
            }
            assert!(heard == expected, "in pieces of {size} bytes");
            assert_eq!(decoder.bytes.capacity(), 0, "nothing is kept while nothing comes");
        }
    }

    #[test]
    fn what_is_too_large_is_refused_before_it_has_come() {
        let mut decoder = Decoder::new(100);
        decoder.feed(&masked(0x81, &[b'x'; 101])[..8]);
        assert_eq!(decoder.next(), Err(Unreadable::TooLarge));
        let mut decoder = Decoder::new(100);
        decoder.feed(&masked(0x01, &[b'x'; 60]));
        decoder.feed(&masked(0x80, &[b'x'; 60]));
        assert_eq!(decoder.next(), Err(Unreadable::TooLarge), "in parts as well");
        let mut decoder = Decoder::new(100);
        decoder.feed(&[0x81, 0xff, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0]);
        assert_eq!(decoder.next(), Err(Unreadable::TooLarge));
    }

    #[test]
    fn what_breaks_the_rules_ends_the_connection() {
        let unmasked = frame(TEXT, b"hi");
        let cases = [
            unmasked,
            masked(0xC1, b"reserved"),
            masked(0x83, b"unknown"),
            masked(0x80, b"goes on"),
            [masked(0x01, b"a"), masked(0x81, b"b")].concat(),
            masked(0x09, b"ping in parts"),
            masked(0x89, &[0; 126]),
            masked(0x81, &[0xff, 0xfe]),
        ];
        for bytes in cases {
            let mut decoder = Decoder::new(1000);
            decoder.feed(&bytes);
            assert!(matches!(decoder.next(), Err(Unreadable::Broken(_))), "{bytes:?}");
        }
    }

    #[test]
    fn no_bytes_whatever_break_it() {
        let mut luck = 1_u64;
        let mut draw = move || {
            luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            luck.to_be_bytes()[0]
        };
        for _ in 0..20_000 {
            let mut decoder = Decoder::new(50);
            let mut bytes: Vec<u8> = (0..draw() % 40).map(|_| draw()).collect();
            if let [first, second, ..] = &mut bytes[..] {
                // Most of all bytes are refused at once; these get further.
                *first &= 0x8f;
                *second |= MASKED;
            }
            for piece in bytes.chunks(1 + usize::from(draw() % 9)) {
                decoder.feed(piece);
                while let Ok(Some(_)) = decoder.next() {}
            }
            assert!(decoder.begun.is_none_or(|(_, message)| message.len() <= 50));
        }
    }
}
