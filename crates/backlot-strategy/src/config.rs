//! How bots search in a game.

/// The settings of a search, which each game chooses.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchConfig {
    /// The number of stages after which a playout is judged by the learned value or by the evaluation instead of being played to its
    /// end. What lies further ahead is mostly noise.
    pub playout_horizon: u32,
    /// The same for leaves of a search tree, where a learned value is at hand.
    pub leaf_horizon: u32,
    /// For how many more stages a leaf is played on and then judged again; the mean of both judgements counts. 0 for no
    /// second judgement.
    pub leaf_reeval_depth: u32,
    /// How much the policy's opinion counts against results in a search tree. The closer the values of actions lie
    /// together, the less it should be.
    pub prior_weight: f32,
    /// Whether the first actions of a search tree are compared by sequential halving in the same scenarios, as playouts
    /// are; otherwise the tree chooses among them as it does everywhere.
    pub halves_at_root: bool,
}

impl SearchConfig {
    /// Playouts to the end of the game.
    pub const DEFAULT: Self = Self {
        playout_horizon: u32::MAX,
        leaf_horizon: 1,
        leaf_reeval_depth: 0,
        prior_weight: 0.7,
        halves_at_root: false,
    };
}
