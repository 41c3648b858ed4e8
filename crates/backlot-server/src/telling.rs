//! Frames for clients. Everything in them is made for one viewer.

use std::cell::RefCell;

use backlot_core::{BySeat, Seat, SeatSet, Text, Viewer};
use backlot_games::{prompt_in_english, words};
use backlot_table::hosted::{
    HostedTable, PlayerView, RenderedEvent, TalkLine, ViewerUpdate, Who, WhoView,
};
use serde::Serialize;
use serde_json::json;

use crate::ApiError;
use backlot_protocol::websocket::{MAX_HEADER_LEN, TEXT, put_header};
use backlot_protocol::{Prompts, Subscription, VERSION, Views};

/// So many events are told to somebody who joins.
const LOG: usize = 50;

/// A frame has about so many bytes, views and prompts apart.
const TYPICAL_FRAME_BYTES: usize = 1024;

/// An option with its preview has about so many.
const USUAL_OPTION: usize = 768;

/// So many buffers of frames that were sent are kept by each thread, if they are not larger than this.
const POOLED_BUFFERS: usize = 8;
const LARGEST_SPARE: usize = 32 * 1024;

thread_local! {
    /// Most frames are sent and done with as soon as they are made, so the next ones can have their memory, which is at hand.
    static SPARES: RefCell<Vec<Vec<u8>>> = const { RefCell::new(Vec::new()) };
}

/// JSON for a client, as it goes over a WebSocket.
pub(crate) struct Frame {
    bytes: Vec<u8>,
    /// Where the WebSocket's header begins.
    start: usize,
}

impl Frame {
    /// The header and the JSON behind it.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes[self.start..]
    }

    /// The JSON alone.
    pub(crate) fn into_text(mut self) -> String {
        self.bytes.drain(..MAX_HEADER_LEN);
        String::from_utf8(std::mem::take(&mut self.bytes)).expect("JSON is text")
    }
}

impl Drop for Frame {
    fn drop(&mut self) {
        if !(TYPICAL_FRAME_BYTES..=LARGEST_SPARE).contains(&self.bytes.capacity()) {
            return;
        }
        let mut bytes = std::mem::take(&mut self.bytes);
        // A thread that ends needs none.
        let _ = SPARES.try_with(|spares| {
            let mut spares = spares.borrow_mut();
            if spares.len() < POOLED_BUFFERS {
                bytes.clear();
                spares.push(bytes);
            }
        });
    }
}

/// A JSON object that is written field by field: views come as text, and must not be parsed again. Before it there is room for
/// the header of a WebSocket, so that a frame need not be copied.
pub(crate) struct Object(Vec<u8>);

impl Object {
    pub(crate) fn new() -> Self {
        let spare = SPARES.with_borrow_mut(Vec::pop);
        let mut bytes = spare.unwrap_or_else(|| Vec::with_capacity(TYPICAL_FRAME_BYTES));
        bytes.resize(MAX_HEADER_LEN, 0);
        bytes.push(b'{');
        Self(bytes)
    }

    pub(crate) fn frame(kind: &str, re: Option<u64>) -> Self {
        let mut object = Self::new();
        object.field("type", kind);
        if let Some(re) = re {
            object.field("re", &re);
        }
        object
    }

    fn name(&mut self, name: &str) {
        if !matches!(self.0.last(), Some(b'{' | b'[')) {
            self.0.push(b',');
        }
        self.0.push(b'"');
        self.0.extend_from_slice(name.as_bytes());
        self.0.extend_from_slice(b"\":");
    }

    pub(crate) fn raw(&mut self, name: &str, json: &str) {
        self.name(name);
        self.0.extend_from_slice(json.as_bytes());
    }

    /// A field whose value the function writes as JSON.
    fn written(&mut self, name: &str, write: impl FnOnce(&mut Vec<u8>)) {
        self.name(name);
        write(&mut self.0);
    }

    pub(crate) fn field(&mut self, name: &str, value: &(impl Serialize + ?Sized)) {
        self.name(name);
        self.value(value);
    }

    fn value(&mut self, value: &(impl Serialize + ?Sized)) {
        serde_json::to_writer(&mut self.0, value).expect("frames have only text keys");
    }

    /// Adds all fields of another object, given as JSON.
    pub(crate) fn fields(&mut self, json: &str) {
        let inside = json.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).unwrap_or("");
        if !inside.is_empty() {
            if self.0.last() != Some(&b'{') {
                self.0.push(b',');
            }
            self.0.extend_from_slice(inside.as_bytes());
        }
    }

    /// A list of objects, each written by the function.
    pub(crate) fn list<T>(&mut self, name: &str, items: &[T], write: impl FnMut(&mut Self, &T)) {
        self.name(name);
        self.items(items, write);
    }

    fn items<T>(&mut self, items: &[T], mut write: impl FnMut(&mut Self, &T)) {
        self.0.push(b'[');
        for item in items {
            if self.0.last() != Some(&b'[') {
                self.0.push(b',');
            }
            self.0.push(b'{');
            write(self, item);
            self.0.push(b'}');
        }
        self.0.push(b']');
    }

    pub(crate) fn end(mut self) -> Frame {
        self.0.push(b'}');
        let start = put_header(TEXT, &mut self.0);
        Frame { bytes: self.0, start }
    }
}

/// Events as they were last written for somebody: most are the same for all.
#[derive(Default)]
pub(crate) struct SameEvents<'a>(Option<(&'a [RenderedEvent], Vec<u8>)>);

/// For whom a frame is made, and what the table itself can't know.
#[derive(Clone, Copy)]
pub(crate) struct Reader<'a> {
    pub(crate) hosted: &'a HostedTable,
    pub(crate) viewer: Viewer,
    pub(crate) taste: Subscription,
    pub(crate) around: Around,
}

/// Who is there, and what time it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Around {
    pub(crate) now: u64,
    pub(crate) present: SeatSet,
    pub(crate) spectators: usize,
    /// For people who are away: when others may let a bot play for them.
    pub(crate) hold_at: BySeat<Option<u64>>,
}

impl Reader<'_> {
    /// The whole table for somebody who joins.
    pub(crate) fn welcome(&self, who: Who, re: Option<u64>) -> Frame {
        let Self { hosted, viewer, around, .. } = *self;
        let mut frame = Object::frame("welcome", re);
        frame.field("version", &VERSION);
        frame.field("table", hosted.id());
        frame.field("game", hosted.game().info().id);
        frame.field("setup", &hosted.setup_json());
        frame.field("help", &hosted.allows_help());
        frame.field("you", &you(who));
        frame.field("seq", &hosted.seq(viewer));
        frame.field("now", &around.now);
        self.status(&mut frame);
        frame.field("players", &self.players());
        frame.field("spectators", &around.spectators);
        frame.field("locked", &hosted.locked());
        frame.field("clock", &hosted.clock(around.now));
        frame.field("deal", &hosted.deal(viewer));
        frame.field("orders", hosted.order_kinds());
        frame.field("order", &viewer.seat().and_then(|seat| hosted.order(seat)));
        self.game(&mut frame, None);
        self.events(&mut frame, "log", whole_steps(&hosted.log(viewer, LOG + 1)));
        frame.field("talk", &hosted.talk(viewer));
        frame.field("film_names", hosted.names());
        frame.end()
    }

    /// What has changed.
    pub(crate) fn update<'n>(
        &self,
        news: &'n ViewerUpdate,
        re: Option<u64>,
        same: &mut SameEvents<'n>,
    ) -> Frame {
        let Self { hosted, viewer, around, .. } = *self;
        let changed = news.changed;
        let mut frame = Object::frame("update", re);
        frame.field("seq", &news.seq);
        if changed.status {
            self.status(&mut frame);
            // Who came before the start learns here what the game has.
            frame.field("orders", hosted.order_kinds());
        }
        if changed.players {
            let seat = viewer.seat();
            let is_host = seat.is_some_and(|seat| {
                self.players().iter().any(|player| player.seat == seat && is_host(player))
            });
            if seat.is_some() {
                frame.field("you", &you(Who { seat, host: is_host }));
            }
            self.presence(&mut frame);
        }
        if changed.deal {
            frame.field("deal", &hosted.deal(viewer));
        }
        if changed.order {
            frame.field("order", &viewer.seat().and_then(|seat| hosted.order(seat)));
        }
        if changed.names {
            frame.field("film_names", hosted.names());
        }
        if news.undone > 0 {
            frame.field("undone", &news.undone);
        }
        if !news.events.is_empty() {
            self.new_events(&mut frame, &news.events, same);
        }
        if !news.notes.is_empty() {
            frame.list("notes", &news.notes, |frame, note| self.text(frame, note));
        }
        if changed.game || changed.status {
            let clock = hosted.clock(around.now);
            if clock.left.is_some() {
                frame.field("now", &around.now);
                frame.field("clock", &clock);
            }
            self.game(&mut frame, news.view_changes.as_deref());
        }
        frame.end()
    }

    /// Who is there, and nothing else.
    pub(crate) fn presence_update(&self) -> Frame {
        let mut frame = Object::frame("update", None);
        frame.field("seq", &self.hosted.seq(self.viewer));
        self.presence(&mut frame);
        frame.end()
    }

    fn presence(&self, frame: &mut Object) {
        frame.field("players", &self.players());
        frame.field("spectators", &self.around.spectators);
        frame.field("locked", &self.hosted.locked());
    }

    fn players(&self) -> Vec<PlayerView> {
        let mut players = self.hosted.players(self.around.present);
        for player in &mut players {
            if let WhoView::Person { hold_at, .. } = &mut player.who {
                *hold_at = self.around.hold_at[player.seat];
            }
        }
        players
    }

    fn status(&self, frame: &mut Object) {
        frame.field("status", &self.hosted.status());
        frame.field("outcome", &self.hosted.outcome().map(|outcome| outcome.to_json()));
        let rematch = self.hosted.rematch_table();
        frame.field("rematch", &rematch.map(|table| json!({ "table": table })));
    }

    /// The position and what is asked. `changes` are those of the view since the viewer was last told of it, if known.
    fn game(&self, frame: &mut Object, changes: Option<&str>) {
        let Self { hosted, viewer, taste, .. } = *self;
        frame.field("step", &hosted.step(viewer));
        if let Some(lot) = hosted.auction() {
            frame.field("lot", &lot);
        }
        match (taste.views, changes) {
            (Views::None, _) | (Views::Changes, Some("[]")) => {}
            (Views::Changes, Some(changes)) => frame.raw("changes", changes),
            (Views::Whole, _) | (Views::Changes, None) => {
                frame.raw("view", hosted.view_json(viewer).as_deref().unwrap_or("null"));
            }
        }
        match viewer.seat() {
            None => frame.raw("prompt", "null"),
            Some(seat) => {
                self.prompt(frame, seat);
                frame.field("undo", &hosted.may_undo(seat));
            }
        }
    }

    fn prompt(&self, frame: &mut Object, seat: Seat) {
        match (self.taste.prompts, self.taste.words) {
            (Prompts::Actions, _) => frame.field("prompt", &self.hosted.prompt_briefly(seat)),
            (Prompts::Whole, Some(_)) => {
                frame.field("prompt", &prompt_in_english(self.hosted, seat));
            }
            (Prompts::Whole, None) => match self.hosted.prompt(seat) {
                Some(asked) => frame.written("prompt", |out| {
                    out.reserve(asked.prompt.options.len() * USUAL_OPTION);
                    asked.write_json(out);
                }),
                None => frame.raw("prompt", "null"),
            },
        }
    }

    /// Events that others may have been told as well.
    fn new_events<'n>(
        &self,
        frame: &mut Object,
        events: &'n [RenderedEvent],
        same: &mut SameEvents<'n>,
    ) {
        let name = "events";
        match &same.0 {
            // Words are made for one reader.
            _ if self.taste.words.is_some() => self.events(frame, name, events),
            Some((known, json)) if std::ptr::eq(*known, events) => {
                frame.written(name, |out| out.extend_from_slice(json));
            }
            _ => {
                frame.name(name);
                let start = frame.0.len();
                self.event_list(frame, events);
                same.0 = Some((events, frame.0[start..].to_vec()));
            }
        }
    }

    fn events(&self, frame: &mut Object, name: &str, events: &[RenderedEvent]) {
        frame.name(name);
        self.event_list(frame, events);
    }

    fn event_list(&self, frame: &mut Object, events: &[RenderedEvent]) {
        frame.items(events, |frame, event| {
            let (json, text) = event.written();
            frame.fields(json);
            frame.field("step", &event.step);
            match self.taste.words {
                None => frame.raw("text", text),
                Some(_) => self.text(frame, &event.text),
            }
        });
    }

    /// A message, or its words.
    fn text(&self, frame: &mut Object, text: &Text) {
        match self.taste.words {
            None => frame.field("text", text),
            Some(_) => frame.field("text", &words(self.hosted, text, self.viewer)),
        }
    }
}

/// The last events without a step whose first events are cut off: who has the older ones can append these.
fn whole_steps(log: &[RenderedEvent]) -> &[RenderedEvent] {
    match log {
        [first, ..] if log.len() > LOG => {
            let cut = log.iter().take_while(|event| event.step == first.step).count();
            if cut < log.len() { &log[cut..] } else { log }
        }
        _ => log,
    }
}

fn you(who: Who) -> serde_json::Value {
    match who.seat {
        Some(seat) => json!({ "seat": seat, "host": who.host }),
        None if who.host => json!({ "spectator": true, "host": true }),
        None => json!({ "spectator": true }),
    }
}

fn is_host(player: &PlayerView) -> bool {
    use backlot_table::hosted::WhoView;
    matches!(player.who, WhoView::Person { host: true, .. })
}

/// What somebody said.
pub(crate) fn talk(line: &TalkLine, re: Option<u64>) -> Frame {
    let mut frame = Object::frame("talk", re);
    frame.fields(&serde_json::to_string(line).expect("talk has only text keys"));
    frame.end()
}

/// A refusal.
pub(crate) fn refused(refusal: &ApiError, re: Option<u64>) -> Frame {
    let mut frame = Object::frame("refused", re);
    frame.fields(&serde_json::to_string(refusal).expect("refusals have only text keys"));
    frame.end()
}

/// Nothing was to be done.
pub(crate) fn done(re: Option<u64>) -> Frame {
    Object::frame("done", re).end()
}

/// The socket is about to be closed.
pub(crate) fn bye(code: &str, message: &str) -> Frame {
    let mut frame = Object::frame("bye", None);
    frame.field("code", code);
    frame.field("message", message);
    frame.end()
}
