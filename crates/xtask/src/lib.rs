//! Builds, serves, tests and measures Gros: everything behind `cargo xtask`.
//!
//! One module, one idea: [`tools`] installs what is missing, [`page`] builds the page: `program` compiles and
//! takes apart, `assets` puts together, `offline` writes the worker that keeps it, [`packed`] compresses its files;
//! [`serve`] shows it, [`soak`] and [`deny`] look for what goes wrong in it, [`reproducible`] builds it twice and compares the [`folders`]; [`stages`]
//! runs every check there is, [`pictures`] draws the boards, and [`tidy`] holds the checks that are this project's own.

mod assets;
pub mod command;
pub mod deny;
pub mod folders;
mod hash;
mod offline;
pub mod packed;
pub mod page;
pub mod pictures;
mod program;
pub mod project;
pub mod reproducible;
pub mod serve;
pub mod server;
pub mod sizes;
pub mod soak;
pub mod stages;
pub mod tidy;
pub mod tools;
