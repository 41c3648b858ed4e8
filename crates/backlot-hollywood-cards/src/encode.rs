//! Positions and actions as numbers.

use backlot_core::{Columns, Encode, Observer, Seat};

use crate::cards::Kind;
use crate::components::MAX_STARS;
use crate::{Action, Card, Components, HollywoodCards, Phase, Setup, View};

const PHASES: [&str; 4] = ["placing", "doubling", "assigning", "over"];

impl Encode for HollywoodCards {
    /// Columns of the area, `clap`, `double`, genres.
    fn action_count(setup: &Setup) -> usize {
        setup.components.columns().len() + 2 + setup.components.genres().count()
    }

    fn action_name(setup: &Setup, index: usize) -> String {
        let set = &setup.components;
        let columns = set.columns().len();
        match index.checked_sub(columns) {
            None => format!("reel {}", index + 1),
            Some(0) => "clap".to_owned(),
            Some(1) => "double".to_owned(),
            Some(after) => {
                let genre = set.genres().nth(after - 2);
                format!("assign {}", genre.map_or("none", |genre| set.genre_id(genre)))
            }
        }
    }

    #[inline]
    fn action_index(&self, _: Seat, action: Action) -> usize {
        let columns = self.set.columns().len();
        match action {
            Action::Reel(column) => column.index(),
            Action::Clap => columns,
            Action::Double => columns + 1,
            Action::Assign(genre) => columns + 2 + usize::from(genre.0),
        }
    }

    fn encode(view: &View, seat: Seat, row: &mut impl Columns) {
        let set = view.components.get();
        let observer = Observer { components: set, seat, seats: usize::from(view.seats) };
        let seats = observer.seats;
        let at = |name: &'static str| move |place: usize| format!("{name} {place}");

        row.flag(|| "advanced".to_owned(), view.advanced);
        row.one_of(at("round"), Some(usize::from(view.round)), seats);
        row.one_of(at("first"), Some(observer.place_of(view.first)), seats);
        row.one_of(at("turn"), Some(observer.place_of(view.turn)), seats);
        let (phase, left, star) = match view.phase {
            Phase::Placing => (0, 0, None),
            Phase::Doubling { left } => (1, left, None),
            Phase::Assigning { spot } => (2, 0, Some(spot)),
            Phase::Over => (3, 0, None),
        };
        row.one_of(|phase| format!("phase {}", PHASES[phase]), Some(phase), PHASES.len());
        row.number(|| "reels to double".to_owned(), left);
        let rating = star.and_then(|spot| view.area[usize::from(spot)].as_star());
        row.number(|| "star to assign".to_owned(), rating.map_or(0, |star| set.rating(star)));

        for spot in 0..usize::from(set.area()) {
            let (column, below) = set.spot(spot);
            let owner = view.reels[column].owner(below).map(|owner| observer.place_of(owner));
            encode_card(set, view.area[spot], owner, &format_args!("spot {spot}"), seats, row);
        }
        for (place, seat) in observer.clockwise().enumerate() {
            let studio = view.studio[seat];
            row.number(|| format!("reels of {place}"), view.reels_left[seat]);
            row.flag(|| format!("clap of {place}"), studio.clap);
            row.flag(|| format!("double of {place}"), studio.double);
            let held = view.held[seat];
            row.count(|| format!("blockbusters of {place}"), held.and(set.blockbusters()).len());
            for genre in set.genres() {
                let films = set.weight(held.and(set.films_of(genre)));
                row.count(|| format!("{} of {place}", set.genre_id(genre)), films);
            }
            let stars = u64::from(view.movies[seat].0);
            row.bits(|star| format!("movie of star {star} of {place}"), stars, set.stars().len());
        }
        for (star, films) in view.films.iter().enumerate().take(set.stars().len().min(MAX_STARS)) {
            row.count(|| format!("films of star {star}"), set.weight(*films));
        }
        let movies = usize::try_from(set.movie_cards()).unwrap_or(0);
        row.bits(|card| format!("movie deck {card}"), view.movie_deck.0, movies);
        row.bits(|star| format!("star deck {star}"), view.star_deck.0.into(), set.stars().len());
    }

    fn encode_action(view: &View, seat: Seat, action: Action, row: &mut impl Columns) {
        let set = view.components.get();
        let genres = set.genres().count();
        let (verb, column, genre) = match action {
            Action::Reel(column) => (0, Some(column.index()), None),
            Action::Clap => (1, None, None),
            Action::Double => (2, None, None),
            Action::Assign(genre) => (3, None, Some(genre)),
        };
        row.one_of(|verb| ["reel", "clap", "double", "assign"][verb].to_owned(), Some(verb), 4);
        row.one_of(|column| format!("column {column}"), column, set.columns().len());
        row.one_of(
            |place| format!("assign genre {place}"),
            genre.map(|genre| usize::from(genre.0)),
            genres,
        );
        let films = genre.map_or(0, |genre| set.weight(view.held[seat].and(set.films_of(genre))));
        row.count(|| "films of the project".to_owned(), films);
        // What the reel, pushed in from below, would lie on at once.
        let stack = column.map(|column| view.reels[column].count());
        row.number(|| "reels in the column".to_owned(), stack.unwrap_or(0));
        let bottom = column.and_then(|column| {
            (0..usize::from(set.area())).find(|&spot| set.spot(spot) == (column, 0))
        });
        let card = bottom.map_or(Card::NONE, |spot| view.area[spot]);
        let seats = usize::from(view.seats);
        encode_card(set, card, None, &format_args!("bottom card"), seats, row);
    }
}

/// A card, and whose reel lies on it. All that is one of several goes into one word, which is quick.
fn encode_card(
    set: &Components,
    card: Card,
    owner: Option<usize>,
    name: &std::fmt::Arguments<'_>,
    seats: usize,
    row: &mut impl Columns,
) {
    let genres = set.genre_count();
    let (bits, films, stars) = match set.kind(card) {
        Kind::Film { genre, weight } => (1 << genre, weight, 0),
        Kind::Blockbuster => (1 << genres, 0, 0),
        Kind::Star { rating } => (0, 0, rating),
        Kind::Nothing => (0, 0, 0),
    };
    let bits = bits | owner.map_or(0, |place| 1 << (genres + 1 + place));
    let word = |bit: usize| match bit.checked_sub(genres) {
        None => format!("genre {bit}"),
        Some(0) => "blockbuster".to_owned(),
        Some(after) => format!("reel of {}", after - 1),
    };
    row.bits(|bit| format!("{name}: {}", word(bit)), bits, genres + 1 + seats);
    row.number(|| format!("{name}: films"), films);
    row.number(|| format!("{name}: star"), stars);
}
