use backlot_core::{SetupRequest, Viewer};
use backlot_table::ActionError;
use backlot_table::hosted::{Input, NoticeReason, Party, Place, Status, TableError};

use super::desk::{Desk, heard, key, news, seat, you};
use crate::toy::p;

fn answer(prompt: u32, action: &str) -> Input {
    Input::Answer { prompt, option: None, action: Some(action.to_owned()) }
}

fn batch(prompt: u32, actions: &[&str]) -> Input {
    Input::Batch { prompt, actions: actions.iter().map(|&action| action.to_owned()).collect() }
}

#[test]
fn an_answer_names_its_prompt_and_an_option_or_an_action() {
    let mut desk = Desk::playing(&["Ada", "Ben"]);
    let asked = desk.table.prompt(p(1)).unwrap();
    assert_eq!(asked.prompt.options[1].action, "mark 2");
    assert!(desk.table.prompt(p(2)).is_none());
    let by_index = Input::Answer { prompt: asked.id, option: Some(1), action: None };
    let told = desk.seat(1, &by_index).unwrap();
    assert_eq!(news(&told, seat(2)).events[0].json.value()["kind"], "Marked(Seat(0), 2)");
    assert_eq!(told.notices[0].why, NoticeReason::YourTurn);
    assert_eq!(desk.seat(1, &by_index), Err(TableError::StalePrompt { given: asked.id }));
    let id = desk.table.prompt_id(p(2));
    let unknown = Input::Answer { prompt: id, option: Some(9), action: None };
    assert_eq!(desk.seat(2, &unknown), Err(TableError::UnknownOption { given: 9, options: 4 }));
    let both = Input::Answer { prompt: id, option: Some(0), action: Some("mark 1".to_owned()) };
    assert_eq!(desk.seat(2, &both), Err(TableError::NoAnswer));
    assert_eq!(desk.seat(2, &answer(id, "eat")).unwrap_err().code(), "bad-notation");
    assert_eq!(desk.seat(2, &answer(id, "bid 1")).unwrap_err().code(), "illegal-action");
    let id = desk.table.prompt_id(p(1));
    let early = desk.seat(1, &answer(id, "mark 1")).unwrap_err();
    assert_eq!(early.to_string(), "it is not p1's turn; waiting for p2");
    assert_eq!(desk.ask(Party::Spectator, &answer(id, "mark 1")), Err(TableError::NoSeat));
    assert_eq!(desk.ask(Party::Admin, &answer(id, "mark 1")), Err(TableError::NoSeat));
}

#[test]
fn nobody_hears_of_a_sealed_answer_before_the_last() {
    let mut desk = Desk::playing(&["Ada", "Ben", "Cy"]);
    desk.play(&["1 mark 1", "2 mark 1", "3 mark 1"]);
    let before = (desk.table.seq(seat(2)), desk.table.step(seat(2)), desk.table.prompt_id(p(2)));
    let told = desk.answer(1, "bid 2").unwrap();
    assert_eq!(heard(&told), [1]);
    assert!(told.notices.is_empty());
    let mine = desk.table.prompt(p(1)).unwrap();
    assert!(mine.answered, "the answer may be changed");
    let told = desk.answer(1, "bid 1").unwrap();
    let revised = news(&told, seat(1));
    assert_eq!((heard(&told), revised.undone, revised.events.len()), (vec![1], 1, 1));
    let after = (desk.table.seq(seat(2)), desk.table.step(seat(2)), desk.table.prompt_id(p(2)));
    assert_eq!(before, after);
    assert_eq!(desk.table.asked().len(), 3, "all seem to be asked");
    desk.answer(3, "bid 0").unwrap();
    let told = desk.answer(2, "bid 0").unwrap();
    assert_eq!(heard(&told), [1, 2, 3, 0]);
    let spectator = news(&told, Viewer::Spectator);
    assert_eq!(spectator.events[0].json.value()["kind"], "Opened(Seat(0))");
    assert_eq!(spectator.events[0].step, 4, "three marks and an opening are known");
}

#[test]
fn a_batch_is_done_whole_or_not_at_all() {
    let mut desk = Desk::playing(&["Ada", "Ben"]);
    desk.play(&["1 mark 1", "2 mark 1"]);
    let id = desk.table.prompt_id(p(1));
    let wrong = desk.seat(1, &batch(id, &["bid 3", "mark 1"])).unwrap_err();
    assert_eq!(wrong.code(), "illegal-action");
    assert!(!desk.table.prompt(p(1)).unwrap().answered);
    assert_eq!(desk.seat(1, &batch(id, &[])).unwrap_err().code(), "bad-json");
    assert_eq!(desk.seat(1, &batch(id, &["bid 3"; 101])).unwrap_err().code(), "too-large");
    let told = desk.seat(1, &batch(id, &["bid 3", "stake 2"])).unwrap();
    let own = news(&told, seat(1));
    assert_eq!((heard(&told), own.events.len()), (vec![1], 2), "one message for both");
}

#[test]
fn a_batch_can_not_look_behind_what_is_hidden() {
    // After `bid 1` the seat is done; whether others are, too, must not show.
    let tries = ["bid 1", "bid 2", "mark 1"];
    let mut refusals = Vec::new();
    for others_first in [false, true] {
        let mut desk = Desk::playing(&["Ada", "Ben"]);
        desk.play(&["1 mark 1", "2 mark 1"]);
        if others_first {
            desk.play(&["2 bid 0"]);
        }
        let id = desk.table.prompt_id(p(1));
        refusals
            .push(tries.map(|second| desk.seat(1, &batch(id, &["bid 1", second])).unwrap_err()));
    }
    assert_eq!(refusals[0], refusals[1]);
    assert_eq!(refusals[0][0], TableError::BatchTooLong { given: 2, belong: 1 });
    let mut desk = Desk::playing(&["Ada", "Ben"]);
    let id = desk.table.prompt_id(p(1));
    assert_eq!(desk.seat(1, &batch(id, &["dig", "sit"])).unwrap_err().code(), "batch-too-long");
}

#[test]
fn undo_takes_back_what_the_table_says_it_may() {
    let mut desk = Desk::playing(&["Ada", "Ben"]);
    assert!(!desk.table.may_undo(p(1)));
    desk.play(&["1 mark 1"]);
    assert!(desk.table.may_undo(p(1)) && !desk.table.may_undo(p(2)));
    let old = desk.table.prompt_id(p(2));
    let told = desk.seat(1, &Input::Undo).unwrap();
    assert_eq!((heard(&told), news(&told, seat(2)).undone), (vec![1, 2, 0], 1));
    assert_eq!(news(&told, seat(2)).notes[0].key, "table-undone");
    assert_eq!(desk.seat(2, &answer(old, "mark 1")), Err(TableError::StalePrompt { given: old }));
    desk.play(&["1 dig"]);
    assert!(!desk.table.may_undo(p(1)), "something was drawn");
    let refused = desk.seat(1, &Input::Undo).unwrap_err();
    assert_eq!(refused.code(), "nothing-to-undo");
    assert_eq!(desk.ask(Party::Host, &Input::Undo), Err(TableError::NoSeat));
}

#[test]
fn who_plays_against_bots_takes_their_actions_back_too() {
    let mut desk = Desk::playing(&["Ada", "bot:easy", "bot:easy"]);
    desk.play(&["1 mark 1", "2 mark 2", "3 mark 2"]);
    assert!(desk.table.may_undo(p(1)));
    let told = desk.seat(1, &Input::Undo).unwrap();
    assert_eq!(news(&told, seat(1)).undone, 3);
    assert!(desk.table.prompt(p(1)).is_some());
}

#[test]
fn bots_answer_only_their_own_newest_prompt() {
    let mut desk = Desk::playing(&["Ada", "bot:easy"]);
    desk.play(&["1 mark 1"]);
    let (seat, level, prompt) = desk.table.bots()[0];
    assert_eq!((seat, level), (p(2), "easy"));
    let stale = desk.ask(Party::Bot(p(2)), &answer(prompt - 1, "mark 1"));
    assert_eq!(stale, Err(TableError::StalePrompt { given: prompt - 1 }));
    let person = desk.ask(Party::Bot(p(1)), &answer(prompt, "mark 1"));
    assert_eq!(person, Err(TableError::NotNow("a person plays this seat")));
    desk.ask(Party::Bot(p(2)), &answer(prompt, "mark 1")).unwrap();
}

#[test]
fn games_without_open_auctions_take_no_orders() {
    let mut desk = Desk::playing(&["Ada", "Ben"]);
    let order = Input::Order { order: Some(backlot_core::Order::PassThisAuction) };
    assert_eq!(desk.seat(1, &order).unwrap_err().code(), "bad-order");
}

#[test]
fn a_finished_game_has_a_record_that_checks() {
    let request = SetupRequest::seats(2).with("rounds", "1");
    let places = vec![Place::You, Place::Open];
    let mut desk = Desk::of(&request, &backlot_table::hosted::OpenRequest { places, ..you() });
    desk.sit(2, "Ben").unwrap();
    assert_eq!(desk.table.who(key("Ben")).seat, Some(p(2)));
    desk.play(&["1 dig", "2 mark 2", "2 bid 1"]);
    let told = desk.answer(1, "bid 0").unwrap();
    assert_eq!(desk.table.status(), Status::Over);
    assert_eq!(told.notices.len(), 2);
    assert!(told.notices.iter().all(|notice| notice.why == NoticeReason::Over));
    let refused = desk.answer(1, "mark 1").unwrap_err();
    assert_eq!(refused, TableError::Game(ActionError::GameOver));
    let record = desk.table.record().unwrap();
    let again = backlot_table::record::Record::parse(&record.to_text()).unwrap();
    assert_eq!(again, record);
    let checked = backlot_table::record::check::<crate::toy::Toy>(&again).unwrap();
    assert!(checked.finished);
    assert_eq!(checked.fairness, backlot_table::record::Fairness::Proven { people: 0 });
}

#[test]
fn the_administrator_can_take_a_game_back() {
    let mut desk = Desk::playing(&["Ada", "Ben"]);
    desk.play(&["1 dig", "2 dig"]);
    let rewind = Input::Rewind { to: 1 };
    assert_eq!(desk.seat(1, &rewind), Err(TableError::NotAdmin));
    let before = desk.stored.last().cloned().unwrap();
    let told = desk.ask(Party::Admin, &rewind).unwrap();
    assert_eq!(news(&told, Viewer::Spectator).undone, 1);
    desk.play(&["2 dig"]);
    assert_eq!(desk.stored.last().unwrap().what, before.what, "the luck of a deal can't be chosen");
    assert!(matches!(desk.ask(Party::Admin, &Input::Rewind { to: 7 }), Err(TableError::NotNow(_))));
}
