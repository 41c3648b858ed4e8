//! The game's own evaluation of a position.
//!
//! It is about what a seat will have at the end, in millions, so that a bot that looks one step ahead plays
//! sensibly: its cards count as the best slate they make (with plain stand-ins for cards still to come), a Film of
//! the Year as the figurines it multiplies, and an answer that is still sealed as what it costs and may bring.

use backlot_core::{Evaluate, Seat};

use crate::apply::Heap;
use crate::components::{HAND, YEARS};
use crate::solver::{best_completion, best_income, income_front};
use crate::{Action, Card, CardSet, Face, Hollywood, Job, Kind, Phase, Place, Slate, Slot};

/// Figurines that a year's cards carry on average, of which most end up in one's pile.
const FIGURINES_A_YEAR: f32 = 5.5;
/// What choosing among the secret star cards is worth.
const RIGHT_TO_DEAL: f32 = 4.0;
/// What an unseen star card adds to a slate on average.
const UNSEEN_STAR: f32 = 6.0;
/// What a seat that leaves an auction round empty-handed will still pay, less what it will still get.
const LOST_ROUND: f32 = -1.5;
/// What a tie in the auction for the right to deal costs on top.
const TIED_AGAIN: f32 = 1.5;
/// How much of a slate an Agent's victim loses at the owner's pleasure, beyond the card the owner gets.
const AGENT_BITE: f32 = 0.12;
/// What rebuilding a slate must bring at least, or the old one is kept.
const REBUILDING: f32 = 1.5;
/// How much somebody else's good counts against oneself.
const ENVY: f32 = 0.1;
/// Cards still to come, in the order in which one hopes to find them: without icons, so that cards that go together
/// count more than these.
const TO_COME: [Face; 7] = [
    Face::plain(Kind::Director),
    Face::plain(Kind::Actress),
    Face::plain(Kind::Actor),
    Face::crew(Job::ScoreWriter),
    Face::crew(Job::ScoreWriter),
    Face::crew(Job::ScoreWriter),
    Face::crew(Job::ScoreWriter),
];
/// Below the figurines of any movie.
const NO_MOVIE: f32 = -1.0;
/// Cards a player has when the films are made.
const FULL: usize = HAND + 2;

impl Evaluate for Hollywood {
    fn evaluate(&self, seat: Seat) -> Option<f32> {
        let money = f32::from(self.money[seat]);
        if self.phase == Phase::Over {
            return Some(money);
        }
        let answer = self.sealed.seen_by(backlot_core::Viewer::Seat(seat), seat);
        let cards = match self.phase {
            Phase::Bidding | Phase::Keeping | Phase::Giving(_) | Phase::Drafting => {
                let picked = match answer {
                    Some(Action::Draft(card)) => self.held[seat].with(card),
                    _ => self.held[seat],
                };
                self.hopeful_slate(picked)
            }
            Phase::Offering => self.hopeful_slate(self.held[seat]),
            Phase::PlayingAgent(_) | Phase::Handing { .. } => self.agent_value(seat),
            Phase::Building | Phase::Reviewing(_) | Phase::Rebuilding(_) => {
                self.production_value(seat)
            }
            Phase::Voting | Phase::Over => 0.0,
        };
        let value = money + cards + self.figurine_value(seat) + self.answer_value(seat, answer)
            - self.dealt_to_others(seat);
        Some(value)
    }
}

impl Hollywood {
    fn years_to_come(&self) -> f32 {
        f32::from(YEARS - 1 - self.year)
    }

    /// The best slate of these cards with stand-ins for those to come.
    fn hopeful_slate(&self, cards: CardSet) -> f32 {
        let mut faces: Vec<Face> = self.set.faces(cards);
        let missing = FULL.saturating_sub(faces.len() + 1);
        let directs = |face: &&Face| face.kind == Kind::Director || face.is(Job::Editor);
        let has_director = faces.iter().any(|face| directs(&face));
        let skip = usize::from(has_director);
        faces.extend(TO_COME.into_iter().skip(skip).take(missing));
        // The stand-ins are worth little; figurines are a small good of their own.
        best_income(&faces) as f32
    }

    /// What figurines in one's pile and cards are worth by the Films of the Year one has or may get.
    fn figurine_value(&self, seat: Seat) -> f32 {
        let own = self.set.figurines(self.piles[seat].or(self.held[seat])) as f32;
        let hope = 0.25 * (self.years_to_come() + 1.0);
        let sure = f32::from(self.awards[seat]);
        sure * (own + FIGURINES_A_YEAR * self.years_to_come()) + hope * 0.35 * own
    }

    /// What one more Film of the Year would bring.
    fn award_value(&self, seat: Seat) -> f32 {
        let own = self.set.figurines(self.piles[seat].or(self.held[seat])) as f32;
        own + FIGURINES_A_YEAR * self.years_to_come()
    }

    /// What a sealed answer costs and may bring.
    fn answer_value(&self, seat: Seat, answer: Option<Action>) -> f32 {
        match answer {
            Some(Action::Bid(bid)) => {
                let rivals = as_power(self.sealed.asked().without(seat).len());
                // Who tied before expects to tie again with a low bid.
                let tied = self.paid_to_deal[seat] > 0;
                let meets = if tied { 0.6 } else { 1.0 };
                let wins = (1.0 - meets * rival_bids_more(bid)).powi(rivals);
                let ties = if tied && bid == 1 { TIED_AGAIN } else { 0.0 };
                wins * RIGHT_TO_DEAL - f32::from(bid) - ties
            }
            Some(Action::Offer { slot, bid }) => {
                let rivals = as_power(self.sealed.asked().without(seat).len());
                let open = (0..=self.seats).filter(|&slot| self.slot_is_open(Slot(slot))).count();
                let meets = (1.6 / open as f32).min(1.0);
                let wins = (1.0 - meets * rival_bids_more(bid)).powi(rivals);
                let gain = self.slot_value(seat, slot);
                wins * gain + (1.0 - wins) * LOST_ROUND - f32::from(bid)
            }
            // A vote should go to whom the award helps least.
            Some(Action::Vote(nominee)) => -ENVY * self.award_value(nominee),
            _ => 0.0,
        }
    }

    /// What the card of a slot adds.
    fn slot_value(&self, seat: Seat, slot: Slot) -> f32 {
        if slot.0 == self.seats {
            return UNSEEN_STAR;
        }
        let card = self.row[slot.index()];
        let held = self.held[seat];
        let figurines = f32::from(self.set.face(card).figurines);
        let more = self.hopeful_slate(held.with(card)) - self.hopeful_slate(held);
        more + figurines * (0.5 + f32::from(self.awards[seat]))
    }

    /// While the distributor gives cards away: good cards for rich rivals hurt.
    fn dealt_to_others(&self, seat: Seat) -> f32 {
        if !matches!(self.phase, Phase::Keeping | Phase::Giving(_)) {
            return 0.0;
        }
        let others = self.all_seats().filter(|&other| other != seat);
        let hurt = |other: Seat| {
            let card = self.secrets[other];
            let rating = if card.is_none() { 0.0 } else { self.star_rating(card) };
            rating * (1.0 + f32::from(self.money[other]) / 50.0)
        };
        ENVY * others.map(hurt).sum::<f32>()
    }

    /// How good a star card is for anybody.
    fn star_rating(&self, card: Card) -> f32 {
        let face = self.set.face(card);
        let icons = f32::from(u8::try_from(face.genres.len()).unwrap_or(0));
        f32::from(face.coins) + f32::from(face.figurines) + icons
    }

    /// The best slate, and what an Agent that is at work will bring.
    fn agent_value(&self, seat: Seat) -> f32 {
        let own = best_income(&self.set.faces(self.held[seat])) as f32;
        let pending = match self.phase {
            Phase::Handing { from, to } if to == seat => {
                let loss = AGENT_BITE * best_income(&self.set.faces(self.held[from])) as f32;
                loss * (1.0 + f32::from(self.money[from]) / 100.0)
            }
            _ => 0.0,
        };
        own + pending
    }

    /// The slate as it lies or as it can still become, with the chance of a Film of the Year.
    fn production_value(&self, seat: Seat) -> f32 {
        let slate = match self.phase {
            Phase::Rebuilding(asked) if asked == seat => self.building,
            Phase::Reviewing(_) | Phase::Rebuilding(_) => return self.finished_value(seat),
            _ => self.slates[seat],
        };
        if slate.is_done() {
            return self.finished_value(seat);
        }
        let rival = self.rival_figurines(seat);
        let faces = self.set.faces(self.held[seat]);
        if slate.decided() == 0 {
            let front = income_front(&faces).into_iter();
            let values = front.map(|(figurines, income)| {
                let top = (income > 0).then_some(figurines);
                income as f32 + self.award_hope(seat, top, rival)
            });
            let effort = if self.phase == Phase::Building { 0.0 } else { REBUILDING };
            return values.fold(0.0, f32::max) - effort;
        }
        let places: Vec<Place> = slate.places().collect();
        let income = best_completion(&faces, &places) as f32;
        income + self.award_hope(seat, self.planned_figurines(seat, slate), rival)
    }

    fn finished_value(&self, seat: Seat) -> f32 {
        let heaps = self.heaps(seat, self.slates[seat]);
        let income: u32 = heaps.iter().map(|heap| self.heap_income(heap)).sum();
        let top = self.top_figurines(seat, self.slates[seat]);
        income as f32 + self.award_hope(seat, top, self.rival_figurines(seat))
    }

    /// Nothing without a movie (HW-F1).
    fn top_figurines(&self, seat: Seat, slate: Slate) -> Option<u32> {
        let heaps = self.heaps(seat, slate);
        let movies = heaps.iter().filter(|heap| heap.is_movie());
        movies.map(Heap::figurines).max()
    }

    /// The most figurines of a heap that may become a movie.
    fn planned_figurines(&self, seat: Seat, slate: Slate) -> Option<u32> {
        let heaps = self.heaps(seat, slate);
        heaps.iter().map(Heap::figurines).max()
    }

    /// The figurines to beat: of shown slates (less than none without a movie), else what others' cards could bring
    /// into one film.
    fn rival_figurines(&self, seat: Seat) -> f32 {
        let others = self.all_seats().filter(|&other| other != seat);
        let most = |other: Seat| {
            if self.phase.slates_are_shown() {
                self.top_figurines(other, self.slates[other]).map_or(NO_MOVIE, |top| top as f32)
            } else {
                0.6 * self.set.figurines(self.held[other]) as f32
            }
        };
        others.map(most).fold(NO_MOVIE, f32::max)
    }

    /// What the chance of a Film of the Year is worth.
    fn award_hope(&self, seat: Seat, top: Option<u32>, rival: f32) -> f32 {
        let Some(figurines) = top else { return 0.0 };
        let ahead = figurines as f32 - rival;
        let chance = if self.phase.slates_are_shown() {
            if ahead > 0.0 {
                0.9
            } else if ahead == 0.0 {
                0.4
            } else {
                0.0
            }
        } else {
            (0.5 + 0.15 * ahead).clamp(0.0, 1.0)
        };
        chance * self.award_value(seat)
    }
}

/// How likely a rival is to bid at least as much.
fn rival_bids_more(bid: u8) -> f32 {
    match bid {
        0..=1 => 0.95,
        2..=3 => 0.6,
        4..=6 => 0.3,
        7..=9 => 0.12,
        _ => 0.05,
    }
}

fn as_power(rivals: usize) -> i32 {
    i32::try_from(rivals).unwrap_or(1)
}
