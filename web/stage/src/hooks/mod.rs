//! Hooks that connect the page to the browser: address, history, storage, keys, timers, embedding.

pub mod address;
pub mod autoplay;
pub mod clock;
pub mod embed;
mod entry;
pub mod kept;
pub mod keys;
pub mod others;
pub mod page;
pub mod storage;
