use backlot_core::GameInfo;

/// A game that was started under another version of its rules. This program plays one version only, so such a
/// game is refused instead of misread.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "this game of {title} was started under version {found} of the rules, but this program plays version \
     {known}; open it with {} version of Backlot",
    if found < known { "an older" } else { "a newer" }
)]
pub struct OtherRules {
    /// The game's title.
    pub title: &'static str,
    /// The version under which it was started.
    pub found: u32,
    /// The version that this program plays.
    pub known: u32,
}

impl OtherRules {
    /// Checks that a game started under version `found` can go on.
    pub(crate) fn check(info: &GameInfo, found: u32) -> Result<(), Self> {
        let known = info.rules_version;
        if found == known { Ok(()) } else { Err(Self { title: info.title, found, known }) }
    }
}
