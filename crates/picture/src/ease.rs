//! How motion starts and stops.

use crate::within::Within;

/// Returns how far a move has come after `part` of its time, 0 … 1: it starts and ends gently.
///
/// ```
/// assert_eq!([-1.0, 0.0, 0.5, 1.0, 2.0].map(gros_picture::ease::ease), [0.0, 0.0, 0.5, 1.0, 1.0]);
/// ```
#[must_use]
pub fn ease(part: f64) -> f64 {
    let part = part.within(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}
