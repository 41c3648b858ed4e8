//! The constants of the policy, by name.

use std::ops::Index;

use backlot_strategy::Constant;

/// A constant of the policy.
#[derive(Clone, Copy)]
pub(super) enum Knob {
    FigurineHope,
    FigurinePush,
    Commitment,
    Fill,
    Need,
    Duo,
    Surplus,
    Crew,
    Double,
    Agent,
    Envy,
    Dealing,
    StarScale,
    UnseenStar,
    Crowd,
    Boldness,
    LostRound,
    Eagerness,
    Mixing,
    AwardScale,
    FigurinesToCome,
    RivalReach,
    AwardSlope,
    Hold,
    Rebuild,
}

const fn new(
    name: &'static str,
    by_hand: f32,
    bounds: (f32, f32),
    meaning: &'static str,
) -> Constant {
    Constant::new(name, by_hand, bounds, meaning)
}

/// In the order of [`Knob`].
pub(super) static CONSTANTS: [Constant; 25] = [
    new("figurine-hope", 0.3, (-1.0, 2.0), "Films of the Year one expects to win, a year"),
    new(
        "figurine-push",
        0.4,
        (-1.0, 6.0),
        "what a figurine adds to the chance of this year's award, in M",
    ),
    new(
        "commitment",
        0.0,
        (-0.5, 1.5),
        "how much more a figurine is worth for each that one has beyond the usual",
    ),
    new("fill", 0.45, (0.0, 1.2), "how well cards to come fit the films planned"),
    new("need", 2.0, (0.0, 8.0), "what a director is worth as long as a film lacks one"),
    new("duo", 1.6, (0.0, 4.0), "what an actor or actress adds to the chance of a duo"),
    new("surplus", 0.3, (0.0, 1.0), "how much coins on cards beyond two films count"),
    new("crew", 0.8, (0.0, 2.0), "how much of what crew earn on their own is counted"),
    new("double", 7.0, (0.0, 15.0), "what a Double is worth"),
    new("agent", 2.5, (-3.0, 10.0), "what an Agent is worth"),
    new("envy", 0.15, (0.0, 1.0), "how much a rival's good counts against oneself"),
    new("dealing", 4.0, (0.0, 15.0), "what the right to deal is worth"),
    new("star-scale", 1.0, (0.2, 2.0), "how much of what a star card adds is bid for"),
    new("unseen-star", 6.0, (0.0, 15.0), "what an unseen star card is worth"),
    new("crowd", 0.25, (0.0, 1.5), "how much rivals flock to the star card that looks best"),
    new("boldness", 0.5, (0.0, 1.0), "how high rivals are thought to bid"),
    new(
        "lost-round",
        0.3,
        (-0.5, 1.0),
        "how much of the best star card one hopes for after a lost round",
    ),
    new("eagerness", 0.0, (-2.0, 2.0), "how much a bid of one more is liked for itself"),
    new("mixing", 0.7, (0.05, 3.0), "how much worse a secret bid may be, in M"),
    new("award-scale", 1.0, (0.0, 2.0), "how much a Film of the Year is valued"),
    new("figurines-to-come", 6.0, (0.0, 15.0), "figurines expected of a year to come"),
    new("rival-reach", 0.8, (0.0, 1.5), "how far rivals go for figurines in one film"),
    new("award-slope", 0.8, (0.05, 4.0), "how much one figurine more helps against sealed slates"),
    new("hold", 0.85, (0.0, 1.0), "how sure a lead is that a rival could still overtake"),
    new("rebuild", 0.5, (0.0, 10.0), "what building anew must bring"),
];

/// The constants somebody plays by.
#[derive(Clone, Copy)]
pub(super) struct PolicyParams<'a>(pub(super) &'a [f32]);

impl Index<Knob> for PolicyParams<'_> {
    type Output = f32;

    #[inline]
    fn index(&self, knob: Knob) -> &f32 {
        &self.0[knob as usize]
    }
}

const _: () = assert!(CONSTANTS.len() == Knob::Rebuild as usize + 1);
