//! Prompts, previews and texts.

use std::sync::OnceLock;

use backlot_core::{
    Choice, Heading, JsonText, Present, Preview, Seat, SharedComponents, Text, ToJson,
};

use crate::forecast::Gain;
use crate::{
    Action, Card, Column, Components, Event, Genre, HollywoodCards, Phase, TableView, View,
};

/// What an option would do.
#[derive(PartialEq, Debug, ToJson)]
#[json(untagged)]
pub enum Effects {
    /// Placing a reel.
    Reel(ReelEffects),
    /// Giving a star to a project.
    Assign(AssignEffects),
}

/// Where every reel of the column would be.
#[derive(PartialEq, Debug, ToJson)]
pub struct ReelEffects {
    /// The reels, the new one first.
    reels: Vec<MovedReel>,
    /// Whether the column is full then.
    column_full: bool,
}

/// Where a reel goes.
#[derive(PartialEq, Debug, ToJson)]
pub struct MovedReel {
    /// Its owner.
    seat: Seat,
    /// The card it leaves, unless it is new.
    from: Option<Card>,
    /// The card it comes to.
    to: Card,
}

/// What the movie would be worth.
#[derive(PartialEq, Debug, ToJson)]
pub struct AssignEffects {
    /// The number of its film cards.
    films: u32,
    /// The same with the award film counted twice.
    size: u32,
    /// Its points.
    points: u32,
}

impl Present for HollywoodCards {
    type TableView = TableView;
    type Effects = Effects;

    fn viewed_components(view: &View) -> SharedComponents<Components> {
        view.components
    }

    fn may_name(view: &View, seat: Seat, film: &str) -> bool {
        // A movie goes by its star.
        let game = view.to_state();
        game.movies_of(seat).any(|movie| view.components.card_id(Card::star(movie.star)) == film)
    }

    fn heading(view: &View, seat: Seat) -> Option<Heading> {
        if view.turn != seat {
            return None;
        }
        let reels_left = usize::from(view.reels_left[seat]);
        let (title, clause) = match view.phase {
            Phase::Over => return None,
            Phase::Placing => (Text::new("hollywood-cards-prompt-place"), "HC-R2"),
            Phase::Doubling { left } => {
                (Text::new("hollywood-cards-prompt-double").with("left", left), "HC-R5")
            }
            Phase::Assigning { .. } => {
                let star = star_text(&view.components, view.waiting_star().unwrap_or(0));
                (Text::new("hollywood-cards-prompt-assign").with("star", star), "HC-G4")
            }
        };
        let why = Text::new("hollywood-cards-prompt-why")
            .with("round", view.round + 1)
            .with("rounds", view.seats)
            .with("reels", reels_left)
            .with("open", view.components.reels() - view.placed);
        Some(Heading { title, why: Some(why), clause })
    }

    fn choice(view: &View, _seat: Seat, action: Action) -> Choice {
        let set = &view.components;
        match action {
            Action::Reel(column) => {
                let card = card_text(set, view.to_state().bottom_card(column));
                let label = Text::new("hollywood-cards-choice-reel")
                    .with("column", column.number())
                    .with("card", card);
                Choice::new("reel", label).about(column.behind("column-"))
            }
            Action::Clap => Choice::new("clap", Text::new("hollywood-cards-choice-clap")),
            Action::Double => Choice::new("double", Text::new("hollywood-cards-choice-double")),
            Action::Assign(genre) => {
                let label = Text::new("hollywood-cards-choice-assign")
                    .with("genre", genre_text(set, genre));
                Choice::new("assign", label).about(set.genre_id(genre))
            }
        }
    }

    fn preview(view: &View, seat: Seat, action: Action) -> Preview {
        match action {
            Action::Reel(column) => preview_reel(view, seat, column),
            Action::Clap => line("hollywood-cards-preview-clap"),
            Action::Double => line("hollywood-cards-preview-double"),
            Action::Assign(genre) => preview_assign(view, seat, genre),
        }
    }

    fn event_text(components: &Components, event: &Event) -> Text {
        event_text(components, event)
    }

    // Only the order of the decks is hidden.
    const VIEWS_ARE_IDENTICAL: bool = true;

    fn table_view(view: &View) -> TableView {
        TableView::of(view)
    }
}

fn line(key: &'static str) -> Preview {
    Preview { lines: vec![Text::new(key)], ..Preview::default() }
}

/// A genre's name; genres of other component sets go by their id.
pub(crate) fn genre_text(set: &Components, genre: Genre) -> Text {
    match set.genre_id(genre) {
        "horror" => Text::new("hollywood-cards-genre-horror"),
        "action" => Text::new("hollywood-cards-genre-action"),
        "romantic-comedy" => Text::new("hollywood-cards-genre-romantic-comedy"),
        other => Text::name(other.replace('-', " ")),
    }
}

/// The cards of a set in a few words, found once.
#[derive(Debug, Default)]
pub(crate) struct CardTexts(OnceLock<(Vec<Text>, Vec<Text>)>);

impl CardTexts {
    /// Of the stars, and of the movie cards.
    fn of(&self, set: &Components) -> &(Vec<Text>, Vec<Text>) {
        self.0.get_or_init(|| {
            let stars = (0..).take(set.stars().len()).map(|star| describe_star(set, star).keep());
            let movies =
                (0..).zip(0..set.movie_cards()).map(|(movie, _)| describe_movie(set, movie).keep());
            (stars.collect(), movies.collect())
        })
    }
}

pub(crate) fn star_text(set: &Components, star: u8) -> Text {
    set.card_texts().of(set).0[usize::from(star)].clone()
}

/// A card in a few words.
fn card_text(set: &Components, card: Card) -> Text {
    if let Some(star) = card.as_star() {
        return star_text(set, star);
    }
    match card.as_movie() {
        Some(number) => set.card_texts().of(set).1[usize::from(number)].clone(),
        None => Text::new("hollywood-cards-no-card"),
    }
}

fn describe_star(set: &Components, star: u8) -> Text {
    let details = &set.stars()[usize::from(star)];
    Text::new("hollywood-cards-star")
        .with("name", details.name.as_str())
        .with("rating", details.rating)
}

fn describe_movie(set: &Components, number: u8) -> Text {
    match set.genre_of(number) {
        None => Text::new("hollywood-cards-blockbuster"),
        Some(genre) if set.awards().contains(number) => {
            Text::new("hollywood-cards-award-film").with("genre", genre_text(set, genre))
        }
        Some(genre) => Text::new("hollywood-cards-film")
            .with("id", set.genre_id(genre))
            .with("genre", genre_text(set, genre)),
    }
}

/// Where every reel of the column ends up, and what one might regret.
fn preview_reel(view: &View, seat: Seat, column: Column) -> Preview {
    let set = &view.components;
    let before: Vec<_> = view.column(column.index()).collect();
    let Some(&(bottom, _)) = before.last() else { return Preview::default() };
    let mut lines = Vec::new();
    let mut reels = vec![MovedReel { seat, from: None, to: bottom }];
    for row in (1..before.len()).rev() {
        let (from, reel) = before[row];
        let Some(owner) = reel else { continue };
        let (to, _) = before[row - 1];
        lines.push(
            Text::new("hollywood-cards-preview-pushed")
                .with("who", owner)
                .with("from", card_text(set, from))
                .with("to", card_text(set, to)),
        );
        reels.push(MovedReel { seat: owner, from: Some(from), to });
    }
    let mut after = view.to_state();
    after.reels[column.index()].push(seat);
    let (gains, warnings) = gains_and_warnings(&after, seat);
    if !gains.is_empty() {
        lines.push(Text::new("hollywood-cards-preview-gains").with("cards", gains));
    }
    let closes = usize::from(after.reels[column.index()].count()) == before.len();
    if closes {
        lines.push(Text::new("hollywood-cards-preview-full").with("column", column.number()));
    }
    let effects = Effects::Reel(ReelEffects { reels, column_full: closes });
    Preview { lines, warnings, effects: JsonText::new(&effects, &**set) }
}

/// What the seat would get as things lie, and the stars it would rather not get so.
fn gains_and_warnings(game: &HollywoodCards, seat: Seat) -> (Vec<Text>, Vec<Text>) {
    let set = &game.set;
    let (mut gains, mut warnings) = (Vec::new(), Vec::new());
    game.forecast(seat, game.gaps_now(), |gain| match gain {
        Gain::Movie(card) => gains.push(card_text(set, card)),
        Gain::Closing { star, genre, films, forced } => {
            gains.push(star_text(set, star));
            if forced {
                warnings.push(
                    Text::new("hollywood-cards-warning-forced")
                        .with("star", star_text(set, star))
                        .with("genre", genre_text(set, genre))
                        .with("films", films.len()),
                );
            }
        }
        Gain::Lost(star) => {
            gains.push(star_text(set, star));
            let star = star_text(set, star);
            warnings.push(Text::new("hollywood-cards-warning-lost").with("star", star));
        }
    });
    (gains, warnings)
}

fn preview_assign(view: &View, seat: Seat, genre: Genre) -> Preview {
    let set = &view.components;
    let films = view.held[seat].and(set.films_of(genre));
    let Some(star) = view.waiting_star() else { return Preview::default() };
    let (size, rating) = (set.weight(films), u32::from(set.rating(star)));
    let mut lines = vec![
        Text::new("hollywood-cards-preview-assign")
            .with("size", size)
            .with("rating", rating)
            .with("points", size * rating),
    ];
    if view.advanced {
        let times = view.to_state().multiplier(genre);
        lines.push(
            Text::new("hollywood-cards-preview-multiplier")
                .with("times", times)
                .with("points", size * rating * times),
        );
    }
    let effects = AssignEffects { films: films.len(), size, points: size * rating };
    let effects = JsonText::new(&Effects::Assign(effects), &**set);
    Preview { lines, warnings: Vec::new(), effects }
}

fn event_text(set: &Components, event: &Event) -> Text {
    match *event {
        Event::RoundBegan { round, first, ref area } => Text::new("hollywood-cards-event-round")
            .with("round", round)
            .with("who", first)
            .with("cards", area_texts(set, area)),
        Event::ReelPlaced { seat, column, card, pushed } => Text::new("hollywood-cards-event-reel")
            .with("who", seat)
            .with("column", column.number())
            .with("card", card_text(set, card))
            .with("pushed", pushed),
        Event::ClapPlayed { seat } => Text::new("hollywood-cards-event-clap").with("who", seat),
        Event::DoublePlayed { seat } => Text::new("hollywood-cards-event-double").with("who", seat),
        Event::ReelsAllPlaced => Text::new("hollywood-cards-event-all-placed"),
        Event::CardReceived { seat, card, project } => Text::new("hollywood-cards-event-received")
            .with("who", seat)
            .with("card", card_text(set, card))
            .with("project", project),
        Event::MovieFinished { seat, star, genre, films, points } => {
            Text::new("hollywood-cards-event-movie")
                .with("who", seat)
                .with("star", card_text(set, star))
                .with("id", set.genre_id(genre))
                .with("genre", genre_text(set, genre))
                .with("films", films)
                .with("points", points)
        }
        Event::StarLost { seat, star } => Text::new("hollywood-cards-event-lost")
            .with("who", seat)
            .with("star", card_text(set, star)),
        Event::CardSetAside { card } => {
            Text::new("hollywood-cards-event-aside").with("card", card_text(set, card))
        }
        Event::GameEnded => Text::new("hollywood-cards-event-end"),
    }
}

/// The stars that were laid out: the cards people look for first.
fn area_texts(set: &Components, area: &[Card]) -> Vec<Text> {
    area.iter().filter_map(|card| card.as_star()).map(|star| star_text(set, star)).collect()
}
