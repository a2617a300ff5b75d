//! The fixed strings: a file for each subject, three languages in each row.

use crate::Lang;

/// Names a fixed string, which it holds in all three languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key(&'static [&'static str; 3]);

/// Makes the keys of a subject from rows of a name and three texts: a row with fewer does not compile.
macro_rules! keys {
    ($($key:ident: $english:literal, $simplified:literal, $traditional:literal;)+) => {
        #[allow(non_upper_case_globals, reason = "a key is written like the variant of an enum")]
        impl $crate::Key {
            $(#[doc = $english] pub const $key: $crate::Key = super::Key(&[$english, $simplified, $traditional]);)+
        }

        /// The keys of this subject, in the order of the rows.
        pub(super) const KEYS: &[$crate::Key] = &[$($crate::Key::$key,)+];
    };
}

/// Lists the subjects.
macro_rules! subjects {
    ($($subject:ident)+) => {
        $(mod $subject;)+

        impl Key {
            /// Returns all keys, subject by subject.
            pub fn all() -> impl Iterator<Item = Key> {
                [$($subject::KEYS,)+].into_iter().flatten().copied()
            }
        }
    };
}

subjects! {
    actions
    board
    catalogue
    coach
    counts
    export
    family
    game
    graph
    header
    looks
    notices
    panels
    project
    rules
    setup
    shortcuts
    tasks
    timeline
    visit
}

impl Lang {
    /// Returns a fixed string.
    #[must_use]
    pub const fn text(self, key: Key) -> &'static str {
        let [english, simplified, traditional] = *key.0;
        self.pick(english, simplified, traditional)
    }
}
