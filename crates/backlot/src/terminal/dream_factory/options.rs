//! The options of a prompt, as short as they can be: bids as a table, placements by chip.

use backlot_core::{Choice, Prompt, Text};
use backlot_dream_factory::{Action, Chip, Kind, Screenplay, Space, View};

use super::super::page::{Page, Style};
use super::line::Line;
use super::words::{self, text};

/// More bids than this stand in two columns.
const LONG_LIST: usize = 8;
/// Of a table of bids: number, bid, what one keeps, what each other player gets, what stays.
const BID_CELLS: [usize; 5] = [3, 6, 10, 12, 8];
const BID_HEAD: [&str; 5] = [
    "terminal-df-bid-number",
    "terminal-df-bid-amount",
    "terminal-df-bid-keep",
    "terminal-df-bid-each",
    "terminal-df-bid-stays",
];
/// Two tables of bids with a gap.
const TWO_TABLES: usize = 80;

const COVERS: &str = "dream-factory-preview-covers";

/// How a line of a preview is said here; nothing where the table or the line before says it already.
fn said_here(text: &Text) -> Option<Text> {
    let key = match text.key {
        "dream-factory-preview-total"
        | "dream-factory-preview-agency"
        | "dream-factory-preview-draws"
        | "dream-factory-preview-discard"
        | "dream-factory-preview-decline"
        | COVERS => return None,
        "dream-factory-preview-finishes" => "terminal-df-finishes",
        "dream-factory-warning-guest-space-lost" => "terminal-df-guest-space-lost",
        key => key,
    };
    Some(Text { key, args: text.args.clone() })
}

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
                draw_option(number, &place, option, page);
            }
            Action::Studio(_)
            | Action::Pass
            | Action::Take(_)
            | Action::Decline
            | Action::Discard(_) => {
                let label = page.words(&option.label);
                draw_option(number, &label, option, page);
            }
        }
    }
    draw_bids(view, &bids, page);
}

/// An option with what it would do and what one might regret, in one paragraph.
fn draw_option(number: usize, label: &str, option: &Choice, page: &mut Page) {
    let preview = option.preview.lines.iter().filter_map(said_here);
    let warnings = option.preview.warnings.iter().filter_map(said_here);
    let warnings =
        warnings.map(|warning| Text::new("terminal-df-warning").with("warning", warning));
    let then: Vec<String> = preview.chain(warnings).map(|line| page.words(&line)).collect();
    let mut words = label.to_owned();
    if !then.is_empty() {
        let then = Text::new("terminal-df-then").with("preview", then.join(" ").as_str());
        words += &page.words(&then);
    }
    let style = if option.preview.warnings.is_empty() { None } else { Some(Style::Red) };
    page.hanging(&format!("{number:>3}  "), &words, style);
}

fn draw_chip(view: &View, chip: Chip, page: &mut Page) {
    let kind = view.components.kind(chip);
    let name = words::named_chip(view, page, chip);
    let key = if kind == Kind::Agency { "terminal-df-agency" } else { "terminal-df-chip" };
    let line = page.words(&text(view, key).with("chip", name.as_str()));
    page.hanging("", &line, Some(words::kind_style(kind)));
}

/// `onto Dockside, space 2 (A): total 5 → 8, 1 missing, covers A1 Milo Strand`
fn placement(
    view: &View,
    screenplay: Screenplay,
    space: Space,
    option: &Choice,
    page: &Page,
) -> String {
    let effects = option.preview.effects.value();
    let number = |name: &str| {
        let number = effects[name].as_i64();
        number.and_then(|number| i32::try_from(number).ok()).unwrap_or(0)
    };
    let space = match view.components.screenplay(screenplay).spaces.get(space.index()) {
        Some(&kind) => text(view, "terminal-df-space")
            .with("number", space.number())
            .with("letter", words::space_letter(view, page, kind).as_str()),
        None => text(view, "dream-factory-word-guest-space"),
    };
    let placement = text(view, "terminal-df-placement")
        .with("title", words::title(view, screenplay))
        .with("space", space)
        .with("before", number("total_before"))
        .with("total", number("total"))
        .with("missing", number("missing"));
    let placement = page.words(&placement);
    let covered = effects["covers"].as_str();
    match covered.and_then(|id| view.components.chip_by_id(id)) {
        None => placement,
        Some(chip) => {
            let is_worse = option.preview.warnings.iter().any(|warning| warning.key == COVERS);
            let covers = Text::new("terminal-df-covers")
                .with("worse", if is_worse { "yes" } else { "no" })
                .with("chip", words::named_chip(view, page, chip).as_str());
            placement + &page.words(&covers)
        }
    }
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
    let effects = option.preview.effects.value();
    let of = |value: &serde_json::Value| {
        value.as_u64().and_then(|amount| u8::try_from(amount).ok()).unwrap_or(0)
    };
    let own = view.money[view.turn];
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
