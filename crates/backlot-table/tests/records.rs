//! Writing records and reading them back.

use backlot_core::chance::Fast;
use backlot_core::{ComponentsText, Game, Playable, SetupRequest};
use backlot_table::record::{Record, check};
use backlot_table::{Player, Table};
use proptest::prelude::*;

use crate::toy::{Toy, p, play, table, table_with};

fn people(seats: usize) -> Vec<Player> {
    (0..seats).map(|index| Player::person(["Ada", "Ben #2", "Zoë"][index])).collect()
}

/// The laws of every record; gives the table that is read back.
fn round_trip(table: &Table<Toy>) -> Table<Toy> {
    let record = table.record();
    let text = record.to_text();
    let read = Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read, record);
    assert_eq!(read.lines.result.0, record.lines.result.0, "lines are numbered as written");
    let checked = check::<Toy>(&read).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(checked.table.record().to_text(), text);
    assert_eq!(checked.finished, table.state().outcome().is_some());
    checked.table
}

#[test]
fn a_record_is_readable_text() {
    let mut table = table(&["Ada", "bot:hard"]);
    play(&mut table, &["1 mark 2", "2 dig"]);
    let lot = table.begin()[0].value;
    let coin = table.steps()[1].draws[0].value;
    let hash = "41dea020b272b0bf";
    assert_eq!(
        table.record().to_text(),
        format!(
            "backlot 1\ngame toy\nsetup seats=2 rules=1 rounds=2 revise=true components=standard:{hash}\n\
             player 1 Ada\nplayer 2 bot:hard\nbegin {lot}\n1 mark 2\n2 dig ; draws {coin}\n"
        )
    );
    round_trip(&table);
}

#[test]
fn a_sealed_round_is_written_once_by_seat_with_its_draws_last() {
    let opening = ["1 mark 1", "2 mark 1", "3 mark 1"];
    let orders: [&[&str]; 4] = [
        &["1 bid 3", "1 stake 2", "2 bid 1", "3 bid 0"],
        &["3 bid 0", "2 bid 1", "1 bid 3", "1 stake 2"],
        &["2 bid 0", "1 bid 3", "3 bid 0", "2 bid 1", "1 stake 2"],
        &["1 bid 2", "1 bid 3", "3 bid 3", "1 stake 1", "1 stake 2", "2 bid 1", "3 stake 1"],
    ];
    let texts: Vec<String> = orders
        .iter()
        .map(|order| {
            let mut table = table(&["Ada", "Ben", "Cy"]);
            play(&mut table, &opening);
            play(&mut table, order);
            assert_eq!(round_trip(&table).state(), table.state());
            table.record().to_text()
        })
        .collect();
    let (_, round) = texts[0].split_once("3 mark 1\n").unwrap();
    assert!(round.starts_with("1 bid 3\n1 stake 2\n2 bid 1\n3 bid 0 ; draws "), "{round}");
    assert_eq!(texts[1], texts[0]);
    assert_eq!(texts[2], texts[0]);
    assert!(texts[3].contains("1 bid 3\n1 stake 2\n2 bid 1\n3 bid 3\n3 stake 1 ; draws "));
}

#[test]
fn the_order_of_arrival_leaves_no_trace_where_answers_are_final_either() {
    let texts = [
        ["1 bid 3", "1 stake 2", "2 bid 3", "2 stake 1"],
        ["2 bid 3", "1 bid 3", "2 stake 1", "1 stake 2"],
        ["2 bid 3", "2 stake 1", "1 bid 3", "1 stake 2"],
    ]
    .map(|answers| {
        let mut table = table_with(&["Ada", "Ben"], "false");
        play(&mut table, &["1 mark 1", "2 mark 1"]);
        play(&mut table, &answers);
        play(&mut table, &["1 mark 1"]);
        assert_eq!(round_trip(&table).state(), table.state());
        table.record().to_text()
    });
    assert_eq!(texts[1], texts[0]);
    assert_eq!(texts[2], texts[0]);
}

#[test]
fn a_sealed_round_that_is_not_complete_stays_out_of_the_record() {
    let mut table = table(&["Ada", "Ben"]);
    play(&mut table, &["1 mark 1", "2 mark 1"]);
    let before = table.record().to_text();
    play(&mut table, &["2 bid 3", "1 bid 1"]);
    assert_eq!(table.record().to_text(), before);
    assert_eq!(round_trip(&table).step(), 2);
}

#[test]
fn a_set_of_its_own_is_embedded() {
    let components =
        ComponentsText { name: "own.toml".into(), toml: "lots = [1, 1, 7] # mine".into() };
    let request = SetupRequest { components: Some(components), ..SetupRequest::seats(3) };
    let mut table = Table::<Toy>::new(Toy::setup(&request).unwrap(), people(3), "x");
    play(&mut table, &["1 mark 1"]);
    let text = table.record().to_text();
    assert!(text.contains("components=custom:"), "{text}");
    assert!(
        text.contains("\ncomponents\n| # the lots\n|\n| lots = [1, 1, 7]\nplayer 1 Ada\n"),
        "{text}"
    );
    round_trip(&table);
}

#[test]
fn comments_blank_lines_and_line_ends_do_not_matter() {
    let mut table = table(&["Ada # not a comment", "Ben"]);
    play(&mut table, &["1 mark 1", "2 dig"]);
    let text = table.record().to_text();
    let noisy =
        format!("\u{feff}# a game\r\n\r\n{}", text.replace('\n', " \t# why\r\n\n  # so\r\n"))
            .replace("Ada # not a comment \t# why", "Ada # not a comment")
            .replace("Ben \t# why", "Ben");
    let read = Record::parse(&noisy).unwrap();
    assert_eq!(read.to_text(), text);
    assert_eq!(read.steps[0].line.0, 21);
}

#[test]
fn a_game_goes_on_from_its_record() {
    let mut table = table(&["Ada", "Ben"]);
    play(&mut table, &["1 dig"]);
    let mut loaded = Table::<Toy>::from_record(&table.record(), "seed").unwrap();
    assert_eq!(loaded.state(), table.state());
    play(&mut table, &["2 dig"]);
    play(&mut loaded, &["2 dig"]);
    assert_eq!(loaded.steps(), table.steps(), "the seed's luck goes on where it was");
    assert!(loaded.undo_steps(p(2)).is_err());
}

/// A game with random actions, revisions and undos.
fn random_table(seats: usize, revise: bool, seed: u64, steps: usize) -> Table<Toy> {
    let request =
        SetupRequest::seats(seats).with("rounds", "2").with("revise", &revise.to_string());
    let setup = Toy::setup(&request).unwrap();
    let mut table = Table::<Toy>::new(setup, people(seats), &seed.to_string());
    let mut rng = Fast::new(seed);
    for _ in 0..steps {
        let asked: Vec<_> =
            table.state().to_act().iter().chain(table.state().may_revise().iter()).collect();
        let Some(&seat) = asked.get(rng.index(asked.len())) else { break };
        if rng.index(5) == 0 {
            let _refused_or_not = table.undo(seat);
            continue;
        }
        let legal = table.legal(seat);
        table.apply(seat, legal[rng.index(legal.len())]).unwrap();
    }
    table
}

proptest! {
    #[test]
    fn every_game_round_trips(seats in 2..=3usize, revise: bool, seed: u64, steps in 0..40usize) {
        round_trip(&random_table(seats, revise, seed, steps));
    }

    #[test]
    fn reading_never_panics(text in "(?s).{0,400}") {
        let _any = Record::parse(&text);
    }

    #[test]
    fn reading_bytes_never_panics(bytes: Vec<u8>) {
        prop_assert!(Record::parse_bytes(&bytes).is_err());
    }

    /// Records with a few bytes changed reach every corner of the reader and the checker.
    #[test]
    fn damage_never_panics(
        seed: u64,
        damage in prop::collection::vec((0..400usize, "[ -~\\n#|;=é\u{0}]{0,3}"), 1..4),
    ) {
        let mut text = random_table(2, true, seed, 20).record().to_text();
        for (at, new) in damage {
            let at = at % text.len();
            if text.is_char_boundary(at) && text.is_char_boundary(at + 1) {
                text.replace_range(at..=at, &new);
            }
        }
        if let Ok(record) = Record::parse(&text) {
            prop_assert_eq!(&Record::parse(&record.to_text()).unwrap(), &record);
            let _any = check::<Toy>(&record);
        }
    }
}
