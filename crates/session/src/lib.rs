//! The middle layer of Gros: the moves played, the plan, the current step, and the text that describes them.
//!
//! A [`Timeline`] is a sequence of legs, which are moves made by hand or stretches of planned routes, with direct
//! access to every step. A [`Session`] is a timeline with undo, redo and counters; it changes only by [`Action`]s. A
//! [`spec`] is a session as text: the address of the page and the argument of the command line. Nothing here knows the
//! rules of a puzzle.
//!
//! ```
//! use gros_session::{spec, Action, Seek};
//! let mut session = spec::open("rings?n=9&step=123", 1000)?.session;
//! assert_eq!(session.timeline().state().to_string(), "010110111");
//! session.act(Action::DoIt);
//! session.act(Action::Seek(Seek::Next));
//! assert_eq!(spec::write(session.timeline()), "rings?step=125");
//! # Ok::<(), gros_session::spec::UnknownPuzzle>(())
//! ```

#![warn(missing_docs)]

mod chunks;
#[cfg(test)]
mod counted;
mod landmarks;
mod listing;
mod parameter;
mod seek;
mod session;
mod slider;
pub mod spec;
mod tape;
mod timeline;
pub mod today;

pub use chunks::Chunk;
pub use landmarks::{Landmark, Occurrence, landmarks};
pub use listing::{Listed, Listing, listed};
pub use parameter::with_parameter;
pub use seek::{ParseSeekError, Seek, Sought};
pub use session::{Action, Event, Session};
pub use slider::Slider;
pub use tape::{Tape, TapeTick};
pub use timeline::{HandMove, Leg, Made, Refusal, Timeline};
