//! Deal blocks, and results that survive an interruption.

use std::sync::atomic::Ordering;

use backlot_arena::{Block, Contest, Entrant, Progress, Results, Summary, Times};
use backlot_core::SetupRequest;
use backlot_games::GameKind;

fn contest(hero: &str, field: &str, blocks: u64, threads: usize) -> Contest {
    let entrant = |text: &str| text.parse::<Entrant>().expect("an entrant");
    Contest {
        kind: GameKind::HollywoodCards,
        request: SetupRequest::seats(4),
        hero: entrant(hero),
        field: entrant(field),
        hero_knows: None,
        blocks,
        seed: "contest".to_owned(),
        threads,
    }
}

fn blocks(contest: &Contest) -> Vec<Block> {
    let mut blocks = Vec::new();
    let keep = |block| {
        blocks.push(block);
        true
    };
    contest.run(&Progress::default(), |_| false, keep).expect("a usual set-up");
    blocks
}

#[test]
fn a_bot_against_itself_has_a_margin_of_exactly_zero_in_every_block() {
    for level in ["greedy", "random"] {
        for block in blocks(&contest(level, level, 25, 2)) {
            assert_eq!(block.margins.iter().sum::<i64>(), 0, "{level}: {block:?}");
            assert!((block.wins.iter().sum::<f64>() - 1.0).abs() < 1e-12, "{level}: {block:?}");
        }
    }
}

#[test]
fn blocks_come_in_order_and_do_not_depend_on_threads() {
    let one = blocks(&contest("greedy", "random", 30, 1));
    assert_eq!(one, blocks(&contest("greedy", "random", 30, 3)));
    assert!(one.iter().map(|block| block.number).eq(0..30));
    let summary = Summary::of("greedy".into(), "random".into(), &one, &Times::default(), None);
    assert_eq!((summary.games, summary.seats), (120, 4));
    assert!(summary.share.interval.low > summary.fair_share, "{summary:?}");
}

#[test]
fn an_interrupted_contest_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("results.jsonl");
    let contest = contest("greedy", "random", 12, 2);
    let progress = Progress::default();
    let mut results = Results::open(&path, &contest).expect("a new file");
    let stop_after_five = |block: Block| {
        results.add(&block).expect("the disk has room");
        block.number < 4
    };
    contest.run(&progress, |_| false, stop_after_five).expect("a usual set-up");
    assert!(progress.stop.load(Ordering::Relaxed));

    // The program died while it wrote a line.
    let mut text = std::fs::read_to_string(&path).expect("the file");
    text.push_str("{\"number\":7,\"wi");
    std::fs::write(&path, text).expect("the file");
    let mut results = Results::open(&path, &contest).expect("the same contest");
    let mut all: Vec<Block> = results.blocks.values().cloned().collect();
    assert!(all.len() >= 5);
    let done: Vec<u64> = all.iter().map(|block| block.number).collect();
    let keep = |block: Block| {
        results.add(&block).expect("the disk has room");
        all.push(block);
        true
    };
    contest.run(&Progress::default(), |number| done.contains(&number), keep).expect("a set-up");
    all.sort_by_key(|block| block.number);
    assert_eq!(all, blocks(&contest));
    let read_again = Results::open(&path, &contest).expect("the same contest").blocks;
    assert_eq!(read_again.into_values().collect::<Vec<_>>(), all);
}

#[test]
fn results_of_another_contest_are_not_mixed_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("results.jsonl");
    Results::open(&path, &contest("greedy", "random", 1, 1)).expect("a new file");
    let error = Results::open(&path, &contest("random", "greedy", 1, 1)).expect_err("another");
    assert!(error.to_string().contains("another contest"), "{error}");
    std::fs::write(&path, "rubbish\n").expect("the file");
    let error = Results::open(&path, &contest("greedy", "random", 1, 1)).expect_err("rubbish");
    assert!(error.to_string().contains("line 1"), "{error}");
}

#[test]
fn entrants_are_read_as_they_are_written() {
    for text in ["greedy", "random", "greedy@16"] {
        assert_eq!(text.parse::<Entrant>().map(|entrant| entrant.to_string()), Ok(text.to_owned()));
    }
    for text in ["genius", "greedy@0", "greedy@x"] {
        assert!(text.parse::<Entrant>().is_err(), "{text}");
    }
}
