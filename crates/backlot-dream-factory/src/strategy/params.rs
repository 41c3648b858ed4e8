//! The constants of the policy.

use backlot_strategy::Constant;

macro_rules! params {
    ($($field:ident = $name:literal, $by_hand:literal, $low:literal .. $high:literal, $meaning:literal;)*) => {
        /// The constants by name.
        #[derive(Clone, Copy, Debug)]
        pub(super) struct PolicyParams {
            $(#[doc = $meaning] pub(super) $field: f32,)*
        }

        /// What the tuner and files know of them.
        pub(super) static CONSTANTS: [Constant; PolicyParams::COUNT] =
            [$(Constant::new($name, $by_hand, ($low, $high), $meaning)),*];

        impl PolicyParams {
            const COUNT: usize = [$($name),*].len();

            /// Reads an array in the order of [`CONSTANTS`].
            #[inline]
            pub(super) fn new(constants: &[f32]) -> Self {
                let &[$($field),*] = <&[f32; Self::COUNT]>::try_from(constants)
                    .expect("arrays of constants are as long as the list of them");
                Self { $($field),* }
            }
        }
    };
}

params! {
    pay_early = "pay-early", 0.55, 0.0 .. 2.0, "part of a lot's worth one pays at the start of the game";
    pay_late = "pay-late", 0.8, 0.0 .. 2.0, "part of a lot's worth one pays at the end of the game";
    rich = "rich", 0.3, -1.0 .. 2.0, "how much more one pays who has more money than the others";
    save = "save", 0.0, 0.0 .. 2.0, "how much one shrinks from spending much of one's money at once";
    marker = "marker", 0.0, -1.0 .. 3.0, "points for winning a lot at all: the start marker, and that nobody else gets it";
    deny = "deny", 0.0, 0.0 .. 0.6, "part of what the keenest rival would pay that one adds to one's own limit: what rivals get hurts";
    push = "push", 0.0, 0.0 .. 1.0, "part of what the keenest rival would pay up to which one drives the price, without wanting the lot";
    useful_chips = "useful-chips", 0.75, 0.2 .. 2.0, "part of the chips to come that are of use";
    money_chips = "money-chips", 0.0, -0.5 .. 1.0, "how many more chips one gets who has more money than the others";
    steep = "steep", 0.3, 0.0 .. 1.0, "how sharply the chance to finish a movie falls with what it needs";
    ahead = "ahead", 1.0, 0.0 .. 2.0, "how far movies that need less take chips away from others";
    work = "work", 0.0, -1.0 .. 4.0, "points for each space filled at the start, as chips to come are free for other movies";
    work_late = "work-late", 0.0, -1.0 .. 4.0, "the same at the end of the game";
    miss = "miss", 0.0, 0.0 .. 0.3, "chance that the chip for an empty space never comes, however much time is left";
    stars_to_come = "stars-to-come", 1.3, 0.0 .. 3.0, "stars of a chip that will fill an empty space";
    guest_to_come = "guest-to-come", 0.5, 0.0 .. 2.0, "stars that an empty guest-star space may still bring";
    need_blank = "need-blank", 0.8, 0.1 .. 2.0, "chips that a blank space needs, compared with others";
    need_director = "need-director", 1.0, 0.1 .. 2.0, "chips that a director's space needs, compared with others";
    need_actor = "need-actor", 0.9, 0.1 .. 2.0, "chips that an actor's space needs, compared with others";
    scarce = "scarce", 0.0, 0.0 .. 2.0, "how much more a space needs whose kind of chip has become rare";
    soon = "soon", 1.0, 0.0 .. 20.0, "how much a chip counts for that which lies open on a coming city, compared with one to be drawn";
    fresh = "fresh", 0.7, 0.0 .. 2.0, "weight of the screenplay one draws for a finished movie";
    first = "first", 1.0, 0.0 .. 3.0, "weight of First Movie";
    first_race = "first-race", 1.0, 0.1 .. 5.0, "how much each empty space spoils the chance of First Movie";
    year = "year", 1.0, 0.0 .. 3.0, "weight of Movie of the Year";
    year_total = "year-total", 12.0, 5.0 .. 20.0, "total that a rival beats half of the time";
    year_width = "year-width", 2.0, 0.3 .. 8.0, "how blurred that total is";
    worst = "worst", 1.0, 0.0 .. 3.0, "weight of Worst Movie";
    worst_total = "worst-total", 6.0, 0.0 .. 14.0, "total that a rival goes below half of the time";
    worst_width = "worst-width", 1.5, 0.3 .. 8.0, "how blurred that total is";
    best = "best", 0.7, 0.0 .. 3.0, "weight of Best Movie";
    director = "director", 1.0, 0.0 .. 3.0, "weight of Best Director";
    director_in_work = "director-in-work", 0.6, 0.0 .. 1.0, "how far directors of unfinished movies count";
    director_sharp = "director-sharp", 0.5, 0.05 .. 3.0, "how much a star decides Best Director at the start";
    director_late = "director-late", 1.0, 0.0 .. 5.0, "how much more it decides at the end";
    red = "red", 0.5, 0.0 .. 3.0, "points for an actor or guest star at each party to come, if rivals have as many";
    red_near = "red-near", 0.2, 0.0 .. 2.0, "how fast that falls with the difference to a rival";
}

/// The constants that the tuner had found when the expert's value was learned (seed `df-3`). The value fits numbers made by these, so they
/// stay as they are whatever is tuned later.
pub(super) const WHEN_LEARNED: PolicyParams = PolicyParams {
    pay_early: 0.539,
    pay_late: 0.593,
    rich: 0.630,
    save: 0.611,
    marker: 0.374,
    deny: 0.236,
    push: 0.463,
    useful_chips: 0.871,
    money_chips: 0.049,
    steep: 0.260,
    ahead: 0.532,
    work: 1.253,
    work_late: -0.160,
    miss: 0.160,
    stars_to_come: 2.336,
    guest_to_come: 0.532,
    need_blank: 0.573,
    need_director: 0.894,
    need_actor: 0.810,
    scarce: 0.345,
    soon: 5.983,
    fresh: 0.707,
    first: 0.658,
    first_race: 2.310,
    year: 1.808,
    year_total: 15.426,
    year_width: 2.973,
    worst: 0.723,
    worst_total: 4.892,
    worst_width: 0.920,
    best: 1.708,
    director: 1.026,
    director_in_work: 0.646,
    director_sharp: 0.189,
    director_late: 0.345,
    red: 1.677,
    red_near: 0.659,
};
