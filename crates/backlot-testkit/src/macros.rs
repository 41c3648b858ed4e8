//! The macros with which game crates make tests.

/// Checks every law on random games of every set-up, as four tests that run side by side.
///
/// ```text
/// backlot_testkit::conformance!(MyGame);
/// backlot_testkit::conformance!(MyGame, games = 400);
/// backlot_testkit::conformance!(MyGame, games = 400, wording = &MyWording);
/// ```
#[macro_export]
macro_rules! conformance {
    ($game:ty) => {
        $crate::conformance!($game, games = $crate::Plan::default().games);
    };
    ($game:ty, games = $games:expr) => {
        $crate::conformance!($game, games = $games, wording = &$crate::English);
    };
    ($game:ty, games = $games:expr, wording = $wording:expr) => {
        $crate::conformance!(@parts $game, $games, $wording,
            laws_hold_in_random_games_part_1 0, laws_hold_in_random_games_part_2 1,
            laws_hold_in_random_games_part_3 2, laws_hold_in_random_games_part_4 3);
    };
    (@parts $game:ty, $games:expr, $wording:expr, $($name:ident $part:literal),*) => {
        $(
            #[test]
            fn $name() {
                let plan = $crate::Plan::default().games($games).wording($wording).part($part, 4);
                match $crate::check::<$game>(&plan) {
                    Ok(report) => println!("{report}"),
                    Err(violation) => panic!("{violation}"),
                }
            }
        )*
    };
}

/// Checks the laws of the game's strategy: see [`StrategyLaw`](crate::StrategyLaw).
///
/// More games tell a small advantage from none: where much is luck, or where only the defaults play.
///
/// ```text
/// backlot_testkit::strategy!(MyGame);
/// backlot_testkit::strategy!(MyGame, games = 400);
/// ```
#[macro_export]
macro_rules! strategy {
    ($game:ty) => {
        $crate::strategy!($game, games = 120);
    };
    ($game:ty, games = $games:expr) => {
        #[test]
        fn strategy_keeps_its_laws() {
            match $crate::check_strategy::<$game>(&$crate::Plan::default().games($games)) {
                Ok(positions) => println!("{positions} positions"),
                Err(violation) => panic!("{violation}"),
            }
        }
    };
}

/// Checks the laws of the game's [encoding](backlot_core::Encode).
///
/// ```text
/// backlot_testkit::encoding!(MyGame);
/// ```
#[macro_export]
macro_rules! encoding {
    ($game:ty) => {
        #[test]
        fn encoding_keeps_its_law() {
            match $crate::check_encoding::<$game>(&$crate::Plan::default()) {
                Ok(decisions) => println!("{decisions} decisions"),
                Err(violation) => panic!("{violation}"),
            }
        }
    };
}

/// Runs every rule example in the Markdown files of a folder of the crate.
///
/// ```text
/// backlot_testkit::rule_examples!(MyGame, "tests/rules");
/// backlot_testkit::rule_examples!(MyGame, "tests/rules", wording = &MyWording);
/// ```
///
/// Headings cite clauses by id. The test fails if a heading cites a clause that `rules.md` does not have, if
/// a section that cites clauses has no example, and if a clause has no section with an example.
///
/// ````text
/// ## HC-R4 The clap board skips a turn
///
/// ```example
/// setup seats=3
/// p1 clap
/// asked p2
/// everyone hears P1
/// ```
/// ````
///
/// An example is a block with the info string `example`. Blank lines and lines that start with `#` say nothing.
///
/// | line | meaning |
/// |---|---|
/// | `setup seats=3 advanced=true` | the set-up; the game's usual one if missing |
/// | `components FILE.toml` | a component set beside the file, or in it as a block ```` ```toml name=FILE.toml ```` |
/// | `seed WORD` | draws that are not scripted; `example` if missing |
/// | `begin 3 17 0` | the draws of the set-up, which must fit exactly |
/// | `given WORDS…` | a line for [`Arrange::arrange`](backlot_core::Arrange::arrange); the position is arranged instead of set up |
/// | `p1 reel 1` | an action, which must be legal |
/// | `p1 reel 1 ; draws 1 2 3` | the same with scripted draws, which must fit exactly |
/// | `p1 can reel 1`, `p1 cannot reel 1` | whether an action is legal |
/// | `p1 may reel 1 \| reel 2 \| clap` | exactly these are legal, in this order; `do nothing` if none are |
/// | `asked p1 p2`, `asked nobody` | who owes an answer |
/// | `sees /json/pointer VALUE` | the omniscient view as JSON; a bare word is a string, `missing` means nothing is there |
/// | `p1 sees …`, `spectator sees …` | the same for other viewers |
/// | `p2 hears TEXT`, `p2 hears not TEXT` | whether an event of the last action (before the first: of the set-up) contains the text, as that viewer hears it. Players are called P1, P2, …, the listener itself "you" |
/// | `everyone hears TEXT` | every seat and a spectator; `spectator hears TEXT` for that one alone |
/// | `told TEXT` | the same for the omniscient viewer |
/// | `score 15 20 13`, `winners p2`, `ranks 2 1 3` | the outcome |
/// | `sheet p1 movies 12` | points by source |
/// | `invalid setup seats=9 : MESSAGE` | the set-up is refused, and the message contains this |
/// | `broken FILE.toml : MESSAGE` | the component set is refused |
#[macro_export]
macro_rules! rule_examples {
    ($game:ty, $folder:literal) => {
        $crate::rule_examples!($game, $folder, wording = &$crate::English);
    };
    ($game:ty, $folder:literal, wording = $wording:expr) => {
        #[test]
        fn every_clause_has_examples_and_they_hold() {
            let folder = ::std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join($folder);
            match $crate::check_rule_examples::<$game>(&folder, $wording) {
                Ok(examples) => println!("{examples} examples"),
                Err(problems) => panic!("{problems}"),
            }
        }
    };
}

/// Compares one random game of each set-up of interest with the text stored in a folder of the crate.
///
/// ```text
/// backlot_testkit::playthroughs!(MyGame, "tests/playthroughs");
/// ```
///
/// `BLESS=1 cargo test -p CRATE` writes the files again.
#[macro_export]
macro_rules! playthroughs {
    ($game:ty, $folder:literal) => {
        #[test]
        fn playthroughs_are_as_stored() {
            let folder = ::std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join($folder);
            let bless = ::std::env::var_os("BLESS").is_some();
            match $crate::check_playthroughs::<$game>(&folder, bless) {
                Ok(games) => println!("{games} games"),
                Err(problems) => panic!("{problems}"),
            }
        }
    };
}

/// Checks every record (`*.backlot`) in a folder of the crate: it replays, and actions, draws and result are
/// right. Games in which a mistake was found are kept there.
///
/// ```text
/// backlot_testkit::regression_records!(MyGame, "tests/records");
/// ```
#[macro_export]
macro_rules! regression_records {
    ($game:ty, $folder:literal) => {
        #[test]
        fn regression_records_are_right() {
            let folder = ::std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join($folder);
            match $crate::check_records::<$game>(&folder) {
                Ok(records) => println!("{records} records"),
                Err(problems) => panic!("{problems}"),
            }
        }
    };
}
