//! The materials of pieces.

/// The material of a puzzle's pieces, which decides how their moves sound.
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
