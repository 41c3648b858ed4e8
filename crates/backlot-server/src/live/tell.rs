//! What the sockets at a table are told.

use std::sync::atomic::Ordering;

use backlot_core::Viewer;
use backlot_protocol::Subscription;
use backlot_table::hosted::{Broadcast, Entry, HostedTable, ViewerUpdate, What, Who};

use super::{Asker, Inner, Listener};
use crate::hub::Hub;
use crate::metrics::count;
use crate::telling::{self, Around, Frame, Reader, SameEvents};

impl Inner {
    /// Tells everybody what they may notice. Returns the frame for who asked, if it has no socket here.
    pub(super) fn tell(
        &mut self,
        hub: &Hub,
        told: &Broadcast,
        asker: Option<(&Asker, Viewer)>,
        entries: &[Entry],
    ) -> Option<Frame> {
        let around = self.around(hub);
        let hosted = self.hosted.as_ref().expect("what was told is loaded");
        let mut teller =
            Teller { hosted, around, told, written: Vec::new(), events: SameEvents::default() };
        let mut answered = false;
        let mut letters = Vec::with_capacity(self.listeners.len());
        for listener in &self.listeners {
            let own = asker.map(|(asker, _)| asker);
            let own = own.filter(|asker| asker.listener == Some(listener.number));
            answered |= own.is_some();
            letters.extend(teller.write(listener, own).map(|written| (listener, written)));
        }
        // All at once: what the system does for each is then still at hand for the next.
        hub.metrics.frames_out.fetch_add(letters.len() as u64, Ordering::Relaxed);
        let sent = letters
            .iter()
            .map(|&(listener, frame)| (listener, listener.send(&teller.written[frame].1, hub)));
        let slow: Vec<u64> =
            sent.filter(|(_, sent)| !sent).map(|(listener, _)| listener.number).collect();
        let unsent = asker.filter(|_| !answered);
        let answer =
            unsent.and_then(|(asker, viewer)| teller.frame(viewer, asker.taste, Some(asker)));
        self.cut_off(&slow, hub);
        self.dismiss(entries);
        answer
    }

    /// Sockets whose secret no longer opens their seat are closed.
    fn dismiss(&mut self, entries: &[Entry]) {
        let hosted = self.hosted.as_ref().expect("what was told is loaded");
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
        let around = self.around(hub);
        let Some(hosted) = self.hosted.as_ref() else { return };
        let frames: Vec<(u64, Frame)> = self
            .listeners
            .iter()
            .map(|&Listener { number, viewer, taste, .. }| {
                (number, Reader { hosted, viewer, taste, around }.presence_update())
            })
            .collect();
        for (number, frame) in frames {
            self.send_to(number, &frame, hub);
        }
    }

    /// After the table was loaded again, nobody knows what they missed.
    pub(super) fn welcome_all(&mut self, hub: &Hub) {
        let around = self.around(hub);
        let Some(hosted) = self.hosted.as_ref() else { return };
        let nobody = Who { seat: None, host: false };
        let frames: Vec<(u64, Frame)> = self
            .listeners
            .iter()
            .map(|&Listener { number, viewer, taste, key, .. }| {
                let who = key.map_or(nobody, |key| hosted.who(key));
                (number, Reader { hosted, viewer, taste, around }.welcome(who, None))
            })
            .collect();
        for (number, frame) in frames {
            self.send_to(number, &frame, hub);
        }
    }

    /// Sends a frame. Who does not keep up is cut off.
    pub(super) fn send_to(&mut self, number: u64, frame: &Frame, hub: &Hub) {
        let listener = self.listeners.iter().find(|listener| listener.number == number);
        let Some(listener) = listener else { return };
        count(&hub.metrics.frames_out);
        if !listener.send(frame, hub) {
            self.cut_off(&[number], hub);
        }
    }

    fn cut_off(&mut self, slow: &[u64], hub: &Hub) {
        for number in slow {
            count(&hub.metrics.too_slow);
            self.listeners.retain(|listener| listener.number != *number);
        }
    }

    /// Answers who asked: by their socket, or with the frame itself.
    pub(crate) fn answer(&mut self, asker: &Asker, frame: Frame, hub: &Hub) -> Option<Frame> {
        match asker.listener {
            Some(number) => {
                self.send_to(number, &frame, hub);
                None
            }
            None => Some(frame),
        }
    }
}

impl Listener {
    /// Sends a frame; whether the client keeps up.
    fn send(&self, frame: &Frame, hub: &Hub) -> bool {
        self.wire.text(frame, hub.options.limits.waiting_frames).is_ok()
    }
}

/// Tells what one input did.
struct Teller<'a> {
    hosted: &'a HostedTable,
    around: Around,
    told: &'a Broadcast,
    /// Made once for all who get the same; who asked gets another.
    written: Vec<(Option<(Viewer, Subscription)>, Frame)>,
    events: SameEvents<'a>,
}

impl Teller<'_> {
    /// Writes what a listener is told, who may be the one who asked; which of the frames it is.
    fn write(&mut self, listener: &Listener, asker: Option<&Asker>) -> Option<usize> {
        let Listener { viewer, taste, .. } = *listener;
        let whose = asker.is_none().then_some((viewer, taste));
        let same = self.written.iter().position(|(known, _)| whose.is_some() && *known == whose);
        if same.is_some() {
            return same;
        }
        let frame = self.frame(viewer, taste, asker)?;
        self.written.push((whose, frame));
        Some(self.written.len() - 1)
    }

    /// The frame for a viewer; `None` if there is nothing to notice. Who asked is answered in any case.
    fn frame(
        &mut self,
        viewer: Viewer,
        taste: Subscription,
        asker: Option<&Asker>,
    ) -> Option<Frame> {
        let Self { hosted, around, told, .. } = *self;
        let news = told.news.iter().find(|(listener, _)| *listener == viewer);
        let re = asker.and_then(|asker| asker.re);
        match (news.map(|(_, news)| news), asker) {
            (Some(news), Some(Asker { instead: Some((kind, fields)), .. })) => {
                Some(own_frame(kind, re, news.seq, fields))
            }
            (Some(ViewerUpdate { talk: Some(line), .. }), _) => Some(telling::talk(line, re)),
            (Some(news), _) => {
                let reader = Reader { hosted, viewer, taste, around };
                Some(reader.update(news, re, &mut self.events))
            }
            (None, Some(_)) => Some(telling::done(re)),
            (None, None) => None,
        }
    }
}

fn own_frame(kind: &str, re: Option<u64>, seq: u32, fields: &str) -> Frame {
    let mut frame = telling::Object::frame(kind, re);
    frame.field("seq", &seq);
    frame.fields(fields);
    frame.end()
}
