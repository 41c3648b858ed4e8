//! Writes the types of everything that goes over the wire as TypeScript: `cargo xtask types`.

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let usual = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/generated");
    let folder = std::env::args().nth(1).map_or_else(|| PathBuf::from(usual), PathBuf::from);
    match backlot_protocol::wire::export(&folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error}", folder.display());
            ExitCode::FAILURE
        }
    }
}
