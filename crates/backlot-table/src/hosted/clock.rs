//! How much time people have.

use backlot_core::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// How much time people have to answer. All times are milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ClockRule {
    /// As much as they like.
    #[default]
    None,
    /// So much for each answer, for games over weeks.
    Relaxed {
        /// The time for an answer.
        limit: u64,
    },
    /// So much for the whole game, and a little more for each turn.
    Live {
        /// The time at the start.
        bank: u64,
        /// What each turn adds.
        increment: u64,
    },
}

/// The clocks as a viewer sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ClockView {
    /// The rule.
    #[serde(flatten)]
    pub rule: ClockRule,
    /// The time each seat has left; nothing without a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<Vec<u64>>,
    /// Whose time runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub running: Option<SeatSet>,
    /// Whose time is out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub out: Option<SeatSet>,
}

/// Milliseconds since 1970, never 0: so that an optional one takes no more room.
type Time = std::num::NonZeroU64;

fn time(at: u64) -> Time {
    Time::new(at).unwrap_or(Time::MIN)
}

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Clocks {
    pub(super) rule: ClockRule,
    /// The time left when the clock was last started or stopped.
    left: BySeat<u64>,
    /// When it was started.
    since: BySeat<Option<Time>>,
    /// When its seat answered in secret: what others may see runs on until the last answer is in.
    answered: BySeat<Option<Time>>,
    paused: Option<Time>,
}

impl Clocks {
    pub(super) fn new(rule: ClockRule) -> Self {
        let left = match rule {
            ClockRule::None => 0,
            ClockRule::Relaxed { limit } => limit,
            ClockRule::Live { bank, .. } => bank,
        };
        Self {
            rule,
            left: BySeat([left; 6]),
            since: BySeat::default(),
            answered: BySeat::default(),
            paused: None,
        }
    }

    pub(super) fn start(&mut self, seat: Seat, at: u64) {
        if self.rule == ClockRule::None || self.since[seat].is_some() {
            return;
        }
        if let ClockRule::Relaxed { limit } = self.rule {
            self.left[seat] = limit;
        }
        self.since[seat] = Some(time(at));
        self.answered[seat] = None;
    }

    /// The seat's turn is over, or a bot plays for it from now on (`turn_over` is false).
    pub(super) fn stop(&mut self, seat: Seat, at: u64, turn_over: bool) {
        let Some(since) = self.since[seat].take() else { return };
        let end = self.answered[seat].take().map_or(at, Time::get);
        self.left[seat] = self.left[seat].saturating_sub(end.saturating_sub(since.get()));
        if let (ClockRule::Live { increment, .. }, true) = (self.rule, turn_over) {
            self.left[seat] = self.left[seat].saturating_add(increment);
        }
    }

    /// The seat has answered in secret, or owes an answer again.
    pub(super) fn answered(&mut self, seat: Seat, at: Option<u64>) {
        if self.since[seat].is_some() && (at.is_none() || self.answered[seat].is_none()) {
            self.answered[seat] = at.map(time);
        }
    }

    pub(super) fn pause(&mut self, at: u64) {
        self.paused.get_or_insert(time(at));
    }

    pub(super) fn resume(&mut self, at: u64) {
        let Some(paused) = self.paused.take() else { return };
        let pause = at.saturating_sub(paused.get());
        for started in self.since.0.iter_mut().chain(&mut self.answered.0).flatten() {
            *started = started.saturating_add(pause);
        }
    }

    /// Nobody could answer for so long. In a pause, no time runs anyway.
    pub(super) fn give_back(&mut self, ms: u64) {
        if self.paused.is_none() {
            for started in self.since.0.iter_mut().chain(&mut self.answered.0).flatten() {
                *started = started.saturating_add(ms);
            }
        }
    }

    /// Whether somebody's time runs.
    pub(super) fn is_running(&self) -> bool {
        self.paused.is_none() && self.since.0.iter().any(Option::is_some)
    }

    /// What everybody may see of a seat's time: an answer given in secret does not stop it.
    fn left(&self, seat: Seat, now: u64) -> u64 {
        let now = self.paused.map_or(now, Time::get);
        let used = self.since[seat].map_or(0, |since| now.saturating_sub(since.get()));
        self.left[seat].saturating_sub(used)
    }

    pub(super) fn is_out(&self, seat: Seat, now: u64) -> bool {
        self.since[seat].is_some() && self.left(seat, now) == 0
    }

    /// When the next clock runs out.
    pub(super) fn next_out(&self, seats: usize, now: u64) -> Option<u64> {
        if self.paused.is_some() {
            return None;
        }
        let ends = Seat::all(seats)
            .filter_map(|seat| Some(self.since[seat]?.get().saturating_add(self.left[seat])));
        ends.filter(|end| *end > now).min()
    }

    pub(super) fn view(&self, seats: usize, now: u64) -> ClockView {
        let all = || Seat::all(seats);
        let is_kept = self.rule != ClockRule::None;
        let running = || all().filter(|seat| self.since[*seat].is_some() && self.paused.is_none());
        ClockView {
            rule: self.rule,
            left: is_kept.then(|| all().map(|seat| self.left(seat, now)).collect()),
            running: is_kept.then(|| running().collect()),
            out: is_kept.then(|| all().filter(|seat| self.is_out(*seat, now)).collect()),
        }
    }
}
