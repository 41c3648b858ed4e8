//! What a seat may do.

use backlot_core::Seat;

use crate::components::MAX_COLUMNS;
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
                let cards = self.studio[seat];
                let double = cards.double && self.reels_left[seat] >= 2; // HC-R5
                self.list_turn(cards.clap, double, out); // HC-R4
            }
            Phase::Doubling { .. } => self.list_turn(false, false, out),
            Phase::Assigning { .. } => {
                // HC-G4: any of one's projects
                out.extend(self.projects(seat).map(|(genre, _)| Action::Assign(genre)));
            }
            Phase::Over => {}
        }
    }

    /// HC-R3: every column that is not full; then the studio cards. The list is put together without branches
    /// and copied once: pushing action by action took 10 ns more of the 60 that a decision takes.
    #[inline]
    fn list_turn(&self, clap: bool, double: bool, out: &mut Vec<Action>) {
        let mut list = [Action::Clap; MAX_COLUMNS + 2];
        let mut count = 0;
        for (column, stack) in (0u8..).zip(&self.reels) {
            list[count] = Action::Reel(Column(column));
            count += usize::from(stack.count() < self.set.height(usize::from(column)));
        }
        list[count] = Action::Clap;
        count += usize::from(clap);
        list[count] = Action::Double;
        count += usize::from(double);
        out.extend_from_slice(&list);
        out.truncate(count);
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
