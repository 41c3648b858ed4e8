//! Worlds that look like a view.
//!
//! What others hold is a row of *tokens*: the card picked in each step of the draft, the secret star card, the star
//! card from the auction. From the hands it looked at, a viewer knows for each token which cards it can be: the
//! cards missing from a hand that came round again went one each to the others; those of a hand passed on are
//! downstream or still in it; everything else is one of the cards never seen. While Agents are played, more is
//! known (who has none, who had nothing to hand, what was handed to whom); then tokens and cards are matched.

use backlot_core::{Chance, Pile, Seat, Viewer};

use super::View;
use crate::cards::MAX_CARDS;
use crate::components::HAND;
use crate::setup::{BASIC, STARS};
use crate::state::AgentPlay;
use crate::{Card, CardSet, Hollywood, Phase};

/// The place of a secret star card among a seat's tokens; picks come before.
const SECRET: usize = HAND;
/// The place of a star card from the auction.
const WON: usize = HAND + 1;
/// How often a world is tried before what Agents taught is ignored; a handful suffices.
const TRIES: usize = 2000;

/// A card that somebody got this year.
#[derive(Clone, Copy)]
struct Token {
    seat: Seat,
    place: usize,
    /// What it can be.
    domain: CardSet,
    /// Who holds it now; nobody if it is an Agent that was played.
    holder: Option<Seat>,
}

/// For each Agent played the token that was handed over, if any.
type Gifts = Vec<Option<usize>>;

impl Token {
    fn pile(&self) -> Pile {
        if self.place >= SECRET { STARS } else { BASIC }
    }
}

impl Hollywood {
    /// All cards that lie somewhere else than in the decks.
    pub(super) fn lying(&self) -> CardSet {
        let mut lying = self.discarded.or(self.row.into_iter().collect()).or(self.to_give.all());
        for seat in self.all_seats() {
            lying = lying.or(self.piles[seat]).or(self.held[seat]).or(self.hands[seat].all());
        }
        lying
    }
}

impl View {
    pub(crate) fn sampled(&self, chance: &mut impl Chance) -> Hollywood {
        let mut game = self.without_hidden();
        if self.viewer != Viewer::Omniscient && !self.phase.cards_are_shown() {
            let world = self.fixed_tokens(chance);
            self.place_tokens(&mut game, &world);
            self.deal_rest(&mut game, chance);
        }
        // What lies nowhere else is in the decks.
        let lying = game.lying();
        game.basic_deck = self.components.cards().without(lying).basic();
        game.star_deck = self.components.cards().without(lying).stars();
        game
    }

    /// The state with everything that the viewer knows.
    pub(crate) fn without_hidden(&self) -> Hollywood {
        Hollywood {
            set: self.components,
            basic_deck: crate::BasicSet::EMPTY,
            star_deck: crate::StarSet::EMPTY,
            restocked: self.memory.restocked,
            discarded: self.discarded,
            piles: self.memory.piles,
            hands: self.hands,
            held: self.held,
            to_give: self.to_give,
            row: self.row,
            secrets: self.secrets,
            won: self.won,
            from_deck: self.from_deck,
            picks: self.memory.picks,
            plays: self.memory.plays,
            play_count: self.memory.play_count,
            no_agent: self.memory.no_agent,
            money: self.money,
            paid_to_deal: self.paid_to_deal,
            paid_for_stars: self.paid_for_stars,
            earned: self.earned,
            awards: self.awards,
            sealed: self.sealed,
            slates: self.slates,
            building: self.building,
            seats: self.seats,
            year: self.year,
            step: self.step,
            phase: self.phase,
            dealer: self.dealer,
            nominees: self.nominees,
            review: self.review,
            quick_start: self.quick_start,
            assist: self.assist,
        }
    }

    /// The cards that others may have without the viewer having seen them before: Agents that were played and
    /// cards that the viewer was handed are among them.
    fn unseen(&self) -> CardSet {
        let agents: CardSet = self.memory.agent_plays().iter().map(|play| play.agent).collect();
        let mut seen = self.discarded.without(agents).or(self.row.into_iter().collect());
        seen = seen.or(self.to_give.all());
        for seat in self.all_seats() {
            seen =
                seen.or(self.memory.piles[seat]).or(self.memory.picks[seat].into_iter().collect());
            seen = seen.with(self.won[seat]).with(self.secrets[seat]);
            seen = seen.with(self.memory.secrets[seat]);
        }
        for hand in self.memory.hands {
            seen = seen.or(hand.all());
        }
        self.components.cards().without(seen)
    }

    /// The step in which the viewer looked at a hand for the last time before this step, and for the first time
    /// from it on. `dealt_to` names the hand.
    fn looks(
        &self,
        game: &Hollywood,
        dealt_to: Seat,
        step: usize,
    ) -> (Option<usize>, Option<usize>) {
        let Viewer::Seat(own) = self.viewer else { return (None, None) };
        let seen = |at: &usize| game.hand_at(own, *at) == dealt_to;
        let before = (0..step).rev().find(seen);
        let after = (step..game.hands_seen()).find(seen);
        (before, after)
    }

    /// What the card picked from a hand in a step can be; with the last step of the draft and more, what may still
    /// lie in it.
    fn picked_from(
        &self,
        game: &Hollywood,
        dealt_to: Seat,
        step: usize,
        unseen: CardSet,
    ) -> CardSet {
        let Viewer::Seat(own) = self.viewer else { return unseen.basic().all() };
        match self.looks(game, dealt_to, step) {
            (None, _) => unseen.basic().all(),
            (Some(before), after) => {
                let passed_on = self.memory.hands[before]
                    .all()
                    .without(CardSet::only(self.memory.picks[own][before]));
                match after {
                    None => passed_on,
                    Some(after) => passed_on.without(self.memory.hands[after].all()),
                }
            }
        }
    }

    /// Every card that anybody got this year, with what it can be.
    fn tokens(&self, chance: &mut impl Chance) -> Vec<Token> {
        let game = self.without_hidden();
        let unseen = self.unseen();
        let mut tokens = Vec::new();
        let mut add = |seat: Seat, place: usize, domain: CardSet| {
            tokens.push(Token { seat, place, domain, holder: Some(seat) });
        };
        for seat in self.all_seats() {
            for step in 0..usize::from(self.step) {
                let own = self.memory.picks[seat][step];
                let domain = if own.is_none() {
                    self.picked_from(&game, game.hand_at(seat, step), step, unseen)
                } else {
                    CardSet::only(own)
                };
                add(seat, step, domain);
            }
            let known = CardSet::only(self.secrets[seat]).with(self.memory.secrets[seat]);
            if self.has_secret(seat) {
                let domain = if known.is_empty() { unseen.stars().all() } else { known };
                add(seat, SECRET, domain);
            }
            let won = CardSet::only(self.won[seat]);
            if !won.is_empty() || self.from_deck.contains(seat) {
                add(seat, WON, if won.is_empty() { unseen.stars().all() } else { won });
            }
        }
        self.share_out_restocked(&mut tokens, unseen, chance);
        tokens
    }

    /// Whether a secret star card lies before the seat.
    fn has_secret(&self, seat: Seat) -> bool {
        match (self.phase, self.dealer) {
            (Phase::Bidding | Phase::Keeping, _) => false,
            (Phase::Giving(to), Some(dealer)) => {
                let order = dealer.clockwise(usize::from(self.seats));
                order.take_while(|&before| before != to).any(|before| before == seat)
            }
            _ => true,
        }
    }

    /// HW-C3: the old deck was used up before the new one was touched, so every old card that the viewer has not
    /// seen is among the secret cards: without a distributor with the first seats, else with anybody.
    fn share_out_restocked(&self, tokens: &mut [Token], unseen: CardSet, chance: &mut impl Chance) {
        let new = self.memory.restocked.all();
        if new.is_empty() {
            return;
        }
        let old = unseen.stars().all().without(new);
        let mut open: Vec<usize> = (0..tokens.len())
            .filter(|&i| tokens[i].place == SECRET && tokens[i].domain.len() != 1)
            .collect();
        // Cards that the distributor has not given yet may be old ones, too.
        let in_hand = if self.viewer.seat() == self.dealer { 0 } else { self.ungiven() };
        let mut old_left = old.len();
        let mut places_left = open.len() + in_hand;
        if self.dealer.is_some() {
            shuffle(&mut open, chance);
        }
        for i in open {
            let gets_old = match self.dealer {
                None => old_left > 0,
                Some(_) => pick(chance, STARS, places_left.max(1)) < old_left,
            };
            places_left -= 1;
            old_left -= usize::from(gets_old);
            tokens[i].domain = if gets_old { old } else { unseen.stars().all().and(new) };
        }
    }

    /// How many star cards the distributor has still to keep or give.
    fn ungiven(&self) -> usize {
        let placed = self.all_seats().filter(|&seat| self.has_secret(seat)).count();
        match self.phase {
            Phase::Keeping | Phase::Giving(_) => usize::from(self.seats) - placed,
            _ => 0,
        }
    }

    /// Tokens with one card each.
    fn fixed_tokens(&self, chance: &mut impl Chance) -> (Vec<Token>, Gifts) {
        let agents = matches!(self.phase, Phase::PlayingAgent(_) | Phase::Handing { .. });
        if agents {
            for _ in 0..TRIES {
                let mut tokens = self.tokens(chance);
                if let Some(gifts) = self.learn_from_agents(&mut tokens, chance)
                    && match_up(&mut tokens, chance).is_some()
                {
                    return (tokens, gifts);
                }
            }
        }
        let mut tokens = self.tokens(chance);
        let mut used = CardSet::EMPTY;
        for token in &mut tokens {
            let free = token.domain.without(used);
            let card = free.nth(pick(chance, token.pile(), free.len()));
            used.insert(card);
            token.domain = CardSet::only(card);
        }
        (tokens, Vec::new())
    }

    /// Follows the Agents played, in order: which token was the Agent, which one was handed over. Fails if the
    /// choices made on the way contradict each other.
    fn learn_from_agents(&self, tokens: &mut [Token], chance: &mut impl Chance) -> Option<Gifts> {
        let mut gifts = Gifts::new();
        let (agents, handable) = (self.components.agents(), self.components.handable());
        let plays = self.memory.agent_plays();
        for (number, play) in plays.iter().enumerate() {
            let agent = choose(tokens, play.owner, CardSet::only(play.agent), chance)?;
            tokens[agent].holder = None;
            // An owner of several plays the lowest first.
            let lower: CardSet = agents.iter().filter(|&card| card < play.agent).collect();
            forbid(tokens, play.owner, lower)?;
            let pending = number + 1 == plays.len() && matches!(self.phase, Phase::Handing { .. });
            let handed = match *play {
                AgentPlay { nothing: true, .. } => {
                    forbid(tokens, play.target, handable)?;
                    gifts.push(None);
                    continue;
                }
                AgentPlay { gift: Card::NONE, .. } => handable,
                AgentPlay { gift, .. } => CardSet::only(gift),
            };
            let gift = choose(tokens, play.target, handed, chance)?;
            if !pending {
                tokens[gift].holder = Some(play.owner);
            }
            gifts.push(Some(gift).filter(|_| !pending));
        }
        for seat in self.memory.no_agent.iter() {
            forbid(tokens, seat, agents)?;
        }
        if let Phase::PlayingAgent(seat) = self.phase {
            choose(tokens, seat, agents, chance)?;
        }
        Some(gifts)
    }

    /// Writes the tokens into a state.
    fn place_tokens(&self, game: &mut Hollywood, (tokens, gifts): &(Vec<Token>, Gifts)) {
        for seat in self.all_seats() {
            game.held[seat] = CardSet::EMPTY;
        }
        for token in tokens {
            let card = token.domain.nth(0);
            match token.place {
                SECRET => game.secrets[token.seat] = card,
                WON => game.won[token.seat] = card,
                step => game.picks[token.seat][step] = card,
            }
            if let Some(holder) = token.holder {
                game.held[holder].insert(card);
            }
        }
        for (number, gift) in gifts.iter().enumerate() {
            if let Some(i) = gift {
                game.plays[number].gift = tokens[*i].domain.nth(0);
            }
        }
    }

    /// The hands and the distributor's cards that the viewer can't see.
    fn deal_rest(&self, game: &mut Hollywood, chance: &mut impl Chance) {
        let mut used = game.lying();
        let unseen = self.unseen();
        if matches!(
            self.phase,
            Phase::Bidding | Phase::Keeping | Phase::Giving(_) | Phase::Drafting
        ) {
            let step = usize::from(self.step);
            for seat in self.all_seats().filter(|&seat| !self.viewer.may_see(seat)) {
                let known = self.without_hidden();
                let domain = self.picked_from(&known, known.hand_at(seat, step), step, unseen);
                let mut hand = CardSet::EMPTY;
                for _ in step..HAND {
                    let free = domain.without(used);
                    let card = free.nth(pick(chance, BASIC, free.len()));
                    used.insert(card);
                    hand.insert(card);
                }
                game.hands[seat] = hand.basic();
            }
        }
        if self.to_give.is_empty() {
            // HW-C3: the old cards are all drawn before any new one.
            let new = self.memory.restocked.all();
            for _ in 0..self.ungiven() {
                let free = unseen.stars().all().without(used);
                let old = if new.is_empty() { free } else { free.without(new) };
                let free = if old.is_empty() { free } else { old };
                let card = free.nth(pick(chance, STARS, free.len()));
                used.insert(card);
                game.to_give.insert(card);
            }
        }
    }
}

fn pick(chance: &mut impl Chance, pile: Pile, count: usize) -> usize {
    chance.below(pile, u32::try_from(count).unwrap_or(u32::MAX).max(1)) as usize
}

fn shuffle<T>(things: &mut [T], chance: &mut impl Chance) {
    for i in (1..things.len()).rev() {
        things.swap(i, pick(chance, BASIC, i + 1));
    }
}

/// One of the seat's tokens turns out to be one of these cards.
fn choose(
    tokens: &mut [Token],
    seat: Seat,
    cards: CardSet,
    chance: &mut impl Chance,
) -> Option<usize> {
    let can_be = |token: &Token| token.holder == Some(seat) && !token.domain.and(cards).is_empty();
    let candidates = tokens.iter().filter(|token| can_be(token)).count();
    if candidates == 0 {
        return None;
    }
    let number = pick(chance, BASIC, candidates);
    let i = (0..tokens.len()).filter(|&i| can_be(&tokens[i])).nth(number)?;
    tokens[i].domain = tokens[i].domain.and(cards);
    Some(i)
}

/// None of the seat's tokens is one of these cards.
fn forbid(tokens: &mut [Token], seat: Seat, cards: CardSet) -> Option<()> {
    for token in tokens.iter_mut().filter(|token| token.holder == Some(seat)) {
        token.domain = token.domain.without(cards);
        if token.domain.is_empty() {
            return None;
        }
    }
    Some(())
}

/// Gives every token a card of its own, by augmenting paths in random order.
fn match_up(tokens: &mut [Token], chance: &mut impl Chance) -> Option<()> {
    let mut owners: [Option<u8>; MAX_CARDS] = [None; MAX_CARDS];
    let mut order: Vec<usize> = (0..tokens.len()).collect();
    shuffle(&mut order, chance);
    for i in order {
        let mut tried = CardSet::EMPTY;
        if !find_card(tokens, i, &mut owners, &mut tried, chance) {
            return None;
        }
    }
    for (card, owner) in (0u8..).zip(owners) {
        if let Some(i) = owner {
            tokens[usize::from(i)].domain = CardSet::only(Card::new(card));
        }
    }
    Some(())
}

fn find_card(
    tokens: &[Token],
    i: usize,
    owners: &mut [Option<u8>; MAX_CARDS],
    tried: &mut CardSet,
    chance: &mut impl Chance,
) -> bool {
    loop {
        let left = tokens[i].domain.without(*tried);
        if left.is_empty() {
            return false;
        }
        // Free cards first: most tokens find one at once.
        let free: CardSet = left.iter().filter(|card| owners[card.index()].is_none()).collect();
        let choice = if free.is_empty() { left } else { free };
        let card = choice.nth(pick(chance, BASIC, choice.len()));
        tried.insert(card);
        let owner = owners[card.index()];
        let free =
            owner.is_none_or(|other| find_card(tokens, usize::from(other), owners, tried, chance));
        if free {
            owners[card.index()] = u8::try_from(i).ok();
            return true;
        }
    }
}
