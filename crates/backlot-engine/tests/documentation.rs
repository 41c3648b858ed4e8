//! `docs/engine.md` is one session: every request in it is sent, and every reply it shows is compared. The
//! records in `docs/records.md` are loaded.

use backlot_engine::Engine;
use serde_json::Value;

const PAGE: &str = include_str!("../../../docs/engine.md");
const RECORDS: &str = include_str!("../../../docs/records.md");

/// Stands for whatever was left out.
const REST: &str = "…";

#[test]
fn requests_and_replies_are_as_documented() {
    let mut engine = Engine::new(|| "documentation".to_owned());
    let mut last = Value::Null;
    let mut requests = 0;
    for block in blocks(PAGE) {
        match block.info.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["json", "reply"] => {
                let shown: Value = serde_json::from_str(&block.text)
                    .unwrap_or_else(|error| panic!("line {}: {error}", block.line));
                let fits = fits(&shown, &last);
                assert!(fits, "line {}: the page shows {shown}\nthe reply is {last}", block.line);
            }
            ["json", rest @ ..] => {
                for request in block.text.lines() {
                    last = engine.answer(request.as_bytes());
                    let expected = match rest {
                        [] => Value::Null,
                        ["refused", code] => Value::from(*code),
                        other => panic!("line {}: what is `{other:?}`?", block.line),
                    };
                    assert_eq!(last["error"], expected, "{request}\n{last}");
                    requests += 1;
                }
            }
            _ => {}
        }
    }
    assert!(requests > 20, "only {requests} requests were found");
}

#[test]
fn the_page_shows_every_command() {
    for command in [
        "games", "new", "state", "legal", "prompt", "apply", "view", "events", "play", "bot",
        "undo", "record", "load", "drop",
    ] {
        assert!(PAGE.contains(&format!("\n### {command}\n")), "no section about {command}");
    }
}

#[test]
fn records_are_as_documented() {
    let mut engine = Engine::new(|| "documentation".to_owned());
    let mut problem = String::new();
    let mut records = 0;
    for block in blocks(RECORDS) {
        let request = serde_json::json!({ "cmd": "load", "record": block.text }).to_string();
        match block.info {
            "backlot" => assert_eq!(engine.answer(request.as_bytes())["ok"], true, "{request}"),
            "backlot refused" => {
                let reply = engine.answer(request.as_bytes());
                problem = reply["message"].as_str().expect("a refusal says why").to_owned();
            }
            "text" if !problem.is_empty() => {
                assert_eq!(block.text.trim_end(), problem);
                problem.clear();
            }
            _ => continue,
        }
        records += 1;
    }
    assert_eq!((records, problem.as_str()), (3, ""), "two records and an error message");
}

#[test]
fn a_reply_that_differs_does_not_fit() {
    let reply = serde_json::json!({"ok": true, "seats": [3, 4], "text": "one two"});
    let fits_reply = |shown: &str| fits(&serde_json::from_str(shown).unwrap(), &reply);
    assert!(fits_reply(r#"{"ok": true, "…": "…"}"#));
    assert!(fits_reply(r#"{"ok": true, "seats": ["…", 4], "text": "one…"}"#));
    assert!(!fits_reply(r#"{"ok": true}"#), "keys may not be left out silently");
    assert!(!fits_reply(r#"{"ok": true, "seats": [4, "…"], "…": "…"}"#));
    assert!(!fits_reply(r#"{"ok": true, "seats": [3], "…": "…"}"#));
    assert!(!fits_reply(r#"{"ok": true, "text": "two…", "…": "…"}"#));
    assert!(!fits_reply(r#"{"ok": true, "more": "…", "…": "…"}"#));
}

struct Block<'a> {
    info: &'a str,
    text: String,
    line: usize,
}

/// The fenced blocks of a page.
fn blocks(page: &str) -> Vec<Block<'_>> {
    let mut blocks: Vec<Block<'_>> = Vec::new();
    let mut open = false;
    for (line, text) in (1..).zip(page.lines()) {
        match text.strip_prefix("```") {
            Some(_) if open => open = false,
            Some(info) => {
                blocks.push(Block { info, text: String::new(), line });
                open = true;
            }
            None if open => {
                let block = blocks.last_mut().expect("a block is open");
                block.text.push_str(text);
                block.text.push('\n');
            }
            None => {}
        }
    }
    blocks
}

/// Whether a reply is what the page shows, apart from what it leaves out.
fn fits(shown: &Value, reply: &Value) -> bool {
    match (shown, reply) {
        (Value::String(shown), _) if shown == REST => true,
        (Value::String(shown), Value::String(reply)) => match shown.strip_suffix(REST) {
            Some(start) => reply.starts_with(start),
            None => shown == reply,
        },
        (Value::Object(shown), Value::Object(reply)) => {
            let whole = shown.contains_key(REST) || shown.len() == reply.len();
            let mut named = shown.iter().filter(|(key, _)| *key != REST);
            whole && named.all(|(key, shown)| reply.get(key).is_some_and(|it| fits(shown, it)))
        }
        (Value::Array(shown), Value::Array(reply)) => lists_fit(shown, reply),
        _ => shown == reply,
    }
}

fn lists_fit(shown: &[Value], reply: &[Value]) -> bool {
    match shown {
        [] => reply.is_empty(),
        [first, rest @ ..] if first == REST => {
            (0..=reply.len()).any(|skipped| lists_fit(rest, &reply[skipped..]))
        }
        [first, rest @ ..] => match reply {
            [] => false,
            [next, others @ ..] => fits(first, next) && lists_fit(rest, others),
        },
    }
}
