//! Component sets: the standard one, and what is said about those that can't be played.

use backlot_core::{
    ComponentSet, ComponentsText, Playable, SetupRequest, SharedComponents, slugify,
};
use backlot_dream_factory::{Components, DreamFactory};

const STANDARD: &str = include_str!("../components/standard.toml");

/// The problem of the standard file after an edit, for so many players.
fn problem(seats: usize, from: &str, to: &str) -> String {
    assert!(STANDARD.contains(from), "the file has no {from}");
    let toml = STANDARD.replacen(from, to, 1);
    let components = Some(ComponentsText { name: "mine.toml".to_owned(), toml });
    let request = SetupRequest { components, ..SetupRequest::seats(seats) };
    DreamFactory::setup(&request).expect_err("the set is broken").to_string()
}

fn line_of(text: &str) -> usize {
    STANDARD.lines().position(|line| line.contains(text)).expect("the file has this line") + 1
}

#[test]
fn the_standard_set_holds_what_is_known() {
    let set = Components::standard();
    let entries = set.catalogue();
    let count = |kind: &str| entries.iter().filter(|entry| entry.kind == kind).count();
    let kinds = [
        ("actor", 19),
        ("guest-star", 7),
        ("top-director", 4),
        ("director", 15),
        ("agency", 9),
        ("effects", 13),
        ("music", 13),
        ("camera", 13),
        ("screenplay", 22),
    ];
    for (kind, expected) in kinds {
        assert_eq!(count(kind), expected, "{kind}");
    }
    assert_eq!(entries.len(), 93 + 22);
    for entry in entries.iter().filter(|entry| entry.kind != "screenplay") {
        assert_eq!(entry.id, slugify(&entry.name));
    }
}

#[test]
fn a_set_written_as_toml_reads_back_equal() {
    let set = Components::standard();
    let again = Components::parse("again.toml", &set.to_toml()).expect("what is written is sound");
    assert!(SharedComponents::keep(again) == set);
}

#[test]
fn a_screenplay_may_have_one_title_for_both_editions() {
    let toml = STANDARD.replacen("title_2000 = \"Vertigo\"\n", "", 1);
    let set = Components::parse("mine.toml", &toml).expect("one title is enough");
    let movie = set.screenplay_by_id("the-bell-tower").expect("it is there");
    assert_eq!(set.screenplay(movie).title_2000, "The Bell Tower");
}

#[test]
fn problems_are_told_with_file_and_line() {
    let cases = [
        ("kind = \"actor\"", "kind = \"mime\"", "`mime` is no kind of chip"),
        ("stars = 3, name = \"Vivian Marlowe\"", "stars = 12, name = \"V\"", "from 0 to 9, not 12"),
        ("stars = 3, name = \"Clark Dunmore\"", "stars = -1, name = \"C\"", "from 0 to 9, not -1"),
        ("\"Iris Falconer\"", "\"Vivian  MARLOWE\"", "the id `vivian-marlowe` is used twice"),
        ("\"Rex Halloran\"", "\"?!\"", "needs letters or digits"),
        ("id = \"dockside\"", "id = \"Dock side\"", "must be lower-case letters"),
        ("id = \"dockside\"", "id = \"the-bell-tower\"", "the id `the-bell-tower` is used twice"),
        ("id = \"dockside\"", "id = \"kazoo\"", "the id `kazoo` is used twice"),
        ("genre = \"drama\"", "genre = \"noir\"", "`noir` is no genre"),
        ("studio = 1", "studio = 6", "the studio must be from 1 to 5, not 6"),
        (
            "\"director\", \"actor\", \"camera\"",
            "\"actor\", \"camera\"",
            "one director space, not 0",
        ),
        ("\"effects\", \"effects\"]", "\"effects\", \"sound\"]", "`sound` is no space"),
        (", \"party\", 3", ", \"picnic\", 3", "`picnic` is no location"),
        ("\"top-director\", 3", "\"top-director\", 9", "a city has 1 to 5 chips, not 9"),
        ("\"top-director\", 3", "3", "one top-director location, not 0"),
        ("3, 2, \"party\", 3", "5, 5, \"party\", 5", "at most 16 are possible"),
        ("players_5 = 10", "players_5 = 100", "players_5 must be from 0 to 50, not 100"),
        ("players_5 = 10", "players_5 = \"x\"", "invalid type"),
        ("players_5 = 10", "players_6 = 10", "unknown field"),
    ];
    for (from, to, message) in cases {
        let problem = problem(4, from, to);
        let first = from.lines().next().unwrap_or(from);
        let place = format!("mine.toml, line {}", line_of(first));
        assert!(problem.contains(message), "{to}: {problem}");
        assert!(problem.starts_with(&place), "{to} should be at {place}: {problem}");
    }
}

#[test]
fn a_box_must_serve_the_players() {
    let extra = ["\"party\", 3, 2, 2, \"party\"]", "\"party\", 3, 2, 3, \"party\"]"];
    let five = problem(5, extra[0], extra[1]);
    assert!(five.contains("need 92 chips for 5 players, top directors apart; there are 89"));
    let toml = STANDARD.replacen(extra[0], extra[1], 1);
    let components = Some(ComponentsText { name: "mine.toml".to_owned(), toml });
    let four = SetupRequest { components, ..SetupRequest::seats(4) };
    assert!(DreamFactory::setup(&four).is_ok(), "four players need only 84");

    let leaderless = problem(2, "  { stars = 4, name = \"Orlando Vance\" },\n", "");
    assert!(leaderless.contains("only 3 top directors"), "{leaderless}");

    let no_studio = problem(5, "id = \"my-friend-the-rabbit\"\nstudio = 5", "id = \"x\"");
    assert!(no_studio.contains("studio 5 must have one screenplay of each genre"), "{no_studio}");
    let twice = problem(5, "id = \"my-friend-the-rabbit\"\nstudio = 5", "id = \"x\"\nstudio = 4");
    assert!(
        twice.contains("studio 4 must have one screenplay of each genre, but has 2"),
        "{twice}"
    );

    let without_5 = STANDARD.replace("studio = 5\n", "");
    let components = Some(ComponentsText { name: "mine.toml".to_owned(), toml: without_5 });
    let request = SetupRequest { components, ..SetupRequest::seats(5) };
    let problem = DreamFactory::setup(&request).expect_err("a studio is missing").to_string();
    assert!(problem.contains("5 players need 5 studios"), "{problem}");
}
