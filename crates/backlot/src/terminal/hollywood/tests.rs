//! The table at many moments of games.

use backlot_core::chance::Scripted;
use backlot_core::{Arrange, Game, Playable, Present, Seat, SetupRequest, Viewer, WithoutEvents};
use backlot_hollywood::{Action, Event, Hollywood, Phase, Place};
use backlot_locales::ReaderContext;
use backlot_table::{Player, Table};
use unicode_width::UnicodeWidthStr;

use super::super::board::{Board, Composer};
use super::super::page::Page;
use super::OwnBoard;
use super::builder;

const YOU: Seat = Seat::from_bits(0);

fn page(width: usize, seats: usize) -> Page {
    Page::plain(width, ReaderContext::numbered(seats).read_by(YOU))
}

fn arranged(options: &[(&str, &str)], lines: &[&str]) -> Hollywood {
    let request = options
        .iter()
        .fold(SetupRequest::seats(3), |request, (key, value)| request.with(key, value));
    Hollywood::arrange(&Hollywood::setup(&request).unwrap(), lines).unwrap()
}

/// The table, then what is asked.
fn picture(game: &Hollywood, width: usize) -> String {
    let view = game.view(Viewer::Seat(YOU));
    let mut page = page(width, game.seats());
    OwnBoard.draw(&view, &mut page);
    let mut legal = Vec::new();
    game.legal_actions(YOU, &mut legal);
    if let Some(composer) = OwnBoard.composer(&view, YOU) {
        composer.draw(&mut page);
    } else if let Some(prompt) = Hollywood::prompt(&view, YOU, &legal) {
        OwnBoard.draw_options(&view, &prompt, &legal, &mut page);
    }
    page.finish()
}

#[track_caller]
fn says(picture: &str, words: &[&str]) {
    for words in words {
        assert!(picture.contains(words), "{words} is missing in\n{picture}");
    }
}

const HELD: [&str; 3] = [
    "held p1 nightshade milos-moravec oscar-oakhurst ottilie-orsay whisper-street producer-1",
    "held p2 cannonball-express ilse-ibanescu ivo-inverness",
    "held p3 two-left-shoes erwin-eisenhart flora-fontaine",
];

fn production() -> Hollywood {
    let mut lines = vec!["year 2", "money p2 7", "awards p3 1", "stage production"];
    lines.extend(HELD);
    arranged(&[], &lines)
}

fn builder(game: &Hollywood) -> builder::Builder {
    builder::open(&game.view(Viewer::Seat(YOU)), YOU).unwrap()
}

fn take(builder: &mut builder::Builder, line: &str) -> (String, Option<Vec<Action>>) {
    let mut page = page(80, 3);
    let actions = builder.take(line, &mut page);
    (page.finish(), actions)
}

#[test]
fn the_draft_shows_row_cards_and_what_each_pick_is_worth_without_colours() {
    let game = arranged(
        &[],
        &[
            "year 1",
            "dealer p2",
            "row midnight-at-the-orangery alma-zampano boris-achterberg",
            "drafted p1 whisper-street milos-moravec",
            "drafted p2 agent-1 agent-2",
            "drafted p3 agent-3 agent-4",
            "hand p1 nightshade oscar-oakhurst harbour-lights erwin-eisenhart editor-1",
            "stage draft",
        ],
    );
    says(
        &picture(&game, 80),
        &[
            "Year 1 of 3 · draft, card 3 of 7 · Player 2 deals",
            "R romance, C comedy, A action, T thriller",
            "Films of the Year  ★ in pile  box office",
            "3  director T    Boris Achterberg         +2 ★★",
            "4  top card of the star deck",
            "Your 2 cards",
            "  Scripts    T Whisper Street\n  Directors  T Milos Moravec +2",
            "best slate",
            "4  actor    T    Oscar Oakhurst  ★           11 M",
        ],
    );
}

#[test]
fn the_auction_is_a_table_of_slots_and_bids() {
    let game = arranged(
        &[],
        &[
            "money p1 7",
            "row midnight-at-the-orangery - boris-achterberg",
            "won p2 alma-zampano",
            "stage auction",
        ],
    );
    let picture = picture(&game, 80);
    says(
        &picture,
        &[
            "star auction",
            "slate  1 M  3 M  6 M",
            "Star cards from the auction\n  Player 2: director A Alma Zampano +2 ★★",
        ],
    );
    let row = picture.lines().find(|line| line.contains("Boris Achterberg")).unwrap();
    assert!(row.starts_with("  3  director T") && row.ends_with("4    5    6"), "{row}");
    let deck = picture.lines().find(|line| line.contains("star deck")).unwrap();
    assert!(deck.ends_with("?    7    8    9"), "{deck}");
}

#[test]
fn on_a_narrow_page_bids_stand_under_their_card() {
    let lines = ["money p1 12", "row midnight-at-the-orangery - boris-achterberg", "stage auction"];
    let picture = picture(&arranged(&[], &lines), 60);
    says(&picture, &["     6 for 1 M · 7 for 3 M · 8 for 6 M · 9 for 9 M\n     10 for 12 M"]);
}

#[test]
fn an_agent_is_played_against_one_line_each() {
    let game = arranged(&[], &["money p2 30", "drafted p1 agent-1 milos-moravec", "stage agents"]);
    assert_eq!(game.view(Viewer::Seat(YOU)).phase, Phase::PlayingAgent(YOU));
    says(
        &picture(&game, 60),
        &["· Agents", "  1  Player 2: 7 cards, 30 M\n  2  Player 3: 7 cards, 12 M"],
    );
}

#[test]
fn notes_are_shown_only_where_the_table_plays_with_them() {
    let lines = [
        "dealer p1",
        "secret p1 midnight-at-the-orangery",
        "secret p2 alma-zampano",
        "secret p3 boris-achterberg",
        "drafted p1 whisper-street",
        "drafted p2 nightshade",
        "drafted p3 harbour-lights",
        "stage draft",
    ];
    let strict = picture(&arranged(&[], &lines), 100);
    assert!(!strict.contains("Your notes"), "{strict}");
    let assist = picture(&arranged(&[("memory", "assist")], &lines), 100);
    says(
        &assist,
        &["Your notes", "Passed on, still going round:", "Dealt in secret: Alma Zampano"],
    );
}

#[test]
fn production_shows_everybodys_cards_with_their_types() {
    says(
        &picture(&production(), 80),
        &[
            "Year 2 of 3 · production",
            "Player 2: 3 cards, 0★ in all",
            "script A Cannonball Express +1 · director A Ilse Ibanescu +2\n  actor A Ivo Inverness +2",
            " a  script   T    Whisper Street\n b  script   T    Nightshade     ★",
            "All films: 0 M. 6 cards are not placed yet and would be left out.",
        ],
    );
}

#[test]
fn the_builder_shows_the_sums_and_gives_every_card_its_place() {
    let game = production();
    let mut builder = builder(&game);
    // Sorted by type: two scripts, a director, an actor, an actress, the Producer.
    let (shown, given) = take(&mut builder, "acde1");
    assert!(given.is_none());
    says(
        &shown,
        &["film 1    4+2 = 6", "Film 1  “", "thriller with 4 genre cards, 22 M", "All films: 22 M"],
    );
    let (shown, _) = take(&mut builder, "f1 b0");
    says(&shown, &["crew     –    Producer", "1+5 = 6", "left out", "All films: 28 M"]);
    let (shown, _) = take(&mut builder, "receipt");
    says(&shown, &["– Producer: 6 M (1 base and 5 from abilities)"]);
    let (_, given) = take(&mut builder, "done");
    let given = given.unwrap();
    assert_eq!((given.len(), given.last()), (7, Some(&Action::Done)));
    assert_eq!(given.iter().filter(|action| matches!(action, Action::Aside(_))).count(), 1);
    let mut game = game;
    for action in given {
        let mut legal = Vec::new();
        game.legal_actions(YOU, &mut legal);
        assert!(legal.contains(&action), "{action:?}");
        let mut cx = WithoutEvents(Scripted::new(&[]));
        game.apply(YOU, action, &mut cx);
    }
    assert!(game.view(Viewer::Seat(YOU)).slates[YOU].is_done());
}

#[test]
fn the_builder_trades_clears_and_takes_the_best_slate() {
    let mut builder = builder(&production());
    let (shown, _) = take(&mut builder, "at2, cd2");
    says(&shown, &["traded, 2", "an untitled film: thriller"]);
    let (shown, _) = take(&mut builder, "clear");
    says(&shown, &["All films: 0 M. 6 cards are not placed yet"]);
    let (shown, _) = take(&mut builder, "best");
    says(&shown, &["All films: 28 M"]);
    assert!(take(&mut builder, "best 9").0.contains("There is no slate number 9"));
}

#[test]
fn the_builder_says_what_it_does_not_understand() {
    let mut builder = builder(&production());
    for line in
        ["1", "a", "a4", "a9", "t1", "xyz", "a1b", "put nightshade 1", "at0", "§1", "best x"]
    {
        let (shown, given) = take(&mut builder, line);
        assert!(shown.contains("Can’t read “") && given.is_none(), "{line}: {shown}");
    }
    assert!(take(&mut builder, "az1").0.contains("no card “z”: your cards are a to f"));
    let (shown, given) = take(&mut builder, "done");
    assert!(shown.contains("makes no film") && given.is_none(), "{shown}");
    assert!(take(&mut builder, "done").1.is_some());
}

#[test]
fn advice_is_the_exact_slate_with_its_receipt() {
    let mut page = page(80, 3);
    assert!(OwnBoard.draw_advice(&production().view(Viewer::Seat(YOU)), YOU, &mut page));
    says(
        &page.finish(),
        &[
            "Best slate of your 6 cards: 28 M",
            "T Milos Moravec +2: 6 M (4 base and 2 in coins)",
            "Left out: script T",
            "What your rivals can make:",
            "Player 2: 14 M",
        ],
    );
}

#[test]
fn open_slates_show_films_trades_and_what_is_left() {
    let mut lines = vec!["stage review"];
    lines.extend(HELD);
    lines.extend(["slate p1 t2 1 1 1 1 1", "slate p2 1 1 1", "slate p3 - - -"]);
    says(
        &picture(&arranged(&[], &lines), 80),
        &[
            "“Cannonball Express”: action, 14 M",
            "not used: script C Two Left Shoes",
            "traded: script",
        ],
    );
}

/// Plays a random game and looks at the table before every answer of the first seat.
fn watch(seats: usize, seed: &str, assist: &str, mut look: impl FnMut(&Table<Hollywood>)) {
    let request = SetupRequest::seats(seats).with("memory", assist);
    let setup = Hollywood::setup(&request).unwrap();
    let mut table = Table::<Hollywood>::new(setup, vec![Player::bot("random"); seats], seed);
    let mut rng: usize = 7;
    look(&table);
    while let Some(seat) = table.state().to_act().iter().last() {
        if seat == YOU {
            look(&table);
        }
        let legal = table.legal(seat);
        rng = rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        table.apply(seat, legal[(rng >> 33) % legal.len()]).unwrap();
    }
    look(&table);
}

#[test]
fn the_table_fits_in_60_80_and_100_columns_at_every_moment() {
    for (seats, assist) in [(2, "strict"), (3, "assist"), (6, "assist")] {
        watch(seats, "fits", assist, |table| {
            let view = table.view(Viewer::Seat(YOU));
            for width in [60, 80, 100] {
                let mut advice = page(width, seats);
                OwnBoard.draw_advice(&view, YOU, &mut advice);
                let all = picture(table.state(), width) + &advice.finish();
                for line in all.lines() {
                    assert!(line.width() <= width, "{width}: {line}\n{all}");
                    assert!(!line.contains("terminal-hw"), "{line}");
                }
            }
        });
    }
}

#[test]
fn everything_for_a_decision_is_in_sight_in_55_lines_of_100_columns() {
    // The question itself takes the other three.
    for seats in [2, 4, 6] {
        watch(seats, "sight", "strict", |table| {
            let picture = picture(table.state(), 100);
            assert!(picture.lines().count() <= 52, "{}\n{picture}", picture.lines().count());
        });
    }
}

#[test]
fn the_end_tells_every_film_and_the_final_count() {
    watch(4, "story", "strict", |table| {
        if table.state().outcome().is_none() {
            return;
        }
        let events = table.events_since(Viewer::Seat(YOU), 0);
        let events: Vec<Event> = events.into_iter().map(|(_, event)| event).collect();
        for width in [60, 80, 100] {
            let mut page = page(width, 4);
            OwnBoard.draw_story(&table.state().components(), &events, &mut page);
            OwnBoard.draw_end(&table.view(Viewer::Seat(YOU)), &mut page);
            let told = page.finish();
            assert_eq!(told.matches("Year 3: ").count(), 4, "{told}");
            assert!(told.lines().all(|line| line.width() <= width), "{told}");
        }
    });
}

#[test]
fn building_anew_begins_with_the_slate_as_it_lies() {
    let mut lines = vec!["stage review", "money p1 0"];
    lines.extend(HELD);
    lines.extend(["slate p1 - 1 1 1 1 1", "slate p2 1 1 1", "slate p3 - - -"]);
    let mut game = arranged(&[], &lines);
    assert_eq!(game.view(Viewer::Seat(YOU)).phase, Phase::Reviewing(YOU));
    let mut cx = WithoutEvents(Scripted::new(&[]));
    game.apply(YOU, Action::Rebuild, &mut cx);
    let mut builder = builder(&game);
    let (_, given) = take(&mut builder, "done");
    let slate = game.view(Viewer::Seat(YOU)).slates[YOU];
    let asides = slate.places().filter(|place| *place == Place::Aside).count();
    let given = given.unwrap();
    assert_eq!(given.iter().filter(|action| matches!(action, Action::Aside(_))).count(), asides);
}
