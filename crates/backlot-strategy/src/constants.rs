//! The numbers that a policy is tuned by.

/// A constant of a policy.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Constant {
    /// Its stable name, as in files: `worth-of-reel`.
    pub name: &'static str,
    /// What somebody once set it to by hand. Untuned bots play with these.
    pub by_hand: f32,
    /// The least that makes sense.
    pub low: f32,
    /// The most that makes sense.
    pub high: f32,
    /// What it means, in a few words.
    pub meaning: &'static str,
}

impl Constant {
    /// A constant with its bounds.
    #[must_use]
    pub const fn new(
        name: &'static str,
        by_hand: f32,
        (low, high): (f32, f32),
        meaning: &'static str,
    ) -> Self {
        Self { name, by_hand, low, high, meaning }
    }
}
