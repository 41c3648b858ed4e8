use backlot_core::{SeatSet, SetupRequest, Viewer};
use backlot_table::hosted::{
    CantOpen, Entry, HostedTable, Input, Moment, OpenRequest, Party, Place, Secret, Status,
    TableError, What,
};
use backlot_table::record::{Fairness, Record, check};

use super::desk::{Desk, TOY, heard, key, number, seat, you};
use crate::toy::{Toy, p};

/// Ada and Ben have sat down with the hashes of their numbers.
fn dealing() -> Desk {
    let request = OpenRequest { number: Some(number("Ada").hash()), ..you() };
    let mut desk = Desk::open(2, &request);
    let input = Input::Sit {
        seat: None,
        name: "Ben".to_owned(),
        key: key("Ben"),
        number: Some(number("Ben").hash()),
    };
    desk.ask(Party::Spectator, &input).unwrap();
    desk
}

fn tell(name: &str) -> Input {
    Input::Number { hash: None, number: Some(number(name)) }
}

fn promise(name: &str) -> Input {
    Input::Number { hash: Some(number(name).hash()), number: None }
}

fn begin(desk: &Desk) -> Vec<u32> {
    let began = desk.stored.iter().find_map(|entry| match &entry.what {
        What::Began { draws } => Some(draws.clone()),
        _ => None,
    });
    began.unwrap()
}

#[test]
fn numbers_are_asked_for_when_all_hashes_are_published() {
    let mut desk = dealing();
    assert_eq!(desk.table.status(), Status::Dealing);
    let deal = desk.table.deal(seat(1));
    assert_eq!(deal.commit, Secret([7; 32]).hash(), "the table has fixed its secret first");
    assert_eq!(deal.hashes[&1], number("Ben").hash());
    assert_eq!((deal.asks, deal.secret), (Some("number"), None));
    assert_eq!(desk.table.deal(Viewer::Spectator).asks, None);
    assert_eq!(desk.seat(1, &tell("Eve")).unwrap_err().code(), "bad-number");
    let told = desk.seat(1, &tell("Ada")).unwrap();
    assert_eq!(heard(&told), [1], "no number is told before all are there");
    assert!(desk.table.deal(seat(2)).numbers.is_empty());
    assert!(matches!(desk.seat(1, &tell("Ada")), Err(TableError::NotNow(_))));
    desk.seat(2, &tell("Ben")).unwrap();
    assert_eq!(desk.table.status(), Status::Playing);
    assert_eq!(desk.table.deal(seat(2)).numbers[&0], number("Ada").reveal());
    assert_eq!(desk.table.deal(seat(2)).secret, None, "or all draws could be foretold");
}

#[test]
fn everybody_has_a_share_in_the_luck() {
    // The draws of a deal follow from every single number and from the secret.
    let mut deals = Vec::new();
    for changed in ["nobody", "Ada", "Ben"] {
        let own = |name: &str| if name == changed { number("other") } else { number(name) };
        let request = OpenRequest { number: Some(own("Ada").hash()), ..you() };
        let mut desk = Desk::open(2, &request);
        let number = Some(own("Ben").hash());
        let sit = Input::Sit { seat: None, name: "Ben".to_owned(), key: key("Ben"), number };
        desk.ask(Party::Spectator, &sit).unwrap();
        for (seat, name) in [(1, "Ada"), (2, "Ben")] {
            desk.seat(seat, &Input::Number { hash: None, number: Some(own(name)) }).unwrap();
        }
        desk.play(&[
            "1 dig", "2 dig", "1 bid 0", "2 bid 0", "1 dig", "2 dig", "1 bid 0", "2 bid 0",
        ]);
        let draws: Vec<u32> = desk
            .stored
            .iter()
            .flat_map(|entry| match &entry.what {
                What::Began { draws } | What::Acted { draws, .. } => draws.clone(),
                _ => Vec::new(),
            })
            .collect();
        deals.push(draws);
    }
    assert!(deals[0] != deals[1] && deals[0] != deals[2] && deals[1] != deals[2], "{deals:?}");
}

#[test]
fn a_missing_number_restarts_the_deal_for_all_to_see() {
    let mut desk = dealing();
    desk.seat(1, &tell("Ada")).unwrap();
    let due = desk.table.due(desk.now).unwrap();
    desk.now = due - 1;
    assert!(desk.ask(Party::Server, &Input::Tick).unwrap().news.is_empty(), "there is time left");
    desk.now = due;
    let told = desk.ask(Party::Server, &Input::Tick).unwrap();
    assert_eq!(heard(&told), [1, 2, 0]);
    let deal = desk.table.deal(seat(1));
    assert_eq!((deal.round, deal.asks), (2, Some("hash")), "who told a number needs a new one");
    assert_ne!(deal.commit, Secret([7; 32]).hash());
    assert_eq!(deal.restarts[0].commit, Secret([7; 32]).hash());
    assert_eq!(deal.restarts[0].missing.to_string(), "p2");
    assert_eq!(desk.table.deal(seat(2)).asks, None, "who let the deal down has no share in it");
    assert!(matches!(desk.seat(2, &promise("Ben")), Err(TableError::NotNow(_))));
    desk.seat(1, &promise("Ada again")).unwrap();
    desk.seat(1, &tell("Ada again")).unwrap();
    assert_eq!(desk.table.status(), Status::Playing);
    assert_eq!(desk.table.fair_deal().unwrap().numbers.len(), 1);
}

#[test]
fn a_deal_does_not_wait_for_ever() {
    let mut desk = dealing();
    for _ in 0..4 {
        desk.now += 20_000;
        desk.ask(Party::Server, &Input::Tick).unwrap();
    }
    assert_eq!(desk.table.status(), Status::Playing);
    assert!(desk.table.fair_deal().unwrap().numbers.is_empty());
    assert_eq!(desk.table.due(desk.now), None);
}

/// A finished game of Ada and Ben.
fn finished() -> Desk {
    let mut desk = dealing();
    desk.seat(1, &tell("Ada")).unwrap();
    desk.seat(2, &tell("Ben")).unwrap();
    desk.play(&["1 dig", "2 dig", "2 bid 1", "1 bid 3", "1 stake 2"]);
    desk.play(&["1 dig", "2 dig", "2 bid 1", "1 bid 3", "1 stake 2"]);
    assert_eq!(desk.table.status(), Status::Over);
    desk
}

#[test]
fn a_record_proves_its_deal() {
    let desk = finished();
    let text = desk.table.record().unwrap().to_text();
    assert!(text.contains("\ntable t1 1\ncommit "), "{text}");
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.to_text(), text);
    let checked = check::<Toy>(&record).unwrap();
    assert_eq!(checked.fairness, Fairness::Proven { people: 2 });
    assert_eq!(desk.table.deal(Viewer::Spectator).secret, Some(Secret([7; 32]).reveal()));
    assert_eq!(record.begin, begin(&desk));
}

#[test]
fn a_record_without_the_secret_proves_nothing_yet() {
    let mut desk = dealing();
    desk.seat(1, &tell("Ada")).unwrap();
    desk.seat(2, &tell("Ben")).unwrap();
    desk.play(&["1 dig"]);
    let text = desk.table.record().unwrap().to_text();
    assert!(!text.contains("\nsecret "), "it would foretell the rest of the game");
    assert_eq!(check::<Toy>(&Record::parse(&text).unwrap()).unwrap().fairness, Fairness::Sealed);
}

#[test]
fn every_way_to_cheat_shows() {
    let text = finished().table.record().unwrap().to_text();
    let faults = |changed: String| {
        let record = Record::parse(&changed).unwrap();
        check::<Toy>(&record).map(|checked| checked.fairness).unwrap_err().to_string()
    };
    let other = Secret([8; 32]);
    let secret = text.replace(&Secret([7; 32]).reveal(), &other.reveal());
    assert!(faults(secret.clone()).contains("but"), "another secret than published");
    let both = secret.replace(&Secret([7; 32]).hash().to_string(), &other.hash().to_string());
    assert!(faults(both).contains("does not follow"), "another secret from the start");
    let eve = number("Eve");
    let swapped = text.replace(&number("Ben").reveal(), &eve.reveal());
    assert!(faults(swapped.clone()).contains("the number of p2"), "a number that Ben did not send");
    let swapped = swapped.replace(&number("Ben").hash().to_string(), &eve.hash().to_string());
    assert!(faults(swapped).contains("does not follow"), "and its hash");
    let ben_left_out: String = text
        .lines()
        .filter(|line| !line.starts_with("entropy 2"))
        .map(|l| format!("{l}\n"))
        .collect();
    assert!(faults(ben_left_out).contains("does not follow"), "Ben has no share");
    let other_table = text.replace("table t1 1", "table t2 1");
    assert!(faults(other_table).contains("does not follow"), "a deal of another table");
    let other_deal = text.replace("table t1 1", "table t1 2");
    assert!(faults(other_deal).contains("does not follow"), "another attempt to deal");
}

#[test]
fn each_client_can_check_its_share() {
    let deal = finished().table.fair_deal().unwrap();
    let seen = Secret([7; 32]).hash();
    assert_eq!(deal.check_share(seen, p(1), &number("Ada")), Ok(()));
    assert!(deal.check_share(seen, p(2), &number("Ada")).unwrap_err().contains("another number"));
    assert!(deal.check_share(seen, p(3), &number("Ada")).unwrap_err().contains("not used"));
    let other = Secret([8; 32]).hash();
    assert!(deal.check_share(other, p(1), &number("Ada")).unwrap_err().contains("had published"));
}

#[test]
fn a_changed_draw_is_told_with_its_line() {
    let text = finished().table.record().unwrap().to_text();
    let (place, line) =
        text.lines().enumerate().find(|(_, l)| l.contains("1 dig ; draws")).unwrap();
    let value = line.split(' ').next_back().unwrap();
    let wrong = if value == "0" { "1 dig ; draws 1" } else { "1 dig ; draws 0" };
    let record = Record::parse(&text.replacen(line, wrong, 1)).unwrap();
    // Whoever changes a draw changes the result as well; only the deal gives them away.
    let mut record = record;
    record.result = None;
    record.steps.truncate(2);
    let error = check::<Toy>(&record).unwrap_err();
    assert_eq!(error.line, place + 1);
    assert!(error.problem.contains("does not follow"), "{error}");
}

#[test]
fn the_luck_of_a_deal_stays_the_same_in_all_versions() {
    let desk = finished();
    let draws: Vec<u32> = desk
        .stored
        .iter()
        .flat_map(|entry: &Entry| match &entry.what {
            What::Began { draws } | What::Acted { draws, .. } => draws.clone(),
            _ => Vec::new(),
        })
        .collect();
    assert_eq!(draws, GOLDEN);
}

// Worked out from docs/fair-dealing.md by a program in another language.
const GOLDEN: [u32; 6] = [4, 0, 0, 0, 1, 0];

#[test]
fn a_prepared_deal_is_the_same_at_every_table() {
    let alone = || vec![Place::You, Place::Bot("easy".to_owned())];
    let request = |table: &str, prepared| OpenRequest {
        table: table.to_owned(),
        places: alone(),
        prepared: Some(prepared),
        ..you()
    };
    let draws = |table, number| begin(&Desk::open(2, &request(table, number)));
    assert_eq!(draws("t1", 3), draws("t2", 3));
    assert!((4..20).any(|number| draws("t1", number) != draws("t1", 3)));
    // Its record says how it was dealt, and that can be checked like any other.
    let mut desk = Desk::open(2, &request("t1", 3));
    desk.play(&["1 dig", "2 dig", "2 bid 1", "1 bid 3", "1 stake 2"]);
    desk.play(&["1 dig", "2 dig", "2 bid 1", "1 bid 3", "1 stake 2"]);
    let record = desk.table.record().unwrap();
    assert!(matches!(check::<Toy>(&record).unwrap().fairness, Fairness::Proven { people: 0 }));
}

#[test]
fn a_prepared_deal_is_for_one_person() {
    let open = |places, number| {
        let request = OpenRequest { places, number, prepared: Some(1), ..you() };
        let moment = Moment { now: 0, present: SeatSet::EMPTY, fresh: Secret([7; 32]) };
        HostedTable::open(&TOY, &SetupRequest::seats(2), &request, &moment).map(drop)
    };
    let bot = || Place::Bot("easy".to_owned());
    assert_eq!(open(vec![Place::You, bot()], None), Ok(()));
    assert_eq!(open(vec![bot(), bot()], None), Ok(()));
    let refused = Err(CantOpen::PreparedForSeveral);
    assert_eq!(open(vec![Place::You, Place::Open], None), refused);
    assert_eq!(open(Vec::new(), None), refused);
    assert_eq!(open(vec![Place::You, bot()], Some(number("Ada").hash())), refused);
}
