//! Who may know what: declared once, field by field.

/// Declares what a viewer may know of a position. Every field of the state stands in one of the groups, without a
/// default: a field that is forgotten is a compile error.
///
/// | group | the viewer gets |
/// |---|---|
/// | `everybody` | the field as it is |
/// | `owner` | of a [`BySeat`](crate::BySeat), what belongs to its seat; of the others the default |
/// | `rule` | what the function after `=` makes of the state for this viewer |
/// | `nobody` | nothing |
/// | `derived` | not a field of the state: what the function makes of the state for this viewer |
///
/// `components as FIELD` says which field is the component set. The viewer itself is always there. A view that has only the
/// first group, or only `everybody` and `rule`, can be made a state again: `to_state`. A small game in which only answers are
/// secret need not list its fields twice: see [`position!`](crate::position).
///
/// ```
/// # use backlot_core::{BySeat, Seat, SharedComponents, Viewer, view};
/// # #[derive(Clone)] struct Game { set: u8, round: u8, hands: BySeat<u8>, deck: u8 }
/// view! {
///     /// The game as a viewer sees it.
///     pub struct View of Game {
///         components as set: u8;
///         everybody { round: u8 }
///         owner { hands: BySeat<u8> }
///         rule {}
///         nobody { deck }
///         derived { cards_left: u8 = |game: &Game, _| game.deck }
///     }
/// }
/// let seats = [0, 1].map(Seat::from_bits);
/// let mut game = Game { set: 0, round: 1, hands: BySeat::default(), deck: 5 };
/// game.hands[seats[0]] = 7;
/// let view = View::of(&game, Viewer::Seat(seats[1]));
/// assert_eq!((view.round, view.hands[seats[0]], view.cards_left), (1, 0, 5));
/// ```
#[macro_export]
macro_rules! view {
    (
        $(#[$about:meta])*
        pub struct $View:ident of $State:ident {
            components as $set:ident: $Set:ty;
            everybody { $($(#[$all_doc:meta])* $all:ident: $All:ty),* $(,)? }
        }
    ) => {
        $crate::view! {
            $(#[$about])*
            pub struct $View of $State {
                components as $set: $Set;
                everybody { $($(#[$all_doc])* $all: $All),* }
                rule {}
            }
        }
    };
    (
        $(#[$about:meta])*
        pub struct $View:ident of $State:ident {
            components as $set:ident: $Set:ty;
            everybody { $($(#[$all_doc:meta])* $all:ident: $All:ty),* $(,)? }
            rule { $($(#[$rule_doc:meta])* $rule:ident: $Rule:ty = $see:expr),* $(,)? }
        }
    ) => {
        $crate::view! {
            $(#[$about])*
            pub struct $View of $State {
                components as $set: $Set;
                everybody { $($(#[$all_doc])* $all: $All),* }
                owner {}
                rule { $($(#[$rule_doc])* $rule: $Rule = $see),* }
                nobody {}
                derived {}
            }
        }

        impl $View {
            /// Returns the position as the viewer sees it.
            pub(crate) fn to_state(&self) -> $State {
                $State { $set: self.components, $($all: self.$all,)* $($rule: self.$rule,)* }
            }
        }
    };
    (
        $(#[$about:meta])*
        pub struct $View:ident of $State:ident {
            components as $set:ident: $Set:ty;
            everybody { $($(#[$all_doc:meta])* $all:ident: $All:ty),* $(,)? }
            owner { $($(#[$own_doc:meta])* $own:ident: $Own:ty),* $(,)? }
            rule { $($(#[$rule_doc:meta])* $rule:ident: $Rule:ty = $see:expr),* $(,)? }
            nobody { $($none:ident),* $(,)? }
            derived { $($(#[$made_doc:meta])* $made:ident: $Made:ty = $make:expr),* $(,)? }
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Debug)]
        pub struct $View {
            /// Who looks.
            pub viewer: $crate::Viewer,
            /// The component set.
            pub components: $Set,
            $($(#[$all_doc])* pub $all: $All,)*
            $($(#[$own_doc])* pub $own: $Own,)*
            $($(#[$rule_doc])* pub $rule: $Rule,)*
            $($(#[$made_doc])* pub $made: $Made,)*
        }

        impl $View {
            /// Returns what the viewer may know of the position.
            pub(crate) fn of(game: &$State, viewer: $crate::Viewer) -> Self {
                // No `..`: a field of the state that stands in no group does not compile.
                let $State { $set: _, $($all: _,)* $($own: _,)* $($rule: _,)* $($none: _,)* } = game;
                Self {
                    viewer,
                    components: game.$set,
                    $($all: game.$all,)*
                    $($own: $crate::BySeat::from_fn(|seat| {
                        if viewer.may_see(seat) { game.$own[seat] } else { Default::default() }
                    }),)*
                    $($rule: ($see)(game, viewer),)*
                    $($made: ($make)(game, viewer),)*
                }
            }
        }
    };
}

/// Defines a position together with the view of it, for games in which everybody may know everything but answers that
/// are still secret. Every field stands in one of two groups, without a default: `everybody`, or `sealed` for what is a
/// [`Sealed`](crate::Sealed). The component set and the number of seats are always there.
///
/// ```
/// use backlot_core::{ComponentSet, Seat, SeatSet, Sealed, Viewer};
///
/// backlot_core::components! {
///     /// What is in the box.
///     pub struct Components {
///         game: "toy";
///         standard: "films = [{ name = \"Big Fish\" }]";
///         /// A film.
///         films: 1..=64 of Film ("film") = FilmInfo {};
///     }
/// }
/// backlot_core::position! {
///     /// A position.
///     pub struct Toy seen as View {
///         components: Components;
///         everybody {
///             /// The round.
///             round: u8,
///         }
///         sealed {
///             /// The bids of this round.
///             bids: Sealed<u8>,
///         }
///     }
/// }
/// let mut toy = Toy {
///     components: Components::standard(), seats: 2, round: 1, bids: Sealed::ask(SeatSet::all(2)),
/// };
/// let [ada, ben] = [0, 1].map(Seat::from_bits);
/// toy.bids.put(ada, 5);
/// let view = View::of(&toy, Viewer::Seat(ben));
/// assert_eq!((view.round, view.bids.asked()), (1, SeatSet::all(2)));
/// assert_eq!(view.to_state().bids.seen_by(Viewer::Omniscient, ada), None);
/// ```
#[macro_export]
macro_rules! position {
    (
        $(#[$about:meta])*
        pub struct $State:ident seen as $View:ident {
            components: $Components:ty;
            everybody { $($(#[$all_doc:meta])* $all:ident: $All:ty),* $(,)? }
            sealed { $($(#[$sealed_doc:meta])* $sealed:ident: $Sealed:ty),* $(,)? }
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub struct $State {
            components: $crate::SharedComponents<$Components>,
            seats: u8,
            $($(#[$all_doc])* $all: $All,)*
            $($(#[$sealed_doc])* $sealed: $Sealed,)*
        }

        $crate::view! {
            /// The game as a viewer sees it.
            pub struct $View of $State {
                components as components: $crate::SharedComponents<$Components>;
                everybody {
                    /// The number of seats.
                    seats: u8,
                    $($(#[$all_doc])* $all: $All,)*
                }
                rule {
                    $($(#[$sealed_doc])* $sealed: $Sealed = |game: &$State, viewer| game.$sealed.redacted(viewer),)*
                }
            }
        }

        impl $crate::EncodeField<$Components> for $View {
            fn encode(
                &self,
                _: &str,
                observer: &$crate::Observer<'_, $Components>,
                row: &mut impl $crate::Columns,
            ) {
                $($crate::EncodeField::encode(&self.$all, stringify!($all), observer, row);)*
                $($crate::EncodeField::encode(&self.$sealed, stringify!($sealed), observer, row);)*
            }
        }
    };
}
