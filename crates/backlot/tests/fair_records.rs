//! `backlot record check` on fairly dealt games.

use std::process::Command;

use backlot_core::{Seat, SeatSet, SetupRequest};
use backlot_games::GameKind;
use backlot_table::hosted::{
    ClockRule, HostedTable, Input, Listeners, Moment, OpenRequest, Party, Place, Secret, Status,
};

/// The record of a game of one person against bots, all of whom take the first option.
fn a_record() -> String {
    let number = Secret([3; 32]);
    let bot = Place::Bot("greedy".to_owned());
    let request = OpenRequest {
        table: "k7w2m9x4q3pz".to_owned(),
        places: vec![Place::You, bot.clone(), bot],
        name: Some("Ada".to_owned()),
        key: number.hash(),
        number: Some(number.hash()),
        clock: ClockRule::None,
        level: "greedy".to_owned(),
        public: false,
        help: None,
        prepared: None,
    };
    let moment = Moment { now: 1, present: SeatSet::EMPTY, fresh: Secret([9; 32]) };
    let kind = GameKind::HollywoodCards;
    let setup = SetupRequest::seats(3);
    let (mut table, _) = HostedTable::open(kind.hosted(), &setup, &request, &moment).unwrap();
    let ada = Seat::new(0).unwrap();
    let mut next = (Party::Seat(ada), Input::Number { hash: None, number: Some(number) });
    loop {
        let decided = table.decide(next.0, &next.1, &moment).unwrap();
        table.commit(decided, Listeners::NOBODY);
        if table.status() == Status::Over {
            return table.record().unwrap().to_text();
        }
        let seat = table.asked().first().unwrap();
        let by = if seat == ada { Party::Seat(seat) } else { Party::Bot(seat) };
        let prompt = table.prompt_briefly(seat).unwrap().id;
        next = (by, Input::Answer { prompt, option: Some(0), action: None });
    }
}

/// What the command prints, and whether it is content.
fn check(text: &str) -> (String, bool) {
    let file = tempfile::NamedTempFile::with_suffix(".backlot").unwrap();
    std::fs::write(file.path(), text).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_backlot"));
    let output = command.args(["record", "check"]).arg(file.path()).output().unwrap();
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    (said.concat(), output.status.success())
}

#[test]
fn a_fair_deal_is_verified_and_a_changed_one_found() {
    let record = a_record();
    let (said, content) = check(&record);
    assert!(content, "{said}");
    let fair = "luck: fair; every draw follows from the table's secret and the numbers of 1 player";
    assert!(said.contains(fair), "{said}");
    let forged = record
        .replace(&Secret([9; 32]).reveal(), &Secret([8; 32]).reveal())
        .replace(&Secret([9; 32]).hash().to_string(), &Secret([8; 32]).hash().to_string());
    let (said, content) = check(&forged);
    assert!(!content && said.contains("does not follow from the table's secret"), "{said}");
}

/// What the two programs that were written from `docs/fair-dealing.md` alone say about a record.
fn verified(record: &str, draws: &str) -> [(String, bool); 2] {
    let folder = tempfile::tempdir().unwrap();
    let files = [("game.backlot", record), ("draws.txt", draws)].map(|(name, text)| {
        std::fs::write(folder.path().join(name), text).unwrap();
        folder.path().join(name)
    });
    let examples = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples");
    [("python3", "verify.py"), ("node", "verify.mjs")].map(|(program, script)| {
        let mut command = Command::new(program);
        let output = command.arg(format!("{examples}/{script}")).args(&files).output().unwrap();
        let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
        (said.concat(), output.status.success())
    })
}

#[test]
fn programs_written_from_the_document_agree() {
    for script in ["verify.py", "verify.mjs"] {
        let path = format!("{}/../../examples/{script}", env!("CARGO_MANIFEST_DIR"));
        assert!(std::fs::read_to_string(path).unwrap().lines().count() < 100, "{script}");
    }
    let record = a_record();
    let file = tempfile::NamedTempFile::with_suffix(".backlot").unwrap();
    std::fs::write(file.path(), &record).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_backlot"));
    let output = command.args(["record", "draws"]).arg(file.path()).output().unwrap();
    let draws = String::from_utf8(output.stdout).unwrap();
    assert!(draws.lines().count() > 40, "{draws}");
    for (said, content) in verified(&record, &draws) {
        assert!(content && said.contains("every draw follows"), "{said}");
    }
    let [nine, eight] = [9, 8].map(|byte| Secret([byte; 32]));
    let other_secret = record.replace(&nine.reveal(), &eight.reveal());
    let other_deal = other_secret.replace(&nine.hash().to_string(), &eight.hash().to_string());
    let [three, four] = [3, 4].map(|byte| Secret([byte; 32]));
    let other_number = record.replace(&three.reveal(), &four.reveal());
    // The last draw of a pile, which is another card than the numbers say.
    let (first, last) = draws.trim_end().rsplit_once('\n').unwrap();
    let (pile, value) = last.rsplit_once(' ').unwrap();
    let value: u32 = value.parse().unwrap();
    let chosen = format!("{first}\n{pile} {}\n", value + 1);
    let (start, end) = record.rsplit_once(" ; draws ").unwrap();
    let (line, rest) = end.split_once('\n').unwrap();
    let (kept, _) = line.rsplit_once(' ').unwrap();
    let chosen_record = format!("{start} ; draws {kept} {}\n{rest}", value + 1);
    for (record, draws, problem) in [
        (&other_secret, &draws, "the table's secret is not the one"),
        (&other_deal, &draws, "does not follow from the secret"),
        (&other_number, &draws, "the number of seat 1 is not the one"),
        (&record, &chosen, "these are not the draws of this record"),
        (&chosen_record, &chosen, "does not follow from the secret and the numbers"),
    ] {
        for (said, content) in verified(record, draws) {
            assert!(!content && said.contains(problem), "{problem}: {said}");
        }
    }
}
