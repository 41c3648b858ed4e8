//! Any bytes, no panic. The fuzz target `engine` in `fuzz/` goes on where this stops.

use backlot_engine::{Engine, serve};
use proptest::prelude::*;

const REQUESTS: [&str; 8] = [
    r#"{"cmd":"new","game":"hollywood-cards","setup":{"seats":3,"advanced":true},"seed":"s"}"#,
    r#"{"cmd":"play","handle":"1","policy":"random","seed":"x","until":20}"#,
    r#"{"cmd":"apply","handle":"1","seat":0,"action":"reel 1","draws":[1,2]}"#,
    r#"{"cmd":"view","handle":"1","viewer":"seat:0"}"#,
    r#"{"cmd":"record","handle":"1"}"#,
    r#"{"cmd":"load","record":"backlot 1\ngame hollywood-cards\nsetup seats=3\nbegin 0\n"}"#,
    r#"{"cmd":"undo","handle":"1","seat":2}"#,
    r#"{"cmd":"bot","handle":"1","seat":1,"level":"greedy","iterations":2}"#,
];

fn answers(input: &[u8]) -> usize {
    let mut out = Vec::new();
    let mut engine = Engine::new(|| "fresh".to_owned());
    serve(&mut engine, input, &mut out).expect("memory does not fail");
    let replies = serde_json::Deserializer::from_slice(&out).into_iter::<serde_json::Value>();
    replies.map(|reply| reply.expect("replies are JSON")).fold(0, |count, _| count + 1)
}

/// Real requests with some bytes changed.
fn mutated() -> impl Strategy<Value = Vec<u8>> {
    let request = prop::sample::select(REQUESTS.to_vec());
    let changes = prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..3);
    prop::collection::vec((request, changes), 1..8).prop_map(|lines| {
        let mut input = Vec::new();
        for (line, changes) in lines {
            let mut line = line.as_bytes().to_vec();
            for (place, byte) in changes {
                let place = place.index(line.len());
                line[place] = byte;
            }
            input.extend(line);
            input.push(b'\n');
        }
        input
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn any_bytes_get_answers(input in prop::collection::vec(any::<u8>(), 0..400)) {
        answers(&input);
    }

    #[test]
    fn broken_requests_get_answers(input in mutated()) {
        prop_assert!(answers(&input) > 0);
    }
}
