//! The constants of the policy.

use backlot_strategy::Constant;

/// The policy's constants by name. [`CONSTANTS`] tells what they mean.
#[derive(Clone, Copy, Debug)]
pub(super) struct PolicyParams {
    pub(super) largest: f32,
    pub(super) largest_later: f32,
    pub(super) second: f32,
    pub(super) third: f32,
    pub(super) deck_stars: f32,
    pub(super) movie: f32,
    pub(super) rivals: f32,
    pub(super) hand: f32,
    pub(super) next_card: f32,
    pub(super) next_rival: f32,
    pub(super) later_rivals: f32,
    pub(super) open_column: f32,
    pub(super) both_gaps: f32,
    pub(super) bottom_pull: f32,
    pub(super) clap: f32,
    pub(super) double: f32,
    pub(super) double_second: f32,
    pub(super) foreseen: f32,
}

/// In the order of the fields of [`PolicyParams`].
pub(super) const CONSTANTS: [Constant; 18] = [
    Constant::new("largest", 1.3, (0.0, 4.0), "a film in the largest project, one round to come"),
    Constant::new("largest-later", 0.2, (-1.0, 2.0), "added to that for each further round"),
    Constant::new("second", 0.7, (0.0, 1.5), "a film in the second project, as a part of that"),
    Constant::new("third", 0.4, (0.0, 1.5), "a film in a smaller project, as a part of that"),
    Constant::new("deck-stars", 0.5, (0.0, 2.0), "how far better stars in the deck raise films"),
    Constant::new("movie", 0.0, (-3.0, 6.0), "added to each movie that a star finishes"),
    Constant::new("rivals", 0.5, (0.0, 2.0), "a point of the average rival"),
    Constant::new("hand", 1.2, (-1.0, 5.0), "a reel in hand"),
    Constant::new("next-card", 0.3, (0.0, 1.5), "the best card left to one's next reel"),
    Constant::new("next-rival", 0.3, (0.0, 1.5), "the best card left to the next rival"),
    Constant::new("later-rivals", 0.1, (0.0, 1.5), "the best card left to the other rivals"),
    Constant::new("open-column", 1.0, (0.0, 3.0), "how much likelier open columns keep gaps"),
    Constant::new("both-gaps", 0.5, (0.05, 3.0), "how likely one column keeps both gaps"),
    Constant::new("bottom-pull", 0.1, (0.0, 2.0), "how far a good bottom card fills a column"),
    Constant::new("clap", 0.8, (-1.0, 5.0), "the Clap Board, kept for a later round"),
    Constant::new("double", 0.8, (-1.0, 5.0), "the Double Reel, kept for a later round"),
    Constant::new("double-second", 0.5, (0.0, 1.5), "the second gain of a Double Reel"),
    Constant::new("foreseen", 0.5, (0.0, 1.0), "how far to trust that others take their best card"),
];

impl PolicyParams {
    /// From as many numbers as there are constants; with fewer, all are as set by hand.
    #[inline]
    pub(super) fn new(constants: &[f32]) -> Self {
        const COUNT: usize = BY_HAND.len();
        let given = constants.first_chunk::<COUNT>().unwrap_or(&BY_HAND);
        let &[
            largest,
            largest_later,
            second,
            third,
            deck_stars,
            movie,
            rivals,
            hand,
            next_card,
            next_rival,
            later_rivals,
            open_column,
            both_gaps,
            bottom_pull,
            clap,
            double,
            double_second,
            foreseen,
        ] = given;
        Self {
            largest,
            largest_later,
            second,
            third,
            deck_stars,
            movie,
            rivals,
            hand,
            next_card,
            next_rival,
            later_rivals,
            open_column,
            both_gaps,
            bottom_pull,
            clap,
            double,
            double_second,
            foreseen,
        }
    }
}

/// The hand-set values.
pub(super) const BY_HAND: [f32; CONSTANTS.len()] = {
    let mut by_hand = [0.0; CONSTANTS.len()];
    let mut index = 0;
    while index < by_hand.len() {
        by_hand[index] = CONSTANTS[index].by_hand;
        index += 1;
    }
    by_hand
};
