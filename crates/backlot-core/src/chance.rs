//! Luck, asked for and never kept.
//!
//! Rules call [`Chance::below`]; who answers depends on the use:
//!
//! | use | source |
//! |---|---|
//! | play | [`Seeded`]: one reproducible stream per pile |
//! | log and record | [`Recording`]: notes what another source said |
//! | replay and tests | [`Scripted`]: the draws must fit and be used up |
//! | perft | [`Enumerating`]: every possible sequence of draws, one after the other |
//! | playouts | [`Fast`]: quick and silent |
//! | comparing actions by playouts | [`Paired`]: quick, with one stream per pile |
//!
//! A generator inside a state would let search see the future.

mod enumerating;
mod fast;
mod paired;
mod recording;
mod scripted;
mod seeded;

pub use enumerating::Enumerating;
pub use fast::Fast;
pub use paired::Paired;
pub use recording::Recording;
pub use scripted::{BadDraws, Scripted};
pub use seeded::Seeded;

/// Something that is drawn from: a deck, a bag, the choice of the first player. Each game numbers its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pile(pub u8);

/// A game has at most this many piles.
pub const MAX_PILES: usize = 16;

/// One number from chance: which pile, out of how many, which.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draw {
    /// What was drawn from.
    pub pile: Pile,
    /// How many things it could have been.
    pub below: u32,
    /// Which one it was: the i-th lowest id left in the pile.
    pub value: u32,
}

/// A source of randomness.
pub trait Chance {
    /// A number from 0 to `n` − 1. `n` is at least 1. Draw `i` means the i-th lowest id left in `pile`.
    fn below(&mut self, pile: Pile, n: u32) -> u32;
}

impl<C: Chance + ?Sized> Chance for &mut C {
    #[inline]
    fn below(&mut self, pile: Pile, n: u32) -> u32 {
        (**self).below(pile, n)
    }
}

/// What rules get while they run: randomness, and somebody who may listen.
pub trait Context<E>: Chance {
    /// Tells that something happened. The event is built only if someone listens.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// Luck without listeners: events are never built.
pub struct WithoutEvents<C>(pub C);

impl<C: Chance> Chance for WithoutEvents<C> {
    #[inline]
    fn below(&mut self, pile: Pile, n: u32) -> u32 {
        self.0.below(pile, n)
    }
}

impl<E, C: Chance> Context<E> for WithoutEvents<C> {
    #[inline]
    fn emit(&mut self, _event: impl FnOnce() -> E) {}
}

/// Luck with a listener that keeps every event.
pub struct EventRecorder<C, E> {
    /// The source of randomness.
    pub chance: C,
    /// What happened so far, in order.
    pub events: Vec<E>,
}

impl<C, E> EventRecorder<C, E> {
    /// Listens from now on.
    pub fn new(chance: C) -> Self {
        Self { chance, events: Vec::new() }
    }
}

impl<C: Chance, E> Chance for EventRecorder<C, E> {
    fn below(&mut self, pile: Pile, n: u32) -> u32 {
        self.chance.below(pile, n)
    }
}

impl<C: Chance, E> Context<E> for EventRecorder<C, E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.events.push(event());
    }
}
