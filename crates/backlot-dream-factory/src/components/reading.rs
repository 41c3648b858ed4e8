//! Reading a component set from TOML, with errors that name the line.

use std::collections::BTreeSet;

use backlot_core::{ComponentError, slugify};
use serde::Deserialize;
use toml::Spanned;

use super::ready::{Ready, chip_kind};
use super::{
    Board, ChipGroup, ChipInfo, Components, Location, MAX_CHIPS, MAX_LOCATIONS, MAX_OPEN,
    MAX_SCREENPLAYS, MAX_STUDIOS, Money, QUARTERS, ScreenplayInfo,
};
use crate::chips::MAX_PRINTED;
use crate::{Genre, Kind, SpaceKind};

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    board: BoardTable,
    money: MoneyTable,
    chips: Vec<GroupTable>,
    screenplays: Vec<Spanned<ScreenplayTable>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardTable {
    locations: Spanned<Vec<Spanned<LocationWord>>>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum LocationWord {
    Number(i64),
    Word(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MoneyTable {
    players_2_to_4: Spanned<i64>,
    players_5: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GroupTable {
    kind: Spanned<String>,
    list: Vec<ChipLine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChipLine {
    stars: Spanned<i64>,
    name: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScreenplayTable {
    id: Spanned<String>,
    studio: Option<Spanned<i64>>,
    genre: Spanned<String>,
    title_2000: Option<Spanned<String>>,
    title_2009: Option<Spanned<String>>,
    stars: Spanned<i64>,
    spaces: Spanned<Vec<Spanned<String>>>,
}

/// A file being checked: where errors come from, and which ids are in use.
struct Checker<'a> {
    name: &'a str,
    text: &'a str,
    ids: BTreeSet<String>,
}

/// More stars than this on one thing would be a typing error.
const MAX_STARS: i64 = 9;
/// All the money of a game must fit into a byte.
const MAX_MONEY: i64 = 50;

impl Checker<'_> {
    fn fail<T, R>(&self, at: &Spanned<T>, problem: impl Into<String>) -> Result<R, ComponentError> {
        Err(ComponentError::at(self.name, self.text, at.span().start, problem))
    }

    fn number<N: TryFrom<i64>>(
        &self,
        what: &str,
        at: &Spanned<i64>,
        least: i64,
        most: i64,
    ) -> Result<N, ComponentError> {
        let value = *at.get_ref();
        match N::try_from(value) {
            Ok(number) if (least..=most).contains(&value) => Ok(number),
            _ => self.fail(at, format!("{what} must be from {least} to {most}, not {value}")),
        }
    }

    fn new_id(&mut self, at: &Spanned<String>, id: &str) -> Result<(), ComponentError> {
        if self.ids.insert(id.to_owned()) {
            return Ok(());
        }
        self.fail(at, format!("the id `{id}` is used twice; every name needs an id of its own"))
    }

    fn words(&self, what: &str, at: &Spanned<String>) -> Result<String, ComponentError> {
        let words = at.get_ref().trim();
        if slugify(words).is_empty() {
            return self.fail(at, format!("{what} needs letters or digits"));
        }
        Ok(words.to_owned())
    }

    fn locations(&self, board: &BoardTable) -> Result<Vec<Location>, ComponentError> {
        let lines = board.locations.get_ref();
        if lines.len() > MAX_LOCATIONS {
            let problem =
                format!("at most {MAX_LOCATIONS} locations are possible, not {}", lines.len());
            return self.fail(&board.locations, problem);
        }
        let mut locations = Vec::new();
        for line in lines {
            locations.push(match line.get_ref() {
                LocationWord::Word(word) if word == "top-director" => Location::TopDirector,
                LocationWord::Word(word) if word == "party" => Location::Party,
                LocationWord::Number(chips) if (1..=5).contains(chips) => {
                    Location::City(u8::try_from(*chips).unwrap_or(1))
                }
                LocationWord::Number(chips) => {
                    return self.fail(line, format!("a city has 1 to 5 chips, not {chips}"));
                }
                LocationWord::Word(word) => {
                    let problem = format!(
                        "`{word}` is no location: write top-director, party or the chips of a city"
                    );
                    return self.fail(line, problem);
                }
            });
        }
        let top = locations.iter().filter(|&&location| location == Location::TopDirector).count();
        if top != 1 {
            let problem = format!("there must be one top-director location, not {top}");
            return self.fail(&board.locations, problem);
        }
        let open: usize = locations.iter().map(|location| usize::from(location.open_chips())).sum();
        if open > MAX_OPEN {
            let problem = format!(
                "{open} chips would lie open in a quarter; at most {MAX_OPEN} are possible"
            );
            return self.fail(&board.locations, problem);
        }
        Ok(locations)
    }

    fn chips(&mut self, file: &File) -> Result<Vec<ChipGroup>, ComponentError> {
        let mut groups = Vec::new();
        let mut count = 0;
        for table in &file.chips {
            let id = table.kind.get_ref();
            let Some((kind, is_top)) = chip_kind(id) else {
                let kinds = Kind::ALL.map(Kind::id).join(", ");
                let problem =
                    format!("`{id}` is no kind of chip; the kinds are top-director, {kinds}");
                return self.fail(&table.kind, problem);
            };
            let least = if kind == Kind::GuestStar { -1 } else { 0 };
            let mut list = Vec::new();
            for line in &table.list {
                let name = self.words("the name of a chip", &line.name)?;
                self.new_id(&line.name, &slugify(&name))?;
                let stars = self.number("the stars of a chip", &line.stars, least, MAX_STARS)?;
                list.push(ChipInfo { stars, name });
            }
            count += list.len();
            if count > MAX_CHIPS {
                let problem = format!("at most {MAX_CHIPS} chips are possible");
                return self.fail(&table.kind, problem);
            }
            let kind = if is_top { "top-director" } else { kind.id() };
            groups.push(ChipGroup { kind: kind.to_owned(), list });
        }
        Ok(groups)
    }

    fn screenplays(&mut self, file: &File) -> Result<Vec<ScreenplayInfo>, ComponentError> {
        let tables = &file.screenplays;
        if let Some(extra) = tables.get(MAX_SCREENPLAYS) {
            let problem =
                format!("at most {MAX_SCREENPLAYS} screenplays are possible, not {}", tables.len());
            return self.fail(extra, problem);
        }
        tables.iter().map(|table| self.screenplay(table)).collect()
    }

    fn screenplay(
        &mut self,
        table: &Spanned<ScreenplayTable>,
    ) -> Result<ScreenplayInfo, ComponentError> {
        let line = table.get_ref();
        let id = line.id.get_ref();
        if id.is_empty() || slugify(id) != *id {
            let problem =
                format!("the id `{id}` must be lower-case letters, digits and single hyphens");
            return self.fail(&line.id, problem);
        }
        self.new_id(&line.id, id)?;
        let title = |title: &Option<Spanned<String>>| {
            title.as_ref().map(|title| self.words("the title", title)).transpose()
        };
        let (title_2000, title_2009) = match (title(&line.title_2000)?, title(&line.title_2009)?) {
            (Some(old), Some(new)) => (old, new),
            (Some(only), None) | (None, Some(only)) => (only.clone(), only),
            (None, None) => {
                return self.fail(&line.id, format!("`{id}` needs title_2000 or title_2009"));
            }
        };
        let genre = Genre::ALL.into_iter().find(|genre| genre.id() == line.genre.get_ref());
        let Some(genre) = genre else {
            let genres = Genre::ALL.map(Genre::id).join(", ");
            let problem =
                format!("`{}` is no genre; the genres are {genres}", line.genre.get_ref());
            return self.fail(&line.genre, problem);
        };
        let most = i64::try_from(MAX_STUDIOS).unwrap_or(i64::MAX);
        let studio = match &line.studio {
            Some(number) => Some(self.number("the studio", number, 1, most)?),
            None => None,
        };
        let stars = self.number("the stars of a screenplay", &line.stars, 0, MAX_STARS)?;
        let spaces = self.spaces(id, &line.spaces)?;
        let id = id.clone();
        Ok(ScreenplayInfo { id, studio, genre, title_2000, title_2009, stars, spaces })
    }

    /// DF-C2
    fn spaces(
        &self,
        id: &str,
        list: &Spanned<Vec<Spanned<String>>>,
    ) -> Result<Vec<SpaceKind>, ComponentError> {
        let mut spaces = Vec::new();
        for word in list.get_ref() {
            let Some(space) = SpaceKind::by_id(word.get_ref()) else {
                let problem = format!(
                    "`{}` is no space: write director, actor, camera, music, effects or blank (the guest star's is not listed)",
                    word.get_ref()
                );
                return self.fail(word, problem);
            };
            spaces.push(space);
        }
        let directors = spaces.iter().filter(|&&s| s == SpaceKind::Of(Kind::Director)).count();
        if directors != 1 {
            let problem = format!("`{id}` must have one director space, not {directors}");
            return self.fail(list, problem);
        }
        if spaces.len() > MAX_PRINTED {
            let problem = format!(
                "`{id}` has {} spaces; at most {MAX_PRINTED} are possible besides the guest star's",
                spaces.len()
            );
            return self.fail(list, problem);
        }
        Ok(spaces)
    }

    /// Each studio has one screenplay of each genre (DF-S1).
    fn check_studios(&self, file: &File, set: &Components) -> Result<(), ComponentError> {
        let first_of = |studio: u8| {
            let at = set.screenplays.iter().position(|info| info.studio == Some(studio));
            &file.screenplays[at.unwrap_or(0)]
        };
        for studio in 1..=set.studios() {
            for genre in Genre::ALL {
                let count = set.studio(studio).and(set.of_genre(genre)).len();
                if count != 1 {
                    let problem = format!(
                        "studio {studio} must have one screenplay of each genre, but has {count} of {}",
                        genre.id()
                    );
                    return self.fail(first_of(studio), problem);
                }
            }
        }
        Ok(())
    }

    /// Checks that chips and studios suffice for so many players.
    fn check_seats(
        &self,
        file: &File,
        set: &Components,
        seats: usize,
    ) -> Result<(), ComponentError> {
        if usize::from(set.studios()) < seats {
            let problem = format!(
                "{seats} players need {seats} studios with three screenplays each; there are {}",
                set.studios()
            );
            return match file.screenplays.first() {
                Some(first) => self.fail(first, problem),
                None => self.fail(&file.board.locations, problem),
            };
        }
        let quarters = usize::from(QUARTERS);
        let top = set.top_directors().len() as usize;
        if top < quarters {
            let problem = format!(
                "a game has {quarters} quarters with a top director each; there are only {top} top directors"
            );
            return self.fail(&file.board.locations, problem);
        }
        let in_cities = set.open_chips() - 1;
        let need = quarters * (in_cities + set.parties() * seats);
        let have = set.all_chips().without(set.top_directors()).len() as usize;
        if have < need {
            let problem = format!(
                "{quarters} quarters with {in_cities} chips in the cities and {} parties need {need} chips for {seats} players, top directors apart; there are {have}",
                set.parties()
            );
            return self.fail(&file.board.locations, problem);
        }
        Ok(())
    }

    fn check(&mut self, file: &File) -> Result<Components, ComponentError> {
        let locations = self.locations(&file.board)?;
        let money = Money {
            players_2_to_4: self.number(
                "players_2_to_4",
                &file.money.players_2_to_4,
                0,
                MAX_MONEY,
            )?,
            players_5: self.number("players_5", &file.money.players_5, 0, MAX_MONEY)?,
        };
        let chips = self.chips(file)?;
        let screenplays = self.screenplays(file)?;
        let ready = Ready::new(&locations, &chips, &screenplays);
        let set = Components { board: Board { locations }, money, chips, screenplays, ready };
        self.check_studios(file, &set)?;
        Ok(set)
    }
}

impl Components {
    /// Reads a file and checks that it serves so many players.
    pub(crate) fn parse_for(name: &str, text: &str, seats: usize) -> Result<Self, ComponentError> {
        let file: File =
            toml::from_str(text).map_err(|error| ComponentError::from_toml(name, text, &error))?;
        let mut checker = Checker { name, text, ids: BTreeSet::new() };
        let set = checker.check(&file)?;
        checker.check_seats(&file, &set, seats)?;
        Ok(set)
    }
}
