//! A board in a browser: [`Screen`] keeps a [`Scene`](gros_picture::Scene) on the screen, [`Board`] also hears what is done
//! on it.
//!
//! Scenes are values, so what changed between two of them is known before the document is touched: nothing is compared
//! with what is there, and only what differs is written.

#![warn(missing_docs)]

mod attributes;
mod board;
mod buttons;
mod press;
mod screen;

pub use board::{Board, Heard, Shown};
pub use buttons::Label;
pub use screen::Screen;
