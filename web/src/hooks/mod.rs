//! What the page watches and what it writes outside of itself.

pub mod address;
pub mod autoplay;
pub mod awake;
pub mod browser;
pub mod clipboard;
pub mod dismiss;
pub mod embed;
mod entry;
pub mod focus;
pub mod follow;
pub mod geometry;
pub mod hand;
pub mod keys;
pub mod media;
pub mod page;
pub mod slices;
pub mod speak;
pub mod storage;
pub mod transition;
