//! What is in the box, read without any checks.

use std::collections::HashSet;

pub(crate) struct CardBox {
    pub(crate) locations: Vec<Location>,
    pub(crate) money_of_2_to_4: i64,
    pub(crate) money_of_5: i64,
    pub(crate) chips: Vec<Chip>,
    pub(crate) screenplays: Vec<Screenplay>,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Location {
    TopDirector,
    City(usize),
    Party,
}

#[derive(Clone, Debug)]
pub(crate) struct Chip {
    pub(crate) id: String,
    pub(crate) kind: String,
    pub(crate) stars: i64,
}

#[derive(Clone, Debug)]
pub(crate) struct Screenplay {
    pub(crate) id: String,
    pub(crate) studio: Option<i64>,
    pub(crate) genre: String,
    pub(crate) stars: i64,
    pub(crate) spaces: Vec<String>,
    /// The titles of 2000 and 2009.
    titles: [Option<String>; 2],
}

impl CardBox {
    pub(crate) fn read(text: &str) -> Self {
        let file: toml::Table = text.parse().unwrap();
        let word = |value: &toml::Value| value.as_str().unwrap().to_owned();
        let locations = file["board"]["locations"].as_array().unwrap().iter();
        let locations = locations.map(|location| match location.as_str() {
            Some("top-director") => Location::TopDirector,
            Some("party") => Location::Party,
            _ => Location::City(usize::try_from(location.as_integer().unwrap()).unwrap()),
        });
        let mut chips = Vec::new();
        for group in file["chips"].as_array().unwrap() {
            for chip in group["list"].as_array().unwrap() {
                let id = dashed(chip["name"].as_str().unwrap());
                let stars = chip["stars"].as_integer().unwrap();
                chips.push(Chip { id, kind: word(&group["kind"]), stars });
            }
        }
        let screenplays = file["screenplays"].as_array().unwrap().iter();
        let screenplays = screenplays.map(|screenplay| Screenplay {
            id: word(&screenplay["id"]),
            studio: screenplay.get("studio").and_then(toml::Value::as_integer),
            genre: word(&screenplay["genre"]),
            stars: screenplay["stars"].as_integer().unwrap(),
            spaces: screenplay["spaces"].as_array().unwrap().iter().map(word).collect(),
            titles: ["title_2000", "title_2009"].map(|key| screenplay.get(key).map(word)),
        });
        Self {
            locations: locations.collect(),
            money_of_2_to_4: file["money"]["players_2_to_4"].as_integer().unwrap(),
            money_of_5: file["money"]["players_5"].as_integer().unwrap(),
            chips,
            screenplays: screenplays.collect(),
        }
    }

    pub(crate) fn chip_ids(&self) -> impl Iterator<Item = String> {
        self.chips.iter().map(|chip| chip.id.clone())
    }

    pub(crate) fn chip(&self, id: &str) -> &Chip {
        self.chips.iter().find(|chip| chip.id == id).unwrap()
    }

    pub(crate) fn is_top(&self, id: &str) -> bool {
        self.chip(id).kind == "top-director"
    }

    pub(crate) fn screenplay(&self, id: &str) -> &Screenplay {
        self.screenplays.iter().find(|screenplay| screenplay.id == id).unwrap()
    }

    /// The title in an edition, or that of the other edition if there is none.
    pub(crate) fn title(&self, id: &str, edition: &str) -> String {
        let [old, new] = self.screenplay(id).titles.clone();
        let title = if edition == "2000" { old.or(new) } else { new.or(old) };
        title.unwrap()
    }

    pub(crate) fn screenplays_of(&self, studio: Option<i64>) -> Vec<String> {
        let own = self.screenplays.iter().filter(|screenplay| screenplay.studio == studio);
        own.map(|screenplay| screenplay.id.clone()).collect()
    }

    pub(crate) fn studios(&self) -> Vec<i64> {
        let mut studios: Vec<i64> = self.screenplays.iter().filter_map(|s| s.studio).collect();
        studios.sort_unstable();
        studios.dedup();
        studios
    }

    /// Chips in the order of the box.
    pub(crate) fn in_order(&self, chips: &[String]) -> Vec<String> {
        let wanted: HashSet<&String> = chips.iter().collect();
        let ids = self.chips.iter().map(|chip| &chip.id).filter(|id| wanted.contains(id));
        ids.cloned().collect()
    }
}

/// The id of a name of this box: lower case, no apostrophes, hyphens between words.
fn dashed(name: &str) -> String {
    let plain = name.replace('\'', "").to_lowercase();
    let words = plain.split(|sign: char| !sign.is_alphanumeric());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
}
