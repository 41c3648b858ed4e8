//! Whole games of every title can be told in every language, and the tips of the guided round find their moments.

use std::collections::BTreeSet;

use backlot_core::chance::Fast;
use backlot_core::{Chance, Pile, Playable, Prompt, Seat, SetupRequest, Text, Viewer};
use backlot_games::{GameKind, with_game};
use backlot_locales::{Locale, ReaderContext};
use backlot_table::{Player, Table};

/// Games of each set-up.
const GAMES: u64 = 6;

/// What must not be in any words: leftovers of a message, and spaces or signs that don't follow one another.
const WRONG: [&str; 7] = ["{", "  ", " .", " ,", "..", "()", " )"];

/// Says the text in every language.
fn say(text: &Text, cast: &ReaderContext) {
    for locale in Locale::all() {
        let words = locale.try_render(text, cast).unwrap_or_else(|missing| {
            panic!("locales/{}: {missing}, in {text:?}", locale.id());
        });
        for wrong in WRONG {
            assert!(!words.contains(wrong), "locales/{}: `{wrong}` in `{words}`", locale.id());
        }
    }
}

fn say_prompt(prompt: &Prompt, cast: &ReaderContext) {
    say(&prompt.heading.title, cast);
    prompt.heading.why.iter().for_each(|why| say(why, cast));
    for option in &prompt.options {
        say(&option.label, cast);
        let preview = &option.preview;
        preview.lines.iter().chain(&preview.warnings).for_each(|line| say(line, cast));
    }
}

/// The moments of a game that tips can wait for: `at-df-a2` for a clause, `on-bid` for an event.
type Moments = BTreeSet<String>;

/// Any option; in every other game the one with the best slate to come, where options tell that, so that films get made.
fn choose<'a>(prompt: &'a Prompt, number: u64, chance: &mut Fast) -> &'a str {
    let slate = |at: &usize| prompt.options[*at].preview.effects.value()["best"].as_u64();
    let most = prompt.options.len();
    let any = chance.below(Pile(0), u32::try_from(most).unwrap()) as usize;
    let best =
        (0..most).max_by_key(slate).filter(|at| number.is_multiple_of(2) && slate(at).is_some());
    &prompt.options[best.unwrap_or(any)].action
}

/// Plays a game at random and says all that anybody can read meanwhile.
fn play<G: Playable>(request: &SetupRequest, number: u64, moments: &mut Moments) {
    let setup = G::setup(request).unwrap();
    let (seats, _) = G::table_of(&setup);
    let names: Vec<String> = (1..=seats).map(|number| format!("N{number}")).collect();
    let players = names.iter().map(|name| Player::Person { name: name.clone() }).collect();
    let cast = |you: Option<Seat>| ReaderContext { names: names.clone(), you };
    let mut table = Table::<G>::new(setup, players, &number.to_string());
    let mut chance = Fast::new(number);
    while let Some(seat) = table.state().to_act().first() {
        let prompt = table.prompt(seat).unwrap();
        moments.insert(format!("at-{}", prompt.heading.clause.to_lowercase()));
        say_prompt(&prompt, &cast(Some(seat)));
        let action = table.read(choose(&prompt, number, &mut chance)).unwrap();
        table.apply(seat, action).unwrap();
    }
    let components = table.state().components();
    let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
    for viewer in viewers {
        for (_, event) in table.events_since(viewer, 0) {
            say(&G::event_text(&components, &event), &cast(viewer.seat()));
            let kind = G::event_json(&components, &event).value();
            moments.insert(format!("on-{}", kind["kind"].as_str().unwrap()));
        }
    }
}

/// The fewest and the most seats, and every value of every option that is not the usual one.
fn setups<G: Playable>() -> Vec<SetupRequest> {
    let info = G::info();
    let mut requests: Vec<SetupRequest> =
        [info.seats.start(), info.seats.end()].map(|&seats| SetupRequest::seats(seats)).into();
    for option in info.options {
        let others = option.values.iter().filter(|value| **value != option.default);
        let usual = || SetupRequest::seats(info.default_seats);
        requests.extend(others.map(|value| usual().with(option.id, value)));
    }
    requests.retain(|request| G::setup(request).is_ok());
    requests
}

/// Plays the set-ups of a game, and returns the moments that came up.
fn play_all<G: Playable>() -> Moments {
    let mut moments = Moments::new();
    for request in setups::<G>() {
        for number in 0..GAMES {
            play::<G>(&request, number, &mut moments);
        }
    }
    moments
}

/// The tips of a game: their keys, and the moments they wait for.
fn tips(kind: GameKind) -> Vec<(&'static str, String)> {
    let start = format!("{}-tip-", kind.id());
    let moment = |key: &'static str| {
        let (number, moment) = key.strip_prefix(&start)?.split_once('-')?;
        number.parse::<u32>().ok()?;
        Some((key, moment.to_owned()))
    };
    Locale::english().keys().filter_map(moment).collect()
}

#[test]
fn every_game_is_told_in_every_language() {
    for kind in GameKind::ALL {
        let moments = with_game!(kind, G => play_all::<G>());
        let tips = tips(kind);
        let is_right = tips.is_empty() || (8..=15).contains(&tips.len());
        assert!(is_right, "{kind} has {} tips: write 8 to 15, or none", tips.len());
        for (key, moment) in tips {
            assert!(moments.contains(&moment), "{key} waits for nothing that comes: {moments:?}");
            for locale in Locale::all() {
                let words = locale.message(key);
                assert!(words.chars().count() <= 200, "locales/{}: {key} is long", locale.id());
            }
        }
    }
}

#[test]
fn every_game_has_its_title_and_options_in_every_language() {
    for kind in GameKind::ALL {
        let info = kind.info();
        let options = info.options.iter().map(|option| format!("{}-option-{}", info.id, option.id));
        let keys = ["title", "summary"].map(|key| format!("{}-{key}", info.id));
        let keys: Vec<String> = keys.into_iter().chain(options).collect();
        for locale in Locale::all() {
            let lacking: Vec<_> = keys.iter().filter(|key| !locale.has(key)).collect();
            // Until somebody translates a game, it is shown in English.
            let is_untranslated = locale.id() != "en" && lacking.len() == keys.len();
            let id = locale.id();
            assert!(lacking.is_empty() || is_untranslated, "locales/{id} lacks {lacking:?}");
        }
    }
}
