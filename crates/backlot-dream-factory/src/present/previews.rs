//! What an option would do, in words and numbers.

use backlot_core::{JsonText, Preview, Seat, Text, json_text};
use serde::Serialize;

use super::words::Words;
use crate::{Action, Award, Chip, DreamFactory, Kind, Rating, Screenplay, Space, View};

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

/// What somebody is paid.
#[derive(Serialize)]
struct Gets {
    seat: Seat,
    gets: u8,
}

/// A position looked at by the seat that is asked. Of the money only one's own is used.
struct Ahead<'a> {
    view: &'a View,
    seat: Seat,
    game: DreamFactory,
    words: Words<'a>,
}

impl Ahead<'_> {
    fn line(&self, key: &'static str) -> Preview {
        Preview { lines: vec![self.words.text(key)], ..Preview::default() }
    }

    /// DF-S1: the screenplays of the studio, which lie open for all.
    fn studio(&self, number: u8) -> Preview {
        let screenplays = self.game.set.studio(number);
        let lines = screenplays.iter().map(|screenplay| self.words.screenplay(screenplay));
        let set = &self.view.components;
        let effects = json_text!({
            "screenplays": screenplays.iter().map(|it| &set.screenplay(it).id).collect::<Vec<_>>(),
        });
        Preview { lines: lines.collect(), warnings: Vec::new(), effects }
    }

    /// DF-A4: who gets what when the winner pays this price.
    fn payment(&self, winner: Seat, price: u8) -> (Text, JsonText) {
        let (share, rest) = self.game.dealt_out(price);
        let others = || self.game.all_seats().filter(move |&other| other != winner);
        let line = self.words.dealt_out(others().collect(), share, rest);
        let gets: Vec<Gets> = others().map(|seat| Gets { seat, gets: share }).collect();
        let effects =
            json_text!({ "winner": winner, "price": price, "others": gets, "middle": rest });
        (line, effects)
    }

    fn bid(&self, amount: u8) -> Preview {
        let own = self.view.money[self.seat].unwrap_or(0).saturating_sub(amount);
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
        let mut movies: Vec<Screenplay> = self.fitting(chip).map(|(movie, _)| movie).collect();
        movies.dedup();
        if movies.is_empty() {
            let warnings = vec![self.words.text("dream-factory-warning-chip-fits-nowhere")];
            return Preview { warnings, ..Preview::default() };
        }
        let set = &self.view.components;
        let effects = json_text!({
            "fits": movies.iter().map(|&movie| &set.screenplay(movie).id).collect::<Vec<_>>(),
        });
        let titles = self.words.titles(movies.iter().copied().collect());
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
        let mut effects = json_text!({
            "movie": set.screenplay(screenplay).id,
            "total_before": before,
            "total": total,
            "missing": missing,
            "covers": covered.map(|covered| set.chip_id(covered)),
            "finishes": missing == 0,
        });
        if missing == 0 {
            self.finishing(&after, screenplay, total, &mut lines, &mut effects);
            if after.tops[screenplay.index()][Space::GUEST.index()].is_none() {
                warnings.push(self.words.text("dream-factory-warning-guest-space-lost"));
            }
        } else if set.kind(chip) == Kind::Agency {
            lines.push(self.words.text("dream-factory-preview-agency"));
        }
        Preview { lines, warnings, effects }
    }

    /// DF-M3, DF-M5, DF-M6: what finishing the movie brings.
    fn finishing(
        &self,
        after: &DreamFactory,
        screenplay: Screenplay,
        total: i16,
        lines: &mut Vec<Text>,
        effects: &mut JsonText,
    ) {
        let token = after.tokens.for_total(total);
        let rating = token.map_or(Rating::NONE, Rating::by_token);
        effects.put("token", &token.map(|token| token.to_string()));
        lines.push(
            self.words
                .text("dream-factory-preview-finishes")
                .with("movie", self.words.title(screenplay))
                .with("rating", self.words.rating(rating))
                .with("points", rating.points()),
        );
        let first = Award::FirstMovie(after.set.genre(screenplay));
        if after.awards.movie(first).is_none() {
            effects.put("award", &first.id());
            let award = self.words.award(first);
            lines.push(self.words.text("dream-factory-preview-award").with("award", award));
        }
        if let Some(drawn) = after.stack_top {
            effects.put("draws", &after.set.screenplay(drawn).id);
            let drawn = self.words.screenplay(drawn);
            lines.push(self.words.text("dream-factory-preview-draws").with("screenplay", drawn));
        }
    }
}
