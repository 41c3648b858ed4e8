//! What a viewer is shown at the table.

use arrayvec::ArrayVec;
use backlot_core::{MAX_SEATS, Seat, SeatSet, ToJson, Viewer};

use super::View;
use crate::apply::Heap;
use crate::components::{HAND, MAX_AGENTS, YEARS};
use crate::slate::{FILMS, MAX_HELD};
use crate::state::Direction;
use crate::{
    Action, AgentPlay, BasicSet, Card, CardSet, Film, FilmId, Phase, Place, Receipt, Review, Slate,
    StarSet,
};

/// What a viewer is shown at the table. People are shown what one would have to remember only if the table allows it;
/// bots always know it.
#[derive(PartialEq, Debug, ToJson)]
#[json(name = "View")]
pub struct TableView {
    /// The viewer: `seat:N`, `spectator` or `omniscient`.
    viewer: Viewer,
    /// The number of players.
    seats: u8,
    /// Whether the first year begins without an auction for the right to deal.
    quick_start: bool,
    /// The year, counted from 1.
    year: u8,
    /// The number of years.
    years: u8,
    /// What is done now.
    phase: Phase,
    /// The players who are asked. Whether they have answered in secret is not told.
    asked: SeatSet,
    /// The player who deals the secret star cards this year.
    dealer: Option<Seat>,
    /// Where hands are passed this year.
    passes: Direction,
    /// The number of cards that everybody has drafted this year.
    drafted: u8,
    /// The star row by slot; `null` where a card was taken.
    row: ArrayVec<Option<Card>, MAX_SEATS>,
    /// Whether players can bid on the star deck.
    deck_open: bool,
    /// The deck of basic cards.
    basic_deck: Deck,
    /// The deck of star cards.
    star_deck: Deck,
    /// The cards on the common discard pile.
    common_pile: CardSet,
    /// The players whose films are nominated for the Film of the Year.
    nominees: SeatSet,
    /// The players by seat.
    players: Vec<PlayerView>,
    /// How far the review of the slates is.
    #[json(optional)]
    review: Review,
    /// Star cards that the dealer has to give away, if the viewer may see them.
    #[json(optional)]
    to_give: StarSet,
    /// What the viewer saw earlier and would have to remember.
    #[json(optional)]
    memory: Option<MemoryView>,
}

/// A deck: the number of its cards, or its cards for the omniscient viewer.
#[derive(PartialEq, Debug, ToJson)]
#[json(untagged)]
pub enum Deck {
    /// The number of cards.
    Count(u8),
    /// The cards; nobody knows the order.
    Cards(CardSet),
}

/// What lies before a player.
#[derive(PartialEq, Debug, ToJson)]
pub struct PlayerView {
    /// The player.
    seat: Seat,
    /// Money, in millions.
    money: u16,
    /// Films of the Year.
    awards: u8,
    /// What the films of each year earned, in millions.
    earned: ArrayVec<u16, { YEARS as usize }>,
    /// The number of cards the player holds.
    cards: u8,
    /// The hand to draft from, if the viewer may see it.
    #[json(optional)]
    hand: BasicSet,
    /// The cards the player holds, if the viewer may see them.
    #[json(optional)]
    held: CardSet,
    /// The player's discard pile, if the viewer may see it: cards of films of past years.
    #[json(optional)]
    pile: CardSet,
    /// The secret star card, if the viewer may see it.
    #[json(optional)]
    secret: Option<Card>,
    /// The star card from this year's auction, if the viewer may see it.
    #[json(optional)]
    won: Option<Card>,
    /// Whether it came from the deck.
    #[json(optional)]
    won_from_deck: bool,
    /// The sealed answer in notation, if the viewer may see it.
    #[json(optional)]
    answer: Option<Action>,
    /// The films, if the viewer may see them.
    #[json(optional)]
    films: Option<Films>,
    /// The actions that build them, in notation.
    #[json(optional)]
    slate: Option<Actions>,
    /// Whether the slate is done.
    #[json(optional)]
    slate_done: Option<bool>,
    /// The actions of a slate that is being rebuilt, in notation.
    #[json(optional)]
    rebuilding: Option<Actions>,
    /// The films of a slate that is being rebuilt.
    #[json(optional)]
    rebuilt_films: Option<Films>,
    /// The figurines in the player's pile, at the end of the game.
    #[json(optional)]
    figurines: Option<u32>,
}

type Films = ArrayVec<FilmView, FILMS>;
type Actions = ArrayVec<Action, MAX_HELD>;

/// A film as it lies.
#[derive(PartialEq, Debug, ToJson)]
#[json(name = "Film")]
pub struct FilmView {
    /// Its id; no other film of the game has it.
    id: FilmId,
    /// Which film of the slate, 1 to 3.
    pub(crate) film: Film,
    /// Its cards, and `worthless-script` for each worthless script.
    pub(crate) cards: Heap,
    /// What it earns, and why.
    pub(crate) receipt: Receipt,
}

/// What a perfect memory knows beside what lies open.
#[derive(PartialEq, Debug, ToJson)]
#[json(name = "Memory")]
pub struct MemoryView {
    /// The hands that the viewer looked at in this year's draft.
    hands_seen: ArrayVec<SeenHand, HAND>,
    /// The Agents played this year.
    agents: ArrayVec<PlayedAgent, MAX_AGENTS>,
    /// The players who have no Agent.
    no_agent: SeatSet,
    /// The secret star cards that the viewer dealt, by seat.
    secrets_dealt: ArrayVec<Option<Card>, MAX_SEATS>,
    /// Star cards of the common pile that became this year's new deck.
    restocked: StarSet,
    /// What everybody picked this year, by seat, for the omniscient viewer.
    #[json(optional)]
    picks: ArrayVec<CardSet, MAX_SEATS>,
    /// Everybody's discard pile by seat, for everybody else.
    #[json(optional)]
    piles: ArrayVec<CardSet, MAX_SEATS>,
}

/// A hand that the viewer looked at.
#[derive(PartialEq, Debug, ToJson)]
pub struct SeenHand {
    /// Its cards.
    cards: BasicSet,
    /// The card that the viewer picked, once it has.
    picked: Option<Card>,
}

/// An Agent that was played.
#[derive(PartialEq, Debug, ToJson)]
#[json(name = "AgentPlay")]
pub struct PlayedAgent {
    /// The owner.
    owner: Seat,
    /// The target.
    target: Seat,
    /// The Agent.
    agent: Card,
    /// The card that was handed over, if the viewer knows it.
    gift: Option<Card>,
    /// Whether the target had nothing to hand over.
    nothing: bool,
}

impl TableView {
    pub(crate) fn of(view: &View) -> Self {
        let sees_all = view.viewer == Viewer::Omniscient;
        let (basic_deck, star_deck) = if sees_all {
            let undrawn = view.components.cards().without(view.without_hidden().lying());
            (Deck::Cards(undrawn.basic().all()), Deck::Cards(undrawn.stars().all()))
        } else {
            (Deck::Count(view.basic_left), Deck::Count(view.star_left))
        };
        Self {
            viewer: view.viewer,
            seats: view.seats,
            quick_start: view.quick_start,
            year: view.year + 1,
            years: YEARS,
            phase: view.phase,
            asked: asked(view),
            dealer: view.dealer,
            passes: Direction::in_year(view.year),
            drafted: view.step,
            row: view.row[..usize::from(view.seats)].iter().map(|card| card.known()).collect(),
            deck_open: view.deck_open,
            basic_deck,
            star_deck,
            common_pile: view.discarded,
            nominees: view.nominees,
            players: view.all_seats().map(|seat| PlayerView::of(view, seat)).collect(),
            review: view.review,
            to_give: view.to_give,
            memory: (view.assist || sees_all).then(|| MemoryView::of(view)),
        }
    }
}

/// Who is asked, whether they have answered a sealed question or not.
fn asked(view: &View) -> SeatSet {
    match view.phase {
        Phase::Bidding | Phase::Drafting | Phase::Offering | Phase::Voting => view.sealed.asked(),
        Phase::Keeping | Phase::Giving(_) => view.dealer.into_iter().collect(),
        Phase::PlayingAgent(seat)
        | Phase::Handing { from: seat, .. }
        | Phase::Reviewing(seat)
        | Phase::Rebuilding(seat) => SeatSet::only(seat),
        Phase::Building => SeatSet::all(usize::from(view.seats)),
        Phase::Over => SeatSet::EMPTY,
    }
}

impl PlayerView {
    fn of(view: &View, seat: Seat) -> Self {
        let slate = view.slates[seat];
        let slate = (view.phase.slates_are_shown() || slate.decided() > 0).then_some(slate);
        let rebuilt = view.phase == Phase::Rebuilding(seat) && view.building.decided() > 0;
        let rebuilt = rebuilt.then_some(view.building);
        let figurines = || view.components.figurines(view.memory.piles[seat]);
        Self {
            seat,
            money: view.money[seat],
            awards: view.awards[seat],
            earned: view.earned.iter().map(|year| year[seat]).collect(),
            cards: view.held_count[seat],
            hand: view.hands[seat],
            held: view.held[seat],
            pile: view.piles[seat],
            secret: view.secrets[seat].known(),
            won: view.won[seat].known(),
            won_from_deck: view.from_deck.contains(seat),
            answer: view.sealed.seen_by(view.viewer, seat),
            films: slate.map(|slate| FilmView::all(view, seat, slate)),
            slate: slate.map(|slate| actions(view.held[seat], slate)),
            slate_done: slate.map(Slate::is_done),
            rebuilding: rebuilt.map(|slate| actions(view.held[seat], slate)),
            rebuilt_films: rebuilt.map(|slate| FilmView::all(view, seat, slate)),
            figurines: (view.phase == Phase::Over).then(figurines),
        }
    }
}

/// The actions that build a slate.
fn actions(held: CardSet, slate: Slate) -> Actions {
    let action = |(card, place)| match place {
        Place::Aside => Action::Aside(card),
        Place::Put(film) => Action::Put { card, film },
        Place::Trade(film) => Action::Trade { card, film },
    };
    held.iter().zip(slate.places()).map(action).collect()
}

impl FilmView {
    /// The films of a slate of the seat's cards.
    pub(crate) fn all(view: &View, seat: Seat, slate: Slate) -> Films {
        let set = view.components;
        let heaps = Film::ALL.into_iter().zip(Heap::all(&set, view.held[seat], slate));
        let film = |(film, cards): (Film, Heap)| {
            let id = FilmId { year: view.year, seat, film };
            Self { id, film, cards, receipt: cards.receipt(&set) }
        };
        heaps.filter(|(_, heap)| !heap.is_empty()).map(film).collect()
    }
}

impl MemoryView {
    fn of(view: &View) -> Self {
        let memory = &view.memory;
        let sees_all = view.viewer == Viewer::Omniscient;
        let picked =
            |step: usize| view.viewer.seat().and_then(|seat| memory.picks[seat][step].known());
        let hands = memory.hands.into_iter().enumerate().filter(|(_, hand)| !hand.is_empty());
        let by_seat = |shown: bool| view.all_seats().filter(move |_| shown);
        Self {
            hands_seen: hands
                .map(|(step, cards)| SeenHand { cards, picked: picked(step) })
                .collect(),
            agents: memory.agent_plays().iter().copied().map(PlayedAgent::from).collect(),
            no_agent: memory.no_agent,
            secrets_dealt: view.all_seats().map(|seat| memory.secrets[seat].known()).collect(),
            restocked: memory.restocked,
            picks: by_seat(sees_all).map(|seat| memory.picks[seat].into_iter().collect()).collect(),
            // The omniscient viewer sees every pile with its player.
            piles: by_seat(!sees_all).map(|seat| memory.piles[seat]).collect(),
        }
    }
}

impl From<AgentPlay> for PlayedAgent {
    fn from(AgentPlay { owner, target, agent, gift, nothing }: AgentPlay) -> Self {
        Self { owner, target, agent, gift: gift.known(), nothing }
    }
}
