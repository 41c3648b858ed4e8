//! Types as TypeScript.

use std::fmt::{self, Display, Write};

use super::{Definition, Field, Schema, Types, Variant};

impl Types {
    /// Returns the types as a module in TypeScript.
    #[must_use]
    pub fn typescript(&self) -> String {
        let mut out = String::new();
        for (name, doc, definition) in self.iter() {
            // Writing to a string can't fail.
            let _ = write_definition(&mut out, name, doc, definition);
        }
        out
    }
}

fn write_definition(
    out: &mut String,
    name: &str,
    doc: &str,
    definition: &Definition,
) -> fmt::Result {
    if !out.is_empty() {
        writeln!(out)?;
    }
    write_doc(out, "", doc)?;
    match definition {
        Definition::Object(fields) => {
            writeln!(out, "export interface {name} {{")?;
            fields.iter().try_for_each(|field| write_field(out, "  ", field))?;
            writeln!(out, "}}")
        }
        Definition::Alias(schema) => writeln!(out, "export type {name} = {schema};"),
        Definition::Union(variants) => {
            write!(out, "export type {name} =")?;
            for variant in variants {
                write_variant(out, variant)?;
            }
            writeln!(out, ";")
        }
    }
}

fn write_doc(out: &mut String, indent: &str, doc: &str) -> fmt::Result {
    if doc.is_empty() { Ok(()) } else { writeln!(out, "{indent}/** {doc} */") }
}

fn write_field(out: &mut String, indent: &str, field: &Field) -> fmt::Result {
    let Field { name, doc, schema, optional } = field;
    write_doc(out, indent, doc)?;
    match (optional, schema) {
        // An optional field is there or not, but never `null`.
        (true, Schema::Nullable(schema)) => writeln!(out, "{indent}{name}?: {schema};"),
        (true, schema) => writeln!(out, "{indent}{name}?: {schema};"),
        (false, schema) => writeln!(out, "{indent}{name}: {schema};"),
    }
}

fn write_variant(out: &mut String, variant: &Variant) -> fmt::Result {
    write!(out, "\n  | ")?;
    match variant {
        Variant::Word { word, .. } => write!(out, "\"{word}\""),
        Variant::Wrapped { name, schema } => write!(out, "{{ \"{name}\": {schema} }}"),
        Variant::Of(schema) => write!(out, "{schema}"),
        Variant::Tagged { tag, word, doc, fields } => {
            writeln!(out, "{{")?;
            write_doc(out, "      ", doc)?;
            writeln!(out, "      {tag}: \"{word}\";")?;
            fields.iter().try_for_each(|field| write_field(out, "      ", field))?;
            write!(out, "    }}")
        }
    }
}

impl Display for Schema {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Null => f.write_str("null"),
            Self::Number => f.write_str("number"),
            Self::Boolean => f.write_str("boolean"),
            Self::Text => f.write_str("string"),
            Self::Named(name) => f.write_str(name),
            Self::Nullable(schema) => write!(f, "{schema} | null"),
            Self::List(item) => match **item {
                Self::Nullable(_) => write!(f, "({item})[]"),
                _ => write!(f, "{item}[]"),
            },
        }
    }
}
