use backlot_core::{SeatSet, Viewer};
use backlot_table::hosted::{
    HostInput, Input, NoticeReason, OpenRequest, Party, Place, Status, TableError, WhoView,
};

use super::desk::{Desk, TOY, heard, key, news, you};
use crate::toy::p;

fn host(input: HostInput) -> Input {
    Input::Host(input)
}

#[test]
fn a_game_starts_when_all_seats_are_taken() {
    let mut desk = Desk::open(3, &you());
    assert_eq!(desk.table.status(), Status::Open);
    assert!(desk.table.view(Viewer::Spectator).is_none());
    desk.sit(3, "Cy").unwrap();
    let told = desk.sit(2, "Ben").unwrap();
    assert_eq!(desk.table.status(), Status::Playing);
    assert_eq!(heard(&told), [1, 2, 3, 0]);
    assert_eq!(news(&told, Viewer::Spectator).notes[0].key, "table-sat");
    assert_eq!(told.notices.len(), 1, "who is asked first is told");
    assert_eq!((told.notices[0].seat, told.notices[0].why), (p(1), NoticeReason::YourTurn));
}

#[test]
fn the_host_can_start_early_with_bots() {
    let mut desk = Desk::open(3, &you());
    let start = host(HostInput::Start);
    desk.sit(2, "Ben").unwrap();
    assert_eq!(desk.seat(2, &start), Err(TableError::NotHost));
    assert_eq!(desk.ask(Party::Spectator, &start), Err(TableError::NotHost));
    desk.seat(1, &start).unwrap();
    assert_eq!(desk.table.status(), Status::Playing);
    let cy = &desk.table.players(SeatSet::EMPTY)[2].who;
    assert_eq!(*cy, WhoView::Bot { level: "easy".to_owned(), vacant: false });
    assert!(matches!(desk.seat(1, &start), Err(TableError::NotNow(_))));
}

#[test]
fn a_table_of_bots_needs_nobody() {
    let places = vec![Place::Bot("easy".to_owned()); 2];
    let desk = Desk::open(2, &OpenRequest { places, name: None, ..you() });
    assert_eq!(desk.table.status(), Status::Playing);
    assert_eq!(desk.table.bots(), [(p(1), "easy", 1)]);
}

#[test]
fn nobody_sits_where_somebody_sits() {
    let mut desk = Desk::open(3, &you());
    assert_eq!(desk.sit(1, "Ben"), Err(TableError::SeatTaken(0)));
    assert_eq!(desk.sit(4, "Ben"), Err(TableError::NoSuchSeat { seats: 3 }));
    assert_eq!(desk.sit(2, "Ada"), Err(TableError::SecretInUse), "one secret, one seat");
    desk.sit(2, "Ben").unwrap();
    desk.sit(3, "Cy").unwrap();
    let anywhere = Input::Sit { seat: None, name: "Dee".to_owned(), key: key("Dee"), number: None };
    assert_eq!(desk.ask(Party::Spectator, &anywhere), Err(TableError::TableFull));
}

#[test]
fn a_secret_names_its_seat_and_the_host() {
    let mut desk = Desk::open(3, &you());
    desk.sit(2, "Ben").unwrap();
    let who = desk.table.who(key("Ada"));
    assert_eq!((who.seat, who.host), (Some(p(1)), true));
    let who = desk.table.who(key("Ben"));
    assert_eq!((who.seat, who.host), (Some(p(2)), false));
    assert_eq!(desk.table.who(key("Eve")).seat, None);
}

#[test]
fn who_leaves_before_the_start_makes_room() {
    let mut desk = Desk::open(3, &you());
    desk.sit(2, "Ben").unwrap();
    desk.seat(2, &Input::Leave).unwrap();
    assert_eq!(desk.table.players(SeatSet::EMPTY)[1].who, WhoView::Open);
    assert_eq!(desk.table.who(key("Ben")).seat, None);
    assert_eq!(desk.seat(2, &Input::Back), Err(TableError::NoSeat));
}

#[test]
fn a_bot_holds_the_seat_of_who_is_away_and_gives_it_back() {
    let mut desk = Desk::playing(&["Ada", "Ben", "Cy"]);
    let hold = Input::Hold { seat: p(1) };
    assert_eq!(desk.seat(2, &hold), Err(TableError::NotAway));
    desk.present = desk.present.without(p(1));
    assert_eq!(desk.seat(1, &hold), Err(TableError::NoSeat), "not for oneself");
    assert_eq!(desk.ask(Party::Spectator, &hold), Err(TableError::NoSeat));
    desk.seat(2, &hold).unwrap();
    assert_eq!(desk.table.bots(), [(p(1), "easy", 1)]);
    desk.answer(1, "mark 2").unwrap();
    assert!(desk.table.bots().is_empty());
    desk.seat(1, &Input::Back).unwrap();
    desk.play(&["2 mark 1", "3 mark 1", "1 bid 0", "2 bid 1", "3 bid 0"]);
    desk.seat(2, &hold).unwrap();
    // Answering takes the seat back, too; then the bot is too late.
    let late = Input::Answer { prompt: desk.table.prompt_id(p(1)), option: Some(0), action: None };
    desk.seat(1, &late).unwrap();
    assert!(desk.table.bots().is_empty());
    let refused = desk.ask(Party::Bot(p(1)), &late);
    assert_eq!(refused, Err(TableError::NotNow("a person plays this seat")));
}

#[test]
fn who_leaves_a_game_is_held_and_may_return() {
    let mut desk = Desk::playing(&["Ada", "Ben"]);
    desk.seat(1, &Input::Leave).unwrap();
    assert_eq!(desk.table.bots(), [(p(1), "easy", 1)]);
    assert_eq!(desk.table.who(key("Ada")).seat, Some(p(1)));
    desk.seat(1, &Input::Back).unwrap();
    assert!(desk.table.bots().is_empty());
}

#[test]
fn the_host_can_remove_and_somebody_else_may_sit_down() {
    let mut desk = Desk::playing(&["Ada", "Ben"]);
    let remove = host(HostInput::Remove { seat: p(2) });
    assert_eq!(desk.seat(2, &remove), Err(TableError::NotHost));
    desk.seat(1, &remove).unwrap();
    let gone = &desk.table.players(SeatSet::EMPTY)[1].who;
    assert_eq!(*gone, WhoView::Bot { level: "easy".to_owned(), vacant: true });
    assert_eq!(desk.table.who(key("Ben")).seat, None);
    desk.sit(2, "Cy").unwrap();
    assert_eq!(desk.table.who(key("Cy")).seat, Some(p(2)));
    let own = host(HostInput::Remove { seat: p(1) });
    assert!(matches!(desk.seat(1, &own), Err(TableError::NotNow(_))));
}

#[test]
fn the_host_can_hand_over() {
    let mut desk = Desk::playing(&["Ada", "Ben"]);
    desk.seat(1, &host(HostInput::HandOver { seat: p(2) })).unwrap();
    assert_eq!(desk.seat(1, &host(HostInput::Pause)), Err(TableError::NotHost));
    desk.seat(2, &host(HostInput::Pause)).unwrap();
    assert_eq!(desk.table.status(), Status::Paused);
    assert!(desk.table.prompt(p(1)).is_none());
    assert!(matches!(desk.answer(1, "mark 1"), Err(TableError::NotNow(_))));
    desk.seat(2, &host(HostInput::Resume)).unwrap();
    desk.answer(1, "mark 1").unwrap();
}

#[test]
fn a_seat_goes_to_another_device_once() {
    let mut desk = Desk::playing(&["Ada", "Ben"]);
    let told = desk.seat(1, &Input::OfferMove { code: key("code") }).unwrap();
    assert_eq!(heard(&told), [1], "nobody else hears of it");
    let wrong = Input::MoveSeat { code: key("guess"), key: key("phone") };
    assert_eq!(desk.ask(Party::Spectator, &wrong), Err(TableError::BadCode));
    let right = Input::MoveSeat { code: key("code"), key: key("phone") };
    desk.ask(Party::Spectator, &right).unwrap();
    assert_eq!(desk.table.who(key("Ada")).seat, None, "the old secret is void");
    let who = desk.table.who(key("phone"));
    assert_eq!((who.seat, who.host), (Some(p(1)), true), "who was host stays host");
    let again = Input::MoveSeat { code: key("code"), key: key("other") };
    assert_eq!(desk.ask(Party::Spectator, &again), Err(TableError::BadCode));
}

#[test]
fn a_link_to_move_a_seat_gets_too_old() {
    let mut desk = Desk::playing(&["Ada", "Ben"]);
    desk.seat(1, &Input::OfferMove { code: key("code") }).unwrap();
    desk.now += 10 * 60_000;
    let late = Input::MoveSeat { code: key("code"), key: key("phone") };
    assert_eq!(desk.ask(Party::Spectator, &late), Err(TableError::BadCode));
}

#[test]
fn people_can_agree_to_end() {
    let mut desk = Desk::playing(&["Ada", "Ben", "bot:easy"]);
    desk.seat(1, &Input::End { agree: true }).unwrap();
    assert_eq!(desk.table.status(), Status::Playing);
    desk.seat(1, &Input::End { agree: false }).unwrap();
    desk.seat(2, &Input::End { agree: true }).unwrap();
    assert_eq!(desk.table.status(), Status::Playing);
    let told = desk.seat(1, &Input::End { agree: true }).unwrap();
    assert_eq!(desk.table.status(), Status::Ended);
    assert_eq!(told.notices.len(), 2);
    assert!(desk.table.deal(Viewer::Spectator).secret.is_some());
    assert!(matches!(desk.answer(1, "mark 1"), Err(TableError::NotNow(_))));
}

#[test]
fn nobody_ends_a_game_alone_by_having_the_others_held() {
    let mut desk = Desk::playing(&["Ada", "Ben", "Cy"]);
    desk.present = desk.present.without(p(2)).without(p(3));
    desk.seat(1, &Input::End { agree: true }).unwrap();
    for seat in [2, 3] {
        desk.seat(1, &Input::Hold { seat: p(seat) }).unwrap();
    }
    assert_eq!(desk.table.status(), Status::Playing);
    for agree in [false, true] {
        desk.seat(1, &Input::End { agree }).unwrap();
        assert_eq!(desk.table.status(), Status::Playing);
    }
    // Who agrees and is held has no word either; who is back has one.
    desk.seat(2, &Input::End { agree: true }).unwrap();
    assert_eq!(desk.table.status(), Status::Playing);
    desk.seat(2, &Input::Back).unwrap();
    assert_eq!(desk.table.status(), Status::Playing, "Cy has not agreed");
    // Who leaves does not keep the others.
    desk.seat(3, &Input::Back).unwrap();
    desk.seat(3, &Input::Leave).unwrap();
    assert_eq!(desk.table.status(), Status::Ended);
}

#[test]
fn names_without_a_shape_and_long_ones_are_not_taken() {
    let mut desk = Desk::open(3, &you());
    desk.sit(2, "\u{202E}Ben\u{200B}").unwrap();
    let shown = |desk: &Desk, seat: usize| match &desk.table.players(SeatSet::EMPTY)[seat].who {
        WhoView::Person { name, .. } => name.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(shown(&desk, 1), "Ben");
    let long = TableError::TooLong { what: "a name", most: 60 };
    assert_eq!(desk.sit(3, &"x".repeat(61)), Err(long.clone()));
    let said = Input::Say { text: "Hm.".to_owned(), name: Some("x".repeat(30_000)) };
    assert_eq!(desk.ask(Party::Spectator, &said), Err(long));
}

#[test]
fn a_rematch_seats_the_same_people_one_place_on() {
    let mut desk = Desk::playing(&["Ada", "Ben", "bot:easy"]);
    let rematch = Input::Rematch { table: "t2".to_owned() };
    assert_eq!(desk.seat(1, &rematch), Err(TableError::NotNow("the game is not over")));
    desk.seat(1, &Input::End { agree: true }).unwrap();
    desk.seat(2, &Input::End { agree: true }).unwrap();
    assert_eq!(desk.ask(Party::Spectator, &rematch), Err(TableError::NotHost));
    desk.seat(2, &rematch).unwrap();
    assert_eq!(desk.table.rematch_table(), Some("t2"));
    let later = Input::Rematch { table: "t3".to_owned() };
    let told = desk.seat(1, &later).unwrap();
    assert!(told.news.is_empty(), "the first who asks opens it");
    let moment = backlot_table::hosted::Moment {
        now: 5_000_000,
        present: SeatSet::EMPTY,
        fresh: backlot_table::hosted::Secret([99; 32]),
    };
    let (next, entries) = desk.table.rematch("t2", &moment).unwrap();
    assert_eq!(next.who(key("Ada")).seat, Some(p(2)), "the same secret, the next seat");
    assert!(next.who(key("Ada")).host);
    assert_eq!(next.status(), Status::Open, "it waits for the people's hashes");
    assert_eq!(next.deal(Viewer::Seat(p(2))).asks, Some("hash"));
    assert_eq!(backlot_table::hosted::HostedTable::load(&TOY, entries).unwrap(), next);
}
