//! The texts of all languages.

#![expect(clippy::unwrap_used, reason = "helpers of tests may panic like the tests themselves")]

mod files;
mod variables;
