//! The arguments of a message, its own or kept for good.

use std::fmt::{self, Debug, Formatter};
use std::ops::Deref;

use serde::{Serialize, Serializer};

use super::Arg;

/// The named arguments of a message.
#[derive(Clone)]
pub struct Args(Place);

#[derive(Clone)]
enum Place {
    Own(Vec<(&'static str, Arg)>),
    Kept(&'static Kept),
}

struct Kept {
    args: Vec<(&'static str, Arg)>,
    /// The whole message as JSON.
    message: Vec<u8>,
}

impl Args {
    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.deref().is_empty()
    }

    pub(super) fn push(&mut self, name: &'static str, arg: Arg) {
        if let Place::Kept(kept) = self.0 {
            self.0 = Place::Own(kept.args.clone());
        }
        if let Place::Own(args) = &mut self.0 {
            args.push((name, arg));
        }
    }

    /// Keeps them for good, with the message as JSON.
    pub(super) fn keep(self, message: Vec<u8>) -> Self {
        match self.0 {
            Place::Own(args) => Self(Place::Kept(Box::leak(Box::new(Kept { args, message })))),
            Place::Kept(_) => self,
        }
    }

    /// The whole message as JSON, if it is kept.
    pub(super) fn message(&self) -> Option<&'static [u8]> {
        match &self.0 {
            Place::Own(_) => None,
            Place::Kept(kept) => Some(&kept.message),
        }
    }
}

impl Default for Args {
    fn default() -> Self {
        Self(Place::Own(Vec::new()))
    }
}

impl Deref for Args {
    type Target = [(&'static str, Arg)];

    fn deref(&self) -> &Self::Target {
        match &self.0 {
            Place::Own(args) => args,
            Place::Kept(kept) => &kept.args,
        }
    }
}

impl<'a> IntoIterator for &'a Args {
    type Item = &'a (&'static str, Arg);
    type IntoIter = std::slice::Iter<'a, (&'static str, Arg)>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl PartialEq for Args {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Args {}

impl Debug for Args {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}
