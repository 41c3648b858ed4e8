//! Hashes, secrets and how they are written.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// A SHA-256. As text: 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// The hash of these bytes.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        Self(Sha256::digest(bytes).into())
    }
}

/// Thirty-two bytes that are not for everybody's eyes: [`Debug`](fmt::Debug) does not show them. As text: 64
/// hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl Secret {
    /// The hash by which others can check it later.
    #[must_use]
    pub fn hash(&self) -> Hash {
        Hash::of(&self.0)
    }

    /// Returns the secret of a prepared deal, which everybody may know.
    pub(super) fn prepared(number: u32) -> Self {
        Self(Hash::of(format!("backlot prepared deal {number}").as_bytes()).0)
    }
}

/// Not 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("write 64 hexadecimal digits (0 to 9, a to f)")]
pub struct BadHex;

fn read(text: &str) -> Result<[u8; 32], BadHex> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return Err(BadHex);
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Ok(bytes)
}

fn digit(sign: u8) -> Result<u8, BadHex> {
    match sign {
        b'0'..=b'9' => Ok(sign - b'0'),
        b'a'..=b'f' => Ok(sign - b'a' + 10),
        _ => Err(BadHex),
    }
}

fn write(bytes: &[u8; 32]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    bytes
        .iter()
        .flat_map(|byte| [byte >> 4, byte & 15])
        .map(|half| char::from(DIGITS[usize::from(half)]))
        .collect()
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write(&self.0))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}…", &write(&self.0)[..8])
    }
}

impl Secret {
    /// The bytes as 64 hexadecimal digits.
    #[must_use]
    pub fn reveal(&self) -> String {
        write(&self.0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("secret")
    }
}

impl FromStr for Hash {
    type Err = BadHex;

    fn from_str(text: &str) -> Result<Self, BadHex> {
        read(text).map(Self)
    }
}

impl FromStr for Secret {
    type Err = BadHex;

    fn from_str(text: &str) -> Result<Self, BadHex> {
        read(text).map(Self)
    }
}

impl Serialize for Hash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&write(&self.0))
    }
}

impl Serialize for Secret {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&write(&self.0))
    }
}

impl<'de> Deserialize<'de> for Hash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_sha_256_in_hexadecimal() {
        let zeros = Secret([0; 32]);
        let text = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(zeros.hash().to_string(), text);
        assert_eq!(text.parse(), Ok(zeros.hash()));
        assert_eq!(format!("{zeros:?}"), "secret");
    }

    #[test]
    fn anything_else_is_refused() {
        let upper = "A".repeat(64);
        for text in ["", "00", &upper, &"é".repeat(32), &"0".repeat(65)] {
            assert_eq!(text.parse::<Hash>(), Err(BadHex), "{text}");
        }
    }
}
