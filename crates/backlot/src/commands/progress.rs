//! Bars for work that takes long.

use std::io::{self, IsTerminal};
use std::sync::atomic::Ordering;
use std::time::Duration;

use backlot_arena::Progress;
use indicatif::{ProgressBar, ProgressStyle};

/// What the bar of some work says.
pub(super) struct Bar {
    /// What is done.
    pub(super) message: String,
    /// How much there is to do, and of what.
    pub(super) length: u64,
    pub(super) units: &'static str,
    /// Whether what is done so far counts when it is interrupted.
    pub(super) keeps: bool,
}

/// Does the work, with a bar at a terminal that follows it.
pub(super) fn with_bar<T: Send>(
    bar: Bar,
    progress: &Progress,
    work: impl FnOnce(&Progress) -> T + Send,
) -> T {
    if !io::stderr().is_terminal() {
        return work(progress);
    }
    let Bar { message, length, units, keeps } = bar;
    let interrupted = if keeps { "keeps what is done" } else { "stops" };
    let style = format!(
        "{{msg}} {{wide_bar}} {{human_pos}}/{{human_len}} {units}, {{eta}} left (Ctrl-C {interrupted})"
    );
    let style =
        ProgressStyle::with_template(&style).unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = ProgressBar::new(length).with_style(style);
    bar.set_message(message);
    let result = std::thread::scope(|scope| {
        let worker = scope.spawn(|| work(progress));
        while !worker.is_finished() {
            bar.set_position(progress.done.load(Ordering::Relaxed));
            std::thread::sleep(Duration::from_millis(50));
        }
        worker.join()
    });
    bar.finish_and_clear();
    result.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}
