//! Builds, serves, tests and measures Gros: everything behind `cargo xtask`.
//!
//! One module, one idea: [`tools`] installs what is missing, [`page`] bundles the page, `sheets` joins its style sheets,
//! `offline` writes the worker that keeps it, [`packed`] compresses its files,
//! [`serve`] shows it, [`soak`] and [`deny`] look for what goes wrong in it, [`stages`] runs every check there is, and [`walls`] holds the checks that are this project's own.

pub mod command;
pub mod deny;
mod hash;
mod offline;
pub mod packed;
pub mod page;
pub mod project;
pub mod reproducible;
pub mod serve;
pub mod server;
mod sheets;
pub mod sizes;
pub mod soak;
pub mod stages;
pub mod tools;
pub mod walls;
