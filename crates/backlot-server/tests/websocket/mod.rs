//! Our WebSockets agree with another implementation, also about what is broken. The fuzz target `websocket` asks the same of
//! any bytes.

mod agreement;

use backlot_core::chance::Fast;
use tokio_tungstenite::tungstenite;

/// So many inputs are tried.
const INPUTS: usize = 100_000;

/// A frame as clients send it.
fn frame(chance: &mut Fast) -> Vec<u8> {
    // Mostly texts, whole or in parts.
    let first = [0x81, 0x81, 0x01, 0x00, 0x80, 0x82, 0x88, 0x89, 0x8A][chance.index(9)];
    let length = [0, 1, 5, 60, 125, 126, 290, 301][chance.index(8)];
    let mask: [u8; 4] = std::array::from_fn(|_| byte(chance));
    let mut frame = vec![first];
    match u8::try_from(length) {
        Ok(short) if short < 126 => frame.push(0x80 | short),
        _ => {
            frame.push(0x80 | 126);
            frame.extend(u16::try_from(length).unwrap_or(0).to_be_bytes());
        }
    }
    frame.extend(mask);
    let text = "{\"type\":\"say\",\"text\":\"Grüße\"}".bytes().cycle();
    // A close frame begins with a code.
    let code: &[u8] = if first == 0x88 { &[3, 232] } else { &[] };
    let text = code.iter().copied().chain(text).take(length);
    frame.extend(text.zip(mask.into_iter().cycle()).map(|(byte, mask)| byte ^ mask));
    frame
}

fn byte(chance: &mut Fast) -> u8 {
    u8::try_from(chance.index(256)).unwrap_or(0)
}

#[test]
fn the_same_is_found_in_real_frames_and_in_broken_ones() {
    let mut chance = Fast::new(2026);
    let mut messages = 0;
    for _ in 0..INPUTS {
        let mut bytes: Vec<u8> =
            (0..1 + chance.index(4)).flat_map(|_| frame(&mut chance)).collect();
        for _ in 0..chance.index(3) {
            let place = chance.index(bytes.len());
            match chance.index(3) {
                0 => bytes[place] = byte(&mut chance),
                1 => bytes.truncate(place.max(1)),
                _ => bytes.insert(place, byte(&mut chance)),
            }
        }
        messages += agreement::check(&bytes, 1 + chance.index(40));
    }
    assert!(messages > INPUTS / 2, "most inputs have messages: {messages}");
}
