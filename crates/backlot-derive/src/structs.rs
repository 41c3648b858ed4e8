//! Structs: objects whose fields change one by one.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{DataStruct, DeriveInput, Error, Fields, Result, Type};

use crate::attributes::{OfType, bounds, docs, field_code, name_of};

pub(crate) fn derive(input: &DeriveInput, data: &DataStruct) -> Result<TokenStream> {
    let fields = match &data.fields {
        Fields::Named(fields) => fields,
        Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
            return Ok(transparent(input, &fields.unnamed[0].ty));
        }
        Fields::Unnamed(_) | Fields::Unit => {
            return Err(Error::new_spanned(&input.ident, "only named fields make an object"));
        }
    };
    let of_type = OfType::read(&input.attrs)?;
    let (ident, name, doc) = (&input.ident, of_type.name(input), docs(&input.attrs));
    let bounds = bounds(fields.named.iter().map(|field| &field.ty));
    let (mut writes, mut changes, mut schemas) = (Vec::new(), Vec::new(), Vec::new());
    for field in &fields.named {
        let (key, ident) = (name_of(field), &field.ident);
        let code = field_code(field, &quote!(&self.#ident))?;
        let compare =
            format_ident!("{}", if code.optional { "compare_optional" } else { "compare_field" });
        writes.push(code.write);
        schemas.push(code.schema);
        changes.push(quote!(changes.#compare(#key, &before.#ident, &self.#ident, context);));
    }
    Ok(quote! {
        #[automatically_derived]
        impl<C> ::backlot_core::ToJson<C> for #ident #bounds {
            const CHANGES_BY_FIELD: bool = true;

            fn write(&self, context: &C, out: &mut ::std::vec::Vec<u8>) {
                out.push(b'{');
                #(#writes)*
                out.push(b'}');
            }

            fn write_changes(&self, before: &Self, context: &C, changes: &mut ::backlot_core::json::Changes) {
                #(#changes)*
            }

            fn schema(types: &mut ::backlot_core::schema::Types) -> ::backlot_core::schema::Schema {
                types.object(#name, #doc, |types| ::std::vec![#(#schemas),*])
            }
        }
    })
}

/// A struct around one value is written as that value.
fn transparent(input: &DeriveInput, held: &Type) -> TokenStream {
    let ident = &input.ident;
    quote! {
        #[automatically_derived]
        impl<C> ::backlot_core::ToJson<C> for #ident where #held: ::backlot_core::ToJson<C> {
            const CHANGES_BY_FIELD: bool = <#held as ::backlot_core::ToJson<C>>::CHANGES_BY_FIELD;

            fn write(&self, context: &C, out: &mut ::std::vec::Vec<u8>) {
                ::backlot_core::ToJson::<C>::write(&self.0, context, out);
            }

            fn write_changes(&self, before: &Self, context: &C, changes: &mut ::backlot_core::json::Changes) {
                ::backlot_core::ToJson::<C>::write_changes(&self.0, &before.0, context, changes);
            }

            fn arg(&self, context: &C) -> ::std::option::Option<::backlot_core::Arg> {
                ::backlot_core::ToJson::<C>::arg(&self.0, context)
            }

            fn schema(types: &mut ::backlot_core::schema::Types) -> ::backlot_core::schema::Schema {
                <#held as ::backlot_core::ToJson<C>>::schema(types)
            }
        }
    }
}
