//! Positions and actions as numbers. Chips in hand and screenplays in production are counted in their order.

use backlot_core::{Columns, Encode, Observer, Seat};

use crate::chips::MAX_SPACES;
use crate::components::{MAX_SCREENPLAYS, MAX_STUDIOS, QUARTERS, SPACE_BITS, Tally};
use crate::{
    Action, Award, Chip, ChipSet, Components, DreamFactory, Edition, Genre, Kind, Phase,
    Screenplay, ScreenplaySet, Setup, Space, View,
};

const VERBS: [&str; 7] = ["studio", "pass", "bid", "take", "decline", "place", "discard"];
const PHASES: [&str; 5] = ["choosing", "bidding", "taking", "placing", "over"];
/// What a screenplay can lack: kinds of chips, or any for a blank space.
const NEEDS: usize = Kind::COUNT + 1;

/// Where the indices of each verb begin. Bids come last, as their number depends on the seats.
struct Layout {
    discard: usize,
    place: usize,
    take: usize,
    bid: usize,
    projects: usize,
}

const PASS: usize = 0;
const DECLINE: usize = 1;
const STUDIO: usize = 2;

impl Layout {
    #[inline]
    fn of(set: &Components) -> Self {
        let (hand, projects) = (set.most_chips(), set.most_projects());
        let discard = STUDIO + MAX_STUDIOS;
        let place = discard + hand;
        let take = place + hand * projects * MAX_SPACES;
        Self { discard, place, take, bid: take + set.chip_count(), projects }
    }
}

/// How many of the set lie below the chip.
#[inline]
fn place_in(hand: ChipSet, chip: Chip) -> usize {
    hand.and(ChipSet::first(chip.index())).len() as usize
}

#[inline]
fn project_of(unfinished: ScreenplaySet, screenplay: Screenplay) -> usize {
    unfinished.and(ScreenplaySet((1 << screenplay.index()) - 1)).len() as usize
}

impl Encode for DreamFactory {
    fn action_count(setup: &Setup) -> usize {
        let set = setup.components.get();
        let seats = usize::from(setup.seats);
        Layout::of(set).bid + seats * usize::from(set.starting_money(seats)) + 1
    }

    fn action_name(setup: &Setup, index: usize) -> String {
        let set = setup.components.get();
        let layout = Layout::of(set);
        match index {
            PASS => "pass".to_owned(),
            DECLINE => "decline".to_owned(),
            _ if index >= layout.bid => format!("bid {}", index - layout.bid),
            _ if index >= layout.take => {
                let chip = set.all_chips().iter().nth(index - layout.take);
                format!("take {}", chip.map_or("none", |chip| set.chip_id(chip)))
            }
            _ if index >= layout.place => {
                let rest = index - layout.place;
                let (chip, rest) =
                    (rest / (layout.projects * MAX_SPACES), rest % (layout.projects * MAX_SPACES));
                let space = u8::try_from(rest % MAX_SPACES).unwrap_or(0);
                format!(
                    "place chip {} of the hand on screenplay {}, space {}",
                    chip + 1,
                    rest / MAX_SPACES + 1,
                    Components::space_text(Space(space))
                )
            }
            _ if index >= layout.discard => {
                format!("discard chip {} of the hand", index - layout.discard + 1)
            }
            _ => format!("studio {}", index - STUDIO + 1),
        }
    }

    #[inline]
    fn action_index(&self, seat: Seat, action: Action) -> usize {
        let layout = Layout::of(self.set.get());
        match action {
            Action::Pass => PASS,
            Action::Decline => DECLINE,
            Action::Studio(number) => STUDIO + usize::from(number) - 1,
            Action::Bid(amount) => layout.bid + usize::from(amount),
            Action::Take(chip) => layout.take + chip.index(),
            Action::Discard(chip) => layout.discard + place_in(self.hand, chip),
            Action::Place { chip, screenplay, space } => {
                let project = project_of(self.unfinished(seat), screenplay);
                let chip = place_in(self.hand, chip);
                layout.place + (chip * layout.projects + project) * MAX_SPACES + space.index()
            }
        }
    }

    fn encode(view: &View, seat: Seat, row: &mut impl Columns) {
        let set = view.components.get();
        let observer = Observer { components: set, seat, seats: usize::from(view.seats) };
        encode_turn(view, &observer, row);
        encode_chips(view, row);
        let mut owners = [None; MAX_SCREENPLAYS];
        for (place, other) in observer.clockwise().enumerate() {
            encode_seat(view, place, other, row);
            for screenplay in view.screenplays[other].iter() {
                owners[screenplay.index()] = Some(place);
            }
        }
        let mut projects = view.screenplays[seat].without(view.finished).iter();
        for number in 1..=set.most_projects() {
            encode_spaces(view, projects.next(), &format_args!("project {number}"), row);
        }
        for award in Award::ALL {
            let owner = match award {
                Award::BestDirector => {
                    view.awards.best_director.map(|seat| observer.place_of(seat))
                }
                _ => view.awards.movie(award).and_then(|movie| owners[movie.index()]),
            };
            row.one_of(|place| format!("award {} to {place}", award.id()), owner, observer.seats);
        }
        for screenplay in set.screenplays() {
            let id = || format!("rating of {}", set.screenplay_id(screenplay));
            row.number(id, view.ratings[screenplay.index()].points());
        }
        let count = set.screenplay_count();
        row.bits(|movie| format!("screenplay {movie} in the stack"), view.stack.0.into(), count);
        row.one_of(
            |movie| format!("screenplay {movie} on top"),
            view.stack_top.map(Screenplay::index),
            count,
        );
    }

    fn encode_action(view: &View, seat: Seat, action: Action, row: &mut impl Columns) {
        let set = view.components.get();
        let (verb, amount, chip, target) = match action {
            Action::Studio(number) => (0, number, None, None),
            Action::Pass => (1, 0, None, None),
            Action::Bid(amount) => (2, amount, None, None),
            Action::Take(chip) => (3, 0, Some(chip), None),
            Action::Decline => (4, 0, None, None),
            Action::Place { chip, screenplay, space } => {
                (5, 0, Some(chip), Some((screenplay, space)))
            }
            Action::Discard(chip) => (6, 0, Some(chip), None),
        };
        row.one_of(|verb| VERBS[verb].to_owned(), Some(verb), VERBS.len());
        row.number(|| "amount".to_owned(), amount);
        let left = if verb == 2 { view.money[seat].saturating_sub(amount) } else { 0 };
        row.number(|| "money left".to_owned(), left);
        encode_chip(set, chip, &format_args!("chip"), row);
        let screenplay = target.map(|(screenplay, _)| screenplay);
        encode_project(view, screenplay, &format_args!("screenplay"), row);
        let space = target
            .map(|(screenplay, space)| set.space_bits(screenplay) >> (SPACE_BITS * space.index()));
        let bits = space.unwrap_or(0) & ((1 << SPACE_BITS) - 1);
        row.bits(|bit| format!("space: {}", space_word(bit)), bits, SPACE_BITS);
        let covered =
            target.and_then(|(screenplay, space)| view.tops[screenplay.index()][space.index()]);
        encode_chip(set, covered, &format_args!("covered"), row);
    }
}

fn encode_turn(view: &View, observer: &Observer<'_, Components>, row: &mut impl Columns) {
    let seats = observer.seats;
    let place = |seat: Seat| Some(observer.place_of(seat));
    row.flag(|| "edition of 2009".to_owned(), view.edition == Edition::Y2009);
    row.one_of(
        |quarter| format!("quarter {}", quarter + 1),
        Some(usize::from(view.quarter)),
        usize::from(QUARTERS),
    );
    row.one_of(
        |location| format!("location {}", location + 1),
        Some(usize::from(view.location)),
        observer.components.locations().len(),
    );
    let phase = match view.phase {
        Phase::Choosing => 0,
        Phase::Bidding => 1,
        Phase::Taking => 2,
        Phase::Placing => 3,
        Phase::Over => 4,
    };
    row.one_of(|phase| PHASES[phase].to_owned(), Some(phase), PHASES.len());
    row.one_of(|seat| format!("turn of {seat}"), place(view.turn), seats);
    row.one_of(|seat| format!("start marker of {seat}"), place(view.start), seats);
    let highest = view.auction.highest;
    row.number(|| "highest bid".to_owned(), highest.map_or(-1, |(_, bid)| i16::from(bid)));
    row.one_of(|seat| format!("bid of {seat}"), highest.and_then(|(seat, _)| place(seat)), seats);
    row.bits(|seat| format!("{seat} passed"), observer.turned(view.auction.passed), seats);
}

fn encode_chips(view: &View, row: &mut impl Columns) {
    let set = view.components.get();
    for (spot, &chip) in view.open.iter().enumerate().take(set.open_chips()) {
        encode_chip(set, chip, &format_args!("open chip {}", spot + 1), row);
    }
    let mut hand = view.hand.iter();
    for number in 1..=set.most_chips() {
        encode_chip(set, hand.next(), &format_args!("chip {number} in hand"), row);
    }
    for (what, chips) in [("at the party", view.party), ("still to come", view.unseen)] {
        let name = |first: u8| {
            move |number: usize| {
                let number = first + u8::try_from(number).unwrap_or(0);
                format!("{} {what}", set.chip_id(Chip::new(number)))
            }
        };
        let count = set.chip_count();
        #[expect(clippy::cast_possible_truncation, reason = "the two halves")]
        let (low, high) = (chips.0 as u64, (chips.0 >> 64) as u64);
        row.bits(name(0), low, count.min(64));
        row.bits(name(64), high, count.saturating_sub(64));
    }
}

fn encode_chip(
    set: &Components,
    chip: Option<Chip>,
    name: &std::fmt::Arguments<'_>,
    row: &mut impl Columns,
) {
    let word = |at: usize| match at.checked_sub(Kind::COUNT) {
        None => Kind::ALL[at].id(),
        Some(0) => "top director",
        Some(_) => "stars",
    };
    row.numbers(|at| format!("{name}: {}", word(at)), set.chip_columns(chip));
}

fn encode_seat(view: &View, place: usize, seat: Seat, row: &mut impl Columns) {
    let set = view.components.get();
    let (mut red_chips, mut director_stars) = (0, 0);
    let movies = view.screenplays[seat].and(view.finished);
    for movie in movies.iter() {
        let tally = set.tally(view.tops[movie.index()]);
        red_chips += tally.red_chips();
        director_stars += tally.director_stars();
    }
    let mut projects = view.screenplays[seat].without(view.finished).iter();
    for number in 1..=set.most_projects() {
        let name = format_args!("project {number} of {place}");
        red_chips += encode_project(view, projects.next(), &name, row).red_chips();
    }
    row.number(|| format!("money of {place}"), view.money[seat]);
    row.count(|| format!("red chips of {place}"), red_chips);
    row.count(|| format!("director stars of {place}"), director_stars);
    row.bits(|movie| format!("movie {movie} of {place}"), movies.0.into(), set.screenplay_count());
}

/// A screenplay that is not finished: its genre, what it lacks, and its stars so far. Returns what its chips add up to.
fn encode_project(
    view: &View,
    screenplay: Option<Screenplay>,
    name: &std::fmt::Arguments<'_>,
    row: &mut impl Columns,
) -> Tally {
    let set = view.components.get();
    let (mut bits, mut spaces, mut stars, mut tally) = (0, 0, 0, Tally::default());
    if let Some(screenplay) = screenplay {
        let tops = view.tops[screenplay.index()];
        tally = set.tally(tops);
        stars = i16::from(set.printed_stars(screenplay)) + tally.stars();
        let needs = set.needs(screenplay, filled(tops));
        spaces = needs.spaces;
        bits = 1 << set.genre(screenplay) as u64 | u64::from(needs.kinds) << Genre::ALL.len();
    }
    let word = |bit: usize| match bit.checked_sub(Genre::ALL.len()) {
        None => Genre::ALL[bit].id().to_owned(),
        Some(need) => format!("needs {}", Kind::ALL.get(need).map_or("any", |kind| kind.id())),
    };
    row.bits(|bit| format!("{name}: {}", word(bit)), bits, Genre::ALL.len() + NEEDS);
    row.number(|| format!("{name}: spaces to fill"), spaces);
    row.number(|| format!("{name}: stars"), stars);
    tally
}

/// Each space of an own screenplay: what it is for, whether it is filled, and the stars on it.
fn encode_spaces(
    view: &View,
    screenplay: Option<Screenplay>,
    name: &std::fmt::Arguments<'_>,
    row: &mut impl Columns,
) {
    let set = view.components.get();
    let tops = screenplay.map_or([None; MAX_SPACES], |screenplay| view.tops[screenplay.index()]);
    let mut bits = screenplay.map_or(0, |screenplay| set.space_bits(screenplay));
    for (space, top) in tops.iter().enumerate() {
        bits |= u64::from(top.is_some()) << (SPACE_BITS * space + SPACE_BITS - 1);
    }
    let space = |at: usize| Components::space_text(Space(u8::try_from(at).unwrap_or(0)));
    let word =
        |bit: usize| format!("space {}: {}", space(bit / SPACE_BITS), space_word(bit % SPACE_BITS));
    row.bits(|bit| format!("{name}, {}", word(bit)), bits, SPACE_BITS * MAX_SPACES);
    let stars = tops.map(|top| top.map_or(0, |chip| i16::from(set.stars(chip))));
    row.numbers(|at| format!("{name}, space {}: stars", space(at)), &stars);
}

fn space_word(bit: usize) -> &'static str {
    match bit {
        Kind::COUNT => "for any",
        _ if bit < Kind::COUNT => Kind::ALL[bit].id(),
        _ => "filled",
    }
}

fn filled(tops: [Option<Chip>; MAX_SPACES]) -> u8 {
    tops.iter().enumerate().fold(0, |bits, (space, top)| bits | u8::from(top.is_some()) << space)
}
