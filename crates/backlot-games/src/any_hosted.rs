use std::collections::BTreeMap;

use backlot_bots::{Bot, Budget, Level};
use backlot_core::{
    Order, Outcome, Playable, Prompt, Seat, SeatSet, SetupError, SetupRequest, Text, Viewer,
};
use backlot_locales::Locale;
use backlot_strategy::Strategy;
use backlot_table::Player;
use backlot_table::hosted::{
    Asked, AskedBriefly, BadEntry, Broadcast, CantOpen, ClockView, DealView, Entry, Hash,
    HostInput, HostedTable, Input, Listeners, LoadError, Moment, OpenRequest, Party, Place,
    PlayerView, RenderedEvent, Status, TableError, TalkLine, What, Who,
};
use backlot_table::record::Record;
use serde_json::{Value, json};

use crate::{GameKind, HintJob, UnknownGame, cast, with_game};

/// A hosted table of any game: entries, notations and JSON in and out. See [`HostedTable`], which has the same methods.
pub trait AnyHosted: Send {
    /// Which entries the input makes. Also refuses levels that no bot has.
    fn decide(&self, by: Party, input: &Input, moment: &Moment) -> Result<Vec<Entry>, TableError>;
    /// Decides and commits in one; after a refusal nothing has changed.
    fn carry_out(
        &mut self,
        by: Party,
        input: &Input,
        moment: &Moment,
        to: Listeners,
    ) -> Result<(Vec<Entry>, Broadcast), TableError>;
    /// Folds the entries of one input, and says what each listener notices.
    fn commit(&mut self, entries: &[Entry], to: Listeners) -> Result<Broadcast, BadEntry>;

    /// The id of the table.
    fn id(&self) -> &str;
    /// The game's id.
    fn game(&self) -> &'static str;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// Whether anybody can find the table.
    fn is_public(&self) -> bool;
    /// When the table was opened, and when it last changed.
    fn times(&self) -> (u64, u64);
    /// How many entries there are: the number of the next one.
    fn entries(&self) -> u64;
    /// Where the table is in its life.
    fn status(&self) -> Status;
    /// The set-up: `seats`, the options, and `components` as in a record.
    fn setup_json(&self) -> Value;
    /// Who has the secret with this hash.
    fn who(&self, key: Hash) -> Who;
    /// The hash of the secret of the seat's person.
    fn key(&self, seat: Seat) -> Option<Hash>;
    /// Who sits where.
    fn players(&self, present: SeatSet) -> Vec<PlayerView>;
    /// Who has answered in secret while others still owe an answer.
    fn locked(&self) -> SeatSet;
    /// Who sits where, as records name them.
    fn record_players(&self) -> Vec<Player>;
    /// The clocks.
    fn clock(&self, now: u64) -> ClockView;
    /// The deal as the viewer may see it.
    fn deal(&self, viewer: Viewer) -> DealView;
    /// Who is asked, as far as everybody may know.
    fn asked(&self) -> SeatSet;
    /// The lot that the game has come to; `None` if it has no open auctions or has not begun.
    fn lot(&self) -> Option<u32>;
    /// The kinds of standing orders in this game, once it has begun.
    fn order_kinds(&self) -> &'static [&'static str];
    /// The seat's standing order.
    fn order(&self, seat: Seat) -> Option<Order>;
    /// What the viewer may know of the game, as JSON text; `None` before it begins.
    fn view_json(&self, viewer: Viewer) -> Option<String>;
    /// What the seat is asked.
    fn prompt(&self, seat: Seat) -> Option<Asked>;
    /// What the seat is asked, in English.
    fn prompt_in_english(&self, seat: Seat) -> Option<Value>;
    /// What the seat may answer, without words.
    fn prompt_briefly(&self, seat: Seat) -> Option<AskedBriefly>;
    /// Whether the seat may take something back.
    fn may_undo(&self, seat: Seat) -> bool;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The number of the viewer's last message.
    fn seq(&self, viewer: Viewer) -> u32;
    /// How many steps of the game the viewer may know of.
    fn step(&self, viewer: Viewer) -> u32;
    /// The last events that the viewer noticed.
    fn log(&self, viewer: Viewer, most: usize) -> Vec<RenderedEvent>;
    /// The last talk that the viewer heard.
    fn talk(&self, viewer: Viewer) -> Vec<TalkLine>;
    /// What people call their films, by the film's id.
    fn film_names(&self) -> BTreeMap<&str, &str>;
    /// Questions to bots that owe an answer. Each holds the view of its seat and nothing else.
    fn bot_jobs(&self) -> Vec<BotJob>;
    /// Whether seats know anything in this game that others can't work out.
    fn keeps_secrets(&self) -> bool;
    /// Whether people may ask a bot what it would do.
    fn allows_help(&self) -> bool;
    /// A person's question to a bot about what the seat is asked.
    fn hint(&self, seat: Seat) -> Result<HintJob, TableError>;
    /// When the table wants a [`Input::Tick`].
    fn due(&self, now: u64) -> Option<u64>;
    /// Where to call when the seat is asked.
    fn webhook(&self, seat: Seat) -> Option<&str>;
    /// The table where it goes on.
    fn rematch_table(&self) -> Option<&str>;
    /// The first entries of such a table.
    fn rematch(&self, table: &str, moment: &Moment) -> Result<Vec<Entry>, TableError>;
    /// The record of the game so far; before the end for the administrator only.
    fn record(&self) -> Result<Record, TableError>;
    /// Puts a message into English for a viewer.
    fn words(&self, text: &Text, viewer: Viewer) -> String;
}

/// A question to a bot, to be answered anywhere.
pub struct BotJob {
    /// The seat that the bot plays or holds.
    pub seat: Seat,
    /// How strong it plays.
    pub level: Level,
    /// The prompt that it answers.
    pub prompt: u32,
    think: Think,
}

type Think = Box<dyn FnOnce(u64, &mut Budget<'_>) -> Option<String> + Send>;

impl BotJob {
    /// Thinks, and answers with an action in notation.
    #[must_use]
    pub fn think(self, seed: u64, budget: &mut Budget<'_>) -> Option<String> {
        (self.think)(seed, budget)
    }
}

/// Why a hosted table can't be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CantHost {
    /// The set-up is not possible.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The places are not possible.
    #[error(transparent)]
    Places(#[from] CantOpen),
    /// No bot has this level.
    #[error("{0}")]
    UnknownLevel(String),
}

/// Opens a hosted table. Store the entries together, then show the table.
pub fn open_hosted(
    kind: GameKind,
    setup: &SetupRequest,
    request: &OpenRequest,
    moment: &Moment,
) -> Result<(Box<dyn AnyHosted>, Vec<Entry>), CantHost> {
    let bots = request.places.iter().filter_map(|place| match place {
        Place::Bot(level) => Some(level),
        Place::You | Place::Open => None,
    });
    with_game!(kind, G => {
        let setup = G::setup(setup)?;
        let (seats, _) = G::table_of(&setup);
        for level in bots.chain([&request.level]) {
            bot::<G>(level, seats).map_err(CantHost::UnknownLevel)?;
        }
        let (table, entries) = HostedTable::<G>::open(&setup, request, moment)?;
        Ok((Box::new(table), entries))
    })
}

/// Loads a hosted table from its entries.
pub fn load_hosted(
    entries: impl IntoIterator<Item = Entry>,
) -> Result<Box<dyn AnyHosted>, LoadError> {
    let mut entries = entries.into_iter().peekable();
    let bad = |problem: String| LoadError::Broken { seq: 0, problem };
    let Some(Entry { what: What::Opened(opening), .. }) = entries.peek() else {
        return Err(bad("the first entry must open the table".to_owned()));
    };
    let kind: GameKind =
        opening.game.parse().map_err(|error: UnknownGame| bad(error.to_string()))?;
    with_game!(kind, G => Ok(Box::new(HostedTable::<G>::load(entries)?)))
}

fn check_level<G: Strategy>(input: &Input, seats: usize) -> Result<(), TableError> {
    if let Input::Hold { level: Some(level), .. }
    | Input::Host(HostInput::SeatBot { level: Some(level), .. }) = input
    {
        bot::<G>(level, seats).map_err(TableError::UnknownLevel)?;
    }
    Ok(())
}

/// The bot of a level at a table of this many seats.
fn bot<G: Strategy>(level: &str, seats: usize) -> Result<(Level, Bot<'static>), String> {
    let level = level.parse::<Level>().map_err(|error| error.to_string())?;
    let bot = Bot::new(level, seats, G::knowledge()).map_err(|error| error.to_string())?;
    Ok((level, bot))
}

impl<G: Playable + Strategy> AnyHosted for HostedTable<G> {
    fn decide(&self, by: Party, input: &Input, moment: &Moment) -> Result<Vec<Entry>, TableError> {
        check_level::<G>(input, Self::seats(self))?;
        Self::decide(self, by, input, moment)
    }

    fn carry_out(
        &mut self,
        by: Party,
        input: &Input,
        moment: &Moment,
        to: Listeners,
    ) -> Result<(Vec<Entry>, Broadcast), TableError> {
        check_level::<G>(input, Self::seats(self))?;
        Self::carry_out(self, by, input, moment, to)
    }

    fn commit(&mut self, entries: &[Entry], to: Listeners) -> Result<Broadcast, BadEntry> {
        Self::commit(self, entries, to)
    }

    fn id(&self) -> &str {
        Self::id(self)
    }

    fn game(&self) -> &'static str {
        G::info().id
    }

    fn seats(&self) -> usize {
        Self::seats(self)
    }

    fn is_public(&self) -> bool {
        Self::is_public(self)
    }

    fn times(&self) -> (u64, u64) {
        Self::times(self)
    }

    fn entries(&self) -> u64 {
        Self::entries(self)
    }

    fn status(&self) -> Status {
        Self::status(self)
    }

    fn setup_json(&self) -> Value {
        let (seats, set) = G::table_of(self.setup());
        let kind = if set.is_standard() { "standard" } else { "custom" };
        let mut json = json!({ "seats": seats });
        for (option, value) in G::options(self.setup()) {
            json[option] = value.into();
        }
        json["components"] = format!("{kind}:{}", set.hash_text()).into();
        json
    }

    fn who(&self, key: Hash) -> Who {
        Self::who(self, key)
    }

    fn key(&self, seat: Seat) -> Option<Hash> {
        Self::key(self, seat)
    }

    fn players(&self, present: SeatSet) -> Vec<PlayerView> {
        Self::players(self, present)
    }

    fn locked(&self) -> SeatSet {
        Self::locked(self)
    }

    fn record_players(&self) -> Vec<Player> {
        Self::record_players(self)
    }

    fn clock(&self, now: u64) -> ClockView {
        Self::clock(self, now)
    }

    fn deal(&self, viewer: Viewer) -> DealView {
        Self::deal(self, viewer)
    }

    fn asked(&self) -> SeatSet {
        Self::asked(self)
    }

    fn lot(&self) -> Option<u32> {
        Self::lot(self)
    }

    fn order_kinds(&self) -> &'static [&'static str] {
        if Self::lot(self).is_some() { &Order::KINDS } else { &[] }
    }

    fn order(&self, seat: Seat) -> Option<Order> {
        Self::order(self, seat)
    }

    fn view_json(&self, viewer: Viewer) -> Option<String> {
        Some(G::view_text(&Self::view(self, viewer)?))
    }

    fn prompt(&self, seat: Seat) -> Option<Asked> {
        Self::prompt(self, seat)
    }

    fn prompt_in_english(&self, seat: Seat) -> Option<Value> {
        let Asked { id, answered, prompt } = Self::prompt(self, seat)?;
        let mut json = in_english(&prompt, |text| self.words(text, Viewer::Seat(seat)));
        json["id"] = id.into();
        json["answered"] = answered.into();
        Some(json)
    }

    fn prompt_briefly(&self, seat: Seat) -> Option<AskedBriefly> {
        Self::prompt_briefly(self, seat)
    }

    fn may_undo(&self, seat: Seat) -> bool {
        Self::may_undo(self, seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        Self::outcome(self)
    }

    fn seq(&self, viewer: Viewer) -> u32 {
        Self::seq(self, viewer)
    }

    fn step(&self, viewer: Viewer) -> u32 {
        Self::step(self, viewer)
    }

    fn log(&self, viewer: Viewer, most: usize) -> Vec<RenderedEvent> {
        Self::log(self, viewer, most)
    }

    fn talk(&self, viewer: Viewer) -> Vec<TalkLine> {
        Self::talk(self, viewer)
    }

    fn film_names(&self) -> BTreeMap<&str, &str> {
        Self::film_names(self).collect()
    }

    fn bot_jobs(&self) -> Vec<BotJob> {
        let job = |(seat, level, prompt): (Seat, &str, u32)| {
            // A level of an older version that is gone plays on as the greedy one.
            let seats = Self::seats(self);
            let (level, bot) =
                bot::<G>(level, seats).or_else(|_| bot::<G>("greedy", seats)).ok()?;
            let view = Self::view(self, Viewer::Seat(seat))?;
            let components = G::viewed_components(&view);
            let think = move |seed: u64, budget: &mut Budget<'_>| {
                let advice = bot.advise::<G>(&view, seat, seed, budget)?;
                Some(G::write_action(&components, advice.action))
            };
            Some(BotJob { seat, level, prompt, think: Box::new(think) })
        };
        self.bots().into_iter().filter_map(job).collect()
    }

    fn keeps_secrets(&self) -> bool {
        G::HAS_PRIVATE_INFORMATION
    }

    fn allows_help(&self) -> bool {
        Self::allows_help(self)
    }

    fn hint(&self, seat: Seat) -> Result<HintJob, TableError> {
        crate::hint::job(self, seat)
    }

    fn due(&self, now: u64) -> Option<u64> {
        Self::due(self, now)
    }

    fn webhook(&self, seat: Seat) -> Option<&str> {
        Self::webhook(self, seat)
    }

    fn rematch_table(&self) -> Option<&str> {
        Self::rematch_table(self)
    }

    fn rematch(&self, table: &str, moment: &Moment) -> Result<Vec<Entry>, TableError> {
        Ok(Self::rematch(self, table, moment)?.1)
    }

    fn record(&self) -> Result<Record, TableError> {
        Self::record(self)
    }

    fn words(&self, text: &Text, viewer: Viewer) -> String {
        Locale::english().render(text, &cast(&Self::record_players(self), viewer))
    }
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
