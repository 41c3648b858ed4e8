use super::{Chance, Draw, Pile};

/// Passes on another source's numbers and notes every draw.
#[derive(Debug)]
pub struct Recording<C> {
    source: C,
    /// What was drawn so far, in order.
    pub draws: Vec<Draw>,
}

impl<C> Recording<C> {
    /// Records what `source` says from now on.
    pub fn new(source: C) -> Self {
        Self { source, draws: Vec::new() }
    }
}

impl<C: Chance> Chance for Recording<C> {
    fn below(&mut self, pile: Pile, n: u32) -> u32 {
        let value = self.source.below(pile, n);
        self.draws.push(Draw { pile, below: n, value });
        value
    }
}
