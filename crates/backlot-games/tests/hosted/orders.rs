//! Standing orders, tried on Dream Factory; batches on all games.

use backlot_core::{Order, Playable, Seat, SeatSet, SetupRequest, Viewer};
// tidy: allow(games) batches need a slate
use backlot_games::{GameKind, Hollywood};
use backlot_table::hosted::{
    ClockRule, Entry, Hand, Input, Party, Place, Status, TableError, What,
};

use crate::hosted::life::{Life, lives, view};

crate::hosted::for_every_game! {
    undo_is_offered_exactly_when_it_is_possible
}

fn auction(seed: u64) -> Life {
    let places = [Place::You, Place::Open, Place::Open];
    // tidy: allow(games) orders need an open auction
    let kind = GameKind::DreamFactory;
    let mut life = Life::new(kind, &SetupRequest::seats(3), ClockRule::None, &places, seed);
    while life.table.status() != Status::Playing || !is_bidding(&life) {
        life.go_on(1);
    }
    life
}

/// Whether the first bid on a lot is awaited, from somebody with money.
fn is_bidding(life: &Life) -> bool {
    let asked = life.table.asked().first();
    let actions = asked.and_then(|seat| life.table.prompt_briefly(seat)).map(|p| p.actions);
    actions.is_some_and(|actions| actions.iter().any(|action| action == "bid 0"))
}

fn answer(life: &mut Life, seat: Seat, action: &str) -> Vec<(Seat, String, Hand)> {
    let prompt = life.table.prompt_id(seat);
    let action = Some(action.to_owned());
    let before = life.stored.len();
    life.ask(Party::Seat(seat), &Input::Answer { prompt, option: None, action }).unwrap();
    done_since(life, before)
}

fn order(life: &mut Life, seat: Seat, order: Order) -> Vec<(Seat, String, Hand)> {
    let before = life.stored.len();
    let told = life.ask(Party::Seat(seat), &Input::Order { order: Some(order) }).unwrap();
    let done = done_since(life, before);
    if done.is_empty() {
        assert_eq!(told.news.len(), 1, "nobody else hears of an order");
        assert_eq!(told.news[0].0, Viewer::Seat(seat));
    }
    done
}

fn done_since(life: &Life, before: usize) -> Vec<(Seat, String, Hand)> {
    let entries = life.stored[before..].iter().map(|text| Entry::parse(text).unwrap());
    let acted = entries.filter_map(|entry| match entry.what {
        What::Acted { seat, action, hand, .. } => Some((seat, action, hand)),
        _ => None,
    });
    acted.collect()
}

/// The seat that is asked, and the next two.
fn around(life: &Life) -> [Seat; 3] {
    let first = life.table.asked().first().unwrap();
    [first, first.left(3), first.left(3).left(3)]
}

#[test]
fn bid_up_to_bids_no_more_than_is_needed_and_then_passes() {
    let mut life = auction(1);
    let [one, two, three] = around(&life);
    assert_eq!(order(&mut life, two, Order::BidUpTo { amount: 3 }), []);
    let done = answer(&mut life, one, "bid 1");
    let expected = [(one, "bid 1".to_owned(), Hand::Own), (two, "bid 2".to_owned(), Hand::Order)];
    assert_eq!(done, expected);
    answer(&mut life, three, "bid 5");
    let done = answer(&mut life, one, "bid 6");
    assert_eq!(done[1], (two, "pass".to_owned(), Hand::Order));
    assert_eq!(
        life.table.order(two),
        Some(Order::BidUpTo { amount: 3 }),
        "until the auction is over"
    );
    answer(&mut life, three, "pass");
    while life.table.order(two).is_some() {
        life.go_on(1);
    }
    assert_eq!(life.reloaded(), life.table);
}

#[test]
fn an_order_answers_at_once_who_is_asked_already() {
    let mut life = auction(2);
    let [one, two, three] = around(&life);
    assert_eq!(order(&mut life, three, Order::PassThisAuction), []);
    assert_eq!(order(&mut life, two, Order::BidUpTo { amount: 9 }), []);
    let done = order(&mut life, one, Order::BidUpTo { amount: 4 });
    let bids: Vec<&str> = done.iter().map(|(_, action, _)| action.as_str()).collect();
    assert_eq!(bids, ["bid 0", "bid 1", "pass", "bid 2", "bid 3", "bid 4", "bid 5", "pass"]);
    assert!(done.iter().all(|(_, _, hand)| *hand == Hand::Order));
}

#[test]
fn pass_until_my_lot_passes_in_every_auction_before() {
    let mut life = auction(3);
    let seat = around(&life)[0];
    let lot = life.table.auction().unwrap();
    let mine = Input::Order { order: Some(Order::PassUntilMyLot { lot }) };
    let refused = life.ask(Party::Seat(seat), &mine);
    assert_eq!(refused, Err(TableError::BadOrder("that lot has come already")));
    order(&mut life, seat, Order::PassUntilMyLot { lot: lot + 3 });
    while life.table.auction().unwrap() < lot + 3 {
        assert!(life.table.order(seat).is_some());
        let asked = life.table.asked().first().unwrap();
        let prompt = life.table.prompt_briefly(asked).unwrap();
        assert!(asked != seat || prompt.actions[0] != "pass", "the order answers");
        life.go_on(1);
    }
    assert_eq!(life.table.order(seat), None, "now it is my turn to decide");
}

#[test]
fn who_answers_or_takes_back_decides_again() {
    let mut life = auction(4);
    let [one, two, _] = around(&life);
    let lot = life.table.auction().unwrap() + 5;
    order(&mut life, two, Order::PassUntilMyLot { lot });
    let none = Input::Order { order: None };
    life.ask(Party::Seat(two), &none).unwrap();
    assert_eq!(life.table.order(two), None);
    order(&mut life, two, Order::BidUpTo { amount: 2 });
    answer(&mut life, one, "bid 0");
    assert!(life.table.may_undo(two), "an order's answer is one's own");
    life.ask(Party::Seat(two), &Input::Undo).unwrap();
    assert_eq!(life.table.order(two), None, "or it would answer again at once");
    assert_eq!(life.table.asked(), SeatSet::only(two));
}

#[test]
fn a_bot_that_holds_a_seat_follows_no_orders() {
    let mut life = auction(5);
    let [one, two, _] = around(&life);
    order(&mut life, two, Order::BidUpTo { amount: 9 });
    life.present = SeatSet::all(3).without(two);
    life.ask(Party::Seat(one), &Input::Hold { seat: two }).unwrap();
    assert_eq!(answer(&mut life, one, "bid 0").len(), 1);
    assert_eq!(life.table.bots()[0].0, two);
}

#[test]
fn a_slate_is_one_batch() {
    let places = [Place::You, Place::Open, Place::Open];
    let mut life =
        Life::new(GameKind::Hollywood, &SetupRequest::seats(3), ClockRule::None, &places, 1);
    let seat = Seat::new(0).unwrap();
    loop {
        let prompt = life.table.prompt_briefly(seat);
        if prompt.is_some_and(|p| !p.answered && p.actions.iter().any(|a| a.starts_with("aside"))) {
            break;
        }
        life.go_on(1);
        assert_ne!(life.table.status(), Status::Over, "films are made");
    }
    let id = life.table.prompt_id(seat);
    let mut trial = life.table.clone();
    let mut actions = Vec::new();
    while let Some(prompt) = trial.prompt_briefly(seat).filter(|prompt| !prompt.answered) {
        let wanted = prompt.actions.iter().find(|action| action.starts_with("aside"));
        let action = wanted.unwrap_or(&prompt.actions[0]).clone();
        actions.push(action.clone());
        let input = Input::Answer { prompt: prompt.id, option: None, action: Some(action) };
        let moment = life.moment();
        let decided = trial.decide(Party::Seat(seat), &input, &moment).unwrap();
        trial.commit(decided, backlot_table::hosted::Listeners::NOBODY);
        if actions.last().is_some_and(|action| action == "done") {
            break;
        }
    }
    assert!(actions.len() > 2, "{actions:?}");
    let told = life.ask(Party::Seat(seat), &Input::Batch { prompt: id, actions }).unwrap();
    assert_eq!(told.news.iter().filter(|(viewer, _)| *viewer == Viewer::Seat(seat)).count(), 1);
    let view = |table| view::<Hollywood>(table, Viewer::Seat(seat));
    assert_eq!(view(&life.table), view(&trial));
    assert_eq!(life.reloaded(), life.table);
}

fn undo_is_offered_exactly_when_it_is_possible<G: Playable>() {
    let mut possible = 0;
    for mut life in lives::<G>(400..408) {
        while life.table.status() != Status::Playing {
            let (by, input) = life.towards_play();
            let _ = life.ask(by, &input);
        }
        for step in 0..160 {
            if life.table.status() != Status::Playing {
                break;
            }
            for seat in Seat::all(life.table.seats()) {
                let moment = life.moment();
                let undone = life.table.decide(Party::Seat(seat), &Input::Undo, &moment).is_ok();
                let is_person =
                    life.table.who(crate::hosted::life::key(seat.index())).seat.is_some();
                let offered = is_person && life.table.may_undo(seat);
                assert_eq!(offered, undone, "{seat} at step {step}");
                possible += usize::from(undone);
            }
            life.go_on(1);
        }
    }
    assert!(possible > 50, "only {possible} undos were possible");
}
