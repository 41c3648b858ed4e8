//! Games without options: what follows from their types.

/// Makes a game without options playable: the fields are those of [`GameInfo`](crate::GameInfo). The set-up is
/// a [`SimpleSetup`](crate::SimpleSetup), and actions are written as their [`Verbs`](crate::Verbs) say.
///
/// ```text
/// backlot_core::playable! {
///     Premiere {
///         id: "premiere",
///         title: "Premiere",
///         rules_version: 1,
///         clause_prefix: "PR",
///         seats: 3..=5,
///         default_seats: 4,
///         piles: &["films"],
///         rules: include_str!("../rules.md"),
///     }
/// }
/// ```
#[macro_export]
macro_rules! playable {
    ($Game:ident { $($field:ident: $value:expr),+ $(,)? }) => {
        impl $crate::Playable for $Game {
            fn info() -> &'static $crate::GameInfo {
                static INFO: $crate::GameInfo = $crate::GameInfo { $($field: $value,)+ options: &[] };
                &INFO
            }

            fn setup(
                request: &$crate::SetupRequest,
            ) -> Result<<Self as $crate::Game>::Setup, $crate::SetupError> {
                $crate::SimpleSetup::new(<Self as $crate::Playable>::info(), request)
            }

            fn table_of(
                setup: &<Self as $crate::Game>::Setup,
            ) -> (usize, $crate::SharedComponents<<Self as $crate::Game>::Components>) {
                (usize::from(setup.seats), setup.components)
            }
        }

        impl $crate::Notation for $Game {
            fn write_action(
                components: &<Self as $crate::Game>::Components,
                action: <Self as $crate::Game>::Action,
            ) -> String {
                $crate::Verbs::write(&action, components)
            }

            fn read_action(
                components: &<Self as $crate::Game>::Components,
                text: &str,
            ) -> Result<<Self as $crate::Game>::Action, $crate::BadNotation> {
                $crate::Verbs::read(components, text)
            }
        }
    };
}
