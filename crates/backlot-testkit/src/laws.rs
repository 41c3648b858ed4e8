//! The laws as code. Each function says what it found if its law does not hold; [`crate::check`] adds
//! where that was.

mod changes;
mod end;
mod position;
mod sealed;
mod secrets;
mod setup;
mod steps;
mod vary;
mod words;

use backlot_core::chance::{Fast, Seeded};
use backlot_core::{Playable, Rulebook};

use crate::wording::Wording;

pub(crate) use changes::{all_see_alike, changes};
pub(crate) use end::{outcome, record_reads_back, replay};
pub(crate) use position::{asked, every_action_applies, notation, sorted};
pub(crate) use sealed::sealed;
pub(crate) use secrets::{leak, redaction, sample, shown};
pub(crate) use setup::setup;
pub(crate) use steps::{setup_is_deaf, step_is_deaf};
pub(crate) use vary::permutation_is_thorough;
pub(crate) use words::{events_have_words, prompts_have_words, rules_have_words, sheet_has_words};

/// Whether a law held, or what was found instead.
pub(crate) type LawResult = Result<(), String>;

/// A position to check, with the randomness of its game and the picks of the test.
pub(crate) struct Case<'a, G: Playable> {
    pub(crate) state: &'a G,
    pub(crate) rng: &'a Seeded,
    pub(crate) picks: &'a mut Fast,
    pub(crate) wording: &'a dyn Wording,
    pub(crate) rules: &'a Rulebook,
    /// Whether a sealed answer is in and its round still open.
    pub(crate) pending: bool,
}

/// An error with these words unless the fact holds.
fn ensure(fact: bool, found: impl FnOnce() -> String) -> LawResult {
    if fact { Ok(()) } else { Err(found()) }
}

/// An error that shows both values where they differ.
fn same<T: PartialEq + std::fmt::Debug>(
    what: impl FnOnce() -> String,
    expected: &T,
    found: &T,
) -> LawResult {
    ensure(expected == found, || {
        let (expected, found) = (format!("{expected:?}"), format!("{found:?}"));
        format!(
            "{}\nexpected: {}\nfound:    {}",
            what(),
            excerpt(&expected, &found),
            excerpt(&found, &expected)
        )
    })
}

/// How much of a long value is shown on each side of the first difference.
const SHOWN: usize = 160;

/// The text around its first difference from another.
fn excerpt(text: &str, other: &str) -> String {
    let differs = text.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let start = differs.saturating_sub(SHOWN);
    let part: String = text.chars().skip(start).take(2 * SHOWN).collect();
    let before = if start > 0 { "…" } else { "" };
    let after = if text.chars().count() > start + 2 * SHOWN { "…" } else { "" };
    format!("{before}{part}{after}")
}
