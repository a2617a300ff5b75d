//! The panels beside the board.

mod setup;
mod state_editor;

pub use setup::SetupPanel;
