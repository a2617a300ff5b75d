//! The parts that every screen of the page shares: boards, the timeline, speech, and the hooks that connect
//! the state with the browser.

use gros_state as state;
use gros_ui as ui;

pub mod board;
pub mod ctx;
pub mod hooks;
pub mod puzzles;
pub mod shortcuts;
pub mod solving;
pub mod speech;
pub mod timeline;
