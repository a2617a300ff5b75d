//! The pure solver of Gros: rules, states and routes of Gray-code puzzles, exact at any size.
//!
//! The crate uses no clock, no random numbers, no input or output, and never a list of states. A [`Puzzle`] knows its
//! rules and finds a [`Route`]; a route returns the state at any step, and the step of any state, at a cost that grows
//! with the number of pieces and never with the number of steps.
//!
//! This page is a tour of the puzzles, from the rings to puzzles that resemble them less and less.
//!
//! # The Chinese rings
//! Their states form a path, and the position of a state on it is the rank of its word in the reflected Gray code
//! (Gros, 1872). Taking n rings off takes ⌊2^(n+1) / 3⌋ moves (OEIS A000975).
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
//!
//! // If the two outer rings may move as one, nine rings need 256 moves (OEIS A051049).
//! let nine = Rings::new(9)?.with_pair();
//! assert_eq!(nine.route(&nine.start(), &nine.goal())?.steps(), &Steps::from(256u32));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Pieces in a row
//! Spin-Out, The Brain, the Kugellager and other locks follow the same path with other radices ([`chain`]); so does the
//! tower whose discs move only to neighbouring pegs. Passing through all words of a reflected code with radices r₁, r₂
//! … takes r₁·r₂·… − 1 moves (Knuth, *The Art of Computer Programming* 4A, 7.2.1.1, 2011).
//! ```
//! use gros_solver::{Chain, ChainModel, Hanoi, HanoiRule, Puzzle, Route, Steps};
//! let lock = Chain::preset(ChainModel::Kugellager);
//! let route = lock.route(&lock.start(), &lock.goal())?;
//! assert_eq!(route.steps(), &Steps::from(2 * 5u32.pow(4) - 1));
//! assert_eq!(route.state_at(&Steps::from(777u32)).to_string(), "34211");
//!
//! let tower = Hanoi::with_rule(4, HanoiRule::Linear)?;
//! assert_eq!(tower.route(&tower.start(), &tower.goal())?.steps(), &Steps::from(3u32.pow(4) - 1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Pieces in a slide
//! The Crazy Elephant Dance only looks similar: its states form a tree with dead ends ([`slideout`]), so it is possible
//! to stray from the route. Turning n elephants from all up to all down takes 2^(n+2) − 2(n+2) moves (the numbers of OEIS
//! A005803).
//! ```
//! use gros_solver::{Puzzle, Route, SlideOut, Steps};
//! let many = SlideOut::elephants(64)?;
//! let expected = Steps::power_of_two(66).saturating_sub(&Steps::from(2 * 66u32));
//! assert_eq!(many.route(&many.start(), &many.goal())?.steps(), &expected);
//!
//! let elephants = SlideOut::elephants(5)?;
//! let route = elephants.route(&elephants.start(), &elephants.goal())?;
//! assert_eq!(route.steps(), &Steps::from(114u32));
//! let astray = route.detour(&elephants.parse_state("10000")?).ok_or("a state of another puzzle")?;
//! assert_eq!((astray.leaves_at, astray.depth), (Steps::from(83u32), Steps::from(22u32)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Few states
//! The Hexadecimal Puzzle has 256 states with each of its sixteen keys (Keister, US patent 3,637,216, 1972), and
//! Spin-Out whose dials can also be turned outside the case has 1,161 ([`spinout`]). Their routes are found by search.
//! ```
//! use gros_solver::{Hexadecimal, Puzzle, Route, SpinOut, Steps};
//! let bars = Hexadecimal::new("1110").ok_or("no such key")?;
//! assert_eq!(bars.route(&bars.start(), &bars.goal())?.steps(), &Steps::from(170u32));
//!
//! let dials = SpinOut::new(7)?;
//! assert_eq!(dials.route(&dials.start(), &dials.goal())?.steps(), &Steps::from(49u32));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The Tower of Hanoi
//! On three pegs, the largest disc that must move does so once or twice (Hinz, 1989); everything else is one bit per disc.
//! ```
//! use gros_solver::{Hanoi, Puzzle, Route, Steps};
//! let hanoi = Hanoi::new(3)?;
//! let route = hanoi.route(&hanoi.parse_state("BAA")?, &hanoi.parse_state("ABB")?)?;
//! assert_eq!(route.steps(), &Steps::from(5u32));
//! assert_eq!(route.largest_disc_moves(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//! With more pegs, towers follow Frame and Stewart's plan (1941), which is proven shortest for four pegs (Bousch, 2014)
//! and presumed shortest for five and more. Between other states the route is found by search or, if there are too many of
//! them, is an upper bound. In a circle, n discs advance by one peg in a(n) = 2b(n−1) + 1 moves, and by two in b(n) =
//! 2b(n−1) + a(n−1) + 2 (Atkinson, 1981).
//! ```
//! use gros_solver::{Guarantee, Hanoi, HanoiRule, Puzzle, Route, Steps, Ways};
//! let reve = Hanoi::with_rule(10, HanoiRule::Classic { pegs: 4 })?;
//! let route = reve.route(&reve.start(), &reve.goal())?;
//! assert_eq!(route.steps(), &Steps::from(49u32));
//! assert_eq!(route.guarantee(), Guarantee::Shortest { ways: Ways::Several });
//!
//! let circle = Hanoi::with_rule(3, HanoiRule::Cyclic)?;
//! assert_eq!(circle.route(&circle.start(), &circle.goal())?.steps(), &Steps::from(21u32));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Wythoff's game
//! The k-th cold position is (⌊kφ⌋, ⌊kφ⌋ + k) (Wythoff, 1907); one exact square root is enough to test for it. With
//! `rule=nim`, stones are taken from one pile only (Bouton, 1901).
//! ```
//! use gros_solver::{Puzzle, Wythoff};
//! let game = Wythoff::new(13u32.into(), 20u32.into());
//! let winning: Vec<String> = game.winning_moves(&game.start()).iter().map(ToString::to_string).collect();
//! assert_eq!(winning, ["11,18", "12,20", "13,8"]);
//! ```
//!
//! # The methods
//! ```
//! use gros_solver::hanoi::methods::PAIR_CYCLE;
//! use gros_solver::methods::{self, Question};
//! use gros_solver::{AnyPuzzle, Hanoi, Puzzle};
//! let puzzle = AnyPuzzle::from(Hanoi::new(5)?);
//! let here = puzzle.parse_state("ABBAA")?;
//! let question = Question { start: puzzle.start(), goal: puzzle.goal(), here, puzzle };
//! let explanation = methods::explain(PAIR_CYCLE, &question)?;
//! assert_eq!(explanation.next.map(|mv| mv.to_string()).as_deref(), Some("1C"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What the puzzles share
//! The [`ruler`] sequence, 1 2 1 3 1 2 1 4 …, gives the ring or disc that moves at a step; ranks and words are in
//! [`gray`]; [`methods`] explain why a move is the next one; the [`catalogue`] lists all puzzles of the family with
//! their published counts. [`AnyPuzzle`] stands for any of the puzzles, when the choice is not known in advance.
//!
//! # The laws
//! They hold for every puzzle and are tested in `tests/laws/`. For a route from `a` to `b`: `state_at(0)` is `a` and
//! `state_at(steps)` is `b`; playing `move_at(i)` in `state_at(i)` leads to `state_at(i + 1)`; `step_of(state_at(i))`
//! is `i`; `parse_state` is the inverse of `Display`; at small sizes `steps` is the breadth-first distance between
//! every pair of states, unless the guarantee says otherwise; a refused move changes nothing. A line of play has no
//! distance; instead, the side that can win leaves a cold position every time.

#![no_std]
#![warn(missing_docs)]

extern crate alloc;
#[cfg(any(test, feature = "_late"))]
extern crate std;

pub mod catalogue;
mod error;
pub mod gray;
mod guards;
#[doc(hidden)]
pub mod internals;
pub mod methods;
mod path;
mod pieces;
mod prelude;
mod puzzle;
pub mod puzzles;
mod route;
pub mod ruler;
mod search;
#[cfg(feature = "serde")]
mod serial;
mod sized;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

use gros_steps as steps;
pub use gros_steps::{ParseStepsError, Steps, Word};
pub use puzzles::*;

pub use chain::{Chain, ChainModel, ChainRoute, ChainState};
pub use custom::{Custom, CustomRoute, CustomState};
pub use error::{Alphabet, IllegalMove, NoRoute, ParseMoveError, ParseStateError, SizeError};
pub use hanoi::{DiscMove, Hanoi, HanoiRoute, HanoiState, Peg, Rule as HanoiRule};
pub use hexadecimal::{Hexadecimal, HexadecimalState};
pub use pieces::PieceMove;
pub use puzzle::{NoReason, Position, Puzzle, Setup};
pub use rings::{RingMove, Rings, RingsRoute, RingsState};
pub use route::{Guarantee, Route, Ways};
pub use search::SearchedRoute;
#[cfg(feature = "serde")]
pub use serial::{MoveOf, StateOf};
pub use slideout::{SlideOut, SlideOutRoute, SlideOutState};
pub use spinout::{DialMove, Facing, SpinOut, SpinOutState};
pub use wythoff::{LineOfPlay, Piles, Wythoff, WythoffMove};

others! {
    puzzle: fn(&AnyPuzzle) -> &dyn erased::ErasedPuzzle = |any| ask_each!(AnyPuzzle, any, |it| it);
    route: fn(&AnyRoute) -> &dyn erased::ErasedRoute = |any| ask_each!(AnyRoute, any, |it| it);
    state: fn(&AnyState) -> &dyn core::fmt::Display = |any| ask_each!(AnyState, any, |it| it);
    mv: fn(&AnyMove) -> &dyn core::fmt::Display = |any| ask_each!(AnyMove, any, |it| it);
    read: fn(&str, &mut internals::keys::Keys) -> Option<Setup<AnyPuzzle>> = erased::read_any;
}
