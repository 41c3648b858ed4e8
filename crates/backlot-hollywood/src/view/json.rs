//! The view for programs, with everything by its id.

use backlot_core::{Notation, Seat, Viewer};
use serde_json::{Value, json};

use super::View;
use crate::components::YEARS;
use crate::{Action, Card, CardSet, Film, Hollywood, Phase, Place, Slate, score_film};

pub(crate) fn to_json(view: &View) -> Value {
    let set = view.components;
    let game = view.without_hidden();
    let id = |card: Card| (!card.is_none()).then(|| set.card_id(card));
    let row: Vec<_> = view.row[..usize::from(view.seats)].iter().map(|&card| id(card)).collect();
    let players: Vec<Value> = view.all_seats().map(|seat| player_json(view, &game, seat)).collect();
    let mut json = json!({
        "viewer": view.viewer.to_string(),
        "seats": view.seats,
        "quick_start": view.quick_start,
        "year": view.year + 1,
        "years": YEARS,
        "phase": phase_id(view.phase),
        "asked": asked(view),
        "dealer": view.dealer,
        "passes": if view.year.is_multiple_of(2) { "left" } else { "right" },
        "drafted": view.step,
        "row": row,
        "deck_open": view.deck_open,
        "basic_deck": view.basic_left,
        "star_deck": view.star_left,
        "common_pile": set.card_ids(view.discarded),
        "nominees": view.nominees,
    });
    // Large parts are put in afterwards: `json!` would copy them.
    json["players"] = players.into();
    if view.review.round > 0 {
        json["review"] = json!({
            "round": view.review.round, "left": view.review.left, "changed": view.review.changed,
        });
    }
    if !view.to_give.is_empty() {
        json["to_give"] = json!(set.card_ids(view.to_give.all()));
    }
    if view.assist || view.viewer == Viewer::Omniscient {
        json["memory"] = memory_json(view);
    }
    if view.viewer == Viewer::Omniscient {
        let undrawn = undrawn(view);
        json["basic_deck"] = json!(set.card_ids(undrawn.basic().all()));
        json["star_deck"] = json!(set.card_ids(undrawn.stars().all()));
    }
    json
}

/// The cards of both decks, for the viewer who sees all others.
fn undrawn(view: &View) -> CardSet {
    let mut drawn = view.discarded.or(view.to_give.all()).or(view.row.into_iter().collect());
    for seat in view.all_seats() {
        drawn = drawn.or(view.piles[seat]).or(view.hands[seat].all()).or(view.held[seat]);
    }
    view.components.cards().without(drawn)
}

fn phase_id(phase: Phase) -> &'static str {
    match phase {
        Phase::Bidding => "bidding",
        Phase::Keeping => "keeping",
        Phase::Giving(_) => "giving",
        Phase::Drafting => "drafting",
        Phase::Offering => "offering",
        Phase::PlayingAgent(_) => "playing-agent",
        Phase::Handing { .. } => "handing",
        Phase::Building => "building",
        Phase::Reviewing(_) => "reviewing",
        Phase::Rebuilding(_) => "rebuilding",
        Phase::Voting => "voting",
        Phase::Over => "over",
    }
}

/// Who is asked; whether they have answered a sealed question is not told.
fn asked(view: &View) -> Vec<Seat> {
    match view.phase {
        Phase::Bidding | Phase::Drafting | Phase::Offering | Phase::Voting => {
            view.sealed.asked().iter().collect()
        }
        Phase::Keeping | Phase::Giving(_) => view.dealer.into_iter().collect(),
        Phase::PlayingAgent(seat)
        | Phase::Handing { from: seat, .. }
        | Phase::Reviewing(seat)
        | Phase::Rebuilding(seat) => vec![seat],
        Phase::Building => view.all_seats().collect(),
        Phase::Over => Vec::new(),
    }
}

fn player_json(view: &View, game: &Hollywood, seat: Seat) -> Value {
    let set = view.components;
    let earned: Vec<u16> = view.earned.iter().map(|year| year[seat]).collect();
    let mut json = json!({
        "seat": seat,
        "money": view.money[seat],
        "awards": view.awards[seat],
        "earned": earned,
        "cards": view.held_count[seat],
    });
    let mut note = |key: &str, cards: CardSet| {
        if !cards.is_empty() {
            json[key] = json!(set.card_ids(cards));
        }
    };
    note("hand", view.hands[seat].all());
    note("held", view.held[seat]);
    note("pile", view.piles[seat]);
    for (key, card) in [("secret", view.secrets[seat]), ("won", view.won[seat])] {
        if !card.is_none() {
            json[key] = json!(set.card_id(card));
        }
    }
    if view.from_deck.contains(seat) {
        json["won_from_deck"] = json!(true);
    }
    if let Some(answer) = view.sealed.seen_by(view.viewer, seat) {
        json["answer"] = json!(Hollywood::write_action(&set, answer));
    }
    let slate = view.slates[seat];
    if view.phase.slates_are_shown() || slate.decided() > 0 {
        json["films"] = films_json(game, seat, slate);
        json["slate"] = places_json(view, seat, slate);
        json["slate_done"] = json!(slate.is_done());
    }
    if view.phase == Phase::Rebuilding(seat) && view.building.decided() > 0 {
        json["rebuilding"] = places_json(view, seat, view.building);
        json["rebuilt_films"] = films_json(game, seat, view.building);
    }
    if view.phase == Phase::Over {
        json["figurines"] = json!(set.figurines(game.piles[seat]));
    }
    json
}

/// The films of a slate with their receipts.
pub(crate) fn films_json(game: &Hollywood, seat: Seat, slate: Slate) -> Value {
    let set = game.set;
    let heaps = Film::ALL.into_iter().zip(game.heaps(seat, slate));
    let films = heaps.filter(|(_, heap)| !heap.is_empty()).map(|(film, heap)| {
        let receipt = score_film(&heap.faces(&set));
        let mut cards = set.card_ids(heap.cards);
        cards.extend(std::iter::repeat_n("worthless-script", usize::from(heap.worthless)));
        let id = film.id(game.year, seat);
        json!({ "id": id, "film": film, "cards": cards, "receipt": receipt })
    });
    films.collect()
}

/// The decisions of a slate, in notation: what a front end would send to build it.
fn places_json(view: &View, seat: Seat, slate: Slate) -> Value {
    let cards = view.held[seat].iter().zip(slate.places());
    let actions = cards.map(|(card, place)| match place {
        Place::Aside => Action::Aside(card),
        Place::Put(film) => Action::Put { card, film },
        Place::Trade(film) => Action::Trade { card, film },
    });
    actions.map(|action| Hollywood::write_action(&view.components, action)).collect()
}

/// What a perfect memory knows beside what lies open.
fn memory_json(view: &View) -> Value {
    let (set, memory) = (view.components, &view.memory);
    let ids = |cards: CardSet| set.card_ids(cards);
    let hands: Vec<Value> = memory
        .hands
        .iter()
        .enumerate()
        .filter(|(_, hand)| !hand.is_empty())
        .map(|(step, hand)| {
            let picked = view.viewer.seat().map_or(Card::NONE, |seat| memory.picks[seat][step]);
            let picked = (!picked.is_none()).then(|| set.card_id(picked));
            json!({ "cards": ids(hand.all()), "picked": picked })
        })
        .collect();
    let plays: Vec<Value> = memory
        .agent_plays()
        .iter()
        .map(|play| {
            let gift = (!play.gift.is_none()).then(|| set.card_id(play.gift));
            json!({
                "owner": play.owner, "target": play.target, "agent": set.card_id(play.agent),
                "gift": gift, "nothing": play.nothing,
            })
        })
        .collect();
    let secrets: Vec<_> = view
        .all_seats()
        .map(|seat| memory.secrets[seat])
        .map(|card| (!card.is_none()).then(|| set.card_id(card)))
        .collect();
    let mut json = json!({
        "hands_seen": hands,
        "agents": plays,
        "no_agent": memory.no_agent,
        "secrets_dealt": secrets,
        "restocked": ids(memory.restocked.all()),
    });
    if view.viewer == Viewer::Omniscient {
        // Everybody's pile is already with the players.
        let picks = |seat: Seat| ids(memory.picks[seat].into_iter().collect());
        json["picks"] = json!(view.all_seats().map(picks).collect::<Vec<_>>());
    } else {
        let piles: Vec<_> = view.all_seats().map(|seat| ids(memory.piles[seat])).collect();
        json["piles"] = json!(piles);
    }
    json
}
