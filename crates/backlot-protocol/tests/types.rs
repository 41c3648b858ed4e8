//! The generated TypeScript is that of the types as they are.

use std::path::Path;

use backlot_protocol::wire;

#[test]
fn the_generated_types_are_fresh() {
    let fresh = tempfile::tempdir().unwrap();
    wire::export(fresh.path()).unwrap();
    let kept = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/generated"));
    let read = |folder: &Path| std::fs::read_to_string(folder.join(wire::FILE)).unwrap();
    assert!(read(fresh.path()) == read(kept), "run `cargo xtask types` and commit it");
}
