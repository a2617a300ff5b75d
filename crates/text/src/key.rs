//! The keys of fixed texts; the build generates a constant for each message without variables.

/// The key of a fixed text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key(pub(crate) u16);

impl Key {
    /// Returns all keys, file by file.
    pub fn all() -> impl Iterator<Item = Key> {
        KEYS.iter().copied()
    }

    /// Returns the keys of the texts of lessons by their names.
    pub fn of_lessons() -> impl Iterator<Item = (&'static str, Key)> {
        LESSONS.iter().copied()
    }
}

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
