use backlot_core::{Game, Viewer};
use backlot_table::hosted::{
    ClockRule, Entry, HostedTable, Input, LoadError, OpenRequest, Party, What,
};

use super::desk::{Desk, TOY, key, you};
use crate::toy::{Toy, p};

#[test]
fn entries_are_readable_json_with_a_kind() {
    let clock = ClockRule::Live { bank: 600_000, increment: 5_000 };
    let mut desk = Desk::open(2, &OpenRequest { clock, ..you() });
    desk.sit(2, "Ben").unwrap();
    desk.play(&["1 dig"]);
    let texts: Vec<String> = desk.stored.iter().map(Entry::to_text).collect();
    assert!(texts[0].starts_with(
        r#"{"at":1000000,"more":true,"kind":"opened","version":1,"table":"t1","game":"toy","#
    ));
    assert!(texts[0].contains(r#""clock":{"kind":"live","bank":600000,"increment":5000}"#));
    let ada =
        format!(r#"{{"at":1000000,"kind":"sat","seat":0,"name":"Ada","key":"{}"}}"#, key("Ada"));
    assert_eq!(texts[1], ada);
    let acted = texts.last().unwrap();
    let expected = r#"{"at":1000000,"kind":"acted","seat":0,"action":"dig","draws":["#;
    assert!(acted.starts_with(expected), "{acted}");
}

/// What version 0.1.0 stored. It must load for ever.
const STORED: &str = include_str!("stored-0.1.0.jsonl");

#[test]
fn what_an_older_version_stored_still_loads() {
    let entries = STORED.lines().map(|line| Entry::parse(line).unwrap());
    let table = HostedTable::load(&TOY, entries).unwrap();
    assert_eq!(table.id(), "t1");
    assert_eq!(table.outcome().unwrap().scores.taken(2).len(), 2);
    assert_eq!(table.talk(Viewer::Spectator).len(), 3);
    let record = table.record().unwrap();
    backlot_table::record::check::<Toy>(&record).unwrap();
}

#[test]
fn tables_of_another_version_of_the_rules_are_refused() {
    let mut desk = Desk::playing(&["Ada", "Ben"]);
    desk.play(&["1 mark 1"]);
    let mut entries = desk.stored.clone();
    let What::Opened(opening) = &mut entries[0].what else { panic!("tables begin with opened") };
    assert_eq!(opening.rules, 1);
    opening.rules = 7;
    let Err(LoadError::OtherRules(other)) = HostedTable::load(&TOY, entries) else {
        panic!("rules that are not known must not be played")
    };
    assert_eq!((other.found, other.known), (7, 1));
}

#[test]
fn every_kind_of_entry_is_documented() {
    let document = include_str!("../../../../docs/stored-tables.md");
    for line in STORED.lines() {
        let kind = line.split(r#""kind":""#).nth(1).unwrap().split('"').next().unwrap();
        assert!(document.contains(&format!("`{kind}`")), "{kind}");
    }
}

#[test]
fn broken_logs_are_told_by_the_number_of_the_entry() {
    let mut desk = Desk::playing(&["Ada", "Ben"]);
    desk.play(&["1 mark 1", "2 mark 1"]);
    let stored = desk.stored.clone();
    let load = |entries: Vec<Entry>| HostedTable::load(&TOY, entries).unwrap_err().to_string();
    assert_eq!(load(Vec::new()), "entry 0: there are no entries");
    assert_eq!(load(stored[1..].to_vec()), "entry 0: the first entry must open the table");
    let mut twice = stored.clone();
    twice.push(stored.last().unwrap().clone());
    let number = stored.len();
    assert!(load(twice).starts_with(&format!("entry {number}: `mark 1` is not legal now")));
    let mut cut = stored.clone();
    cut.truncate(1);
    assert_eq!(load(cut), "entry 1: what belongs to the last entry is missing");
    let mut foreign = stored;
    foreign.push(Entry { at: 0, more: false, what: What::Muted { seat: p(5), on: true } });
    assert!(load(foreign).contains("there is no seat p5 at a table of 2"));
    assert!(Entry::parse("{\"kind\":\"no such thing\",\"at\":1}").is_err());
    assert!(Entry::parse("nonsense").is_err());
}

#[test]
fn names_and_talk_can_be_forgotten_without_hurting_the_game() {
    let mut desk = Desk::playing(&["Ada", "Ben"]);
    desk.seat(1, &Input::Say { text: "My name is Ada".to_owned(), name: None }).unwrap();
    let named = Input::Say { text: "Ada!".to_owned(), name: Some("Ada's aunt".to_owned()) };
    desk.ask(Party::Spectator, &named).unwrap();
    desk.seat(2, &Input::Notice { webhook: Some("http://ada.example".to_owned()) }).unwrap();
    desk.play(&["1 mark 1", "2 dig"]);
    let forgotten: Vec<Entry> = desk.stored.iter().map(Entry::anonymised).collect();
    let text: String = forgotten.iter().map(Entry::to_text).collect();
    assert!(!text.contains("Ada") && !text.contains("ada"), "{text}");
    let table = HostedTable::load(&TOY, forgotten).unwrap();
    let view = |table: &HostedTable| {
        let view = table.view(Viewer::Spectator).unwrap();
        view.downcast::<<Toy as Game>::View>().unwrap()
    };
    assert_eq!(view(&table), view(&desk.table));
}

#[test]
fn debug_output_shows_no_secret_of_the_deal() {
    let desk = Desk::playing(&["Ada", "Ben"]);
    let shown = format!("{:?} {:?}", desk.table, desk.stored);
    assert!(!shown.contains("070707") && !shown.contains("7, 7, 7"), "{shown}");
}

#[test]
fn no_log_whatever_makes_loading_panic() {
    let entries: Vec<Entry> = STORED.lines().map(|line| Entry::parse(line).unwrap()).collect();
    let mut chance = backlot_core::chance::Fast::new(1);
    let (mut loaded, mut refused) = (0, 0);
    for _ in 0..3000 {
        let mut log = entries.clone();
        for _ in 0..=chance.index(3) {
            let (from, to) = (chance.index(log.len()), chance.index(log.len()));
            match chance.index(5) {
                0 => drop(log.remove(from)),
                1 => log.swap(from, to),
                2 => log.insert(to, entries[from].clone()),
                3 => log.truncate(from + 1),
                _ => log[from].at = chance.word(),
            }
        }
        for entry in &mut log {
            entry.more = false;
        }
        match HostedTable::load(&TOY, log) {
            Ok(_) => loaded += 1,
            Err(_) => refused += 1,
        }
    }
    assert!(loaded > 100 && refused > 100, "{loaded} loaded, {refused} refused");
}
