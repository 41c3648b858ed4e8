//! One WebSocket: frames in, frames out.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use tokio::sync::mpsc;

use crate::hub::Hub;
use crate::limits::{Bucket, Rate};
use crate::live::{Asker, By, Live, Out};
use crate::metrics::count;
use crate::wishes;
use crate::{Refusal, secrets, telling};
use backlot_protocol::{BadFrame, ClientFrame, Hello, VERSION, Wish};

/// A client that says nothing for this long is not let in.
const HELLO: Duration = Duration::from_secs(10);

/// So many refusals for too many frames, and the socket is closed.
const WARNINGS: u32 = 50;

/// Serves a socket until it closes.
pub(crate) async fn serve(hub: Arc<Hub>, table: String, mut socket: WebSocket, address: IpAddr) {
    hub.metrics.sockets.fetch_add(1, Ordering::Relaxed);
    if let Err(refusal) = converse(&hub, &table, &mut socket).await {
        let frame = telling::refused(&refusal, None);
        let _ = socket.send(Message::Text(frame.into())).await;
        let _ = socket.send(Message::Close(None)).await;
    }
    hub.sockets.leave(&address);
    hub.metrics.sockets.fetch_sub(1, Ordering::Relaxed);
}

async fn converse(hub: &Arc<Hub>, table: &str, socket: &mut WebSocket) -> Result<(), Refusal> {
    let Some((id, hello)) = hello(socket).await? else { return Ok(()) };
    let live = hub.live(table)?;
    let key = hello.secret.as_deref().map(secrets::hash);
    let (queue, outgoing) = mpsc::channel(hub.options.limits.waiting_frames);
    let number = live.join(hub, key, hello.taste, id, queue).await?;
    let asker = Asker {
        by: By::Key(key),
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
    talk.go_on(socket, outgoing).await;
    live.leave(hub, number).await;
    Ok(())
}

/// The first frame; `None` if the socket closes before.
async fn hello(socket: &mut WebSocket) -> Result<Option<(Option<u64>, Hello)>, Refusal> {
    let no_hello = |message: &str| {
        let hint = "send {\"type\":\"hello\",\"version\":1} first";
        Refusal::new("no-hello", message, hint)
    };
    let Ok(message) = tokio::time::timeout(HELLO, socket.recv()).await else {
        return Err(no_hello("nothing came"));
    };
    let text = match message {
        Some(Ok(Message::Text(text))) => text,
        Some(Ok(Message::Binary(_))) => return Err(no_hello("frames are texts")),
        Some(Ok(_) | Err(_)) | None => return Ok(None),
    };
    match ClientFrame::parse(&text) {
        Ok(ClientFrame { id, wish: Wish::Hello(hello) }) if hello.version == VERSION => {
            Ok(Some((id, hello)))
        }
        Ok(ClientFrame { wish: Wish::Hello(hello), .. }) => {
            let message = format!("version {} is not spoken here", hello.version);
            Err(Refusal::new("bad-version", message, "speak version 1"))
        }
        Ok(_) => Err(no_hello("the first frame was no hello")),
        Err(bad) => Err(no_hello(&bad.message)),
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
    async fn go_on(mut self, socket: &mut WebSocket, mut outgoing: mpsc::Receiver<Out>) {
        let silent = Duration::from_secs(self.hub.options.limits.silent_seconds.max(3));
        let mut heard = Instant::now();
        let mut pings = tokio::time::interval(silent / 3);
        pings.reset();
        loop {
            tokio::select! {
                biased;
                out = outgoing.recv() => {
                    if !self.send(socket, out).await {
                        return;
                    }
                }
                message = socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(message)) => {
                            let answer = self.hear(message).await;
                            let Ok(answer) = answer else { return };
                            if let Some(frame) = answer
                                && !self.send(socket, Some(Out::Frame(frame))).await
                            {
                                return;
                            }
                        }
                        // A frame that is too large, broken, or the end.
                        Some(Err(error)) => {
                            tracing::debug!("{error}");
                            let most = self.hub.options.limits.frame_bytes;
                            let frame = telling::refused(&Refusal::too_large(most), None);
                            let _ = socket.send(Message::Text(frame.into())).await;
                            return;
                        }
                        None => return,
                    }
                }
                _ = pings.tick() => {
                    if heard.elapsed() > silent
                        || socket.send(Message::Ping(Vec::new().into())).await.is_err()
                    {
                        return;
                    }
                }
            }
        }
    }

    /// Sends; whether the socket stays open.
    async fn send(&self, socket: &mut WebSocket, out: Option<Out>) -> bool {
        count(&self.hub.metrics.frames_out);
        match out {
            Some(Out::Frame(frame)) => socket.send(Message::Text(frame)).await.is_ok(),
            Some(Out::Bye(frame)) => {
                let _ = socket.send(Message::Text(frame)).await;
                let _ = socket.send(Message::Close(None)).await;
                false
            }
            None => false,
        }
    }

    /// A frame to send at once, if there is one; an error closes the socket.
    async fn hear(&mut self, message: Message) -> Result<Option<Utf8Bytes>, ()> {
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => {
                let refusal = Refusal::bad_json("frames are texts, not binary");
                return Ok(Some(telling::refused(&refusal, None).into()));
            }
            Message::Ping(_) | Message::Pong(_) => return Ok(None),
            Message::Close(_) => return Err(()),
        };
        count(&self.hub.metrics.frames_in);
        if !self.bucket.take(self.rate, Instant::now()) {
            self.warnings += 1;
            let refusal = Refusal::too_many("frames");
            let id = ClientFrame::parse(&text).map_or_else(|bad| bad.id, |frame| frame.id);
            return if self.warnings > WARNINGS {
                Err(())
            } else {
                Ok(Some(telling::refused(&refusal, id).into()))
            };
        }
        let frame = match ClientFrame::parse(&text) {
            Ok(frame) => frame,
            Err(BadFrame { id, message }) => {
                let refusal = Refusal::bad_json(message);
                return Ok(Some(telling::refused(&refusal, id).into()));
            }
        };
        let asker = Asker { re: frame.id, ..self.asker.clone() };
        let done = match frame.wish {
            // The usual case, without detours.
            Wish::Input(input) => {
                self.live.act(&self.hub, &asker, &input).await.map(|acted| acted.frame)
            }
            wish => wishes::carry_out(&self.hub, &self.live, asker, wish).await,
        };
        Ok(match done {
            Ok(frame) => frame.map(Into::into),
            Err(refusal) => Some(telling::refused(&refusal, frame.id).into()),
        })
    }
}
