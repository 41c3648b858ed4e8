//! Boxes of a simple kind: lists of things that have a name. Reading, errors, ids and the catalogue follow from the list.

use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{CatalogueEntry, ComponentError, Id, read_components, slugify};

/// A list of a box: its name in the file, how many things it may have, and their names.
type List<'a> = (&'static str, RangeInclusive<usize>, Vec<&'a str>);

/// Reads a box, and checks that its lists are neither too short nor too long and that every thing has an id of its own.
#[doc(hidden)]
pub fn read_lists<T: DeserializeOwned>(
    name: &str,
    toml: &str,
    lists: impl Fn(&T) -> Vec<List<'_>>,
) -> Result<T, ComponentError> {
    read_components(name, toml, |set: &T| {
        let mut known: Vec<String> = Vec::new();
        for (list, counts, names) in lists(set) {
            let (least, most) = (counts.start(), counts.end());
            if !counts.contains(&names.len()) {
                let problem =
                    format!("there must be {least} to {most} {list}, not {}", names.len());
                return Err((list.to_owned(), problem));
            }
            for (at, name) in names.into_iter().enumerate() {
                let id = slugify(name);
                if id.is_empty() || known.contains(&id) {
                    let problem = format!("everything needs a name of its own, not `{name}`");
                    return Err((format!("{list}.{at}.name"), problem));
                }
                known.push(id);
            }
        }
        Ok(())
    })
}

/// Returns the thing for the catalogue: every field is an attribute.
#[doc(hidden)]
pub fn catalogue_entry(
    kind: &'static str,
    id: &str,
    name: &str,
    info: &impl Serialize,
) -> CatalogueEntry {
    let mut entry = CatalogueEntry::new(id, kind, name);
    if let Ok(serde_json::Value::Object(mut fields)) = serde_json::to_value(info) {
        fields.remove("name");
        entry.attributes = fields;
    }
    entry
}

/// Returns the thing with this id.
#[doc(hidden)]
pub fn find_id<'a, T: Id>(
    kind: &str,
    ids: impl Iterator<Item = &'a str>,
    word: &str,
) -> Result<T, String> {
    let found = ids.zip(0..).find(|(id, _)| *id == word);
    found.map(|(_, number)| T::new(number)).ok_or_else(|| format!("there is no {kind} `{word}`"))
}

/// Defines what is in a box: lists of up to 64 things that have a name and what else is printed on them.
///
/// | part | meaning |
/// |---|---|
/// | `game` | the game's id |
/// | `standard` | the text of the standard component set |
/// | `films: 7..=64` | the list `films` in the file, and how many things it may have |
/// | `of Film ("film")` | the type of its ids, and what sort of thing it is in the catalogue |
/// | `= FilmInfo { points: u8 }` | what is printed on it beside its name: anything that serde reads and writes |
///
/// A component set can be indexed by the ids. Sets of them are [`IdSet`](crate::IdSet)s. In views and notations an id is the
/// thing's readable id, in messages its name.
///
/// ```
/// use backlot_core::{ComponentSet, Id, Word};
///
/// backlot_core::components! {
///     /// What is in the box.
///     pub struct Components {
///         game: "toy";
///         standard: "films = [{ name = \"Big Fish\", points = 3 }]";
///         /// A film, by its place in the component set.
///         films: 1..=64 of Film ("film") = FilmInfo { points: u8 };
///     }
/// }
/// let set = Components::standard();
/// let film = Film::read(set.get(), "big-fish").unwrap();
/// assert_eq!((set[film].points, set[film].name.as_str()), (3, "Big Fish"));
/// assert_eq!(serde_json::json!(set.catalogue()[0])["points"], 3);
/// let error = Components::parse("mine.toml", "films = []").unwrap_err();
/// assert_eq!(error.to_string(), "mine.toml, line 1: there must be 1 to 64 films, not 0");
/// let twins = "films = [\n  { name = \"A\", points = 1 },\n  { name = \"a\", points = 2 },\n]";
/// let error = Components::parse("mine.toml", twins).unwrap_err();
/// assert_eq!(error.to_string(), "mine.toml, line 3: everything needs a name of its own, not `a`");
/// ```
#[macro_export]
macro_rules! components {
    (
        $(#[$about:meta])*
        pub struct $Set:ident {
            game: $game:literal;
            standard: $standard:expr;
            $(
                $(#[$id_about:meta])*
                $list:ident: $least:literal..=$most:literal of $Id:ident ($kind:literal) =
                    $Info:ident { $($field:ident: $Field:ty),* $(,)? };
            )+
        }
    ) => {
        $(#[$about])*
        #[derive($crate::serde::Serialize, $crate::serde::Deserialize, Debug)]
        #[serde(crate = "backlot_core::serde", deny_unknown_fields)]
        pub struct $Set {
            $($list: Vec<$Info>,)+
        }

        impl $crate::ComponentSet for $Set {
            const GAME: &'static str = $game;

            fn parse(name: &str, toml: &str) -> Result<Self, $crate::ComponentError> {
                let mut set: Self = $crate::plain_components::read_lists(name, toml, |set: &Self| {
                    vec![$((
                        stringify!($list),
                        $least..=$most,
                        set.$list.iter().map(|info| info.name.as_str()).collect(),
                    )),+]
                })?;
                $(for info in &mut set.$list {
                    info.id = $crate::slugify(&info.name);
                })+
                Ok(set)
            }

            fn standard() -> $crate::SharedComponents<Self> {
                static STANDARD: std::sync::LazyLock<$crate::SharedComponents<$Set>> =
                    std::sync::LazyLock::new(|| {
                        let set = <$Set as $crate::ComponentSet>::parse("standard.toml", $standard);
                        $crate::SharedComponents::keep(set.expect("the standard set can be played"))
                    });
                *STANDARD
            }

            fn catalogue(&self) -> Vec<$crate::CatalogueEntry> {
                let mut all = Vec::new();
                $(all.extend(self.$list.iter().map(|info| {
                    $crate::plain_components::catalogue_entry($kind, &info.id, &info.name, info)
                }));)+
                all
            }
        }

        $(
            $(#[$id_about])*
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            pub struct $Id(u8);

            impl $crate::Id for $Id {
                fn new(number: u8) -> Self {
                    Self(number)
                }

                fn number(self) -> u8 {
                    self.0
                }
            }

            #[doc = concat!("What is printed on a ", $kind, ".")]
            #[derive($crate::serde::Serialize, $crate::serde::Deserialize, Debug)]
            #[serde(crate = "backlot_core::serde", deny_unknown_fields)]
            pub struct $Info {
                pub(crate) name: String,
                $(pub(crate) $field: $Field,)*
                #[serde(skip)]
                id: String,
            }

            impl std::ops::Index<$Id> for $Set {
                type Output = $Info;

                fn index(&self, id: $Id) -> &$Info {
                    &self.$list[usize::from(id.0)]
                }
            }

            impl $crate::ToJson<$Set> for $Id {
                fn write(&self, components: &$Set, out: &mut Vec<u8>) {
                    $crate::json::put_string(&components[*self].id, out);
                }

                fn arg(&self, components: &$Set) -> Option<$crate::Arg> {
                    Some($crate::Arg::from(components[*self].name.as_str()))
                }

                fn schema(_: &mut $crate::schema::Types) -> $crate::schema::Schema {
                    $crate::schema::Schema::Text
                }
            }

            impl $crate::OneOfMany<$Set> for $Id {
                fn count(components: &$Set) -> usize {
                    components.$list.len()
                }

                fn place(&self, _: &$Set) -> usize {
                    usize::from(self.0)
                }

                fn nth(_: &$Set, place: usize) -> Self {
                    Self(place as u8)
                }
            }

            impl $crate::Word<$Set> for $Id {
                fn write(&self, components: &$Set, out: &mut String) {
                    out.push_str(&components[*self].id);
                }

                fn read(components: &$Set, word: &str) -> Result<Self, String> {
                    let ids = components.$list.iter().map(|info| info.id.as_str());
                    $crate::plain_components::find_id($kind, ids, word)
                }
            }
        )+

        impl $Set {
            $(
                #[doc = concat!("Returns all of `", stringify!($list), "`.")]
                pub fn $list(&self) -> $crate::IdSet<$Id> {
                    $crate::IdSet::first(self.$list.len())
                }
            )+
        }
    };
}
