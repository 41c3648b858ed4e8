//! Counters for Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Upper ends of the buckets for the time from a frame to its answer, in milliseconds.
const BUCKETS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];

/// What a server counts.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Entries that were stored.
    pub(crate) entries: AtomicU64,
    /// Inputs that were carried out.
    pub(crate) inputs: AtomicU64,
    /// Inputs that were refused.
    pub(crate) refused: AtomicU64,
    /// Answers that bots gave.
    pub(crate) bot_answers: AtomicU64,
    /// Frames that came in.
    pub(crate) frames_in: AtomicU64,
    /// Frames that went out.
    pub(crate) frames_out: AtomicU64,
    /// Clients that were too slow.
    pub(crate) too_slow: AtomicU64,
    /// Times that the database failed.
    pub(crate) store_failed: AtomicU64,
    /// Appends that lost a race with another node.
    pub(crate) races_lost: AtomicU64,
    /// Tables that were read from the database.
    pub(crate) loads: AtomicU64,
    /// Open sockets.
    pub(crate) sockets: AtomicI64,
    answered: [AtomicU64; BUCKETS.len() + 1],
    answer_micros: AtomicU64,
}

pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

impl Metrics {
    /// An input was carried out in this time, the sync to disk included.
    pub(crate) fn answered(&self, time: Duration) {
        count(&self.inputs);
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        let bucket = BUCKETS.iter().position(|end| micros <= end * 1_000).unwrap_or(BUCKETS.len());
        count(&self.answered[bucket]);
        self.answer_micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// All counters in the form that Prometheus reads.
    pub(crate) fn to_text(&self, tables_in_memory: usize) -> String {
        let mut text = String::new();
        let counters = [
            ("entries_total", "entries stored", &self.entries),
            ("inputs_total", "inputs carried out", &self.inputs),
            ("refused_total", "inputs refused", &self.refused),
            ("bot_answers_total", "answers of bots", &self.bot_answers),
            ("frames_in_total", "frames received", &self.frames_in),
            ("frames_out_total", "frames sent", &self.frames_out),
            ("too_slow_total", "clients cut off because they read too slowly", &self.too_slow),
            ("store_failed_total", "times the database failed", &self.store_failed),
            (
                "races_lost_total",
                "entries refused because another node was faster",
                &self.races_lost,
            ),
            ("loads_total", "tables read from the database", &self.loads),
        ];
        for (name, about, counter) in counters {
            let value = counter.load(Ordering::Relaxed);
            let _ = write!(
                text,
                "# HELP backlot_{name} {about}\n# TYPE backlot_{name} counter\nbacklot_{name} {value}\n"
            );
        }
        let gauges = [
            ("sockets", "open sockets", self.sockets.load(Ordering::Relaxed)),
            (
                "tables_in_memory",
                "tables in memory",
                i64::try_from(tables_in_memory).unwrap_or(i64::MAX),
            ),
        ];
        for (name, about, value) in gauges {
            let _ = write!(
                text,
                "# HELP backlot_{name} {about}\n# TYPE backlot_{name} gauge\nbacklot_{name} {value}\n"
            );
        }
        self.write_answers(&mut text);
        text
    }

    fn write_answers(&self, text: &mut String) {
        const NAME: &str = "backlot_answer_seconds";
        let _ =
            write!(text, "# HELP {NAME} from input to answer, stored\n# TYPE {NAME} histogram\n");
        let mut sum = 0;
        for (bucket, counter) in self.answered.iter().enumerate() {
            sum += counter.load(Ordering::Relaxed);
            match BUCKETS.get(bucket) {
                Some(&end) => {
                    let seconds = Duration::from_millis(end).as_secs_f64();
                    let _ = writeln!(text, "{NAME}_bucket{{le=\"{seconds}\"}} {sum}");
                }
                None => {
                    let _ = writeln!(text, "{NAME}_bucket{{le=\"+Inf\"}} {sum}");
                }
            }
        }
        let seconds =
            Duration::from_micros(self.answer_micros.load(Ordering::Relaxed)).as_secs_f64();
        let _ = write!(text, "{NAME}_sum {seconds}\n{NAME}_count {sum}\n");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_counted_by_their_time() {
        let metrics = Metrics::default();
        metrics.answered(Duration::from_millis(3));
        metrics.answered(Duration::from_secs(3));
        let text = metrics.to_text(7);
        for line in [
            "backlot_answer_seconds_bucket{le=\"0.002\"} 0",
            "backlot_answer_seconds_bucket{le=\"0.005\"} 1",
            "backlot_answer_seconds_bucket{le=\"+Inf\"} 2",
            "backlot_answer_seconds_count 2",
            "backlot_tables_in_memory 7",
        ] {
            assert!(text.lines().any(|other| other == line), "{line} is missing in\n{text}");
        }
    }
}
