//! A board in a browser: [`Screen`] keeps a [`Scene`](gros_picture::Scene) on the screen, and [`Board`] also
//! handles the gestures on it.
//!
//! Scenes are values, so the changes from one to the next are known before the document is touched: nothing is read
//! back from it, and only differences are written.

#![warn(missing_docs)]

mod attributes;
mod board;
mod buttons;
mod grip;
mod press;
mod screen;

pub use board::{Board, Heard, Shown};
pub use buttons::Label;
pub use grip::{Grip, Pull};
pub use screen::Screen;
