use std::collections::BTreeSet;
use std::fmt;
use std::sync::LazyLock;

use backlot_core::Text;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::Entry;
use unic_langid::LanguageIdentifier;

use crate::ReaderContext;
use crate::render::{self, MissingText};

/// Language, file name and content of every embedded file, sorted.
const FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

const ENGLISH: &str = "en";

/// Every language, English first.
static LOCALES: LazyLock<Vec<Locale>> = LazyLock::new(|| {
    let mut ids: Vec<&str> = FILES.iter().map(|(id, _, _)| *id).collect();
    ids.dedup();
    ids.sort_by_key(|id| *id != ENGLISH);
    let files_of = |id| FILES.iter().filter(move |file| file.0 == id);
    ids.into_iter().map(|id| Locale::new(id, files_of(id).map(|file| (file.1, file.2)))).collect()
});

/// The messages of one language.
pub struct Locale {
    id: &'static str,
    bundle: FluentBundle<FluentResource>,
    keys: BTreeSet<String>,
    problems: Vec<String>,
}

impl Locale {
    /// English, which has every message.
    ///
    /// # Panics
    /// Never: `locales/en` is embedded.
    #[must_use]
    pub fn english() -> &'static Self {
        LOCALES.first().expect("locales/en is embedded")
    }

    /// The language with this id, such as `de`: the name of its folder in `locales/`.
    #[must_use]
    pub fn by_id(id: &str) -> Option<&'static Self> {
        LOCALES.iter().find(|locale| locale.id == id)
    }

    /// The language that fits a wish as browsers and systems write it: `de` for `de-AT` and `de_DE.UTF-8`.
    #[must_use]
    pub fn fitting(wish: &str) -> Option<&'static Self> {
        let wish = wish.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
        let alone = wish.split('-').next().unwrap_or_default();
        let same = |id: &str| LOCALES.iter().find(|locale| locale.id.eq_ignore_ascii_case(id));
        same(&wish).or_else(|| same(alone))
    }

    /// English with more messages: for tests of games whose messages are not in `locales/`.
    #[must_use]
    pub fn english_with(file: &'static str) -> Self {
        let english = FILES.iter().filter(|file| file.0 == "en").map(|file| (file.1, file.2));
        Self::new("en", english.chain([("more", file)]))
    }

    /// Every language there is, English first.
    #[must_use]
    pub fn all() -> &'static [Self] {
        &LOCALES
    }

    /// Reads the files of a language. What can't be read is left out and told by `problems`.
    pub(crate) fn new(
        id: &'static str,
        files: impl Iterator<Item = (&'static str, &'static str)>,
    ) -> Self {
        let mut problems = Vec::new();
        let language = id.parse::<LanguageIdentifier>().unwrap_or_else(|error| {
            problems.push(format!("locales/{id}: the folder's name is no language id: {error}"));
            LanguageIdentifier::default()
        });
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        let mut keys = BTreeSet::new();
        for (file, content) in files {
            let resource = match FluentResource::try_new(content.to_owned()) {
                Ok(resource) => resource,
                Err((resource, errors)) => {
                    problems.extend(errors.iter().map(|error| {
                        let line = backlot_core::line_of_offset(content, error.pos.start);
                        format!("locales/{id}/{file}, line {line}: {error}")
                    }));
                    resource
                }
            };
            keys.extend(resource.entries().filter_map(|entry| match entry {
                Entry::Message(message) => Some(message.id.name.to_owned()),
                _ => None,
            }));
            if let Err(errors) = bundle.add_resource(resource) {
                problems.extend(errors.iter().map(|error| format!("locales/{id}/{file}: {error}")));
            }
        }
        Self { id, bundle, keys, problems }
    }

    /// The language's id, such as `en`.
    #[must_use]
    pub fn id(&self) -> &str {
        self.id
    }

    /// What the language calls itself, such as `Deutsch`.
    #[must_use]
    pub fn name(&self) -> String {
        self.message("language-name")
    }

    /// Whether this language itself has the message.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.keys.contains(key)
    }

    /// The keys of this language's own messages, ascending.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().map(String::as_str)
    }

    /// What is wrong with this language's files; a test keeps this empty.
    #[must_use]
    pub fn problems(&self) -> &[String] {
        &self.problems
    }

    /// The text in this language. A message that is missing in English, too, comes out as its key in
    /// angle brackets.
    #[must_use]
    pub fn render(&self, text: &Text, cast: &ReaderContext) -> String {
        render::lenient(self, text, cast)
    }

    /// The text in this language, if nothing is missing for it.
    pub fn try_render(&self, text: &Text, cast: &ReaderContext) -> Result<String, MissingText> {
        render::strict(self, text, cast)
    }

    /// A message without arguments whose key is put together at run time, such as `GAME-source-movies`;
    /// the key itself if no language has it.
    #[must_use]
    pub fn message(&self, key: &str) -> String {
        let format = |locale: &Self| locale.format(key, &FluentArgs::new(), &mut Vec::new());
        format(self).or_else(|| format(Self::english())).unwrap_or_else(|| key.to_owned())
    }

    /// Several texts, joined as this language lists things.
    #[must_use]
    pub fn list(&self, texts: Vec<Text>, cast: &ReaderContext) -> String {
        self.render(&Text::new("name").with("name", texts), cast)
    }

    /// Formats the message from this language's own files; `None` if it is not there.
    pub(crate) fn format(
        &self,
        key: &str,
        args: &FluentArgs<'_>,
        errors: &mut Vec<fluent_bundle::FluentError>,
    ) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = message.value()?;
        Some(self.bundle.format_pattern(pattern, Some(args), errors).into_owned())
    }
}

impl fmt::Debug for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Locale({}, {} messages)", self.id, self.keys.len())
    }
}
