//! Reading a component set from TOML, with errors that name the line.

use std::collections::BTreeMap;

use backlot_core::{ComponentError, slugify};
use serde::Deserialize;
use toml::Spanned;

use super::{CardLine, Components, HAND, MAX_AGENTS, MAX_BIDS, Ready, YEARS};
use crate::cards::{MAX_BASIC, MAX_STAR};
use crate::{Genre, Genres, Job, Kind};

/// The most that coins on one card can be.
const MAX_COINS: usize = 9;
/// The most figurines on one card (HW-K1).
const MAX_FIGURINES: usize = 3;

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    start_money: Spanned<i64>,
    bids: Spanned<Vec<Spanned<i64>>>,
    basic: Spanned<Vec<Spanned<Line>>>,
    star: Spanned<Vec<Spanned<Line>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    #[serde(rename = "type")]
    kind: Spanned<String>,
    ability: Option<Spanned<String>>,
    genres: Spanned<Vec<Spanned<String>>>,
    coins: Spanned<i64>,
    figurines: Spanned<i64>,
    names: Option<Spanned<Vec<Spanned<String>>>>,
    copies: Option<Spanned<i64>>,
}

/// A file being checked: where errors come from.
struct Checker<'a> {
    name: &'a str,
    text: &'a str,
}

impl Checker<'_> {
    fn fail<T, R>(&self, at: &Spanned<T>, problem: impl Into<String>) -> Result<R, ComponentError> {
        Err(ComponentError::at(self.name, self.text, at.span().start, problem))
    }

    fn number(
        &self,
        what: &str,
        at: &Spanned<i64>,
        least: i64,
        most: usize,
    ) -> Result<u8, ComponentError> {
        let value = *at.get_ref();
        match u8::try_from(value) {
            Ok(small) if value >= least && usize::from(small) <= most => Ok(small),
            _ => self.fail(at, format!("{what} must be from {least} to {most}, not {value}")),
        }
    }

    /// HW-S1
    fn bids(&self, file: &File) -> Result<Vec<u8>, ComponentError> {
        let bids = file.bids.get_ref();
        if bids.is_empty() || bids.len() > MAX_BIDS {
            let problem =
                format!("there must be 1 to {MAX_BIDS} bidding cards, not {}", bids.len());
            return self.fail(&file.bids, problem);
        }
        let mut amounts: Vec<u8> = Vec::new();
        for bid in bids {
            let amount = self.number("a bid", bid, 1, 99)?;
            match amounts.last() {
                None if amount != 1 => {
                    let problem = "the lowest bid must be 1: whoever has money must bid (HW-D4)";
                    return self.fail(bid, problem);
                }
                Some(&last) if last >= amount => {
                    return self
                        .fail(bid, format!("bids must ascend, but {amount} follows {last}"));
                }
                _ => amounts.push(amount),
            }
        }
        Ok(amounts)
    }

    fn kind(&self, at: &Spanned<String>) -> Result<Kind, ComponentError> {
        let known = Kind::ALL.into_iter().find(|kind| kind.id() == at.get_ref());
        match known {
            Some(kind) => Ok(kind),
            None => {
                let types = Kind::ALL.map(Kind::id).join(", ");
                self.fail(at, format!("`{}` is no type; the types are {types}", at.get_ref()))
            }
        }
    }

    fn genres(&self, at: &Spanned<Vec<Spanned<String>>>) -> Result<Genres, ComponentError> {
        let mut genres = Genres::NONE;
        for word in at.get_ref() {
            let known = Genre::ALL.into_iter().find(|genre| genre.id() == word.get_ref());
            let Some(genre) = known else {
                let all = Genre::ALL.map(Genre::id).join(", ");
                return self
                    .fail(word, format!("`{}` is no genre; the genres are {all}", word.get_ref()));
            };
            if genres.contains(genre) {
                return self.fail(word, format!("the icon `{}` is there twice", genre.id()));
            }
            genres = genres.with(genre);
        }
        Ok(genres)
    }

    fn job(&self, at: &Spanned<String>) -> Result<Job, ComponentError> {
        match Job::by_id(at.get_ref()) {
            Some(job) => Ok(job),
            None => {
                let jobs = Job::ALL.map(Job::id).join(", ");
                self.fail(at, format!("`{}` is no job; the jobs are {jobs}", at.get_ref()))
            }
        }
    }

    fn line(&self, at: &Spanned<Line>) -> Result<CardLine, ComponentError> {
        let line = at.get_ref();
        let kind = self.kind(&line.kind)?;
        let ability = line.ability.as_ref().map(|job| self.job(job)).transpose()?;
        let genres = self.genres(&line.genres)?;
        let copies = match (&line.copies, &line.names, kind, ability) {
            (Some(copies), None, Kind::Crew, Some(_)) => {
                Some(self.number("the copies", copies, 1, MAX_BASIC)?)
            }
            (None, Some(_), Kind::Script | Kind::Director | Kind::Actor | Kind::Actress, None) => {
                None
            }
            (_, _, Kind::Crew, _) => {
                return self.fail(at, "a crew card needs `ability` and `copies`, and no `names`");
            }
            _ => {
                let problem =
                    format!("a {} needs `names`, and no `ability` or `copies`", kind.id());
                return self.fail(at, problem);
            }
        };
        let mut names = Vec::new();
        for name in line.names.iter().flat_map(Spanned::get_ref) {
            if slugify(name.get_ref()).is_empty() {
                return self.fail(name, "a card needs a name with letters or digits");
            }
            names.push(name.get_ref().trim().to_owned());
        }
        let coins = self.number("coins", &line.coins, 0, MAX_COINS)?;
        let figurines = self.number("figurines", &line.figurines, 0, MAX_FIGURINES)?;
        let checked = CardLine { kind, ability, genres, coins, figurines, names, copies };
        self.check_print(line, &checked)?;
        Ok(checked)
    }

    /// HW-K2, HW-B4: what icons a card must or must not have.
    fn check_print(&self, line: &Line, card: &CardLine) -> Result<(), ComponentError> {
        let icons = card.genres.len();
        match (card.kind, card.ability) {
            (Kind::Script, _) if icons != 1 => {
                let problem = format!("a script has exactly one genre (HW-K2), not {icons}");
                self.fail(&line.genres, problem)
            }
            (_, Some(Job::Editor)) if icons > 0 => {
                self.fail(&line.genres, "an Editor bears no icon (HW-B4)")
            }
            (_, Some(Job::StageManager)) if icons == 0 => {
                self.fail(&line.genres, "a Stage Manager bears an icon (HW-B4)")
            }
            _ => Ok(()),
        }
    }

    fn deck(
        &self,
        what: &str,
        at: &Spanned<Vec<Spanned<Line>>>,
        most: usize,
    ) -> Result<Vec<CardLine>, ComponentError> {
        let lines: Vec<CardLine> =
            at.get_ref().iter().map(|line| self.line(line)).collect::<Result<_, _>>()?;
        let count: usize = lines.iter().map(CardLine::count).sum();
        if count > most {
            return self.fail(at, format!("{count} {what} cards; at most {most} are possible"));
        }
        Ok(lines)
    }

    fn check_agents(
        &self,
        file: &File,
        basic: &[CardLine],
        star: &[CardLine],
    ) -> Result<(), ComponentError> {
        let is_agent = |line: &&CardLine| line.ability == Some(Job::Agent);
        if let Some(place) = star.iter().position(|line| is_agent(&line)) {
            let problem = "Agents belong to the basic deck";
            return self.fail(&file.star.get_ref()[place], problem);
        }
        let count: usize = basic.iter().filter(is_agent).map(CardLine::count).sum();
        if count > MAX_AGENTS {
            let problem = format!("{count} Agents; at most {MAX_AGENTS} are possible");
            return self.fail(&file.basic, problem);
        }
        Ok(())
    }

    /// Every name must lead to an id of its own.
    fn check_ids(&self, file: &File, set: &Components) -> Result<(), ComponentError> {
        let mut seen: BTreeMap<&str, &str> = BTreeMap::new();
        let crew = set.cards().iter().filter(|&card| set.card_name(card).is_none());
        for card in crew {
            seen.insert(set.card_id(card), set.card_id(card));
        }
        let lines = file.basic.get_ref().iter().chain(file.star.get_ref());
        let names = lines.flat_map(|line| &line.get_ref().names).flat_map(Spanned::get_ref);
        let ids: Vec<(String, &Spanned<String>)> =
            names.map(|name| (slugify(name.get_ref()), name)).collect();
        for (id, name) in &ids {
            if let Some(other) = seen.insert(id, name.get_ref()) {
                let problem = format!(
                    "`{}` and `{other}` have the same id `{id}`; give one of them another name",
                    name.get_ref()
                );
                return self.fail(name, problem);
            }
        }
        Ok(())
    }

    /// Checks that the decks serve so many players for all years (HW-S2, HW-S3, HW-D1).
    fn check_seats(
        &self,
        file: &File,
        set: &Components,
        seats: usize,
    ) -> Result<(), ComponentError> {
        let years = usize::from(YEARS);
        let (need, have) = (years * HAND * seats, set.cards().basic().len());
        if have < need {
            let problem = format!(
                "{seats} players draft {HAND} cards each in {years} years, so {need} basic cards are needed; there are {have}"
            );
            return self.fail(&file.basic, problem);
        }
        let (need, have) = (years * 2 * seats, set.cards().stars().len());
        if have < need {
            let problem = format!(
                "{seats} players need {} star cards in each of {years} years, so {need} are needed; there are {have}",
                2 * seats
            );
            return self.fail(&file.star, problem);
        }
        Ok(())
    }
}

impl Components {
    /// Reads a file and checks that it serves so many players.
    pub(crate) fn parse_for(name: &str, text: &str, seats: usize) -> Result<Self, ComponentError> {
        let file: File =
            toml::from_str(text).map_err(|error| ComponentError::from_toml(name, text, &error))?;
        let checker = Checker { name, text };
        let start_money = checker.number("start_money", &file.start_money, 0, 99)?;
        let bids = checker.bids(&file)?;
        let basic = checker.deck("basic", &file.basic, MAX_BASIC)?;
        let star = checker.deck("star", &file.star, MAX_STAR)?;
        checker.check_agents(&file, &basic, &star)?;
        let ready = Box::new(Ready::new(&basic, &star));
        let set = Self { start_money, bids, basic, star, ready };
        checker.check_ids(&file, &set)?;
        checker.check_seats(&file, &set, seats)?;
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use backlot_core::ComponentSet;

    const STANDARD: &str = include_str!("../../components/standard.toml");

    fn problem(from: &str, to: &str) -> String {
        assert!(STANDARD.contains(from), "`{from}` is in the file");
        let text = STANDARD.replacen(from, to, 1);
        Components::parse_for("my.toml", &text, 6).unwrap_err().to_string()
    }

    #[test]
    fn the_standard_set_has_its_cards() {
        let set = Components::standard();
        assert_eq!((set.cards().basic().len(), set.cards().stars().len()), (126, 36));
        assert_eq!(set.agents().len(), 4);
        assert!(set.card_by_id("agent-4").is_some());
        assert!(set.card_by_id("stage-manager-2").is_some());
        assert_eq!(set.card_name(set.card_by_id("cold-ink").unwrap()), Some("Cold Ink"));
        assert_eq!(set.figurines(set.cards()), 108);
    }

    #[test]
    fn a_set_reads_back_from_its_own_toml() {
        let set = Components::standard();
        let again = Components::parse("again.toml", &set.to_toml()).unwrap();
        assert_eq!(backlot_core::SharedComponents::keep(again), set);
    }

    #[test]
    fn every_inconsistency_is_named_with_its_line() {
        for (from, to, expected) in [
            ("[1, 3, 6", "[3, 6", "my.toml, line 8: the lowest bid must be 1"),
            ("3, 6, 9", "6, 3, 9", "line 8: bids must ascend, but 3 follows 6"),
            ("start_money = 12", "start_money = 120", "line 7: start_money must be from 0 to 99"),
            ("\"script\", genres = [\"romance\"]", "\"script\", genres = []", "exactly one genre"),
            ("\"script\", genres = [\"romance\"]", "\"skript\", genres = []", "is no type"),
            ("[\"romance\"]", "[\"musical\"]", "`musical` is no genre"),
            ("[\"romance\"]", "[\"romance\", \"romance\"]", "there twice"),
            ("\"agent\"", "\"agnet\"", "`agnet` is no job"),
            ("coins = 2", "coins = 10", "coins must be from 0 to 9, not 10"),
            ("figurines = 1", "figurines = 4", "figurines must be from 0 to 3, not 4"),
            ("Basil Bellwood", "Anton Abernathy", "the same id `anton-abernathy`"),
            ("Basil Bellwood", "Agent 2", "the same id `agent-2`"),
            ("Basil Bellwood", "--", "letters or digits"),
            (", copies = 4", "", "a crew card needs `ability` and `copies`"),
            ("\"crew\", ability = \"agent\"", "\"actor\", ability = \"agent\"", "needs `names`"),
            ("copies = 4", "copies = 3", "so 126 basic cards are needed; there are 125"),
            ("copies = 4", "copies = 7", "129 basic cards; at most 128"),
            ("\"stunt-performer\"", "\"agent\"", "Agents belong to the basic deck"),
            ("\"double\"", "\"agent\"", ""),
            ("\"editor\", genres = []", "\"editor\", genres = [\"action\"]", "bears no icon"),
            (
                "\"stage-manager\", genres = [\"action\"]",
                "\"stage-manager\", genres = []",
                "bears an icon",
            ),
            ("names = [\"Cold Ink\"]", "names = []", "so 36 are needed; there are 35"),
            ("bids =", "bits =", "unknown field `bits`"),
        ] {
            if expected.is_empty() {
                let text = STANDARD.replacen(from, to, 1);
                assert_eq!(Components::parse("my.toml", &text).unwrap().agents().len(), 7);
            } else {
                let problem = problem(from, to);
                assert!(problem.contains(expected), "`{to}` gave: {problem}");
            }
        }
    }

    #[test]
    fn a_small_set_serves_few_players() {
        let text = STANDARD.replacen("names = [\"Cold Ink\"]", "names = []", 1);
        assert!(Components::parse_for("my.toml", &text, 5).is_ok());
    }
}
