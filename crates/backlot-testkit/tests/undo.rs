//! The law `undo` finds tables that take back too much, too little or something else.

use crate::toys::auction::{Action, Auction, Event};
use backlot_core::chance::Fast;
use backlot_core::{Playable, Seat, SeatSet, SetupRequest};
use backlot_table::{Player, Table};
use backlot_testkit::{TakesBack, check_undo};

#[derive(Clone, Copy, PartialEq)]
enum Fault {
    Nothing,
    NeverTakesBack,
    TakesBackDraws,
    LeavesBotsAnswers,
    KeepsTheState,
    TakesBackMore,
}

/// A table with a fault.
#[derive(Clone)]
struct Faulty {
    table: Table<Auction>,
    fault: Fault,
}

impl TakesBack<Auction> for Faulty {
    fn start(&self) -> Auction {
        self.table.start()
    }

    fn state(&self) -> &Auction {
        self.table.state()
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(Vec<u32>, Vec<Event>), String> {
        self.table.act(seat, action)
    }

    fn undo_steps(&self, seat: Seat) -> Option<usize> {
        let steps = TakesBack::undo_steps(&self.table, seat);
        let last = self.table.steps().last();
        match self.fault {
            Fault::NeverTakesBack => None,
            Fault::TakesBackDraws if last.is_some_and(|step| !step.draws.is_empty()) => Some(1),
            Fault::LeavesBotsAnswers => steps.map(|_| 1),
            _ => steps,
        }
    }

    fn undo(&mut self, seat: Seat) -> Option<usize> {
        match self.fault {
            Fault::KeepsTheState => TakesBack::undo_steps(&self.table, seat),
            Fault::TakesBackMore => {
                let steps = TakesBack::undo(&mut self.table, seat);
                while steps.is_some() && TakesBack::undo(&mut self.table, seat).is_some() {}
                steps
            }
            _ => TakesBack::undo(&mut self.table, seat),
        }
    }
}

/// Plays games until one shows the fault.
fn found(fault: Fault, stakes: &str, persons: SeatSet) -> Option<String> {
    let request = SetupRequest::seats(3).with("stakes", stakes);
    let setup = Auction::setup(&request).expect("three can play");
    (0..60).find_map(|seed| {
        let player = |seat| match persons.contains(seat) {
            true => Player::person("Ada"),
            false => Player::bot("easy"),
        };
        let players = Seat::all(3).map(player).collect();
        let table = Table::<Auction>::new(setup.clone(), players, &seed.to_string());
        check_undo(&mut Faulty { table, fault }, persons, &mut Fast::new(seed)).err()
    })
}

#[test]
fn a_right_table_keeps_the_law_whoever_sits_there() {
    for stakes in ["false", "true"] {
        for people in 0..=3 {
            assert_eq!(found(Fault::Nothing, stakes, SeatSet::all(people)), None);
        }
    }
}

#[test]
fn a_table_that_never_takes_back_is_found() {
    let found = found(Fault::NeverTakesBack, "true", SeatSet::all(3)).unwrap();
    assert!(found.contains("should take back Some(1) steps, but the table says None"), "{found}");
}

#[test]
fn a_table_that_takes_back_luck_is_found() {
    let found = found(Fault::TakesBackDraws, "false", SeatSet::all(3)).unwrap();
    assert!(found.contains("should take back None steps, but the table says Some(1)"), "{found}");
}

#[test]
fn a_table_that_leaves_the_bots_answers_is_found() {
    assert_eq!(found(Fault::LeavesBotsAnswers, "false", SeatSet::all(2)), None);
    let found = found(Fault::LeavesBotsAnswers, "false", SeatSet::all(1)).unwrap();
    assert!(found.contains("but the table says Some(1)"), "{found}");
}

#[test]
fn a_table_that_takes_back_something_else_is_found() {
    for fault in [Fault::KeepsTheState, Fault::TakesBackMore] {
        let found = found(fault, "true", SeatSet::all(1)).unwrap();
        assert!(found.contains("but the state is not that without them"), "{found}");
    }
}
