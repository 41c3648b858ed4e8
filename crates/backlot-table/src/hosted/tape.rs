//! The actions that count, in a few bytes each: for every step the seat and the index of its legal action, then
//! the draws as the rules ask for them. Only replaying makes sense of it, so it never leaves memory.

use backlot_core::{Chance, Pile, Seat};

/// How many seats there is room for in the code of a step.
const SEATS: u64 = 8;

/// More bytes are asked for so many at a time: tables wait in memory in thousands.
const ROOM: usize = 64;

/// Steps, encoded.
#[derive(PartialEq, Eq, Debug, Default)]
pub(super) struct Tape(Vec<u8>);

impl Clone for Tape {
    /// A copy has the same room, because a step is added to it right away.
    fn clone(&self) -> Self {
        let mut bytes = Vec::with_capacity(self.0.capacity());
        bytes.extend_from_slice(&self.0);
        Self(bytes)
    }
}

impl Tape {
    pub(super) fn push_step(&mut self, seat: Seat, index: usize) {
        self.push(index as u64 * SEATS + seat.index() as u64);
    }

    pub(super) fn push_draws(&mut self, draws: &[u32]) {
        for draw in draws {
            self.push(u64::from(*draw));
        }
    }

    /// Seven bits a byte, the lowest first.
    fn push(&mut self, mut number: u64) {
        if self.0.capacity() < self.0.len() + 10 {
            self.0.reserve_exact(ROOM);
        }
        while number >= 0x80 {
            self.0.push(u8::try_from(number & 0x7f).expect("seven bits") | 0x80);
            number >>= 7;
        }
        self.0.push(u8::try_from(number).expect("seven bits"));
    }

    pub(super) fn read(&self) -> Reader<'_> {
        Reader { rest: &self.0, drawn: Vec::new() }
    }
}

/// Reads a tape from its start. As a source of luck it gives out the draws that follow.
pub(super) struct Reader<'a> {
    rest: &'a [u8],
    /// The draws given out since they were last taken.
    pub(super) drawn: Vec<u32>,
}

impl Reader<'_> {
    /// The next step: the seat and the index of its action.
    pub(super) fn step(&mut self) -> Option<(Seat, usize)> {
        if self.rest.is_empty() {
            return None;
        }
        let code = self.number();
        let seat = u8::try_from(code % SEATS).map(Seat::from_bits).expect("below eight");
        Some((seat, usize::try_from(code / SEATS).expect("an index was written")))
    }

    fn number(&mut self) -> u64 {
        let (mut number, mut shift) = (0, 0);
        while let Some((byte, rest)) = self.rest.split_first() {
            self.rest = rest;
            number |= u64::from(byte & 0x7f) << shift;
            shift += 7;
            if byte & 0x80 == 0 {
                break;
            }
        }
        number
    }
}

impl Chance for Reader<'_> {
    fn below(&mut self, _pile: Pile, _n: u32) -> u32 {
        let value = u32::try_from(self.number()).unwrap_or(0);
        self.drawn.push(value);
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_and_draws_read_back() {
        let mut tape = Tape::default();
        tape.push_draws(&[0, 127, 128, u32::MAX]);
        tape.push_step(Seat::from_bits(5), 300);
        tape.push_step(Seat::from_bits(0), 0);
        let mut reader = tape.read();
        let draws: Vec<u32> = (0..4).map(|_| reader.below(Pile(0), 1)).collect();
        assert_eq!(draws, [0, 127, 128, u32::MAX]);
        assert_eq!(reader.step(), Some((Seat::from_bits(5), 300)));
        assert_eq!(reader.step(), Some((Seat::from_bits(0), 0)));
        assert_eq!(reader.step(), None);
    }
}
