//! Structs: objects whose fields change one by one.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{DataStruct, DeriveInput, Error, Fields, Result};

use crate::attributes::{OfType, bounds, docs, field_code, name_of};

pub(crate) fn derive(input: &DeriveInput, data: &DataStruct) -> Result<TokenStream> {
    let Fields::Named(fields) = &data.fields else {
        return Err(Error::new_spanned(&input.ident, "only named fields make an object"));
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
