//! A board in a browser: [`Screen`] keeps a [`Scene`](gros_picture::Scene) on the screen.
//!
//! Scenes are values, so what changed between two of them is known before the document is touched: nothing is compared
//! with what is there, and only what differs is written.

mod attributes;
mod screen;

pub use screen::Screen;
