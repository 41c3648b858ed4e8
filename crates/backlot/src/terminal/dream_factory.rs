//! The table of Dream Factory: the quarter, everybody's screenplays as film strips, ratings and awards.

mod awards;
mod line;
mod options;
mod posters;
mod quarter;
mod studios;
#[cfg(test)]
mod tests;
mod words;

use backlot_core::Prompt;
use backlot_dream_factory::{Action, DreamFactory, Phase, View};

use super::board::Board;
use super::page::{Page, Style};

/// The board of the game.
pub(super) struct OwnBoard;

impl Board<DreamFactory> for OwnBoard {
    fn draw(&self, view: &View, page: &mut Page) {
        if view.phase != Phase::Over {
            quarter::draw(view, page);
        }
        studios::draw(view, page);
        if view.phase != Phase::Over {
            let legend = page.words(&words::text(view, "terminal-df-legend"));
            page.hanging("", &legend, Some(Style::Dim));
            awards::draw_tokens(view, page);
        }
        awards::draw(view, page);
    }

    fn draw_options(
        &self,
        view: &View,
        prompt: &Prompt,
        legal: &[Action],
        page: &mut Page,
    ) -> bool {
        options::draw(view, prompt, legal, page);
        true
    }

    fn draw_end(&self, view: &View, page: &mut Page) {
        posters::draw(view, page);
    }
}
