//! For tests: what must not matter to a viewer.

use backlot_core::{Chance, Pile, Seat, Viewer};

use super::{Hash, HostedTable, Secret};

impl HostedTable {
    /// For tests: the same table with everything that the viewer must not know exchanged for something else: what is
    /// hidden in the game, the secret of the deal, and what only others are told. Nothing that the viewer can get from
    /// it may differ. It can't be played on, because its past no longer fits.
    #[must_use]
    pub fn permute_hidden(&self, viewer: Viewer, chance: &mut impl Chance) -> Self {
        let mut other = self.clone();
        if let Some(play) = &mut other.play {
            *play = play.permute_hidden(viewer, chance);
        }
        for seat in Seat::all(other.sittings.len()).filter(|seat| !viewer.may_see(*seat)) {
            other.heard[seat.index()] += 1 + chance.below(Pile(0), 9);
            other.prompts[seat.index()] += 1 + chance.below(Pile(0), 9);
            let is_running = other.play.is_some();
            let key = fresh(chance);
            if let Some(person) = other.person_mut(seat) {
                person.code = person.code.is_none().then(|| Box::new((key, 0)));
                person.webhook = person.webhook.is_none().then(|| "http://elsewhere".into());
                if is_running {
                    person.order = None;
                }
            }
        }
        if let Viewer::Seat(_) = viewer {
            other.heard[super::VIEWERS - 1] += 1;
        }
        other
    }
}

fn fresh(chance: &mut impl Chance) -> Hash {
    let mut bytes = [0; 32];
    for byte in &mut bytes {
        *byte = u8::try_from(chance.below(Pile(0), 256)).unwrap_or(0);
    }
    Secret(bytes).hash()
}
