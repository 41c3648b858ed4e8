//! One person against bots: draw, ask, act, tell.

use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use backlot_bots::{Bot, Budget, Level, NoSuchBot, decision_seed, explain, seed_number};
use backlot_core::{Choice, Outcome, Playable, Prompt, Rulebook, Seat, Text, Viewer};
use backlot_games::cast;
use backlot_locales::{Locale, ReaderContext};
use backlot_strategy::{Knowledge, Strategy};
use backlot_table::{Player, StepResult, Table};

use super::board::{Board, Composer, board};
use super::page::{Page, Style};
use super::saves::Saves;
use super::{read_answer, sheet};

/// A running game in this terminal.
pub(crate) struct Session<'k, G: Playable + Strategy> {
    table: Table<G>,
    board: Box<dyn Board<G>>,
    seed: String,
    saves: Saves,
    you: Seat,
    cast: ReaderContext,
    /// The bot of each seat; `None` for a person.
    bots: Vec<Option<SeatedBot<'k>>>,
    /// The bot that gives hints.
    adviser: SeatedBot<'k>,
}

/// A bot with its level, which says how long it thinks.
type SeatedBot<'k> = (Level, Bot<'k>);

/// What the person wants.
enum Answer<A> {
    /// One answer, or several that were composed together.
    Act(Vec<A>),
    Undo,
    Leave,
}

impl<'k, G: Playable + Strategy> Session<'k, G> {
    pub(crate) fn new(
        table: Table<G>,
        seed: String,
        saves: Saves,
        knowledge: &'k Knowledge,
        plain: bool,
    ) -> Result<Self> {
        let person = table.players().iter().position(Player::is_person);
        let you = person.and_then(Seat::new).unwrap_or(Seat::from_bits(0));
        let cast = cast(table.players(), Viewer::Seat(you));
        let seats = table.players().len();
        let bot = |player: &Player| match player {
            Player::Person { .. } => Ok(None),
            Player::Bot { level } => {
                // A record may name a level that this version does not have.
                let level = level.parse().unwrap_or(Level::Greedy);
                let known = |level| Ok((level, Bot::new(level, seats, knowledge)?));
                known(level).or_else(|_: NoSuchBot| known(Level::Greedy)).map(Some)
            }
        };
        let bots = table.players().iter().map(bot).collect::<Result<_, NoSuchBot>>()?;
        let adviser = (Level::Expert, Bot::expert(knowledge));
        Ok(Self { table, board: board(plain), seed, saves, you, cast, bots, adviser })
    }

    /// Plays to the end, or until the person leaves.
    pub(crate) fn run(mut self) -> Result<()> {
        leave_on_interrupt()?;
        self.saves.save(&self.table, &self.seed)?;
        self.welcome();
        while self.table.state().outcome().is_none() {
            if !self.one_step()? {
                self.say(Style::Dim, &Text::new("terminal-saved"));
                return Ok(());
            }
        }
        self.show_end()
    }

    /// Lets whoever is asked act; false if the person leaves.
    fn one_step(&mut self) -> Result<bool> {
        let asked = self.table.state().to_act();
        let bot = asked.iter().find_map(|seat| Some((seat, self.bots[seat.index()]?)));
        if let Some((seat, bot)) = bot {
            self.let_bot_act(seat, bot)?;
        } else {
            match self.ask()? {
                Answer::Act(actions) => {
                    for action in actions {
                        let told = self.table.apply(self.you, action)?;
                        self.tell(&told);
                    }
                }
                Answer::Undo => self.undo(),
                Answer::Leave => return Ok(false),
            }
        }
        self.saves.save(&self.table, &self.seed)?;
        Ok(true)
    }

    fn advice(
        &self,
        seat: Seat,
        (level, bot): SeatedBot<'_>,
        why: bool,
    ) -> Result<backlot_bots::Advice<G::Action>> {
        let view = self.table.view(Viewer::Seat(seat));
        let seed = decision_seed(seed_number(&self.seed), seat, self.table.steps_of(seat));
        let most = Duration::from_millis(u64::from(level.milliseconds()));
        let start = Instant::now();
        let mut go_on = || start.elapsed() < most;
        let budget = Budget::until(level.usual_iterations(), &mut go_on);
        let budget = &mut if why { budget.explained() } else { budget };
        bot.advise::<G>(&view, seat, seed, budget).context("a seat that is asked has an action")
    }

    fn let_bot_act(&mut self, seat: Seat, bot: SeatedBot<'_>) -> Result<()> {
        let action = self.advice(seat, bot, false)?.action;
        let told = self.table.apply(seat, action)?;
        self.tell(&told);
        Ok(())
    }

    /// Tells what happened, as the person notices it.
    fn tell(&self, told: &StepResult<G>) {
        let viewer = Viewer::Seat(self.you);
        let components = self.table.state().components();
        let mut page = self.page();
        let noticed = told.events.iter().filter_map(|event| G::redact(event, viewer));
        for event in noticed.filter(|event| self.board.is_told(event)) {
            let words = page.words(&G::event_text(&components, &event));
            page.hanging("· ", &words, None);
        }
        print(page);
    }

    fn welcome(&self) {
        let mut page = self.page();
        let title = page.styled(Style::Strong, G::info().title);
        page.line(title);
        let keys = page.words(&Text::new("terminal-keys"));
        page.paragraph(0, &keys);
        page.line("");
        let last = self.table.events_since(Viewer::Seat(self.you), self.table.step());
        let components = self.table.state().components();
        for (_, event) in last.into_iter().filter(|(_, event)| self.board.is_told(event)) {
            let words = page.words(&G::event_text(&components, &event));
            page.hanging("· ", &words, None);
        }
        print(page);
    }

    /// Draws the table and asks until there is an answer that can be carried out.
    fn ask(&self) -> Result<Answer<G::Action>> {
        let prompt = self.table.prompt(self.you).context("the person is asked")?;
        let legal = self.table.legal(self.you);
        let mut composer = self.board.composer(&self.table.view(Viewer::Seat(self.you)), self.you);
        let show = |composer: Option<&Box<dyn Composer<G::Action>>>| {
            self.draw();
            match composer {
                None => self.show_prompt(&prompt, &legal),
                Some(composer) => {
                    let mut page = self.page();
                    page.line("");
                    composer.draw(&mut page);
                    print(page);
                }
            }
        };
        show(composer.as_ref());
        loop {
            let Some(answer) = read_answer("> ")? else { return Ok(Answer::Leave) };
            let folded = answer.to_ascii_lowercase();
            match folded.as_str() {
                "" => {}
                "q" | "quit" | "exit" => return Ok(Answer::Leave),
                "u" | "undo" => return Ok(Answer::Undo),
                "?" => self.show_rule(prompt.heading.clause),
                "h" | "hint" => self.show_hint()?,
                "a" | "advice" => self.show_advice(),
                "l" | "log" => self.show_log(),
                "b" | "board" => show(composer.as_ref()),
                "help" => self.say(Style::Dim, &Text::new("terminal-keys")),
                _ => match &mut composer {
                    Some(composer) => {
                        let mut page = self.page();
                        let composed = composer.take(&folded, &mut page);
                        print(page);
                        if let Some(actions) = composed {
                            return Ok(Answer::Act(actions));
                        }
                    }
                    None => match choose(&folded, &prompt.options) {
                        Some(index) => return Ok(Answer::Act(vec![legal[index]])),
                        None => self.not_an_answer(&answer, &prompt),
                    },
                },
            }
        }
    }

    fn draw(&self) {
        let mut page = self.page();
        page.line("");
        self.board.draw(&self.table.view(Viewer::Seat(self.you)), &mut page);
        print(page);
    }

    fn show_prompt(&self, prompt: &Prompt, legal: &[G::Action]) {
        let mut page = self.page();
        page.line("");
        if let Some(why) = &prompt.heading.why {
            let words = page.words(why);
            page.paragraph(0, &words);
        }
        let title = page.words(&prompt.heading.title);
        page.hanging("", &title, Some(Style::Strong));
        let view = self.table.view(Viewer::Seat(self.you));
        if !self.board.draw_options(&view, prompt, legal, &mut page) {
            list_options(prompt, &mut page);
        }
        print(page);
    }

    /// The clause behind the prompt, in words.
    fn show_rule(&self, clause: &str) {
        let book = Rulebook::parse(G::info().rules);
        let mut page = self.page();
        match book.clause(clause) {
            Some(clause) => page.hanging(&format!("{}  ", clause.id), &clause.text, None),
            None => page.line(clause),
        }
        let more = Text::new("terminal-more-rules").with("game", G::info().id);
        let more = page.words(&more);
        page.hanging("", &more, Some(Style::Dim));
        print(page);
    }

    /// What the expert would do, two alternatives, and why.
    fn show_hint(&self) -> Result<()> {
        let advice = self.advice(self.you, self.adviser, true)?;
        let view = self.table.view(Viewer::Seat(self.you));
        let components = self.table.state().components();
        let mut page = self.page();
        let reason = page.words(&explain::<G>(&view, self.you, &advice));
        let choice = |action| {
            Text::new("terminal-hint-choice")
                .with("label", G::choice(&view, self.you, action).label)
                .with("action", G::write_action(&components, action).as_str())
        };
        let text = Text::new("terminal-hint")
            .with("choice", choice(advice.action))
            .with("reason", reason.as_str());
        let words = page.words(&text);
        page.paragraph(0, &words);
        let others = advice.candidates.iter().skip(1).take(2);
        let others: Vec<Text> = others.map(|candidate| choice(candidate.action)).collect();
        if !others.is_empty() {
            let words = page.words(&Text::new("terminal-hint-others").with("others", others));
            page.paragraph(0, &words);
        }
        print(page);
        Ok(())
    }

    fn show_advice(&self) {
        let mut page = self.page();
        if self.board.draw_advice(&self.table.view(Viewer::Seat(self.you)), self.you, &mut page) {
            print(page);
        } else {
            self.say(Style::Dim, &Text::new("terminal-no-advice"));
        }
    }

    fn show_log(&self) {
        let components = self.table.state().components();
        let mut page = self.page();
        for (step, event) in self.table.events_since(Viewer::Seat(self.you), 0) {
            let words = page.words(&G::event_text(&components, &event));
            page.hanging(&format!("{step:>4}  "), &words, None);
        }
        print(page);
    }

    fn undo(&mut self) {
        match self.table.undo(self.you) {
            Ok(steps) => {
                self.say(Style::Dim, &Text::new("terminal-undone").with("steps", steps));
            }
            Err(refused) => println!("{refused}"),
        }
    }

    fn not_an_answer(&self, answer: &str, prompt: &Prompt) {
        let shown: String = answer.chars().take(40).collect();
        let text = Text::new("terminal-not-an-answer")
            .with("answer", shown.as_str())
            .with("most", prompt.options.len());
        self.say(Style::Red, &text);
    }

    fn show_end(&self) -> Result<()> {
        self.draw();
        let mut page = self.page();
        page.line("");
        let events = self.table.events_since(Viewer::Seat(self.you), 0);
        let events: Vec<G::Event> = events.into_iter().map(|(_, event)| event).collect();
        self.board.draw_story(&self.table.state().components(), &events, &mut page);
        self.board.draw_end(&self.table.view(Viewer::Seat(self.you)), &mut page);
        if let Some(outcome) = self.table.state().outcome() {
            let names = &self.cast.names;
            for line in sheet::lines(G::info().id, &outcome, names) {
                page.line(line);
            }
            page.line("");
            let words = page.words(&winners_text(&outcome));
            page.hanging("", &words, Some(Style::Strong));
        }
        let path = self.saves.finish(&self.table)?;
        let kept = Text::new("terminal-kept").with("path", path.display().to_string().as_str());
        let kept = page.words(&kept);
        page.hanging("", &kept, Some(Style::Dim));
        print(page);
        Ok(())
    }

    fn page(&self) -> Page {
        Page::new(self.cast.clone())
    }

    fn say(&self, style: Style, text: &Text) {
        let mut page = self.page();
        let words = page.words(text);
        page.hanging("", &words, Some(style));
        print(page);
    }
}

fn winners_text(outcome: &Outcome) -> Text {
    match outcome.winners.first() {
        Some(winner) if outcome.winners.len() == 1 => {
            Text::new("terminal-winner").with("who", winner)
        }
        _ => {
            let winners: Vec<Text> = outcome.winners.iter().map(Text::seat).collect();
            Text::new("terminal-winners").with("winners", winners)
        }
    }
}

/// Every option with its number, what it does, and what one might regret.
fn list_options(prompt: &Prompt, page: &mut Page) {
    for (number, option) in (1..).zip(&prompt.options) {
        let label = page.words(&option.label);
        page.hanging(&format!("{number:>3}  "), &label, None);
        // A game without previews of its own only has the label to show.
        for line in option.preview.lines.iter().filter(|line| **line != option.label) {
            let words = page.words(line);
            page.hanging("       ", &words, Some(Style::Dim));
        }
        for warning in &option.preview.warnings {
            let words = page.words(warning);
            page.hanging("     ! ", &words, Some(Style::Red));
        }
    }
}

/// An option by its number or by its notation.
fn choose(answer: &str, options: &[Choice]) -> Option<usize> {
    if let Ok(number) = answer.parse::<usize>() {
        return number.checked_sub(1).filter(|&index| index < options.len());
    }
    let answer: Vec<&str> = answer.split_whitespace().collect();
    let is_meant = |option: &Choice| option.action.split_whitespace().eq(answer.iter().copied());
    options.iter().position(is_meant)
}

/// Every step is saved before anything else is shown, so Ctrl-C only has to say so.
fn leave_on_interrupt() -> Result<()> {
    ctrlc::set_handler(|| {
        println!("\n{}", Locale::english().message("terminal-saved"));
        std::process::exit(130);
    })
    .context("can't listen for Ctrl-C")
}

fn print(page: Page) {
    let mut out = std::io::stdout().lock();
    // A terminal that is gone can't be told so; the game is saved.
    let _ = out.write_all(page.finish().as_bytes()).and_then(|()| out.flush());
}
