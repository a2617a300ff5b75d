//! What can be chosen about a picture besides its look.

use crate::puzzles::rings;
use crate::scene::Scene;

/// Something that can be chosen about a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// Whether the free end is on the left.
    FreeEnd,
    /// Whether the cold positions of a game are marked.
    ColdPositions,
    /// Whether to draw the lines of the golden ratio, close to which they lie.
    GoldenLines,
}

impl Setting {
    /// Draws one of its two values; none if it needs no picture.
    ///
    /// ```
    /// use gros_picture::Setting;
    /// assert!(Setting::FreeEnd.scene(true).is_some() && Setting::ColdPositions.scene(true).is_none());
    /// ```
    #[must_use]
    pub fn scene(self, is_on: bool) -> Option<Scene> {
        (self == Setting::FreeEnd).then(|| rings::free_end(is_on))
    }
}
