use std::any::Any;

use backlot_bots::{Bot, Budget, Level};
use backlot_core::{Game, Prompt, Seat, Text, Viewer};
use backlot_locales::Locale;
use backlot_strategy::Strategy;
use backlot_table::hosted::{Asked, Entry, HostedGame, HostedTable, LoadError, What};
use serde_json::{Value, json};

use crate::{GameKind, UnknownGame, cast, with_game};

impl GameKind {
    /// Returns what hosted tables need of the game.
    #[must_use]
    pub fn hosted(self) -> &'static HostedGame {
        with_game!(self, G => {
            static HOSTED: HostedGame = HostedGame::new::<G>(|level, seats| {
                bot::<G>(level, seats).map(drop)
            });
            &HOSTED
        })
    }

    /// Returns the game of a table.
    pub(crate) fn of(table: &HostedTable) -> Self {
        let found = Self::ALL.into_iter().find(|kind| kind.hosted() == table.game());
        found.expect("tables are opened for games of the list")
    }
}

/// Loads a hosted table from its entries.
pub fn load_hosted(entries: impl IntoIterator<Item = Entry>) -> Result<HostedTable, LoadError> {
    let mut entries = entries.into_iter().peekable();
    let bad = |problem: String| LoadError::Broken { seq: 0, problem };
    let Some(Entry { what: What::Opened(opening), .. }) = entries.peek() else {
        return Err(bad("the first entry must open the table".to_owned()));
    };
    let kind: GameKind =
        opening.game.parse().map_err(|error: UnknownGame| bad(error.to_string()))?;
    HostedTable::load(kind.hosted(), entries)
}

/// A question to a bot, to be answered anywhere. It holds the view of its seat and nothing else.
pub struct BotJob {
    /// The seat that the bot plays or holds.
    pub seat: Seat,
    /// How strong it plays.
    pub level: Level,
    /// The prompt that it answers.
    pub prompt: u32,
    /// The seed of its choices at a prepared deal, where bots always answer in the same way; else any will do.
    pub seed: Option<u64>,
    kind: GameKind,
    view: Box<dyn Any + Send>,
    bot: Bot<'static>,
}

impl BotJob {
    /// Thinks, and answers with an action in notation.
    #[must_use]
    pub fn think(self, seed: u64, budget: &mut Budget<'_>) -> Option<String> {
        with_game!(self.kind, G => {
            let view = self.view.downcast::<<G as Game>::View>().ok()?;
            let advice = self.bot.advise::<G>(&view, self.seat, seed, budget)?;
            let components = <G as backlot_core::Present>::viewed_components(&view);
            Some(<G as backlot_core::Notation>::write_action(&components, advice.action))
        })
    }
}

/// Returns questions to the bots of a table that owe an answer.
#[must_use]
pub fn bot_jobs(table: &HostedTable) -> Vec<BotJob> {
    let kind = GameKind::of(table);
    let seats = table.seats();
    let job = |(seat, level, prompt): (Seat, &str, u32)| {
        // A level of an older version that is gone plays on as the greedy one.
        let (level, bot) = with_game!(kind, G => {
            bot::<G>(level, seats).or_else(|_| bot::<G>("greedy", seats)).ok()?
        });
        let view = table.view(Viewer::Seat(seat))?;
        let seed = table
            .prepared()
            .map(|number| prepared_seed(number, table.step(Viewer::Seat(seat)), seat));
        Some(BotJob { seat, level, prompt, seed, kind, view, bot })
    };
    table.bots().into_iter().filter_map(job).collect()
}

/// Different for each question of a prepared deal.
fn prepared_seed(number: u32, step: u32, seat: Seat) -> u64 {
    u64::from(number) << 32 | u64::from(step) << 8 | u64::from(seat.bits())
}

/// The bot of a level at a table of this many seats.
fn bot<G: Strategy>(level: &str, seats: usize) -> Result<(Level, Bot<'static>), String> {
    let level = level.parse::<Level>().map_err(|error| error.to_string())?;
    let bot = Bot::new(level, seats, G::knowledge()).map_err(|error| error.to_string())?;
    Ok((level, bot))
}

/// Puts a message of a table into English for a viewer.
#[must_use]
pub fn words(table: &HostedTable, text: &Text, viewer: Viewer) -> String {
    Locale::english().render(text, &cast(&table.record_players(), viewer))
}

/// Returns what a seat is asked, in English.
#[must_use]
pub fn prompt_in_english(table: &HostedTable, seat: Seat) -> Option<Value> {
    let Asked { id, answered, prompt } = table.prompt(seat)?;
    let mut json = in_english(&prompt, |text| words(table, text, Viewer::Seat(seat)));
    json["id"] = id.into();
    json["answered"] = answered.into();
    Some(json)
}

/// A prompt with plain strings in place of messages.
fn in_english(prompt: &Prompt, words: impl Fn(&Text) -> String) -> Value {
    let lines = |texts: &[Text]| texts.iter().map(&words).collect::<Vec<_>>();
    let options = prompt.options.iter().map(|option| {
        let mut json = json!({
            "action": option.action,
            "verb": option.verb,
            "label": words(&option.label),
        });
        if let Some(subject) = &option.subject {
            json["subject"] = subject.as_str().into();
        }
        if let Some(amount) = option.amount {
            json["amount"] = amount.into();
        }
        let mut preview = json!({});
        if !option.preview.lines.is_empty() {
            preview["lines"] = lines(&option.preview.lines).into();
        }
        if !option.preview.warnings.is_empty() {
            preview["warnings"] = lines(&option.preview.warnings).into();
        }
        if !option.preview.effects.is_nothing() {
            preview["effects"] = option.preview.effects.value();
        }
        json["preview"] = preview;
        json
    });
    let mut json = json!({
        "seat": prompt.seat,
        "title": words(&prompt.heading.title),
        "clause": prompt.heading.clause,
        "options": options.collect::<Vec<_>>(),
    });
    if let Some(why) = &prompt.heading.why {
        json["why"] = words(why).into();
    }
    json
}
