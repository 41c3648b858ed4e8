//! The box office and the slate solver against a slow and literal reading of the clauses: every free choice is
//! tried, nothing is settled by thought.
//!
//! `BACKLOT_LONG=1` tries ten times as many hands for the solver.

use backlot_core::{ComponentSet, chance::Fast};
use backlot_hollywood::{
    Card, Components, Face, Film, Genre, Genres, Job, Kind, Place, SlatePlan, best_slate,
    pareto_slates, score_film,
};

const FILMS: usize = 120_000;
const HANDS: usize = 100;

/// A part that a card plays (HW-P2).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Script,
    Director,
    Actor,
    Actress,
    Crew,
}

fn part_of(face: Face) -> Part {
    match face.kind {
        Kind::Script => Part::Script,
        Kind::Director => Part::Director,
        Kind::Actor => Part::Actor,
        Kind::Actress => Part::Actress,
        Kind::Crew => Part::Crew,
    }
}

/// The best income of a heap, or nothing if it is no movie.
fn literal_income(cards: &[Face]) -> Option<u32> {
    let mut best = None;
    let mut parts: Vec<Part> = cards.iter().copied().map(part_of).collect();
    try_editors(cards, &mut parts, 0, &mut best);
    best
}

/// HW-B4, Editor: every Editor in every part.
fn try_editors(cards: &[Face], parts: &mut Vec<Part>, from: usize, best: &mut Option<u32>) {
    let Some(place) = (from..cards.len()).find(|&place| cards[place].is(Job::Editor)) else {
        try_makeup(cards, parts, best);
        return;
    };
    for part in [Part::Crew, Part::Director, Part::Actor, Part::Actress] {
        parts[place] = part;
        try_editors(cards, parts, place + 1, best);
    }
    parts[place] = Part::Crew;
}

/// HW-B4, Makeup Artist: each swaps one of the cast or nobody.
fn try_makeup(cards: &[Face], parts: &[Part], best: &mut Option<u32>) {
    let artists = cards.iter().filter(|face| face.is(Job::MakeupArtist)).count();
    let cast: Vec<usize> = (0..cards.len())
        .filter(|&place| matches!(parts[place], Part::Actor | Part::Actress))
        .collect();
    for swaps in 0u32..1 << cast.len() {
        if swaps.count_ones() as usize > artists {
            continue;
        }
        let mut swapped = parts.to_vec();
        for (bit, &place) in cast.iter().enumerate() {
            if swaps >> bit & 1 == 1 {
                swapped[place] =
                    if parts[place] == Part::Actor { Part::Actress } else { Part::Actor };
            }
        }
        try_genres(cards, &swapped, best);
    }
}

/// HW-P2, HW-P3, HW-B4 (Script Rewriter): every genre that the script can have.
fn try_genres(cards: &[Face], parts: &[Part], best: &mut Option<u32>) {
    let count = |part: Part| parts.iter().filter(|&&other| other == part).count();
    let cast = count(Part::Actor) + count(Part::Actress);
    if count(Part::Script) != 1 || count(Part::Director) != 1 || !(1..=2).contains(&cast) {
        return;
    }
    let script = parts.iter().position(|&part| part == Part::Script).expect("there is one");
    let rewritten = cards.iter().any(|face| face.is(Job::ScriptRewriter));
    for genre in Genre::ALL {
        let mut icons: Vec<Genres> = cards.iter().map(|face| face.genres).collect();
        if rewritten {
            icons[script] = Genres::only(genre);
        } else if !icons[script].is_empty() && !icons[script].contains(genre) {
            continue;
        }
        let earnings = earnings(cards, parts, &icons, genre);
        let income = best_doubled(cards, &earnings);
        *best = Some(best.map_or(income, |best: u32| best.max(income)));
    }
}

fn number(things: impl Iterator) -> u32 {
    u32::try_from(things.count()).expect("few")
}

/// HW-B1 to HW-B4: what each card earns before doubling.
fn earnings(cards: &[Face], parts: &[Part], icons: &[Genres], genre: Genre) -> Vec<u32> {
    let bearing = number(icons.iter().filter(|icons| icons.contains(genre)));
    let count = |part: Part| number(parts.iter().filter(|&&other| other == part));
    let duo = count(Part::Actor) == 1 && count(Part::Actress) == 1;
    let different =
        number(Genre::ALL.iter().filter(|genre| icons.iter().any(|i| i.contains(**genre))));
    let crew = number(cards.iter().filter(|face| face.kind == Kind::Crew));
    let figurines: u32 = cards.iter().map(|face| u32::from(face.figurines)).sum();
    (0..cards.len())
        .map(|place| {
            let face = &cards[place];
            let share = if icons[place].contains(genre) { bearing } else { 1 };
            let acts = matches!(parts[place], Part::Actor | Part::Actress);
            let ability = match face.job {
                Some(Job::SoundEngineer) => different,
                Some(Job::Extras) => crew,
                Some(Job::Producer) => number(cards.iter()),
                Some(Job::CastingSpecialist) => count(Part::Actor) + count(Part::Actress),
                Some(Job::SetDesigner) => figurines,
                _ => 0,
            };
            share + u32::from(face.coins) + if duo && acts { 2 } else { 0 } + ability
        })
        .collect()
}

/// HW-B4, Double: every card for every Double, none of them twice.
fn best_doubled(cards: &[Face], earnings: &[u32]) -> u32 {
    fn more(cards: &[Face], earnings: &[u32], doubled: u32, doubles: usize) -> u32 {
        if doubles == 0 {
            return 0;
        }
        let free = (0..cards.len())
            .filter(|&place| !cards[place].is(Job::Double) && doubled >> place & 1 == 0);
        let best = free.map(|place| {
            earnings[place] + more(cards, earnings, doubled | 1 << place, doubles - 1)
        });
        best.max().unwrap_or(0)
    }
    let doubles = cards.iter().filter(|face| face.is(Job::Double)).count();
    earnings.iter().sum::<u32>() + more(cards, earnings, 0, doubles)
}

/// A card such as no box holds, now and then; else one of the standard set.
fn some_face(set: &Components, picks: &mut Fast) -> Face {
    if picks.index(3) > 0 {
        return *set.face(set.cards().nth(picks.index(set.cards().len())));
    }
    let kind = Kind::ALL[picks.index(5)];
    let job = (kind == Kind::Crew).then(|| Job::ALL[picks.index(Job::ALL.len())]);
    let icons = match (kind, job) {
        (Kind::Script, _) => 1,
        (_, Some(Job::Editor)) => 0,
        _ => [0, 1, 1, 2, 4][picks.index(5)],
    };
    let mut genres = Genres::NONE;
    while genres.len() < icons {
        genres = genres.with(Genre::ALL[picks.index(4)]);
    }
    let number = |picks: &mut Fast, below| u8::try_from(picks.index(below)).expect("small");
    Face { kind, job, genres, coins: number(picks, 5), figurines: number(picks, 4) }
}

/// A heap that often is a movie.
fn some_film(set: &Components, picks: &mut Fast) -> Vec<Face> {
    let mut film: Vec<Face> = Vec::new();
    let mut of_kind = |kinds: &[Kind], picks: &mut Fast| loop {
        let face = some_face(set, picks);
        if kinds.contains(&face.kind) {
            return film.push(face);
        }
    };
    if picks.index(8) > 0 {
        of_kind(&[Kind::Director], picks);
    }
    for _ in 0..[0, 1, 1, 2, 2, 2, 3][picks.index(7)] {
        of_kind(&[Kind::Actor, Kind::Actress], picks);
    }
    for _ in 0..picks.index(6) {
        of_kind(&[Kind::Crew], picks);
    }
    match picks.index(10) {
        0 => {}
        1..=3 => film.push(Face::WORTHLESS),
        _ => of_kind(&[Kind::Script], picks),
    }
    film
}

#[test]
fn every_free_choice_of_a_film_is_settled_to_the_best_income() {
    let set = Components::standard();
    let mut picks = Fast::new(2013);
    let (mut movies, mut doubled, mut stand_ins) = (0, 0, 0);
    for _ in 0..FILMS {
        let film = some_film(&set, &mut picks);
        let receipt = score_film(&film);
        let literal = literal_income(&film);
        assert_eq!(literal.is_some(), receipt.is_movie(), "{film:?}");
        assert_eq!(u32::from(receipt.income), literal.unwrap_or(0), "{film:?}");
        let sum: u16 = receipt.lines.iter().map(|line| line.earns).sum();
        assert_eq!(sum, receipt.income, "the lines of a receipt add up");
        movies += usize::from(receipt.is_movie());
        doubled += usize::from(receipt.lines.iter().any(|line| line.doubled_by.is_some()));
        stand_ins += usize::from(receipt.lines.iter().any(|line| line.stands_in.is_some()));
    }
    assert!(movies > FILMS / 2 && doubled > FILMS / 20 && stand_ins > FILMS / 20);
}

fn some_hand(set: &Components, picks: &mut Fast) -> Vec<Face> {
    let mut basic: Vec<Card> = set.cards().basic().iter().collect();
    let mut star: Vec<Card> = set.cards().stars().iter().collect();
    let mut hand = Vec::new();
    for _ in 0..7 {
        hand.push(basic.swap_remove(picks.index(basic.len())));
    }
    for _ in 0..2 {
        hand.push(star.swap_remove(picks.index(star.len())));
    }
    hand.iter().map(|&card| *set.face(card)).collect()
}

/// The best income for each number of figurines of the top film, by trying every place for every card. Cards in no
/// film pay for worthless scripts.
fn literal_front(hand: &[Face]) -> Vec<u32> {
    let masks = 1usize << hand.len();
    let heap = |mask: usize, script: bool| {
        let cards = (0..hand.len()).filter(|card| mask >> card & 1 == 1).map(|card| hand[card]);
        cards.chain(script.then_some(Face::WORTHLESS)).collect::<Vec<_>>()
    };
    let plain: Vec<u32> =
        (0..masks).map(|mask| literal_income(&heap(mask, false)).unwrap_or(0)).collect();
    let traded: Vec<u32> =
        (0..masks).map(|mask| literal_income(&heap(mask, true)).unwrap_or(0)).collect();
    let figurines: Vec<usize> = (0..masks)
        .map(|mask| heap(mask, false).iter().map(|face| usize::from(face.figurines)).sum())
        .collect();
    let mut best = vec![0; 3 * hand.len() + 1];
    for number in 0..4usize.pow(u32::try_from(hand.len()).expect("small")) {
        let (mut films, mut rest) = ([0usize; 4], number);
        for card in 0..hand.len() {
            films[rest % 4] |= 1 << card;
            rest /= 4;
        }
        let spare = films[3].count_ones();
        for scripts in 0u32..8 {
            if scripts.count_ones() > spare {
                continue;
            }
            let (mut income, mut top) = (0, 0);
            for film in 0..3 {
                let values = if scripts >> film & 1 == 1 { &traded } else { &plain };
                let value = values[films[film]];
                income += value;
                if value > 0 {
                    top = top.max(figurines[films[film]]);
                }
            }
            best[top] = income.max(best[top]);
        }
    }
    best
}

/// The plan does what it says.
fn check_plan(hand: &[Face], plan: &SlatePlan) {
    let mut income = 0;
    let mut top = 0;
    for film in Film::ALL {
        let put = (0..hand.len()).filter(|&card| plan.places[card] == Place::Put(film));
        let scripts = plan.places.iter().filter(|&&place| place == Place::Trade(film)).count();
        let mut heap: Vec<Face> = put.map(|card| hand[card]).collect();
        heap.extend(std::iter::repeat_n(Face::WORTHLESS, scripts));
        if let Some(earned) = literal_income(&heap) {
            income += earned;
            top = top.max(heap.iter().map(|face| u32::from(face.figurines)).sum());
        }
    }
    assert_eq!((plan.income, plan.top_figurines), (income, top), "{plan:?}");
}

#[test]
fn the_solver_finds_what_trying_every_slate_finds() {
    let set = Components::standard();
    let mut picks = Fast::new(126 + 36);
    let long = std::env::var_os("BACKLOT_LONG").is_some();
    for _ in 0..if long { 10 * HANDS } else { HANDS } {
        let hand = some_hand(&set, &mut picks);
        let literal = literal_front(&hand);
        let best = best_slate(&hand).expect("nine cards");
        assert_eq!(best.income, *literal.iter().max().expect("not empty"), "{hand:?}");
        check_plan(&hand, &best);
        let front = pareto_slates(&hand).expect("nine cards");
        let mut expected = Vec::new();
        for (top, &income) in literal.iter().enumerate().rev() {
            if income > 0 && expected.last().is_none_or(|&(_, last)| last < income) {
                expected.push((u32::try_from(top).expect("small"), income));
            }
        }
        expected.reverse();
        let found: Vec<(u32, u32)> =
            front.iter().map(|plan| (plan.top_figurines, plan.income)).collect();
        if expected.is_empty() {
            assert_eq!(found, [(0, 0)], "no film can be made of {hand:?}");
        } else {
            assert_eq!(found, expected, "{hand:?}");
        }
        front.iter().for_each(|plan| check_plan(&hand, plan));
    }
}

#[test]
fn the_solver_refuses_more_cards_than_it_can_try() {
    let hand = [Face::plain(Kind::Actor); 13];
    let problem = best_slate(&hand).expect_err("too many").to_string();
    assert!(problem.contains("13 cards") && problem.contains("at most 12"), "{problem}");
    assert_eq!(best_slate(&hand[..12]).expect("twelve").income, 0);
}
