//! A WebSocket as bytes: frames are written where they are made, without waking a task for each.
//!
//! A step is told to every viewer of a table. If each frame went through a queue to the task of its socket, waking
//! these tasks would cost more than everything else. So whoever tells writes to the connection itself; only what the
//! connection does not take at once waits, and the task of the socket sends it on.

mod upgrade;

use std::collections::VecDeque;
use std::io::ErrorKind;
use std::mem::MaybeUninit;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use backlot_protocol::websocket::{CLOSE, Decoder, PING, PONG, frame};
use tokio::io::{AsyncRead, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::Notify;

use crate::telling::Frame;

pub(crate) use upgrade::{Upgrade, Upgraded};

/// So many bytes are read at once. They are on the stack, so that a silent socket keeps no buffer.
const READ: usize = 4096;

/// At most so many bytes are read from a client that should be gone.
const MAX_READ_OUT: usize = 256 * 1024;

/// The sending side of a socket, shared by all who have something to tell.
pub(crate) struct WsWriter {
    stream: OwnedWriteHalf,
    waiting: Mutex<Waiting>,
    /// Something waits that did not before, or the socket was closed.
    more: Notify,
    /// When the client last sent a frame, in milliseconds since 1970.
    heard: AtomicU64,
}

/// What the connection did not take yet.
#[derive(Default)]
struct Waiting {
    frames: VecDeque<Vec<u8>>,
    /// How much of the first frame is sent.
    sent: usize,
    /// Nothing comes after these.
    last: bool,
    /// Nothing is sent any more.
    closed: bool,
}

/// The socket is closed, or its client does not keep up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gone;

impl WsWriter {
    pub(crate) fn new(stream: TcpStream) -> (Self, OwnedReadHalf) {
        let (read, stream) = stream.into_split();
        (
            Self {
                stream,
                waiting: Mutex::default(),
                more: Notify::new(),
                heard: AtomicU64::new(0),
            },
            read,
        )
    }

    pub(crate) fn note_sign_of_life(&self, now: u64) {
        self.heard.store(now, Ordering::Relaxed);
    }

    /// When the client last sent a frame; 0 if never since it came.
    pub(crate) fn heard(&self) -> u64 {
        self.heard.load(Ordering::Relaxed)
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a text, or lets it wait if no more than `most` wait already.
    pub(crate) fn text(&self, text: &Frame, most: usize) -> Result<(), Gone> {
        self.send(text.bytes(), most)
    }

    pub(crate) fn ping(&self) -> Result<(), Gone> {
        self.send(&frame(PING, &[]), usize::MAX)
    }

    /// Whoever sends pings faster than it takes the answers is closed.
    pub(crate) fn pong(&self, payload: &[u8], most: usize) -> Result<(), Gone> {
        self.send(&frame(PONG, payload), most)
    }

    fn send(&self, frame: &[u8], most: usize) -> Result<(), Gone> {
        let mut waiting = self.waiting();
        if waiting.closed || waiting.last {
            return Err(Gone);
        }
        if waiting.frames.is_empty() {
            let sent = self.try_write(frame)?;
            if sent < frame.len() {
                waiting.frames.push_back(frame[sent..].to_vec());
                self.more.notify_one();
            }
        } else if waiting.frames.len() >= most {
            waiting.closed = true;
            self.more.notify_one();
            return Err(Gone);
        } else {
            waiting.frames.push_back(frame.to_vec());
        }
        Ok(())
    }

    /// Says a last text; the socket is closed when everything is sent.
    pub(crate) fn bye(&self, text: &Frame) {
        let _ = self.text(text, usize::MAX);
        self.close();
    }

    /// Closes the socket when everything is sent.
    pub(crate) fn close(&self) {
        self.close_with(None);
    }

    /// Closes the socket as its client does: with the same code.
    pub(crate) fn close_with(&self, code: Option<u16>) {
        let code = code.map(u16::to_be_bytes);
        let _ = self.send(&frame(CLOSE, code.as_ref().map_or(&[], |code| &code[..])), usize::MAX);
        self.waiting().last = true;
        self.more.notify_one();
    }

    fn try_write(&self, bytes: &[u8]) -> Result<usize, Gone> {
        match self.stream.try_write(bytes) {
            Ok(sent) => Ok(sent),
            Err(error) if error.kind() == ErrorKind::WouldBlock => Ok(0),
            Err(_) => Err(Gone),
        }
    }

    /// Sends on what waits, now and whenever there is something. Returns when the socket is to be closed. May be
    /// dropped at any time.
    pub(crate) async fn send_on(&self) {
        loop {
            let (is_empty, last) = {
                let waiting = self.waiting();
                if waiting.closed {
                    return;
                }
                (waiting.frames.is_empty(), waiting.last)
            };
            if !is_empty {
                if self.stream.writable().await.is_err() || self.drain().is_err() {
                    return;
                }
            } else if last {
                return;
            } else {
                self.more.notified().await;
            }
        }
    }

    /// Sends what waits, and nothing after that.
    pub(crate) async fn send_last(&self) {
        self.waiting().last = true;
        self.send_on().await;
    }

    fn drain(&self) -> Result<(), Gone> {
        let mut waiting = self.waiting();
        let Waiting { frames, sent, .. } = &mut *waiting;
        while let Some(frame) = frames.front() {
            let now = self.try_write(&frame[*sent..])?;
            *sent += now;
            if *sent < frame.len() {
                return Ok(());
            }
            *sent = 0;
            frames.pop_front();
        }
        // A socket that caught up needs no room for waiting frames.
        frames.shrink_to_fit();
        Ok(())
    }
}

/// Reads what has come into the decoder; whether the connection is still open.
pub(crate) async fn read(stream: &mut OwnedReadHalf, decoder: &mut Decoder) -> bool {
    std::future::poll_fn(|cx| {
        let mut bytes = [MaybeUninit::uninit(); READ];
        let mut buffer = ReadBuf::uninit(&mut bytes);
        let read = Pin::new(&mut *stream).poll_read(cx, &mut buffer);
        read.map(|read| {
            let is_open = read.is_ok() && !buffer.filled().is_empty();
            decoder.feed(buffer.filled());
            is_open
        })
    })
    .await
}

/// Reads what a client still sends, up to some size, until it closes: were the connection closed before, the client's
/// system could throw away the last frames that it got.
pub(crate) async fn read_out(mut stream: OwnedReadHalf) {
    for _ in 0..MAX_READ_OUT / READ {
        let mut nothing = Decoder::new(0);
        if !read(&mut stream, &mut nothing).await {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use backlot_protocol::websocket::TEXT;
    use tokio::io::AsyncReadExt;
    use tokio::net::TcpListener;

    use super::*;
    use crate::telling::Object;

    async fn pair() -> (WsWriter, OwnedReadHalf, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (wire, read) = WsWriter::new(listener.accept().await.unwrap().0);
        (wire, read, client)
    }

    fn told(text: &str) -> Frame {
        let mut object = Object::new();
        object.field("text", text);
        object.end()
    }

    #[tokio::test]
    async fn what_a_connection_does_not_take_waits_and_comes_in_order() {
        let (wire, _read, mut client) = pair().await;
        let (text, end) = (told(&"x".repeat(100_000)), told("the end"));
        let sent = 100;
        for _ in 0..sent {
            wire.text(&text, usize::MAX).unwrap();
        }
        assert!(!wire.waiting().frames.is_empty(), "a socket takes less than that at once");
        wire.bye(&end);
        let reading = tokio::spawn(async move {
            let mut all = Vec::new();
            // The connection stays open: the last frames tell the end.
            while !all.ends_with(&[0x88, 0]) {
                client.read_buf(&mut all).await.unwrap();
            }
            all
        });
        wire.send_on().await;
        let mut expected = frame(TEXT, text.into_text().as_bytes()).repeat(sent);
        expected.extend(frame(TEXT, end.into_text().as_bytes()));
        expected.extend(frame(CLOSE, &[]));
        assert!(reading.await.unwrap() == expected, "the frames came in another form or order");
        assert_eq!(wire.text(&told("more"), usize::MAX), Err(Gone));
    }

    #[tokio::test]
    async fn who_does_not_keep_up_is_cut_off() {
        let (wire, _read, _client) = pair().await;
        let text = told(&"x".repeat(1_000_000));
        let sent = (0..100).take_while(|_| wire.text(&text, 4).is_ok()).count();
        assert!((4..100).contains(&sent), "{sent} frames of a megabyte were taken");
        // What waits is not waited for.
        tokio::time::timeout(Duration::from_secs(5), wire.send_on()).await.unwrap();
    }
}
