//! The learning screens: the tour and the lessons, exercises, the rule tester and the museum.

use gros_stage::{board, ctx, hooks};
use gros_state as state;
use gros_ui as ui;

mod field;
pub mod learn;
pub mod quiz;
pub mod tools;
