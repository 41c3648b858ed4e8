//! The protocol as a program meets it.

use backlot_engine::{Engine, MAX_LINE_BYTES, serve};
use serde_json::{Value, json};

fn engine() -> Engine {
    Engine::new(|| "fresh".to_owned())
}

fn ask(engine: &mut Engine, request: &Value) -> Value {
    engine.answer(request.to_string().as_bytes())
}

fn new_game(engine: &mut Engine) -> Value {
    ask(engine, &json!({"cmd":"new","game":"hollywood-cards","setup":{"seats":3},"seed":"s"}))
}

#[test]
fn a_whole_game_is_played_action_by_action() {
    let mut engine = engine();
    let mut state = new_game(&mut engine);
    assert_eq!(state["handle"], "1");
    let mut steps = 0;
    while state["outcome"].is_null() {
        let seat = state["to_act"][0].clone();
        let legal = ask(&mut engine, &json!({"cmd":"legal","handle":"1","seat":seat}));
        let prompt = ask(&mut engine, &json!({"cmd":"prompt","handle":"1","seat":seat}));
        let options = prompt["prompt"]["options"].as_array().unwrap();
        let offered: Vec<_> = options.iter().map(|option| option["action"].clone()).collect();
        assert_eq!(legal["actions"], Value::Array(offered));
        let action = legal["actions"][steps % options.len()].clone();
        state = ask(&mut engine, &json!({"cmd":"apply","handle":"1","seat":seat,"action":action}));
        assert_eq!(state["ok"], true, "{state}");
        steps += 1;
        assert_eq!(state["step"], steps);
    }
    assert_eq!(state["outcome"]["scores"].as_array().unwrap().len(), 3);
    let sheet = state["outcome"]["sheet"].as_array().unwrap();
    for seat in 0..3 {
        let sum: i64 = sheet.iter().map(|line| line["points"][seat].as_i64().unwrap()).sum();
        assert_eq!(state["outcome"]["scores"][seat], sum);
    }
    let record = ask(&mut engine, &json!({"cmd":"record","handle":"1"}));
    let loaded = ask(&mut engine, &json!({"cmd":"load","record":record["record"]}));
    assert_eq!(loaded["outcome"], state["outcome"]);
    let again = ask(&mut engine, &json!({"cmd":"record","handle":loaded["handle"]}));
    assert_eq!(again["record"], record["record"]);
}

#[test]
fn scripted_draws_give_the_same_game() {
    let mut engine = engine();
    let first = new_game(&mut engine);
    let scripted = ask(
        &mut engine,
        &json!({"cmd":"new","game":"hollywood-cards","setup":{"seats":3},"draws":first["draws"]}),
    );
    assert_eq!(scripted["ok"], true, "{scripted}");
    let view = |engine: &mut Engine, handle: &Value| {
        ask(engine, &json!({"cmd":"view","handle":handle,"viewer":"omniscient"}))["view"].clone()
    };
    let views = (view(&mut engine, &first["handle"]), view(&mut engine, &scripted["handle"]));
    assert_eq!(views.0, views.1);
}

#[test]
fn refusals_carry_a_code_and_change_nothing() {
    let mut engine = engine();
    new_game(&mut engine);
    let seat = ask(&mut engine, &json!({"cmd":"state","handle":"1"}))["to_act"][0].clone();
    let other = (seat.as_u64().unwrap() + 1) % 3;
    let huge = "x".repeat(100_000);
    let cases = [
        (json!({"cmd":"apply","handle":"1","seat":other,"action":"reel 1"}), "not-your-turn"),
        (json!({"cmd":"apply","handle":"1","seat":9,"action":"reel 1"}), "not-your-turn"),
        (
            json!({"cmd":"apply","handle":"1","seat":seat,"action":"assign horror"}),
            "illegal-action",
        ),
        (json!({"cmd":"apply","handle":"1","seat":seat,"action":"reel 9"}), "bad-notation"),
        (json!({"cmd":"apply","handle":"1","seat":seat,"action":huge}), "bad-notation"),
        (
            json!({"cmd":"apply","handle":"1","seat":seat,"action":"reel 1","draws":[1]}),
            "bad-draws",
        ),
        (json!({"cmd":"apply","handle":"7","seat":seat,"action":"reel 1"}), "unknown-handle"),
        (json!({"cmd":"undo","handle":"1","seat":seat}), "nothing-to-undo"),
        (json!({"cmd":"dance"}), "unknown-command"),
        (json!({"cmd":7}), "unknown-command"),
        (json!({"handle":"1"}), "unknown-command"),
        (json!({"cmd":"apply","handle":"1"}), "bad-json"),
        (json!({"cmd":"view","handle":"1","viewer":"seat:5"}), "bad-json"),
        (json!({"cmd":"bot","handle":"1","seat":seat,"level":"genius"}), "bad-json"),
        (json!({"cmd":"bot","handle":"1","seat":seat,"level":"greedy","ms":0}), "bad-json"),
        (json!({"cmd":"play","handle":"1","policy":"random","until":"noon"}), "bad-json"),
        (json!({"cmd":"new","game":"chess"}), "bad-setup"),
        (json!({"cmd":"new","game":"hollywood-cards","setup":{"seats":9}}), "bad-setup"),
        (json!({"cmd":"new","game":"hollywood-cards","setup":{"colour":"red"}}), "bad-setup"),
        (json!({"cmd":"new","game":"hollywood-cards","setup":{"advanced":[1]}}), "bad-setup"),
        (
            json!({"cmd":"new","game":"hollywood-cards","setup":{"components":"x.toml"}}),
            "bad-setup",
        ),
        (json!({"cmd":"new","game":"hollywood-cards","draws":[0]}), "bad-draws"),
        (
            json!({"cmd":"new","game":"hollywood-cards","setup":{"components_toml":"columns = 3"}}),
            "bad-component-set",
        ),
        (json!({"cmd":"load","record":"backlot 1\ngame chess\n"}), "bad-record"),
        (json!(["cmd"]), "bad-json"),
    ];
    for (request, code) in cases {
        let reply = ask(&mut engine, &request);
        assert_eq!(
            (&reply["ok"], &reply["error"]),
            (&json!(false), &json!(code)),
            "{request} {reply}"
        );
        assert!(reply["message"].as_str().unwrap().len() < 600, "{reply}");
    }
    assert_eq!(ask(&mut engine, &json!({"cmd":"state","handle":"1"}))["step"], 0);
}

#[test]
fn ids_come_back_and_blank_lines_are_skipped() {
    let mut out = Vec::new();
    let input = b"{\"cmd\":\"games\",\"id\":[1]}\n\n  \r\nrubbish\n{\"cmd\":\"x\",\"id\":\"a\"}";
    serve(&mut engine(), &input[..], &mut out).unwrap();
    let replies: Vec<Value> = out
        .split(|&b| b == b'\n')
        .filter(|l| !l.is_empty())
        .map(|l| serde_json::from_slice(l).unwrap())
        .collect();
    assert_eq!(replies.len(), 3);
    assert_eq!(replies[0]["id"], json!([1]));
    let game = &replies[0]["games"][2];
    assert_eq!((&game["id"], &game["clauses"]), (&json!("hollywood-cards"), &json!(18)));
    assert_eq!(game["options"][0]["values"], json!([false, true]));
    assert_eq!(replies[1]["error"], "bad-json");
    assert_eq!(replies[2]["id"], "a");
}

#[test]
fn a_line_that_is_too_long_is_skipped() {
    let mut input = vec![b'{'; MAX_LINE_BYTES + 10];
    input.extend_from_slice(b"\n{\"cmd\":\"games\"}\n");
    let mut out = Vec::new();
    serve(&mut engine(), &input[..], &mut out).unwrap();
    let mut replies = out.split(|&b| b == b'\n').map(serde_json::from_slice::<Value>);
    assert_eq!(replies.next().unwrap().unwrap()["error"], "bad-json");
    assert_eq!(replies.next().unwrap().unwrap()["ok"], true);
}

#[test]
fn undo_goes_back_as_a_table_would_allow() {
    let mut engine = engine();
    let state = new_game(&mut engine);
    let seat = state["to_act"][0].clone();
    ask(&mut engine, &json!({"cmd":"apply","handle":"1","seat":seat,"action":"reel 1"}));
    let undone = ask(&mut engine, &json!({"cmd":"undo","handle":"1","seat":seat}));
    assert_eq!((&undone["ok"], &undone["step"]), (&json!(true), &json!(0)));
}

#[test]
fn play_and_bot_answer_in_words_and_numbers() {
    let mut engine = engine();
    let state = new_game(&mut engine);
    let advice = ask(
        &mut engine,
        &json!({"cmd":"bot","handle":"1","seat":state["to_act"][0],"level":"greedy","ms":20}),
    );
    assert!(advice["reason"].as_str().unwrap().contains("points"), "{advice}");
    assert!(advice["candidates"].as_array().unwrap().len() > 3);
    let three = ask(&mut engine, &json!({"cmd":"play","handle":"1","policy":"greedy","until":3}));
    assert_eq!(three["step"], 3);
    let end = ask(&mut engine, &json!({"cmd":"play","handle":"1","policy":"random","until":"end"}));
    assert!(end["outcome"].is_object());
    let over = ask(&mut engine, &json!({"cmd":"play","handle":"1","policy":"random"}));
    assert_eq!(over["error"], "game-over");
    let events =
        ask(&mut engine, &json!({"cmd":"events","handle":"1","viewer":"seat:0","since":2}));
    let events = events["events"].as_array().unwrap();
    assert!(events.iter().all(|event| event["step"].as_u64().unwrap() >= 2));
    assert_eq!(events.last().unwrap()["kind"], "game-ended");
}

#[test]
fn there_is_a_limit_to_open_games() {
    let mut engine = engine();
    for _ in 0..1000 {
        assert_eq!(new_game(&mut engine)["ok"], true);
    }
    assert_eq!(new_game(&mut engine)["error"], "too-many");
    assert_eq!(ask(&mut engine, &json!({"cmd":"drop","handle":"5"}))["ok"], true);
    assert_eq!(new_game(&mut engine)["ok"], true);
}
