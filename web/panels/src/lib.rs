//! The panels beside the board and in its place, most of them fetched when they are first shown.

pub mod coach;
pub mod export;
pub mod graph;
pub mod moves;
pub mod one_ruler;
pub mod present;
pub mod setup;
pub mod shelf;
pub mod sound;

use gros_explain as explain;
use gros_stage::{board, ctx, hooks, puzzles, solving, speech, timeline};
use gros_state as state;
use gros_ui as ui;
