//! The parts that every screen of the page shares: boards, the timeline, speech, and the hooks that connect
//! the state with the browser.

use gros_state as state;
use gros_ui as ui;

pub mod board;
pub mod ctx;
pub mod explain_button;
pub mod hooks;
pub mod mode_switch;
pub mod puzzles;
pub mod shortcuts;
pub mod speech;
pub mod timeline;
