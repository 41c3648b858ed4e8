//! What people are shown of a view.

/// Defines what a viewer is shown at the table: each field once, with its type and where it comes from. The first struct is the
/// whole table, the second what lies before each player; the plain boards draw both.
///
/// The view must have a field `seats`. Who looks is added to the first, the seat to the second, and the list of `players` to the
/// first. `TableView::of(view)` makes it.
///
/// ```
/// use backlot_core::{BySeat, JsonText, Seat, Viewer};
///
/// struct View { viewer: Viewer, seats: u8, round: u8, money: BySeat<u8> }
///
/// backlot_core::table_view! {
///     /// What a viewer is shown at the table.
///     pub struct TableView of View {
///         /// The round, counted from 1.
///         round: u8 = |view| view.round + 1,
///     }
///     /// What lies before a player.
///     pub struct PlayerView {
///         /// What is left to spend.
///         money: u8 = |view, seat| view.money[seat],
///     }
/// }
/// let view = View { viewer: Viewer::Spectator, seats: 2, round: 0, money: BySeat([7; 6]) };
/// assert_eq!(
///     JsonText::new(&TableView::of(&view), &()).as_str(),
///     r#"{"viewer":"spectator","round":1,"players":[{"seat":0,"money":7},{"seat":1,"money":7}]}"#
/// );
/// ```
#[macro_export]
macro_rules! table_view {
    (
        $(#[$about:meta])*
        pub struct $Table:ident of $View:ident {
            $($(#[$doc:meta])* $field:ident: $Field:ty = $make:expr),* $(,)?
        }
        $(#[$player_about:meta])*
        pub struct $Player:ident {
            $($(#[$own_doc:meta])* $own:ident: $Own:ty = $make_own:expr),* $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(PartialEq, Debug, $crate::ToJson)]
        #[json(name = "View")]
        pub struct $Table {
            /// Who looks: `seat:N`, `spectator` or `omniscient`.
            viewer: $crate::Viewer,
            $($(#[$doc])* $field: $Field,)*
            /// The players by seat.
            players: Vec<$Player>,
        }

        $(#[$player_about])*
        #[derive(PartialEq, Debug, $crate::ToJson)]
        pub struct $Player {
            /// The player.
            seat: $crate::Seat,
            $($(#[$own_doc])* $own: $Own,)*
        }

        impl $Table {
            /// Returns what the viewer is shown.
            pub(crate) fn of(view: &$View) -> Self {
                $(let $field: fn(&$View) -> $Field = $make;)*
                let player = |seat| {
                    $(let $own: fn(&$View, $crate::Seat) -> $Own = $make_own;)*
                    $Player { seat, $($own: $own(view, seat)),* }
                };
                Self {
                    viewer: view.viewer,
                    $($field: $field(view),)*
                    players: $crate::Seat::all(usize::from(view.seats)).map(player).collect(),
                }
            }
        }
    };
}
