//! Prompts, previews and texts.

mod events;
mod previews;
mod prompts;
mod receipts;

use backlot_core::{Choice, Heading, Present, Preview, Seat, SharedComponents, Text};

use crate::slate::FilmId;
use crate::{
    Action, Card, CardSet, Components, Event, Face, Film, Genre, Genres, Hollywood, Job, Kind,
    TableView, View,
};

pub use previews::Effects;
pub use receipts::{flaw_text, receipt_texts};

impl Present for Hollywood {
    type TableView = TableView;
    type Effects = Effects;

    fn viewed_components(view: &View) -> SharedComponents<Components> {
        view.components
    }

    fn may_name(view: &View, seat: Seat, film: &str) -> bool {
        // Also those of years past, and films that are not begun.
        let ids =
            (0..=view.year).flat_map(|year| Film::ALL.map(|film| FilmId { year, seat, film }));
        ids.map(|id| id.to_string()).any(|id| id == film)
    }

    fn heading(view: &View, seat: Seat) -> Option<Heading> {
        prompts::heading(view, seat)
    }

    fn choice(view: &View, _seat: Seat, action: Action) -> Choice {
        prompts::choice(view, action)
    }

    fn preview(view: &View, seat: Seat, action: Action) -> Preview {
        previews::preview(view, seat, action)
    }

    fn event_text(components: &Components, event: &Event) -> Text {
        events::text(components, event)
    }

    fn table_view(view: &View) -> TableView {
        TableView::of(view)
    }
}

/// A card in a few words: its name if it has one, and what is printed on it.
#[must_use]
pub fn card_text(set: &Components, card: Card) -> Text {
    if card.is_none() {
        return Text::new("hollywood-no-card");
    }
    let print = face_text(set.face(card));
    match set.card_name(card) {
        None => print,
        Some(name) => Text::new("hollywood-card").with("name", name).with("print", print),
    }
}

/// A card by its name or job alone.
#[must_use]
pub fn short_text(set: &Components, card: Card) -> Text {
    match (set.card_name(card), set.face(card).job) {
        _ if card.is_none() => Text::new("hollywood-no-card"),
        (Some(name), _) => Text::name(name),
        (None, Some(job)) => job_text(job),
        (None, None) => Text::name(set.card_id(card)),
    }
}

fn card_texts(set: &Components, cards: impl Iterator<Item = Card>) -> Vec<Text> {
    cards.map(|card| card_text(set, card)).collect()
}

/// The cards of a film by name or job, worthless scripts last.
fn heap_texts(set: &Components, cards: CardSet, worthless: u8) -> Vec<Text> {
    let scripts = (0..worthless).map(|_| Text::new("hollywood-worthless"));
    cards.iter().map(|card| short_text(set, card)).chain(scripts).collect()
}

/// What is printed on a card.
#[must_use]
pub fn face_text(face: &Face) -> Text {
    if face.is_worthless() {
        return Text::new("hollywood-worthless");
    }
    Text::new("hollywood-print")
        .with("icons", face.genres.len())
        .with("genres", genre_texts(face.genres))
        .with("what", face.job.map_or_else(|| kind_text(face.kind), job_text))
        .with("coins", face.coins)
        .with("figurines", face.figurines)
}

fn genre_texts(genres: Genres) -> Vec<Text> {
    genres.iter().map(genre_text).collect()
}

/// A genre in a word.
#[must_use]
pub fn genre_text(genre: Genre) -> Text {
    Text::new(match genre {
        Genre::Romance => "hollywood-genre-romance",
        Genre::Comedy => "hollywood-genre-comedy",
        Genre::Action => "hollywood-genre-action",
        Genre::Thriller => "hollywood-genre-thriller",
    })
}

fn kind_text(kind: Kind) -> Text {
    Text::new(match kind {
        Kind::Script => "hollywood-type-script",
        Kind::Director => "hollywood-type-director",
        Kind::Actor => "hollywood-type-actor",
        Kind::Actress => "hollywood-type-actress",
        Kind::Crew => "hollywood-type-crew",
    })
}

fn job_text(job: Job) -> Text {
    Text::new(match job {
        Job::Agent => "hollywood-job-agent",
        Job::MakeupArtist => "hollywood-job-makeup-artist",
        Job::Double => "hollywood-job-double",
        Job::SoundEngineer => "hollywood-job-sound-engineer",
        Job::Extras => "hollywood-job-extras",
        Job::Editor => "hollywood-job-editor",
        Job::Producer => "hollywood-job-producer",
        Job::ScriptRewriter => "hollywood-job-script-rewriter",
        Job::CastingSpecialist => "hollywood-job-casting-specialist",
        Job::SetDesigner => "hollywood-job-set-designer",
        Job::StageManager => "hollywood-job-stage-manager",
        Job::SpecialEffectsExpert => "hollywood-job-special-effects-expert",
        Job::ScoreWriter => "hollywood-job-score-writer",
        Job::StuntPerformer => "hollywood-job-stunt-performer",
    })
}
