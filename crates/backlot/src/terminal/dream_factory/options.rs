//! The options of a prompt, as short as they can be: bids as a table, placements by chip.

use backlot_core::{Choice, Prompt, Text};
use backlot_dream_factory::{Action, Chip, Screenplay, Space, View};

use super::super::page::{Page, Style};
use super::line::Line;
use super::words::{self, text};

/// More bids than this stand in two columns.
const LONG_LIST: usize = 8;
/// Of a table of bids: number, bid, what one keeps, what each other player gets, what stays.
const BID_CELLS: [usize; 5] = [3, 7, 10, 13, 8];
const BID_HEAD: [&str; 5] = [
    "terminal-df-bid-number",
    "terminal-df-bid-amount",
    "terminal-df-bid-keep",
    "terminal-df-bid-each",
    "terminal-df-bid-stays",
];
/// Two tables of bids with a gap.
const TWO_TABLES: usize = 78;

pub(super) fn draw(view: &View, prompt: &Prompt, legal: &[Action], page: &mut Page) {
    let mut bids = Vec::new();
    let mut last_chip = None;
    for (number, (option, &action)) in (1usize..).zip(prompt.options.iter().zip(legal)) {
        match action {
            Action::Bid(amount) => bids.push((number, amount, option)),
            Action::Place { chip, screenplay, space } => {
                if last_chip.replace(chip) != Some(chip) {
                    draw_chip(view, chip, page);
                }
                let place = placement(view, screenplay, space, option, page);
                // The first line of the preview says what the place says already.
                draw_option(number, &place, option, 1, page);
            }
            Action::Discard(_) => {
                let label = page.words(&option.label);
                draw_option(number, &label, option, 1, page);
            }
            Action::Pick(_) | Action::Pass | Action::Take(_) | Action::Decline => {
                let label = page.words(&option.label);
                draw_option(number, &label, option, 0, page);
            }
        }
    }
    draw_bids(view, &bids, page);
}

/// An option with what it would do, from the given line of its preview on, and what one might regret.
fn draw_option(number: usize, label: &str, option: &Choice, from: usize, page: &mut Page) {
    let preview = option.preview.lines.iter().skip(from).map(|line| page.words(line));
    let warnings = option.preview.warnings.iter().map(|warning| {
        page.words(&Text::new("terminal-df-warning").with("warning", warning.clone()))
    });
    let then: Vec<String> = preview.chain(warnings).collect();
    let mut words = label.to_owned();
    if !then.is_empty() {
        let then = Text::new("terminal-df-then").with("preview", then.join(" ").as_str());
        words += &page.words(&then);
    }
    let style = if option.preview.warnings.is_empty() { None } else { Some(Style::Red) };
    page.hanging(&format!("{number:>3}  "), &words, style);
}

fn draw_chip(view: &View, chip: Chip, page: &mut Page) {
    let line = format!("{} {}", words::mark(view, page, chip), view.components.chip_name(chip));
    let style = words::kind_style(view.components.kind(chip));
    let line = page.styled(style, &line);
    page.line(line);
}

/// `onto Dockside, space 2 (A): total 5 → 8, 1 space missing`
fn placement(
    view: &View,
    screenplay: Screenplay,
    space: Space,
    option: &Choice,
    page: &Page,
) -> String {
    let number = |name: &str| {
        let number = option.preview.effects[name].as_i64();
        number.and_then(|number| i32::try_from(number).ok()).unwrap_or(0)
    };
    let space = match view.components.screenplay(screenplay).spaces.get(space.index()) {
        Some(&kind) => text(view, "terminal-df-space")
            .with("number", space.number())
            .with("letter", words::space_letter(view, page, kind).as_str()),
        None => text(view, "dream-factory-word-guest-space"),
    };
    page.words(
        &text(view, "terminal-df-placement")
            .with("title", words::title(view, screenplay))
            .with("space", space)
            .with("before", number("total_before"))
            .with("total", number("total"))
            .with("missing", number("missing")),
    )
}

/// Each bid with what follows if it wins (DF-A4).
fn draw_bids(view: &View, bids: &[(usize, u8, &Choice)], page: &mut Page) {
    let Some(&(_, _, first)) = bids.first() else { return };
    let columns = if bids.len() > LONG_LIST && page.width >= TWO_TABLES { 2 } else { 1 };
    let rows: Vec<Line> = bids
        .iter()
        .map(|&(number, amount, option)| bid_row(view, number, amount, option, page))
        .collect();
    let table_width = BID_CELLS.iter().sum::<usize>() + 1;
    let height = rows.len().div_ceil(columns);
    let head = BID_HEAD.into_iter().zip(BID_CELLS);
    let head: String =
        head.map(|(key, width)| format!("{:>width$}", page.words(&Text::new(key)))).collect();
    let mut heads = Line::default();
    for column in 0..columns {
        heads.fill_to(column * table_width);
        heads.add_styled(page, Some(Style::Dim), &head);
    }
    page.line(heads.finish());
    for at in 0..height {
        let mut line = Line::default();
        for (column, rows) in rows.chunks(height).enumerate() {
            line.fill_to(column * table_width);
            if let Some(row) = rows.get(at) {
                line.append(row);
            }
        }
        page.line(line.finish());
    }
    for warning in &first.preview.warnings {
        let words = page.words(&Text::new("terminal-df-warning").with("warning", warning.clone()));
        page.hanging("  ", &words, Some(Style::Red));
    }
}

fn bid_row(view: &View, number: usize, amount: u8, option: &Choice, page: &Page) -> Line {
    let effects = &option.preview.effects;
    let of = |value: &serde_json::Value| {
        value.as_u64().and_then(|amount| u8::try_from(amount).ok()).unwrap_or(0)
    };
    let own = view.money[view.turn].unwrap_or(0);
    let amounts = [
        amount,
        own.saturating_sub(amount),
        of(&effects["others"][0]["gets"]),
        of(&effects["middle"]),
    ];
    let mut line = Line::default();
    let first = BID_CELLS[0];
    line.add(&format!("{number:>first$}"));
    for (amount, width) in amounts.into_iter().zip(&BID_CELLS[1..]) {
        let amount = page.words(&text(view, "terminal-df-amount").with("amount", amount));
        line.add(&format!("{amount:>width$}"));
    }
    line
}
