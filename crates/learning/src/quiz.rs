//! Exercises: questions drawn from a seed, their answers, and the mistakes behind wrong ones, all as data.
//!
//! The solver answers every question. A [`Mistake`] is a way to get a wrong answer; [`Question::wrong`] says which one,
//! and [`Question::diagnose`] finds the mistake from the answer.
//!
//! ```
//! use gros_learning::quiz::{Answer, Ask, Mistake, Question, rings::RingsAsk};
//! let question = Question::of(Ask::Rings(RingsAsk::MovesLeft("011010".into()))).ok_or("no such state")?;
//! assert_eq!(question.answer, Answer::Number(19));
//! assert_eq!(question.diagnose(&Answer::Number(27)), Some(Mistake::Backwards));
//! assert_eq!(question.diagnose(&Answer::Number(26)), Some(Mistake::ForgotToSwap));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answer;
mod attempt;
mod fits;
mod mistake;
mod puzzles;
mod question;
mod random;
mod set;

pub use answer::{Answer, Form, Refused};
pub use attempt::{Attempt, Mark, points};
pub use fits::Fits;
pub use mistake::Mistake;
pub use puzzles::{chain, game, rings, tower};
pub use question::{Ask, Question};
pub use random::Random;
pub use set::questions;
