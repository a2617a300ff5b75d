//! What the page watches and what it writes outside of itself.

pub mod address;
pub mod autoplay;
pub mod embed;
mod entry;
pub mod keys;
pub mod page;
pub mod storage;
