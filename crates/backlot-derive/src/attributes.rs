//! What `#[json(…)]`, names and comments say.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Attribute, DeriveInput, Expr, ExprLit, Field, Lit, LitStr, Meta, Result, Type, Variant};

/// What `#[json(…)]` says of a type.
#[derive(Default)]
pub(crate) struct OfType {
    name: Option<String>,
    pub(crate) tag: Option<String>,
    pub(crate) untagged: bool,
    pub(crate) words: bool,
    pub(crate) texts: Option<String>,
}

impl OfType {
    pub(crate) fn read(attributes: &[Attribute]) -> Result<Self> {
        let mut read = Self::default();
        each(attributes, |meta| {
            if meta.path.is_ident("name") {
                read.name = Some(meta.value()?.parse::<LitStr>()?.value());
            } else if meta.path.is_ident("tag") {
                read.tag = Some(meta.value()?.parse::<LitStr>()?.value());
            } else if meta.path.is_ident("untagged") {
                read.untagged = true;
            } else if meta.path.is_ident("words") {
                read.words = true;
            } else if meta.path.is_ident("texts") {
                read.texts = Some(meta.value()?.parse::<LitStr>()?.value());
            } else {
                return Err(meta.error("expected `name`, `tag`, `texts`, `untagged` or `words`"));
            }
            Ok(())
        })?;
        Ok(read)
    }

    /// The name of the type in TypeScript.
    pub(crate) fn name(&self, input: &DeriveInput) -> String {
        self.name.clone().unwrap_or_else(|| input.ident.to_string())
    }
}

fn each(
    attributes: &[Attribute],
    read: impl FnMut(syn::meta::ParseNestedMeta<'_>) -> Result<()>,
) -> Result<()> {
    match attributes.iter().find(|attribute| attribute.path().is_ident("json")) {
        Some(attribute) => attribute.parse_nested_meta(read),
        None => Ok(()),
    }
}

fn is_optional(field: &Field) -> Result<bool> {
    let mut optional = false;
    each(&field.attrs, |meta| {
        if !meta.path.is_ident("optional") {
            return Err(meta.error("expected `optional`"));
        }
        optional = true;
        Ok(())
    })?;
    Ok(optional)
}

/// The word for a variant: its name in kebab case, unless `#[json(name = "…")]` says otherwise.
pub(crate) fn word_of(variant: &Variant) -> Result<String> {
    Ok(OfType::read(&variant.attrs)?.name.unwrap_or_else(|| kebab(&variant.ident.to_string())))
}

/// The documentation of an item, in one line.
pub(crate) fn docs(attributes: &[Attribute]) -> String {
    let lines = attributes.iter().filter_map(|attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Some(text.value().trim().to_owned()),
            _ => None,
        },
        _ => None,
    });
    lines.collect::<Vec<_>>().join(" ").trim().to_owned()
}

/// `TopDirector` as `top-director`.
fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.extend(letter.to_lowercase());
    }
    kebab
}

/// The code that writes a named field, and the code that describes it. `value` is a reference to it.
pub(crate) struct FieldCode {
    pub(crate) write: TokenStream,
    pub(crate) schema: TokenStream,
    pub(crate) optional: bool,
}

pub(crate) fn field_code(field: &Field, value: &TokenStream) -> Result<FieldCode> {
    let (name, of_type) = (name_of(field), &field.ty);
    let optional = is_optional(field)?;
    let put = quote!(::backlot_core::json::put_field(#name, #value, context, out););
    let write =
        if optional { quote!(if !::backlot_core::json::is_default(#value) { #put }) } else { put };
    let doc = docs(&field.attrs);
    let schema = quote!(::backlot_core::schema::Field {
        name: #name,
        doc: #doc,
        schema: <#of_type as ::backlot_core::ToJson<C>>::schema(types),
        optional: #optional,
    });
    Ok(FieldCode { write, schema, optional })
}

/// The name of a field in Rust and in JSON.
pub(crate) fn name_of(field: &Field) -> String {
    field
        .ident
        .as_ref()
        .map(|name| name.to_string().trim_start_matches("r#").to_owned())
        .unwrap_or_default()
}

/// `where` every field can be written with the same context.
pub(crate) fn bounds<'a>(types: impl Iterator<Item = &'a Type>) -> TokenStream {
    let types = types.map(|of_type| quote!(#of_type: ::backlot_core::ToJson<C>,));
    quote!(where #(#types)*)
}
