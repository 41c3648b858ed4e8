//! The film builder: a person puts cards into films, sees what these earn, and gives the slate when it is good.

use backlot_core::{Seat, SharedComponents, Text};
use backlot_hollywood::{
    Action, Card, CardSet, Components, Film, Phase, Place, ReceiptLine, SlatePlan, View,
    pareto_slates, receipt_texts,
};

use unicode_width::UnicodeWidthStr;

use super::super::board::Composer;
use super::super::page::{Page, Style, fit};
use super::cards::{ROW_BESIDE_NAME, row, sign_text, widest_name};
use super::films::{Heap, film_number, heaps, rival_figurines, sums};

/// Columns before a card.
const LETTER: usize = 4;
/// Columns for where a card goes.
const PLACE: usize = 10;
/// Columns for what a card earns, at least.
const EARNS: usize = 9;

/// A slate in the making.
pub(super) struct Builder {
    set: SharedComponents<Components>,
    held: CardSet,
    cards: Vec<Card>,
    /// The cards by type, as they are shown: their places in `cards`.
    order: Vec<usize>,
    /// How many cards have their place already, and can only be taken back one by one.
    fixed: usize,
    places: Vec<Option<Place>>,
    rival: Option<u8>,
    /// The person was warned that there is no film.
    warned: bool,
}

/// The builder, if the seat builds a slate now.
pub(super) fn open(view: &View, seat: Seat) -> Option<Builder> {
    let builds = match view.phase {
        Phase::Building => !view.slates[seat].is_done(),
        Phase::Rebuilding(asked) => asked == seat,
        _ => false,
    };
    if !builds {
        return None;
    }
    let held = view.held[seat];
    let work = view.slate_in_work(seat);
    let fixed = work.decided();
    // Rebuilding begins with the slate as it lies.
    let old = if view.phase == Phase::Building { work } else { view.slates[seat] };
    let place = |i: usize| work.place(i).or(old.place(i));
    let cards: Vec<Card> = held.iter().collect();
    let mut order: Vec<usize> = (0..cards.len()).collect();
    order.sort_by_key(|&i| view.components.face(cards[i]).kind);
    Some(Builder {
        set: view.components,
        held,
        cards,
        order,
        fixed,
        places: (0..held.len()).map(place).collect(),
        rival: rival_figurines(view, seat),
        warned: false,
    })
}

impl Composer<Action> for Builder {
    fn draw(&self, page: &mut Page) {
        let title = Text::new("terminal-hw-builder").with("most", Film::ALL.len());
        let title = page.words(&title);
        page.hanging("", &title, Some(Style::Strong));
        let heaps = self.heaps();
        let earns = self.earnings(&heaps);
        let widest = earns.iter().map(|sum| sum.width()).max().unwrap_or(0).max(EARNS);
        let room = page.width.saturating_sub(LETTER + ROW_BESIDE_NAME + 1 + PLACE + widest);
        let names = widest_name(page, &self.set, self.held).min(room);
        for (shown, &i) in self.order.iter().enumerate() {
            let row = row(page, &self.set, self.cards[i], names);
            let place = fit(&place_words(page, self.places[i]), PLACE);
            let line = format!(" {}  {row} {place}{}", letter(shown), earns[i]);
            page.line(line.trim_end());
        }
        for (film, heap) in Film::ALL.into_iter().zip(&heaps) {
            if !heap.is_empty() {
                let text = page.words(&heap.text(page, &self.set, "terminal-hw-film-cards"));
                let lead = format!("{}  ", film_number(page, film));
                page.hanging(&lead, &text, None);
            }
        }
        self.draw_sum(&heaps, page);
        let help = page.words(&Text::new("terminal-hw-builder-help"));
        page.hanging("", &help, Some(Style::Dim));
    }

    fn take(&mut self, line: &str, page: &mut Page) -> Option<Vec<Action>> {
        let warned = std::mem::take(&mut self.warned);
        let words: Vec<&str> =
            line.split([' ', ',', ';']).filter(|word| !word.is_empty()).collect();
        match words.as_slice() {
            ["done" | "ok" | "d"] if warned || !self.is_wasted() => return Some(self.actions()),
            ["done" | "ok" | "d"] => {
                self.warned = true;
                say(page, &Text::new("terminal-hw-builder-empty"));
            }
            ["clear"] => {
                self.places[self.fixed..].fill(None);
                self.draw(page);
            }
            ["receipt" | "receipts" | "r"] => self.draw_receipts(page),
            ["best"] => self.take_plan(1, page),
            ["best", number] if number.parse::<usize>().is_ok() => {
                self.take_plan(number.parse().unwrap_or(0), page);
            }
            words => match self.read(words) {
                Ok(places) => {
                    self.places = places;
                    self.draw(page);
                }
                Err(problem) => say(page, &problem),
            },
        }
        None
    }
}

impl Builder {
    fn heaps(&self) -> [Heap; 3] {
        heaps(self.held, self.places.iter().copied())
    }

    /// The slates worth thinking of: the best one, then those with more figurines in one film.
    fn plans(&self) -> Vec<SlatePlan> {
        pareto_slates(&self.set.faces(self.held)).unwrap_or_default()
    }

    /// Whether there is no film although one is possible.
    fn is_wasted(&self) -> bool {
        let possible = self.plans().first().is_some_and(|plan| plan.income > 0);
        possible && self.fixed < self.cards.len() && sums(&self.set, &self.heaps()).0 == 0
    }

    fn actions(&self) -> Vec<Action> {
        let undecided = self.cards.iter().zip(&self.places).skip(self.fixed);
        let place = |(&card, &place): (&Card, &Option<Place>)| match place {
            Some(Place::Put(film)) => Action::Put { card, film },
            Some(Place::Trade(film)) => Action::Trade { card, film },
            Some(Place::Aside) | None => Action::Aside(card),
        };
        undecided.map(place).chain([Action::Done]).collect()
    }

    fn take_plan(&mut self, number: usize, page: &mut Page) {
        let plans = self.plans();
        match number.checked_sub(1).and_then(|index| plans.get(index)) {
            Some(plan) => {
                for i in self.fixed..self.cards.len() {
                    self.places[i] = plan.places.get(i).copied();
                }
                self.draw(page);
            }
            None => {
                let text = Text::new("terminal-hw-builder-no-plan")
                    .with("number", number)
                    .with("most", plans.len());
                say(page, &text);
            }
        }
    }

    /// Reads `ac1 b0 dt2`.
    fn read(&self, words: &[&str]) -> Result<Vec<Option<Place>>, Text> {
        let mut places = self.places.clone();
        for word in words {
            let unclear = || {
                let shown: String = word.chars().take(20).collect();
                Text::new("terminal-hw-builder-unclear").with("word", shown.as_str())
            };
            let digits = word.find(|sign: char| !sign.is_ascii_alphabetic()).ok_or_else(unclear)?;
            let (letters, digits) = word.split_at(digits);
            let (letters, traded) = match letters.strip_suffix('t') {
                Some(letters) => (letters, true),
                None => (letters, false),
            };
            let place = match (digits, traded) {
                ("0" | "-", false) => Place::Aside,
                (number, _) => {
                    let film = number.parse().ok().and_then(Film::by_number);
                    let film = film.ok_or_else(unclear)?;
                    if traded { Place::Trade(film) } else { Place::Put(film) }
                }
            };
            if letters.is_empty() {
                return Err(unclear());
            }
            for sign in letters.chars() {
                places[self.card_at(sign)?] = Some(place);
            }
        }
        Ok(places)
    }

    /// The card that this letter stands for, if it can still be moved.
    fn card_at(&self, sign: char) -> Result<usize, Text> {
        let shown = sign.to_string();
        let shown_at = (0..self.cards.len()).find(|&i| letter(i) == sign);
        let found = shown_at.map(|i| self.order[i]);
        match found {
            None => {
                let last = letter(self.cards.len().saturating_sub(1)).to_string();
                Err(Text::new("terminal-hw-builder-no-card")
                    .with("letter", shown.as_str())
                    .with("last", last.as_str()))
            }
            Some(i) if i < self.fixed => {
                Err(Text::new("terminal-hw-builder-fixed").with("letter", shown.as_str()))
            }
            Some(i) => Ok(i),
        }
    }

    /// What each card earns in its film, as a sum.
    fn earnings(&self, heaps: &[Heap; 3]) -> Vec<String> {
        let mut earnings = vec![String::new(); self.cards.len()];
        for heap in heaps {
            let receipt = heap.receipt(&self.set);
            if !receipt.is_movie() {
                continue;
            }
            for (card, line) in heap.cards.iter().zip(&receipt.lines) {
                if let Some(i) = self.cards.iter().position(|other| other == card) {
                    earnings[i] = sum(line);
                }
            }
            // A worthless script earns, too: shown beside the card that was traded for it.
            if heap.worthless > 0
                && let Some(line) = receipt.lines.last()
                && let Some(i) = self.traded_into(heap, heaps)
            {
                earnings[i] = sum(line);
            }
        }
        earnings
    }

    fn traded_into(&self, heap: &Heap, heaps: &[Heap; 3]) -> Option<usize> {
        let index = heaps.iter().position(|other| std::ptr::eq(other, heap))?;
        let film = Film::ALL[index];
        self.places.iter().position(|&place| place == Some(Place::Trade(film)))
    }

    fn draw_sum(&self, heaps: &[Heap; 3], page: &mut Page) {
        let (income, figurines) = sums(&self.set, heaps);
        let text = Text::new("terminal-hw-builder-sum")
            .with("income", income)
            .with("figurines", figurines)
            .with("open", self.places.iter().filter(|place| place.is_none()).count());
        let mut words = page.words(&text);
        if let Some(rival) = self.rival {
            let text = Text::new("terminal-hw-builder-rival").with("figurines", rival);
            words = format!("{words} {}", page.words(&text));
        }
        page.hanging("", &words, Some(Style::Strong));
    }

    fn draw_receipts(&self, page: &mut Page) {
        let heaps = self.heaps();
        if heaps.iter().all(Heap::is_empty) {
            say(page, &Text::new("terminal-hw-builder-nothing"));
            return;
        }
        let parts = page.words(&Text::new("terminal-hw-builder-parts"));
        page.hanging("", &parts, Some(Style::Dim));
        for (film, heap) in Film::ALL.into_iter().zip(&heaps).filter(|(_, heap)| !heap.is_empty()) {
            let lead = format!("{}  ", film_number(page, film));
            let head = page.words(&heap.text(page, &self.set, "terminal-hw-film-cards"));
            page.hanging(&lead, &head, Some(Style::Strong));
            let receipt = heap.receipt(&self.set);
            if receipt.is_movie() {
                let scripts = (0..heap.worthless).map(|_| Text::new("hollywood-worthless"));
                let cards = heap.cards.iter().map(|&card| sign_text(page, &self.set, card));
                let names: Vec<Text> = cards.chain(scripts).collect();
                // The last line is the sum, which the heading tells.
                for text in receipt_texts(&names, &receipt).iter().take(names.len()) {
                    let words = page.words(text);
                    page.hanging("    ", &words, None);
                }
            }
        }
    }
}

/// What a card earns: `4+2+2 = 8`, `(4+2)×2 = 12` or just `4`.
fn sum(line: &ReceiptLine) -> String {
    let parts = [line.share, line.coins, line.duo, line.ability];
    let parts: Vec<String> =
        parts.iter().filter(|&&part| part > 0).map(ToString::to_string).collect();
    let (sum, earns) = (parts.join("+"), line.earns);
    match (parts.len(), line.doubled_by) {
        (1, None) => sum,
        (_, None) => format!("{sum} = {earns}"),
        (1, Some(_)) => format!("{sum}×2 = {earns}"),
        (_, Some(_)) => format!("({sum})×2 = {earns}"),
    }
}

/// The letter of a card in the builder.
fn letter(index: usize) -> char {
    (b'a'..=b'z').nth(index).map_or('?', char::from)
}

fn place_words(page: &Page, place: Option<Place>) -> String {
    match place {
        None => String::new(),
        Some(Place::Aside) => page.words(&Text::new("terminal-hw-place-aside")),
        Some(Place::Put(film)) => {
            page.words(&Text::new("terminal-hw-place-film").with("film", film.number()))
        }
        Some(Place::Trade(film)) => {
            page.words(&Text::new("terminal-hw-place-trade").with("film", film.number()))
        }
    }
}

fn say(page: &mut Page, text: &Text) {
    let words = page.words(text);
    page.hanging("", &words, Some(Style::Red));
}
