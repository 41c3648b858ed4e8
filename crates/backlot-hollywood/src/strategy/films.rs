//! Slates: income against the Film of the Year, always by the exact solver.

use backlot_core::chance::Fast;
use backlot_core::{Context, Game, Seat, Text, WithoutEvents};
use backlot_strategy::SeatPlan;

use super::lot::{Front, Lot, MAX_FIGURINES, Offer};
use super::params::{Knob, PolicyParams};
use crate::components::YEARS;
use crate::solver::best_completion;
use crate::{Action, CardSet, Event, Film, Hollywood, Job, Kind, Phase, Place, Slate};

/// Places that are not those of the plan are rated so much lower: a slate is one decision.
const OFF_PLAN: f32 = 100.0;
/// A tie for the most figurines is won so often.
const TIE: f32 = 0.35;

impl Hollywood {
    /// The most figurines that these cards can bring into one film.
    pub(super) fn figurine_reach(&self, held: CardSet) -> u32 {
        let (mut script, mut director, mut crew) = (0, None, 0);
        let (mut first, mut second, mut cast) = (0, 0, false);
        let mut editors = 0;
        for card in held.iter() {
            let face = self.set.face(card);
            let figurines = u32::from(face.figurines);
            match face.kind {
                Kind::Script => script = figurines.max(script),
                Kind::Director => director = Some(director.unwrap_or(0).max(figurines)),
                Kind::Actor | Kind::Actress => {
                    cast = true;
                    if figurines > first {
                        (first, second) = (figurines, first);
                    } else {
                        second = figurines.max(second);
                    }
                }
                Kind::Crew => {
                    crew += figurines;
                    editors += u32::from(face.is(Job::Editor));
                }
            }
        }
        let lacking = u32::from(director.is_none()) + u32::from(!cast);
        if lacking > editors {
            return 0;
        }
        script + director.unwrap_or(0) + first + second + crew
    }

    /// What one more Film of the Year brings at the end.
    pub(super) fn award_gain(&self, seat: Seat, params: PolicyParams<'_>) -> f32 {
        let own = self.set.figurines(self.piles[seat].or(self.held[seat])) as f32;
        let years = f32::from(YEARS - 1 - self.year);
        let dealing = if years > 0.0 { params[Knob::Dealing] } else { 0.0 };
        params[Knob::AwardScale] * (own + params[Knob::FigurinesToCome] * years + dealing)
    }

    /// The figurines of the best movie of a finished slate (nothing without a movie, HW-F1), and its income.
    fn shown_result(&self, seat: Seat) -> (Option<u32>, u32) {
        self.result_of(seat, self.slates[seat])
    }

    fn result_of(&self, seat: Seat, slate: Slate) -> (Option<u32>, u32) {
        let heaps = self.heaps(seat, slate);
        let movies = heaps.iter().filter(|heap| heap.is_movie());
        movies.fold((None, 0), |(figurines, income), heap| {
            (figurines.max(Some(heap.figurines())), income + self.heap_income(heap))
        })
    }

    /// How likely so many figurines are to win the Film of the Year.
    fn award_odds<'a>(&self, seat: Seat, params: PolicyParams<'a>) -> Odds<'a> {
        let shown = self.phase.slates_are_shown();
        let (mut most, mut reach) = (None, 0);
        for rival in self.all_seats().filter(|&rival| rival != seat) {
            reach = reach.max(self.figurine_reach(self.held[rival]));
            if shown {
                most = most.max(self.shown_result(rival).0);
            }
        }
        Odds { params, shown, most, reach }
    }

    /// The best slate of the front, and what it is worth.
    fn best_offer(&self, seat: Seat, front: &Front, params: PolicyParams<'_>) -> (Offer, f32) {
        let odds = self.award_odds(seat, params);
        let award = self.award_gain(seat, params);
        let (mut best, mut highest) = (front[0], f32::NEG_INFINITY);
        for (figurines, &offer) in (0u32..).zip(front) {
            if offer.income == 0 && figurines > 0 {
                continue;
            }
            let top = (offer.income > 0).then_some(figurines);
            let value = f32::from(offer.income) + award * odds.of(top);
            if value > highest {
                (best, highest) = (offer, value);
            }
        }
        (best, highest)
    }

    /// The slate that the seat should build now.
    pub(super) fn planned_slate(&self, seat: Seat, params: PolicyParams<'_>) -> Slate {
        let lot = Lot::of(&self.set, self.held[seat]);
        let front = lot.front();
        let (offer, _) = self.best_offer(seat, &front, params);
        lot.slate(offer)
    }

    /// Builds the whole slate at once and says done.
    pub(super) fn build_planned(
        &mut self,
        seat: Seat,
        params: PolicyParams<'_>,
        cx: &mut impl Context<Event>,
    ) {
        let plan = self.planned_slate(seat, params);
        match self.phase {
            Phase::Rebuilding(_) => self.building = plan,
            _ => self.slates[seat] = plan,
        }
        self.finish_slate(seat, cx);
    }

    /// The slate in work, if the seat builds one.
    pub(super) fn slate_in_work(&self, seat: Seat) -> Slate {
        match self.phase {
            Phase::Rebuilding(_) => self.building,
            _ => self.slates[seat],
        }
    }

    /// The next step of building.
    pub(super) fn next_place(&self, seat: Seat, params: PolicyParams<'_>) -> Action {
        let slate = self.slate_in_work(seat);
        let decided = slate.decided();
        let card = self.held[seat].nth(decided);
        if card.is_none() {
            return Action::Done;
        }
        let plan = self.planned_slate(seat, params);
        let follows = (0..decided).all(|i| plan.place(i) == slate.place(i));
        let place = if follows { plan.place(decided) } else { self.best_place(seat, slate) };
        match place.unwrap_or(Place::Aside) {
            Place::Aside => Action::Aside(card),
            Place::Put(film) => Action::Put { card, film },
            Place::Trade(film) => Action::Trade { card, film },
        }
    }

    /// Everything from the next card to the end of the slate; from the first card, where what was decided spoils better
    /// films.
    pub(super) fn plan_films(
        &self,
        seat: Seat,
        params: PolicyParams<'_>,
    ) -> Option<SeatPlan<Action>> {
        let building = matches!(self.phase, Phase::Building | Phase::Rebuilding(_));
        if !building || !self.to_act().contains(seat) {
            return None;
        }
        let mut game = self.clone();
        let mut actions = Vec::new();
        let slate = self.slate_in_work(seat);
        let income = |slate| self.result_of(seat, slate).1;
        let is_spoilt =
            self.completed_slate_income(seat, slate) < income(self.planned_slate(seat, params));
        let undo = if is_spoilt { slate.decided() + usize::from(slate.is_done()) } else { 0 };
        if is_spoilt {
            match game.phase {
                Phase::Rebuilding(_) => game.building = Slate::default(),
                _ => game.slates[seat] = Slate::default(),
            }
        }
        loop {
            let action = game.next_place(seat, params);
            actions.push(action);
            if action == Action::Done {
                break;
            }
            game.apply(seat, action, &mut WithoutEvents(Fast::new(0)));
        }
        let income = income(game.slate_in_work(seat));
        let words = Text::new("hollywood-planned-slate").with("income", income);
        Some(SeatPlan { undo, actions, words })
    }

    /// Where the next card of a slate that was begun otherwise earns most.
    fn best_place(&self, seat: Seat, slate: Slate) -> Option<Place> {
        let mut places = vec![Place::Aside];
        places.extend(Film::ALL.map(Place::Put));
        places.extend(Film::ALL.map(Place::Trade));
        places.into_iter().max_by_key(|&place| self.completed_income(seat, slate, place))
    }

    /// What the slate can still earn.
    fn completed_slate_income(&self, seat: Seat, slate: Slate) -> u32 {
        let faces = self.set.faces(self.held[seat]);
        best_completion(&faces, &slate.places().collect::<Vec<_>>())
    }

    fn completed_income(&self, seat: Seat, slate: Slate, place: Place) -> u32 {
        let faces = self.set.faces(self.held[seat]);
        let places: Vec<Place> = slate.places().chain([place]).collect();
        best_completion(&faces, &places)
    }

    /// Rates the places of the next card: the plan first, the others by the income they still allow.
    pub(super) fn rate_places(
        &self,
        seat: Seat,
        params: PolicyParams<'_>,
        legal: &[Action],
        ratings: &mut Vec<f32>,
    ) {
        if legal.len() < 2 {
            ratings.resize(legal.len(), 0.0);
            return;
        }
        let slate = self.slate_in_work(seat);
        let best = self.next_place(seat, params);
        for &action in legal {
            let place = match action {
                Action::Put { film, .. } => Place::Put(film),
                Action::Trade { film, .. } => Place::Trade(film),
                _ => Place::Aside,
            };
            let income = self.completed_income(seat, slate, place) as f32;
            ratings.push(if action == best { income } else { income - OFF_PLAN });
        }
    }

    /// What a finished slate earns less than the best one with at least as many figurines in its top film.
    pub(super) fn missed_income(&self, seat: Seat, action: Action) -> Option<(f32, Text)> {
        let building = matches!(self.phase, Phase::Building | Phase::Rebuilding(_));
        if action != Action::Done || !building {
            return None;
        }
        let (figurines, income) = self.result_of(seat, self.slate_in_work(seat));
        let lot = Lot::of(&self.set, self.held[seat]);
        let front = lot.front();
        let figurines = figurines.unwrap_or(0) as usize;
        let as_many = front.iter().skip(figurines.min(MAX_FIGURINES));
        let best = as_many.map(|offer| u32::from(offer.income)).max()?;
        let better = best.checked_sub(income).filter(|&more| more > 0)?;
        let words = Text::new("hollywood-better-slate").with("income", best).with("own", income);
        Some((better as f32, words))
    }

    /// HW-P4: what rebuilding would bring.
    pub(super) fn rebuilding_gain(&self, seat: Seat, params: PolicyParams<'_>) -> f32 {
        let lot = Lot::of(&self.set, self.held[seat]);
        let (_, value) = self.best_offer(seat, &lot.front(), params);
        value - self.kept_value(seat, params) - params[Knob::Rebuild]
    }

    /// What the slate that lies there is worth.
    fn kept_value(&self, seat: Seat, params: PolicyParams<'_>) -> f32 {
        let (figurines, income) = self.shown_result(seat);
        let odds = self.award_odds(seat, params);
        income as f32 + self.award_gain(seat, params) * odds.of(figurines)
    }

    /// Keeps the slate or rebuilds it, in one go. Where a new one hardly ever pays nothing is worked out.
    pub(super) fn review(
        &mut self,
        seat: Seat,
        params: PolicyParams<'_>,
        cx: &mut impl Context<Event>,
    ) {
        if !self.may_need_rebuilding(seat, params) {
            self.act(seat, Action::Stay, cx);
            return;
        }
        let lot = Lot::of(&self.set, self.held[seat]);
        let (offer, value) = self.best_offer(seat, &lot.front(), params);
        if value - self.kept_value(seat, params) > params[Knob::Rebuild] {
            self.build_anew(seat, cx);
            self.building = lot.slate(offer);
            self.finish_slate(seat, cx);
        } else {
            self.act(seat, Action::Stay, cx);
        }
    }

    /// Not if the slate leads by little, nor if it can't lead and was not built for it.
    fn may_need_rebuilding(&self, seat: Seat, params: PolicyParams<'_>) -> bool {
        let Odds { most, .. } = self.award_odds(seat, params);
        let (figurines, _) = self.shown_result(seat);
        let (own, rival) = (figurines.unwrap_or(0), most.unwrap_or(0));
        if figurines > most {
            return own > rival + 2;
        }
        let reach = self.figurine_reach(self.held[seat]);
        reach >= rival || 2 * own > reach
    }
}

/// How likely a number of figurines is to win the Film of the Year.
struct Odds<'a> {
    params: PolicyParams<'a>,
    shown: bool,
    /// The most figurines of a rival's film, if slates are shown and there is one.
    most: Option<u32>,
    /// The most that a rival could bring into a film.
    reach: u32,
}

impl Odds<'_> {
    /// Of the figurines of one's top film. Without a film there is nothing to win; a film without figurines can win
    /// if no film has more (HW-F1).
    fn of(&self, top: Option<u32>) -> f32 {
        let Some(figurines) = top else { return 0.0 };
        if figurines > self.reach {
            return 1.0;
        }
        let params = self.params;
        if !self.shown {
            let ahead = figurines as f32 - params[Knob::RivalReach] * self.reach as f32;
            return 1.0 / (1.0 + (-params[Knob::AwardSlope] * ahead).exp());
        }
        match top.cmp(&self.most) {
            std::cmp::Ordering::Greater => params[Knob::Hold],
            std::cmp::Ordering::Equal => TIE,
            std::cmp::Ordering::Less => 0.0,
        }
    }
}
