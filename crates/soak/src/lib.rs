//! Throws made-up addresses at Gros: sound ones of every puzzle, and the same ones damaged.
//!
//! [`addresses`] makes them, [`check`] reads one, asks for all that can be said of it in three languages, and writes it
//! again. All comes from a seed, so that what went wrong can be repeated.

pub mod addresses;
pub mod check;
pub mod dice;
