//! The laws by name, and what is reported about them.

use std::collections::BTreeMap;
use std::fmt;

/// A law that every game keeps. [`backlot_core::Game`] states them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// Every number of seats can be set up, and what a record says about a set-up reads back to it.
    Setup,
    /// Somebody is asked until the game is over, and then nobody.
    Asked,
    /// Legal actions are ascending and without duplicates.
    Sorted,
    /// Actions read back from what they are written as.
    Notation,
    /// Every legal action applies, and every invariant holds afterwards.
    Applies,
    /// The game ends in time.
    Ends,
    /// Set-up, actions and draws lead to an equal state and equal events.
    Replay,
    /// With and without a listener the state is the same.
    Listening,
    /// Sealed answers may arrive in any order, and nobody notices them early.
    Sealed,
    /// Sampled worlds look like the view they are made from and vary where something is hidden.
    Sample,
    /// What a viewer gets does not depend on what is hidden from it.
    Leak,
    /// What people see of a table does not change with what they are not shown.
    Shown,
    /// What has changed of a view, added to the view before, is the view after, for programs too.
    Changes,
    /// Everything that is asked or told can be put into words.
    Words,
    /// Scores are the sums of the sheet, and the best rank wins.
    Outcome,
    /// A step can be taken back exactly while nobody has learned anything from it.
    Undo,
}

impl Law {
    /// Every law.
    pub const ALL: [Self; 16] = [
        Self::Setup,
        Self::Asked,
        Self::Sorted,
        Self::Notation,
        Self::Applies,
        Self::Ends,
        Self::Replay,
        Self::Listening,
        Self::Sealed,
        Self::Sample,
        Self::Leak,
        Self::Shown,
        Self::Changes,
        Self::Words,
        Self::Outcome,
        Self::Undo,
    ];

    /// The name used in reports.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Asked => "asked",
            Self::Sorted => "sorted",
            Self::Notation => "notation",
            Self::Applies => "applies",
            Self::Ends => "ends",
            Self::Replay => "replay",
            Self::Listening => "listening",
            Self::Sealed => "sealed",
            Self::Sample => "sample",
            Self::Leak => "leak",
            Self::Shown => "shown",
            Self::Changes => "changes",
            Self::Words => "words",
            Self::Outcome => "outcome",
            Self::Undo => "undo",
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How many of the last actions a violation shows.
const SHOWN_ACTIONS: usize = 12;

/// A broken law, with all that is needed to meet it again.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct Violation {
    /// Which law.
    pub law: Law,
    /// The game's id.
    pub game: &'static str,
    /// The set-up, as [`Plan::only`](crate::Plan::only) takes it.
    pub setup: String,
    /// Which of the set-up's games, counted from 0.
    pub number: usize,
    /// The seed of that game's randomness.
    pub seed: String,
    /// How many actions had been done.
    pub step: usize,
    /// What was found.
    pub found: String,
    /// The actions that had been done, as in a record.
    pub actions: Vec<String>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { law, game, setup, number, seed, step, found, actions } = self;
        writeln!(f, "{game} breaks the law `{law}` ({setup}; seed `{seed}`; step {step}):")?;
        writeln!(f, "  {}", found.replace('\n', "\n  "))?;
        let hidden = actions.len().saturating_sub(SHOWN_ACTIONS);
        if !actions.is_empty() {
            writeln!(f, "the last actions were:")?;
        }
        for action in &actions[hidden..] {
            writeln!(f, "  {action}")?;
        }
        let plan_seed = seed.split('/').next().unwrap_or_default();
        write!(
            f,
            "to meet it again: check::<G>(&Plan::default().seed({plan_seed:?}).only({setup:?}, {number}))"
        )
    }
}

/// What a run of the suite did.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Different set-ups.
    pub setups: usize,
    /// Games played to their end.
    pub games: usize,
    /// Actions applied in these games.
    pub decisions: usize,
    /// How often each law was checked and held.
    pub checks: BTreeMap<Law, usize>,
}

impl Report {
    /// How often the law was checked.
    #[must_use]
    pub fn checks_of(&self, law: Law) -> usize {
        self.checks.get(&law).copied().unwrap_or(0)
    }

    pub(crate) fn count(&mut self, law: Law) {
        *self.checks.entry(law).or_insert(0) += 1;
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} set-ups, {} games, {} decisions; checks:",
            self.setups, self.games, self.decisions
        )?;
        for (law, count) in &self.checks {
            write!(f, " {law} {count}")?;
        }
        Ok(())
    }
}
