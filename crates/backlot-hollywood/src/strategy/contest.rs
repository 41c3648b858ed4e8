//! The last rounds in which slates are rebuilt (HW-P4), worked out in full: in the last year nothing is hidden any
//! more, and nothing random is left.
//!
//! Every seat has a few slates worth building, by income and figurines. Who has the last word is known, so the rounds
//! are solved backwards: at each turn the seat takes what is best for its own share of the win; of equals, what
//! leaves it furthest ahead.

use backlot_core::{BySeat, MAX_SEATS, Seat, SeatSet};

use super::lot::Lot;
use crate::apply::{Heap, preferred};
use crate::components::YEARS;
use crate::{Action, Hollywood, Phase, Place, Slate};

/// Rounds of HW-P4 at most.
const MAX_ROUNDS: u8 = 3;
/// A slate for each seat that may be built, the one that lies there included.
const MAX_OPTIONS: usize = 8;
/// How much a point of lead counts beside a win.
const LEAD: f32 = 1e-4;

/// What everybody gets out of it.
type Shares = [f32; MAX_SEATS];

/// A slate, and what matters of it.
#[derive(Clone, Copy, Default)]
struct Choice {
    slate: Slate,
    income: u16,
    /// The figurines of its top movie; nothing without a movie (HW-F1).
    top: Option<u8>,
    /// The figurines that stay in the pile; those on traded cards are lost (HW-P3).
    kept: u16,
}

/// The slates everybody may end up with.
pub(super) struct Contest<'a> {
    game: &'a Hollywood,
    choices: BySeat<Vec<Choice>>,
    /// For each choice of a seat, as bits, those with other heaps: to go over to one of these is a change (HW-P4).
    others: BySeat<[u8; MAX_OPTIONS]>,
    /// The result for every combination of choices.
    ends: Vec<Shares>,
}

impl<'a> Contest<'a> {
    /// `None` before the last year, where slates are not shown, or if it takes more than so many steps.
    pub(super) fn of(game: &'a Hollywood, effort: u32) -> Option<Self> {
        let reviewing = matches!(game.phase, Phase::Reviewing(_) | Phase::Rebuilding(_));
        if !reviewing || game.year + 1 != YEARS {
            return None;
        }
        let choices = BySeat::from_fn(|seat| {
            if seat.index() < usize::from(game.seats) { game.choices(seat) } else { Vec::new() }
        });
        let others = BySeat::from_fn(|seat| {
            let choices = &choices[seat];
            let differ = |one: &Choice| {
                let bits = choices.iter().enumerate();
                bits.fold(0, |all, (bit, other)| {
                    all | u8::from(!one.slate.has_heaps_of(other.slate)) << bit
                })
            };
            std::array::from_fn(|place| choices.get(place).map_or(0, differ))
        });
        let mut contest = Self { game, choices, others, ends: Vec::new() };
        let combinations: usize =
            game.all_seats().map(|seat| contest.choices[seat].len()).product();
        let turns = usize::from(MAX_ROUNDS) * usize::from(game.seats);
        if combinations * turns * 2 > effort as usize {
            return None;
        }
        contest.ends = (0..combinations).map(|number| contest.end(number)).collect();
        Some(contest)
    }

    /// What the seat chose in a combination, and by how much the number grows with the next choice.
    fn chosen(&self, number: usize, seat: Seat) -> (usize, usize) {
        let mut step = 1;
        for before in self.game.all_seats().take_while(|&before| before != seat) {
            step *= self.choices[before].len();
        }
        (number / step % self.choices[seat].len(), step)
    }

    /// The seat's share by keeping its slate, and its best share by another with that slate.
    pub(super) fn solve(&self, seat: Seat) -> (f32, Option<(f32, Slate)>) {
        let seats = usize::from(self.game.seats);
        let review = self.game.review;
        let later_rounds = usize::from(MAX_ROUNDS - review.round);
        let turns = usize::from(review.left) + later_rounds * seats;
        // After the last turn, whether something changed in its round or not.
        let mut after = [self.ends.clone(), self.ends.clone()];
        for turn in (1..turns).rev() {
            let who = self.seat_at(seat, turn);
            let calm = self.best_of(who, &after, 0);
            let changed = self.best_of(who, &after, 1);
            after = if self.begins_round(turn) {
                // The round before ended: it goes on only if something changed.
                [self.ends.clone(), calm]
            } else {
                [calm, changed]
            };
        }
        let changed = usize::from(review.changed);
        let kept = after[changed][0][seat.index()];
        let (_, step) = self.chosen(0, seat);
        let others = self.choices[seat].iter().enumerate().skip(1);
        let best = others
            .map(|(choice, option)| {
                let changed = changed | self.changes(seat, 0, choice);
                (after[changed][choice * step][seat.index()], option.slate)
            })
            .max_by(|a, b| a.0.total_cmp(&b.0));
        (kept, best)
    }

    /// 1 if the heaps of one choice are other than those of another, else 0.
    fn changes(&self, seat: Seat, now: usize, choice: usize) -> usize {
        usize::from(self.others[seat][now] >> choice & 1)
    }

    /// Whether a turn, counted from now, is the first of a round.
    fn begins_round(&self, turn: usize) -> bool {
        let left = usize::from(self.game.review.left);
        turn >= left && (turn - left).is_multiple_of(usize::from(self.game.seats))
    }

    fn seat_at(&self, first: Seat, turn: usize) -> Seat {
        let seats = usize::from(self.game.seats);
        Seat::new((first.index() + turn) % seats).unwrap_or(first)
    }

    /// What comes of every combination if it is this seat's turn.
    fn best_of(&self, seat: Seat, after: &[Vec<Shares>; 2], changed: usize) -> Vec<Shares> {
        let mut best = after[changed].clone();
        for (number, best) in best.iter_mut().enumerate() {
            let (now, step) = self.chosen(number, seat);
            let base = number - now * step;
            for choice in (0..self.choices[seat].len()).filter(|&choice| choice != now) {
                let changed = changed | self.changes(seat, now, choice);
                let shares = &after[changed][base + choice * step];
                if shares[seat.index()] > best[seat.index()] {
                    *best = *shares;
                }
            }
        }
        best
    }

    /// How the game ends with a combination of slates.
    fn end(&self, number: usize) -> Shares {
        let game = self.game;
        let choice = |seat: Seat| self.choices[seat][self.chosen(number, seat).0];
        let mut money: BySeat<u32> = BySeat::default();
        let mut kept: BySeat<u32> = BySeat::default();
        let mut most = None;
        for seat in game.all_seats() {
            money[seat] = u32::from(game.money[seat]) + u32::from(choice(seat).income);
            kept[seat] = u32::from(choice(seat).kept);
            most = most.max(choice(seat).top);
        }
        let is_nominated = |&seat: &Seat| most.is_some() && choice(seat).top == most;
        let nominees: SeatSet = game.all_seats().filter(is_nominated).collect();
        let by_winner = |winner: Option<Seat>| self.shares(&money, &kept, winner);
        match (nominees.len(), nominees.first()) {
            (0, _) => by_winner(None),
            (1, first) => by_winner(first),
            _ => {
                let votes = self.votes(nominees, &by_winner);
                by_winner(self.elected(nominees, votes, &money))
            }
        }
    }

    /// Everybody who is not nominated votes for whoever's award leaves them best (HW-F2).
    fn votes(&self, nominees: SeatSet, by_winner: &dyn Fn(Option<Seat>) -> Shares) -> BySeat<u8> {
        let mut votes: BySeat<u8> = BySeat::default();
        for voter in self.game.all_seats().filter(|&seat| !nominees.contains(seat)) {
            let own = |nominee: &Seat| by_winner(Some(*nominee))[voter.index()];
            if let Some(choice) = nominees.iter().max_by(|a, b| own(a).total_cmp(&own(b))) {
                votes[choice] += 1;
            }
        }
        votes
    }

    /// HW-F2, HW-F3
    fn elected(&self, nominees: SeatSet, votes: BySeat<u8>, money: &BySeat<u32>) -> Option<Seat> {
        let most = nominees.iter().map(|seat| votes[seat]).max().unwrap_or(0);
        let ahead: SeatSet = nominees.iter().filter(|&seat| votes[seat] == most).collect();
        if ahead.len() == 1 { ahead.first() } else { preferred(nominees, self.game.awards, money) }
    }

    /// HW-E1, HW-E2: shares of the win, and a little for the lead.
    fn shares(&self, money: &BySeat<u32>, kept: &BySeat<u32>, winner: Option<Seat>) -> Shares {
        let mut ranks = [(0u32, 0u8); MAX_SEATS];
        let seats = usize::from(self.game.seats);
        for seat in self.game.all_seats() {
            let awards = self.game.awards[seat] + u8::from(winner == Some(seat));
            ranks[seat.index()] = (money[seat] + u32::from(awards) * kept[seat], awards);
        }
        let ranks = &ranks[..seats];
        let best = ranks.iter().copied().max().unwrap_or_default();
        let winners = ranks.iter().filter(|&&rank| rank == best).count();
        let mut shares = [0.0; MAX_SEATS];
        for (place, rank) in ranks.iter().enumerate() {
            let others = ranks.iter().enumerate().filter(|&(other, _)| other != place);
            let rival = others.map(|(_, rank)| rank.0).max().unwrap_or(0);
            let share = if *rank == best { 1.0 / winners as f32 } else { 0.0 };
            shares[place] = share + LEAD * (rank.0 as f32 - rival as f32);
        }
        shares
    }
}

impl Hollywood {
    /// The slate that lies there, then those worth building.
    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let lot = Lot::of(&self.set, self.held[seat]);
        let mut choices = vec![self.choice(seat, self.slates[seat])];
        let mut income = 0;
        for offer in lot.front().iter().rev() {
            if offer.income > income && choices.len() < MAX_OPTIONS {
                income = offer.income;
                choices.push(self.choice(seat, lot.slate(*offer)));
            }
        }
        let lies = choices[0];
        let mut place = 0;
        choices.retain(|choice| {
            place += 1;
            let is_alike = choice.income == lies.income && choice.top == lies.top;
            place == 1 || !is_alike || choice.kept > lies.kept
        });
        choices
    }

    fn choice(&self, seat: Seat, slate: Slate) -> Choice {
        let heaps = self.heaps(seat, slate);
        let movies = heaps.iter().filter(|heap| heap.is_movie());
        let figurines = |heap: &Heap| u8::try_from(heap.figurines()).unwrap_or(u8::MAX);
        let top = movies.clone().map(figurines).max();
        let income: u32 = movies.map(|heap| self.heap_income(heap)).sum();
        let mut kept = self.piles[seat];
        for (card, place) in self.held[seat].iter().zip(slate.places()) {
            if !matches!(place, Place::Trade(_)) {
                kept.insert(card);
            }
        }
        Choice {
            slate,
            income: u16::try_from(income).unwrap_or(u16::MAX),
            top,
            kept: u16::try_from(self.set.figurines(kept)).unwrap_or(u16::MAX),
        }
    }

    /// The shares of the win by each action of the last year's rounds.
    pub(super) fn solve_contest(
        &self,
        seat: Seat,
        legal: &[Action],
        effort: u32,
    ) -> Option<Vec<f32>> {
        let (kept, best) = Contest::of(self, effort)?.solve(seat);
        match self.phase {
            Phase::Reviewing(_) => {
                let anew = best.map_or(kept, |(share, _)| share);
                let share = |&action: &Action| if action == Action::Stay { kept } else { anew };
                Some(legal.iter().map(share).collect())
            }
            Phase::Rebuilding(_) => {
                let better = best.filter(|(share, _)| *share > kept);
                let (share, plan) = better.unwrap_or((kept, self.slates[seat]));
                let decided = self.building.decided();
                let follows = (0..decided).all(|i| plan.place(i) == self.building.place(i));
                let next = plan.place(decided);
                let is_next = |action: Action| match action {
                    Action::Put { film, .. } => next == Some(Place::Put(film)),
                    Action::Trade { film, .. } => next == Some(Place::Trade(film)),
                    Action::Aside(_) => next == Some(Place::Aside),
                    _ => true,
                };
                let rate = |&action: &Action| if is_next(action) { share } else { share - 1.0 };
                follows.then(|| legal.iter().map(rate).collect())
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use backlot_core::chance::Fast;
    use backlot_core::{Game, Playable, SetupRequest, WithoutEvents};
    use backlot_strategy::{Buffers, Strategy};

    fn rng() -> WithoutEvents<Fast> {
        WithoutEvents(Fast::new(1))
    }

    /// A position of the last year in which slates may be rebuilt.
    fn last_review(seats: usize, seed: u64) -> Hollywood {
        let setup = Hollywood::setup(&SetupRequest::seats(seats)).expect("a usual set-up");
        let mut cx = WithoutEvents(Fast::new(seed));
        let mut game = Hollywood::new(&setup, &mut cx);
        let (mut whims, mut buffers) = (Fast::new(seed), Buffers::default());
        let constants = &Hollywood::knowledge().tuned;
        while game.year + 1 < YEARS || !matches!(game.phase, Phase::Reviewing(_)) {
            let seat = game.to_act().first().expect("not over");
            game.advance(seat, constants, &mut whims, &mut buffers, &mut cx);
        }
        game
    }

    /// The end by the rules themselves.
    fn ended(game: &Hollywood) -> Shares {
        let outcome = game.outcome().expect("over");
        let mut shares = [0.0; MAX_SEATS];
        for seat in game.all_seats() {
            let others = game.all_seats().filter(|&other| other != seat);
            let rival = others.map(|other| outcome.scores[other]).max().unwrap_or(0);
            let lead = LEAD * (outcome.scores[seat] - rival) as f32;
            #[expect(clippy::cast_possible_truncation, reason = "a share")]
            let share = outcome.win_share(seat) as f32;
            shares[seat.index()] = share + lead;
        }
        shares
    }

    fn all_vote(game: &Hollywood, vote: impl Fn(Seat) -> Seat) -> Hollywood {
        let mut after = game.clone();
        while let Some(voter) = after.to_act().first() {
            after.apply(voter, Action::Vote(vote(voter)), &mut rng());
        }
        after
    }

    /// Every way to go on, by the rules themselves.
    fn brute_force(game: &Hollywood, choices: &BySeat<Vec<Choice>>) -> Shares {
        match game.phase {
            Phase::Reviewing(seat) => {
                let mut after = game.clone();
                after.apply(seat, Action::Stay, &mut rng());
                let mut best = brute_force(&after, choices);
                for choice in &choices[seat] {
                    let shares = brute_force(&rebuilt(game, seat, choice.slate), choices);
                    if shares[seat.index()] > best[seat.index()] {
                        best = shares;
                    }
                }
                best
            }
            Phase::Voting => {
                let own =
                    |voter: Seat, nominee: Seat| ended(&all_vote(game, |_| nominee))[voter.index()];
                let vote = |voter: Seat| {
                    let by_value = |a: &Seat, b: &Seat| own(voter, *a).total_cmp(&own(voter, *b));
                    game.nominees.iter().max_by(by_value).expect("somebody is nominated")
                };
                ended(&all_vote(game, vote))
            }
            _ => ended(game),
        }
    }

    fn rebuilt(game: &Hollywood, seat: Seat, slate: Slate) -> Hollywood {
        let mut after = game.clone();
        after.apply(seat, Action::Rebuild, &mut rng());
        after.building = slate;
        after.finish_slate(seat, &mut rng());
        after
    }

    #[test]
    fn contests_are_solved_as_by_playing_every_way_to_go_on() {
        for seed in 0..12 {
            let seats = 2 + usize::try_from(seed).expect("small") % 3;
            let mut game = last_review(seats, seed);
            game.review.round = if seats == 2 { 2 } else { 3 };
            let Phase::Reviewing(seat) = game.phase else { unreachable!("it was looked for") };
            let contest = Contest::of(&game, u32::MAX).expect("it is the last year");
            let (kept, best) = contest.solve(seat);
            let mut stayed = game.clone();
            stayed.apply(seat, Action::Stay, &mut rng());
            let expected = brute_force(&stayed, &contest.choices)[seat.index()];
            assert!((kept - expected).abs() < 1e-5, "{kept} {expected}");
            if let Some((share, slate)) = best {
                let after = rebuilt(&game, seat, slate);
                let expected = brute_force(&after, &contest.choices)[seat.index()];
                assert!((share - expected).abs() < 1e-5, "{share} {expected}");
            }
        }
    }

    #[test]
    fn only_the_last_rounds_are_solved() {
        let game = last_review(4, 1);
        let Phase::Reviewing(seat) = game.phase else { unreachable!("it was looked for") };
        let legal = [Action::Stay, Action::Rebuild];
        assert!(game.solve_contest(seat, &legal, 400_000).is_some());
        assert!(game.solve_contest(seat, &legal, 1).is_none());
        let earlier = Hollywood { year: 1, ..game };
        assert!(earlier.solve_contest(seat, &legal, 400_000).is_none());
    }
}
