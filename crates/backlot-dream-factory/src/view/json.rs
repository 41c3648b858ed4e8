//! The view for programs, with everything by its id.

use backlot_core::Seat;
use serde_json::{Value, json};

use crate::{
    Award, Chip, ChipSet, Components, Location, Phase, Screenplay, ScreenplaySet, Space, Token,
    TokenSet, View,
};

pub(crate) fn to_json(view: &View) -> Value {
    let set = view.components;
    let id = |screenplay: Screenplay| set.screenplay(screenplay).id.as_str();
    let ids = |screenplays: ScreenplaySet| screenplays.iter().map(id).collect::<Vec<_>>();
    let seats = || Seat::all(usize::from(view.seats));
    let top_directors = view.top_directors_left();
    let taken: Vec<String> =
        Token::all().filter(|&token| !view.tokens.contains(token)).map(|t| t.to_string()).collect();
    let order = is_at_party(view).then(|| view.order[..usize::from(view.seats)].to_vec());
    let mut json = json!({
        "viewer": view.viewer.to_string(),
        "seats": view.seats,
        "edition": view.edition.year().to_string(),
        "memory_option": view.memory_option.id(),
        "quarter": view.quarter + 1,
        "location": view.location + 1,
        "phase": phase_id(view.phase),
        "turn": (view.phase != Phase::Over).then_some(view.turn),
        "start": view.start,
        "middle": view.middle,
        "auction": auction(view),
        "party_order": order,
        "party_at": is_at_party(view).then_some(view.order_at),
        "hand": chip_ids(&set, view.hand),
        "stack_top": view.stack_top.map(id),
        "stack": ids(view.stack),
        "tokens_left": token_texts(view.tokens),
        "tokens_taken": taken,
        "top_directors": chip_ids(&set, top_directors),
        "face_down_chips": chip_ids(&set, view.unseen.without(top_directors)),
        "discarded": chip_ids(&set, view.discarded),
    });
    // Large parts are put in afterwards: `json!` would copy them.
    json["locations"] = locations(view);
    json["players"] = seats().map(|seat| player(view, seat)).collect();
    json["awards"] = Award::ALL.into_iter().map(|award| award_json(view, award)).collect();
    if view.shows_memory() {
        let money: Vec<u8> = seats().map(|seat| view.memory.money[seat]).collect();
        json["memory"] = json!({ "money": money });
    }
    json
}

fn is_at_party(view: &View) -> bool {
    let location = view.components.locations()[usize::from(view.location)];
    let runs = matches!(view.phase, Phase::Taking | Phase::Placing);
    runs && location == Location::Party
}

fn phase_id(phase: Phase) -> &'static str {
    match phase {
        Phase::Picking => "picking",
        Phase::Bidding => "bidding",
        Phase::Taking => "taking",
        Phase::Placing => "placing",
        Phase::Over => "over",
    }
}

pub(crate) fn chip_ids(set: &Components, chips: ChipSet) -> Vec<&str> {
    chips.iter().map(|chip| set.chip_id(chip)).collect()
}

fn token_texts(tokens: TokenSet) -> Vec<String> {
    tokens.iter().map(|token| token.to_string()).collect()
}

fn locations(view: &View) -> Value {
    let set = &view.components;
    view.locations()
        .iter()
        .map(|lies| {
            json!({
                "kind": lies.location.id(),
                "chips": chip_ids(set, lies.chips),
                "face_down": lies.face_down,
                "current": lies.is_current,
                "done": lies.is_done,
            })
        })
        .collect()
}

fn auction(view: &View) -> Option<Value> {
    (view.phase == Phase::Bidding).then(|| {
        json!({
            "highest_bid": view.auction.highest.map(|(_, bid)| bid),
            "highest_bidder": view.auction.highest.map(|(seat, _)| seat),
            "least_bid": view.auction.least_bid(),
            "passed": view.auction.passed,
        })
    })
}

fn player(view: &View, seat: Seat) -> Value {
    let mut json = json!({
        "seat": seat,
        "money": view.shown_money(seat),
        "actors_and_guest_stars": view.red_chips(seat),
        "director_stars": view.director_stars(seat),
        "best_director": view.awards.best_director == Some(seat),
        "movie_points": view.movie_points(seat),
    });
    let screenplays = view.screenplays[seat].iter();
    json["screenplays"] = screenplays.map(|screenplay| screenplay_json(view, screenplay)).collect();
    json
}

fn screenplay_json(view: &View, screenplay: Screenplay) -> Value {
    let set = &view.components;
    let info = set.screenplay(screenplay);
    let pile = |space: Space| -> Vec<&str> {
        view.pile_on(screenplay, space).into_iter().map(|chip: Chip| set.chip_id(chip)).collect()
    };
    let spaces: Value = (0u8..)
        .map(Space)
        .zip(&info.spaces)
        .map(|(space, kind)| json!({ "kind": kind.id(), "stack": pile(space) }))
        .collect();
    let is_finished = view.finished.contains(screenplay);
    let rating = view.ratings[screenplay.index()];
    let mut json = json!({
        "id": info.id,
        "title": info.title(view.edition),
        "genre": info.genre.id(),
        "stars": info.stars,
        "guest": pile(Space::GUEST),
        "total": view.total(screenplay),
        "missing": view.missing(screenplay),
        "finished": is_finished,
        "token": rating.token().map(|token| token.to_string()),
        "rating": is_finished.then(|| rating.points()),
        "awards": view.awards_of(screenplay).map(Award::id).collect::<Vec<_>>(),
    });
    json["spaces"] = spaces;
    json
}

/// Who holds an award; the leader is who would get it as things stand now.
fn award_json(view: &View, award: Award) -> Value {
    let leader = view.leader(award);
    let given = view.is_given(award);
    let movie_id = leader
        .and_then(|leader| leader.movie)
        .map(|movie| view.components.screenplay(movie).id.as_str());
    let seat = leader.map(|leader| leader.seat);
    json!({
        "id": award.id(),
        "points": award.points(),
        "given": given,
        "seat": seat.filter(|_| given),
        "movie": movie_id.filter(|_| given),
        "leader_seat": seat,
        "leader_movie": movie_id,
    })
}
