//! The view for programs, with everything by its id.

use backlot_core::{Fields, Notation, Seat, Viewer};
use serde::Serialize;

use super::View;
use crate::components::YEARS;
use crate::{Action, Card, CardSet, Film, Hollywood, Phase, Place, Receipt, Slate, score_film};

pub(crate) fn write(view: &View, other: Option<&View>, json: &mut Fields<'_>) {
    let set = view.components;
    let game = view.without_hidden();
    let sees_all = view.viewer == Viewer::Omniscient;
    json.put("viewer", &view.viewer.to_string());
    json.put("seats", &view.seats);
    json.put("quick_start", &view.quick_start);
    json.put("year", &(view.year + 1));
    json.put("years", &YEARS);
    json.put("phase", phase_id(view.phase));
    json.put("asked", &asked(view));
    json.put("dealer", &view.dealer);
    json.put("passes", if view.year.is_multiple_of(2) { "left" } else { "right" });
    json.put("drafted", &view.step);
    json.all("row", view.row[..usize::from(view.seats)].iter().map(|&card| id_of(view, card)));
    json.put("deck_open", &view.deck_open);
    if sees_all {
        let undrawn = undrawn(view);
        json.put("basic_deck", &set.card_ids(undrawn.basic().all()));
        json.put("star_deck", &set.card_ids(undrawn.stars().all()));
    } else {
        json.put("basic_deck", &view.basic_left);
        json.put("star_deck", &view.star_left);
    }
    if other.is_some_and(|other| other.discarded == view.discarded) {
        json.same("common_pile");
    } else {
        json.put("common_pile", &set.card_ids(view.discarded));
    }
    json.put("nominees", &view.nominees);
    json.objects("players", view.all_seats(), |json, seat| write_player(view, &game, seat, json));
    if view.review.round > 0 {
        json.object("review", |json| {
            json.put("round", &view.review.round);
            json.put("left", &view.review.left);
            json.put("changed", &view.review.changed);
        });
    }
    if !view.to_give.is_empty() {
        json.put("to_give", &set.card_ids(view.to_give.all()));
    }
    if view.assist || sees_all {
        // Most of what is remembered stays.
        if other.is_some_and(|other| other.memory == view.memory) {
            json.same("memory");
        } else {
            json.object("memory", |json| write_memory(view, json));
        }
    }
}

/// The id of a card that the viewer knows.
fn id_of(view: &View, card: Card) -> Option<&str> {
    (!card.is_none()).then(|| view.components.card_id(card))
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

fn write_player(view: &View, game: &Hollywood, seat: Seat, json: &mut Fields<'_>) {
    let set = view.components;
    json.put("seat", &seat);
    json.put("money", &view.money[seat]);
    json.put("awards", &view.awards[seat]);
    json.all("earned", view.earned.iter().map(|year| year[seat]));
    json.put("cards", &view.held_count[seat]);
    for (name, cards) in
        [("hand", view.hands[seat].all()), ("held", view.held[seat]), ("pile", view.piles[seat])]
    {
        if !cards.is_empty() {
            json.put(name, &set.card_ids(cards));
        }
    }
    for (name, card) in [("secret", view.secrets[seat]), ("won", view.won[seat])] {
        if let Some(id) = id_of(view, card) {
            json.put(name, id);
        }
    }
    if view.from_deck.contains(seat) {
        json.put("won_from_deck", &true);
    }
    if let Some(answer) = view.sealed.seen_by(view.viewer, seat) {
        json.put("answer", &Hollywood::write_action(&set, answer));
    }
    let slate = view.slates[seat];
    if view.phase.slates_are_shown() || slate.decided() > 0 {
        write_films("films", game, seat, slate, json);
        json.all("slate", places(view, seat, slate));
        json.put("slate_done", &slate.is_done());
    }
    if view.phase == Phase::Rebuilding(seat) && view.building.decided() > 0 {
        json.all("rebuilding", places(view, seat, view.building));
        write_films("rebuilt_films", game, seat, view.building, json);
    }
    if view.phase == Phase::Over {
        json.put("figurines", &set.figurines(game.piles[seat]));
    }
}

fn write_films(
    name: &'static str,
    game: &Hollywood,
    seat: Seat,
    slate: Slate,
    json: &mut Fields<'_>,
) {
    json.objects(name, films(game, seat, slate), |json, film| {
        json.put("id", &film.id);
        json.put("film", &film.film);
        json.put("cards", &film.cards);
        json.put("receipt", &film.receipt);
    });
}

/// A film as it lies.
#[derive(Serialize)]
struct FilmJson<'a> {
    id: String,
    film: Film,
    cards: Vec<&'a str>,
    receipt: Receipt,
}

/// The films of a slate with their receipts.
pub(crate) fn films_json(game: &Hollywood, seat: Seat, slate: Slate) -> impl Serialize {
    films(game, seat, slate).collect::<Vec<_>>()
}

fn films(game: &Hollywood, seat: Seat, slate: Slate) -> impl Iterator<Item = FilmJson<'_>> {
    let set = &game.set;
    let heaps = Film::ALL.into_iter().zip(game.heaps(seat, slate));
    heaps.filter(|(_, heap)| !heap.is_empty()).map(move |(film, heap)| {
        let receipt = score_film(&heap.faces(set));
        let mut cards = set.card_ids(heap.cards);
        cards.extend(std::iter::repeat_n("worthless-script", usize::from(heap.worthless)));
        FilmJson { id: film.id(game.year, seat), film, cards, receipt }
    })
}

/// The decisions of a slate, in notation: what a front end would send to build it.
fn places(view: &View, seat: Seat, slate: Slate) -> impl Iterator<Item = String> {
    let decided: Vec<(Card, Place)> = view.held[seat].iter().zip(slate.places()).collect();
    let actions = decided.into_iter().map(|(card, place)| match place {
        Place::Aside => Action::Aside(card),
        Place::Put(film) => Action::Put { card, film },
        Place::Trade(film) => Action::Trade { card, film },
    });
    actions.map(|action| Hollywood::write_action(&view.components, action))
}

/// What a perfect memory knows beside what lies open.
fn write_memory(view: &View, json: &mut Fields<'_>) {
    let (set, memory) = (view.components, &view.memory);
    let ids = |cards: CardSet| set.card_ids(cards);
    let seen = memory.hands.iter().enumerate().filter(|(_, hand)| !hand.is_empty());
    json.objects("hands_seen", seen, |json, (step, hand)| {
        let picked = view.viewer.seat().map_or(Card::NONE, |seat| memory.picks[seat][step]);
        json.put("cards", &ids(hand.all()));
        json.put("picked", &id_of(view, picked));
    });
    json.objects("agents", memory.agent_plays(), |json, play| {
        json.put("owner", &play.owner);
        json.put("target", &play.target);
        json.put("agent", set.card_id(play.agent));
        json.put("gift", &id_of(view, play.gift));
        json.put("nothing", &play.nothing);
    });
    json.put("no_agent", &memory.no_agent);
    json.all("secrets_dealt", view.all_seats().map(|seat| id_of(view, memory.secrets[seat])));
    json.put("restocked", &ids(memory.restocked.all()));
    if view.viewer == Viewer::Omniscient {
        // Everybody's pile is already with the players.
        let picks = |seat: Seat| ids(memory.picks[seat].into_iter().collect());
        json.all("picks", view.all_seats().map(picks));
    } else {
        json.all("piles", view.all_seats().map(|seat| ids(memory.piles[seat])));
    }
}
