//! The policy and what explanations are made from.

use backlot_core::chance::Fast;
use backlot_core::{
    Arrange, BySeat, Game, Outcome, Playable, Seat, SetupRequest, Viewer, WithoutEvents,
};
use backlot_dream_factory::{Action, DreamFactory, Setup};
use backlot_strategy::{Buffers, Capabilities, Strategy, Style};

backlot_testkit::strategy!(DreamFactory);

fn setup(seats: usize, edition: &str) -> Setup {
    let request = SetupRequest::seats(seats).with("edition", edition);
    DreamFactory::setup(&request).expect("the request is sound")
}

fn tuned() -> &'static [f32] {
    &DreamFactory::knowledge().tuned
}

/// Plays a game by policies; `look` sees every position.
fn play(
    setup: &Setup,
    seed: u64,
    opponents: &BySeat<&[f32]>,
    mut look: impl FnMut(&DreamFactory, Seat),
) -> DreamFactory {
    let (mut cx, mut rng) = (WithoutEvents(Fast::new(seed)), Fast::new(seed));
    let mut buffers = Buffers::default();
    let mut game = DreamFactory::new(setup, &mut cx);
    while let Some(seat) = game.to_act().first() {
        look(&game, seat);
        let action = game.play(seat, opponents[seat], &mut rng, &mut buffers);
        game.apply(seat, action, &mut cx);
    }
    game
}

fn all_tuned() -> BySeat<&'static [f32]> {
    BySeat::from_fn(|_| tuned())
}

fn limit(game: &DreamFactory, seat: Seat) -> Option<f32> {
    let auction = DreamFactory::CAPABILITIES.auction;
    let auction = auction.as_ref().filter(|auction| (auction.is_on)(game))?;
    Some((auction.limit)(game, seat, tuned()))
}

fn rate(game: &DreamFactory, seat: Seat) -> (Vec<Action>, Vec<f32>) {
    let (mut legal, mut ratings) = (Vec::new(), Vec::new());
    game.legal_actions(seat, &mut legal);
    game.rate(seat, tuned(), &legal, &mut ratings);
    (legal, ratings)
}

#[test]
fn quick_answers_are_legal_and_about_the_best_rated() {
    let (mut decisions, mut alike) = (0u32, 0u32);
    for (seed, seats) in [(1, 2), (2, 3), (3, 4), (4, 5)] {
        for edition in ["2000", "2009"] {
            play(&setup(seats, edition), seed, &all_tuned(), |game, seat| {
                let (legal, ratings) = rate(game, seat);
                assert!(ratings.iter().all(|rating| rating.is_finite()));
                let quick = game.play(seat, tuned(), &mut Fast::new(1), &mut Buffers::default());
                let place = legal.binary_search(&quick).expect("the answer is legal");
                let best = ratings.iter().copied().fold(f32::MIN, f32::max);
                decisions += 1;
                alike += u32::from(ratings[place] > best - 0.05);
            });
        }
    }
    assert!(alike * 100 >= decisions * 96, "{alike} of {decisions}");
}

#[test]
fn playing_auctions_at_once_changes_nothing() {
    for seed in 0..5 {
        let setup = setup(4, "2009");
        let one_by_one = play(&setup, seed, &all_tuned(), |_, _| {});
        let (mut cx, mut rng) = (WithoutEvents(Fast::new(seed)), Fast::new(seed));
        let mut buffers = Buffers::default();
        let mut game = DreamFactory::new(&setup, &mut cx);
        while !game.to_act().is_empty() {
            game.advance_together(&all_tuned(), &mut rng, &mut buffers, &mut cx);
        }
        assert_eq!(game, one_by_one);
    }
}

#[test]
fn descriptions_are_about_the_size_of_one() {
    for seats in 2..=5 {
        let Capabilities { features, expert_features, .. } = DreamFactory::CAPABILITIES;
        // By tuned constants the red chips of all parties to come weigh up to 13.4.
        for (features, edition, most) in [(features, "2000", 12.0), (expert_features, "2009", 14.0)]
        {
            let features = features.expect("positions have features");
            play(&setup(seats, edition), 8, &all_tuned(), |game, _| {
                let numbers = features.of(game);
                assert!(numbers.iter().all(|number| number.abs() < most), "{numbers:?}");
            });
        }
    }
}

#[test]
fn a_limit_is_where_the_policy_stops_bidding() {
    play(&setup(4, "2009"), 6, &all_tuned(), |game, seat| {
        let (legal, ratings) = rate(game, seat);
        if legal[0] != Action::Pass {
            assert_eq!(limit(game, seat), None);
            return;
        }
        let limit = limit(game, seat).expect("there is an auction");
        if let Some(Action::Bid(least)) = legal.get(1) {
            assert_eq!(ratings[1] >= ratings[0], f32::from(*least) <= limit, "{least} {limit}");
            let falling = ratings[1..].windows(2).all(|pair| pair[0] > pair[1]);
            assert!(falling, "nobody bids more than needed: {ratings:?}");
        }
    });
}

/// The average over games of what `count` says of the first seat, which plays by these constants.
fn average(constants: &[f32], count: impl Fn(&DreamFactory, &Outcome, Seat) -> f32) -> f32 {
    let games = 24u8;
    let mut sum = 0.0;
    for seed in 0..games {
        let hero = Seat::from_bits(seed % 4);
        let opponents = BySeat::from_fn(|seat| if seat == hero { constants } else { tuned() });
        let game = play(&setup(4, "2009"), seed.into(), &opponents, |_, _| {});
        let outcome = game.outcome().expect("the game is over");
        sum += count(&game, &outcome, hero);
    }
    sum / f32::from(games)
}

#[test]
fn styles_do_what_their_names_say() {
    let style = |name: Style| DreamFactory::knowledge().styles[&name].as_slice();
    let money = |_: &DreamFactory, outcome: &Outcome, seat: Seat| {
        let line = outcome.sheet.lines().iter().find(|line| line.source == "money");
        line.map_or(0.0, |line| line.points[seat] as f32)
    };
    assert!(average(style(Style::Hoarder), money) > average(tuned(), money) + 5.0);
    let first = |_: &DreamFactory, outcome: &Outcome, seat: Seat| {
        let line = outcome.sheet.lines().iter().find(|line| line.source == "first-movies");
        line.map_or(0.0, |line| line.points[seat] as f32)
    };
    assert!(average(style(Style::Rusher), first) > average(tuned(), first));
    let movies = |game: &DreamFactory, _: &Outcome, seat: Seat| {
        let view = game.view(Viewer::Omniscient);
        view.screenplays[seat].and(view.finished).len() as f32
    };
    let stars_each = |game: &DreamFactory, outcome: &Outcome, seat: Seat| {
        let points = outcome.sheet.lines()[0].points[seat] as f32;
        points / movies(game, outcome, seat).max(1.0)
    };
    assert!(
        average(style(Style::ManySmall), stars_each) < average(style(Style::FewBig), stars_each)
    );
}

#[test]
fn the_last_party_is_solved() {
    let lines = ["quarter 4", "location 8", "money p1 12", "money p2 12", "money p3 12"];
    let game = DreamFactory::arrange(&setup(3, "2009"), &lines).expect("the position is sound");
    let seat = game.to_act().first().expect("somebody is asked");
    let (legal, _) = rate(&game, seat);
    let solve = DreamFactory::CAPABILITIES.solver.expect("ends are solved");
    let shares = solve(&game, seat, &legal, 1_000_000).expect("it is small");
    // Nobody finishes a movie any more, so all have the same and share the win.
    assert!(shares.iter().all(|share| (share - 1.0 / 3.0).abs() < 1e-3), "{shares:?}");
    assert_eq!(solve(&game, seat, &legal, 5), None);
}
