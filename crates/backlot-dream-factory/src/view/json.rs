//! The view for programs, with everything by its id.

use backlot_core::{Fields, Seat};

use crate::{Award, Chip, ChipSet, Components, Location, Phase, Screenplay, Space, Token, View};

pub(crate) fn write(view: &View, other: Option<&View>, json: &mut Fields<'_>) {
    let set = view.components;
    let seats = || Seat::all(usize::from(view.seats));
    let party = is_at_party(view);
    json.put("viewer", &view.viewer.to_string());
    json.put("seats", &view.seats);
    json.put("edition", &view.edition.year().to_string());
    json.put("memory_option", view.memory_option.id());
    json.put("quarter", &(view.quarter + 1));
    json.put("location", &(view.location + 1));
    json.put("phase", phase_id(view.phase));
    json.put("turn", &(view.phase != Phase::Over).then_some(view.turn));
    json.put("start", &view.start);
    json.put("middle", &view.middle);
    write_auction(view, json);
    json.put("party_order", &party.then(|| &view.order[..usize::from(view.seats)]));
    json.put("party_at", &party.then_some(view.order_at));
    json.all("hand", chips(&set, view.hand));
    write_stacks(view, other, json);
    json.objects("locations", view.locations(), |json, lies| {
        json.put("kind", lies.location.id());
        json.all("chips", chips(&set, lies.chips));
        json.put("face_down", &lies.face_down);
        json.put("current", &lies.is_current);
        json.put("done", &lies.is_done);
    });
    json.objects("players", seats(), |json, seat| write_player(view, seat, json));
    json.objects("awards", Award::ALL, |json, award| write_award(view, award, json));
    if view.shows_memory() {
        let money = seats().map(|seat| view.memory.money[seat]);
        json.object("memory", |json| json.all("money", money));
    }
}

const STACKS: [&str; 7] = [
    "stack_top",
    "stack",
    "tokens_left",
    "tokens_taken",
    "top_directors",
    "face_down_chips",
    "discarded",
];

/// What is left, and what is gone.
fn write_stacks(view: &View, other: Option<&View>, json: &mut Fields<'_>) {
    let set = view.components;
    let left = |view: &View| {
        let screenplays = (view.stack_top, view.stack, view.tokens);
        (screenplays, view.unseen, view.discarded)
    };
    if other.is_some_and(|other| left(other) == left(view)) {
        return STACKS.into_iter().for_each(|name| json.same(name));
    }
    let id = |screenplay: Screenplay| set.screenplay(screenplay).id.as_str();
    let top_directors = view.top_directors_left();
    let text = |token: Token| token.to_string();
    let taken = Token::all().filter(|&token| !view.tokens.contains(token));
    json.put("stack_top", &view.stack_top.map(id));
    json.all("stack", view.stack.iter().map(id));
    json.all("tokens_left", view.tokens.iter().map(text));
    json.all("tokens_taken", taken.map(text));
    json.all("top_directors", chips(&set, top_directors));
    json.all("face_down_chips", chips(&set, view.unseen.without(top_directors)));
    json.all("discarded", chips(&set, view.discarded));
}

fn is_at_party(view: &View) -> bool {
    let location = view.components.locations()[usize::from(view.location)];
    let runs = matches!(view.phase, Phase::Taking | Phase::Placing);
    runs && location == Location::Party
}

fn phase_id(phase: Phase) -> &'static str {
    match phase {
        Phase::Choosing => "choosing",
        Phase::Bidding => "bidding",
        Phase::Taking => "taking",
        Phase::Placing => "placing",
        Phase::Over => "over",
    }
}

pub(crate) fn chip_ids(set: &Components, chips: ChipSet) -> Vec<&str> {
    self::chips(set, chips).collect()
}

fn chips(set: &Components, chips: ChipSet) -> impl Iterator<Item = &str> {
    chips.iter().map(|chip| set.chip_id(chip))
}

fn write_auction(view: &View, json: &mut Fields<'_>) {
    if view.phase != Phase::Bidding {
        json.put("auction", &());
        return;
    }
    json.object("auction", |json| {
        json.put("highest_bid", &view.auction.highest.map(|(_, bid)| bid));
        json.put("highest_bidder", &view.auction.highest.map(|(seat, _)| seat));
        json.put("least_bid", &view.auction.least_bid());
        json.put("passed", &view.auction.passed);
    });
}

fn write_player(view: &View, seat: Seat, json: &mut Fields<'_>) {
    json.put("seat", &seat);
    json.put("money", &view.shown_money(seat));
    json.put("actors_and_guest_stars", &view.red_chips(seat));
    json.put("director_stars", &view.director_stars(seat));
    json.put("best_director", &(view.awards.best_director == Some(seat)));
    json.put("movie_points", &view.movie_points(seat));
    json.objects("screenplays", view.screenplays[seat].iter(), |json, screenplay| {
        write_screenplay(view, screenplay, json);
    });
}

fn write_screenplay(view: &View, screenplay: Screenplay, json: &mut Fields<'_>) {
    let set = &view.components;
    let info = set.screenplay(screenplay);
    let pile = |space: Space| {
        let pile = view.pile_on(screenplay, space).into_iter();
        pile.map(|chip: Chip| set.chip_id(chip))
    };
    let is_finished = view.finished.contains(screenplay);
    let rating = view.ratings[screenplay.index()];
    json.put("id", &info.id);
    json.put("title", &info.title(view.edition));
    json.put("genre", info.genre.id());
    json.put("stars", &info.stars);
    json.objects("spaces", (0u8..).map(Space).zip(&info.spaces), |json, (space, kind)| {
        json.put("kind", kind.id());
        json.all("stack", pile(space));
    });
    json.all("guest", pile(Space::GUEST));
    json.put("total", &view.total(screenplay));
    json.put("missing", &view.missing(screenplay));
    json.put("finished", &is_finished);
    json.put("token", &rating.token().map(|token| token.to_string()));
    json.put("rating", &is_finished.then(|| rating.points()));
    json.all("awards", view.awards_of(screenplay).map(Award::id));
}

/// Who holds an award; the leader is who would get it as things stand now.
fn write_award(view: &View, award: Award, json: &mut Fields<'_>) {
    let leader = view.leader(award);
    let given = view.is_given(award);
    let movie_id = leader
        .and_then(|leader| leader.movie)
        .map(|movie| view.components.screenplay(movie).id.as_str());
    let seat = leader.map(|leader| leader.seat);
    json.put("id", &award.id());
    json.put("points", &award.points());
    json.put("given", &given);
    json.put("seat", &seat.filter(|_| given));
    json.put("movie", &movie_id.filter(|_| given));
    json.put("leader_seat", &seat);
    json.put("leader_movie", &movie_id);
}
