//! Translations say what English says: each message places the same variables, and chooses by none that English
//! does not know.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// What a message uses.
#[derive(Clone, Default, Debug)]
struct Uses {
    /// Variables that are shown.
    placed: BTreeSet<String>,
    /// Variables that choose between variants.
    choosing: BTreeSet<String>,
    /// Other messages.
    messages: BTreeSet<String>,
}

impl Uses {
    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                if let InlineExpression::VariableReference { id } = selector {
                    self.choosing.insert(id.name.clone());
                }
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.placed.insert(id.name.clone());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.clone());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}

type Language = BTreeMap<String, Uses>;

fn language(folder: &Path) -> Language {
    let mut language = Language::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "ftl") {
            continue;
        }
        let resource = parser::parse(fs::read_to_string(&path).unwrap()).unwrap();
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let mut uses = Uses::default();
                uses.pattern(&message.value.unwrap());
                language.insert(message.id.name, uses);
            }
        }
    }
    language
}

/// What a message uses, with all that it refers to.
fn whole(language: &Language, key: &str) -> Uses {
    let mut uses = language[key].clone();
    for inner in std::mem::take(&mut uses.messages) {
        let inner = whole(language, &inner);
        uses.placed.extend(inner.placed);
        uses.choosing.extend(inner.choosing);
    }
    uses
}

/// What English knows: its own variables, whether a seat is the reader's, and in Dream Factory the edition, which every
/// text there carries.
fn is_known(key: &str, english: &Uses, name: &str) -> bool {
    let of_seat = name.strip_suffix("Is").is_some_and(|seat| english.placed.contains(seat));
    let edition = name == "edition" && key.contains("dream-factory");
    english.placed.contains(name) || english.choosing.contains(name) || of_seat || edition
}

#[test]
fn translations_use_the_variables_of_english() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let english = language(&locales.join("en"));
    let mut faults = Vec::new();
    for entry in fs::read_dir(&locales).unwrap() {
        let folder = entry.unwrap().path();
        if !folder.is_dir() {
            continue;
        }
        let name = folder.file_name().unwrap().to_string_lossy().into_owned();
        let translated = language(&folder);
        for key in translated.keys().filter(|key| english.contains_key(*key)) {
            let (ours, theirs) = (whole(&english, key), whole(&translated, key));
            if ours.placed != theirs.placed {
                let (ours, theirs) = (&ours.placed, &theirs.placed);
                faults.push(format!("{name}: {key} shows {theirs:?}, English {ours:?}"));
            }
            for unknown in theirs.choosing.iter().filter(|it| !is_known(key, &ours, it)) {
                faults.push(format!("{name}: {key} chooses by ${unknown}, which English lacks"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
