//! Builds, serves, tests and measures Gros: everything behind `cargo xtask`.
//!
//! Each module has one task: [`tools`] installs what is missing; [`page`] builds the page, for which `program` compiles
//! and splits, `assets` assembles, and `offline` writes the service worker; [`compress`] compresses its files;
//! [`serve`] shows it; [`pack`] makes the packages for
//! npm; [`stages`] runs every check there is; [`tidy`] holds the checks that are specific to this
//! project; and [`pictures`] draws the boards.

mod assets;
pub mod command;
pub mod compress;
mod entries;
mod hash;
mod offline;
pub mod pack;
pub mod page;
pub mod pictures;
mod program;
pub mod project;
mod sentences;
pub mod serve;
pub mod server;
pub mod sizes;
pub mod stages;
mod teachers;
pub mod tidy;
pub mod tools;
