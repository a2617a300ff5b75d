//! Items that the page and the command line of Gros need beyond the public interface. They may change in any
//! release.

pub mod keys;
pub mod layout;
pub mod notation;
mod order;
pub mod params;

pub use crate::pieces::Wanted;
pub use crate::puzzle::{Landmarks, Named};
pub use crate::route::{Branch, Detour};
pub use layout::{Displacement, GamePosition, Placed};
pub use order::sort_short_by_key;
