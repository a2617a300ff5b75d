//! Builds, serves, tests and measures Gros: everything behind `cargo xtask`.
//!
//! One module, one idea: [`tools`] installs what is missing, [`page`] builds the page: `program` compiles and
//! takes apart, `assets` puts together, `offline` writes the worker that keeps it, [`compress`] compresses its files;
//! [`serve`] shows it, [`stages`] runs every check there is, [`tidy`] holds the checks that are this project's own, and
//! [`pictures`] draws the boards.

mod assets;
pub mod command;
pub mod compress;
mod hash;
mod offline;
pub mod page;
pub mod pictures;
mod program;
pub mod project;
mod sentences;
pub mod serve;
pub mod server;
pub mod sizes;
pub mod stages;
pub mod tidy;
pub mod tools;
