//! The panels beside the board.

mod game_setup;
mod mini_discs;
mod mini_rings;
mod notation_field;
mod preset_select;
mod presets;
mod rover;
mod setup;
mod size_stepper;
mod state_editor;

pub use game_setup::new_game;
pub use setup::SetupPanel;
