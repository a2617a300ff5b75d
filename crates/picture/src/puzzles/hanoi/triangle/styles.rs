//! The styles of the triangle.

use crate::graph::styles::word;
use crate::palette::Colour;
use crate::style::Style;

pub(crate) const STYLES: &[Style] = &[
    Style::filled("graph-areas", Colour::Border).opaque(0.34),
    Style::filled("graph-gasket", Colour::Border).opaque(0.45),
    Style::filled("graph-gasket-dot", Colour::Accent).edged(Colour::Surface, 1.5),
    Style::round("graph-edges", Colour::Border, 1.5).opaque(0.7),
    Style::round("graph-large", Colour::Ink, 3.0),
    Style::round("graph-other", Colour::Ink, 3.5).dashed("0.1 7"),
    Style::filled("graph-next", Colour::HintFill).edged(Colour::Hint, 2.0),
    Style::line("graph-chosen", Colour::Ink, 3.0),
    word("graph-corner", Colour::Muted),
    word("graph-word-start", Colour::Ink),
    word("graph-word-goal", Colour::Good),
    word("graph-word-you", Colour::Accent),
];
