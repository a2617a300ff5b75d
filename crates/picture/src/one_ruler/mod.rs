//! "One ruler": six rings above a binary counter, a tower, and the ruler that moves the same piece in all of them.

mod counter;
mod plate;
mod ticks;
mod tower;

use crate::palette::Colour;
use crate::style::Style;
pub use counter::{Counter, Names};
pub use plate::Plate;
pub use ticks::Ticks;
pub use tower::tower;

pub(crate) const STYLES: &[Style] = &[
    Style::filled("walk-band-last", Colour::AccentTint),
    Style::filled("walk-band-next", Colour::HintTint),
    Style::words("walk-last", Colour::Accent),
    Style::words("walk-next", Colour::Hint),
    Style::words("walk-name", Colour::Muted).light().beginning(),
    Style::words("walk-number", Colour::Ink).beginning(),
    Style::words("gray-on", Colour::Ink),
    Style::words("gray-off", Colour::Muted).light(),
    Style::filled("cell", Colour::Surface).edged(Colour::Border, 1.5),
    Style::filled("cell-on", Colour::Ink).edged(Colour::Ink, 1.5),
    Style::words("cell-digit", Colour::Ink).light(),
    Style::words("cell-digit-on", Colour::Surface),
    Style::words("cell-weight", Colour::Muted).light(),
    Style::words("cell-weight-on", Colour::Surface).light(),
    Style::line("walk-disc", Colour::Accent, 18.0).round_corners(),
    Style::line("walk-disc-gap", Colour::Bg, 8.0).round_corners(),
    Style::filled("walk-plate", Colour::PlateTop).edged(Colour::PlateLine, 1.0),
    Style::filled("walk-past", Colour::PlateLo),
    Style::filled("walk-tick", Colour::Ink),
    Style::filled("walk-tick-last", Colour::Accent),
    Style::filled("walk-tick-next", Colour::Hint),
    Style::words("walk-term", Colour::Ink).light(),
    Style::words("walk-term-large", Colour::Ink),
    Style::words("walk-term-last", Colour::Accent),
    Style::words("walk-term-next", Colour::Hint),
    Style::filled("walk-needle", Colour::Ink),
    Style::filled("walk-track", Colour::Border),
    Style::filled("walk-done", Colour::Accent),
    Style::words("walk-step", Colour::Muted).light(),
    Style::words("walk-step-here", Colour::Accent),
];
