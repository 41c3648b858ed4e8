//! Any text as a component set of any game: an error with a message, or a set that can be dealt from.
#![no_main]

use backlot_core::{ComponentsText, SetupRequest};
use backlot_games::{GameKind, open};
use backlot_table::Player;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &str| {
    for kind in GameKind::ALL {
        let components = ComponentsText { name: "fuzz.toml".to_owned(), toml: input.to_owned() };
        let request = SetupRequest { components: Some(components), ..SetupRequest::default() };
        let players = |seats| vec![Player::person("x"); seats];
        // Sets are kept for good, so a long run ends with "too many": that is an answer, too.
        let _ = open(kind, &request, players, "fuzz", None);
    }
});
