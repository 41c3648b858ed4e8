//! What a seat decides, and its notation.

use backlot_core::schema::{Schema, Types};
use backlot_core::{BadNotation, MAX_SEATS, Notation, Seat, ToJson, Words, json};

use crate::{Card, Components, Film, Hollywood};

/// A slot of the star auction, counted from 0; the last one is the star deck (HW-S3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(pub u8);

impl Slot {
    /// Its place in arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people see, counted from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl<C> ToJson<C> for Slot {
    fn write(&self, context: &C, out: &mut Vec<u8>) {
        self.number().write(context, out);
    }

    fn schema(_: &mut Types) -> Schema {
        Schema::Number
    }
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Bid this much for the right to deal the secret star cards (HW-D4).
    Bid(u8),
    /// Keep this star card (HW-D1).
    Keep(Card),
    /// Give a star card to somebody (HW-D1).
    Give {
        /// Which card.
        card: Card,
        /// To whom.
        to: Seat,
    },
    /// Pick this card of the hand (HW-T1).
    Draft(Card),
    /// Bid on a slot of the star auction (HW-A1).
    Offer {
        /// Which slot.
        slot: Slot,
        /// How much.
        bid: u8,
    },
    /// Play an Agent against this seat (HW-G2).
    Agent(Seat),
    /// Hand this card to the Agent's owner (HW-G2).
    Hand(Card),
    /// Put the card into a film (HW-P1).
    Put {
        /// Which card.
        card: Card,
        /// Which film.
        film: Film,
    },
    /// Put the card into no film (HW-P1).
    Aside(Card),
    /// Trade the card for a worthless script in a film (HW-P3).
    Trade {
        /// Which card.
        card: Card,
        /// Which film.
        film: Film,
    },
    /// The slate is done (HW-P4).
    Done,
    /// Keep the slate as it is (HW-P4).
    Stay,
    /// Rebuild the slate (HW-P4).
    Rebuild,
    /// Vote for the film of this seat (HW-F2).
    Vote(Seat),
}

const VERBS: &str =
    "bid, keep, give, draft, offer, agent, hand, put, aside, trade, done, stay, rebuild or vote";

impl Notation for Hollywood {
    fn write_action(components: &Components, action: Action) -> String {
        let id = |card: Card| components.card_id(card);
        match action {
            Action::Bid(amount) => format!("bid {amount}"),
            Action::Keep(card) => format!("keep {}", id(card)),
            Action::Give { card, to } => format!("give {} {to}", id(card)),
            Action::Draft(card) => format!("draft {}", id(card)),
            Action::Offer { slot, bid } => format!("offer {} {bid}", slot.number()),
            Action::Agent(seat) => format!("agent {seat}"),
            Action::Hand(card) => format!("hand {}", id(card)),
            Action::Put { card, film } => format!("put {} {}", id(card), film.number()),
            Action::Aside(card) => format!("aside {}", id(card)),
            Action::Trade { card, film } => format!("trade {} {}", id(card), film.number()),
            Action::Done => "done".to_owned(),
            Action::Stay => "stay".to_owned(),
            Action::Rebuild => "rebuild".to_owned(),
            Action::Vote(seat) => format!("vote {seat}"),
        }
    }

    fn read_action(components: &Components, text: &str) -> Result<Action, BadNotation> {
        let mut words = Words::new(text);
        let action = match words.word("a verb")? {
            "bid" => Action::Bid(bid(components, &mut words)?),
            "keep" => Action::Keep(card(components, &mut words)?),
            "give" => {
                let card = card(components, &mut words)?;
                Action::Give { card, to: words.seat(MAX_SEATS)? }
            }
            "draft" => Action::Draft(card(components, &mut words)?),
            "offer" => {
                let slots = u32::try_from(MAX_SEATS + 1).unwrap_or(0);
                let number = words.number("the slot", 1, slots)?;
                let slot = Slot(u8::try_from(number - 1).unwrap_or(0));
                Action::Offer { slot, bid: bid(components, &mut words)? }
            }
            "agent" => Action::Agent(words.seat(MAX_SEATS)?),
            "hand" => Action::Hand(card(components, &mut words)?),
            "put" => {
                let card = card(components, &mut words)?;
                Action::Put { card, film: film(&mut words)? }
            }
            "aside" => Action::Aside(card(components, &mut words)?),
            "trade" => {
                let card = card(components, &mut words)?;
                Action::Trade { card, film: film(&mut words)? }
            }
            "done" => Action::Done,
            "stay" => Action::Stay,
            "rebuild" => Action::Rebuild,
            "vote" => Action::Vote(words.seat(MAX_SEATS)?),
            verb => {
                return Err(words.bad(format!("`{verb}` is no verb of this game; write {VERBS}")));
            }
        };
        words.end()?;
        Ok(action)
    }
}

/// In notation: what a front end would send.
impl ToJson<Components> for Action {
    fn write(&self, components: &Components, out: &mut Vec<u8>) {
        json::put_string(&Hollywood::write_action(components, *self), out);
    }

    fn schema(_: &mut Types) -> Schema {
        Schema::Text
    }
}

fn card(components: &Components, words: &mut Words<'_>) -> Result<Card, BadNotation> {
    let id = words.word("a card")?;
    components.card_by_id(id).ok_or_else(|| {
        let hint = match crate::wording::closest(components, id).as_slice() {
            [] => String::new(),
            near => format!("; did you mean {}?", near.join(" or ")),
        };
        words.bad(format!("there is no card `{id}`{hint}"))
    })
}

fn bid(components: &Components, words: &mut Words<'_>) -> Result<u8, BadNotation> {
    let most = components.bids().last().copied().map_or(1, u32::from);
    let amount = words.number("the bid", 1, most)?;
    Ok(u8::try_from(amount).unwrap_or(u8::MAX))
}

fn film(words: &mut Words<'_>) -> Result<Film, BadNotation> {
    let number = words.number("the film", 1, 3)?;
    Film::by_number(number).ok_or_else(|| words.bad("a film is 1 to 3"))
}
