//! What gets in, what comes out, and what each viewer hears.

use backlot_core::chance::Seeded;
use backlot_core::{Chance, Game, Playable, SetupRequest, Viewer};
use backlot_table::{ActionError, Entry, Player, Table};

use crate::toy::{Action, COIN, Event, LOTS, Toy, p, play, table, table_with};

#[test]
fn an_action_gets_in_only_in_turn_and_if_legal() {
    let mut table = table(&["Ada", "Ben"]);
    let refused = table.apply(p(2), Action::Mark(1)).unwrap_err();
    assert_eq!(refused.to_string(), "it is not p2's turn; waiting for p1");
    assert_eq!(refused.code(), "not-your-turn");
    let refused = table.apply(p(1), Action::Mark(9)).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "`mark 9` is not legal now; legal actions: mark 1, mark 2, dig, sit"
    );
    assert_eq!(refused.code(), "illegal-action");
    let refused = table.apply(p(3), Action::Mark(1)).unwrap_err();
    assert_eq!(refused.to_string(), "no such seat p3: this table has p1 to p2");
    assert_eq!(refused.code(), "not-your-turn");
    assert_eq!(table.read("jump").unwrap_err().code(), "bad-notation");
    assert_eq!((table.step(), table.log().len()), (0, 0), "refusals change nothing");
}

#[test]
fn nothing_gets_in_after_the_end() {
    let setup = Toy::setup(&SetupRequest::seats(2)).unwrap();
    let mut table = Table::<Toy>::new(setup, vec![Player::person("a"), Player::person("b")], "x");
    play(&mut table, &["1 mark 1", "2 mark 1", "1 bid 1", "2 bid 0"]);
    assert!(table.state().outcome().is_some());
    assert_eq!(table.apply(p(1), Action::Bid(1)), Err(ActionError::GameOver));
    assert_eq!(table.prompt(p(1)), None);
}

#[test]
fn only_a_dozen_legal_actions_are_told() {
    let legal = (0..20).map(|number| number.to_string()).collect::<Vec<_>>();
    let refused =
        ActionError::IllegalAction { action: "x".into(), legal: legal[..12].into(), more: 8 };
    assert!(refused.to_string().ends_with("10, 11 and 8 more"), "{refused}");
}

#[test]
fn a_refusal_does_not_tell_who_has_answered_in_secret() {
    for revise in ["false", "true"] {
        let refused = |answers: &[&str]| {
            let mut table = table_with(&["Ada", "Ben", "Cy"], revise);
            play(&mut table, &["1 sit", "2 mark 1", "3 mark 1"]);
            play(&mut table, answers);
            let refused = table.apply(p(1), Action::Bid(1)).unwrap_err();
            assert_eq!(refused, ActionError::NotYourTurn { seat: p(1), asked: None });
            refused.to_string()
        };
        let nobody = refused(&[]);
        assert_eq!(nobody, "it is not p1's turn; other seats are still choosing");
        assert_eq!(nobody, refused(&["2 bid 1"]));
        assert_eq!(nobody, refused(&["3 bid 1", "2 bid 3"]));
    }
}

#[test]
fn a_seat_that_chooses_alone_is_named() {
    let mut table = table(&["Ada", "Ben"]);
    play(&mut table, &["1 sit", "2 mark 1"]);
    let refused = table.apply(p(1), Action::Bid(1));
    assert_eq!(refused, Err(ActionError::NotYourTurn { seat: p(1), asked: Some(p(2)) }));
}

/// Both rounds with all digging: every draw of a game.
const DIGGING: [&str; 8] =
    ["1 dig", "2 dig", "1 bid 1", "2 bid 0", "1 dig", "2 dig", "1 bid 1", "2 bid 0"];

#[test]
fn luck_follows_from_the_seed() {
    let mut rng = Seeded::new("seed");
    let lots = [rng.below(LOTS, 5), rng.below(LOTS, 4)];
    let mut coin = || rng.below(COIN, 2);
    let expected = [vec![coin()], vec![coin()], vec![], vec![lots[1]], vec![coin()], vec![coin()]];
    let mut table = table(&["Ada", "Ben"]);
    assert_eq!(table.begin()[0].value, lots[0]);
    play(&mut table, &DIGGING);
    let drawn = table.steps().iter().map(|step| step.draws.iter().map(|draw| draw.value).collect());
    assert_eq!(drawn.collect::<Vec<Vec<u32>>>()[..6], expected);
}

#[test]
fn later_luck_goes_on_as_if_the_script_had_come_from_the_seed() {
    let mut seeded = table(&["Ada", "Ben"]);
    play(&mut seeded, &DIGGING);
    let begin = (seeded.begin()[0].value + 1) % 5;
    let players = seeded.players().to_vec();
    let mut scripted =
        Table::<Toy>::with_draws(*seeded.setup(), players, "seed", &[begin]).unwrap();
    assert_eq!(scripted.begin()[0].value, begin);
    let coin = 1 - seeded.steps()[0].draws[0].value;
    let told = scripted.apply_with_draws(p(1), Action::Dig, &[coin]).unwrap();
    assert_eq!(told.events, [Event::Dug(p(1), u8::try_from(coin).unwrap())]);
    assert_eq!(told.draws[0].value, coin);
    play(&mut scripted, &DIGGING[1..]);
    assert_eq!(scripted.steps()[1..], seeded.steps()[1..]);
}

#[test]
fn scripted_luck_must_fit_and_else_changes_nothing() {
    let mut table = table(&["Ada", "Ben"]);
    for draws in [&[][..], &[2], &[0, 0]] {
        let refused = table.apply_with_draws(p(1), Action::Dig, draws).unwrap_err();
        assert_eq!(refused.code(), "bad-draws");
    }
    assert_eq!(
        table.apply_with_draws(p(1), Action::Mark(1), &[0]).unwrap_err().code(),
        "bad-draws"
    );
    assert_eq!(table.step(), 0);
    let players = table.players().to_vec();
    assert!(Table::<Toy>::with_draws(*table.setup(), players, "seed", &[5]).is_err());
}

#[test]
fn everybody_hears_what_they_may_from_the_step_they_ask_for() {
    let mut table = table(&["Ada", "Ben"]);
    play(&mut table, &["1 mark 1", "2 mark 2", "2 bid 2"]);
    let steps = |viewer, since| {
        let events = table.events_since(viewer, since);
        events.into_iter().map(|(step, _)| step).collect::<Vec<_>>()
    };
    assert_eq!(steps(Viewer::Omniscient, 0), [0, 1, 2, 3]);
    assert_eq!(steps(Viewer::Seat(p(2)), 2), [2, 3]);
    assert_eq!(steps(Viewer::Seat(p(1)), 2), [2]);
    assert_eq!(steps(Viewer::Spectator, 3), [0; 0]);
    let outsider = Viewer::Seat(p(6));
    assert_eq!(steps(outsider, 0), steps(Viewer::Spectator, 0));
    assert_eq!(table.view(outsider), table.view(Viewer::Spectator));
}

#[test]
fn a_prompt_offers_the_legal_actions_of_the_seat() {
    let mut table = table(&["Ada", "Ben"]);
    let prompt = table.prompt(p(1)).unwrap();
    let offered: Vec<_> = prompt.options.iter().map(|option| option.action.as_str()).collect();
    assert_eq!(offered, ["mark 1", "mark 2", "dig", "sit"]);
    assert_eq!((table.prompt(p(2)), table.legal(p(2))), (None, vec![]));
    assert_eq!((table.prompt(p(6)), table.legal(p(6))), (None, vec![]));
    play(&mut table, &["1 mark 1", "2 mark 2", "1 bid 3"]);
    assert_eq!(table.legal(p(1)), [Action::Stake(1), Action::Stake(2)]);
}

#[test]
fn the_log_only_grows_and_the_steps_follow_from_it() {
    let mut table = table(&["Ada", "Ben"]);
    play(&mut table, &["1 mark 1"]);
    table.undo(p(1)).unwrap();
    play(&mut table, &["1 mark 2"]);
    let action = |mark| Entry::Action { seat: p(1), action: Action::Mark(mark), draws: vec![] };
    assert_eq!(table.log(), [action(1), Entry::Undo { seat: p(1), steps: 1 }, action(2)]);
    let steps: Vec<_> = table.steps().iter().map(|step| (step.seat, step.action)).collect();
    assert_eq!(steps, [(p(1), Action::Mark(2))]);
}
