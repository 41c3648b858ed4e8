//! Scores told from the card ids alone, slowly and literally by the clauses HC-E1 to HC-E5, against the
//! engine's, on random games.

use std::collections::BTreeMap;

use backlot_core::{
    Game, Playable, Present, SetupRequest, Viewer, WithoutEvents,
    chance::{Fast, Seeded},
};
use backlot_hollywood_cards::HollywoodCards;
use serde_json::Value;

fn random_game(seats: usize, advanced: bool, seed: u64) -> HollywoodCards {
    let request = SetupRequest::seats(seats).with("advanced", &advanced.to_string());
    let setup = HollywoodCards::setup(&request).expect("a usual set-up");
    let mut rng = WithoutEvents(Seeded::new(&seed.to_string()));
    let mut picks = Fast::new(seed);
    let mut game = HollywoodCards::new(&setup, &mut rng);
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().first() {
        game.legal_actions(seat, &mut legal);
        game.apply(seat, legal[picks.index(legal.len())], &mut rng);
    }
    game
}

fn strings(value: &Value) -> Vec<String> {
    let list = value.as_array().expect("a list");
    list.iter().map(|item| item.as_str().expect("a text").to_owned()).collect()
}

/// HC-E2, HC-E5: the award film counts as two.
fn size(films: &[String]) -> i64 {
    films.iter().map(|film| if film.ends_with("-award") { 2 } else { 1 }).sum()
}

fn genre(film: &str) -> &str {
    film.rsplit_once('-').expect("an id").0
}

/// The score and the most valuable movie of a player, from ids.
fn literal_score(player: &Value, set_aside: &[String], advanced: bool) -> (i64, i64) {
    let mut points = 2 * strings(&player["blockbusters"]).len() as i64; // HC-E1
    let mut best = 0;
    for movie in player["movies"].as_array().expect("a list") {
        let films = strings(&movie["films"]);
        let mut worth = size(&films) * movie["rating"].as_i64().expect("a number"); // HC-E2
        if advanced {
            let of_genre = |card: &&String| genre(card) == genre(&films[0]);
            let aside: Vec<String> = set_aside.iter().filter(of_genre).cloned().collect();
            worth *= size(&aside); // HC-E5: an unclaimed award film counts two, too
        }
        points += worth;
        best = best.max(worth);
    }
    let mut sizes: BTreeMap<i64, u32> = BTreeMap::new();
    for project in player["projects"].as_array().expect("a list") {
        *sizes.entry(size(&strings(&project["films"]))).or_default() += 1;
    }
    if let Some((largest, 1)) = sizes.pop_last() {
        points += largest; // HC-E3
    }
    (points, best)
}

#[test]
fn scores_and_winners_are_those_of_the_clauses() {
    for seed in 0..600 {
        let (seats, advanced) = (3 + (seed % 2) as usize, seed % 3 == 0);
        let game = random_game(seats, advanced, seed);
        let view = HollywoodCards::view_json(&game.view(Viewer::Omniscient));
        let aside = strings(&view["set_aside"]);
        let players = view["players"].as_array().expect("a list");
        let scores: Vec<(i64, i64)> =
            players.iter().map(|player| literal_score(player, &aside, advanced)).collect();
        let outcome = game.outcome().expect("the game is over");
        let told: Vec<i64> =
            outcome.scores.taken(seats).iter().map(|&score| score.into()).collect();
        assert_eq!(told, scores.iter().map(|score| score.0).collect::<Vec<_>>(), "seed {seed}");
        let best = scores.iter().max().expect("somebody plays"); // HC-E4
        let winners: Vec<usize> = (0..seats).filter(|&seat| scores[seat] == *best).collect();
        let told: Vec<usize> = outcome.winners.iter().map(backlot_core::Seat::index).collect();
        assert_eq!(told, winners, "seed {seed}");
    }
}
