//! The last round, played out in full: nothing is hidden and nothing random is left.
//!
//! Everybody plays for their own share of the win and takes any of several equally good actions: max-n, with ties
//! averaged. When all reels lie, each seat's result depends on its own cards only, so it does best to aim
//! for the most points and then for the best single movie (HC-E4), whatever the others do. So there is nothing left to
//! search: [`Ends`] works out that best result for each set of cards.

mod ends;

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use backlot_core::Seat;

use self::ends::Ends;
use crate::components::MAX_COLUMNS;
use crate::state::MAX_PLAYERS;
use crate::{Action, Column, HollywoodCards, Phase, ReelStack, StudioCards};

/// Each seat's share of the win.
type Shares = [f64; MAX_PLAYERS];

/// Shares that differ by less are equal: rounding makes smaller differences, averages of ties larger ones.
const EQUAL: f64 = 1e-9;

/// The share of wins by each legal action, if it takes looking at no more positions than `effort`.
pub(super) fn solve(
    game: &HollywoodCards,
    seat: Seat,
    legal: &[Action],
    effort: u32,
) -> Option<Vec<f32>> {
    if game.round + 1 != game.rounds() || game.turn != seat {
        return None;
    }
    let mut solver = Solver { game, ends: Ends::new(game), known: HashMap::default(), effort };
    let share = |action: &Action| {
        let shares = match (game.phase, *action) {
            (Phase::Placing | Phase::Doubling { .. }, _) => {
                solver.shares(&Node::root(game)?.after(game, *action)?)
            }
            (Phase::Assigning { spot }, Action::Assign(genre)) => {
                Some(solver.ends.after_assignment(usize::from(spot), genre))
            }
            (Phase::Assigning { .. } | Phase::Over, _) => None,
        };
        #[expect(clippy::cast_possible_truncation, reason = "a share")]
        shares.map(|shares| shares[seat.index()] as f32)
    };
    legal.iter().map(share).collect()
}

struct Solver<'a> {
    game: &'a HollywoodCards,
    ends: Ends<'a>,
    known: HashMap<u64, Shares, BuildHasherDefault<Mixer>>,
    /// How many positions may still be looked at.
    effort: u32,
}

impl Solver<'_> {
    fn shares(&mut self, node: &Node) -> Option<Shares> {
        self.effort = self.effort.checked_sub(1)?;
        match self.game.set.reels() - node.placed {
            0 => return Some(self.ends.when_all_lie(&node.reels)),
            // Looking at it again is faster than keeping it.
            1 => return self.best_for_turn(node),
            _ => {}
        }
        let key = node.key(self.game);
        if let Some(&shares) = self.known.get(&key) {
            return Some(shares);
        }
        let shares = self.best_for_turn(node)?;
        self.known.insert(key, shares);
        Some(shares)
    }

    /// The mean over all actions that are best for the seat whose turn it is.
    fn best_for_turn(&mut self, node: &Node) -> Option<Shares> {
        let own = node.turn.index();
        let (mut sum, mut equals, mut best) = ([0.0; MAX_PLAYERS], 0.0, -1.0);
        for action in ACTIONS {
            let Some(after) = node.after(self.game, action) else { continue };
            let shares = self.shares(&after)?;
            if shares[own] > 1.0 - EQUAL {
                // Nobody else gets anything, whichever such action it is.
                return Some(shares);
            }
            if shares[own] > best + EQUAL {
                (sum, equals, best) = (shares, 1.0, shares[own]);
            } else if shares[own] > best - EQUAL {
                sum.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share);
                equals += 1.0;
            }
        }
        Some(sum.map(|sum| sum / equals))
    }
}

const ACTIONS: [Action; MAX_COLUMNS + 2] = [
    Action::Reel(Column(0)),
    Action::Reel(Column(1)),
    Action::Reel(Column(2)),
    Action::Reel(Column(3)),
    Action::Clap,
    Action::Double,
];

const NO_CARDS: StudioCards = StudioCards { clap: false, double: false };

/// A position while reels are placed: what changes of a [`HollywoodCards`].
#[derive(Clone, Copy)]
struct Node {
    reels: [ReelStack; MAX_COLUMNS],
    reels_left: [u8; MAX_PLAYERS],
    studio: [StudioCards; MAX_PLAYERS],
    turn: Seat,
    /// Reels of a Double Reel that are still to be placed.
    doubling: u8,
    placed: u8,
}

impl Node {
    fn root(game: &HollywoodCards) -> Option<Self> {
        let doubling = match game.phase {
            Phase::Placing => 0,
            Phase::Doubling { left } => left,
            Phase::Assigning { .. } | Phase::Over => return None,
        };
        Some(Self {
            reels: game.reels,
            reels_left: game.reels_left.0,
            studio: game.studio.0,
            turn: game.turn,
            doubling,
            placed: game.placed,
        })
    }

    /// The position after the action, if that is legal.
    #[inline]
    fn after(&self, game: &HollywoodCards, action: Action) -> Option<Self> {
        let own = self.turn.index();
        match action {
            Action::Reel(column) => {
                if self.reels[column.index()].count() == game.set.height(column.index()) {
                    return None; // HC-R3
                }
                let mut after = *self;
                after.reels[column.index()].push(self.turn);
                after.reels_left[own] -= 1;
                after.placed += 1;
                after.forget_useless_cards();
                after.doubling = self.doubling.saturating_sub(1);
                if after.doubling == 0 {
                    after.pass_turn(game);
                }
                Some(after)
            }
            Action::Clap if self.doubling == 0 && self.studio[own].clap => {
                let mut after = *self;
                after.studio[own].clap = false; // HC-R4
                after.pass_turn(game);
                Some(after)
            }
            Action::Double
                if self.doubling == 0 && self.studio[own].double && self.reels_left[own] >= 2 =>
            {
                let mut after = *self;
                after.studio[own].double = false; // HC-R5
                after.doubling = 2;
                Some(after)
            }
            Action::Clap | Action::Double | Action::Assign(_) => None,
        }
    }

    /// HC-R2
    #[inline]
    fn pass_turn(&mut self, game: &HollywoodCards) {
        if self.placed == game.set.reels() {
            return;
        }
        let (seats, before) = (usize::from(game.seats), self.turn);
        self.turn = self.turn.left(seats);
        while self.reels_left[self.turn.index()] == 0 {
            self.turn = self.turn.left(seats);
        }
        if self.turn == before {
            // Who is alone neither skips a turn nor wins one by a studio card.
            self.studio[before.index()] = NO_CARDS;
        }
    }

    /// Positions that differ in cards which nobody can use any more are the same.
    #[inline]
    fn forget_useless_cards(&mut self) {
        let own = self.turn.index();
        match self.reels_left[own] {
            0 => self.studio[own] = NO_CARDS,
            1 => self.studio[own].double = false,
            _ => {}
        }
    }

    /// A number of its own for each position of the round: at most 36 bits of reels and 12 more.
    fn key(&self, game: &HollywoodCards) -> u64 {
        let mut key = 0;
        for (column, stack) in self.reels.iter().enumerate() {
            key = key << (2 * game.set.height(column) + 1) | u64::from(stack.packed());
        }
        for studio in self.studio {
            key = key << 2 | u64::from(studio.clap) << 1 | u64::from(studio.double);
        }
        key << 4 | u64::from(self.turn.bits()) << 2 | u64::from(self.doubling)
    }
}

/// Spreads keys over a hash table: they are no strangers' input.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(self.0 ^ u64::from(byte)));
    }

    fn write_u64(&mut self, number: u64) {
        let mixed = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = mixed ^ mixed >> 32;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
