//! What a seat decides, and its notation.

use backlot_core::{BadNotation, Notation, Words};

use crate::{Chip, Components, DreamFactory, Screenplay, Space};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Take the studio with this number (DF-S1).
    Studio(u8),
    /// Leave the auction (DF-A2).
    Pass,
    /// Bid so much (DF-A1, DF-A2).
    Bid(u8),
    /// Take this chip of the party (DF-P4).
    Take(Chip),
    /// Take no chip of the party (DF-P4).
    Decline,
    /// Put a chip onto a space of a screenplay (DF-C1).
    Place {
        /// Which chip.
        chip: Chip,
        /// Onto which screenplay.
        screenplay: Screenplay,
        /// Onto which of its spaces.
        space: Space,
    },
    /// Let a chip leave the game (DF-C1).
    Discard(Chip),
}

impl Notation for DreamFactory {
    fn write_action(components: &Components, action: Action) -> String {
        match action {
            Action::Studio(number) => format!("studio {number}"),
            Action::Pass => "pass".to_owned(),
            Action::Bid(amount) => format!("bid {amount}"),
            Action::Take(chip) => format!("take {}", components.chip_id(chip)),
            Action::Decline => "decline".to_owned(),
            Action::Place { chip, screenplay, space } => format!(
                "place {} {} {}",
                components.chip_id(chip),
                components.screenplay(screenplay).id,
                Components::space_text(space)
            ),
            Action::Discard(chip) => format!("discard {}", components.chip_id(chip)),
        }
    }

    fn read_action(components: &Components, text: &str) -> Result<Action, BadNotation> {
        let mut words = Words::new(text);
        let action = match words.word("a verb")? {
            "studio" => {
                let number = words.number("the studio", 1, components.studios().into())?;
                Action::Studio(u8::try_from(number).unwrap_or(u8::MAX))
            }
            "pass" => Action::Pass,
            "bid" => {
                let amount = words.number("the bid", 0, u8::MAX.into())?;
                Action::Bid(u8::try_from(amount).unwrap_or(u8::MAX))
            }
            "take" => Action::Take(read_chip(components, &mut words)?),
            "decline" => Action::Decline,
            "place" => {
                let chip = read_chip(components, &mut words)?;
                let screenplay = read_screenplay(components, &mut words)?;
                let space = read_space(components, screenplay, &mut words)?;
                Action::Place { chip, screenplay, space }
            }
            "discard" => Action::Discard(read_chip(components, &mut words)?),
            verb => {
                return Err(words.bad(format!(
                    "`{verb}` is no verb of this game; write studio, pass, bid, take, decline, place or discard"
                )));
            }
        };
        words.end()?;
        Ok(action)
    }
}

fn read_chip(components: &Components, words: &mut Words<'_>) -> Result<Chip, BadNotation> {
    let id = words.word("the chip")?;
    components.chip_by_id(id).ok_or_else(|| words.bad(format!("there is no chip `{id}`")))
}

fn read_screenplay(
    components: &Components,
    words: &mut Words<'_>,
) -> Result<Screenplay, BadNotation> {
    let id = words.word("the screenplay")?;
    components
        .screenplay_by_id(id)
        .ok_or_else(|| words.bad(format!("there is no screenplay `{id}`")))
}

fn read_space(
    components: &Components,
    screenplay: Screenplay,
    words: &mut Words<'_>,
) -> Result<Space, BadNotation> {
    let word = words.word("the space")?;
    if word == "guest" {
        return Ok(Space::GUEST);
    }
    let most = components.screenplay(screenplay).spaces.len();
    word.parse::<usize>()
        .ok()
        .filter(|number| (1..=most).contains(number))
        .and_then(|number| u8::try_from(number - 1).ok())
        .map(Space)
        .ok_or_else(|| {
            words.bad(format!("the space must be from 1 to {most} or guest, not `{word}`"))
        })
}
