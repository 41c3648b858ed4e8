//! Receipts in words.

use backlot_core::Text;

use super::{genre_text, kind_text};
use crate::{Flaw, Receipt, ReceiptLine};

/// A receipt in words: a line for each card, named by `names` in the order of the receipt, then the sum; for a heap
/// that is no movie, why.
#[must_use]
pub fn receipt_texts(names: &[Text], receipt: &Receipt) -> Vec<Text> {
    if !receipt.is_movie() {
        return receipt.flaws.iter().map(flaw_text).collect();
    }
    let mut texts: Vec<Text> = receipt
        .lines
        .iter()
        .zip(names)
        .map(|(line, name)| {
            Text::new("hollywood-receipt-line")
                .with("card", name.clone())
                .with("reasons", reasons(names, line))
                .with("earns", u32::from(line.earns))
        })
        .collect();
    texts.push(sum_text(receipt));
    texts
}

/// What a movie earns, in one line.
pub(super) fn sum_text(receipt: &Receipt) -> Text {
    let Some(genre) = receipt.genre else { return Text::new("hollywood-receipt-none") };
    let key =
        if receipt.genre_chosen { "hollywood-receipt-sum-chosen" } else { "hollywood-receipt-sum" };
    Text::new(key)
        .with("genre", genre_text(genre))
        .with("cards", receipt.genre_cards)
        .with("income", u32::from(receipt.income))
        .with("figurines", receipt.figurines)
}

/// Why a heap is no movie.
#[must_use]
pub fn flaw_text(flaw: &Flaw) -> Text {
    match *flaw {
        Flaw::NoScript => Text::new("hollywood-flaw-no-script"),
        Flaw::Scripts(count) => Text::new("hollywood-flaw-scripts").with("count", count),
        Flaw::NoDirector => Text::new("hollywood-flaw-no-director"),
        Flaw::Directors(count) => Text::new("hollywood-flaw-directors").with("count", count),
        Flaw::NoCast => Text::new("hollywood-flaw-no-cast"),
        Flaw::Cast(count) => Text::new("hollywood-flaw-cast").with("count", count),
    }
}

/// Where a card's earnings come from.
fn reasons(names: &[Text], line: &ReceiptLine) -> Vec<Text> {
    let name = |place: usize| names.get(place).cloned().unwrap_or_else(|| Text::name("?"));
    let mut reasons = vec![Text::new("hollywood-reason-share").with("share", line.share)];
    if line.coins > 0 {
        reasons.push(Text::new("hollywood-reason-coins").with("coins", line.coins));
    }
    if line.duo > 0 {
        reasons.push(Text::new("hollywood-reason-duo").with("duo", line.duo));
    }
    if line.ability > 0 {
        reasons.push(Text::new("hollywood-reason-ability").with("ability", line.ability));
    }
    if let Some(double) = line.doubled_by {
        reasons.push(Text::new("hollywood-reason-doubled").with("by", name(double)));
    }
    if let Some(kind) = line.stands_in {
        reasons.push(Text::new("hollywood-reason-stands-in").with("part", kind_text(kind)));
    }
    if let Some(artist) = line.made_up_by {
        reasons.push(Text::new("hollywood-reason-made-up").with("by", name(artist)));
    }
    if let Some(rewriter) = line.rewritten_by {
        reasons.push(Text::new("hollywood-reason-rewritten").with("by", name(rewriter)));
    }
    reasons
}
