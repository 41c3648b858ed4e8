//! What happened, in words and for programs.

use backlot_core::{JsonText, Seat, Text, json_text};

use super::words::Words;
use crate::view::chip_ids;
use crate::{Award, Chip, Components, Event, EventKind, Rating, Screenplay};

// tidy: allow(sizes) one arm for each kind of event
pub(super) fn text(set: &Components, event: &Event) -> Text {
    let words = &Words { set, edition: event.edition };
    let by = |key, seat: Seat| words.text(key).with("who", seat);
    match event.happened {
        EventKind::GameBegan { seats, start, studios, stack_top } => {
            began(words, studios.as_ref().map(|all| &all[..usize::from(seats)]), start, stack_top)
        }
        EventKind::StudioChosen { seat, studio } => by("dream-factory-event-studio-chosen", seat)
            .with("studio", studio)
            .with("movies", words.titles(set.studio(studio))),
        EventKind::QuarterBegan { quarter, start, open } => {
            by("dream-factory-event-quarter", start)
                .with("quarter", quarter)
                .with("lots", lots(words, &open))
        }
        EventKind::AuctionBegan { location, seat, chips } => {
            by("dream-factory-event-auction", seat)
                .with("location", location + 1)
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
        EventKind::PartyBegan { location, chips, seats, order, reds } => words
            .text("dream-factory-event-party")
            .with("location", location + 1)
            .with("chips", words.chips(chips.iter()))
            .with("order", party_order(words, &order[..usize::from(seats)], &reds)),
        EventKind::ChipTaken { seat, chip } => {
            by("dream-factory-event-taken", seat).with("chip", words.chip(chip))
        }
        EventKind::Declined { seat } => by("dream-factory-event-declined", seat),
        EventKind::PartyEnded { left } => words
            .text("dream-factory-event-party-over")
            .with("count", left.len())
            .with("chips", words.chips(left.iter())),
        EventKind::ChipPlaced { seat, chip, screenplay, space, covered, total, missing } => {
            by("dream-factory-event-placed", seat)
                .with("chip", words.chip_name(chip))
                .with("movie", words.title(screenplay))
                .with("space", words.space(screenplay, space))
                .with("over", over(words, covered))
                .with("total", i32::from(total))
                .with("missing", missing)
        }
        EventKind::ChipDiscarded { seat, chip } => {
            by("dream-factory-event-discarded", seat).with("chip", words.chip_name(chip))
        }
        EventKind::MovieFinished { seat, screenplay, cast, total, rating } => {
            by("dream-factory-event-finished", seat)
                .with("movie", words.title(screenplay))
                .with("genre", words.genre(set.genre(screenplay)))
                .with("cast", words.chips(cast.into_iter().flatten()))
                .with("total", i32::from(total))
                .with("rating", words.rating(rating))
        }
        EventKind::MovieAwarded { award, seat, screenplay } => {
            by("dream-factory-event-awarded", seat)
                .with("award", words.award(award))
                .with("movie", words.title(screenplay))
        }
        EventKind::PlayerAwarded { seat, stars } => by("dream-factory-event-best-director", seat)
            .with("stars", stars)
            .with("award", words.award(Award::BestDirector)),
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
fn lots(words: &Words<'_>, open: &[Option<Chip>]) -> Vec<Text> {
    (0..words.set.locations().len())
        .map(|at| (at + 1, open[words.set.open_range(at)].iter().flatten().copied()))
        .filter(|(_, chips)| chips.clone().next().is_some())
        .map(|(location, chips)| {
            let lot = words.text("dream-factory-lot").with("location", location);
            lot.with("chips", words.chips(chips))
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

// tidy: allow(sizes) one arm for each kind of event
pub(super) fn json(set: &Components, event: &Event) -> JsonText {
    let id = |chip: Chip| set.chip_id(chip);
    let movie = |screenplay: Screenplay| set.screenplay(screenplay).id.as_str();
    let token = |rating: Rating| rating.token().map(|token| token.to_string());
    match event.happened {
        EventKind::GameBegan { seats, start, studios, stack_top } => json_text!({
            "kind": "game-began", "start": start, "studios": studios.as_ref().map(|all| &all[..usize::from(seats)]),
            "stack_top": stack_top.map(movie),
        }),
        EventKind::StudioChosen { seat, studio } => json_text!({
            "kind": "studio-chosen", "seat": seat, "studio": studio,
            "screenplays": set.studio(studio).iter().map(movie).collect::<Vec<_>>(),
        }),
        EventKind::QuarterBegan { quarter, start, open } => {
            let locations: Vec<Vec<&str>> = (0..set.locations().len())
                .map(|at| open[set.open_range(at)].iter().flatten().map(|&chip| id(chip)).collect())
                .collect();
            json_text!({
                "kind": "quarter-began", "quarter": quarter, "start": start, "locations": locations,
            })
        }
        EventKind::AuctionBegan { location, seat, chips } => json_text!({
            "kind": "auction-began", "location": location + 1, "seat": seat,
            "chips": chip_ids(set, chips),
        }),
        EventKind::Bid { seat, amount } => {
            json_text!({ "kind": "bid", "seat": seat, "amount": amount })
        }
        EventKind::Passed { seat } => json_text!({ "kind": "passed", "seat": seat }),
        EventKind::AuctionWon { seat, price, chips, others, share, middle } => json_text!({
            "kind": "auction-won", "seat": seat, "price": price, "chips": chip_ids(set, chips),
            "others": others, "share": share, "middle": middle,
        }),
        EventKind::PartyBegan { location, chips, seats, order, reds } => json_text!({
            "kind": "party-began", "location": location + 1, "chips": chip_ids(set, chips),
            "order": order[..usize::from(seats)],
            "actors_and_guest_stars": reds[..usize::from(seats)],
        }),
        EventKind::ChipTaken { seat, chip } => {
            json_text!({ "kind": "chip-taken", "seat": seat, "chip": id(chip) })
        }
        EventKind::Declined { seat } => json_text!({ "kind": "declined", "seat": seat }),
        EventKind::PartyEnded { left } => {
            json_text!({ "kind": "party-ended", "discarded": chip_ids(set, left) })
        }
        EventKind::ChipPlaced { seat, chip, screenplay, space, covered, total, missing } => {
            json_text!({
                "kind": "chip-placed", "seat": seat, "chip": id(chip), "movie": movie(screenplay),
                "space": Components::space_text(space), "covered": covered.map(id),
                "total": total, "missing": missing,
            })
        }
        EventKind::ChipDiscarded { seat, chip } => {
            json_text!({ "kind": "chip-discarded", "seat": seat, "chip": id(chip) })
        }
        EventKind::MovieFinished { seat, screenplay, cast, total, rating } => json_text!({
            "kind": "movie-finished", "seat": seat, "movie": movie(screenplay),
            "cast": cast.into_iter().flatten().map(id).collect::<Vec<_>>(),
            "total": total, "token": token(rating), "rating": rating.points(),
        }),
        EventKind::MovieAwarded { award, seat, screenplay } => json_text!({
            "kind": "awarded", "award": award.id(), "seat": seat, "movie": movie(screenplay),
            "points": award.points(),
        }),
        EventKind::PlayerAwarded { seat, stars } => {
            let award = Award::BestDirector;
            json_text!({
                "kind": "awarded", "award": award.id(), "seat": seat, "movie": None::<&str>,
                "points": award.points(), "stars": stars,
            })
        }
        EventKind::NotAwarded { award } => {
            json_text!({ "kind": "not-awarded", "award": award.id() })
        }
        EventKind::ScreenplayDrawn { seat, screenplay, stack_top } => json_text!({
            "kind": "screenplay-drawn", "seat": seat, "screenplay": movie(screenplay),
            "stack_top": stack_top.map(movie),
        }),
        EventKind::GameEnded { middle } => json_text!({ "kind": "game-ended", "middle": middle }),
    }
}
