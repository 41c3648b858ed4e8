//! Events in words.

use backlot_core::{SeatSet, Text};

use super::receipts::flaw_text;
use super::{card_text, card_texts, genre_text, heap_texts};
use crate::apply::faces;
use crate::event::{Bid, Offer, ShownFilm, Vote};
use crate::{Card, Components, Event, score_film};

pub(super) fn text(set: &Components, event: &Event) -> Text {
    let new = Text::new;
    match *event {
        Event::YearBegan { year, ref row } => new("hollywood-event-year")
            .with("year", year)
            .with("cards", card_texts(set, row.iter().copied())),
        Event::HandDealt { seat, cards: Some(cards) } => new("hollywood-event-hand")
            .with("who", seat)
            .with("cards", card_texts(set, cards.iter())),
        Event::HandDealt { seat, cards: None } => new("hollywood-event-dealt").with("who", seat),
        Event::StarsRestocked { cards } => new("hollywood-event-restocked").with("cards", cards),
        Event::DealingBidsShown { ref bids } => {
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
            .with("known", if cards.is_some() { "yes" } else { "no" })
            .with("cards", card_texts(set, cards.unwrap_or_default().iter())),
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
        Event::HandsPassed { to, cards } => {
            new("hollywood-event-passed").with("left", to.id()).with("cards", cards)
        }
        Event::HandSeen { seat, cards } => new("hollywood-event-hand-seen")
            .with("who", seat)
            .with("cards", card_texts(set, cards.unwrap_or_default().iter())),
        Event::OffersShown { ref offers } => {
            new("hollywood-event-offers").with("offers", offer_texts(offers))
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
        Event::CardsShown { seat, cards } => new("hollywood-event-cards")
            .with("who", seat)
            .with("cards", card_texts(set, cards.iter())),
        Event::SlateShown { seat, ref films } => {
            let films: Vec<Text> = films.iter().map(|film| shown_film_text(set, film)).collect();
            new("hollywood-event-slate").with("who", seat).with("films", films)
        }
        Event::SlateKept { seat } => new("hollywood-event-kept").with("who", seat),
        Event::RebuildBegan { seat } => new("hollywood-event-rebuild").with("who", seat),
        Event::FilmEarned { seat, film, cards, worthless, income, figurines, ref receipt } => {
            let genre = receipt.genre.map_or_else(|| new("hollywood-no-card"), genre_text);
            new("hollywood-event-film")
                .with("who", seat)
                .with("film", film.number())
                .with("genre", genre)
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
        Event::VotesShown { ref votes } => {
            new("hollywood-event-votes").with("votes", vote_texts(votes))
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

fn maybe_card(set: &Components, card: Option<Card>) -> Text {
    card.map_or_else(|| Text::new("hollywood-hidden-card"), |card| card_text(set, card))
}

fn seat_texts(seats: SeatSet) -> Vec<Text> {
    seats.iter().map(Text::seat).collect()
}

fn bid_texts(bids: &[Bid]) -> Vec<Text> {
    let text = |bid: &Bid| Text::new("hollywood-bid-of").with("who", bid.seat).with("bid", bid.bid);
    bids.iter().map(text).collect()
}

fn offer_texts(offers: &[Offer]) -> Vec<Text> {
    let text = |offer: &Offer| {
        Text::new("hollywood-offer-of")
            .with("who", offer.seat)
            .with("slot", offer.slot.number())
            .with("bid", offer.bid)
    };
    offers.iter().map(text).collect()
}

fn vote_texts(votes: &[Vote]) -> Vec<Text> {
    let text =
        |vote: &Vote| Text::new("hollywood-vote-of").with("who", vote.seat).with("for", vote.vote);
    votes.iter().map(text).collect()
}

/// A film of a shown slate, or a heap that is none.
fn shown_film_text(set: &Components, film: &ShownFilm) -> Text {
    let receipt = score_film(&faces(set, film.cards, film.worthless).collect::<Vec<_>>());
    let cards = heap_texts(set, film.cards, film.worthless);
    match receipt.genre {
        Some(genre) => Text::new("hollywood-slate-film")
            .with("genre", genre_text(genre))
            .with("cards", cards)
            .with("income", film.income)
            .with("figurines", film.figurines),
        None => Text::new("hollywood-slate-heap")
            .with("cards", cards)
            .with("flaws", receipt.flaws.iter().map(flaw_text).collect::<Vec<_>>()),
    }
}
