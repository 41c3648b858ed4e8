//! Scoring for people at a real table: what cards earn, and the best that can be made of them.

use std::io::{self, Write};

use anyhow::Result;
use backlot_core::{ComponentSet, JsonText, Text};
use backlot_games::GameKind;
use backlot_hollywood::{
    Components, Face, NamedCard, Receipt, SlatePlan, card_text, face_text, flaw_text, genre_text,
    pareto_slates, read_cards, receipt_texts, score_film,
};
use backlot_locales::ReaderContext;
use serde_json::json;

use super::{Usage, print_json, read_components};
use crate::cli::ScoreArgs;
use crate::terminal::page::{Page, Style};

/// Prints what the cards earn.
pub(super) fn run(args: &ScoreArgs) -> Result<()> {
    match args.game {
        GameKind::Hollywood => hollywood(args),
        other => {
            let message = format!(
                "{} has no scorer; `backlot score` knows {}",
                other.info().title,
                GameKind::Hollywood.id()
            );
            Err(Usage(message).into())
        }
    }
}

fn hollywood(args: &ScoreArgs) -> Result<()> {
    let own_set;
    let standard = Components::standard();
    let set: &Components = match &args.components {
        None => &standard,
        Some(path) => {
            let text = read_components(path)?;
            own_set = Components::parse(&text.name, &text.toml)?;
            &own_set
        }
    };
    let cards = cards_of(set, &args.cards)?;
    let faces: Vec<Face> = cards.iter().map(|card| card.face).collect();
    if !args.best {
        let receipt = score_film(&faces);
        return if args.json {
            let receipt = JsonText::new(&receipt, &());
            print_json(&json!({ "cards": cards_json(&cards), "receipt": receipt }))
        } else {
            print_receipt(set, &cards, &receipt)
        };
    }
    let plans = pareto_slates(&faces).map_err(|error| Usage(error.to_string()))?;
    let Some((best, others)) = plans.split_first() else {
        return Err(Usage("there is no card to score".to_owned()).into());
    };
    if args.json {
        let plan = |plan: &SlatePlan| JsonText::new(plan, &());
        let others: Vec<JsonText> = others.iter().map(plan).collect();
        return print_json(
            &json!({ "cards": cards_json(&cards), "best": plan(best), "alternatives": others }),
        );
    }
    print_best(set, &cards, best, others)
}

/// Reads the cards; commas between them are fine, too. No card of the box is there twice.
fn cards_of(set: &Components, words: &[String]) -> Result<Vec<NamedCard>> {
    let split = words.iter().flat_map(|word| word.split(','));
    let words: Vec<&str> = split.filter(|word| !word.trim().is_empty()).collect();
    if words.is_empty() {
        return Err(Usage("there is no card to score".to_owned()).into());
    }
    let cards = read_cards(set, &words).map_err(|error| Usage(error.to_string()))?;
    for (i, named) in cards.iter().enumerate() {
        let again = cards[..i].iter().any(|other| named.card.is_some() && other.card == named.card);
        if again {
            let message = format!("`{}` is named twice, and there is only one", named.name);
            return Err(Usage(message).into());
        }
    }
    Ok(cards)
}

fn cards_json(cards: &[NamedCard]) -> serde_json::Value {
    let card = |named: &NamedCard| json!({ "name": named.name, "print": named.face });
    cards.iter().map(card).collect()
}

fn words_for(set: &Components, named: &NamedCard) -> Text {
    match named.card {
        Some(card) => card_text(set, card),
        None => face_text(&named.face),
    }
}

fn print_receipt(set: &Components, cards: &[NamedCard], receipt: &Receipt) -> Result<()> {
    let mut page = Page::new(ReaderContext::default());
    let names: Vec<Text> = cards.iter().map(|card| words_for(set, card)).collect();
    if receipt.is_movie() {
        draw_receipt(&names, receipt, &sum_text(receipt), &mut page);
    } else {
        let flaws: Vec<Text> = receipt.flaws.iter().map(flaw_text).collect();
        for text in
            [Text::new("score-hw-none").with("flaws", flaws), Text::new("score-hw-none-hint")]
        {
            let words = page.words(&text);
            page.paragraph(0, &words);
        }
    }
    show(page)
}

/// What a movie earns, in one line.
fn sum_text(receipt: &Receipt) -> Text {
    Text::new("score-hw-earns")
        .with("income", u32::from(receipt.income))
        .with("genre", receipt.genre.map_or_else(|| Text::new("hollywood-no-card"), genre_text))
        .with("chosen", if receipt.genre_chosen { "yes" } else { "no" })
        .with("cards", receipt.genre_cards)
        .with("figurines", receipt.figurines)
}

/// The sum, then a line for each card.
fn draw_receipt(names: &[Text], receipt: &Receipt, head: &Text, page: &mut Page) {
    let head = page.words(head);
    page.hanging("", &head, Some(Style::Strong));
    // The last text is the sum in a sentence.
    for line in receipt_texts(names, receipt).iter().take(names.len()) {
        let words = page.words(line);
        page.hanging("  ", &words, None);
    }
}

fn print_best(
    set: &Components,
    cards: &[NamedCard],
    best: &SlatePlan,
    others: &[SlatePlan],
) -> Result<()> {
    let mut page = Page::new(ReaderContext::default());
    if best.films.is_empty() {
        let words = page.words(&Text::new("score-hw-best-none"));
        page.paragraph(0, &words);
        return show(page);
    }
    let head = Text::new("score-hw-best")
        .with("income", best.income)
        .with("figurines", best.top_figurines);
    let head = page.words(&head);
    page.hanging("", &head, Some(Style::Strong));
    let name = |place: usize| words_for(set, &cards[place]);
    let mut used = vec![false; cards.len()];
    for (number, film) in (1usize..).zip(&best.films) {
        let own = film.cards.iter().map(|&place| name(place));
        let names: Vec<Text> =
            own.chain(film.traded.map(|_| Text::new("hollywood-worthless"))).collect();
        let head = Text::new("score-hw-film").with("film", number);
        let head = head.with("sum", sum_text(&film.receipt));
        draw_receipt(&names, &film.receipt, &head, &mut page);
        if let Some(traded) = film.traded {
            let text = Text::new("score-hw-traded").with("card", name(traded));
            let words = page.words(&text);
            page.paragraph(2, &words);
        }
        for place in film.cards.iter().copied().chain(film.traded) {
            used[place] = true;
        }
    }
    let unused: Vec<Text> = (0..cards.len()).filter(|&place| !used[place]).map(name).collect();
    if !unused.is_empty() {
        let words = page.words(&Text::new("score-hw-aside").with("cards", unused));
        page.paragraph(0, &words);
    }
    if !others.is_empty() {
        let words = page.words(&Text::new("score-hw-others"));
        page.paragraph(0, &words);
        for plan in others {
            let text = Text::new("score-hw-other")
                .with("income", plan.income)
                .with("figurines", plan.top_figurines);
            let words = page.words(&text);
            page.paragraph(2, &words);
        }
    }
    show(page)
}

fn show(page: Page) -> Result<()> {
    io::stdout().lock().write_all(page.finish().as_bytes())?;
    Ok(())
}
