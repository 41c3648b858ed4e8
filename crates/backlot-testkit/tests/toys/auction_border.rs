//! The auction at the border: notation, positions from words, set-ups.

use backlot_core::chance::Scripted;
use backlot_core::{
    Arrange, BadNotation, BadPosition, ComponentSet, Evaluate, Game, GameInfo, Notation,
    OptionSpec, Playable, Seat, SetupError, SetupRequest, SharedComponents, WithoutEvents, Words,
};

use super::auction::{Action, Auction, Setup};
use super::bugs::{Bug, has};
use super::deck::{Cards, Deck};

impl Notation for Auction {
    fn write_action(_: &Deck, action: Action) -> String {
        match action {
            Action::Bid(card) => format!("bid {card}"),
            Action::Stake(_) if has(Bug::Unreadable) => "stake much".to_owned(),
            Action::Stake(2) if has(Bug::WrittenAlike) => "stake 1".to_owned(),
            Action::Stake(stake) => format!("stake {stake}"),
            Action::Take => "take".to_owned(),
            Action::Leave => "leave".to_owned(),
        }
    }

    fn read_action(deck: &Deck, text: &str) -> Result<Action, BadNotation> {
        let mut words = Words::new(text);
        let small = |number: u32| u8::try_from(number).unwrap_or(0);
        let action = match words.word("a verb")? {
            "bid" => Action::Bid(small(words.number("a card", 1, deck.cards.into())?)),
            "stake" => Action::Stake(small(words.number("a stake", 0, 2)?)),
            "take" => Action::Take,
            "leave" => Action::Leave,
            other => return Err(words.bad(format!("no verb `{other}`"))),
        };
        words.end()?;
        Ok(action)
    }
}

impl Evaluate for Auction {
    #[expect(clippy::cast_precision_loss, reason = "points are few")]
    fn evaluate(&self, seat: Seat) -> Option<f32> {
        let points = (self.bids[seat] + self.bonus[seat]) as f32;
        Some(if has(Bug::Backwards) { -points } else { points })
    }
}

impl Arrange for Auction {
    /// Lines such as `hand p1 1 2 12`.
    fn arrange(setup: &Setup, lines: &[&str]) -> Result<Self, BadPosition> {
        let script: Vec<u32> = vec![0; setup.seats * 3];
        let mut game = Self::new(setup, &mut WithoutEvents(Scripted::new(&script)));
        for line in lines {
            let bad = |problem: &str| BadPosition {
                line: (*line).to_owned(),
                problem: problem.to_owned(),
            };
            let words: Vec<&str> = line.split_whitespace().collect();
            let ["hand", seat, cards @ ..] = words.as_slice() else {
                return Err(bad("write `hand SEAT CARDS`"));
            };
            let seat: Seat = seat.parse().map_err(|problem: String| bad(&problem))?;
            let cards = cards.iter().filter_map(|card| card.parse::<u8>().ok());
            let cards = Cards(cards.fold(0, |bits, card| bits | 1 << card));
            let given = game.hands[seat];
            game.deck = game.deck.and(given).without(cards);
            game.hands[seat] = cards;
        }
        Ok(game)
    }
}

static INFO: GameInfo = GameInfo {
    id: "toy-auction",
    title: "Toy Auction",
    rules_version: 1,
    clause_prefix: "TA",
    seats: 2..=3,
    default_seats: 2,
    options: &[OptionSpec {
        id: "stakes",
        values: &["false", "true"],
        default: "false",
        about: "bids have stakes",
    }],
    piles: &["deck"],
    rules: "# Toy Auction\n## All\n- TA-R1 All bid in secret.\n- TA-R2 The highest card wins.\n\
            - TA-R3 The winner takes or leaves the top card.\n- TA-C1 There are 12 to 15 cards.\n",
};

impl Playable for Auction {
    fn info() -> &'static GameInfo {
        &INFO
    }

    fn setup(request: &SetupRequest) -> Result<Setup, SetupError> {
        request.check_known(&INFO)?;
        let set = match &request.components {
            None => Deck::standard(),
            Some(text) => SharedComponents::keep(Deck::parse(&text.name, &text.toml)?),
        };
        let stakes = request.checked_option(&INFO, "stakes")? == "true";
        Ok(Setup { set, seats: request.checked_seats(&INFO)?, stakes })
    }

    fn options(setup: &Setup) -> Vec<(&'static str, String)> {
        if has(Bug::OptionForgotten) {
            return Vec::new();
        }
        vec![("stakes", setup.stakes.to_string())]
    }

    fn table_of(setup: &Setup) -> (usize, SharedComponents<Deck>) {
        (setup.seats, setup.set)
    }
}
