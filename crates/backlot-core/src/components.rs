//! Component sets: what is in the box, read from TOML, checked, and kept once.

use std::collections::HashMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{LazyLock, Mutex, PoisonError};

use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use toml::de::DeValue;

/// What is in a game's box.
pub trait ComponentSet: Serialize + Send + Sync + Sized + 'static {
    /// The id of the game it is for; part of the hash, so it never changes.
    const GAME: &'static str;

    /// Reads and checks a TOML file. `name` is what errors call it.
    fn parse(name: &str, toml: &str) -> Result<Self, ComponentError>;

    /// The set that is built in.
    fn standard() -> SharedComponents<Self>;

    /// Everything in the box that has an id, with its attributes.
    fn catalogue(&self) -> Vec<CatalogueEntry>;

    /// The set as TOML that [`parse`](ComponentSet::parse) reads back to an equal set.
    fn to_toml(&self) -> String {
        toml::to_string(self).expect("a component set is plain data")
    }
}

/// One thing in the box.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CatalogueEntry {
    /// The stable id used in notations and views.
    pub id: String,
    /// What sort of thing it is, such as `star`.
    pub kind: &'static str,
    /// The name people read.
    pub name: String,
    /// Everything else about it.
    #[serde(flatten)]
    pub attributes: serde_json::Map<String, serde_json::Value>,
}

impl CatalogueEntry {
    /// Returns a thing without attributes.
    #[must_use]
    pub fn new(id: impl Into<String>, kind: &'static str, name: impl Into<String>) -> Self {
        Self { id: id.into(), kind, name: name.into(), attributes: serde_json::Map::new() }
    }

    /// Adds an attribute.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<serde_json::Value>) -> Self {
        self.attributes.insert(name.to_owned(), value.into());
        self
    }
}

/// Why a component set can't be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{name}{at}: {problem}", at = match .line { Some(line) => format!(", line {line}"), None => String::new() })]
pub struct ComponentError {
    /// The file.
    pub name: String,
    /// The line, counted from 1, if the problem has one.
    pub line: Option<usize>,
    /// What is wrong and what would be right.
    pub problem: String,
}

impl ComponentError {
    /// An error of the TOML reader, with its line.
    #[must_use]
    pub fn from_toml(name: &str, text: &str, error: &toml::de::Error) -> Self {
        Self {
            name: name.to_owned(),
            line: error.span().map(|span| line_of_offset(text, span.start)),
            problem: error.message().to_owned(),
        }
    }

    /// A broken rule about what the file says at a byte offset.
    #[must_use]
    pub fn at(name: &str, text: &str, offset: usize, problem: impl Into<String>) -> Self {
        Self {
            name: name.to_owned(),
            line: Some(line_of_offset(text, offset)),
            problem: problem.into(),
        }
    }
}

/// Reads a component set that serde can read. `check` says what can't be played, and where: by the way to it, such as
/// `films.3.points` for the points of the fourth film. Errors name the line.
///
/// ```
/// use backlot_core::read_components;
///
/// #[derive(serde::Deserialize)]
/// struct Deck { films: Vec<u8> }
///
/// let read = |text| read_components::<Deck>("mine.toml", text, |deck| {
///     match deck.films.iter().position(|&points| points == 0) {
///         None => Ok(()),
///         Some(at) => Err((format!("films.{at}"), "a film needs points".to_owned())),
///     }
/// });
/// let error = read("films = [\n  3,\n  0,\n]").err().unwrap();
/// assert_eq!(error.to_string(), "mine.toml, line 3: a film needs points");
/// ```
pub fn read_components<T: DeserializeOwned>(
    name: &str,
    text: &str,
    check: impl FnOnce(&T) -> Result<(), (String, String)>,
) -> Result<T, ComponentError> {
    let set =
        toml::from_str(text).map_err(|error| ComponentError::from_toml(name, text, &error))?;
    match check(&set) {
        Ok(()) => Ok(set),
        Err((place, problem)) => {
            Err(ComponentError::at(name, text, offset_of(text, &place), problem))
        }
    }
}

/// The byte offset of the value at `films.3.points`, or of the last that exists on the way to it.
fn offset_of(text: &str, place: &str) -> usize {
    let Ok(table) = toml::de::DeTable::parse(text) else { return 0 };
    let (mut offset, mut here) = (0, DeValue::Table(table.into_inner()));
    for step in place.split('.') {
        let inside = match &here {
            DeValue::Table(fields) => fields.get(step),
            DeValue::Array(items) => step.parse().ok().and_then(|at: usize| items.get(at)),
            _ => None,
        };
        let Some(inside) = inside.cloned() else { break };
        offset = inside.span().start;
        here = inside.into_inner();
    }
    offset
}

/// The line, counted from 1, in which a byte offset lies.
#[must_use]
pub fn line_of_offset(text: &str, offset: usize) -> usize {
    let end = offset.min(text.len());
    text.as_bytes()[..end].iter().filter(|&&byte| byte == b'\n').count() + 1
}

/// A component set that is kept for good, once for each content. Copying it copies a reference, and two
/// are equal when their contents are.
pub struct SharedComponents<T: 'static>(&'static Kept<T>);

struct Kept<T> {
    digest: [u8; 32],
    set: T,
}

static KEPT: LazyLock<Mutex<HashMap<[u8; 32], &'static (dyn std::any::Any + Send + Sync)>>> =
    LazyLock::new(Mutex::default);

impl<T: ComponentSet> SharedComponents<T> {
    /// Keeps the set, or finds the equal one that is kept already. Sets are never dropped, so who takes them from
    /// strangers must limit how many there are.
    pub fn keep(set: T) -> Self {
        let digest = digest_of(&set);
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = kept.get(&digest).and_then(|any| any.downcast_ref::<Kept<T>>()) {
            return Self(found);
        }
        let fresh: &'static Kept<T> = Box::leak(Box::new(Kept { digest, set }));
        kept.insert(digest, fresh);
        Self(fresh)
    }

    /// Sixteen hexadecimal digits that stand for the content.
    #[must_use]
    pub fn hash_text(self) -> String {
        self.0.digest[..8].iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Whether this is the built-in set.
    #[must_use]
    pub fn is_standard(self) -> bool {
        self == T::standard()
    }

    /// The set for as long as the program runs.
    #[must_use]
    pub fn get(self) -> &'static T {
        &self.0.set
    }
}

/// SHA-256 of the game's id and the set as JSON: comments and layout of the file don't matter.
fn digest_of<T: ComponentSet>(set: &T) -> [u8; 32] {
    let json = serde_json::to_vec(set).expect("component sets are plain data");
    Sha256::new().chain_update(T::GAME).chain_update(b"\n").chain_update(json).finalize().into()
}

impl<T> Clone for SharedComponents<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for SharedComponents<T> {}

impl<T> Deref for SharedComponents<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        &self.0.set
    }
}

impl<T> PartialEq for SharedComponents<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<T> Eq for SharedComponents<T> {}

impl<T> Hash for SharedComponents<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write(&self.0.digest[..8]);
    }
}

impl<T> fmt::Debug for SharedComponents<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Set({:02x?})", &self.0.digest[..4])
    }
}

/// The stable id of a name: ASCII, lower case, apostrophes dropped, every other run of signs one hyphen.
///
/// ```
/// assert_eq!(backlot_core::slugify("Cousin Vinnie’s"), "cousin-vinnies");
/// assert_eq!(backlot_core::slugify("  Zoë D'Été!"), "zoe-dete");
/// ```
#[must_use]
pub fn slugify(name: &str) -> String {
    let mut id = String::new();
    let mut gap = false;
    for sign in name.chars() {
        if matches!(sign, '\'' | '’' | '‘' | '`') {
            continue;
        }
        let folded = fold_sign(sign);
        if folded.is_empty() {
            gap = true;
            continue;
        }
        if gap && !id.is_empty() {
            id.push('-');
        }
        gap = false;
        id.push_str(&folded);
    }
    id
}

/// A letter or digit in plain ASCII; nothing for all other signs.
fn fold_sign(sign: char) -> String {
    if sign.is_ascii_alphanumeric() {
        return sign.to_ascii_lowercase().to_string();
    }
    let lower = sign.to_lowercase().next().unwrap_or(sign);
    let plain = match lower {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ā' | 'ă' | 'ą' => "a",
        'æ' => "ae",
        'ç' | 'ć' | 'č' | 'ĉ' | 'ċ' => "c",
        'ð' | 'ď' | 'đ' => "d",
        'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => "e",
        'ĝ' | 'ğ' | 'ġ' | 'ģ' => "g",
        'ì' | 'í' | 'î' | 'ï' | 'ĩ' | 'ī' | 'į' | 'ı' => "i",
        'ł' | 'ľ' | 'ĺ' | 'ļ' => "l",
        'ñ' | 'ń' | 'ň' | 'ņ' => "n",
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ō' | 'ő' => "o",
        'œ' => "oe",
        'ř' | 'ŕ' => "r",
        'ś' | 'š' | 'ş' | 'ș' => "s",
        'ß' => "ss",
        'ť' | 'ţ' | 'ț' => "t",
        'þ' => "th",
        'ù' | 'ú' | 'û' | 'ü' | 'ũ' | 'ū' | 'ů' | 'ű' | 'ų' => "u",
        'ý' | 'ÿ' => "y",
        'ź' | 'ż' | 'ž' => "z",
        _ => "",
    };
    plain.to_owned()
}
