//! What pieces are made of.

/// What the pieces of a puzzle sound like when they are moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Material {
    /// Rings and dials.
    #[default]
    Metal,
    /// Discs.
    Wood,
    /// Stones of a game.
    Stone,
}
