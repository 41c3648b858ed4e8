//! The scorer for people at a real table: what cards earn, and the best films that can be made of them.

use backlot_core::{JsonText, ScoreLine, ScoreMode, ScoreReport, Text};
use serde_json::{Value, json};

use crate::{
    Components, Face, NamedCard, Receipt, SlatePlan, card_text, face_text, flaw_text, genre_text,
    pareto_slates, read_cards, receipt_texts, score_film,
};

/// Scores the cards with these names or descriptions.
pub(crate) fn score(
    set: &Components,
    words: &[&str],
    mode: ScoreMode,
) -> Result<ScoreReport, String> {
    let named = cards_of(set, words)?;
    let faces: Vec<Face> = named.iter().map(|card| card.face).collect();
    let names: Vec<Text> = named.iter().map(|card| name_of(set, card)).collect();
    match mode {
        ScoreMode::Together => {
            let receipt = score_film(&faces);
            let json = json!({ "cards": cards_json(&named), "receipt": plain(&receipt) });
            Ok(ScoreReport { json, lines: together(&names, &receipt) })
        }
        ScoreMode::Best => {
            let plans = pareto_slates(&faces).map_err(|error| error.to_string())?;
            let (best, others) = plans.split_first().ok_or(NOTHING)?;
            let alternatives: Vec<Value> = others.iter().map(plain).collect();
            let json = json!({ "cards": cards_json(&named), "best": plain(best), "alternatives": alternatives });
            Ok(ScoreReport { json, lines: best_of(&names, best, others) })
        }
    }
}

const NOTHING: &str = "there is no card to score";

/// Reads the cards. No card of the box is there twice.
fn cards_of(set: &Components, words: &[&str]) -> Result<Vec<NamedCard>, String> {
    if words.is_empty() {
        return Err(NOTHING.to_owned());
    }
    let cards = read_cards(set, words).map_err(|error| error.to_string())?;
    for (i, named) in cards.iter().enumerate() {
        let again = cards[..i].iter().any(|other| named.card.is_some() && other.card == named.card);
        if again {
            return Err(format!("`{}` is named twice, and there is only one", named.name));
        }
    }
    Ok(cards)
}

fn cards_json(cards: &[NamedCard]) -> Value {
    cards.iter().map(|named| json!({ "name": named.name, "print": named.face })).collect()
}

fn plain<T: backlot_core::ToJson<()>>(value: &T) -> Value {
    JsonText::new(value, &()).value()
}

fn name_of(set: &Components, named: &NamedCard) -> Text {
    named.card.map_or_else(|| face_text(&named.face), |card| card_text(set, card))
}

fn together(names: &[Text], receipt: &Receipt) -> Vec<ScoreLine> {
    if receipt.is_movie() {
        return itemised(names, receipt, sum_text(receipt)).collect();
    }
    let flaws: Vec<Text> = receipt.flaws.iter().map(flaw_text).collect();
    let none = Text::new("score-hw-none").with("flaws", flaws);
    vec![ScoreLine::Sentence(none), ScoreLine::Sentence(Text::new("score-hw-none-hint"))]
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
fn itemised(names: &[Text], receipt: &Receipt, head: Text) -> impl Iterator<Item = ScoreLine> {
    // The last text is the sum in a sentence.
    let items = receipt_texts(names, receipt).into_iter().take(names.len()).map(ScoreLine::Item);
    std::iter::once(ScoreLine::Heading(head)).chain(items)
}

fn best_of(names: &[Text], best: &SlatePlan, others: &[SlatePlan]) -> Vec<ScoreLine> {
    if best.films.is_empty() {
        return vec![ScoreLine::Sentence(Text::new("score-hw-best-none"))];
    }
    let with_sums = |text: Text, plan: &SlatePlan| {
        text.with("income", plan.income).with("figurines", plan.top_figurines)
    };
    let mut lines = vec![ScoreLine::Heading(with_sums(Text::new("score-hw-best"), best))];
    let mut used = vec![false; names.len()];
    for (number, film) in (1usize..).zip(&best.films) {
        let own = film.cards.iter().map(|&place| names[place].clone());
        let cast: Vec<Text> =
            own.chain(film.traded.map(|_| Text::new("hollywood-worthless"))).collect();
        let sum = sum_text(&film.receipt);
        let head = Text::new("score-hw-film").with("film", number).with("sum", sum);
        lines.extend(itemised(&cast, &film.receipt, head));
        if let Some(traded) = film.traded {
            let text = Text::new("score-hw-traded").with("card", names[traded].clone());
            lines.push(ScoreLine::Item(text));
        }
        for place in film.cards.iter().copied().chain(film.traded) {
            used[place] = true;
        }
    }
    let unused: Vec<Text> =
        names.iter().zip(&used).filter(|(_, used)| !**used).map(|(name, _)| name.clone()).collect();
    if !unused.is_empty() {
        lines.push(ScoreLine::Sentence(Text::new("score-hw-aside").with("cards", unused)));
    }
    if !others.is_empty() {
        lines.push(ScoreLine::Sentence(Text::new("score-hw-others")));
        let other = |plan| ScoreLine::Item(with_sums(Text::new("score-hw-other"), plan));
        lines.extend(others.iter().map(other));
    }
    lines
}
