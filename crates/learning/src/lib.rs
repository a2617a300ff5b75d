//! Lessons, questions and tools, all as data.
//!
//! A [`Question`] is an [`Ask`] with its answer from the solver. [`Question::judge`] says whether an answer is right; of a
//! wrong one it says the [`Mistake`] behind it, or what it would be [`Near`]. Exercises draw their questions, and lessons
//! have them in files.
//!
//! Nothing here knows a browser or a language; every right answer comes from the solver.
//!
//! ```
//! use gros_learning::{Answer, Ask, Mistake, Question, Verdict};
//! use gros_session::spec::Exercise;
//! let asked = Ask::ToGo("rings?from=011010".to_owned());
//! let question = Question::drawn(Exercise::MovesLeft, asked).ok_or("no such state")?;
//! assert_eq!(question.check(" 19 "), Ok((Answer::from(19), Verdict::Right)));
//! assert_eq!(question.judge(&Answer::from(27)), Verdict::Mistaken(Mistake::Backwards));
//! assert_eq!(question.judge(&Answer::from(26)), Verdict::Mistaken(Mistake::ForgotToSwap));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod answer;
pub mod lessons;
mod mistake;
mod near;
mod position;
mod question;
pub mod quiz;
pub mod tools;

pub use answer::{Answer, Form, Refused};
pub use mistake::Mistake;
pub use near::{Near, Other};
pub use position::{Ask, Pile};
pub use question::{Question, Verdict};
