//! Cards from words, for people at a real table: by id or name, or by what is printed on them.

use backlot_core::slugify;

use crate::{Card, Components, Face, Genre, Genres, Job, Kind};

/// A card that somebody named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedCard {
    /// Its id, or the description it was given by.
    pub name: String,
    /// The card of the set, if it was named and not described.
    pub card: Option<Card>,
    /// What is printed on it.
    pub face: Face,
}

/// Words that name no card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{word}`: {problem}{hint}", hint = hint(.suggestions))]
pub struct UnknownCard {
    /// What was written.
    pub word: String,
    /// What is wrong with it.
    pub problem: String,
    /// What may have been meant.
    pub suggestions: Vec<String>,
}

fn hint(suggestions: &[String]) -> String {
    match suggestions {
        [] => String::new(),
        near => format!("; did you mean {}?", near.join(" or ")),
    }
}

/// Reads cards: by id or name in any spelling of case and punctuation (`cold-ink`, `"Cold Ink"`), by an unmistakable
/// beginning (`wendell`), by job (`editor`), as `worthless`, or by what is printed on them:
/// `director:thriller:coins=2`, `actress:comedy:action:figurines=1`, `stage-manager:romance`.
pub fn read_cards<W: AsRef<str>>(
    components: &Components,
    words: &[W],
) -> Result<Vec<NamedCard>, UnknownCard> {
    words.iter().map(|word| read_card(components, word.as_ref())).collect()
}

fn read_card(components: &Components, word: &str) -> Result<NamedCard, UnknownCard> {
    let word = word.trim();
    if let Some((first, rest)) = word.split_once(':') {
        return described(components, word, first, rest);
    }
    let id = slugify(word);
    let named = |card: Card| NamedCard {
        name: components.card_id(card).to_owned(),
        card: Some(card),
        face: *components.face(card),
    };
    if let Some(card) = components.card_by_id(&id) {
        return Ok(named(card));
    }
    if let Some(face) = printed(components, &id) {
        return Ok(NamedCard { name: id, card: None, face });
    }
    let mut beginning = components
        .cards()
        .iter()
        .filter(|&card| !id.is_empty() && components.card_id(card).starts_with(&id));
    if let (Some(card), None) = (beginning.next(), beginning.next()) {
        return Ok(named(card));
    }
    let suggestions = closest(components, &id);
    let problem = "no card is called so, and no type or job begins so".to_owned();
    Err(UnknownCard { word: word.to_owned(), problem, suggestions })
}

/// The plain card of a type, or the first card of a job.
fn printed(components: &Components, id: &str) -> Option<Face> {
    if matches!(id, "worthless" | "worthless-script") {
        return Some(Face::WORTHLESS);
    }
    if let Some(job) = Job::by_id(id) {
        let card = components.cards().iter().find(|&card| components.face(card).is(job));
        return Some(card.map_or(Face::crew(job), |card| *components.face(card)));
    }
    // A script without its genre would be a worthless one.
    let kind = Kind::ALL.into_iter().find(|kind| kind.id() == id && *kind != Kind::Script)?;
    Some(Face::plain(kind))
}

fn described(
    components: &Components,
    word: &str,
    first: &str,
    rest: &str,
) -> Result<NamedCard, UnknownCard> {
    let bad = |problem: String, suggestions: Vec<String>| UnknownCard {
        word: word.to_owned(),
        problem,
        suggestions,
    };
    let what = slugify(first);
    let script = (what == Kind::Script.id()).then_some(Face::plain(Kind::Script));
    let Some(mut face) = script.or_else(|| printed(components, &what)) else {
        let words = Kind::ALL.map(Kind::id).into_iter().chain(Job::ALL.map(Job::id));
        let near = nearest(&what, words.map(str::to_owned));
        return Err(bad(format!("`{first}` is no type and no job"), near));
    };
    let mut genres = Genres::NONE;
    for part in rest.split(':').map(str::trim).filter(|part| !part.is_empty()) {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        let number = || {
            value.trim().parse::<u8>().ok().filter(|&number| number <= 9).ok_or_else(|| {
                bad(format!("`{part}` needs a number from 0 to 9, such as `{key}=2`"), Vec::new())
            })
        };
        let key = slugify(key);
        match key.as_str() {
            "coins" | "coin" => face.coins = number()?,
            "figurines" | "figurine" | "figs" | "fig" => face.figurines = number()?,
            "all" => genres = Genre::ALL.into_iter().collect(),
            _ => {
                let genre = Genre::ALL.into_iter().find(|genre| genre.id() == key);
                let Some(genre) = genre else {
                    let known =
                        Genre::ALL.map(Genre::id).into_iter().chain(["coins=1", "figurines=1"]);
                    let near = nearest(&key, known.map(str::to_owned));
                    return Err(bad(format!("`{part}` is no genre, coins=N or figurines=N"), near));
                };
                genres = genres.with(genre);
            }
        }
    }
    if !genres.is_empty() {
        face.genres = genres;
    }
    if face.kind == Kind::Script && what == Kind::Script.id() && face.genres.len() != 1 {
        let problem = "a script has exactly one genre; one without is `worthless`".to_owned();
        return Err(bad(problem, Vec::new()));
    }
    Ok(NamedCard { name: word.to_owned(), card: None, face })
}

/// Up to three ids, types and jobs that look like the word.
pub(crate) fn closest(components: &Components, word: &str) -> Vec<String> {
    let ids = components.cards().iter().map(|card| components.card_id(card).to_owned());
    let types = Kind::ALL.map(Kind::id).into_iter().chain(Job::ALL.map(Job::id));
    nearest(&slugify(word), ids.chain(types.map(str::to_owned)).chain(["worthless".to_owned()]))
}

fn nearest(word: &str, known: impl Iterator<Item = String>) -> Vec<String> {
    let limit = 2.max(word.len() / 3);
    let distance = |id: &str| {
        // Part of a name is as good as a spelling mistake: `vanderm` or `meer`.
        let part = id.split('-').map(|part| edits(word, part)).min().unwrap_or(usize::MAX);
        let inside = word.len() >= 3 && id.contains(word);
        edits(word, id).min(part.saturating_add(1)).min(if inside { 1 } else { usize::MAX })
    };
    let mut found: Vec<(usize, String)> = known
        .map(|id| (distance(&id), id))
        .filter(|(edits, _)| *edits <= limit && !word.is_empty())
        .collect();
    found.sort();
    found.dedup();
    found.truncate(3);
    found.into_iter().map(|(_, id)| id).collect()
}

/// The number of letters to insert, delete, change or swap with their neighbour (edit distance).
fn edits(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut rows = vec![vec![0; other.len() + 1]; one.len() + 1];
    for i in 0..=one.len() {
        for j in 0..=other.len() {
            rows[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let changed = usize::from(one[i - 1] != other[j - 1]);
                let swapped =
                    i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1];
                let swap = if swapped { rows[i - 2][j - 2] + 1 } else { usize::MAX };
                (rows[i - 1][j - 1] + changed)
                    .min(rows[i - 1][j] + 1)
                    .min(rows[i][j - 1] + 1)
                    .min(swap)
            };
        }
    }
    rows[one.len()][other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use backlot_core::ComponentSet;

    fn read(word: &str) -> NamedCard {
        read_cards(&Components::standard(), &[word]).unwrap().remove(0)
    }

    fn problem(word: &str) -> String {
        read_cards(&Components::standard(), &[word]).unwrap_err().to_string()
    }

    #[test]
    fn a_card_is_found_by_id_name_beginning_or_job() {
        for word in ["cold-ink", "Cold Ink", " COLD  ink!", "cold"] {
            assert_eq!(read(word).name, "cold-ink", "{word}");
        }
        assert_eq!(read("The Bookseller’s Daughter").name, "the-booksellers-daughter");
        assert!(read("editor").face.is(Job::Editor));
        assert_eq!(read("Stunt Performer").face.coins, 4);
        assert!(read("worthless").face.is_worthless());
        assert_eq!(read("actress").face, Face::plain(Kind::Actress));
    }

    #[test]
    fn a_card_is_found_by_what_is_printed_on_it() {
        let face = read("director:thriller:coins=2").face;
        assert_eq!((face.kind, face.coins, face.figurines), (Kind::Director, 2, 0));
        assert!(face.genres.contains(Genre::Thriller));
        assert_eq!(read("Actress : Comedy : action : figs=1").face.genres.len(), 2);
        let manager = read("stage-manager:romance").face;
        assert_eq!((manager.genres, manager.coins), (Genres::only(Genre::Romance), 1));
    }

    #[test]
    fn misspelt_words_get_suggestions() {
        assert!(
            problem("cold-inck").contains("did you mean cold-ink?"),
            "{}",
            problem("cold-inck")
        );
        assert!(problem("prodcuer").contains("producer"), "{}", problem("prodcuer"));
        assert!(problem("director:thriler").contains("did you mean thriller?"));
        assert!(problem("directr:thriller").contains("did you mean director?"));
        assert!(problem("director:coins=x").contains("coins=2"));
        assert!(problem("script:coins=1").contains("exactly one genre"));
        assert!(problem("").contains("no card"));
        assert!(!problem("zzzzzzzzzz").contains("did you mean"));
    }
}
