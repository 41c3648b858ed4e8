//! A hint's sentence tells nothing but the numbers of the search behind it.

use backlot_bots::{Advice, Budget, Level, differences};
use backlot_core::chance::Fast;
use backlot_core::{Arg, Seat, SeatSet, SetupRequest, Viewer};
use backlot_games::{AnyTable, GameKind, Hint, bot_jobs, hint_job, open, words};
use backlot_table::Player;
use backlot_table::hosted::{
    ClockRule, Hash, HostedTable, Input, Listeners, Moment, OpenRequest, Party, Place, Secret,
    Status,
};

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

/// What a person is told in positions that come up when moves are made at random, or as advised.
fn hints_in_a_game(kind: GameKind, prepared: u32, check: &mut impl FnMut(&HostedTable, &Hint)) {
    let person = Seat::new(0).unwrap();
    let place = |seat| if seat == 0 { Place::You } else { Place::Bot("easy".to_owned()) };
    let request = OpenRequest {
        table: "t1".to_owned(),
        places: (0..3).map(place).collect(),
        name: Some("Ada".to_owned()),
        key: Hash::of(b"Ada"),
        number: None,
        clock: ClockRule::None,
        level: "easy".to_owned(),
        public: false,
        help: Some(true),
        prepared: Some(prepared),
    };
    let moment = Moment { now: 0, present: SeatSet::EMPTY, fresh: Secret([0; 32]) };
    let setup = SetupRequest::seats(3);
    let (mut table, _) = HostedTable::open(kind.hosted(), &setup, &request, &moment).unwrap();
    let mut rng = Fast::new(u64::from(prepared));
    let mut hints = 0;
    while table.status() == Status::Playing {
        let (by, prompt, action) = if let Some(job) = bot_jobs(&table).into_iter().next() {
            let (seat, prompt, seed) = (job.seat, job.prompt, job.seed.unwrap());
            (Party::Bot(seat), prompt, job.think(seed, &mut Budget::iterations(1)))
        } else {
            let asked = table.prompt_briefly(person).unwrap();
            let mut action = asked.actions[rng.index(asked.actions.len())].clone();
            if hints < 25 && rng.index(3) == 0 {
                let job = hint_job(&table, person).unwrap();
                let hint = job.think(rng.word(), &mut Budget::iterations(24).explained()).unwrap();
                check(&table, &hint);
                action = hint.best.action;
                hints += 1;
            }
            (Party::Seat(person), asked.id, Some(action))
        };
        let input = Input::Answer { prompt, option: None, action };
        let decided = table.decide(by, &input, &moment).unwrap();
        table.commit(decided, Listeners::ALL);
    }
}

#[test]
fn a_hint_says_one_sentence_with_one_number_and_does_not_contradict_itself() {
    for kind in GameKind::ALL {
        let mut seen = 0;
        for prepared in 0..4 {
            hints_in_a_game(kind, prepared, &mut |table, hint| {
                let verdict = words(table, &hint.best.why[0], Viewer::Seat(Seat::new(0).unwrap()));
                assert!(verdict.split(' ').count() <= 20, "{verdict}");
                assert!(numbers(&verdict).len() <= 1, "{verdict}");
                for other in &hint.alternatives {
                    assert!(other.value <= hint.best.value, "{hint:?}");
                }
                seen += 1;
            });
        }
        assert!(seen > 20, "{kind}: {seen}");
    }
}

/// What the sentence about a plan promises.
fn income(hint: &Hint) -> Option<i64> {
    let why = hint.best.why.first().filter(|why| why.key.ends_with("-planned-slate"))?;
    why.args.iter().find_map(|(_, arg)| match arg {
        Arg::Number(number) => Some(*number),
        _ => None,
    })
}

#[test]
fn a_plan_makes_good_what_was_placed_badly() {
    let mut undone = 0;
    for kind in GameKind::ALL {
        for prepared in 0..6 {
            let mut promised = (0, serde_json::Value::Null);
            hints_in_a_game(kind, prepared, &mut |table, hint| {
                let Some(income) = income(hint) else { return };
                let view = table.view_json(Viewer::Seat(Seat::new(0).unwrap())).unwrap();
                let view: serde_json::Value = serde_json::from_str(&view).unwrap();
                let held = view["players"][0]["held"].clone();
                // Where something could be made of the same cards, no hint recommends nothing.
                if promised.1 == held {
                    assert!(income > 0 || promised.0 == 0, "after {}: {hint:?}", promised.0);
                }
                promised = (income, held);
                undone += usize::from(hint.undo > 0);
            });
        }
    }
    assert!(undone > 0, "cards at random spoil some slate");
}
