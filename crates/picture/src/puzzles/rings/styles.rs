//! The styles of the rings. The roles `bar-slide`, for gliding parts, and `nudged`, for shaken ones, have no
//! styles here: the page's style sheet animates them.

use crate::palette::Colour;
use crate::style::{Paint, Style};

const fn wire(role: &'static str, colour: Colour) -> Style {
    Style::line(role, colour, 7.0).round_ends()
}

const fn thin(role: &'static str, colour: Colour) -> Style {
    Style::line(role, colour, 4.0).round_ends()
}

const fn light(role: &'static str, colour: Colour) -> Style {
    Style::line(role, colour, 1.7).dashed("0 20 52 100").round_ends()
}

pub(crate) const STYLES: &[Style] = &[
    Style::line("ring-brass-line", Colour::RingOnLine, 10.0),
    Style::line("ring-steel-line", Colour::RingOffHalo, 10.0),
    wire("ring-brass-front", Colour::RingOn).stroked(Paint::Fade("fade-on")),
    wire("ring-steel-front", Colour::RingOff).stroked(Paint::Fade("fade-off")),
    wire("ring-brass-back", Colour::RingOnBack),
    wire("ring-steel-back", Colour::RingOffBack),
    light("ring-brass-light", Colour::RingOnHi),
    light("ring-steel-light", Colour::RingOffHi),
    Style::line("ring-hand-line", Colour::Hint, 10.0),
    wire("ring-hand", Colour::HintFill),
    Style::line("thin-brass-line", Colour::RingOnLine, 6.5),
    Style::line("thin-steel-line", Colour::RingOffHalo, 6.5),
    thin("thin-brass-front", Colour::RingOn),
    thin("thin-steel-front", Colour::RingOff),
    thin("thin-brass-back", Colour::RingOnBack),
    thin("thin-steel-back", Colour::RingOffBack),
    Style::line("held", Colour::Bad, 16.0),
    Style::line("thin-held", Colour::Bad, 10.0),
    Style::line("rod-line", Colour::RodLine, 8.0),
    Style::line("rod-body", Colour::Rod, 5.0),
    Style::line("rod-thin-line", Colour::RodLine, 4.5),
    Style::line("rod-thin-body", Colour::Rod, 2.2),
    Style::filled("bead", Colour::Bead).edged(Colour::RodLine, 2.2),
    Style::filled("bead-thin", Colour::Bead).edged(Colour::RodLine, 1.4),
    Style::line("grain", Colour::Grain, 1.0).opaque(0.45),
    Style::line("rail-line", Colour::RailLine, 11.6),
    Style::line("rail-shade", Colour::RailLo, 9.0),
    Style::line("rail-body", Colour::Rail, 6.0).shifted(0.0, -0.8),
    Style::line("rail-light", Colour::RailHi, 2.0).shifted(0.0, -1.6),
    Style::line("handle-grain", Colour::WoodLine, 1.2).opaque(0.45),
    Style::filled("ferrule", Colour::RingOn).edged(Colour::RingOnLine, 2.0),
    Style::words("plate-number", Colour::Ink),
    Style::line("ring-ghost", Colour::Ink, 2.0).dashed("6 5"),
    Style::line("ring-lit", Colour::Accent, 17.0).opaque(0.5),
    Style::line("wait", Colour::Bad, 1.8),
    Style::line("leader-casing", Colour::Hint, 6.0),
    Style::line("leader", Colour::HintFill, 3.5),
    Style::filled("diagram-bar", Colour::Rail).edged(Colour::RailLine, 1.5),
    Style::filled("ring-on", Colour::RingOn).edged(Colour::RingOnLine, 2.0),
    Style::filled("ring-off", Colour::Bg).edged(Colour::RingOffLine, 2.5),
    Style::line("ring-through", Colour::RingOnLine, 2.0),
    Style::words("ring-number", Colour::Ink),
    Style::words("ring-number-upright", Colour::Ink).central(),
    Style::line("blocker", Colour::Bad, 4.0),
    Style::filled("lamp", Colour::Sunken).edged(Colour::Border, 2.5),
    Style::filled("lamp-on", Colour::RingOn).edged(Colour::RingOnLine, 2.5),
    Style::line("lamp-rays", Colour::RingOn, 3.0).round_ends(),
    Style::filled("strip-on", Colour::RingOn).edged(Colour::RingOnLine, 0.6),
    Style::filled("strip-off", Colour::RingOff).edged(Colour::RingOffLine, 0.4),
    Style::filled("strip-on-dense", Colour::RingOn),
    Style::filled("strip-off-dense", Colour::RingOff),
    Style::line("strip-bracket", Colour::Border, 1.5),
    Style::filled("strip-frame", Colour::Accent).fill_opaque(0.1).edged(Colour::Accent, 1.5),
];
