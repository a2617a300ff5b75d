//! The base of the learning tools: rules tried on every state, broken programs, and words without squares.
//!
//! Nothing here knows a browser or a language; every right answer comes from the solver.
//!
//! ```
//! use gros_solver::{AnyPuzzle, Rings};
//! use gros_learning::tools::rule::{Rule, Trial};
//! let six = AnyPuzzle::from(Rings::new(6)?);
//! let rule = Rule::parse("odd:1,else:2", 6).0;
//! let trial = Trial::of(&six, &rule).unwrap();
//! assert_eq!((trial.right(), trial.asked()), (48, 63));
//! assert_eq!(trial.failures().next(), Some(4));
//! # Ok::<(), gros_solver::SizeError>(())
//! ```

pub mod museum;
pub mod rule;
pub mod squares;
