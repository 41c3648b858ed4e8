//! The page's types of views, events and effects are those of the games that have a board of their own in it.
//! `cargo xtask types` writes them.

use std::path::Path;

use backlot_core::Present;
use backlot_games::{GameKind, with_game};

#[test]
fn the_types_of_the_page_are_those_of_the_games() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/generated"));
    let boards = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/games"));
    // The plain board draws any other view, without its type.
    for game in GameKind::ALL.into_iter().filter(|game| boards.join(game.id()).is_dir()) {
        let types = with_game!(game, G => G::schema().typescript());
        let types = format!(
            "// What programs see of the game, made from `crates/backlot-{game}` by `cargo xtask types`. Do not edit.\n\n{types}"
        );
        let file = folder.join(format!("{game}.ts"));
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&file, &types).unwrap();
        }
        let kept = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(kept == types, "{}: run `cargo xtask types` and commit it", file.display());
    }
}
