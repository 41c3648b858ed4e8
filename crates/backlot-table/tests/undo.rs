//! Taking back.

use backlot_core::{Game, SeatSet};
use backlot_table::{ActionError, Table};

use crate::toy::{Action, Toy, p, play, table, table_with};

fn why(table: &Table<Toy>, number: usize) -> String {
    let refused = table.undo_steps(p(number)).unwrap_err();
    assert_eq!(refused.code(), "nothing-to-undo");
    refused.to_string()
}

/// Undoes and checks that the table is as if the steps had never been taken.
fn undo(table: &mut Table<Toy>, number: usize) -> usize {
    let foretold = table.undo_steps(p(number)).unwrap();
    let steps = table.undo(p(number)).unwrap();
    assert_eq!(steps, foretold);
    let mut anew = Table::<Toy>::new(*table.setup(), table.players().to_vec(), "seed");
    for step in table.steps() {
        anew.apply(step.seat, step.action).unwrap();
    }
    assert_eq!(anew.state(), table.state());
    assert_eq!(anew.record(), table.record());
    steps
}

#[test]
fn a_plain_action_can_be_taken_back_at_once() {
    let mut table = table(&["Ada", "Ben"]);
    assert_eq!(why(&table, 1), "nothing to undo: nothing done yet");
    play(&mut table, &["1 mark 2"]);
    assert_eq!(undo(&mut table, 1), 1);
    assert_eq!((table.step(), table.state().to_act()), (0, SeatSet::only(p(1))));
    assert_eq!(why(&table, 1), "nothing to undo: nothing done yet");
    assert!(matches!(table.undo(p(3)), Err(ActionError::NoSuchSeat { .. })));
}

#[test]
fn what_was_drawn_revealed_or_answered_stays() {
    let mut table = table(&["Ada", "Ben"]);
    play(&mut table, &["1 dig"]);
    assert_eq!(why(&table, 1), "nothing to undo: something was drawn since");
    play(&mut table, &["2 mark 1"]);
    assert_eq!(undo(&mut table, 2), 1, "luck before the action does not matter");
    play(&mut table, &["2 mark 1", "2 bid 1", "1 bid 2", "1 mark 1", "2 mark 2"]);
    assert_eq!(why(&table, 1), "nothing to undo: p2 has acted since");
    play(&mut table, &["2 bid 1", "1 bid 2"]);
    assert!(table.state().outcome().is_some());
    assert_eq!(why(&table, 1), "nothing to undo: something was revealed since");
}

#[test]
fn luck_goes_on_unchanged_after_an_undo() {
    let mut with_undo = table(&["Ada", "Ben"]);
    play(&mut with_undo, &["1 mark 1"]);
    undo(&mut with_undo, 1);
    let mut without = table(&["Ada", "Ben"]);
    let dig = |table: &mut Table<Toy>| table.apply(p(1), Action::Dig).unwrap();
    assert_eq!(dig(&mut with_undo), dig(&mut without));
}

#[test]
fn bots_step_back_along_for_the_only_person() {
    let mut table = table(&["Ada", "bot:easy", "bot:hard"]);
    play(&mut table, &["1 mark 1", "2 mark 1", "3 mark 2"]);
    assert_eq!(why(&table, 2), "nothing to undo: p3 has acted since", "a bot gets no favours");
    assert_eq!(undo(&mut table, 1), 3);
    play(&mut table, &["1 mark 1", "2 dig"]);
    assert_eq!(why(&table, 1), "nothing to undo: something was drawn since");
}

#[test]
fn bots_do_not_step_back_where_two_people_play() {
    let mut table = table(&["Ada", "bot:easy", "Cy"]);
    play(&mut table, &["1 mark 1", "2 mark 1"]);
    assert_eq!(why(&table, 1), "nothing to undo: p2 has acted since");
}

#[test]
fn a_sealed_answer_is_revised_instead() {
    let mut table = table(&["Ada", "Ben"]);
    play(&mut table, &["1 mark 1", "2 mark 1", "1 bid 1"]);
    let revise = "nothing to undo: the answer is still sealed; to change it, answer again";
    assert_eq!(why(&table, 1), revise);
    play(&mut table, &["1 bid 2"]);
    assert_eq!(why(&table, 1), revise);
}

#[test]
fn a_refusal_does_not_name_those_who_answered_in_secret() {
    let mut table = table(&["Ada", "Ben", "Cy"]);
    play(&mut table, &["1 mark 1", "2 mark 1", "3 mark 1"]);
    let mut one = table.clone();
    play(&mut one, &["2 bid 1"]);
    let mut two = table.clone();
    play(&mut two, &["1 bid 3", "2 bid 0", "2 bid 1"]);
    assert_eq!(why(&one, 3), "nothing to undo: other seats are choosing in secret");
    assert_eq!(why(&two, 3), why(&one, 3));
    assert_eq!(undo(&mut table, 3), 1, "nobody has answered yet");
}

#[test]
fn one_of_several_sealed_answers_is_taken_back_alone() {
    let mut table = table(&["Ada", "Ben", "Cy"]);
    play(&mut table, &["1 mark 1", "2 mark 1", "3 mark 1", "1 bid 3", "2 bid 2"]);
    assert_eq!(undo(&mut table, 1), 1);
    assert_eq!(table.state().may_revise(), SeatSet::only(p(2)), "Ben's answer is not lost");
    assert_eq!(table.legal(p(1))[0], Action::Bid(0));
    play(&mut table, &["1 bid 0", "3 bid 1"]);
    let notations: Vec<_> = table.record().steps.into_iter().map(|step| step.notation).collect();
    assert_eq!(notations[3..], ["bid 0", "bid 2", "bid 1"]);
}

#[test]
fn taking_back_a_revised_answer_does_not_open_the_round() {
    let mut table = table(&["Ada", "Ben"]);
    play(&mut table, &["1 mark 1", "2 mark 1", "2 bid 1", "2 bid 3", "1 bid 2"]);
    assert_eq!(table.step(), 4, "an answer that was replaced does not count");
    assert_eq!(undo(&mut table, 2), 1);
    assert_eq!(table.state().to_act(), SeatSet::only(p(2)));
    assert_eq!(table.state().may_revise(), SeatSet::only(p(1)), "Ada's answer is not lost");
}

#[test]
fn a_sealed_answer_that_can_not_be_revised_is_taken_back_alone() {
    let mut table = table_with(&["Ada", "Ben", "Cy"], "false");
    play(&mut table, &["1 mark 1", "2 mark 1", "3 mark 1", "1 bid 1", "2 bid 2"]);
    assert_eq!(undo(&mut table, 1), 1);
    let owing: SeatSet = [p(1), p(3)].into_iter().collect();
    assert_eq!(table.state().to_act(), owing);
}
