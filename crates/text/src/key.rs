//! The fixed texts, named; the build writes a constant for each message without variables.

/// Names a fixed text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key(pub(crate) u16);

impl Key {
    /// Returns all keys, file by file.
    pub fn all() -> impl Iterator<Item = Key> {
        KEYS.iter().copied()
    }
}

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
