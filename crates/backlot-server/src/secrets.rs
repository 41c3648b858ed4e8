//! Ids and secrets that nobody can guess.

use std::cell::RefCell;

use backlot_table::hosted::{Hash, Secret};

/// Letters that can't be mistaken for each other.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

const BASE64: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The length of a table's id: 60 bits.
pub(crate) const TABLE_LETTERS: usize = 12;

/// The system is asked for so many random bytes at once: every input may need some, and asking costs more than
/// the bytes.
const HELPING: usize = 1024;

thread_local! {
    /// Random bytes, of which the last so many are not used yet.
    static HELPINGS: RefCell<([u8; HELPING], usize)> = const { RefCell::new(([0; HELPING], 0)) };
}

pub(crate) fn fresh_bytes<const N: usize>() -> [u8; N] {
    const { assert!(N <= HELPING) };
    HELPINGS.with_borrow_mut(|(bytes, left)| {
        if *left < N {
            getrandom::fill(bytes).expect("the system has a source of randomness");
            *left = HELPING;
        }
        let mut fresh = [0; N];
        let used = &mut bytes[*left - N..*left];
        fresh.copy_from_slice(used);
        // What was given away must not be found in memory later.
        used.fill(0);
        *left -= N;
        fresh
    })
}

/// For a deal that begins.
pub(crate) fn fresh_secret() -> Secret {
    Secret(fresh_bytes())
}

/// A table's id.
pub(crate) fn fresh_table() -> String {
    let bytes = fresh_bytes::<TABLE_LETTERS>();
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

pub(crate) fn is_table(text: &str) -> bool {
    text.len() == TABLE_LETTERS && text.bytes().all(|byte| LETTERS.contains(&byte))
}

/// A seat's secret, or a one-use code: 128 bits as 22 letters, digits, `-` and `_`.
pub(crate) fn fresh_key() -> String {
    let number = u128::from_le_bytes(fresh_bytes());
    (0..22).map(|place| char::from(BASE64[(number >> (place * 6) & 63) as usize])).collect()
}

/// What is kept of a secret.
pub(crate) fn hash(secret: &str) -> Hash {
    Hash::of(secret.as_bytes())
}

/// Whether two words are equal, in a time that tells nothing about where they differ.
pub(crate) fn same(given: &str, expected: &str) -> bool {
    Hash::of(given.as_bytes()) == Hash::of(expected.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_secrets_have_their_form() {
        let table = fresh_table();
        assert!(is_table(&table), "{table}");
        assert!(!is_table("../../../etc"));
        assert!(!is_table("short"));
        let key = fresh_key();
        assert_eq!(key.len(), 22);
        assert_ne!(key, fresh_key());
        let many: std::collections::BTreeSet<String> = (0..1000).map(|_| fresh_key()).collect();
        assert_eq!(many.len(), 1000);
    }
}
