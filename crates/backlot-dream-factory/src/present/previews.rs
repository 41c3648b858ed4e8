//! What an option would do, in words and numbers.

use backlot_core::{JsonText, Preview, Seat, Text, ToJson};

use super::words::Words;
use crate::{
    Action, Award, Chip, DreamFactory, Kind, Screenplay, ScreenplaySet, Space, Token, View,
};

pub(super) fn preview(view: &View, seat: Seat, action: Action) -> Preview {
    let ahead = Ahead { view, seat, game: view.to_state(), words: Words::of(view) };
    match action {
        Action::Studio(number) => ahead.studio(number),
        Action::Pass => ahead.pass(),
        Action::Bid(amount) => ahead.bid(amount),
        Action::Take(chip) => ahead.take(chip),
        Action::Decline => ahead.line("dream-factory-preview-decline"),
        Action::Place { chip, screenplay, space } => ahead.place(chip, screenplay, space),
        Action::Discard(chip) => ahead.discard(chip),
    }
}

/// What an option would do.
#[derive(PartialEq, Debug, ToJson)]
#[json(untagged)]
pub enum Effects {
    /// Taking a studio.
    Studio(StudioEffects),
    /// A bid, or a pass that ends the auction.
    Pay(Payment),
    /// Taking a chip.
    Take(TakeEffects),
    /// Placing a chip.
    Place(Placing),
}

/// What taking a studio brings.
#[derive(PartialEq, Debug, ToJson)]
#[json(name = "Studio")]
pub struct StudioEffects {
    /// Its screenplays.
    screenplays: ScreenplaySet,
}

/// Who would pay whom.
#[derive(PartialEq, Debug, ToJson)]
pub struct Payment {
    /// Who wins.
    winner: Seat,
    /// The price.
    price: u8,
    /// What the others get.
    others: Vec<Share>,
    /// What stays in the middle.
    middle: u8,
}

/// What somebody is paid.
#[derive(PartialEq, Debug, ToJson)]
pub struct Share {
    /// The player.
    seat: Seat,
    /// The amount.
    gets: u8,
}

/// Where a chip could go.
#[derive(PartialEq, Debug, ToJson)]
pub struct TakeEffects {
    /// Own screenplays with a space for it.
    fits: ScreenplaySet,
}

/// What placing a chip would do to its film.
#[derive(PartialEq, Debug, ToJson)]
pub struct Placing {
    /// The screenplay.
    movie: Screenplay,
    /// Its total now.
    total_before: i16,
    /// Its total then.
    total: i16,
    /// The number of spaces that must be filled then.
    missing: u32,
    /// The chip that would be covered.
    covers: Option<Chip>,
    /// Whether the movie would be finished.
    finishes: bool,
    /// The rating token it would get, if it would be finished.
    #[json(optional)]
    token: Option<Option<Token>>,
    /// The award it would get.
    #[json(optional)]
    award: Option<Award>,
    /// The screenplay its owner would draw.
    #[json(optional)]
    draws: Option<Screenplay>,
}

/// A position looked at by the seat that is asked. Of the money only one's own is used.
struct Ahead<'a> {
    view: &'a View,
    seat: Seat,
    game: DreamFactory,
    words: Words<'a>,
}

impl Ahead<'_> {
    fn json(&self, effects: &Effects) -> JsonText {
        JsonText::new(effects, &*self.view.components)
    }

    fn line(&self, key: &'static str) -> Preview {
        Preview { lines: vec![self.words.text(key)], ..Preview::default() }
    }

    /// DF-S1: the screenplays of the studio, which lie open for all.
    fn studio(&self, number: u8) -> Preview {
        let screenplays = self.game.set.studio(number);
        let lines = screenplays.iter().map(|screenplay| self.words.screenplay(screenplay));
        let effects = self.json(&Effects::Studio(StudioEffects { screenplays }));
        Preview { lines: lines.collect(), warnings: Vec::new(), effects }
    }

    /// DF-A4: who gets what when the winner pays this price.
    fn payment(&self, winner: Seat, price: u8) -> (Text, JsonText) {
        let (share, rest) = self.game.dealt_out(price);
        let others = || self.game.all_seats().filter(move |&other| other != winner);
        let line = self.words.dealt_out(others().collect(), share, rest);
        let others = others().map(|seat| Share { seat, gets: share }).collect();
        (line, self.json(&Effects::Pay(Payment { winner, price, others, middle: rest })))
    }

    fn bid(&self, amount: u8) -> Preview {
        let own = self.view.money[self.seat].saturating_sub(amount);
        let (payment, effects) = self.payment(self.seat, amount);
        let win = self
            .words
            .text("dream-factory-preview-bid")
            .with("price", self.words.money(amount))
            .with("left", self.words.money(own));
        let lot = self.game.chips_on(usize::from(self.view.location));
        let fits = lot.iter().any(|chip| self.fitting(chip).next().is_some());
        let warnings = if fits {
            Vec::new()
        } else {
            vec![self.words.text("dream-factory-warning-nothing-fits")]
        };
        Preview { lines: vec![win, payment], warnings, effects }
    }

    fn pass(&self) -> Preview {
        let mut lines = vec![self.words.text("dream-factory-preview-pass")];
        let mut effects = JsonText::default();
        let left = self.view.auction.passed.with(self.seat);
        let mut staying = self.game.all_seats().filter(|&seat| !left.contains(seat));
        if let (Some(winner), None) = (staying.next(), staying.next()) {
            let price = self.view.auction.highest.map_or(0, |(_, bid)| bid);
            let (payment, who_gets) = self.payment(winner, price);
            let ends = self.words.text("dream-factory-preview-pass-ends");
            lines.push(ends.with("who", winner).with("price", self.words.money(price)));
            lines.push(payment);
            effects = who_gets;
        }
        Preview { lines, warnings: Vec::new(), effects }
    }

    /// Where the chip could go on one's own screenplays.
    fn fitting(&self, chip: Chip) -> impl Iterator<Item = (Screenplay, Space)> {
        let unfinished = self.game.unfinished(self.seat);
        unfinished.iter().flat_map(move |screenplay| {
            self.game.places_for(chip, screenplay).map(move |space| (screenplay, space))
        })
    }

    fn take(&self, chip: Chip) -> Preview {
        let fits: ScreenplaySet = self.fitting(chip).map(|(movie, _)| movie).collect();
        if fits.is_empty() {
            let warnings = vec![self.words.text("dream-factory-warning-chip-fits-nowhere")];
            return Preview { warnings, ..Preview::default() };
        }
        let effects = self.json(&Effects::Take(TakeEffects { fits }));
        let titles = self.words.titles(fits);
        let line = self.words.text("dream-factory-preview-take").with("movies", titles);
        Preview { lines: vec![line], warnings: Vec::new(), effects }
    }

    fn discard(&self, chip: Chip) -> Preview {
        let mut preview = self.line("dream-factory-preview-discard");
        if self.fitting(chip).next().is_some() {
            preview.warnings.push(self.words.text("dream-factory-warning-could-be-placed"));
        }
        preview
    }

    fn place(&self, chip: Chip, screenplay: Screenplay, space: Space) -> Preview {
        let mut after = self.game.clone();
        let covered = after.tops[screenplay.index()][space.index()].replace(chip);
        let (before, total) = (self.game.total(screenplay), after.total(screenplay));
        let missing = after.missing(screenplay);
        let mut lines = vec![
            self.words
                .text("dream-factory-preview-total")
                .with("movie", self.words.title(screenplay))
                .with("before", i32::from(before))
                .with("total", i32::from(total))
                .with("missing", missing),
        ];
        let mut warnings = Vec::new();
        let set = &self.view.components;
        if let Some(covered) = covered {
            let (old, new) = (set.stars(covered), set.stars(chip));
            let text = self.words.chip(covered);
            let line = self.words.text("dream-factory-preview-covers").with("chip", text);
            if new < old { warnings.push(line) } else { lines.push(line) }
        }
        let mut effects = Placing {
            movie: screenplay,
            total_before: before,
            total,
            missing,
            covers: covered,
            finishes: missing == 0,
            token: None,
            award: None,
            draws: None,
        };
        if missing == 0 {
            self.finishing(&after, screenplay, total, &mut lines, &mut effects);
            if after.tops[screenplay.index()][Space::GUEST.index()].is_none() {
                warnings.push(self.words.text("dream-factory-warning-guest-space-lost"));
            }
        } else if set.kind(chip) == Kind::Agency {
            lines.push(self.words.text("dream-factory-preview-agency"));
        }
        Preview { lines, warnings, effects: self.json(&Effects::Place(effects)) }
    }

    /// DF-M3, DF-M5, DF-M6: what finishing the movie brings.
    fn finishing(
        &self,
        after: &DreamFactory,
        screenplay: Screenplay,
        total: i16,
        lines: &mut Vec<Text>,
        effects: &mut Placing,
    ) {
        let token = after.tokens.for_total(total);
        effects.token = Some(token);
        lines.push(
            self.words
                .text("dream-factory-preview-finishes")
                .with("movie", self.words.title(screenplay))
                .with("rating", self.words.rating(token))
                .with("points", token.map_or(0, Token::value)),
        );
        let first = Award::FirstMovie(after.set.genre(screenplay));
        if after.awards.movie(first).is_none() {
            effects.award = Some(first);
            let award = self.words.award(first);
            lines.push(self.words.text("dream-factory-preview-award").with("award", award));
        }
        if let Some(drawn) = after.stack_top {
            effects.draws = Some(drawn);
            let drawn = self.words.screenplay(drawn);
            lines.push(self.words.text("dream-factory-preview-draws").with("screenplay", drawn));
        }
    }
}
