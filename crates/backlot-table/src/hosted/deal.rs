//! Fair dealing: luck that nobody could choose and everybody can check. `docs/fair-dealing.md` tells it to people.

use std::collections::BTreeMap;

use backlot_core::chance::{MAX_PILES, Seeded};
use backlot_core::{Chance, Draw, Pile, Seat, SeatSet};
use hkdf::Hkdf;
use sha2::Sha256;

use super::updates::{DealView, Restart};
use super::{Hash, Secret};

/// How long the table waits for hashes and numbers.
pub(super) const PATIENCE: u64 = 20_000;

/// The deal of a table.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Deal {
    pub(super) secret: Secret,
    /// Which attempt this is, counted from 1.
    pub(super) round: u32,
    pub(super) stage: DealStage,
    /// Who takes part.
    pub(super) shares: Vec<Share>,
    pub(super) restarts: Vec<Restart>,
    /// The number of the prepared deal, if it is one.
    pub(super) prepared: Option<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DealStage {
    /// Hashes are awaited since then; before the start, as long as it takes.
    Hashes { since: Option<u64> },
    /// Numbers are awaited since then.
    Numbers { since: u64 },
    /// The luck is fixed.
    Dealt,
}

/// What a seat adds to the luck.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Share {
    pub(super) seat: Seat,
    pub(super) part: Part,
}

/// How far a seat's share has come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Part {
    /// A hash is awaited.
    Awaited,
    /// The hash of a number.
    Promised(Hash),
    /// The number.
    Broadcast(Secret),
}

impl Share {
    pub(super) fn hash(&self) -> Option<Hash> {
        match self.part {
            Part::Awaited => None,
            Part::Promised(hash) => Some(hash),
            Part::Broadcast(number) => Some(number.hash()),
        }
    }

    pub(super) fn number(&self) -> Option<Secret> {
        match self.part {
            Part::Awaited | Part::Promised(_) => None,
            Part::Broadcast(number) => Some(number),
        }
    }
}

impl Deal {
    pub(super) fn new(secret: Secret, prepared: Option<u32>) -> Self {
        Self {
            secret,
            round: 1,
            stage: DealStage::Hashes { since: None },
            shares: Vec::new(),
            restarts: Vec::new(),
            prepared,
        }
    }

    pub(super) fn share(&self, seat: Seat) -> Option<&Share> {
        self.shares.iter().find(|share| share.seat == seat)
    }

    pub(super) fn commit(&mut self, seat: Seat, hash: Hash) {
        self.withdraw(seat);
        self.shares.push(Share { seat, part: Part::Promised(hash) });
        self.shares.sort_by_key(|share| share.seat);
        self.shares.shrink_to_fit();
    }

    pub(super) fn withdraw(&mut self, seat: Seat) {
        self.shares.retain(|share| share.seat != seat);
    }

    pub(super) fn number(&mut self, seat: Seat, number: Secret) {
        if let Some(share) = self.shares.iter_mut().find(|share| share.seat == seat) {
            share.part = Part::Broadcast(number);
        }
    }

    pub(super) fn begin_anew(&mut self, secret: Secret, missing: SeatSet, at: u64) {
        self.restarts.push(Restart { commit: self.secret.hash(), missing });
        self.secret = secret;
        self.round += 1;
        self.stage = DealStage::Hashes { since: Some(at) };
        // Who has shown a number needs a new one: the table could choose its secret to fit the old.
        self.shares.retain(|share| !missing.contains(share.seat));
        for share in &mut self.shares {
            share.part = Part::Awaited;
        }
    }

    /// Who still owes a hash or a number.
    pub(super) fn owing(&self) -> SeatSet {
        let owes = |share: &&Share| match self.stage {
            DealStage::Hashes { .. } => share.part == Part::Awaited,
            DealStage::Numbers { .. } => share.number().is_none(),
            DealStage::Dealt => false,
        };
        self.shares.iter().filter(owes).map(|share| share.seat).collect()
    }

    /// Nobody could send anything for so long.
    pub(super) fn give_back(&mut self, ms: u64) {
        match &mut self.stage {
            DealStage::Hashes { since: Some(since) } | DealStage::Numbers { since } => {
                *since = since.saturating_add(ms);
            }
            DealStage::Hashes { since: None } | DealStage::Dealt => {}
        }
    }

    /// When the table stops waiting.
    pub(super) fn due(&self) -> Option<u64> {
        match self.stage {
            DealStage::Hashes { since } => since.map(|since| since.saturating_add(PATIENCE)),
            DealStage::Numbers { since } => Some(since.saturating_add(PATIENCE)),
            DealStage::Dealt => None,
        }
    }

    pub(super) fn fair(&self, table: &str) -> FairDeal {
        let number = |share: &Share| Some((share.seat, share.hash()?, share.number()?));
        // The id of the table is part of the luck. A prepared deal is the same at every table.
        let table = match self.prepared {
            Some(number) => format!("prepared-{number}"),
            None => table.to_owned(),
        };
        FairDeal {
            table,
            round: self.round,
            commit: self.secret.hash(),
            numbers: self.shares.iter().filter_map(number).collect(),
            secret: Some(self.secret),
        }
    }

    pub(super) fn view(&self, seat: Option<Seat>, is_over: bool) -> DealView {
        let by_seat = |share: &Share| share.seat.index();
        let hashes = self.shares.iter().filter_map(|share| Some((by_seat(share), share.hash()?)));
        let is_dealt = self.stage == DealStage::Dealt;
        let numbers = self.shares.iter().filter_map(|share| {
            share.number().filter(|_| is_dealt).map(|number| (by_seat(share), number.reveal()))
        });
        let asks = match self.stage {
            DealStage::Hashes { .. } => "hash",
            DealStage::Numbers { .. } | DealStage::Dealt => "number",
        };
        DealView {
            round: self.round,
            commit: self.secret.hash(),
            hashes: hashes.collect(),
            numbers: numbers.collect::<BTreeMap<_, _>>(),
            secret: is_over.then(|| self.secret.reveal()),
            asks: seat.filter(|seat| self.owing().contains(*seat)).map(|_| asks),
            restarts: self.restarts.clone(),
        }
    }
}

/// All that fixes the luck of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FairDeal {
    /// The id of the table.
    pub table: String,
    /// Which attempt to deal it was, counted from 1.
    pub round: u32,
    /// The hash of the table's secret, published before anybody sat down.
    pub commit: Hash,
    /// The people's numbers, each with the hash that was published before, by seat.
    pub numbers: Vec<(Seat, Hash, Secret)>,
    /// The table's secret, which is told at the end.
    pub secret: Option<Secret>,
}

impl FairDeal {
    /// What is wrong with the hashes, if anything.
    pub fn check_hashes(&self) -> Result<(), String> {
        if let Some(secret) = self.secret.filter(|secret| secret.hash() != self.commit) {
            return Err(format!(
                "the secret has the hash {}, but {} was published",
                secret.hash(),
                self.commit
            ));
        }
        for (seat, hash, number) in &self.numbers {
            if number.hash() != *hash {
                let found = number.hash();
                return Err(format!("the number of {seat} has the hash {found}, not {hash}"));
            }
        }
        Ok(())
    }

    /// Whether the deal is the one that a person took part in: what the table had published when they sat down, and
    /// their own number. For clients, which remember both.
    pub fn check_share(&self, commit: Hash, seat: Seat, number: &Secret) -> Result<(), String> {
        if commit != self.commit {
            return Err(format!("the table had published {commit} and now says {}", self.commit));
        }
        match self.numbers.iter().find(|(known, _, _)| *known == seat) {
            Some((_, _, used)) if used == number => Ok(()),
            Some(_) => Err(format!("another number than the one of {seat} was used")),
            None => Err(format!("the number of {seat} was not used")),
        }
    }

    /// The luck that follows; `None` as long as the secret is not told. `drawn` is how often each pile was drawn from.
    pub(crate) fn rng(&self, drawn: &[u16; MAX_PILES]) -> Option<FairRng> {
        let mut material = self.secret?.0.to_vec();
        for (seat, _, number) in &self.numbers {
            material.push(seat.bits());
            material.extend(number.0);
        }
        let hkdf = Hkdf::new(Some(b"backlot deal 1"), &material);
        let table = format!("{}\n{}\n", self.table, self.round).into_bytes();
        Some(FairRng { hkdf, table, drawn: *drawn, piles: Vec::new() })
    }

    /// Whether these are the draws of this deal; the first that is not is told by its index, with the right value.
    /// `None` as long as the secret is not told.
    pub(crate) fn first_wrong<'a>(
        &self,
        draws: impl IntoIterator<Item = &'a Draw>,
    ) -> Option<Result<(), (usize, u32)>> {
        let mut rng = self.rng(&[0; MAX_PILES])?;
        for (index, draw) in draws.into_iter().enumerate() {
            let value = rng.below(draw.pile, draw.below);
            if value != draw.value {
                return Some(Err((index, value)));
            }
        }
        Some(Ok(()))
    }
}

/// Makes the luck when it is first needed.
pub(super) struct Lazy<F> {
    make: F,
    rng: Option<FairRng>,
}

impl<F: Fn() -> FairRng> Lazy<F> {
    pub(super) fn new(make: F) -> Self {
        Self { make, rng: None }
    }
}

impl<F: Fn() -> FairRng> Chance for Lazy<F> {
    fn below(&mut self, pile: Pile, n: u32) -> u32 {
        self.rng.get_or_insert_with(&self.make).below(pile, n)
    }
}

/// Draw k of a pile comes from ChaCha keyed by HKDF-SHA256 over secret, numbers, table and pile. Keys are made when
/// a pile is first drawn from: most actions draw nothing.
pub(crate) struct FairRng {
    hkdf: Hkdf<Sha256>,
    table: Vec<u8>,
    drawn: [u16; MAX_PILES],
    piles: Vec<(Pile, Seeded)>,
}

impl Chance for FairRng {
    fn below(&mut self, pile: Pile, n: u32) -> u32 {
        let known = self.piles.iter().position(|(known, _)| *known == pile);
        let place = known.unwrap_or_else(|| {
            let mut key = [0; 32];
            let info = [&self.table[..], &[pile.0]];
            self.hkdf.expand_multi_info(&info, &mut key).expect("32 bytes are one block");
            let mut stream = Seeded::from_key(key);
            stream.skip_to(pile, self.drawn[usize::from(pile.0) % MAX_PILES].into());
            self.piles.push((pile, stream));
            self.piles.len() - 1
        });
        self.piles[place].1.below(pile, n)
    }
}
