//! One WebSocket: frames in, frames out.

use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use tokio::net::tcp::OwnedReadHalf;

use crate::hub::Hub;
use crate::limits::{Bucket, Rate};
use crate::live::{Asker, By, Live, Newcomer};
use crate::metrics::count;
use crate::requests;
use crate::telling::Frame;
use crate::ws_io::{self, Gone, Upgraded, WsWriter};
use crate::{ApiError, secrets, telling};
use backlot_protocol::websocket::{Decoder, Message, Unreadable};
use backlot_protocol::{BadFrame, ClientFrame, Hello, Request, VERSION};

/// A client that says nothing for this long is not let in.
const HELLO: Duration = Duration::from_secs(10);

/// Where too many spectators come from one address, there may be fewer after this time.
const SPECTATORS_WAIT: Duration = Duration::from_secs(30);

/// A client that gives more signs of life than this before it says anything is not let in.
const MAX_SIGNS_OF_LIFE: u32 = 20;

/// So many refusals for too many frames, and the socket is closed.
const WARNINGS: u32 = 50;

/// A socket's last frames are waited for this long.
const LAST: Duration = Duration::from_secs(10);

/// After the last frame, a client has this long to read it and to close.
const LINGER: Duration = Duration::from_secs(2);

/// Serves a socket until it closes. `behind` came together with the request.
pub(crate) async fn serve(hub: Arc<Hub>, table: String, upgraded: Upgraded, address: IpAddr) {
    let Upgraded { stream, behind, .. } = upgraded;
    hub.metrics.sockets.fetch_add(1, Ordering::Relaxed);
    let (wire, stream) = WsWriter::new(stream);
    let mut decoder = Decoder::new(hub.options.limits.frame_bytes);
    decoder.feed(&behind);
    let mut client = Client { wire: Arc::new(wire), stream, decoder };
    // It was counted when the request came.
    let mut arriving = Arriving { hub: &hub, address, counts: true };
    if let Err(refusal) = converse(&table, &mut client, &mut arriving).await {
        client.wire.bye(&telling::refused(&refusal, None));
    }
    let _ = tokio::time::timeout(LAST, client.wire.send_last()).await;
    drop(arriving);
    hub.metrics.sockets.fetch_sub(1, Ordering::Relaxed);
    let Client { wire, stream, .. } = client;
    drop(wire);
    let _ = tokio::time::timeout(LINGER, ws_io::read_out(stream)).await;
}

/// Both sides of a connection.
struct Client {
    wire: Arc<WsWriter>,
    stream: OwnedReadHalf,
    decoder: Decoder,
}

impl Client {
    /// What comes next; `None` if the connection has ended.
    async fn next(&mut self) -> Option<Result<Message, Unreadable>> {
        loop {
            if let Some(heard) = self.decoder.next().transpose() {
                return Some(heard);
            }
            if !ws_io::read(&mut self.stream, &mut self.decoder).await {
                return None;
            }
        }
    }
}

impl Client {
    /// The first thing that is more than a sign of life.
    async fn first(&mut self) -> Option<Result<Message, Unreadable>> {
        for _ in 0..MAX_SIGNS_OF_LIFE {
            match self.next().await {
                Some(Ok(Message::Ping(payload))) => self.wire.pong(&payload, 1).ok()?,
                Some(Ok(Message::Pong)) => {}
                other => return other,
            }
        }
        None
    }
}

/// A socket that counts for its address as long as nobody knows whose it is.
struct Arriving<'a> {
    hub: &'a Arc<Hub>,
    address: IpAddr,
    counts: bool,
}

impl Arriving<'_> {
    /// It is known whose it is now.
    fn end(&mut self) {
        if std::mem::take(&mut self.counts) {
            self.hub.arriving.leave(&self.address);
        }
    }
}

impl Drop for Arriving<'_> {
    fn drop(&mut self) {
        self.end();
    }
}

async fn converse(
    table: &str,
    client: &mut Client,
    arriving: &mut Arriving<'_>,
) -> Result<(), ApiError> {
    let &mut Arriving { hub, address, .. } = arriving;
    let Some((id, hello)) = hello(hub, client).await? else { return Ok(()) };
    let live = hub.live(table)?;
    let key = hello.secret.as_deref().map(secrets::hash);
    // Seats have a limit of their own at the table: whatever spectators do, they get in.
    let watching = || {
        let too_many = || ApiError::too_many("spectators from your address", SPECTATORS_WAIT);
        hub.watching.enter_for_a_time(address).ok_or_else(too_many)
    };
    let _watching = if key.is_none() { Some(watching()?) } else { None };
    let who = Newcomer { key, address, taste: hello.taste, wire: client.wire.clone() };
    let number = live.join(hub, who, id).await?;
    arriving.end();
    let asker = Asker {
        by: By::Key(key),
        from: Some(address),
        re: None,
        listener: Some(number),
        taste: hello.taste,
        instead: None,
    };
    let limits = &hub.options.limits;
    let rate = Rate::new(limits.frames_per_second, limits.frames_at_once);
    let talk = Talk {
        hub: hub.clone(),
        live: live.clone(),
        asker,
        rate,
        bucket: Bucket::full(rate, Instant::now()),
        warnings: 0,
    };
    talk.go_on(client).await;
    live.leave(hub, number).await;
    Ok(())
}

/// The first frame; `None` if the socket closes before.
async fn hello(hub: &Hub, client: &mut Client) -> Result<Option<(Option<u64>, Hello)>, ApiError> {
    let no_hello = |message: &str| {
        let hint = "send {\"type\":\"hello\",\"version\":1} first";
        ApiError::new("no-hello", message, hint)
    };
    let Ok(heard) = tokio::time::timeout(HELLO, client.first()).await else {
        return Err(no_hello("nothing came"));
    };
    let text = match heard {
        Some(Ok(Message::Text(text))) => text,
        Some(Ok(Message::Binary)) => return Err(no_hello("frames are texts")),
        Some(Err(unreadable)) => return Err(refusal(hub, unreadable)),
        Some(Ok(Message::Close(code))) => {
            client.wire.close_with(code);
            return Ok(None);
        }
        Some(Ok(Message::Ping(_) | Message::Pong)) | None => return Ok(None),
    };
    match Request::parse(&text) {
        Ok(Request { id, frame: ClientFrame::Hello(hello) }) if hello.version == VERSION => {
            Ok(Some((id, hello)))
        }
        Ok(Request { frame: ClientFrame::Hello(hello), .. }) => {
            let message = format!("version {} is not spoken here", hello.version);
            Err(ApiError::new("bad-version", message, "speak version 1"))
        }
        Ok(_) => Err(no_hello("the first frame was no hello")),
        Err(bad) => Err(no_hello(&bad.message)),
    }
}

/// What a client hears that does not keep to the form of WebSockets.
fn refusal(hub: &Hub, unreadable: Unreadable) -> ApiError {
    match unreadable {
        Unreadable::TooLarge => ApiError::too_large(hub.options.limits.frame_bytes),
        Unreadable::Broken(problem) => ApiError::bad_json(problem),
    }
}

/// A socket that has been let in.
struct Talk {
    hub: Arc<Hub>,
    live: Arc<Live>,
    asker: Asker,
    rate: Rate,
    bucket: Bucket,
    warnings: u32,
}

impl Talk {
    async fn go_on(mut self, client: &mut Client) {
        let silent = Duration::from_secs(self.hub.options.limits.silent_seconds.max(3));
        let mut heard = Instant::now();
        let mut pings = tokio::time::interval(silent / 3);
        pings.reset();
        let wire = client.wire.clone();
        let mut sending = pin!(wire.send_on());
        loop {
            tokio::select! {
                biased;
                () = &mut sending => return,
                next = client.next() => {
                    heard = Instant::now();
                    if self.hear(next, &wire).await.is_err() {
                        return;
                    }
                }
                _ = pings.tick() => {
                    if heard.elapsed() > silent || wire.ping().is_err() {
                        return;
                    }
                }
            }
        }
    }

    /// Takes in what came; an error closes the socket.
    async fn hear(
        &mut self,
        next: Option<Result<Message, Unreadable>>,
        wire: &WsWriter,
    ) -> Result<(), Gone> {
        let most = self.hub.options.limits.waiting_frames;
        let frame = match next {
            Some(Ok(Message::Text(text))) => self.hear_text(&text, wire).await?,
            Some(Ok(Message::Binary)) => {
                let refusal = ApiError::bad_json("frames are texts, not binary");
                Some(telling::refused(&refusal, None))
            }
            Some(Ok(Message::Ping(_) | Message::Pong)) if self.is_too_much() => {
                return self.warn();
            }
            Some(Ok(Message::Ping(payload))) => return wire.pong(&payload, most),
            Some(Ok(Message::Pong)) => None,
            Some(Ok(Message::Close(code))) => {
                wire.close_with(code);
                return Err(Gone);
            }
            None => return Err(Gone),
            Some(Err(unreadable)) => {
                wire.bye(&telling::refused(&refusal(&self.hub, unreadable), None));
                return Err(Gone);
            }
        };
        frame.map_or(Ok(()), |frame| {
            count(&self.hub.metrics.frames_out);
            wire.text(&frame, most)
        })
    }

    /// Whether this comes faster than allowed.
    fn is_too_much(&mut self) -> bool {
        self.bucket.take(self.rate, Instant::now()).is_err()
    }

    /// Somebody who sends too much is closed after some patience.
    fn warn(&mut self) -> Result<(), Gone> {
        self.warnings += 1;
        if self.warnings > WARNINGS { Err(Gone) } else { Ok(()) }
    }

    /// A frame to send at once, if there is one; an error closes the socket.
    async fn hear_text(&mut self, text: &str, wire: &WsWriter) -> Result<Option<Frame>, Gone> {
        count(&self.hub.metrics.frames_in);
        wire.note_sign_of_life(self.hub.now());
        if let Err(wait) = self.bucket.take(self.rate, Instant::now()) {
            self.warn()?;
            let refusal = ApiError::too_many("frames", wait);
            let id = Request::parse(text).map_or_else(|bad| bad.id, |request| request.id);
            return Ok(Some(telling::refused(&refusal, id)));
        }
        let Request { id, frame } = match Request::parse(text) {
            Ok(request) => request,
            Err(BadFrame { id, message }) => {
                let refusal = ApiError::bad_json(message);
                return Ok(Some(telling::refused(&refusal, id)));
            }
        };
        let asker = Asker { re: id, ..self.asker.clone() };
        let done = requests::carry_out(&self.hub, &self.live, asker, frame).await;
        match done {
            Ok(frame) => Ok(frame),
            Err(refusal) if refusal.code == ApiError::no_such_table().code => {
                // Somebody deleted it in the database: whoever else is here hears of it, too.
                wire.bye(&telling::refused(&refusal, id));
                self.live.say_bye(&refusal.code, "the table was deleted").await;
                Err(Gone)
            }
            Err(refusal) => Ok(Some(telling::refused(&refusal, id))),
        }
    }
}
