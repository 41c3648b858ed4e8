//! Answers given in secret leave no trace before the reveal: not in steps, events, advice or refusals.

use backlot_engine::Engine;
use serde_json::{Value, json};

fn ask(engine: &mut Engine, request: &Value) -> Value {
    engine.answer(request.to_string().as_bytes())
}

fn bid(engine: &mut Engine, seat: usize, amount: u32) -> Value {
    let action = format!("bid {amount}");
    ask(engine, &json!({"cmd":"apply","handle":"1","seat":seat,"action":action}))
}

/// A game of Hollywood, which begins with sealed bids.
fn bidding() -> Engine {
    let mut engine = Engine::new(|| "fresh".to_owned());
    let setup = json!({"seats":3});
    let new = ask(&mut engine, &json!({"cmd":"new","game":"hollywood","setup":setup,"seed":"u"}));
    assert_eq!(new["to_act"], json!([0, 1, 2]));
    engine
}

#[test]
fn revised_answers_leave_no_trace_in_steps_events_and_record() {
    let (mut plain, mut revised) = (bidding(), bidding());
    bid(&mut plain, 0, 1);
    for amount in [12, 3, 1] {
        bid(&mut revised, 0, amount);
    }
    for engine in [&mut plain, &mut revised] {
        bid(engine, 1, 3);
        bid(engine, 2, 6);
    }
    for request in [
        json!({"cmd":"state","handle":"1"}),
        json!({"cmd":"events","handle":"1","viewer":"spectator"}),
        json!({"cmd":"events","handle":"1","viewer":"seat:1"}),
        json!({"cmd":"record","handle":"1"}),
    ] {
        let replies = (ask(&mut plain, &request), ask(&mut revised, &request));
        assert_eq!(replies.0["ok"], true, "{request}");
        assert_eq!(replies.0, replies.1, "{request}");
    }
}

#[test]
fn advice_does_not_change_when_others_answer_in_secret() {
    for level in ["random", "greedy"] {
        let request =
            json!({"cmd":"bot","handle":"1","seat":0,"level":level,"seed":"q","iterations":3});
        let mut engine = bidding();
        let before = ask(&mut engine, &request);
        assert_eq!(before["ok"], true, "{before}");
        bid(&mut engine, 1, 6);
        assert_eq!(ask(&mut engine, &request), before);
        bid(&mut engine, 1, 9);
        assert_eq!(ask(&mut engine, &request), before);
        bid(&mut engine, 2, 1);
        assert_eq!(ask(&mut engine, &request), before);
    }
}

#[test]
fn what_a_seat_may_hear_does_not_tell_who_has_answered() {
    let requests = [
        json!({"cmd":"events","handle":"1","viewer":"seat:0"}),
        json!({"cmd":"view","handle":"1","viewer":"seat:0"}),
        json!({"cmd":"prompt","handle":"1","seat":0}),
        json!({"cmd":"legal","handle":"1","seat":0}),
        json!({"cmd":"undo","handle":"1","seat":0}),
    ];
    let mut engine = bidding();
    bid(&mut engine, 0, 3);
    let before: Vec<Value> = requests.iter().map(|request| ask(&mut engine, request)).collect();
    bid(&mut engine, 2, 9);
    let after: Vec<Value> = requests.iter().map(|request| ask(&mut engine, request)).collect();
    assert_eq!(before, after);
}
