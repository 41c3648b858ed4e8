//! What a game may offer to bots beyond its rules and its policy, each thing for itself.

use backlot_core::{Game, Seat, Text};

/// One named source of a seat's points, finer than a line of the score sheet: a movie, an award, money. Each
/// game numbers its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Part(pub u16);

/// The optional abilities of a game; `None` for what it lacks. A game adds one by filling in its field:
///
/// ```text
/// const CAPABILITIES: Capabilities<Self> =
///     Capabilities { solver: Some(solver::solve), ..Capabilities::NONE };
/// ```
///
/// They are constants, so that the compiler knows each function it calls.
pub struct Capabilities<G: Game> {
    /// Positions in numbers, for the learned value.
    pub features: Option<Features<G>>,
    /// Positions in more numbers, for a learned value of the expert's own: it may take longer.
    pub expert_features: Option<Features<G>>,
    /// Actions in numbers, for the learned prior.
    pub action_features: Option<ActionFeatures<G>>,
    /// Where points come from, for explanations.
    pub score_parts: Option<ScoreParts<G>>,
    /// Exact answers where they can be worked out.
    pub solver: Option<Solver<G>>,
    /// Open auctions, for bots that predict them and for analysis.
    pub auction: Option<OpenAuction<G>>,
    /// Whether seats now bid in secret, so that it costs to be predictable: search mixes such bids by regret matching. Without
    /// it that is wherever several seats choose at once.
    pub secret_bidding: Option<fn(&G) -> bool>,
    /// Whether level normal, which plays by these constants, should try the policy's best actions by a few short playouts
    /// here: where rules of thumb err most.
    pub wants_playouts: Option<WantsPlayouts<G>>,
    /// All that the seat would do in a row where its decisions hang together, such as all films of a slate.
    pub plan: Option<Planner<G>>,
    /// What an action gives away where that can be worked out exactly.
    pub missed: Option<MissedPoints<G>>,
}

impl<G: Game> Capabilities<G> {
    /// A game with rules alone.
    pub const NONE: Self = Self {
        features: None,
        expert_features: None,
        action_features: None,
        score_parts: None,
        solver: None,
        auction: None,
        secret_bidding: None,
        wants_playouts: None,
        plan: None,
        missed: None,
    };

    /// Whether seats now bid in secret.
    pub fn is_bidding_in_secret(&self, game: &G) -> bool {
        match self.secret_bidding {
            Some(is_bidding) => is_bidding(game),
            None => several_choose(game),
        }
    }

    /// The auction, if one is on.
    pub fn auction_in(&self, game: &G) -> Option<&OpenAuction<G>> {
        self.auction.as_ref().filter(|auction| (auction.is_on)(game))
    }
}

/// Whether several seats choose at once, so that their answers are secret.
pub fn several_choose<G: Game>(game: &G) -> bool {
    game.to_act().union(game.may_revise()).len() > 1
}

/// A position in numbers of about the size of 1: a row for each seat, as the seat stands in it. A row depends only on what its
/// seat may know.
pub struct Features<G> {
    /// How many numbers a row has.
    pub count: usize,
    /// Writes the rows of all seats, one after the other.
    pub write: fn(&G, &mut [f32]),
}

impl<G: Game> Features<G> {
    /// The rows of all seats, one after the other.
    pub fn of(&self, game: &G) -> Vec<f32> {
        let mut features = vec![0.0; game.seats() * self.count];
        (self.write)(game, &mut features);
        features
    }
}

/// Says whether level normal, playing by these constants, should try some actions by playouts.
pub type WantsPlayouts<G> = fn(&G, Seat, constants: &[f32]) -> bool;

/// Writes a row for each action, for a seat that plays by these constants.
pub type WriteActionFeatures<G> =
    fn(&G, Seat, constants: &[f32], actions: &[<G as Game>::Action], rows: &mut [f32]);

/// Actions in numbers of about the size of 1, as a seat sees them: a row for each, the numbers of the position among them.
pub struct ActionFeatures<G: Game> {
    /// How many numbers a row has.
    pub count: usize,
    /// Writes the rows of these actions for a seat that plays by these constants.
    pub write: WriteActionFeatures<G>,
}

impl<G: Game> ActionFeatures<G> {
    /// The rows of these actions, one after the other.
    pub fn of(&self, game: &G, seat: Seat, constants: &[f32], actions: &[G::Action]) -> Vec<f32> {
        let mut features = vec![0.0; actions.len() * self.count];
        (self.write)(game, seat, constants, actions, &mut features);
        features
    }
}

/// Where points come from.
pub struct ScoreParts<G: Game> {
    /// Lists the points that a seat has at the end, by part; their sum is its score. Parts without points may be left out.
    /// The list is emptied first.
    pub list: fn(&G, Seat, &mut Vec<(Part, f32)>),
    /// Names a part.
    pub name: fn(&G::Components, Part) -> Text,
}

/// Works out the exact share of wins that the seat gets by each of its legal actions, if that is possible with about this much
/// effort (positions looked at), where everybody plays for their own share and is indifferent between equals.
pub type Solver<G> = fn(&G, Seat, legal: &[<G as Game>::Action], effort: u32) -> Option<Vec<f32>>;

/// Plans all that a seat that plays by these constants would do in a row. `None` where each decision stands for itself.
pub type Planner<G> = fn(&G, Seat, constants: &[f32]) -> Option<SeatPlan<<G as Game>::Action>>;

/// What a seat would do in a row.
pub struct SeatPlan<A> {
    /// So many of its own last steps are undone first, because they spoil something better.
    pub undo: usize,
    /// Then these are done.
    pub actions: Vec<A>,
    /// What comes of it.
    pub words: Text,
}

/// Works out how many points the action gives away, such as by films that could have been split better, and says what would have been better.
pub type MissedPoints<G> = fn(&G, Seat, <G as Game>::Action) -> Option<(f32, Text)>;

/// Auctions in which seats overbid each other openly and nothing is drawn meanwhile.
pub struct OpenAuction<G> {
    /// Whether an auction is on.
    pub is_on: fn(&G) -> bool,
    /// The reservation price: the most that a seat that plays by these constants would pay in the auction that is on.
    pub limit: fn(&G, Seat, constants: &[f32]) -> f32,
    /// Whether somebody has bid or passed in it.
    pub has_begun: fn(&G) -> bool,
    /// How well what the seat has bid so far fits these constants, from nearly 0 to 1.
    pub likelihood: fn(&G, Seat, constants: &[f32]) -> f32,
}
