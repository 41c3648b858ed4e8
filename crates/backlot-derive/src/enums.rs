//! Enums: words, tagged objects, or whatever a variant holds.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{DataEnum, DeriveInput, Error, Fields, Result, Variant};

use crate::attributes::{OfType, bounds, docs, field_code, name_of, word_of};

/// The code for a variant.
struct Arm {
    write: TokenStream,
    schema: TokenStream,
}

pub(crate) fn derive(input: &DeriveInput, data: &DataEnum) -> Result<TokenStream> {
    let of_type = OfType::read(&input.attrs)?;
    let (ident, name, doc) = (&input.ident, of_type.name(input), docs(&input.attrs));
    let arm = |variant| match &of_type.tag {
        Some(tag) => tagged(variant, tag),
        None if of_type.untagged => untagged(variant),
        None if of_type.words => word(variant),
        None => named(variant),
    };
    let arms: Vec<Arm> = data.variants.iter().map(arm).collect::<Result<_>>()?;
    let (writes, schemas) = (arms.iter().map(|arm| &arm.write), arms.iter().map(|arm| &arm.schema));
    let written = data.variants.iter().filter(|_| !of_type.words);
    let bounds = bounds(written.flat_map(|variant| &variant.fields).map(|field| &field.ty));
    // Words stay the same while only what they hold changes.
    let changes = of_type.words.then(|| {
        quote! {
            fn write_changes(&self, before: &Self, context: &C, changes: &mut ::backlot_core::json::Changes) {
                if ::std::mem::discriminant(self) != ::std::mem::discriminant(before) {
                    changes.set(self, context);
                }
            }
        }
    });
    // A word may choose between the forms of a message.
    let is_word = |variant: &Variant| matches!(variant.fields, Fields::Unit);
    let arg = if data.variants.iter().all(is_word) {
        let idents = data.variants.iter().map(|variant| &variant.ident);
        let words: Vec<_> = data.variants.iter().map(word_of).collect::<Result<_>>()?;
        quote! {
            fn arg(&self, _: &C) -> ::std::option::Option<::backlot_core::Arg> {
                ::std::option::Option::Some(::backlot_core::Arg::from(match self {
                    #(Self::#idents => #words,)*
                }))
            }
        }
    } else {
        TokenStream::new()
    };
    let to_text = of_type.texts.as_ref().map(|prefix| texts(input, data, prefix)).transpose()?;
    Ok(quote! {
        #[automatically_derived]
        impl<C> ::backlot_core::ToJson<C> for #ident #bounds {
            fn write(&self, context: &C, out: &mut ::std::vec::Vec<u8>) {
                match self { #(#writes)* }
            }

            #changes

            #arg

            fn schema(types: &mut ::backlot_core::schema::Types) -> ::backlot_core::schema::Schema {
                types.union(#name, #doc, |types| ::std::vec![#(#schemas),*])
            }
        }
        #to_text
    })
}

/// `{"kind":"reel-placed","seat":0}`
fn tagged(variant: &Variant, tag: &str) -> Result<Arm> {
    let (ident, word, doc) = (&variant.ident, word_of(variant)?, docs(&variant.attrs));
    if matches!(variant.fields, Fields::Unnamed(_)) {
        return Err(Error::new_spanned(variant, "a tagged variant needs named fields"));
    }
    let names = variant.fields.iter().map(|field| &field.ident);
    let start = format!("{{\"{tag}\":\"{word}\"");
    let (mut writes, mut schemas) = (Vec::new(), Vec::new());
    for field in &variant.fields {
        let name = &field.ident;
        let code = field_code(field, &quote!(#name))?;
        writes.push(code.write);
        schemas.push(code.schema);
    }
    Ok(Arm {
        write: quote! {
            Self::#ident { #(#names),* } => {
                out.extend_from_slice(#start.as_bytes());
                #(#writes)*
                out.push(b'}');
            }
        },
        schema: quote! {
            ::backlot_core::schema::Variant::Tagged { tag: #tag, word: #word, doc: #doc, fields: ::std::vec![#(#schemas),*] }
        },
    })
}

/// What the variant holds, or a word if it holds nothing.
fn untagged(variant: &Variant) -> Result<Arm> {
    let ident = &variant.ident;
    let fields = match &variant.fields {
        Fields::Unnamed(fields) if fields.unnamed.len() == 1 => fields,
        Fields::Unit => return word(variant),
        _ => {
            return Err(Error::new_spanned(variant, "an untagged variant holds one unnamed field"));
        }
    };
    let held = fields.unnamed.iter().map(|field| &field.ty);
    let held = quote!(#(#held)*);
    Ok(Arm {
        write: quote!(Self::#ident(held) => ::backlot_core::ToJson::<C>::write(held, context, out),),
        schema: quote!(::backlot_core::schema::Variant::Of(<#held as ::backlot_core::ToJson<C>>::schema(types))),
    })
}

/// `"no-script"`
fn word(variant: &Variant) -> Result<Arm> {
    let (ident, word) = (&variant.ident, word_of(variant)?);
    let (doc, quoted) = (docs(&variant.attrs), format!("\"{word}\""));
    Ok(Arm {
        write: quote!(Self::#ident { .. } => out.extend_from_slice(#quoted.as_bytes()),),
        schema: quote!(::backlot_core::schema::Variant::Word { word: #word, doc: #doc }),
    })
}

/// `"no-script"` or `{"scripts":2}`
fn named(variant: &Variant) -> Result<Arm> {
    match &variant.fields {
        Fields::Unit => word(variant),
        Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
            let (ident, word) = (&variant.ident, word_of(variant)?);
            let held = &fields.unnamed[0].ty;
            Ok(Arm {
                write: quote! {
                    Self::#ident(held) => {
                        out.push(b'{');
                        ::backlot_core::json::put_field(#word, held, context, out);
                        out.push(b'}');
                    }
                },
                schema: quote! {
                    ::backlot_core::schema::Variant::Wrapped {
                        name: #word,
                        schema: <#held as ::backlot_core::ToJson<C>>::schema(types),
                    }
                },
            })
        }
        _ => {
            Err(Error::new_spanned(variant, "named fields need `#[json(tag = \"…\")]` on the enum"))
        }
    }
}

/// `ToText`: a message for each variant, with its fields as arguments.
pub(crate) fn texts(input: &DeriveInput, data: &DataEnum, prefix: &str) -> Result<TokenStream> {
    let ident = &input.ident;
    let bounds =
        bounds(data.variants.iter().flat_map(|variant| &variant.fields).map(|field| &field.ty));
    let arms = data.variants.iter().map(|variant| {
        if matches!(variant.fields, Fields::Unnamed(_)) {
            return Err(Error::new_spanned(variant, "a message needs the names of the fields"));
        }
        let ident = &variant.ident;
        let key = format!("{prefix}-{}", word_of(variant)?);
        let names: Vec<_> = variant.fields.iter().map(|field| &field.ident).collect();
        let arguments = variant.fields.iter().map(name_of);
        Ok(quote! {
            Self::#ident { #(#names),* } => {
                let text = ::backlot_core::Text::new(#key);
                #(let text = match ::backlot_core::ToJson::<C>::arg(#names, context) {
                    Some(arg) => text.with(#arguments, arg),
                    None => text,
                };)*
                text
            }
        })
    });
    let arms: Vec<_> = arms.collect::<Result<_>>()?;
    Ok(quote! {
        #[automatically_derived]
        impl<C> ::backlot_core::ToText<C> for #ident #bounds {
            fn to_text(&self, context: &C) -> ::backlot_core::Text {
                match self { #(#arms)* }
            }
        }
    })
}
