//! What JSON looks like: the types of views, events and effects, as data. TypeScript and documents are made from it.

mod typescript;

use std::collections::BTreeMap;

/// The type of a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Schema {
    /// Always `null`.
    Null,
    /// A number.
    Number,
    /// `true` or `false`.
    Boolean,
    /// A string.
    Text,
    /// A list.
    List(Box<Schema>),
    /// A value or `null`.
    Nullable(Box<Schema>),
    /// A type of [`Types`].
    Named(&'static str),
}

impl Schema {
    /// Returns the type of a list of these.
    #[must_use]
    pub fn list(item: Self) -> Self {
        Self::List(Box::new(item))
    }
}

/// A field of an object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// What it says.
    pub doc: &'static str,
    /// Its type.
    pub schema: Schema,
    /// Whether it is left out while it is the default.
    pub optional: bool,
}

/// One of the forms that a value may have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Variant {
    /// A word.
    Word {
        /// The word.
        word: &'static str,
        /// What it means.
        doc: &'static str,
    },
    /// An object that is told apart by a field.
    Tagged {
        /// The field.
        tag: &'static str,
        /// What it says.
        word: &'static str,
        /// What that means.
        doc: &'static str,
        /// The other fields.
        fields: Vec<Field>,
    },
    /// An object with one field.
    Wrapped {
        /// The field.
        name: &'static str,
        /// Its type.
        schema: Schema,
    },
    /// A value of another type.
    Of(Schema),
}

/// What a name stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Definition {
    /// An object with these fields.
    Object(Vec<Field>),
    /// One of these.
    Union(Vec<Variant>),
    /// Another type.
    Alias(Schema),
}

/// Named types, by name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Types(BTreeMap<&'static str, (&'static str, Option<Definition>)>);

impl Types {
    /// Defines an object.
    pub fn object(
        &mut self,
        name: &'static str,
        doc: &'static str,
        fields: impl FnOnce(&mut Self) -> Vec<Field>,
    ) -> Schema {
        self.define(name, doc, |types| Definition::Object(fields(types)))
    }

    /// Defines a type of several forms.
    pub fn union(
        &mut self,
        name: &'static str,
        doc: &'static str,
        variants: impl FnOnce(&mut Self) -> Vec<Variant>,
    ) -> Schema {
        self.define(name, doc, |types| Definition::Union(variants(types)))
    }

    /// Gives a type another name.
    pub fn alias(&mut self, name: &'static str, doc: &'static str, schema: Schema) -> Schema {
        self.define(name, doc, |_| Definition::Alias(schema))
    }

    /// Returns what all names stand for, with their documentation.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &'static str, &Definition)> {
        self.0
            .iter()
            .filter_map(|(name, (doc, definition))| Some((*name, *doc, definition.as_ref()?)))
    }

    /// # Panics
    ///
    /// If two different types have the same name.
    fn define(
        &mut self,
        name: &'static str,
        doc: &'static str,
        definition: impl FnOnce(&mut Self) -> Definition,
    ) -> Schema {
        // A type that is being defined may hold itself.
        if matches!(self.0.get(name), Some((_, None))) {
            return Schema::Named(name);
        }
        let known = self.0.insert(name, (doc, None));
        let definition = definition(self);
        if let Some((_, Some(known))) = known {
            assert_eq!(known, definition, "two types are called `{name}`");
        }
        self.0.insert(name, (doc, Some(definition)));
        Schema::Named(name)
    }
}
