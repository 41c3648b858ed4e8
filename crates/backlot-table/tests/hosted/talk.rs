use backlot_core::Viewer;
use backlot_table::hosted::{HostInput, Input, Party, Reaction, TableError};

use super::desk::{Desk, heard, news, seat};
use crate::toy::p;

fn say(text: &str) -> Input {
    Input::Say { text: text.to_owned(), name: None }
}

#[test]
fn seats_are_heard_by_all_and_spectators_by_spectators() {
    let mut desk = Desk::playing(&["Ada", "Ben"]);
    let told = desk.seat(1, &say(" Hello\n there ")).unwrap();
    assert_eq!(heard(&told), [1, 2, 0]);
    let line = news(&told, seat(2)).talk.clone().unwrap();
    assert_eq!(line.text.as_deref(), Some("Hello there"));
    assert_eq!((line.from.seat, line.from.name.as_deref()), (Some(p(1)), Some("Ada")));
    let named = Input::Say { text: "Psst".to_owned(), name: Some("Dee".to_owned()) };
    let told = desk.ask(Party::Spectator, &named).unwrap();
    assert_eq!(heard(&told), [0]);
    assert_eq!(desk.table.talk(seat(1)).len(), 1);
    let lines = desk.table.talk(Viewer::Spectator);
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[1].from.name.as_deref(), Some("Dee"));
}

#[test]
fn spectators_push_out_none_of_the_seats_lines() {
    let mut desk = Desk::playing(&["Ada", "Ben"]);
    desk.seat(1, &say("Hello")).unwrap();
    for _ in 0..60 {
        desk.ask(Party::Spectator, &say(&"blah ".repeat(90))).unwrap();
    }
    assert_eq!(desk.table.talk(seat(2)).len(), 1);
    assert!(desk.table.talk(Viewer::Spectator).len() < 5, "the table stays small");
}

#[test]
fn a_reaction_names_what_it_is_about_by_each_ones_number() {
    let mut desk = Desk::playing(&["Ada", "Ben"]);
    desk.ask(Party::Spectator, &say("Psst")).unwrap();
    let told = desk.seat(1, &say("Hello")).unwrap();
    let seq = news(&told, seat(2)).seq;
    assert_ne!(seq, news(&told, Viewer::Spectator).seq);
    let laugh = Input::React { reaction: Reaction::Laugh, to: Some(seq) };
    let told = desk.seat(2, &laugh).unwrap();
    assert_eq!(news(&told, seat(2)).talk.as_ref().unwrap().to, Some(seq));
    assert_eq!(news(&told, Viewer::Spectator).talk.as_ref().unwrap().to, Some(seq + 1));
}

#[test]
fn who_is_muted_is_not_passed_on() {
    let mut desk = Desk::playing(&["Ada", "Ben"]);
    let mute = Input::Host(HostInput::Mute { seat: p(2) });
    assert_eq!(desk.seat(2, &mute), Err(TableError::NotHost));
    desk.seat(1, &mute).unwrap();
    assert_eq!(desk.seat(2, &say("Hello")), Err(TableError::Muted));
    let told = desk.seat(1, &mute).unwrap();
    assert!(told.news.is_empty(), "muting twice changes nothing");
    desk.seat(1, &Input::Host(HostInput::Unmute { seat: p(2) })).unwrap();
    desk.seat(2, &say("Hello")).unwrap();
}

#[test]
fn texts_have_limits() {
    let mut desk = Desk::playing(&["Ada", "Ben"]);
    assert_eq!(desk.seat(1, &say(&"x".repeat(501))).unwrap_err().code(), "too-large");
    assert_eq!(desk.seat(1, &say(" \n ")).unwrap_err().code(), "bad-json");
    assert_eq!(desk.ask(Party::Bot(p(1)), &say("beep")), Err(TableError::NoSeat));
}
