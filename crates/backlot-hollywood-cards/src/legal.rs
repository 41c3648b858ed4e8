//! What a seat may do.

use backlot_core::Seat;

use crate::{Action, Column, Genre, HollywoodCards, Phase};

impl HollywoodCards {
    #[inline]
    pub(crate) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if seat != self.turn {
            return;
        }
        match self.phase {
            Phase::Placing => {
                self.list_reels(out);
                let cards = self.studio[seat];
                if cards.clap {
                    out.push(Action::Clap); // HC-R4
                }
                if cards.double && self.reels_left[seat] >= 2 {
                    out.push(Action::Double); // HC-R5
                }
            }
            Phase::Doubling { .. } => self.list_reels(out),
            Phase::Assigning { .. } => {
                // HC-G4: any of one's projects
                out.extend(self.projects(seat).map(|(genre, _)| Action::Assign(genre)));
            }
            Phase::Over => {}
        }
    }

    /// HC-R3: every column that is not full.
    #[inline]
    fn list_reels(&self, out: &mut Vec<Action>) {
        for (column, stack) in (0u8..).zip(&self.reels) {
            if stack.count() < self.set.height(usize::from(column)) {
                out.push(Action::Reel(Column(column)));
            }
        }
    }

    /// The seat's projects: genre and films.
    #[inline]
    pub(crate) fn projects(
        &self,
        seat: Seat,
    ) -> impl Iterator<Item = (Genre, crate::FilmSet)> + use<> {
        let (set, held) = (self.set, self.held[seat]);
        set.genres()
            .map(move |genre| (genre, held.and(set.films_of(genre))))
            .filter(|(_, films)| !films.is_empty())
    }
}
