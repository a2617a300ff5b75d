//! The styles of the tower.

use crate::palette::Colour;
use crate::style::{Paint, Style};

const fn disc(role: &'static str, colour: Colour) -> Style {
    Style::filled(role, colour).edged(Colour::DiscLine, 1.5)
}

const fn label(role: &'static str, colour: Colour) -> Style {
    Style::words(role, colour).central()
}

pub(crate) const STYLES: &[Style] = &[
    Style::line("disc-casing", Colour::Bg, 24.0).round_corners(),
    Style::line("disc-halo", Colour::Hint, 20.0).round_corners(),
    Style::line("disc-halo-fill", Colour::HintFill, 16.0).round_corners(),
    Style::line("disc-gap", Colour::Bg, 6.0),
    Style::line("disc-blocked", Colour::Bad, 4.0),
    Style::line("disc-lit", Colour::Accent, 5.0).round_corners(),
    Style::filled("plank", Colour::Plate).edged(Colour::PlateLine, 1.5),
    Style::line("plank-grain", Colour::Grain, 1.2).opaque(0.5),
    Style::filled("peg", Colour::Peg).edged(Colour::RodLine, 1.5),
    Style::line("peg-light", Colour::Gloss, 2.5).round_ends().opaque(0.55),
    Style::words("peg-letter", Colour::Ink),
    Style::filled("flag", Colour::Ink),
    disc("disc-odd", Colour::Odd),
    disc("disc-even", Colour::Even),
    disc("disc-mixed", Colour::RingOff),
    label("disc-label", Colour::Ink),
    label("disc-label-odd", Colour::OnOdd),
    label("disc-label-even", Colour::OnEven),
    Style::line("disc-light", Colour::Gloss, 2.0).round_ends().opaque(0.32),
    Style::line("disc-grain", Colour::EvenLine, 1.2).opaque(0.35),
    Style::line("ghost", Colour::Muted, 1.5).dashed("6 5").opaque(0.7),
    Style::filled("landing", Colour::HintTint).edged(Colour::Hint, 2.0).dashed("6 5"),
    Style::line("landing-other", Colour::Ink, 2.0).dashed("6 5"),
    Style::line("way", Colour::Hint, 2.5).dashed("7 6"),
    Style::filled("strip-odd", Colour::Odd),
    Style::filled("strip-even", Colour::Even).edged(Colour::EvenLine, 0.6),
    Style::filled("strip-even-dense", Colour::Even).stroked(Paint::None),
];
