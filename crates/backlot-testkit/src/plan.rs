//! What the conformance suite plays: set-ups, numbers of games, seeds.

use std::collections::BTreeSet;

use backlot_core::chance::Fast;
use backlot_core::{GameInfo, SetupRequest};

use crate::wording::{English, Wording};

/// At most this many set-ups are played.
pub const MAX_SETUPS: usize = 64;

/// No set-up is played fewer times than this.
const MIN_GAMES: usize = 2;

/// What the suite plays.
#[derive(Clone)]
pub struct Plan<'a> {
    /// About how many games in all, shared out among the set-ups; each is played at least twice.
    pub games: usize,
    /// Where all randomness of the run comes from.
    pub seed: &'a str,
    /// Costly laws are checked at the start of each game and at one of this many decisions, chosen at random
    /// but by the seed; 1, the usual number, means at every decision.
    pub thorough_every: usize,
    /// Puts texts into words.
    pub wording: &'a dyn Wording,
    /// This run plays the games whose number leaves this rest when divided by `parts`.
    pub part: usize,
    /// Into how many runs the games are divided.
    pub parts: usize,
    only: Option<(String, usize)>,
}

impl Default for Plan<'_> {
    fn default() -> Self {
        Self {
            games: 240,
            seed: "conformance",
            thorough_every: 1,
            wording: &English,
            part: 0,
            parts: 1,
            only: None,
        }
    }
}

impl<'a> Plan<'a> {
    /// Plays about this many games.
    #[must_use]
    pub fn games(mut self, games: usize) -> Self {
        self.games = games;
        self
    }

    /// Takes all randomness from this seed.
    #[must_use]
    pub fn seed(mut self, seed: &'a str) -> Self {
        self.seed = seed;
        self
    }

    /// Puts texts into words with `wording` instead of English.
    #[must_use]
    pub fn wording(mut self, wording: &'a dyn Wording) -> Self {
        self.wording = wording;
        self
    }

    /// One of several runs that play all games together.
    #[must_use]
    pub fn part(mut self, part: usize, parts: usize) -> Self {
        (self.part, self.parts) = (part, parts.max(1));
        self
    }

    /// Plays just the game that a [`Violation`](crate::Violation) names.
    #[must_use]
    pub fn only(mut self, setup: &str, number: usize) -> Self {
        self.only = Some((setup.to_owned(), number));
        self
    }

    /// The games to play: set-up and number.
    pub(crate) fn games_to_play<'s>(
        &self,
        setups: &'s [RequestedOptions],
    ) -> Vec<(&'s RequestedOptions, usize)> {
        if let Some((text, number)) = &self.only {
            return setups
                .iter()
                .filter(|request| request.text == *text)
                .map(|w| (w, *number))
                .collect();
        }
        let each = self.games.div_ceil(setups.len().max(1)).max(MIN_GAMES);
        let all = (0..each).flat_map(|number| setups.iter().map(move |request| (request, number)));
        all.enumerate().filter(|(i, _)| i % self.parts == self.part).map(|(_, game)| game).collect()
    }
}

/// A set-up that is asked for, with every option spelled out.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct RequestedOptions {
    /// As in `seats=3 advanced=true`.
    pub(crate) text: String,
    pub(crate) seats: usize,
    /// Values in the order of the game's options.
    values: Vec<&'static str>,
}

impl RequestedOptions {
    fn new(info: &GameInfo, seats: usize, values: Vec<&'static str>) -> Self {
        let options = info.options.iter().zip(&values);
        let text = options.fold(format!("seats={seats}"), |text, (spec, value)| {
            text + &format!(" {}={value}", spec.id)
        });
        Self { text, seats, values }
    }

    pub(crate) fn request(&self) -> SetupRequest {
        let mut request = SetupRequest::default();
        for pair in self.text.split_whitespace() {
            request.set(pair).expect("a request is written as pairs");
        }
        request
    }

    /// Whether every option is what it is unless chosen.
    pub(crate) fn is_default(&self, info: &GameInfo) -> bool {
        info.options.iter().zip(&self.values).all(|(spec, value)| spec.default == *value)
    }

    /// A short name that fits a file: the seats, and the options that are not as usual.
    pub(crate) fn file_name(&self, info: &GameInfo) -> String {
        let mut name = format!("{}-seats", self.seats);
        for (spec, value) in info.options.iter().zip(&self.values) {
            if spec.default != *value {
                name.push_str(&format!("-{}-{value}", spec.id));
            }
        }
        name
    }
}

fn defaults(info: &GameInfo) -> Vec<&'static str> {
    info.options.iter().map(|spec| spec.default).collect()
}

/// Each number of seats with the usual options, and each other value of each option once.
pub(crate) fn requests_of_interest(info: &GameInfo) -> Vec<RequestedOptions> {
    let mut requests: Vec<RequestedOptions> = info
        .seats
        .clone()
        .map(|seats| RequestedOptions::new(info, seats, defaults(info)))
        .collect();
    for (i, spec) in info.options.iter().enumerate() {
        for &value in spec.values.iter().filter(|value| **value != spec.default) {
            let mut values = defaults(info);
            values[i] = value;
            requests.push(RequestedOptions::new(info, info.default_seats, values));
        }
    }
    requests
}

/// Every combination of seats and options. Where there are more than [`MAX_SETUPS`]: those of interest,
/// and others chosen at random (always the same ones) up to that number.
pub(crate) fn all_requests(info: &GameInfo) -> Vec<RequestedOptions> {
    let combinations = info
        .options
        .iter()
        .fold(info.seats.clone().count(), |count, spec| count.saturating_mul(spec.values.len()));
    if combinations <= MAX_SETUPS {
        return every_combination(info);
    }
    let mut requests: BTreeSet<RequestedOptions> =
        requests_of_interest(info).into_iter().take(MAX_SETUPS).collect();
    let seats: Vec<usize> = info.seats.clone().collect();
    let mut picks = Fast::new(64);
    while requests.len() < MAX_SETUPS {
        let seats = seats[picks.index(seats.len())];
        let values = info.options.iter().map(|spec| spec.values[picks.index(spec.values.len())]);
        requests.insert(RequestedOptions::new(info, seats, values.collect()));
    }
    requests.into_iter().collect()
}

fn every_combination(info: &GameInfo) -> Vec<RequestedOptions> {
    let mut chosen: Vec<Vec<&'static str>> = vec![Vec::new()];
    for spec in info.options {
        let longer = |values: &Vec<&'static str>| {
            let values = values.clone();
            spec.values.iter().map(move |value| [values.as_slice(), &[*value]].concat())
        };
        chosen = chosen.iter().flat_map(longer).collect();
    }
    let of_seats =
        |seats| chosen.iter().map(move |values| RequestedOptions::new(info, seats, values.clone()));
    info.seats.clone().flat_map(of_seats).collect()
}

#[cfg(test)]
mod tests {
    use backlot_core::OptionSpec;

    use super::*;

    const SWITCH: OptionSpec =
        OptionSpec { id: "switch", values: &["false", "true"], default: "false", about: "" };

    fn info(options: &'static [OptionSpec]) -> GameInfo {
        GameInfo {
            id: "toy",
            title: "Toy",
            rules_version: 1,
            clause_prefix: "TY",
            seats: 2..=4,
            default_seats: 3,
            options,
            piles: &[],
            rules: "",
        }
    }

    fn texts(requests: &[RequestedOptions]) -> Vec<&str> {
        requests.iter().map(|request| request.text.as_str()).collect()
    }

    #[test]
    fn few_combinations_are_all_played() {
        let requests = all_requests(&info(&[SWITCH]));
        let first = ["seats=2 switch=false", "seats=2 switch=true", "seats=3 switch=false"];
        assert_eq!(texts(&requests)[..3], first);
        assert_eq!(requests.len(), 6);
    }

    #[test]
    fn of_many_combinations_those_of_interest_and_some_others_are_played() {
        const LEVEL: OptionSpec =
            OptionSpec { id: "level", values: &["1", "2", "3", "4", "5"], default: "1", about: "" };
        const WORLD: OptionSpec =
            OptionSpec { id: "world", values: &["a", "b", "c", "d", "e"], default: "a", about: "" };
        let info = info(&[LEVEL, WORLD]);
        let requests = all_requests(&info);
        assert_eq!(requests.len(), MAX_SETUPS);
        assert_eq!(requests, all_requests(&info), "always the same");
        let of_interest = requests_of_interest(&info);
        assert_eq!(of_interest.len(), 3 + 4 + 4);
        assert!(of_interest.iter().all(|request| requests.contains(request)));
        assert_eq!(of_interest[3].file_name(&info), "3-seats-level-2");
    }

    #[test]
    fn parts_play_every_game_once_together() {
        let requests = all_requests(&info(&[SWITCH]));
        let games = |part| Plan::default().games(20).part(part, 3).games_to_play(&requests).len();
        assert_eq!(games(0) + games(1) + games(2), 4 * 6);
        let one = Plan::default().only("seats=4 switch=true", 7);
        assert_eq!(one.games_to_play(&requests), [(&requests[5], 7)]);
    }
}
