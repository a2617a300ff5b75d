//! Drives the page of Gros in real browsers as a user does: by roles, names and visible text.
//!
//! [`runner`] runs all scenarios and [`scenario`] one of them, in a browser from [`pool`], through the page object
//! [`page`]. [`wait`] is the only module that sleeps.

pub mod again;
pub mod browser;
pub mod desk;
pub mod driver;
pub mod extension;
pub mod interactions;
pub mod matrix;
pub mod page;
pub mod pictures;
pub mod pool;
pub mod runner;
pub mod scenario;
pub mod seeks;
pub mod site;
pub mod soak;
mod toy_language;
pub mod wait;
