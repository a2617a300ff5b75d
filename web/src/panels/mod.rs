//! The panels beside the board.

mod about;
mod card_links;
mod card_plot;
mod card_round;
mod explain;
mod explain_card;
mod game_setup;
mod mini_board;
mod moves;
mod notation_field;
mod panel;
mod parameters;
mod preset_select;
pub mod presets;
mod ruler_card;
mod setup;
mod size_stepper;
mod state_editor;
mod why_not;

pub use mini_board::{MiniBoard, has_mini_board};
pub use notation_field::NotationField;
pub use panel::{Panel, Tab};
pub use parameters::switches;
pub use size_stepper::SizeStepper;
