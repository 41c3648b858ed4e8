//! What the sockets at a table are told.

use backlot_core::Viewer;
use backlot_protocol::Taste;
use backlot_table::hosted::{Entry, News, Told, What, Who};

use super::{Asker, Inner, Listener};
use crate::hub::Hub;
use crate::metrics::count;
use crate::telling::{self, Reader};

impl Inner {
    /// Tells everybody what they may notice. Returns the frame for who asked, if it has no socket here.
    pub(super) fn tell(
        &mut self,
        hub: &Hub,
        told: &Told,
        asker: Option<(&Asker, Viewer)>,
        entries: &[Entry],
    ) -> Option<String> {
        let around = self.around(hub.now());
        let hosted = self.hosted.as_deref().expect("what was told is loaded");
        let mut written: Vec<(Viewer, Taste, String)> = Vec::new();
        let mut update = |viewer: Viewer, taste: Taste, news: &News, re: Option<u64>| -> String {
            let known = written.iter().position(|known| (known.0, known.1) == (viewer, taste));
            let place = known.unwrap_or_else(|| {
                let reader = Reader { hosted, viewer, taste, around };
                written.push((viewer, taste, reader.update(news)));
                written.len() - 1
            });
            telling::answering(&written[place].2, re)
        };
        let mut frame = |viewer: Viewer, taste: Taste, asker: Option<&Asker>| -> Option<String> {
            let news =
                told.news.iter().find(|(listener, _)| *listener == viewer).map(|(_, news)| news);
            let re = asker.and_then(|asker| asker.re);
            match (news, asker) {
                (Some(news), Some(Asker { instead: Some((kind, fields)), .. })) => {
                    Some(own_frame(kind, re, news.seq, fields))
                }
                (Some(News { talk: Some(line), .. }), _) => Some(telling::talk(line, re)),
                (Some(news), _) => Some(update(viewer, taste, news, re)),
                (None, Some(_)) => Some(telling::done(re)),
                (None, None) => None,
            }
        };
        let mut outgoing = Vec::new();
        let mut answered = false;
        for listener in &self.listeners {
            let own = asker.map(|(asker, _)| asker);
            let own = own.filter(|asker| asker.listener == Some(listener.number));
            answered |= own.is_some();
            if let Some(frame) = frame(listener.viewer, listener.taste, own) {
                outgoing.push((listener.number, frame));
            }
        }
        let unsent = asker.filter(|_| !answered);
        let answer = unsent.and_then(|(asker, viewer)| frame(viewer, asker.taste, Some(asker)));
        for (number, frame) in outgoing {
            self.send_to(number, frame, hub);
        }
        self.dismiss(entries);
        answer
    }

    /// Sockets whose secret no longer opens their seat are closed.
    fn dismiss(&mut self, entries: &[Entry]) {
        let hosted = self.hosted.as_deref().expect("what was told is loaded");
        let (code, message) = entries
            .iter()
            .find_map(|entry| match entry.what {
                What::SeatMoved { .. } => {
                    Some(("replaced", "your seat has moved to another device"))
                }
                What::Removed { .. } => Some(("removed", "the host has taken the seat from you")),
                What::Left { .. } => Some(("left", "you have left the table")),
                _ => None,
            })
            .unwrap_or(("", ""));
        if code.is_empty() {
            return;
        }
        self.listeners.retain(|listener| {
            let Some((key, seat)) = listener.key.zip(listener.viewer.seat()) else { return true };
            let stays = hosted.who(key).seat == Some(seat);
            if !stays {
                listener.wire.bye(&telling::bye(code, message));
            }
            stays
        });
    }

    pub(super) fn tell_presence(&mut self, hub: &Hub) {
        let around = self.around(hub.now());
        let Some(hosted) = self.hosted.as_deref() else { return };
        let frames: Vec<(u64, String)> = self
            .listeners
            .iter()
            .map(|&Listener { number, viewer, taste, .. }| {
                (number, Reader { hosted, viewer, taste, around }.presence_update())
            })
            .collect();
        for (number, frame) in frames {
            self.send_to(number, frame, hub);
        }
    }

    /// After the table was loaded anew, nobody knows what they missed.
    pub(super) fn welcome_all(&mut self, hub: &Hub) {
        let around = self.around(hub.now());
        let Some(hosted) = self.hosted.as_deref() else { return };
        let nobody = Who { seat: None, host: false };
        let frames: Vec<(u64, String)> = self
            .listeners
            .iter()
            .map(|&Listener { number, viewer, taste, key, .. }| {
                let who = key.map_or(nobody, |key| hosted.who(key));
                (number, Reader { hosted, viewer, taste, around }.welcome(who, None))
            })
            .collect();
        for (number, frame) in frames {
            self.send_to(number, frame, hub);
        }
    }

    /// Sends a frame. Who does not keep up is cut off.
    pub(super) fn send_to(&mut self, number: u64, frame: String, hub: &Hub) {
        let Some(place) = self.listeners.iter().position(|other| other.number == number) else {
            return;
        };
        count(&hub.metrics.frames_out);
        let most = hub.options.limits.waiting_frames;
        if self.listeners[place].wire.text(&frame, most).is_err() {
            count(&hub.metrics.too_slow);
            self.listeners.remove(place);
        }
    }

    /// Answers who asked: by their socket, or with the frame itself.
    pub(crate) fn answer(&mut self, asker: &Asker, frame: String, hub: &Hub) -> Option<String> {
        match asker.listener {
            Some(number) => {
                self.send_to(number, frame, hub);
                None
            }
            None => Some(frame),
        }
    }
}

fn own_frame(kind: &str, re: Option<u64>, seq: u32, fields: &str) -> String {
    let mut frame = telling::Object::frame(kind, re);
    frame.field("seq", &seq);
    frame.fields(fields);
    frame.end()
}
