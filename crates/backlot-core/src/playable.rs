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

        impl $crate::Encode for $Game {
            fn action_count(setup: &<Self as $crate::Game>::Setup) -> usize {
                <<Self as $crate::Game>::Action as $crate::OneOfMany<_>>::count(setup.components.get())
            }

            fn action_name(setup: &<Self as $crate::Game>::Setup, index: usize) -> String {
                let components = setup.components.get();
                let action: <Self as $crate::Game>::Action =
                    $crate::OneOfMany::nth(components, index);
                $crate::Verbs::write(&action, components)
            }

            fn action_index(&self, _: $crate::Seat, action: <Self as $crate::Game>::Action) -> usize {
                let components = <Self as $crate::Game>::components(self);
                $crate::OneOfMany::place(&action, components.get())
            }

            fn encode(
                view: &<Self as $crate::Game>::View,
                seat: $crate::Seat,
                row: &mut impl $crate::Columns,
            ) {
                let components = <Self as $crate::Present>::viewed_components(view);
                let observer = $crate::Observer {
                    components: components.get(),
                    seat,
                    seats: usize::from(view.seats),
                };
                $crate::EncodeField::encode(view, "", &observer, row);
            }

            fn encode_action(
                view: &<Self as $crate::Game>::View,
                _: $crate::Seat,
                action: <Self as $crate::Game>::Action,
                row: &mut impl $crate::Columns,
            ) {
                type Action = <$Game as $crate::Game>::Action;
                let components = <Self as $crate::Present>::viewed_components(view);
                let components = components.get();
                for place in 0..<Action as $crate::OneOfMany<_>>::count(components) {
                    let one: Action = $crate::OneOfMany::nth(components, place);
                    row.flag(|| $crate::Verbs::write(&one, components), one == action);
                }
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
