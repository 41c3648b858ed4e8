//! Positions and actions as numbers. Chips in hand and screenplays in production are counted in their order.

use backlot_core::{Columns, Encode, Observer, Seat};

use crate::chips::MAX_SPACES;
use crate::components::{MAX_STUDIOS, QUARTERS};
use crate::{
    Action, Award, Chip, ChipSet, Components, DreamFactory, Edition, Genre, Kind, Phase,
    Screenplay, ScreenplaySet, Setup, Space, View,
};

const VERBS: [&str; 7] = ["studio", "pass", "bid", "take", "decline", "place", "discard"];
const PHASES: [&str; 5] = ["choosing", "bidding", "taking", "placing", "over"];
/// Columns of a chip besides its stars: its kinds, and whether it is a top director.
const CHIP_BITS: usize = Kind::COUNT + 1;
/// Columns of a space besides the stars on it: what it is for (a kind or blank), and whether it is filled.
const SPACE_BITS: usize = Kind::COUNT + 2;

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
        let game = view.to_state();
        for (place, other) in observer.clockwise().enumerate() {
            row.number(|| format!("money of {place}"), view.money[other]);
            row.number(|| format!("red chips of {place}"), game.red_chips(other));
            row.number(|| format!("director stars of {place}"), game.director_stars(other));
            let screenplays = u64::from(view.screenplays[other].and(view.finished).0);
            row.bits(
                |movie| format!("movie {movie} of {place}"),
                screenplays,
                set.screenplay_count(),
            );
            let mut projects = game.unfinished(other).iter();
            for number in 1..=set.most_projects() {
                let name = format_args!("project {number} of {place}");
                encode_project(&game, projects.next(), &name, row);
            }
        }
        for award in Award::ALL {
            let seat = match award {
                Award::BestDirector => view.awards.best_director,
                _ => view.awards.movie(award).and_then(|movie| game.owner(movie)),
            };
            row.one_of(
                |place| format!("award {} to {place}", award.id()),
                seat.map(|seat| observer.place_of(seat)),
                observer.seats,
            );
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
        let game = view.to_state();
        let screenplay = target.map(|(screenplay, _)| screenplay);
        encode_project(&game, screenplay, &format_args!("screenplay"), row);
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
    let (bits, stars) = chip.map_or((0, 0), |chip| {
        let is_top = u64::from(set.top_directors().contains(chip));
        (1 << set.kind(chip) as u8 | is_top << Kind::COUNT, set.stars(chip))
    });
    let kind = |bit: usize| Kind::ALL.get(bit).map_or("top director", |kind| kind.id());
    row.bits(|bit| format!("{name}: {}", kind(bit)), bits, CHIP_BITS);
    row.number(|| format!("{name}: stars"), stars);
}

/// A screenplay that is not finished: its genre, its stars, what it lacks, and each of its spaces.
fn encode_project(
    game: &DreamFactory,
    screenplay: Option<Screenplay>,
    name: &std::fmt::Arguments<'_>,
    row: &mut impl Columns,
) {
    let set = game.set.get();
    let genre = screenplay.map(|screenplay| set.genre(screenplay) as usize);
    row.one_of(|genre| format!("{name}: {}", Genre::ALL[genre].id()), genre, Genre::ALL.len());
    row.number(
        || format!("{name}: stars"),
        screenplay.map_or(0, |screenplay| game.total(screenplay)),
    );
    let missing = screenplay.map_or(0, |screenplay| game.missing(screenplay));
    row.count(|| format!("{name}: spaces to fill"), missing);
    let printed = screenplay.map_or(0, |screenplay| set.printed_spaces(screenplay));
    for space in (0..=Space::GUEST.0).map(Space) {
        let top = screenplay.and_then(|of| game.tops[of.index()][space.index()]);
        let is_for = screenplay
            .filter(|_| printed >> space.0 & 1 == 1)
            .map_or(0, |screenplay| 1 << set.kind_number(screenplay, space));
        let bits = is_for | u64::from(top.is_some()) << (SPACE_BITS - 1);
        let what = |bit: usize| match bit {
            _ if bit < Kind::COUNT => Kind::ALL[bit].id(),
            Kind::COUNT => "blank",
            _ => "filled",
        };
        let text = || Components::space_text(space);
        row.bits(|bit| format!("{name}, space {}: {}", text(), what(bit)), bits, SPACE_BITS);
        let stars = top.map_or(0, |chip| set.stars(chip));
        row.number(|| format!("{name}, space {}: stars", text()), stars);
    }
}
