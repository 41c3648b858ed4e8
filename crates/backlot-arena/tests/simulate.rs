//! Simulations are reproducible and can be stopped.

use std::sync::atomic::Ordering;
use std::time::Duration;

use backlot_arena::{Entrant, Plan, PlanError, Progress, measure_speed, simulate};
use backlot_bots::Level;
use backlot_core::SetupRequest;
use backlot_games::GameKind;

fn plan(levels: &[Level], games: u64, threads: usize) -> Plan {
    Plan {
        kind: GameKind::HollywoodCards,
        request: SetupRequest::seats(3),
        bots: levels.iter().map(|&level| Entrant::of(level)).collect(),
        games,
        seed: "test".to_owned(),
        threads,
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let levels = [Level::Greedy, Level::Random, Level::Random];
    let one = simulate(&plan(&levels, 150, 1), &Progress::default()).unwrap();
    let three = simulate(&plan(&levels, 150, 3), &Progress::default()).unwrap();
    assert_eq!(one.games, 150);
    assert_eq!(one.length, three.length);
    assert_eq!(one.seats[0].scores, three.seats[0].scores);
    assert!((one.seats.iter().map(|seat| seat.wins).sum::<f64>() - 150.0).abs() < 1e-6);
    assert!(one.seats[0].win_share > one.seats[1].win_share);
}

#[test]
fn points_by_source_add_up_to_the_score() {
    let all = simulate(&plan(&[Level::Random], 50, 1), &Progress::default()).unwrap();
    for seat in &all.seats {
        let sum: f64 = seat.sources.iter().map(|(_, mean)| mean).sum();
        assert!((sum - seat.mean_score).abs() < 1e-9);
    }
}

#[test]
fn what_is_done_before_a_stop_is_kept() {
    let progress = Progress::default();
    progress.stop.store(true, Ordering::Relaxed);
    let nothing = simulate(&plan(&[Level::Random], 1000, 2), &progress).unwrap();
    assert_eq!((nothing.games, nothing.planned), (0, 1000));
}

#[test]
fn impossible_plans_are_refused() {
    let progress = Progress::default();
    let two = simulate(&plan(&[Level::Random; 2], 10, 1), &progress);
    assert_eq!(two, Err(PlanError::Bots { bots: 2, seats: 3 }));
    let none = simulate(&plan(&[Level::Random], 0, 1), &progress);
    assert_eq!(none, Err(PlanError::NoGames));
}

#[test]
fn speed_is_measured_for_every_operation() {
    let request = SetupRequest::seats(4);
    let speed =
        measure_speed(GameKind::HollywoodCards, &request, 1, Duration::from_millis(5)).unwrap();
    assert!(speed.decisions_per_second > 0.0 && speed.games_per_second > 0.0);
    assert!(speed.clone_ns > 0.0 && speed.view_ns > 0.0 && speed.sample_ns > 0.0);
    assert!(speed.state_bytes <= 256);
}
