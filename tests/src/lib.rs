//! Drives the page of Gros in real browsers, as a person does: by roles, names and what is to be seen.
//!
//! [`scenario`] runs one story in one browser and says what was on the page when it fails, [`runner`] all of them, [`pool`]
//! keeps browsers open between them; [`page`] is the page as a
//! story sees it; [`browser`], [`driver`] and [`profile`] start and end the programs behind it; [`wait`] is the only clock.

pub mod browser;
pub mod deeds;
pub mod driver;
pub mod extension;
pub mod matrix;
pub mod page;
pub mod pictures;
pub mod pool;
pub mod profile;
pub mod runner;
pub mod scenario;
pub mod seeks;
pub mod site;
pub mod soak;
pub mod spread;
pub mod wait;
