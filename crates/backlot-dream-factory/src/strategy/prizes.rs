//! Who may win the awards at the end (DF-W2), by all movies of all seats together: what one is likely to win, no other is.

use super::features::Panorama;
use super::outlook::NO_LOWEST;
use crate::state::MAX_PLAYERS;

/// So likely it is at the start that a movie wins an award which nobody has in work yet.
const NOT_BEGUN: f32 = 0.25;
/// How much a star decides Best Director at the start, and how much more at the end.
const SHARP: (f32, f32) = (0.3, 1.5);
/// Stars of a director who is still to come.
const DIRECTOR_TO_COME: f32 = 0.4;

/// The chances of each seat, and the points it may expect.
#[derive(Default)]
pub(super) struct Prizes {
    /// Movies of the Year, of all genres together.
    pub(super) years: [f32; MAX_PLAYERS],
    pub(super) worst: [f32; MAX_PLAYERS],
    pub(super) director: [f32; MAX_PLAYERS],
    /// How many movies in work may be finished.
    pub(super) movies: [f32; MAX_PLAYERS],
    /// All points at the end.
    pub(super) points: [f32; MAX_PLAYERS],
}

/// A movie that may be there at the end.
struct Entry {
    total: f32,
    chance: f32,
    seat: usize,
    genre: usize,
}

impl Prizes {
    pub(super) fn new(panorama: &Panorama<'_>) -> Self {
        let scene = &panorama.scene;
        let mut prizes = Self::default();
        let mut stars = [0.0; MAX_PLAYERS];
        let (mut years, mut lowest) = (Vec::with_capacity(32), Vec::with_capacity(32));
        for (seat, (outlook, desk)) in panorama.outlooks.iter().enumerate() {
            stars[seat] = scene.directors[seat].0;
            for (genre, &total) in scene.best[seat].iter().enumerate() {
                if total >= 0.0 {
                    years.push(Entry { total, chance: 1.0, seat, genre });
                    lowest.push((total, 1.0, seat));
                }
            }
            for draft in desk.drafts() {
                let (chance, total) = outlook.prospect(draft);
                years.push(Entry { total, chance, seat, genre: usize::from(draft.genre) });
                lowest.push((total, chance, seat));
                stars[seat] += chance * f32::from(draft.director).max(DIRECTOR_TO_COME * chance);
                prizes.movies[seat] += chance;
                prizes.points[seat] += chance * total;
            }
            if scene.lowest[seat] < NO_LOWEST {
                lowest.push((scene.lowest[seat], 1.0, seat));
            }
        }
        let open = 1.0 - NOT_BEGUN * (1.0 - scene.late);
        prizes.give_years(&mut years, open);
        prizes.give_worst(&mut lowest, open);
        prizes.give_director(&stars[..panorama.outlooks.len()], scene.late);
        prizes.add_up(panorama);
        prizes
    }

    /// The highest movie wins if it is there, else the next one, and so on.
    fn give_years(&mut self, entries: &mut [Entry], open: f32) {
        entries.sort_by(|a, b| b.total.total_cmp(&a.total));
        let mut open = [open; 3];
        for entry in entries {
            self.years[entry.seat] += open[entry.genre] * entry.chance;
            open[entry.genre] *= 1.0 - entry.chance;
        }
    }

    fn give_worst(&mut self, entries: &mut [(f32, f32, usize)], mut open: f32) {
        entries.sort_by(|a, b| a.0.total_cmp(&b.0));
        for &mut (_, chance, seat) in entries {
            self.worst[seat] += open * chance;
            open *= 1.0 - chance;
        }
    }

    fn give_director(&mut self, stars: &[f32], late: f32) {
        let sharp = SHARP.0 + SHARP.1 * late * late;
        let most = stars.iter().copied().fold(0.0, f32::max);
        let weight = |stars: f32| ((stars - most) * sharp).exp();
        let sum: f32 = stars.iter().map(|&stars| weight(stars)).sum();
        for (chance, &stars) in self.director.iter_mut().zip(stars) {
            *chance = weight(stars) / sum;
        }
    }

    fn add_up(&mut self, panorama: &Panorama<'_>) {
        let game = panorama.scene.game;
        for seat in game.all_seats() {
            let at = seat.index();
            let sure = game.movie_points(seat) as f32 + f32::from(game.money[seat]);
            self.points[at] += sure + 10.0 * (self.years[at] + self.worst[at] + self.director[at]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::closely::looks;

    #[test]
    fn no_award_is_won_twice() {
        for seats in 2..=5 {
            looks(seats, |look| {
                let prizes = &look.prizes;
                let sum = |of: &[f32]| of.iter().sum::<f32>();
                assert!(sum(&prizes.years) < 3.001, "{:?}", prizes.years);
                assert!(sum(&prizes.worst) < 1.001, "{:?}", prizes.worst);
                assert!((sum(&prizes.director) - 1.0).abs() < 1e-3, "{:?}", prizes.director);
                let chances = prizes.years.iter().chain(&prizes.worst).chain(&prizes.director);
                assert!(chances.into_iter().all(|&chance| chance >= 0.0));
            });
        }
    }
}
