//! The pure solver of Gros: rules, states and routes of Gray-code puzzles, exact at every size.
//!
//! No clock, no random numbers, no input or output; no list of states anywhere. A [`Puzzle`] knows its rules
//! and finds a [`Route`]; a route gives the state at any step, and the step of any state, at a cost that
//! grows with the number of pieces and never with the number of steps.
//!
//! # The Chinese rings
//! ```
//! use gros_solver::{Puzzle, RingMove, Rings, Route, Steps};
//! let rings = Rings::new(64)?;
//! let route = rings.route(&rings.start(), &rings.goal())?;
//! assert_eq!(route.steps().to_string(), "12297829382473034410");
//!
//! let step: Steps = "12345678901234567".parse()?;
//! let state = route.state_at(&step);
//! assert_eq!(route.step_of(&state), Some(step));
//!
//! let refused = rings.play(&rings.start(), &RingMove::of(5)).unwrap_err();
//! assert_eq!(refused.blockers(), [3, 2, 1]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The Tower of Hanoi
//! ```
//! use gros_solver::{Hanoi, Puzzle, Route, Steps};
//! let hanoi = Hanoi::new(3)?;
//! let route = hanoi.route(&hanoi.parse_state("BAA")?, &hanoi.parse_state("ABB")?)?;
//! assert_eq!(route.steps(), &Steps::from(5u32));
//! assert_eq!(route.largest_disc_moves(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Wythoff's game
//! ```
//! use gros_solver::{Puzzle, Wythoff};
//! let game = Wythoff::new(13u32.into(), 20u32.into());
//! let winning: Vec<String> = game.winning_moves(&game.start()).iter().map(ToString::to_string).collect();
//! assert_eq!(winning, ["11,18", "12,20", "13,8"]);
//! ```
//!
//! # The methods
//! ```
//! use gros_solver::methods::{self, Method, Question};
//! use gros_solver::{AnyPuzzle, Hanoi, Puzzle};
//! let puzzle = AnyPuzzle::Hanoi(Hanoi::new(5)?);
//! let here = puzzle.parse_state("ABBAA")?;
//! let question = Question { start: puzzle.start(), goal: puzzle.goal(), here, puzzle };
//! let explanation = methods::explain(Method::PairCycle, &question)?;
//! assert_eq!(explanation.next.map(|mv| mv.to_string()).as_deref(), Some("1C"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The laws
//! They hold for every puzzle and are tested in `tests/laws.rs`. For a route from `a` to `b`:
//! `state_at(0)` is `a` and `state_at(steps)` is `b`; playing `move_at(i)` in `state_at(i)` gives
//! `state_at(i + 1)`; `step_of(state_at(i))` is `i`; `parse_state` undoes `Display`; on small sizes `steps` is
//! the breadth-first distance of every pair of states, unless the guarantee says otherwise; a refused move
//! changes nothing. A line of play has no distance: whoever can win leaves a cold position every time.

pub mod catalogue;
pub mod chain;
pub mod error;
pub mod gray;
pub mod hanoi;
pub mod hexadecimal;
pub mod keys;
pub mod methods;
pub mod notation;
mod path;
mod pieces;
mod puzzle;
mod puzzles;
pub mod rings;
mod route;
pub mod ruler;
mod search;
#[cfg(feature = "serde")]
mod serial;
mod sized;
pub mod slideout;
mod steps;
pub mod wythoff;

pub use chain::{Chain, ChainModel, ChainRoute, ChainState};
pub use error::{Alphabet, IllegalMove, NoRoute, ParseMoveError, ParseStateError, SizeError};
pub use hanoi::{DiscMove, Hanoi, HanoiRoute, HanoiState, Peg, Rule as HanoiRule};
pub use hexadecimal::{Hexadecimal, HexadecimalState};
pub use pieces::{PieceMove, Wanted};
pub use puzzle::{Landmarks, Named, Puzzle, Setup};
pub use puzzles::{AnyMove, AnyPuzzle, AnyRoute, AnyState, IDS};
pub use rings::{RingMove, Rings, RingsRoute, RingsState};
pub use route::{Guarantee, Route, Ways};
pub use search::SearchedRoute;
pub use slideout::{Branch, Detour, SlideOut, SlideOutRoute, SlideOutState};
pub use steps::{ParseStepsError, Steps, Word};
pub use wythoff::{LineOfPlay, Position, Wythoff, WythoffMove};
