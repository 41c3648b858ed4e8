//! What happened, in words.

use backlot_core::{Seat, Text};

use super::words::Words;
use crate::{Chip, Components, Event, EventKind, Screenplay};

// tidy: allow(sizes) one arm for each kind of event
pub(super) fn text(set: &Components, event: &Event) -> Text {
    let words = &Words { set, edition: event.edition };
    let by = |key, seat: Seat| words.text(key).with("who", seat);
    match event.kind {
        EventKind::GameBegan { start, ref studios, stack_top } => {
            began(words, studios.as_deref(), start, stack_top)
        }
        EventKind::StudioChosen { seat, studio, screenplays } => {
            by("dream-factory-event-studio-chosen", seat)
                .with("studio", studio)
                .with("movies", words.titles(screenplays))
        }
        EventKind::QuarterBegan { quarter, start, ref locations } => {
            by("dream-factory-event-quarter", start)
                .with("quarter", quarter)
                .with("lots", lots(words, locations))
        }
        EventKind::AuctionBegan { location, seat, chips } => {
            by("dream-factory-event-auction", seat)
                .with("location", location)
                .with("chips", words.chips(chips.iter()))
        }
        EventKind::Bid { seat, amount } => {
            by("dream-factory-event-bid", seat).with("amount", words.money(amount))
        }
        EventKind::Passed { seat } => by("dream-factory-event-passed", seat),
        EventKind::AuctionWon { seat, price, chips, others, share, middle } => {
            by("dream-factory-event-won", seat)
                .with("price", words.money(price))
                .with("chips", words.chips(chips.iter()))
                .with("payment", words.dealt_out(others, share, middle))
        }
        EventKind::PartyBegan { location, chips, ref order, ref actors_and_guest_stars } => words
            .text("dream-factory-event-party")
            .with("location", location)
            .with("chips", words.chips(chips.iter()))
            .with("order", party_order(words, order, actors_and_guest_stars)),
        EventKind::ChipTaken { seat, chip } => {
            by("dream-factory-event-taken", seat).with("chip", words.chip(chip))
        }
        EventKind::Declined { seat } => by("dream-factory-event-declined", seat),
        EventKind::PartyEnded { discarded } => words
            .text("dream-factory-event-party-over")
            .with("count", discarded.len())
            .with("chips", words.chips(discarded.iter())),
        EventKind::ChipPlaced { seat, chip, movie, space, covered, total, missing } => {
            by("dream-factory-event-placed", seat)
                .with("chip", words.chip_name(chip))
                .with("movie", words.title(movie))
                .with("space", words.space(movie, space))
                .with("over", over(words, covered))
                .with("total", i32::from(total))
                .with("missing", missing)
        }
        EventKind::ChipDiscarded { seat, chip } => {
            by("dream-factory-event-discarded", seat).with("chip", words.chip_name(chip))
        }
        EventKind::MovieFinished { seat, movie, ref cast, total, token, .. } => {
            by("dream-factory-event-finished", seat)
                .with("movie", words.title(movie))
                .with("genre", words.genre(set.genre(movie)))
                .with("cast", words.chips(cast.iter().copied()))
                .with("total", i32::from(total))
                .with("rating", words.rating(token))
        }
        EventKind::Awarded { award, seat, movie: Some(movie), .. } => {
            by("dream-factory-event-awarded", seat)
                .with("award", words.award(award))
                .with("movie", words.title(movie))
        }
        EventKind::Awarded { award, seat, movie: None, stars, .. } => {
            by("dream-factory-event-best-director", seat)
                .with("stars", stars.unwrap_or(0))
                .with("award", words.award(award))
        }
        EventKind::NotAwarded { award } => {
            words.text("dream-factory-event-not-awarded").with("award", words.award(award))
        }
        EventKind::ScreenplayDrawn { seat, screenplay, stack_top } => {
            by("dream-factory-event-drawn", seat)
                .with("screenplay", words.screenplay(screenplay))
                .with("top", top_text(words, stack_top))
        }
        EventKind::GameEnded { middle } => words
            .text("dream-factory-event-end")
            .with("middle", words.money(middle))
            .with("amount", middle),
    }
}

fn began(words: &Words<'_>, studios: Option<&[u8]>, start: Seat, top: Option<Screenplay>) -> Text {
    let Some(studios) = studios else {
        return words
            .text("dream-factory-event-began-choosing")
            .with("who", start)
            .with("top", top_text(words, top));
    };
    let players: Vec<Text> = Seat::all(studios.len())
        .zip(studios)
        .map(|(seat, &studio)| {
            words.text("dream-factory-event-studio").with("who", seat).with("studio", studio)
        })
        .collect();
    words
        .text("dream-factory-event-began")
        .with("players", players)
        .with("who", start)
        .with("top", top_text(words, top))
}

fn top_text(words: &Words<'_>, top: Option<Screenplay>) -> Text {
    match top {
        Some(top) => {
            words.text("dream-factory-stack-top").with("screenplay", words.screenplay(top))
        }
        None => words.text("dream-factory-stack-empty"),
    }
}

/// What is for sale, location by location.
fn lots(words: &Words<'_>, locations: &[Vec<Chip>]) -> Vec<Text> {
    (1usize..)
        .zip(locations)
        .filter(|(_, chips)| !chips.is_empty())
        .map(|(location, chips)| {
            let lot = words.text("dream-factory-lot").with("location", location);
            lot.with("chips", words.chips(chips.iter().copied()))
        })
        .collect()
}

fn party_order(words: &Words<'_>, order: &[Seat], reds: &[u8]) -> Vec<Text> {
    order
        .iter()
        .map(|&seat| {
            let reds = reds[seat.index()];
            words.text("dream-factory-event-party-place").with("who", seat).with("reds", reds)
        })
        .collect()
}

fn over(words: &Words<'_>, covered: Option<Chip>) -> Text {
    match covered {
        Some(chip) => words.text("dream-factory-over").with("chip", words.chip_name(chip)),
        None => words.text("dream-factory-over-nothing"),
    }
}
