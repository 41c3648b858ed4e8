//! Nobody can get from a table what they must not know.

use backlot_core::chance::Fast;
use backlot_core::{Order, Playable, Seat, SetupRequest, Viewer};
use backlot_games::GameKind;
use backlot_table::hosted::{
    ClockRule, HostInput, HostedTable, Input, Party, Place, Status, TableError, ViewerUpdate,
};

use crate::hosted::life::{Life, key, lives, number_of, view};

crate::hosted::for_every_game! {
    nothing_that_is_hidden_shows_in_anything
}

/// What somebody could try, in the hope of an answer that tells something.
fn probes(prompt: u32) -> Vec<Input> {
    let answer = |prompt, option, action: Option<&str>| Input::Answer {
        prompt,
        option,
        action: action.map(ToOwned::to_owned),
    };
    let seats = || Seat::all(3);
    let mut probes = vec![
        answer(prompt, Some(0), None),
        answer(prompt, Some(7), None),
        answer(prompt, Some(9999), None),
        answer(prompt.wrapping_sub(1), Some(0), None),
        answer(prompt, None, Some("bid 3")),
        answer(prompt, None, Some("reel 1")),
        answer(prompt, None, Some("vote p2")),
        answer(prompt, None, Some("done")),
        Input::Batch { prompt, actions: vec!["bid 1".to_owned(), "bid 1".to_owned()] },
        Input::Batch { prompt, actions: vec!["pass".to_owned(), "pass".to_owned()] },
        Input::Undo,
        Input::Order { order: Some(Order::BidUpTo { amount: 3 }) },
        Input::Back,
        Input::End { agree: true },
        Input::Number { hash: Some(key(1)), number: None },
        Input::Number { hash: None, number: Some(number_of(2)) },
        Input::MoveSeat { code: key(7), key: key(8) },
        Input::Sit { seat: None, name: "Eve".to_owned(), key: key(99), number: None },
        Input::Host(HostInput::Pause),
        Input::Rematch { table: "x".to_owned() },
    ];
    probes.extend(seats().map(|seat| Input::Hold { seat }));
    probes
}

/// Everything that a viewer can get from a table, refusals included. Only who has locked in an answer is left out: that is
/// no secret, and permuting what is hidden changes it.
fn everything<G: Playable>(life: &mut Life, table: &HostedTable, viewer: Viewer) -> String {
    let (by, prompt) = match viewer.seat() {
        Some(seat) => (Party::Seat(seat), table.prompt_id(seat)),
        None => (Party::Spectator, 1),
    };
    let moment = life.moment();
    let refusals: Vec<Option<TableError>> =
        probes(prompt).iter().map(|input| table.decide(by, input, &moment).err()).collect();
    let own = viewer.seat().map(|seat| {
        let prompts = (table.prompt(seat), table.prompt_briefly(seat));
        (prompts, table.may_undo(seat), table.order(seat), table.webhook(seat))
    });
    format!(
        "{:?}\n{:?} {:?} {:?} {:?} {:?} {:?}\n{:?} {:?} {:?} {:?} {:?} {:?} {own:?}\n{refusals:?}",
        view::<G>(table, viewer),
        table.status(),
        table.players(life.present),
        table.deal(viewer),
        table.asked(),
        table.auction(),
        table.clock(life.now),
        table.talk(viewer),
        table.seq(viewer),
        table.step(viewer),
        table.outcome(),
        table.rematch_table(),
        table.due(life.now),
    )
}

fn nothing_that_is_hidden_shows_in_anything<G: Playable>() {
    let mut permuting = Fast::new(5);
    for mut life in lives::<G>(300..305) {
        let seats = life.table.seats();
        for step in 0..250 {
            let (by, input) = life.anything();
            let _ = life.ask(by, &input);
            if step % 3 > 0 {
                continue;
            }
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let table = life.table.clone();
                let other = table.permute_hidden(viewer, &mut permuting);
                let (told, permuted) = (
                    everything::<G>(&mut life, &table, viewer),
                    everything::<G>(&mut life, &other, viewer),
                );
                assert!(told == permuted, "{viewer} after {by:?} {input:?}\n{told}\n{permuted}");
            }
        }
    }
}

/// Plays a game in which everybody's answers follow from what they know. In sealed rounds the first seat answers first,
/// then the others, in this or in the other order. Returns what the first seat and spectators were told.
fn told_if(others_reversed: bool, seed: u64) -> Vec<(Viewer, ViewerUpdate)> {
    let places: Vec<Place> = std::iter::once(Place::You).chain(vec![Place::Open; 3]).collect();
    let clock = ClockRule::Live { bank: 100_000, increment: 100 };
    let mut life = Life::new(GameKind::Hollywood, &SetupRequest::seats(4), clock, &places, seed);
    while life.table.status() != Status::Playing {
        let (by, input) = life.towards_play();
        let _ = life.ask(by, &input);
    }
    let mut heard = Vec::new();
    while life.table.status() == Status::Playing {
        let owing = |seat: &Seat| life.table.prompt_briefly(*seat).is_some_and(|p| !p.answered);
        let mut asked: Vec<Seat> = life.table.asked().iter().filter(owing).collect();
        if others_reversed {
            asked.sort_by_key(|seat| (seat.index() > 0, std::cmp::Reverse(*seat)));
        }
        let seat = asked[0];
        let prompt = life.table.prompt_briefly(seat).unwrap();
        // Not by the prompt's id: whoever answers last has one prompt less.
        let mut own = Fast::new(
            seed * 7 + u64::try_from(prompt.actions.join(" ").len() + seat.index()).unwrap(),
        );
        let option = Some(own.index(prompt.actions.len()));
        let input = Input::Answer { prompt: prompt.id, option, action: None };
        let told = life.ask(Party::Seat(seat), &input).unwrap();
        let first = Seat::all(1).map(Viewer::Seat).chain([Viewer::Spectator]);
        let watched: Vec<Viewer> = first.collect();
        heard.extend(told.news.into_iter().filter(|(viewer, _)| watched.contains(viewer)));
    }
    heard
}

#[test]
fn in_which_order_others_answer_in_secret_leaves_no_trace() {
    for seed in 0..3 {
        let (told, other) = (told_if(false, seed), told_if(true, seed));
        assert!(told.len() > 50);
        for (place, (one, two)) in told.iter().zip(&other).enumerate() {
            assert_eq!(one, two, "message {place}");
        }
        assert_eq!(told.len(), other.len());
    }
}
