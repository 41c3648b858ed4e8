//! Actions as short text: the verb, then the fields.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Data, DeriveInput, Error, Fields, Result};

use crate::attributes::{OfType, word_of};
use crate::enums::texts;

pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let Data::Enum(data) = &input.data else {
        return Err(Error::new_spanned(&input.ident, "actions are an enum"));
    };
    let ident = &input.ident;
    let (mut verbs, mut writes, mut reads, mut known) = (vec![], vec![], vec![], vec![]);
    let (mut counts, mut places, mut nths) = (vec![], vec![], vec![]);
    for variant in &data.variants {
        let (name, verb) = (&variant.ident, word_of(variant)?);
        let fields: Vec<_> =
            (0..variant.fields.len()).map(|at| format_ident!("field_{at}")).collect();
        let types: Vec<_> = variant.fields.iter().map(|field| &field.ty).collect();
        let pattern = match &variant.fields {
            Fields::Unit => quote!(Self::#name),
            Fields::Unnamed(_) => quote!(Self::#name(#(#fields),*)),
            Fields::Named(named) => {
                let names = named.named.iter().map(|field| &field.ident);
                quote!(Self::#name { #(#names: #fields),* })
            }
        };
        verbs.push(quote!(Self::#name { .. } => #verb,));
        writes.push(quote!(#pattern => {
            #(
                text.push(' ');
                ::backlot_core::Word::<C>::write(#fields, components, &mut text);
            )*
        }));
        reads.push(quote!(#verb => {
            #(let #fields = words.read::<C, #types>(components)?;)*
            #pattern
        }));
        known.push(verb);
        // Each variant has a number for every combination of its fields, the last field counting fastest.
        let count = quote!((1 #(* <#types as ::backlot_core::OneOfMany<C>>::count(components))*));
        places.push(quote!(#pattern => {
            let mut place = 0;
            #(
                place *= <#types as ::backlot_core::OneOfMany<C>>::count(components);
                place += ::backlot_core::OneOfMany::<C>::place(#fields, components);
            )*
            0 #(+ #counts)* + place
        }));
        let (last_first, of_types) = (fields.iter().rev(), types.iter().rev());
        nths.push(quote! {
            if place < #count {
                #(
                    let count = <#of_types as ::backlot_core::OneOfMany<C>>::count(components);
                    let #last_first = ::backlot_core::OneOfMany::<C>::nth(components, place % count);
                    place /= count;
                )*
                return #pattern;
            }
            place -= #count;
        });
        counts.push(count);
    }
    let known = known.join(", ");
    let to_text = OfType::read(&input.attrs)?.texts;
    let to_text = to_text.map(|prefix| texts(input, data, &prefix)).transpose()?;
    let bounds = data.variants.iter().flat_map(|variant| &variant.fields).map(|field| {
        let of_type = &field.ty;
        quote!(#of_type: ::backlot_core::Word<C>,)
    });
    let one_of_many = data.variants.iter().flat_map(|variant| &variant.fields).map(|field| {
        let of_type = &field.ty;
        quote!(#of_type: ::backlot_core::OneOfMany<C>,)
    });
    Ok(quote! {
        #[automatically_derived]
        impl<C> ::backlot_core::OneOfMany<C> for #ident where #(#one_of_many)* {
            fn count(components: &C) -> usize {
                let _ = components;
                0 #(+ #counts)*
            }

            fn place(&self, components: &C) -> usize {
                match self { #(#places)* }
            }

            fn nth(components: &C, mut place: usize) -> Self {
                #(#nths)*
                ::std::panic!("there is no action with this index")
            }
        }

        #[automatically_derived]
        impl<C> ::backlot_core::Verbs<C> for #ident where #(#bounds)* {
            fn verb(&self) -> &'static str {
                match self { #(#verbs)* }
            }

            fn write(&self, components: &C) -> ::std::string::String {
                let mut text = ::backlot_core::Verbs::<C>::verb(self).to_owned();
                match self { #(#writes)* }
                text
            }

            fn read(components: &C, text: &str) -> ::std::result::Result<Self, ::backlot_core::BadNotation> {
                let mut words = ::backlot_core::Words::new(text);
                let action = match words.word("a verb")? {
                    #(#reads)*
                    verb => return Err(words.bad(::std::format!("there is no verb `{verb}`; write one of: {}", #known))),
                };
                words.end()?;
                Ok(action)
            }
        }
        #to_text
    })
}
