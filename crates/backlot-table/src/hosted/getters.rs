//! What can be known about a table.

use std::any::Any;
use std::collections::BTreeMap;

use backlot_core::{Order, Outcome, Seat, SeatSet, Viewer};
use serde_json::{Value, json};

use super::deal::{DealStage, FairRng};
use super::game::RunningGame;
use super::updates::place;
use super::{
    Asked, AskedBriefly, ClockRule, ClockView, DealView, FairDeal, Hash, HostedGame, HostedTable,
    PlayerView, RenderedEvent, Stage, Status, TableError, TalkLine, Who, WhoView,
};
use crate::ActionError;
use crate::record::Record;

impl HostedTable {
    /// The id of the table.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The game that is played here.
    #[must_use]
    pub fn game(&self) -> &'static HostedGame {
        self.game
    }

    /// The set-up as JSON: `seats`, the options, and `components` as in a record.
    #[must_use]
    pub fn setup_json(&self) -> Value {
        let mut json = json!({ "seats": self.seats() });
        for (option, value) in self.setup.options() {
            json[option] = value.into();
        }
        json["components"] = self.setup.components().into();
        json
    }

    /// How many seats there are.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.sittings.len()
    }

    /// Whether anybody can find the table.
    #[must_use]
    pub fn is_public(&self) -> bool {
        self.public
    }

    /// Whether people may ask a bot what it would do.
    #[must_use]
    pub fn allows_help(&self) -> bool {
        self.help
    }

    /// The id of the seat's prompt, for a bot that is asked what it would do.
    pub fn hint(&self, seat: Seat) -> Result<u32, TableError> {
        if !self.help {
            return Err(TableError::NoHelp);
        }
        match self.answers(seat) {
            Some(_) => Ok(self.prompt_id(seat)),
            _ if self.is_over() => Err(ActionError::GameOver.into()),
            _ => {
                let asked = self.asked();
                let asked = asked.first().filter(|_| asked.len() == 1);
                Err(ActionError::NotYourTurn { seat, asked }.into())
            }
        }
    }

    /// The level of bots that nobody chose.
    #[must_use]
    pub fn level(&self) -> &str {
        &self.level
    }

    /// When the table was opened, and when it last changed.
    #[must_use]
    pub fn times(&self) -> (u64, u64) {
        (self.opened_at, self.changed_at)
    }

    /// How many entries the table was made from: the number of the next one.
    #[must_use]
    pub fn entries(&self) -> u64 {
        self.entries
    }

    /// Where the table is in its life.
    #[must_use]
    pub fn status(&self) -> Status {
        match self.stage {
            Stage::Open => Status::Open,
            Stage::Dealing => Status::Dealing,
            Stage::Playing if self.paused => Status::Paused,
            Stage::Playing => Status::Playing,
            Stage::Over => Status::Over,
            Stage::Ended => Status::Ended,
        }
    }

    /// Who has the secret with this hash.
    #[must_use]
    pub fn who(&self, key: Hash) -> Who {
        let seat = self.people().find(|(_, person)| person.key == key).map(|(seat, _)| seat);
        Who { seat, host: key == self.host }
    }

    /// The hash of the secret of the seat's person.
    #[must_use]
    pub fn key(&self, seat: Seat) -> Option<Hash> {
        self.person(seat).map(|person| person.key)
    }

    /// Who sits where. `present` are the people who are there.
    #[must_use]
    pub fn players(&self, present: SeatSet) -> Vec<PlayerView> {
        let view = |seat: Seat| {
            let who = match &self.sittings[seat.index()] {
                super::Sitting::Open => WhoView::Open,
                super::Sitting::Bot { level, vacant } => {
                    WhoView::Bot { level: level.to_string(), vacant: *vacant }
                }
                super::Sitting::Person(person) => WhoView::Person {
                    name: person.name.to_string(),
                    present: present.contains(seat),
                    host: person.key == self.host,
                    muted: person.muted,
                    held: person.held.as_ref().map(ToString::to_string),
                    agrees_to_end: person.agrees_to_end,
                    hold_at: None,
                },
            };
            PlayerView { seat, who }
        };
        Seat::all(self.sittings.len()).map(view).collect()
    }

    /// The players as records name them.
    #[must_use]
    pub fn record_players(&self) -> Vec<crate::Player> {
        self.sittings.iter().map(super::Sitting::player).collect()
    }

    /// The clocks as everybody may see them.
    #[must_use]
    pub fn clock(&self, now: u64) -> ClockView {
        self.clocks.view(self.sittings.len(), now)
    }

    /// How much time people have.
    #[must_use]
    pub fn clock_rule(&self) -> ClockRule {
        self.clocks.rule
    }

    /// Whether a person has the seat and no bot plays for them.
    #[must_use]
    pub fn plays_in_person(&self, seat: Seat) -> bool {
        self.person(seat).is_some_and(|person| person.held.is_none())
    }

    /// The deal as the viewer may see it.
    #[must_use]
    pub fn deal(&self, viewer: Viewer) -> DealView {
        let seat = viewer.seat();
        let mut view = self.deal.view(seat, self.is_over());
        let has_no_share = |seat| self.person(seat).is_some() && self.deal.share(seat).is_none();
        if self.stage == Stage::Open && seat.is_some_and(has_no_share) {
            view.asks = Some("hash");
        }
        view
    }

    /// All that fixes the luck of the table; the secret only once the game is over.
    #[must_use]
    pub fn fair_deal(&self) -> Option<FairDeal> {
        (self.deal.stage == DealStage::Dealt).then(|| {
            let deal = self.deal.fair(&self.id);
            FairDeal { secret: deal.secret.filter(|_| self.is_over()), ..deal }
        })
    }

    /// Returns the number of the prepared deal, if it is one.
    #[must_use]
    pub fn prepared(&self) -> Option<u32> {
        self.deal.prepared
    }

    pub(super) fn rng(&self, drawn: &[u16; backlot_core::chance::MAX_PILES]) -> FairRng {
        self.deal.fair(&self.id).rng(drawn).expect("the table knows its own secret")
    }

    /// Who is asked, as far as everybody may know: while several choose in secret, all of them.
    #[must_use]
    pub fn asked(&self) -> SeatSet {
        match &self.play {
            Some(play) if self.stage == Stage::Playing => play.course().asked,
            _ => SeatSet::EMPTY,
        }
    }

    /// Who has answered in secret while others still owe an answer. That somebody has is no secret, like being there; what
    /// they answered is.
    #[must_use]
    pub fn locked(&self) -> SeatSet {
        match &self.play {
            Some(play) if self.stage == Stage::Playing => play.course().locked(),
            _ => SeatSet::EMPTY,
        }
    }

    /// The number of the open auction that the game has come to, if it has such: what standing orders count by.
    #[must_use]
    pub fn auction(&self) -> Option<u32> {
        self.play.as_ref()?.auction()
    }

    /// The kinds of standing orders that are followed at this table.
    #[must_use]
    pub fn order_kinds(&self) -> &'static [&'static str] {
        if self.auction().is_some() { &Order::KINDS } else { &[] }
    }

    /// The seat's standing order.
    #[must_use]
    pub fn order(&self, seat: Seat) -> Option<Order> {
        self.person(seat)?.order.map(|(order, _)| order)
    }

    /// What the viewer may know of the game, once it has begun: the game's own [`View`](backlot_core::Game::View).
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> Option<Box<dyn Any + Send>> {
        Some(self.play.as_ref()?.view(self.at_this_table(viewer)))
    }

    /// The same as JSON text.
    #[must_use]
    pub fn view_json(&self, viewer: Viewer) -> Option<String> {
        Some(self.play.as_ref()?.view_json(self.at_this_table(viewer)))
    }

    /// Nobody at a hosted table sees everything, and no seat that is not there sees more than a spectator.
    fn at_this_table(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if seat.index() < self.sittings.len() => viewer,
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Omniscient => Viewer::Spectator,
        }
    }

    /// The id of the seat's prompt.
    #[must_use]
    pub fn prompt_id(&self, seat: Seat) -> u32 {
        self.prompts[seat.index()]
    }

    /// What the seat is asked now.
    #[must_use]
    pub fn prompt(&self, seat: Seat) -> Option<Asked> {
        let (game, answered) = self.answers(seat)?;
        Some(Asked { id: self.prompt_id(seat), answered, prompt: game.prompt(seat)? })
    }

    /// What the seat may answer now, without words.
    #[must_use]
    pub fn prompt_briefly(&self, seat: Seat) -> Option<AskedBriefly> {
        let (game, answered) = self.answers(seat)?;
        let actions = (0..game.choices(seat)).map(|index| game.action(seat, index)).collect();
        Some(AskedBriefly { id: self.prompt_id(seat), seat, answered, actions })
    }

    /// The game if the seat may answer, and whether it has answered already.
    fn answers(&self, seat: Seat) -> Option<(&dyn RunningGame, bool)> {
        let game = self.play.as_deref().filter(|_| self.is_running())?;
        (game.choices(seat) > 0).then(|| (game, !game.course().owing.contains(seat)))
    }

    fn is_running(&self) -> bool {
        self.stage == Stage::Playing && !self.paused
    }

    /// Whether the seat may take something back.
    #[must_use]
    pub fn may_undo(&self, seat: Seat) -> bool {
        self.is_running() && self.play.as_ref().is_some_and(|play| play.course().may_undo(seat))
    }

    /// The result, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.play.as_ref()?.outcome()
    }

    /// The number of the viewer's last message.
    #[must_use]
    pub fn seq(&self, viewer: Viewer) -> u32 {
        self.heard[place(viewer)]
    }

    /// How many steps of the game the viewer may know of.
    #[must_use]
    pub fn step(&self, viewer: Viewer) -> u32 {
        self.play.as_ref().map_or(0, |play| play.course().known[place(viewer)])
    }

    /// The last events that the viewer noticed, at most so many.
    #[must_use]
    pub fn log(&self, viewer: Viewer, most: usize) -> Vec<RenderedEvent> {
        let viewer = self.at_this_table(viewer);
        self.play.as_ref().map_or_else(Vec::new, |play| play.log(viewer, most))
    }

    /// The last talk that the viewer heard.
    #[must_use]
    pub fn talk(&self, viewer: Viewer) -> Vec<TalkLine> {
        self.talk.lines(self.at_this_table(viewer))
    }

    /// What people call things of theirs, by the thing's id.
    #[must_use]
    pub fn names(&self) -> &BTreeMap<Box<str>, Box<str>> {
        &self.names
    }

    /// The bots that owe an answer now: the seat, the level, and the id of the prompt.
    #[must_use]
    pub fn bots(&self) -> Vec<(Seat, &str, u32)> {
        let Some(play) = self.play.as_ref().filter(|_| self.status() == Status::Playing) else {
            return Vec::new();
        };
        let owing = play.course().owing;
        let bot = |seat: Seat| {
            let level = self.sittings[seat.index()].bot()?;
            Some((seat, level, self.prompt_id(seat)))
        };
        owing.iter().filter_map(bot).collect()
    }

    /// When the table wants to be looked at again ([`Input::Tick`](super::Input::Tick)): a deal is waited for too long, or a
    /// clock runs out.
    #[must_use]
    pub fn due(&self, now: u64) -> Option<u64> {
        match self.stage {
            Stage::Dealing => self.deal.due(),
            Stage::Playing => self.clocks.next_out(self.sittings.len(), now),
            Stage::Open | Stage::Over | Stage::Ended => None,
        }
    }

    /// Where to call when the seat is asked.
    #[must_use]
    pub fn webhook(&self, seat: Seat) -> Option<&str> {
        self.person(seat)?.webhook.as_deref()
    }

    /// The table where it goes on.
    #[must_use]
    pub fn rematch_table(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// The record of the game so far, with the deal. Only for everybody once the game is over: before, it holds what
    /// seats must not know.
    pub fn record(&self) -> Result<Record, TableError> {
        let play = self.play.as_ref().ok_or(TableError::NotNow("the game has not begun"))?;
        let mut record = play.record(self.record_players());
        record.fair = self.fair_deal();
        record.number_lines();
        Ok(record)
    }
}
