//! What options would do, and what a strict table keeps from people.

use backlot_core::{
    Arrange, Game, Notation, Playable, Present, Preview, Seat, SetupRequest, Viewer,
};
use backlot_dream_factory::DreamFactory;
use backlot_locales::{Locale, ReaderContext};

fn seat(number: u8) -> Seat {
    Seat::from_bits(number - 1)
}

fn arranged(request: &SetupRequest, lines: &[&str]) -> DreamFactory {
    let setup = DreamFactory::setup(request).expect("the request is sound");
    DreamFactory::arrange(&setup, lines).expect("the position is sound")
}

fn preview(game: &DreamFactory, asked: Seat, action: &str) -> Preview {
    let action = DreamFactory::read_action(&game.components(), action).expect("an action");
    DreamFactory::preview(&game.view(Viewer::Seat(asked)), asked, action)
}

/// Lines, then warnings, as the asked seat reads them.
fn words(game: &DreamFactory, asked: Seat, action: &str) -> Vec<String> {
    let preview = preview(game, asked, action);
    let names = ["Ada", "Ben", "Cleo", "Dan"].map(str::to_owned).to_vec();
    let cast = ReaderContext { names, you: Some(asked) };
    let texts = preview.lines.iter().chain(&preview.warnings);
    texts.map(|text| Locale::english().try_render(text, &cast).expect("every text")).collect()
}

#[test]
fn a_bid_shows_who_would_get_what() {
    let game = arranged(&SetupRequest::seats(4).with("start", "p1"), &["lot 1 leopold-kurz"]);
    let bid = preview(&game, seat(1), "bid 7");
    assert_eq!(bid.effects.value()["middle"], 1);
    assert_eq!(bid.effects.value()["others"][2]["gets"], 2);
    assert_eq!(
        words(&game, seat(1), "bid 7"),
        [
            "If you win at $7 million, you’ll have $5 million left.",
            "$2 million each for Ben, Cleo and Dan, $1 million left in the middle."
        ]
    );
    assert_eq!(
        words(&game, seat(1), "bid 2")[1],
        "Nothing for Ben, Cleo and Dan, $2 million left in the middle."
    );
    let old = SetupRequest::seats(4).with("start", "p1").with("edition", "2000");
    let game = arranged(&old, &["lot 1 leopold-kurz"]);
    assert_eq!(
        words(&game, seat(1), "bid 7")[1],
        "2 contracts each for Ben, Cleo and Dan, 1 contract left in the middle."
    );
}

#[test]
fn a_pass_that_ends_the_auction_shows_who_wins() {
    let request = SetupRequest::seats(2).with("start", "p1");
    let game = arranged(&request, &["lot 1 leopold-kurz", "bid p1 5", "turn p2"]);
    assert_eq!(
        words(&game, seat(2), "pass"),
        [
            "You are out of this auction.",
            "That ends the auction: Ada wins at $5 million.",
            "$5 million for you, nothing stays in the middle."
        ]
    );
}

#[test]
fn a_lot_that_fits_nowhere_is_warned_of() {
    let request = SetupRequest::seats(2).with("start", "p2");
    let lines = [
        "location 3",
        "lot 3 box-camera handheld",
        "on dust-road-west 3 bureau-9",
        "on the-governess-of-karpistan 5 organ",
    ];
    let game = arranged(&request, &lines);
    assert!(
        words(&game, seat(2), "bid 1")
            .contains(&"None of these tiles fits your screenplays.".to_owned())
    );
}

#[test]
fn a_placement_shows_the_total_and_warns_before_the_guest_space_is_lost() {
    let lines = [
        "hand p1 organ rex-halloran",
        "stack-top the-fawn",
        "on the-bell-tower 1 howard-pell",
        "on the-bell-tower 2 milo-strand",
        "on the-bell-tower 3 handheld",
    ];
    let game = arranged(&SetupRequest::seats(2), &lines);
    assert_eq!(
        words(&game, seat(1), "place organ the-bell-tower 4"),
        [
            "The Bell Tower: total 7 → 8. All spaces filled.",
            "This finishes The Bell Tower: rating 8+, 8 points.",
            "It wins First Movie, drama (5 points).",
            "You draw the next screenplay: The Fawn (comedy, 4 stars; spaces: director, music and camera).",
            "This finishes the movie, so its star space stays empty for good."
        ]
    );
    assert_eq!(
        words(&game, seat(1), "place rex-halloran the-bell-tower 2"),
        [
            "The Bell Tower: total 7 → 9. 1 space left to fill.",
            "It covers Milo Strand (actor, 1 star)."
        ]
    );
    let finishing = preview(&game, seat(1), "place organ the-bell-tower 4");
    assert_eq!(finishing.effects.value()["total"], 8);
    assert_eq!(finishing.effects.value()["token"], "8+");
    assert_eq!(finishing.effects.value()["finishes"], true);
    assert!(
        words(&game, seat(1), "discard organ").contains(&"You could still place this.".to_owned())
    );
}

#[test]
fn covering_a_better_chip_is_warned_of() {
    let lines = ["hand p1 lou-cutter", "on the-bell-tower 1 aldous-crane"];
    let game = arranged(&SetupRequest::seats(2), &lines);
    let covering = preview(&game, seat(1), "place lou-cutter the-bell-tower 1");
    assert_eq!(covering.warnings.len(), 1);
    assert_eq!(covering.effects.value()["covers"], "aldous-crane");
}

/// Everything a person at the table is shown.
fn shown(game: &DreamFactory, viewer: Viewer) -> String {
    let view = game.view(viewer);
    let prompt = viewer.seat().and_then(|seat| {
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        DreamFactory::prompt(&view, seat, &legal)
    });
    format!("{}\n{prompt:?}", DreamFactory::view_json(&view))
}

#[test]
fn a_strict_table_shows_nobody_the_money_of_others() {
    let (poor, rich) =
        (["money p2 3", "money p3 21", "bid p2 2"], ["money p2 21", "money p3 3", "bid p2 2"]);
    let request = SetupRequest::seats(3).with("start", "p1");
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        let strict = |lines: &[&str]| shown(&arranged(&request, lines), viewer);
        assert_eq!(strict(&poor), strict(&rich));
        let helped = request.clone().with("memory", "assist");
        let assist = |lines: &[&str]| shown(&arranged(&helped, lines), viewer);
        assert_ne!(assist(&poor), assist(&rich));
    }
    let view = arranged(&request, &poor).view(Viewer::Seat(seat(1)));
    assert_eq!(view.money.taken(3), [12, 3, 21], "bots always know it");
}
