//! A hint's sentence tells nothing but the numbers of the search behind it.

use backlot_bots::{Advice, Budget, Level, differences};
use backlot_core::{SetupRequest, Viewer};
use backlot_games::{AnyTable, GameKind, open};
use backlot_table::Player;

/// The numbers in a sentence, as they are written: `41`, `3.2`, `+1.5`.
fn numbers(sentence: &str) -> Vec<String> {
    let mut numbers = Vec::new();
    let mut number = String::new();
    for sign in sentence.chars().chain([' ']) {
        let goes_on = sign.is_ascii_digit()
            || (sign == '.' && number.chars().any(|sign| sign.is_ascii_digit()))
            || (matches!(sign, '+' | '-') && number.is_empty());
        if goes_on {
            number.push(sign);
        } else {
            let read = number.trim_end_matches('.').to_owned();
            if read.chars().any(|sign| sign.is_ascii_digit()) {
                numbers.push(read);
            }
            number.clear();
        }
    }
    numbers
}

/// Every number that the search can stand for.
fn log(advice: &Advice<String>) -> Vec<String> {
    let mut log = Vec::new();
    for candidate in &advice.candidates {
        log.push(format!("{:.1}", candidate.value));
        log.push(format!("{:.0}", 100.0 * candidate.value));
        // What an action says of itself: bids, columns, films.
        log.extend(numbers(&candidate.action));
        let Some(estimate) = &candidate.estimate else { continue };
        log.push(estimate.playouts.to_string());
        log.push(format!("{:.0}", 100.0 * estimate.win));
        log.push(format!("{:.1}", estimate.points));
    }
    if let [first, second, ..] = advice.candidates.as_slice() {
        log.push(format!("{:.1}", first.value - second.value));
        if let (Some(own), Some(other)) = (&first.estimate, &second.estimate) {
            log.push(format!("{:.1}", (own.points - other.points).abs()));
            log.extend(differences(own, other).iter().map(|(_, points)| format!("{points:+.1}")));
        }
    }
    log
}

fn check(table: &dyn AnyTable, level: Level, seed: u64) -> bool {
    let seat = table.to_act().first().unwrap();
    let budget = &mut Budget::iterations(40).explained();
    let advice = table.advise(seat, &table.bot(level).unwrap(), seed, budget).unwrap();
    let sentence = table.words(&advice.reason, Viewer::Seat(seat));
    assert!(!sentence.contains('{'), "{sentence}");
    let mut log = log(&advice);
    // The sentence names the next best action by its label, which may have numbers of its own.
    let options = table.prompt(seat).unwrap().options;
    let named = options
        .iter()
        .filter(|option| advice.candidates[1..].iter().any(|next| next.action == option.action));
    log.extend(named.flat_map(|option| numbers(&table.words(&option.label, Viewer::Seat(seat)))));
    // Sources of points have names such as “Best Movie of round 1” or “the movie with Ada Ash (rating 2)”; titles have
    // no numbers.
    let names = ["round", "year", "rating"];
    let names = names.into_iter().flat_map(|name| (1..=4).map(move |n| format!("{name} {n}")));
    let plain = names.fold(sentence.clone(), |plain, name| plain.replace(&name, ""));
    for number in numbers(&plain) {
        assert!(
            log.contains(&number),
            "{number} in `{sentence}` is not in the search's log {log:?}"
        );
    }
    let compared =
        advice.candidates.iter().take(2).filter(|known| known.estimate.is_some()).count();
    compared == 2
}

#[test]
fn every_number_in_a_hint_is_one_of_the_search() {
    for kind in GameKind::ALL {
        let players = |seats| vec![Player::bot("normal"); seats];
        let mut table = open(kind, &SetupRequest::default(), players, "hints", None).unwrap();
        let mut with_reasons = 0;
        let mut step = 0;
        while let Some(seat) = table.to_act().first() {
            if step % 9 == 0 {
                let level = [Level::Normal, Level::Hard, Level::Expert][step / 9 % 3];
                with_reasons += usize::from(check(&*table, level, step as u64));
            }
            let budget = &mut Budget::iterations(1);
            let bot = table.bot(Level::Normal).unwrap();
            let advice = table.advise(seat, &bot, step as u64, budget).unwrap();
            table.apply(seat, &advice.action, None).unwrap();
            step += 1;
        }
        assert!(with_reasons >= 3, "{}: {with_reasons} hints compared two actions", kind.id());
    }
}
