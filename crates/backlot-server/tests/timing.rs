//! When others hear of an answer in secret does not tell what it was. That bots answer at moments that follow from public
//! things alone is tested where they do (`src/bots.rs`), with time that is counted and not measured. Here time is measured,
//! so this is for people who look at the result, and runs only with `BACKLOT_LONG=1`.

use std::time::{Duration, Instant};

use crate::support::{Person, Running};
use backlot_core::chance::Fast;
use serde_json::{Value, json};

/// So many rounds are measured.
const ROUNDS: usize = 400;

/// How often the times are shuffled to see what chance alone would do.
const SHUFFLES: usize = 2_000;

/// Two groups of times, in microseconds.
#[derive(Default)]
struct Times([Vec<f64>; 2]);

impl Times {
    /// How far the distributions lie apart (Kolmogorov-Smirnov), and how often chance alone does as much.
    fn compare(&self) -> (f64, f64) {
        let [a, b] = &self.0;
        let apart = distance(a, b);
        let mut all: Vec<f64> = a.iter().chain(b).copied().collect();
        let mut chance = Fast::new(1);
        let mut as_far = 0;
        for _ in 0..SHUFFLES {
            for last in (1..all.len()).rev() {
                all.swap(last, chance.index(last + 1));
            }
            let (one, two) = all.split_at(a.len());
            as_far += usize::from(distance(one, two) >= apart);
        }
        #[expect(clippy::cast_precision_loss, reason = "few shuffles")]
        (apart, as_far as f64 / SHUFFLES as f64)
    }

    fn report(&self, what: &str) -> f64 {
        let (apart, by_chance) = self.compare();
        for (name, times) in ["one", "other"].iter().zip(&self.0) {
            let mut sorted = times.clone();
            sorted.sort_by(f64::total_cmp);
            let at = |part: usize| sorted[(sorted.len() - 1) * part / 100] / 1000.0;
            println!(
                "{what}, {name} choice: {} times, p10 {:.2} ms, p50 {:.2} ms, p90 {:.2} ms",
                sorted.len(),
                at(10),
                at(50),
                at(90)
            );
        }
        println!("{what}: {apart:.3} apart; chance alone does so in {:.1} %", by_chance * 100.0);
        by_chance
    }
}

/// The largest difference between the shares of the two that are below some time.
#[expect(clippy::cast_precision_loss, reason = "few times")]
fn distance(a: &[f64], b: &[f64]) -> f64 {
    let (mut a, mut b) = (a.to_vec(), b.to_vec());
    a.sort_by(f64::total_cmp);
    b.sort_by(f64::total_cmp);
    let share = |times: &[f64], at: f64| {
        times.partition_point(|time| *time <= at) as f64 / times.len() as f64
    };
    let gap = |&at: &f64| (share(&a, at) - share(&b, at)).abs();
    a.iter().chain(&b).map(gap).fold(0.0, f64::max)
}

/// Hears frames until the wanted one, and tells how long after the start it came.
async fn heard(person: &mut Person, start: Instant, wanted: impl Fn(&Value) -> bool) -> f64 {
    loop {
        let frame = person.hear_next().await;
        if wanted(&frame) {
            return start.elapsed().as_secs_f64() * 1e6;
        }
    }
}

/// One round in secret at a new table: the second person chooses the first or the last option. How long until the first
/// person hears that the answer is in, and until the round is shown after the last answer.
async fn one_round(server: &Running, last_option: bool) -> (f64, f64) {
    let (table, secrets) = server.table_of_people("hollywood", 3).await;
    let mut people = Vec::new();
    for secret in &secrets {
        people.push(Person::sit(&server.host, &table, secret, 1).await);
    }
    // Who has come is told first.
    tokio::time::sleep(Duration::from_millis(450)).await;
    for person in &mut people {
        person.ask(json!({ "type": "ping" })).await;
    }
    let prompt = people[1].seen.prompt.clone();
    let options = prompt["options"].as_array().unwrap().len();
    let option = if last_option { options - 1 } else { 0 };
    let start = Instant::now();
    let answer = json!({ "type": "answer", "prompt": prompt["id"], "option": option });
    people[1].connection.send(answer).await.unwrap();
    let locked = heard(&mut people[0], start, |frame| frame["locked"] == json!([1])).await;
    for seat in [0, 2] {
        let prompt = people[seat].seen.prompt["id"].clone();
        let answer = json!({ "type": "answer", "prompt": prompt, "option": 0 });
        if seat == 0 {
            people[0].ask(answer).await;
        } else {
            people[2].connection.send(answer).await.unwrap();
        }
    }
    let start = Instant::now();
    let shown = heard(&mut people[0], start, |frame| frame.get("events").is_some()).await;
    (locked, shown)
}

#[tokio::test]
async fn when_others_hear_does_not_tell_what_was_answered() {
    if std::env::var("BACKLOT_LONG").is_err() {
        println!("measured only with BACKLOT_LONG=1");
        return;
    }
    let server = Running::start().await;
    let (mut locked, mut shown) = (Times::default(), Times::default());
    let mut chance = Fast::new(7);
    for _ in 0..ROUNDS {
        // In random order, so that a server that gets slower or faster is no difference.
        let last_option = chance.index(2);
        let times = one_round(&server, last_option == 1).await;
        locked.0[last_option].push(times.0);
        shown.0[last_option].push(times.1);
    }
    server.stop().await;
    let by_chance = [locked.report("told that it is in"), shown.report("round shown")];
    // One run in five hundred would fail if nothing showed.
    assert!(by_chance.iter().all(|share| *share > 0.001), "{by_chance:?}");
}

#[test]
fn a_difference_would_be_found() {
    let mut chance = Fast::new(3);
    let mut times = Times::default();
    for number in 0..200 {
        let noise = chance.index(1000);
        // Three tenths of a millisecond more, in noise of one.
        #[expect(clippy::cast_precision_loss, reason = "small numbers")]
        times.0[number % 2].push((noise + number % 2 * 300) as f64);
    }
    assert!(times.compare().1 < 0.001);
    let mut times = Times::default();
    for number in 0..200 {
        #[expect(clippy::cast_precision_loss, reason = "small numbers")]
        times.0[number % 2].push(chance.index(1000) as f64);
    }
    assert!(times.compare().1 > 0.001);
}
