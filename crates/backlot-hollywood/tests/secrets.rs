//! What viewers know and don't know, where the general laws meet the special cases: sealed answers, the distributor,
//! Agents, hands that were passed on, a star deck that runs out.

use backlot_core::{
    ComponentsText, EventRecorder, Game, Notation, Playable, Present, Seat, SetupRequest, Viewer,
    WithoutEvents, chance::Fast,
};
use backlot_hollywood::{Action, BasicSet, Event, Hollywood, Phase, Setup};

fn setup(seats: usize) -> Setup {
    Hollywood::setup(&SetupRequest::seats(seats).with("memory", "assist")).expect("a usual set-up")
}

fn legal(game: &Hollywood, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// A random game, shown before each decision together with the events since the last one.
fn random_game(setup: &Setup, seed: u64, mut show: impl FnMut(&Hollywood, &[Event])) {
    let mut cx = EventRecorder::new(Fast::new(seed));
    let mut picker = Fast::new(!seed);
    let mut game = Hollywood::new(setup, &mut cx);
    loop {
        show(&game, &cx.events);
        cx.events.clear();
        let asked: Vec<Seat> = game.to_act().iter().collect();
        if asked.is_empty() {
            return;
        }
        let seat = asked[picker.index(asked.len())];
        let actions = legal(&game, seat);
        game.apply(seat, actions[picker.index(actions.len())], &mut cx);
    }
}

/// Worlds sampled and exchanged for every viewer look like the true one, and are possible.
fn check_worlds(game: &Hollywood, rng: &mut Fast) {
    for viewer in Viewer::all(game.seats()) {
        let view = game.view(viewer);
        let sampled = Hollywood::sample(&view, rng);
        sampled.audit().unwrap_or_else(|problem| panic!("sampled for {viewer}: {problem}"));
        assert_eq!(sampled.view(viewer), view, "sampled for {viewer}");
        let exchanged = game.permute_hidden(viewer, rng);
        exchanged.audit().unwrap_or_else(|problem| panic!("exchanged for {viewer}: {problem}"));
        assert_eq!(exchanged.view(viewer), view, "exchanged for {viewer}");
    }
}

fn agents_are_played(game: &Hollywood) -> bool {
    let phase = game.view(Viewer::Spectator).phase;
    matches!(phase, Phase::PlayingAgent(_) | Phase::Handing { .. })
}

#[test]
fn a_view_remembers_exactly_the_hands_that_events_showed() {
    for seed in 0..30 {
        let seats = 2 + (seed % 5) as usize;
        let mut shown: Vec<Vec<BasicSet>> = vec![Vec::new(); seats];
        random_game(&setup(seats), seed, |game, events| {
            for event in events {
                if let Event::YearBegan { .. } | Event::CardsShown { .. } = event {
                    shown.iter_mut().for_each(Vec::clear);
                }
                for seat in Seat::all(seats) {
                    let heard = Hollywood::redact(event, Viewer::Seat(seat));
                    if let Some(
                        Event::HandDealt { seat: who, cards: Some(cards) }
                        | Event::HandSeen { seat: who, cards: Some(cards) },
                    ) = heard
                    {
                        assert_eq!(who, seat, "nobody sees another hand");
                        shown[seat.index()].push(cards.basic());
                    }
                }
            }
            for seat in Seat::all(seats) {
                let memory = game.view(Viewer::Seat(seat)).memory;
                let remembered: Vec<BasicSet> =
                    memory.hands.into_iter().filter(|hand| !hand.is_empty()).collect();
                assert_eq!(remembered, shown[seat.index()]);
            }
        });
    }
}

#[test]
fn with_two_players_a_hand_that_comes_back_tells_what_the_other_took() {
    let seats = 2;
    let mut checked = 0;
    for seed in 0..20 {
        random_game(&setup(seats), seed, |game, _| {
            let truth = game.view(Viewer::Omniscient);
            if truth.phase != Phase::Drafting || truth.step < 2 {
                return;
            }
            for seat in Seat::all(seats) {
                let other = seat.left(seats);
                let view = game.view(Viewer::Seat(seat));
                let world = Hollywood::sample(&view, &mut Fast::new(seed));
                let picks = world.view(Viewer::Omniscient).memory.picks[other];
                // All but the other's first pick and latest pick came from hands that this seat saw before and after.
                let known = 1..usize::from(truth.step) - 1;
                checked += known.len();
                assert_eq!(picks[known.clone()], truth.memory.picks[other][known]);
            }
        });
    }
    assert!(checked > 500);
}

#[test]
fn what_was_passed_on_is_downstream_in_sampled_worlds() {
    let seats = 4;
    for seed in 0..20 {
        random_game(&setup(seats), seed, |game, _| {
            let view = game.view(Viewer::Seat(Seat::from_bits(0)));
            if view.phase != Phase::Drafting || view.step != 2 {
                return;
            }
            let picked = view.memory.picks[Seat::from_bits(0)][0];
            let world = Hollywood::sample(&view, &mut Fast::new(seed)).view(Viewer::Omniscient);
            let (next, after) = if view.year == 1 { (3, 2) } else { (1, 2) };
            for card in view.memory.hands[0].iter().filter(|&card| card != picked) {
                let taken = world.memory.picks[Seat::from_bits(next)][1] == card;
                let there = world.hands[Seat::from_bits(after)].contains(card);
                assert!(taken || there, "the hand is two seats further, and one card was taken");
            }
        });
    }
}

#[test]
fn sealed_answers_change_nothing_for_anybody_else() {
    let mut pending = 0;
    for seed in 0..12 {
        let seats = 2 + (seed % 5) as usize;
        random_game(&setup(seats), seed, |game, _| {
            if game.to_act().len() < 2 {
                return;
            }
            for seat in game.to_act().iter() {
                for action in legal(game, seat) {
                    let mut after = game.clone();
                    let mut cx = EventRecorder::new(Fast::new(1));
                    after.apply(seat, action, &mut cx);
                    assert!(cx.events.is_empty(), "nothing is heard before the last answer");
                    for viewer in Viewer::all(seats) {
                        if viewer == Viewer::Omniscient || viewer == Viewer::Seat(seat) {
                            continue;
                        }
                        pending += 1;
                        assert_eq!(game.view(viewer), after.view(viewer));
                        if let Some(other) = viewer.seat() {
                            assert_eq!(legal(game, other), legal(&after, other));
                        }
                    }
                }
            }
        });
    }
    assert!(pending > 10_000);
}

#[test]
fn only_the_distributor_tells_one_deal_from_another() {
    let mut dealt = 0;
    for seed in 0..40 {
        let seats = 3 + (seed % 4) as usize;
        random_game(&setup(seats), seed, |game, _| {
            let Phase::Giving(to) = game.view(Viewer::Spectator).phase else { return };
            let dealer = game.to_act().first().expect("the distributor is asked");
            let options = legal(game, dealer);
            if options.len() < 2 {
                return;
            }
            let give = |action: Action| {
                let mut after = game.clone();
                let mut cx = EventRecorder::new(Fast::new(1));
                after.apply(dealer, action, &mut cx);
                (after, cx.events)
            };
            let (one, other) = (give(options[0]), give(options[1]));
            for viewer in Viewer::all(seats) {
                let told = |events: &[Event]| -> Vec<Event> {
                    events.iter().filter_map(|event| Hollywood::redact(event, viewer)).collect()
                };
                let knows = viewer == Viewer::Omniscient || viewer == Viewer::Seat(dealer);
                assert_eq!(one.0.view(viewer) != other.0.view(viewer), knows, "{viewer}, {to}");
                assert_eq!(told(&one.1) != told(&other.1), knows);
                dealt += 1;
            }
        });
    }
    assert!(dealt > 50);
}

#[test]
fn a_gift_to_an_agent_is_seen_by_two() {
    let mut gifts = 0;
    for seed in 0..60 {
        let seats = 3 + (seed % 4) as usize;
        random_game(&setup(seats), seed, |game, _| {
            let Phase::Handing { from, to } = game.view(Viewer::Spectator).phase else { return };
            let options = legal(game, from);
            let hand = |action: Action| {
                let mut after = game.clone();
                let mut cx = EventRecorder::new(Fast::new(1));
                after.apply(from, action, &mut cx);
                (after, cx.events)
            };
            for pair in options.windows(2) {
                let (one, other) = (hand(pair[0]), hand(pair[1]));
                if one.0.view(Viewer::Spectator).phase.cards_are_shown() {
                    continue;
                }
                for viewer in Viewer::all(seats).filter(|viewer| *viewer != Viewer::Omniscient) {
                    let knows = viewer == Viewer::Seat(from) || viewer == Viewer::Seat(to);
                    let differs = one.0.view(viewer) != other.0.view(viewer);
                    assert_eq!(differs, knows, "{viewer}: {from} to {to}");
                    let heard = |events: &[Event]| Hollywood::redact(&events[0], viewer);
                    assert_eq!(heard(&one.1) != heard(&other.1), knows);
                    gifts += 1;
                }
            }
        });
    }
    assert!(gifts > 50);
}

/// Eight Agents, and hands in which often nobody has anything to give.
fn many_agents() -> String {
    let cards = |kind: &str, count: usize| {
        let names: Vec<String> = (1..=count).map(|i| format!("\"{kind} {i}\"")).collect();
        let genres = "genres = [\"action\"], coins = 1, figurines = 1";
        format!("{{ type = \"{kind}\", {genres}, names = [{}] }},\n", names.join(", "))
    };
    let crew = |job: &str, count: usize| {
        let rest = "genres = [], coins = 0, figurines = 0";
        format!("{{ type = \"crew\", ability = \"{job}\", {rest}, copies = {count} }},\n")
    };
    format!(
        "start_money = 12\nbids = [1, 3, 6, 9, 12]\nbasic = [\n{}{}{}{}]\nstar = [\n{}{}]\n",
        crew("agent", 8),
        crew("score-writer", 80),
        cards("script", 14),
        cards("director", 24),
        cards("actor", 6),
        crew("stunt-performer", 30),
    )
}

#[test]
fn what_agents_taught_is_so_in_sampled_worlds() {
    let text = ComponentsText { name: "agents.toml".to_owned(), toml: many_agents() };
    let (mut rng, mut positions, mut nothing) = (Fast::new(9), 0, 0);
    for seed in 0..90 {
        let seats = 2 + (seed % 5) as usize;
        let mut request = SetupRequest::seats(seats);
        if seed % 3 > 0 {
            request.components = Some(text.clone());
        }
        let setup = Hollywood::setup(&request).expect("a sound set");
        random_game(&setup, seed, |game, _| {
            if agents_are_played(game) {
                check_worlds(game, &mut rng);
                positions += 1;
                let memory = game.view(Viewer::Spectator).memory;
                nothing += usize::from(memory.agent_plays().iter().any(|play| play.nothing));
            }
        });
    }
    assert!(
        positions > 600 && nothing > 50,
        "{positions} positions, {nothing} with nothing handed"
    );
}

#[test]
fn six_players_go_through_the_end_of_the_star_deck() {
    let mut rng = Fast::new(36);
    let (mut by_dealer, mut by_all) = (0, 0);
    for seed in 0..60 {
        let mut restocked = false;
        random_game(&setup(6), seed, |game, events| {
            if events.iter().any(|event| matches!(event, Event::StarsRestocked { .. })) {
                restocked = true;
                let view = game.view(Viewer::Omniscient);
                assert_eq!(view.year, 2, "HW-C3: six players, year 3");
                by_dealer += usize::from(view.dealer.is_some());
                by_all += usize::from(view.dealer.is_none());
            }
            let view = game.view(Viewer::Omniscient);
            if !restocked || view.phase.cards_are_shown() {
                return;
            }
            assert!(!view.deck_open, "nobody can bid on the deck");
            let held: u8 = view.held_count.0.iter().sum();
            assert!(view.phase != Phase::Drafting || held >= 6, "everybody has a secret card");
            check_worlds(game, &mut rng);
        });
    }
    assert!(by_dealer > 0 && by_all > 0, "{by_dealer} with a distributor, {by_all} without");
}

#[test]
fn strict_tables_show_no_memory_to_people() {
    let strict = Hollywood::setup(&SetupRequest::seats(3)).expect("a usual set-up");
    random_game(&strict, 5, |game, _| {
        for seat in Seat::all(3) {
            let view = game.view(Viewer::Seat(seat));
            assert!(Hollywood::view_json(&view).get("memory").is_none());
        }
    });
    random_game(&setup(3), 5, |game, _| {
        let view = game.view(Viewer::Seat(Seat::from_bits(0)));
        assert!(Hollywood::view_json(&view).get("memory").is_some());
    });
}

#[test]
fn errors_tell_what_to_write_and_nothing_else() {
    let game = Hollywood::new(&setup(3), &mut WithoutEvents(Fast::new(1)));
    let read = |text: &str| {
        Hollywood::read_action(&game.components(), text).expect_err("no action").to_string()
    };
    assert!(read("draft cold-inck").contains("did you mean cold-ink?"));
    assert!(read("offer 8 1").contains("the slot must be a number from 1 to 7"));
    assert!(read("put cold-ink 4").contains("the film must be a number from 1 to 3"));
    assert!(read("sing").contains("bid, keep, give"));
    assert!(read("bid").contains("the bid is missing"));
}
