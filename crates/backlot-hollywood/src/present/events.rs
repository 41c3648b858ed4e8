//! Events in words and for programs.

use backlot_core::{Arg, BySeat, JsonText, Seat, SeatSet, Text, json_text};
use serde_json::{Value, json};

use super::receipts::flaw_text;
use super::{card_text, card_texts, genre_text, row_texts, short_texts};
use crate::{Card, CardSet, Components, Event, Face, Film, Place, Slate, Slot, score_film};

// tidy: allow(sizes) one arm for each event
pub(super) fn text(set: &Components, event: &Event) -> Text {
    let new = Text::new;
    match *event {
        Event::YearBegan { year, row } => {
            new("hollywood-event-year").with("year", year).with("cards", row_texts(set, &row))
        }
        Event::HandDealt { seat, cards: Some(cards) } => {
            new("hollywood-event-hand").with("who", seat).with("cards", card_texts(set, cards))
        }
        Event::HandDealt { seat, cards: None } => new("hollywood-event-dealt").with("who", seat),
        Event::StarsRestocked { cards } => new("hollywood-event-restocked").with("cards", cards),
        Event::DealingBidsShown { bids } => {
            new("hollywood-event-bids").with("bids", bid_texts(bids))
        }
        Event::DealingTied { seats } => {
            new("hollywood-event-bids-tied").with("seats", seat_texts(seats))
        }
        Event::DealerFound { seat, by_award: true } => {
            new("hollywood-event-dealer-award").with("who", seat)
        }
        Event::DealerFound { seat, by_award: false } => {
            new("hollywood-event-dealer").with("who", seat)
        }
        Event::NobodyDeals => new("hollywood-event-nobody-deals"),
        Event::StarsTaken { seat, cards } => new("hollywood-event-stars-taken")
            .with("who", seat)
            .with("known", known(cards.is_some()))
            .with("cards", card_texts(set, cards.unwrap_or_default())),
        Event::SecretPlaced { dealer, to, card } => new("hollywood-event-secret-placed")
            .with("who", dealer)
            .with("to", to)
            .with("own", if dealer == to { "yes" } else { "no" })
            .with("card", maybe_card(set, card)),
        Event::SecretSeen { seat, card } => {
            new("hollywood-event-secret").with("who", seat).with("card", maybe_card(set, card))
        }
        Event::CardDrafted { seat, card } => {
            new("hollywood-event-drafted").with("who", seat).with("card", maybe_card(set, card))
        }
        Event::HandsPassed { left, cards } => new("hollywood-event-passed")
            .with("left", if left { "left" } else { "right" })
            .with("cards", cards),
        Event::HandSeen { seat, cards } => new("hollywood-event-hand-seen")
            .with("who", seat)
            .with("cards", card_texts(set, cards.unwrap_or_default())),
        Event::OffersShown { offers } => {
            new("hollywood-event-offers").with("offers", offer_texts(&offers))
        }
        Event::StarWon { seat, slot, bid, card, from_deck } => new("hollywood-event-star-won")
            .with("who", seat)
            .with("slot", slot.number())
            .with("bid", bid)
            .with("deck", if from_deck { "yes" } else { "no" })
            .with("card", maybe_card(set, card)),
        Event::SlotTied { slot, seats } => new("hollywood-event-slot-tied")
            .with("slot", slot.number())
            .with("seats", seat_texts(seats)),
        Event::WentWithout { seat } => new("hollywood-event-without").with("who", seat),
        Event::AgentPlayed { seat, target, .. } => {
            new("hollywood-event-agent").with("who", seat).with("target", target)
        }
        Event::CardHanded { from, to, card } => new("hollywood-event-handed")
            .with("who", from)
            .with("to", to)
            .with("card", maybe_card(set, card)),
        Event::NothingToHand { seat } => new("hollywood-event-nothing").with("who", seat),
        Event::CardsShown { seat, cards } => {
            new("hollywood-event-cards").with("who", seat).with("cards", card_texts(set, cards))
        }
        Event::SlateShown { seat, cards, slate } => new("hollywood-event-slate")
            .with("who", seat)
            .with("films", slate_texts(set, cards, slate)),
        Event::SlateKept { seat } => new("hollywood-event-kept").with("who", seat),
        Event::RebuildBegan { seat } => new("hollywood-event-rebuild").with("who", seat),
        Event::FilmEarned { seat, film, cards, worthless, income, figurines } => {
            let heap = faces(set, cards, u8::from(worthless));
            let genre = score_film(&heap).genre;
            new("hollywood-event-film")
                .with("who", seat)
                .with("film", film.number())
                .with("genre", genre.map_or_else(|| new("hollywood-no-card"), genre_text))
                .with("cards", cards.len() + usize::from(worthless))
                .with("income", u32::from(income))
                .with("figurines", figurines)
        }
        Event::IncomePaid { seat, income } => {
            new("hollywood-event-income").with("who", seat).with("income", u32::from(income))
        }
        Event::FilmsNominated { seats, figurines } => new("hollywood-event-nominated")
            .with("seats", seat_texts(seats))
            .with("figurines", figurines),
        Event::VotesShown { votes } => {
            new("hollywood-event-votes").with("votes", vote_texts(&votes))
        }
        Event::AwardGiven { seat: Some(seat), year } => {
            new("hollywood-event-award").with("who", seat).with("year", year)
        }
        Event::AwardGiven { seat: None, year } => {
            new("hollywood-event-no-award").with("year", year)
        }
        Event::BonusPaid { seat, figurines, awards } => new("hollywood-event-bonus")
            .with("who", seat)
            .with("figurines", u32::from(figurines))
            .with("awards", awards)
            .with("bonus", u32::from(figurines) * u32::from(awards)),
        Event::GameEnded => new("hollywood-event-end"),
    }
}

fn known(is: bool) -> Arg {
    Arg::from(if is { "yes" } else { "no" })
}

fn maybe_card(set: &Components, card: Option<Card>) -> Text {
    card.map_or_else(|| Text::new("hollywood-hidden-card"), |card| card_text(set, card))
}

fn seat_texts(seats: SeatSet) -> Vec<Text> {
    seats.iter().map(Text::seat).collect()
}

fn bid_texts(bids: BySeat<u8>) -> Vec<Text> {
    let bidders = Seat::all(6).filter(|&seat| bids[seat] > 0);
    let text = |seat| Text::new("hollywood-bid-of").with("who", seat).with("bid", bids[seat]);
    bidders.map(text).collect()
}

fn offer_texts(offers: &BySeat<Option<(Slot, u8)>>) -> Vec<Text> {
    let offer = |seat: Seat| {
        let (slot, bid) = offers[seat]?;
        let text = Text::new("hollywood-offer-of").with("who", seat);
        Some(text.with("slot", slot.number()).with("bid", bid))
    };
    Seat::all(6).filter_map(offer).collect()
}

fn vote_texts(votes: &BySeat<Option<Seat>>) -> Vec<Text> {
    let vote = |seat: Seat| {
        Some(Text::new("hollywood-vote-of").with("who", seat).with("for", votes[seat]?))
    };
    Seat::all(6).filter_map(vote).collect()
}

fn faces(set: &Components, cards: CardSet, worthless: u8) -> Vec<Face> {
    let scripts = std::iter::repeat_n(Face::WORTHLESS, usize::from(worthless));
    set.faces(cards).into_iter().chain(scripts).collect()
}

/// The cards of a film, and how many worthless scripts lie there.
fn heap(cards: CardSet, slate: Slate, film: Film) -> (CardSet, u8) {
    let mut heap = (CardSet::EMPTY, 0);
    for (card, place) in cards.iter().zip(slate.places()) {
        if place == Place::Put(film) {
            heap.0.insert(card);
        } else if place == Place::Trade(film) {
            heap.1 += 1;
        }
    }
    heap
}

/// A slate: its films, and the heaps that are none.
fn slate_texts(set: &Components, cards: CardSet, slate: Slate) -> Vec<Text> {
    let film = |film: Film| {
        let (cards, worthless) = heap(cards, slate, film);
        if cards.is_empty() && worthless == 0 {
            return None;
        }
        let receipt = score_film(&faces(set, cards, worthless));
        let mut names = short_texts(set, cards);
        names.extend((0..worthless).map(|_| Text::new("hollywood-worthless")));
        Some(match receipt.genre {
            Some(genre) => Text::new("hollywood-slate-film")
                .with("genre", genre_text(genre))
                .with("cards", names)
                .with("income", u32::from(receipt.income))
                .with("figurines", receipt.figurines),
            None => Text::new("hollywood-slate-heap")
                .with("cards", names)
                .with("flaws", receipt.flaws.iter().map(flaw_text).collect::<Vec<_>>()),
        })
    };
    Film::ALL.into_iter().filter_map(film).collect()
}

fn slate_json(set: &Components, cards: CardSet, slate: Slate) -> Value {
    let films = Film::ALL.into_iter().filter_map(|film| {
        let (cards, worthless) = heap(cards, slate, film);
        let receipt = score_film(&faces(set, cards, worthless));
        (!cards.is_empty() || worthless > 0).then(|| {
            json!({
                "film": film, "cards": set.card_ids(cards), "worthless": worthless,
                "income": receipt.income, "figurines": receipt.figurines,
                "movie": receipt.is_movie(),
            })
        })
    });
    films.collect()
}

// tidy: allow(sizes) one arm for each event
pub(super) fn json(set: &Components, event: &Event) -> JsonText {
    let id = |card: Card| set.card_id(card);
    let maybe = |card: Option<Card>| card.map(id);
    let ids = |cards: CardSet| set.card_ids(cards);
    let maybe_ids = |cards: Option<CardSet>| cards.map(ids);
    match *event {
        Event::YearBegan { year, row } => {
            json_text!({ "kind": "year-began", "year": year, "row": row.into_iter().filter(|card| !card.is_none()).map(id).collect::<Vec<_>>() })
        }
        Event::HandDealt { seat, cards } => {
            json_text!({ "kind": "hand-dealt", "seat": seat, "cards": maybe_ids(cards) })
        }
        Event::StarsRestocked { cards } => {
            json_text!({ "kind": "stars-restocked", "cards": cards })
        }
        Event::DealingBidsShown { bids } => {
            let bids: Vec<Value> = Seat::all(6)
                .filter(|&seat| bids[seat] > 0)
                .map(|seat| json!({ "seat": seat, "bid": bids[seat] }))
                .collect();
            json_text!({ "kind": "dealing-bids-shown", "bids": bids })
        }
        Event::DealingTied { seats } => json_text!({ "kind": "dealing-tied", "seats": seats }),
        Event::DealerFound { seat, by_award } => {
            json_text!({ "kind": "dealer-found", "seat": seat, "by_award": by_award })
        }
        Event::NobodyDeals => json_text!({ "kind": "nobody-deals" }),
        Event::StarsTaken { seat, cards } => {
            json_text!({ "kind": "stars-taken", "seat": seat, "cards": maybe_ids(cards) })
        }
        Event::SecretPlaced { dealer, to, card } => {
            json_text!({ "kind": "secret-placed", "dealer": dealer, "to": to, "card": maybe(card) })
        }
        Event::SecretSeen { seat, card } => {
            json_text!({ "kind": "secret-seen", "seat": seat, "card": maybe(card) })
        }
        Event::CardDrafted { seat, card } => {
            json_text!({ "kind": "card-drafted", "seat": seat, "card": maybe(card) })
        }
        Event::HandsPassed { left, cards } => {
            json_text!({ "kind": "hands-passed", "to": if left { "left" } else { "right" }, "cards": cards })
        }
        Event::HandSeen { seat, cards } => {
            json_text!({ "kind": "hand-seen", "seat": seat, "cards": maybe_ids(cards) })
        }
        Event::OffersShown { offers } => {
            let offers: Vec<Value> = Seat::all(6)
                .filter_map(|seat| offers[seat].map(|offer| (seat, offer)))
                .map(|(seat, (slot, bid))| json!({ "seat": seat, "slot": slot.number(), "bid": bid }))
                .collect();
            json_text!({ "kind": "offers-shown", "offers": offers })
        }
        Event::StarWon { seat, slot, bid, card, from_deck } => json_text!({
            "kind": "star-won", "seat": seat, "slot": slot.number(), "bid": bid,
            "card": maybe(card), "from_deck": from_deck,
        }),
        Event::SlotTied { slot, seats } => {
            json_text!({ "kind": "slot-tied", "slot": slot.number(), "seats": seats })
        }
        Event::WentWithout { seat } => json_text!({ "kind": "went-without", "seat": seat }),
        Event::AgentPlayed { seat, agent, target } => {
            json_text!({ "kind": "agent-played", "seat": seat, "agent": id(agent), "target": target })
        }
        Event::CardHanded { from, to, card } => {
            json_text!({ "kind": "card-handed", "from": from, "to": to, "card": maybe(card) })
        }
        Event::NothingToHand { seat } => json_text!({ "kind": "nothing-to-hand", "seat": seat }),
        Event::CardsShown { seat, cards } => {
            json_text!({ "kind": "cards-shown", "seat": seat, "cards": ids(cards) })
        }
        Event::SlateShown { seat, cards, slate } => {
            json_text!({ "kind": "slate-shown", "seat": seat, "films": slate_json(set, cards, slate) })
        }
        Event::SlateKept { seat } => json_text!({ "kind": "slate-kept", "seat": seat }),
        Event::RebuildBegan { seat } => json_text!({ "kind": "rebuild-began", "seat": seat }),
        Event::FilmEarned { seat, film, cards, worthless, income, figurines } => json_text!({
            "kind": "film-earned", "seat": seat, "film": film, "cards": ids(cards),
            "worthless": worthless, "income": income, "figurines": figurines,
            "receipt": score_film(&faces(set, cards, u8::from(worthless))),
        }),
        Event::IncomePaid { seat, income } => {
            json_text!({ "kind": "income-paid", "seat": seat, "income": income })
        }
        Event::FilmsNominated { seats, figurines } => {
            json_text!({ "kind": "films-nominated", "seats": seats, "figurines": figurines })
        }
        Event::VotesShown { votes } => {
            let votes: Vec<Value> = Seat::all(6)
                .filter_map(|seat| votes[seat].map(|vote| json!({ "seat": seat, "vote": vote })))
                .collect();
            json_text!({ "kind": "votes-shown", "votes": votes })
        }
        Event::AwardGiven { seat, year } => {
            json_text!({ "kind": "award-given", "seat": seat, "year": year })
        }
        Event::BonusPaid { seat, figurines, awards } => json_text!({
            "kind": "bonus-paid", "seat": seat, "figurines": figurines, "awards": awards,
        }),
        Event::GameEnded => json_text!({ "kind": "game-ended" }),
    }
}
