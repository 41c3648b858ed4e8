//! `#[derive(Verbs)]`: the notation of actions. `#[derive(ToJson)]`: from one definition of a view, an event or an effect follow its JSON, what has changed of it, and its
//! type. The trait is `backlot_core::ToJson`; what is generated is what one would write by hand, field by field.

mod attributes;
mod enums;
mod notation;
mod structs;

use proc_macro::TokenStream;
use syn::{Data, DeriveInput, Error, parse_macro_input};

/// Derives `ToJson`.
///
/// A struct becomes an object whose fields change one by one, a struct around one value that value. An enum without fields becomes a string in kebab case, a
/// variant with one unnamed field an object with one field.
///
/// | attribute | on | meaning |
/// |---|---|---|
/// | `#[json(name = "View")]` | type | the name of the type in TypeScript |
/// | `#[json(name = "2009")]` | variant | its word, if that is not its name in kebab case |
/// | `#[json(tag = "kind")]` | enum | variants are objects, told apart by this field |
/// | `#[json(texts = "premiere-event")]` | enum | derives `ToText`, too: `premiere-event-films-won` with the fields as arguments |
/// | `#[json(words)]` | enum | variants are words, whatever they hold |
/// | `#[json(untagged)]` | enum | variants are what they hold |
/// | `#[json(optional)]` | field | left out if it is the default: `None`, empty, `false` |
#[proc_macro_derive(ToJson, attributes(json))]
pub fn derive_to_json(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    let code = match &input.data {
        Data::Struct(data) => structs::derive(&input, data),
        Data::Enum(data) => enums::derive(&input, data),
        Data::Union(_) => Err(Error::new_spanned(&input.ident, "a union has no JSON")),
    };
    code.unwrap_or_else(|error| error.to_compile_error()).into()
}

/// Derives `Verbs`: `Place { reel: 2 }` is written `place 2`, and read back from that. Every field implements `Word`.
/// `#[json(name = "…")]` on a variant gives it another verb. `#[json(texts = "premiere-choice")]` on the enum derives
/// `ToText`, too: `premiere-choice-place` with the fields as arguments.
#[proc_macro_derive(Verbs, attributes(json))]
pub fn derive_verbs(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    notation::derive(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}
