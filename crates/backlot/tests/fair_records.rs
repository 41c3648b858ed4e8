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
