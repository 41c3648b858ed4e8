//! The texts of all languages.

mod files;
mod variables;
