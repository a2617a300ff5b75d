//! The styles of the icicle.

use crate::palette::Colour;
use crate::style::Style;

pub(crate) const STYLES: &[Style] = &[
    Style::filled("icicle-past", Colour::Hair).edged(Colour::Border, 1.0),
    Style::filled("icicle-open", Colour::AccentTint).edged(Colour::Accent, 1.2),
    Style::filled("icicle-later", Colour::Surface).edged(Colour::Border, 1.0).dashed("3 2"),
    Style::filled("icicle-next", Colour::HintFill).edged(Colour::Hint, 1.2),
    Style::filled("icicle-funnel", Colour::AccentTint),
    Style::line("icicle-edge", Colour::Accent, 1.0),
    Style::line("icicle-row", Colour::Border, 1.0),
    Style::line("icicle-mark", Colour::Muted, 1.0),
    Style::words("icicle-number", Colour::Muted).light(),
    Style::words("icicle-start", Colour::Muted).light().beginning(),
    Style::words("icicle-end", Colour::Muted).light().ending(),
    Style::words("icicle-name", Colour::Ink).beginning(),
    Style::words("icicle-name-beside", Colour::Muted).light().beginning(),
    Style::filled("icicle-needle", Colour::Accent).edged(Colour::Accent, 2.0),
    Style::line("icicle-lead", Colour::Hint, 1.5),
    Style::filled("icicle-tag", Colour::HintFill).edged(Colour::Hint, 1.2),
    Style::words("icicle-tag-words", Colour::OnHint).central(),
    Style::line("icicle-chosen", Colour::Ink, 2.0),
];
