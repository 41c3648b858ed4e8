//! Bots can't see what is hidden: in a world that looks the same to them, they do the same.
//!
//! `BACKLOT_POSITIONS=100000 cargo test --release -p backlot-arena --test all blindfold` looks at that many positions of each
//! game; CI looks at a few hundred.

use backlot_bots::{Bot, Budget, Level};
use backlot_core::chance::{Fast, Seeded};
use backlot_core::{Playable, SetupRequest, Viewer, WithoutEvents};
use backlot_games::{GameKind, with_game};
use backlot_strategy::{Buffers, Strategy};

const LEVELS: [Level; 8] = [
    Level::Random,
    Level::Greedy,
    Level::Untuned,
    Level::Easy,
    Level::Normal,
    Level::Hard,
    Level::Expert,
    Level::MonteCarlo,
];

/// So few that no decision takes 5 ms.
const ITERATIONS: u32 = 12;

fn positions(usual: usize) -> usize {
    std::env::var("BACKLOT_POSITIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Plays games by the policy, and at decisions asks every level twice: in the true world, and in one where all that the
/// seat can't see is exchanged. Returns how many positions were looked at and in how many something was exchanged.
fn look<G: Playable + Strategy>(positions: usize) -> (usize, usize) {
    let (mut looked, mut exchanged) = (0, 0);
    let info = G::info();
    let seats = info.seats.clone().collect::<Vec<usize>>();
    let mut buffers = Buffers::default();
    for number in 0.. {
        let mut request = SetupRequest::seats(seats[number % seats.len()]);
        // Where a table can be strict, more is hidden.
        if info.options.iter().any(|option| option.id == "memory") {
            request = request.with("memory", ["strict", "assist"][number % 2]);
        }
        let setup = G::setup(&request).unwrap();
        let mut rng = WithoutEvents(Seeded::new(&format!("blindfold/{number}")));
        let mut policy_rng = Fast::new(number as u64);
        let mut game = G::new(&setup, &mut rng);
        while let Some(seat) = game.to_act().first() {
            if looked >= positions {
                return (looked, exchanged);
            }
            let mut other = game.permute_hidden(Viewer::Seat(seat), &mut policy_rng);
            // Some positions hide little: try a few times to change something.
            for _ in 0..3 {
                if other != game {
                    break;
                }
                other = game.permute_hidden(Viewer::Seat(seat), &mut policy_rng);
            }
            // Every third decision, or whole phases would be looked at in the first games only.
            if policy_rng.index(3) == 0 {
                looked += 1;
                exchanged += usize::from(other != game);
                let seed = policy_rng.word();
                for level in LEVELS {
                    let bot = Bot::new(level, game.seats(), G::knowledge()).unwrap();
                    let ask = |world: &G| {
                        let view = world.view(Viewer::Seat(seat));
                        let budget = &mut Budget::iterations(ITERATIONS);
                        bot.advise::<G>(&view, seat, seed, budget).unwrap()
                    };
                    let (one, two) = (ask(&game), ask(&other));
                    assert_eq!(one, two, "{level} in game {number} of {}", info.id);
                }
            }
            let action = game.play(seat, &G::knowledge().tuned, &mut policy_rng, &mut buffers);
            game.apply(seat, action, &mut rng);
        }
    }
    (looked, exchanged)
}

#[test]
fn every_level_is_blind_to_what_its_seat_cannot_see() {
    for kind in GameKind::ALL {
        let (looked, exchanged) = with_game!(kind, G => look::<G>(positions(120)));
        println!("{}: {looked} positions, {exchanged} with something exchanged", kind.id());
        // The other two hide nothing but luck to come, which no state has.
        assert!(kind != GameKind::Hollywood || exchanged > looked / 2);
    }
}
