//! What is told adds up: to what was stored, and to what a newcomer sees.

use backlot_core::{Playable, Seat, Viewer, apply_changes};
use backlot_table::hosted::{HostedTable, Input, Party, RenderedEvent, Status};
use serde_json::Value;

use crate::hosted::life::{Life, lives, view};

crate::hosted::for_every_game! {
    a_table_loads_as_it_was_at_any_entry
    what_is_told_adds_up_to_what_a_newcomer_sees
    who_is_told_nothing_sees_nothing_else
    changes_of_views_add_up_to_whole_views
}

fn a_table_loads_as_it_was_at_any_entry<G: Playable>() {
    let mut ended = 0;
    for mut life in lives::<G>(0..10) {
        assert_eq!(life.reloaded(), life.table, "right after opening");
        for step in 0..400 {
            let before = life.table.clone();
            let (by, input) = life.anything();
            let refused = life.ask(by, &input).is_err();
            assert!(
                !refused || before == life.table,
                "a refusal changes nothing: {by:?} {input:?}"
            );
            if step % 7 == 0 {
                let reloaded = life.reloaded();
                assert!(
                    reloaded == life.table,
                    "after {by:?} {input:?}\n{reloaded:#?}\n{:#?}",
                    life.table
                );
            }
        }
        life.go_on(2000);
        assert_eq!(life.reloaded(), life.table, "at the end");
        ended += usize::from(life.table.status() == Status::Over);
    }
    assert!(ended > 1, "most games come to their end");
}

/// A client that only hears what is told.
#[derive(Default)]
struct Client {
    seq: u32,
    step: u32,
    events: Vec<RenderedEvent>,
}

fn viewers(seats: usize) -> Vec<Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

fn what_is_told_adds_up_to_what_a_newcomer_sees<G: Playable>() {
    for mut life in lives::<G>(100..110) {
        let viewers = viewers(life.table.seats());
        let mut clients: Vec<Client> = viewers
            .iter()
            .map(|viewer| Client {
                seq: life.table.seq(*viewer),
                step: life.table.step(*viewer),
                events: life.table.log(*viewer, usize::MAX),
            })
            .collect();
        for round in 0..600 {
            let (by, input) = life.anything();
            let Ok(told) = life.ask(by, &input) else { continue };
            for (viewer, news) in told.news {
                let client = &mut clients[viewers.iter().position(|v| *v == viewer).unwrap()];
                assert_eq!(news.seq, client.seq + 1, "no message is missing");
                client.seq = news.seq;
                let cast = backlot_games::cast(&life.table.record_players(), viewer);
                for note in &news.notes {
                    let words = backlot_locales::Locale::english().render(note, &cast);
                    assert!(!words.contains("table-") && words.len() > 5, "{words}");
                }
                let known = client.step - news.undone;
                client.events.retain(|event| event.step <= known);
                client.events.extend(news.events.iter().cloned());
                client.step = life.table.step(viewer);
            }
            for (viewer, client) in viewers.iter().zip(&clients) {
                assert_eq!(client.seq, life.table.seq(*viewer));
                assert_eq!(client.step, life.table.step(*viewer));
            }
            if round % 10 == 0 {
                for (viewer, client) in viewers.iter().zip(&clients) {
                    assert_eq!(client.events, life.table.log(*viewer, usize::MAX), "{viewer}");
                    let last = life.table.log(*viewer, 5);
                    assert_eq!(last[..], client.events[client.events.len() - last.len()..]);
                }
            }
        }
    }
}

/// Everything that a viewer can ask for.
fn everything<G: Playable>(life: &Life, viewer: Viewer) -> String {
    let table = &life.table;
    let own = viewer.seat().map(|seat| {
        (table.prompt(seat), table.may_undo(seat), table.order(seat), table.webhook(seat))
    });
    format!(
        "{:?}\n{:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {own:?}",
        view::<G>(table, viewer),
        table.status(),
        table.players(life.present),
        table.deal(viewer),
        table.asked(),
        table.talk(viewer),
        table.step(viewer),
        table.outcome(),
        table.rematch_table(),
    )
}

fn who_is_told_nothing_sees_nothing_else<G: Playable>() {
    for mut life in lives::<G>(200..205) {
        let viewers = viewers(life.table.seats());
        for _ in 0..500 {
            let (by, input) = life.anything();
            let before: Vec<_> = viewers.iter().map(|v| everything::<G>(&life, *v)).collect();
            let Ok(told) = life.ask(by, &input) else { continue };
            for (viewer, before) in viewers.iter().zip(before) {
                let heard = told.news.iter().any(|(told, _)| told == viewer);
                let after = everything::<G>(&life, *viewer);
                assert!(heard || before == after, "{viewer} {by:?} {input:?}\n{before}\n{after}");
            }
        }
    }
}

/// The whole view as a newcomer gets it; `null` before the game.
fn whole_view(table: &HostedTable, viewer: Viewer) -> Value {
    table.view_json(viewer).map_or(Value::Null, |view| serde_json::from_str(&view).unwrap())
}

/// A client that got the whole view once, and since then only what has changed of it; through everything that happens at a
/// table: sealed answers, undo, rewinding, pauses.
fn changes_of_views_add_up_to_whole_views<G: Playable>() {
    let (mut undone, mut rewound) = (0, 0);
    for mut life in lives::<G>(400..410) {
        let viewers = viewers(life.table.seats());
        let mut known: Vec<Value> = viewers.iter().map(|v| whole_view(&life.table, *v)).collect();
        for round in 0..500 {
            let steps = life.table.step(Viewer::Spectator);
            let (by, input) = match round % 90 {
                89 if steps > 3 => {
                    let to = usize::try_from(steps / 2).unwrap();
                    (Party::Admin, Input::Rewind { to })
                }
                _ => life.anything(),
            };
            let Ok(told) = life.ask(by, &input) else { continue };
            undone += usize::from(input == Input::Undo);
            rewound += usize::from(matches!(input, Input::Rewind { .. }));
            for (viewer, news) in told.news {
                let client = &mut known[viewers.iter().position(|v| *v == viewer).unwrap()];
                match (&news.view_changes, news.changed.game || news.changed.status) {
                    (Some(changes), true) => {
                        let changes = serde_json::from_str(changes).unwrap();
                        apply_changes(client, &changes).unwrap();
                    }
                    (None, true) => *client = whole_view(&life.table, viewer),
                    (changes, false) => assert_eq!(*changes, None),
                }
            }
            for (viewer, client) in viewers.iter().zip(&known) {
                let whole = whole_view(&life.table, *viewer);
                assert_eq!(*client, whole, "{viewer} after {by:?} {input:?}");
            }
        }
    }
    assert!(undone > 0 && rewound > 0, "{undone} undone, {rewound} rewound");
}
