//! Every embedded file is sound.

use std::path::Path;

use backlot_core::{Seat, Text};
use backlot_locales::{Locale, ReaderContext};

#[test]
fn every_file_parses_and_no_key_is_used_twice() {
    for locale in Locale::all() {
        assert!(locale.problems().is_empty(), "{}", locale.problems().join("\n"));
    }
}

#[test]
fn every_language_has_the_messages_of_english() {
    assert_eq!(Locale::all()[0].id(), "en");
    for locale in Locale::all() {
        for key in locale.keys() {
            assert!(Locale::english().has(key), "locales/{}: `{key}` is not English", locale.id());
        }
        let untranslated = untranslated_games(locale.id());
        let is_needed = |key: &str| !untranslated.iter().any(|game| key.starts_with(game));
        let missing: Vec<_> =
            Locale::english().keys().filter(|key| is_needed(key) && !locale.has(key)).collect();
        assert!(missing.is_empty(), "locales/{} lacks {missing:?}", locale.id());
    }
}

/// The games of which a language has no file: what their keys begin with. `cargo xtask tidy locales` sees to it that a
/// game is translated as a whole or not at all.
fn untranslated_games(language: &str) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let crates = std::fs::read_dir(root.join("crates")).unwrap();
    let games = crates.filter_map(|entry| {
        let folder = entry.unwrap().path();
        let name = folder.file_name()?.to_str()?.strip_prefix("backlot-")?.to_owned();
        folder.join("rules.md").is_file().then_some(name)
    });
    let has_file = |game: &String| root.join(format!("locales/{language}/{game}.ftl")).is_file();
    games.filter(|game| !has_file(game)).map(|game| format!("{game}-")).collect()
}

#[test]
fn the_texts_that_core_itself_makes_are_in_english() {
    let cast = ReaderContext::numbered(3).read_by(Seat::from_bits(2));
    let english = Locale::english();
    assert_eq!(english.try_render(&Text::name("Ada"), &cast).as_deref(), Ok("Ada"));
    assert_eq!(
        english.try_render(&Text::seat(Seat::from_bits(0)), &cast).as_deref(),
        Ok("Player 1")
    );
    assert_eq!(english.try_render(&Text::seat(Seat::from_bits(2)), &cast).as_deref(), Ok("you"));
    let everybody = Seat::all(3).map(Text::seat).collect();
    assert_eq!(english.list(everybody, &cast), "Player 1, Player 2 and you");
}

#[test]
fn languages_are_found_by_id_and_by_wish() {
    assert_eq!(Locale::by_id("en").map(Locale::id), Some("en"));
    assert!(Locale::by_id("tlh").is_none());
    let fitting = |wish| Locale::fitting(wish).map(Locale::id);
    assert_eq!(fitting("de_AT.UTF-8"), Some("de"));
    assert_eq!(fitting("FR-ca"), Some("fr"));
    assert_eq!(fitting("en"), Some("en"));
    assert_eq!((fitting("C.UTF-8"), fitting(""), fitting("d")), (None, None, None));
}

#[test]
fn every_language_says_its_own_name() {
    let names: Vec<_> = Locale::all().iter().map(Locale::name).collect();
    assert_eq!(names[0], "English");
    let different: std::collections::BTreeSet<_> = names.iter().collect();
    assert_eq!(different.len(), names.len(), "{names:?}");
}
