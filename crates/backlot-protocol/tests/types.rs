//! The generated TypeScript is that of the types as they are.

use std::collections::BTreeMap;
use std::path::Path;

fn files(folder: &Path) -> BTreeMap<String, String> {
    let entries =
        std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries
        .map(|entry| {
            let entry = entry.unwrap();
            let text = std::fs::read_to_string(entry.path()).unwrap();
            (entry.file_name().into_string().unwrap(), text)
        })
        .collect()
}

#[test]
fn the_generated_types_are_fresh() {
    let fresh = tempfile::tempdir().unwrap();
    backlot_protocol::wire::export(fresh.path()).unwrap();
    let kept = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/generated"));
    assert!(
        files(fresh.path()) == files(kept),
        "run `cargo xtask types` and commit web/src/generated"
    );
}
