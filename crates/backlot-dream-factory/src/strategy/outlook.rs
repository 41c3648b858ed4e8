//! What a seat has to expect: time, rivals, and the races for awards.

use backlot_core::Seat;

use super::draft::{Draft, Needs};
use super::params::PolicyParams;
use crate::chips::MAX_SPACES;
use crate::components::QUARTERS;
use crate::state::MAX_PLAYERS;
use crate::{Award, ChipSet, DreamFactory, Genre, Kind, Location, Rating, Screenplay};

/// Directors with more stars than this count as having so many.
const MAX_STARS: usize = 5;
/// A rival without a movie of a genre in work is so many spaces away from finishing one.
const FAR_AWAY: f32 = 7.0;
/// Below every movie, and above every movie.
const NO_MOVIE: f32 = -1.0;
pub(super) const NO_LOWEST: f32 = 99.0;

/// What everybody sees of everybody.
pub(super) struct Scene<'a> {
    pub(super) game: &'a DreamFactory,
    /// Each seat's highest movie of each genre, below 0 for none.
    pub(super) best: [[f32; 3]; MAX_PLAYERS],
    /// Each seat's lowest movie, [`NO_LOWEST`] for none.
    pub(super) lowest: [f32; MAX_PLAYERS],
    /// The fewest spaces each seat must still fill to finish a movie of each genre.
    closest: [[f32; 3]; MAX_PLAYERS],
    /// Each seat's actors and guest stars.
    reds: [f32; MAX_PLAYERS],
    /// Stars on the directors of finished movies, and of those in work.
    pub(super) directors: [(f32, f32); MAX_PLAYERS],
    /// How much of the game is over once this location is, from 0 to 1.
    pub(super) late: f32,
    /// The chips of cities and the parties after this location.
    chips_left: f32,
    pub(super) parties_left: f32,
    money: f32,
}

impl<'a> Scene<'a> {
    pub(super) fn new(game: &'a DreamFactory) -> Self {
        let mut scene = Self {
            game,
            best: [[NO_MOVIE; 3]; MAX_PLAYERS],
            lowest: [NO_LOWEST; MAX_PLAYERS],
            closest: [[FAR_AWAY; 3]; MAX_PLAYERS],
            reds: [0.0; MAX_PLAYERS],
            directors: [(0.0, 0.0); MAX_PLAYERS],
            late: 0.0,
            chips_left: 0.0,
            parties_left: 0.0,
            money: 0.0,
        };
        scene.look_at_time();
        for seat in game.all_seats() {
            scene.look_at(seat);
        }
        scene
    }

    fn look_at_time(&mut self) {
        let game = self.game;
        let locations = game.set.locations();
        let here = usize::from(game.location) + 1;
        let quarters_left = f32::from(QUARTERS - 1 - game.quarter);
        for (at, location) in locations.iter().enumerate() {
            let times = quarters_left + if at >= here { 1.0 } else { 0.0 };
            match location {
                Location::Party => self.parties_left += times,
                Location::TopDirector => self.chips_left += times,
                Location::City(chips) => self.chips_left += times * f32::from(*chips),
            }
        }
        let whole = locations.len() as f32;
        self.late = (f32::from(game.quarter) * whole + here as f32) / (f32::from(QUARTERS) * whole);
    }

    /// How many chips spaces need: more where the kind has become rare among what is to come.
    fn needs(&self, params: &PolicyParams) -> Needs {
        let mut needs =
            if params.scarce > 0.0 { self.rarity(params) } else { [1.0; Kind::COUNT + 1] };
        needs[Kind::Director as usize] *= params.need_director;
        needs[Kind::Actor as usize] *= params.need_actor;
        needs[Kind::COUNT] = params.need_blank;
        needs
    }

    fn rarity(&self, params: &PolicyParams) -> Needs {
        let (game, set) = (self.game, self.game.set);
        let here = set.open_range(usize::from(game.location)).end;
        let open: ChipSet = game.open[here..].iter().flatten().copied().collect();
        let quarters_left = f32::from(QUARTERS - 1 - game.quarter);
        let draws =
            quarters_left * set.open_chips() as f32 + self.parties_left * f32::from(game.seats);
        let comes_up = (draws / (game.unseen.len() as f32).max(1.0)).min(1.0);
        let supply = Kind::ALL.map(|kind| {
            let chips = set.of_kind(kind);
            let soon = open.and(chips).len() as f32;
            params.soon * soon + comes_up * game.unseen.and(chips).len() as f32
        });
        let usual = supply.iter().sum::<f32>() / (set.all_chips().len() as f32).max(1.0);
        let mut needs = [1.0; Kind::COUNT + 1];
        for kind in Kind::ALL {
            let expected = usual * set.of_kind(kind).len() as f32;
            let rare = (expected / supply[kind as usize].max(0.1)).clamp(0.4, 2.5);
            needs[kind as usize] = (1.0 + params.scarce * (rare - 1.0)).max(0.2);
        }
        needs
    }

    fn look_at(&mut self, seat: Seat) {
        let (game, at) = (self.game, seat.index());
        self.money += f32::from(game.money[seat]);
        self.reds[at] = f32::from(game.red_chips(seat));
        let first_is_open =
            Genre::ALL.map(|genre| game.awards.movie(Award::FirstMovie(genre)).is_none());
        for screenplay in game.screenplays[seat].iter() {
            let genre = game.set.genre(screenplay) as usize;
            let space = game.set.director_space(screenplay);
            let stars = match game.tops[screenplay.index()][space.index()] {
                Some(chip) if game.set.kind(chip) == Kind::Director => {
                    f32::from(game.set.stars(chip))
                }
                _ => 0.0,
            };
            if game.finished.contains(screenplay) {
                let height = game.rating(screenplay).height();
                self.best[at][genre] = self.best[at][genre].max(height);
                self.lowest[at] = self.lowest[at].min(height);
                self.directors[at].0 += stars;
            } else {
                self.directors[at].1 += stars;
                if first_is_open[genre] {
                    let missing = game.missing(screenplay) as f32;
                    self.closest[at][genre] = self.closest[at][genre].min(missing);
                }
            }
        }
    }
}

impl Scene<'_> {
    /// How the seat stands among the others, for the learned value.
    pub(super) fn describe_standing(&self, seat: Seat, put: &mut impl FnMut(f32)) {
        let own = seat.index();
        let rivals = || (0..usize::from(self.game.seats)).filter(move |&rival| rival != own);
        let most = |of: &dyn Fn(usize) -> f32| rivals().map(of).fold(f32::NEG_INFINITY, f32::max);
        let others = f32::from(self.game.seats - 1);
        let reds = rivals().map(|rival| self.reds[rival]).sum::<f32>() / others;
        let highest = |at: usize| self.best[at].into_iter().fold(NO_MOVIE, f32::max);
        put(self.game.movies_of(seat).len() as f32 / 4.0);
        put((self.directors[own].0 - most(&|at| self.directors[at].0)) / 4.0);
        put((self.directors[own].1 - most(&|at| self.directors[at].1)) / 4.0);
        put((self.reds[own] - most(&|at| self.reds[at])) / 4.0);
        put((self.reds[own] - reds) / 4.0);
        put((highest(own) - most(&highest)) / 8.0);
        put((self.lowest[own].min(12.0) - most(&|at| -self.lowest[at]).abs().min(12.0)) / 8.0);
    }

    /// How the seat stands in each genre: its highest movie, by how much that is higher than the rivals', and by how many spaces it is nearer
    /// to First Movie than they are.
    pub(super) fn describe_genres(&self, seat: Seat, put: &mut impl FnMut(f32)) {
        let own = seat.index();
        let rivals = || (0..usize::from(self.game.seats)).filter(move |&rival| rival != own);
        for genre in 0..3 {
            let best = rivals().map(|rival| self.best[rival][genre]).fold(NO_MOVIE, f32::max);
            let near = rivals().map(|rival| self.closest[rival][genre]).fold(FAR_AWAY, f32::min);
            put(self.best[own][genre] / 10.0);
            put((self.best[own][genre] - best) / 10.0);
            put((near - self.closest[own][genre]) / 4.0);
        }
    }
}

/// The surroundings in which a seat's movies are judged.
pub(super) struct Outlook<'a> {
    pub(super) game: &'a DreamFactory,
    pub(super) params: PolicyParams,
    /// How many chips spaces need.
    pub(super) needs: Needs,
    /// How much of the game is over, from 0 to 1.
    pub(super) late: f32,
    /// The seat's money compared with an even share of all.
    pub(super) riches: f32,
    /// One part of the chips to come from the next location on.
    per_chip: f32,
    /// What filling a space is worth, as chips to come are free for other movies.
    work: f32,
    /// The chance that chips for so many empty spaces come at all.
    comes: [f32; MAX_SPACES + 1],
    year_sharp: f32,
    worst_sharp: f32,
    /// The highest movie of the rivals in each genre.
    rivals_best: [f32; 3],
    /// The chance that the seat's own highest movie of each genre stays the highest.
    own_year: [f32; 3],
    rivals_lowest: f32,
    own_worst: f32,
    /// The highest movie of all.
    highest: f32,
    /// What a movie that is higher than all gets for Best Movie.
    best_prize: f32,
    /// What First Movie of each genre brings, and the fewest spaces a rival must still fill for it.
    first_prize: [f32; 3],
    first_rival: [f32; 3],
    /// The chance of Best Director.
    director_chance: f32,
    /// What directors with so many stars bring for Best Director.
    director_prize: [f32; MAX_STARS + 1],
    /// What an actor or guest star brings at the parties to come.
    pub(super) red_prize: f32,
    /// What the screenplay on top of the stack brings.
    fresh_prize: f32,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(scene: &Scene<'a>, seat: Seat, params: PolicyParams) -> Self {
        let game = scene.game;
        let to_come = scene.parties_left + scene.chips_left / f32::from(game.seats);
        let riches = f32::from(game.money[seat]) * f32::from(game.seats) / scene.money.max(1.0);
        let useful = params.useful_chips * (1.0 + params.money_chips * (riches - 1.0));
        let mut outlook = Self {
            game,
            late: scene.late,
            riches,
            per_chip: 1.0 / (useful * to_come).max(0.05),
            work: params.work + (params.work_late - params.work) * scene.late,
            comes: std::array::from_fn(|missing| {
                (0..missing).fold(1.0, |chance, _| chance * (1.0 - params.miss))
            }),
            year_sharp: 1.0 / params.year_width,
            worst_sharp: 1.0 / params.worst_width,
            rivals_best: [NO_MOVIE; 3],
            own_year: [0.0; 3],
            rivals_lowest: NO_LOWEST,
            own_worst: 0.0,
            highest: NO_MOVIE,
            best_prize: 0.0,
            first_prize: [0.0; 3],
            first_rival: [FAR_AWAY; 3],
            director_chance: 0.0,
            director_prize: [0.0; MAX_STARS + 1],
            red_prize: 0.0,
            fresh_prize: 0.0,
            needs: scene.needs(&params),
            params,
        };
        outlook.look_at_rivals(scene, seat);
        outlook.look_at_own(scene, seat);
        outlook.look_at_directors(scene, seat);
        if let Some(top) = game.stack_top {
            outlook.fresh_prize = outlook.params.fresh * outlook.value(&outlook.draft(top));
        }
        outlook
    }

    fn look_at_rivals(&mut self, scene: &Scene<'_>, seat: Seat) {
        let mut near = 0.0;
        for rival in (0..usize::from(self.game.seats)).filter(|&rival| rival != seat.index()) {
            for genre in 0..3 {
                self.rivals_best[genre] = self.rivals_best[genre].max(scene.best[rival][genre]);
                self.first_rival[genre] = self.first_rival[genre].min(scene.closest[rival][genre]);
            }
            self.rivals_lowest = self.rivals_lowest.min(scene.lowest[rival]);
            let lead = scene.reds[seat.index()] - scene.reds[rival];
            near += 1.0 / (1.0 + self.params.red_near * lead * lead);
        }
        let rivals = f32::from(self.game.seats - 1);
        self.red_prize = self.params.red * scene.parties_left * near / rivals;
        for genre in Genre::ALL {
            if self.game.awards.movie(Award::FirstMovie(genre)).is_none() {
                self.first_prize[genre as usize] = 5.0 * self.params.first;
            }
        }
    }

    fn look_at_own(&mut self, scene: &Scene<'_>, seat: Seat) {
        let own_best = scene.best[seat.index()];
        for (genre, &own) in own_best.iter().enumerate() {
            self.highest = self.highest.max(own).max(self.rivals_best[genre]);
            if own > NO_MOVIE {
                self.own_year[genre] = self.year_chance(genre, own, 0);
            }
        }
        let lowest = scene.lowest[seat.index()];
        if lowest < NO_LOWEST {
            self.own_worst = self.worst_chance(lowest, 0);
        }
        let awards_left = f32::from(QUARTERS - 1 - self.game.quarter);
        self.best_prize = 5.0 * self.params.best * awards_left.min(1.0 + 0.4 * awards_left);
    }

    fn look_at_directors(&mut self, scene: &Scene<'_>, seat: Seat) {
        let expected = |at: usize| {
            let (finished, in_work) = scene.directors[at];
            finished + self.params.director_in_work * in_work
        };
        let rivals = (0..usize::from(self.game.seats)).filter(|&rival| rival != seat.index());
        let lead = expected(seat.index()) - rivals.map(expected).fold(0.0, f32::max);
        let sharp = self.params.director_sharp + self.params.director_late * self.late;
        self.director_chance = blur(lead * sharp);
        for (stars, prize) in self.director_prize.iter_mut().enumerate() {
            let half = stars as f32 / 2.0;
            let gain = blur((lead + half) * sharp) - blur((lead - half) * sharp);
            *prize = 10.0 * self.params.director * gain;
        }
    }

    /// The chance that a movie with this total, give or take some, wins its genre.
    #[inline]
    fn year_chance(&self, genre: usize, total: f32, missing: u8) -> f32 {
        let beats = lead_chance(total - self.rivals_best[genre], missing);
        beats * self.unchallenged(self.seldom_topped(total))
    }

    /// The chance that a rival in a whole game makes no higher movie of the genre than this total.
    #[inline]
    fn seldom_topped(&self, total: f32) -> f32 {
        blur((total - self.params.year_total) * self.year_sharp)
    }

    /// The chance that a movie with this total, give or take some, is the lowest.
    #[inline]
    fn worst_chance(&self, total: f32, missing: u8) -> f32 {
        let beats = lead_chance(self.rivals_lowest - total, missing);
        let stays = blur((self.params.worst_total - total) * self.worst_sharp);
        beats * self.unchallenged(stays)
    }

    /// The chance that no rival does better, if one rival fails to with chance `stays` in a whole game.
    #[inline]
    fn unchallenged(&self, stays: f32) -> f32 {
        let each = 1.0 - (1.0 - self.late) * (1.0 - stays);
        match self.game.seats {
            ..=2 => each,
            3 => each * each,
            4 => each * each * each,
            _ => (each * each) * (each * each),
        }
    }

    /// What the awards at the end are worth that finished movies may win.
    pub(super) fn held_value(&self) -> f32 {
        10.0 * (self.own_year.iter().sum::<f32>() + self.own_worst + self.director_chance)
    }

    /// The chances in the races, for the learned value.
    pub(super) fn describe_races(&self, put: &mut impl FnMut(f32)) {
        self.own_year.iter().for_each(|&chance| put(chance));
        put(self.own_worst);
        put(self.director_chance);
        put(self.red_prize);
    }

    /// The chance that a movie in work gets finished, and its total then.
    #[inline]
    pub(super) fn prospect(&self, draft: &Draft) -> (f32, f32) {
        let params = &self.params;
        let load = (draft.need + params.ahead * draft.ahead) * self.per_chip;
        let square = load * load;
        let in_time = 1.0 / (1.0 + square * (1.0 - params.steep + params.steep * square));
        let chance = in_time * self.comes[usize::from(draft.missing).min(MAX_SPACES)];
        let guest = if draft.has_guest() { 0.0 } else { params.guest_to_come };
        let missing = f32::from(draft.missing);
        (chance, f32::from(draft.total) + missing * params.stars_to_come + guest)
    }

    /// What a movie in work will bring.
    #[inline]
    pub(super) fn value(&self, draft: &Draft) -> f32 {
        let params = &self.params;
        let missing = f32::from(draft.missing);
        let (chance, total) = self.prospect(draft);
        let genre = usize::from(draft.genre);
        let (first, rival) = (self.first_prize[genre], self.first_rival[genre]);
        let first =
            if first > 0.0 { first * rival / (rival + params.first_race * missing) } else { 0.0 };
        let prize = total + first + self.fresh_prize + self.races(draft, total, draft.missing);
        chance * prize - self.work * draft.need
    }

    /// What a movie brings that is finished now, but for the screenplay one draws.
    #[inline]
    pub(super) fn finished_value(&self, draft: &Draft) -> f32 {
        let token = self.game.tokens.for_total(draft.total);
        let rating = token.map_or(Rating::NONE, Rating::by_token);
        let points = f32::from(rating.points());
        points + self.first_prize[usize::from(draft.genre)] + self.races(draft, rating.height(), 0)
    }

    #[inline]
    fn races(&self, draft: &Draft, total: f32, missing: u8) -> f32 {
        let genre = usize::from(draft.genre);
        let year = (self.year_chance(genre, total, missing) - self.own_year[genre]).max(0.0);
        let worst = (self.worst_chance(total, missing) - self.own_worst).max(0.0);
        let best = self.best_prize
            * lead_chance(total - self.highest, missing)
            * self.seldom_topped(total);
        let director = self.director_prize[usize::from(draft.director).min(MAX_STARS)];
        10.0 * (self.params.year * year + self.params.worst * worst) + best + director
    }

    /// A screenplay as it lies on the table.
    pub(super) fn draft(&self, screenplay: Screenplay) -> Draft {
        Draft::new(self.game, screenplay, &self.needs)
    }
}

/// From 0 to 1, through a half at 0; flat beyond 2 on either side.
#[inline]
pub(super) fn blur(x: f32) -> f32 {
    let x = x.clamp(-2.0, 2.0);
    0.5 + x * (0.375 - 0.03125 * x * x)
}

/// By how much a star of a lead counts, if so many empty spaces may still change it.
const SHARPNESS: [f32; MAX_SPACES + 1] = {
    let mut sharpness = [0.0; MAX_SPACES + 1];
    let mut missing = 0;
    while missing < sharpness.len() {
        sharpness[missing] = 1.0 / (0.3 + 0.4 * missing as f32);
        missing += 1;
    }
    sharpness
};

/// The chance that a lead holds that so many empty spaces may still change.
#[inline]
fn lead_chance(lead: f32, missing: u8) -> f32 {
    if missing == 0 {
        if lead > 0.0 { 1.0 } else { 0.0 }
    } else {
        blur(lead * SHARPNESS[usize::from(missing).min(MAX_SPACES)])
    }
}
