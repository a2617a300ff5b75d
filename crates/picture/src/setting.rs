//! What can be chosen about a picture besides its look.

/// Something that can be chosen about a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// On which side the free end is.
    FreeEnd,
    /// Whether pieces are told apart by seven colours, or by two.
    Rainbow,
    /// Whether the cold positions of a game are marked.
    ColdPositions,
    /// Whether the lines of the golden ratio are drawn, near which they lie.
    GoldenLines,
}
