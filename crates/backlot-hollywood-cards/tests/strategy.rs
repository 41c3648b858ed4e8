//! What bots are built on: ratings, parts, descriptions, styles.

use backlot_core::chance::{Fast, Seeded};
use backlot_core::{ComponentsText, Game, Playable, Seat, SetupRequest, Viewer, WithoutEvents};
use backlot_hollywood_cards::{HollywoodCards, Setup};
use backlot_strategy::{Buffers, Knowledge, Strategy, Style};

backlot_testkit::strategy!(HollywoodCards);

fn setups() -> Vec<Setup> {
    let request =
        |seats: usize, advanced: &str| SetupRequest::seats(seats).with("advanced", advanced);
    [request(3, "false"), request(4, "false"), request(3, "true"), request(4, "true")]
        .iter()
        .map(|request| HollywoodCards::setup(request).expect("a usual set-up"))
        .collect()
}

/// Plays a game by the policy, every seat with its own constants, and shows every position.
fn played(
    setup: &Setup,
    opponents: &[&[f32]],
    seed: u64,
    mut visit: impl FnMut(&HollywoodCards),
) -> HollywoodCards {
    let mut deal = WithoutEvents(Seeded::new(&seed.to_string()));
    let mut rng = Fast::new(seed);
    let mut buffers = Buffers::default();
    let mut game = HollywoodCards::new(setup, &mut deal);
    while let Some(seat) = game.to_act().first() {
        visit(&game);
        let action =
            game.play(seat, opponents[seat.index() % opponents.len()], &mut rng, &mut buffers);
        game.apply(seat, action, &mut deal);
    }
    visit(&game);
    game
}

#[test]
fn descriptions_are_numbers_of_the_size_of_one_that_tell_seats_apart() {
    for (seed, setup) in (0..12).zip(setups().iter().cycle()) {
        let mut stage = 0;
        played(setup, &[&HollywoodCards::knowledge().tuned], seed, |game| {
            assert!(game.stage() >= stage);
            stage = game.stage();
            let features = HollywoodCards::CAPABILITIES.features.expect("positions have features");
            let all = features.of(game);
            assert!(all.iter().all(|feature| feature.abs() < 40.0), "{all:?}");
            assert_ne!(all[..features.count], all[features.count..2 * features.count]);
        });
    }
}

#[test]
fn tuned_constants_beat_those_set_by_hand() {
    let knowledge = HollywoodCards::knowledge();
    let opponents: [&[f32]; 3] = [&knowledge.tuned, &knowledge.by_hand, &knowledge.by_hand];
    let setup = &setups()[0];
    let games = 600;
    let mut won = 0.0;
    for seed in 0..games {
        let game = played(setup, &opponents, seed, |_| {});
        won += game.outcome().expect("it is over").win_share(Seat::from_bits(0));
    }
    assert!(won / games as f64 > 0.345, "{won} of {games}");
}

/// How a style plays against two tuned seats, summed over many games.
#[derive(Default)]
struct Habits {
    movies: f32,
    films_in_movies: f32,
    films_left_over: f32,
    studio_cards_kept: f32,
}

fn habits(style: Style) -> Habits {
    let knowledge = HollywoodCards::knowledge();
    let own = knowledge.styles[&style].as_slice();
    let setup = &setups()[0];
    let mut habits = Habits::default();
    for seed in 0..200 {
        let seat = Seat::from_bits((seed % 3) as u8);
        let mut opponents: [&[f32]; 3] = [&knowledge.tuned; 3];
        opponents[seat.index()] = own;
        let mut last_round_began = false;
        let game = played(setup, &opponents, seed, |game| {
            let view = game.view(Viewer::Omniscient);
            if view.round == 2 && !last_round_began {
                last_round_began = true;
                let cards = view.studio[seat];
                habits.studio_cards_kept +=
                    f32::from(u8::from(cards.clap) + u8::from(cards.double));
            }
        });
        let view = game.view(Viewer::Omniscient);
        habits.films_left_over += view.held[seat].len() as f32;
        for star in view.movies[seat].numbers() {
            habits.movies += 1.0;
            habits.films_in_movies += view.films[usize::from(star)].len() as f32;
        }
    }
    habits
}

#[test]
fn styles_play_as_they_are_named() {
    let [hoarder, rusher, chaser, big, small] =
        [Style::Hoarder, Style::Rusher, Style::StarChaser, Style::FewBig, Style::ManySmall]
            .map(habits);
    assert!(hoarder.films_left_over > 1.3 * rusher.films_left_over);
    assert!(hoarder.studio_cards_kept > 1.5 * rusher.studio_cards_kept);
    assert!(rusher.movies > 1.1 * hoarder.movies);
    assert!(chaser.movies > 1.2 * big.movies);
    assert!(big.films_in_movies / big.movies > 1.15 * small.films_in_movies / small.movies);
    assert!(small.movies > 1.1 * big.movies);
}

/// Two gaps are usual; other sets have none, one or many.
#[test]
fn unusual_sets_are_played_as_well() {
    for (columns, reels) in [("[3, 3]", 6), ("[4, 3]", 6), ("[8, 8]", 6), ("[5, 1, 1]", 3)] {
        let toml = format!(
            r#"
columns = {columns}
blockbusters = 3
films_per_genre = 15
genres = ["horror", "action", "comedy", "drama"]
stars = [{{ name = "A", rating = 1 }}, {{ name = "B", rating = 2 }}, {{ name = "C", rating = 3 }}]
stars_per_round = 1
reels = {reels}
"#
        );
        let text = ComponentsText { name: "unusual.toml".to_owned(), toml };
        let request = SetupRequest { components: Some(text), ..SetupRequest::seats(3) };
        let setup = HollywoodCards::setup(&request).expect("a sound set");
        for seed in 0..5 {
            played(&setup, &[&HollywoodCards::knowledge().tuned], seed, |game| {
                let Some(seat) = game.to_act().first() else { return };
                let mut legal = Vec::new();
                game.legal_actions(seat, &mut legal);
                let mut ratings = Vec::new();
                game.rate(seat, &HollywoodCards::knowledge().tuned, &legal, &mut ratings);
                assert!(ratings.iter().all(|rating| rating.is_finite()), "{columns}: {ratings:?}");
                let capabilities = HollywoodCards::CAPABILITIES;
                let features = capabilities.features.expect("positions have features").of(game);
                assert!(features.iter().all(|feature| feature.is_finite()));
                capabilities.solver.expect("ends are solved")(game, seat, &legal, 2000);
            });
        }
    }
}

#[test]
fn the_files_of_constants_name_every_style_once() {
    let knowledge: &Knowledge = HollywoodCards::knowledge();
    let mut names: Vec<&str> = knowledge.styles.keys().map(|style| style.name()).collect();
    names.sort_unstable();
    assert_eq!(names, ["few-big", "hoarder", "many-small", "rusher", "star-chaser"]);
    assert_eq!(knowledge.tuned.len(), HollywoodCards::CONSTANTS.len());
    for constant in HollywoodCards::CONSTANTS {
        assert!((constant.low..=constant.high).contains(&constant.by_hand), "{}", constant.name);
    }
}
