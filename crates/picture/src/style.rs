//! The styles of roles, as data: a page makes a style sheet of them, a file makes attributes.

use crate::palette::{Colour, Theme};
use crate::path::num;
use crate::puzzles::{self, rings};
use crate::rules;
use crate::scene::Role;
use crate::sheet;
use crate::timeline;

/// The paint of a shape or of its outline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Paint {
    /// Nothing.
    None,
    /// A colour.
    Plain(Colour),
    /// A gradient of the same scene, by name.
    Fade(&'static str),
}

impl Paint {
    fn in_theme(self, theme: Theme) -> String {
        match self {
            Paint::None => "none".to_owned(),
            Paint::Plain(colour) => colour.in_theme(theme).to_owned(),
            Paint::Fade(name) => format!("url(#{name})"),
        }
    }

    fn in_sheet(self) -> String {
        match self {
            Paint::Plain(colour) => format!("var(--{})", colour.token()),
            _ => self.in_theme(Theme::Light),
        }
    }
}

/// How words look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Font {
    /// Whether they are bold.
    pub is_bold: bool,
    /// Whether they are centred vertically on the line, rather than on its baseline.
    pub is_central: bool,
    /// Which part of them is at their position.
    pub anchor: Anchor,
    /// Whether all letters have the same width.
    pub is_mono: bool,
}

/// The part of a text that is at its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

impl Anchor {
    /// Returns its name in SVG.
    const fn id(self) -> &'static str {
        match self {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        }
    }
}

/// How the shapes of a role look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The role.
    pub role: Role,
    /// The paint that fills them.
    pub fill: Paint,
    /// The paint of their outline.
    pub stroke: Paint,
    /// The width of their outline, in units.
    pub width: f64,
    /// The dashes and gaps of the outline; empty for a solid line.
    pub dashes: &'static str,
    /// Whether the ends of their outline are round.
    pub has_round_ends: bool,
    /// Whether its corners are round.
    pub has_round_corners: bool,
    /// Whether the outline is drawn behind the fill.
    pub is_line_behind: bool,
    /// The opacity of the shape, 0 … 1.
    pub opacity: f64,
    /// The opacity of its fill, 0 … 1.
    pub fill_opacity: f64,
    /// How far they are moved, in units.
    pub shift: (f64, f64),
    /// How words look.
    pub font: Option<Font>,
}

impl Style {
    /// Returns the style of shapes without an outline.
    #[must_use]
    pub const fn filled(role: &'static str, colour: Colour) -> Style {
        Style {
            role: Role(role),
            fill: Paint::Plain(colour),
            stroke: Paint::None,
            width: 0.0,
            dashes: "",
            has_round_ends: false,
            has_round_corners: false,
            is_line_behind: false,
            opacity: 1.0,
            fill_opacity: 1.0,
            shift: (0.0, 0.0),
            font: None,
        }
    }

    /// Returns the style of lines.
    #[must_use]
    pub const fn line(role: &'static str, colour: Colour, width: f64) -> Style {
        Style { fill: Paint::None, ..Style::filled(role, colour).edged(colour, width) }
    }

    /// Returns the style of lines with round ends and corners.
    #[must_use]
    pub const fn round(role: &'static str, colour: Colour, width: f64) -> Style {
        Style::line(role, colour, width).round_ends().round_corners()
    }

    /// Returns the style of bold words, centred on their position.
    #[must_use]
    pub const fn words(role: &'static str, colour: Colour) -> Style {
        let font = Font { is_bold: true, is_central: false, anchor: Anchor::Middle, is_mono: false };
        Style { font: Some(font), ..Style::filled(role, colour) }
    }

    /// Returns the style with an outline.
    #[must_use]
    pub const fn edged(self, colour: Colour, width: f64) -> Style {
        Style { stroke: Paint::Plain(colour), width, ..self }
    }

    /// Returns the style with another fill.
    #[must_use]
    pub const fn painted(self, fill: Paint) -> Style {
        Style { fill, ..self }
    }

    /// Returns the style with another outline paint.
    #[must_use]
    pub const fn stroked(self, stroke: Paint) -> Style {
        Style { stroke, ..self }
    }

    /// Returns the style with a dashed outline.
    #[must_use]
    pub const fn dashed(self, dashes: &'static str) -> Style {
        Style { dashes, ..self }
    }

    /// Returns the style with round line ends.
    #[must_use]
    pub const fn round_ends(self) -> Style {
        Style { has_round_ends: true, ..self }
    }

    /// Returns the style with round line corners.
    #[must_use]
    pub const fn round_corners(self) -> Style {
        Style { has_round_corners: true, ..self }
    }

    /// Returns the style with the outline behind the fill, as a casing of words.
    #[must_use]
    pub const fn line_behind(self) -> Style {
        Style { is_line_behind: true, ..self }
    }

    /// Returns the style with reduced opacity.
    #[must_use]
    pub const fn opaque(self, opacity: f64) -> Style {
        Style { opacity, ..self }
    }

    /// Returns the style with reduced fill opacity.
    #[must_use]
    pub const fn fill_opaque(self, fill_opacity: f64) -> Style {
        Style { fill_opacity, ..self }
    }

    /// Returns the style moved by some units.
    #[must_use]
    pub const fn shifted(self, x: f64, y: f64) -> Style {
        Style { shift: (x, y), ..self }
    }

    /// Returns the style of words centred vertically on the line.
    #[must_use]
    pub const fn central(mut self) -> Style {
        if let Some(font) = &mut self.font {
            font.is_central = true;
        }
        self
    }

    /// Returns the style of words that are not bold.
    #[must_use]
    pub const fn light(mut self) -> Style {
        if let Some(font) = &mut self.font {
            font.is_bold = false;
        }
        self
    }

    /// Returns the style of words that start at their position.
    #[must_use]
    pub const fn beginning(mut self) -> Style {
        if let Some(font) = &mut self.font {
            font.anchor = Anchor::Start;
        }
        self
    }

    /// Returns the style of words that end at their position.
    #[must_use]
    pub const fn ending(mut self) -> Style {
        if let Some(font) = &mut self.font {
            font.anchor = Anchor::End;
        }
        self
    }

    /// Returns the style of words whose letters have equal width.
    #[must_use]
    pub const fn mono(mut self) -> Style {
        if let Some(font) = &mut self.font {
            font.is_mono = true;
        }
        self
    }

    /// Returns the SVG attributes of this style in a theme.
    #[must_use]
    pub fn attributes(&self, theme: Theme) -> Vec<(&'static str, String)> {
        let mut rows = self.rows(|paint| paint.in_theme(theme), "monospace");
        if self.shift != (0.0, 0.0) {
            rows.push(("transform", format!("translate({} {})", num(self.shift.0), num(self.shift.1))));
        }
        rows
    }

    /// Writes the style sheet rule for shapes whose class is the role.
    #[must_use]
    pub fn rule(&self) -> String {
        let mut rows = self.rows(Paint::in_sheet, "var(--mono)");
        if self.shift != (0.0, 0.0) {
            rows.push(("transform", format!("translate({}px,{}px)", num(self.shift.0), num(self.shift.1))));
        }
        let body: Vec<String> = rows.iter().map(|(name, value)| format!("{name}:{value}")).collect();
        format!(".{}{{{}}}", self.role.0, body.join(";"))
    }

    fn rows(&self, paint: impl Fn(Paint) -> String, mono: &str) -> Vec<(&'static str, String)> {
        let mut rows = vec![("fill", paint(self.fill))];
        let mut put = |is_so: bool, name, value: String| {
            if is_so {
                rows.push((name, value));
            }
        };
        let has_line = self.stroke != Paint::None;
        put(has_line, "stroke", paint(self.stroke));
        put(has_line, "stroke-width", num(self.width));
        put(!self.dashes.is_empty(), "stroke-dasharray", self.dashes.to_owned());
        put(self.has_round_ends, "stroke-linecap", "round".to_owned());
        put(self.has_round_corners, "stroke-linejoin", "round".to_owned());
        put(self.is_line_behind, "paint-order", "stroke".to_owned());
        put(self.opacity != 1.0, "opacity", num(self.opacity));
        put(self.fill_opacity != 1.0, "fill-opacity", num(self.fill_opacity));
        if let Some(font) = self.font {
            put(true, "font-weight", if font.is_bold { "700" } else { "400" }.to_owned());
            put(true, "text-anchor", font.anchor.id().to_owned());
            put(font.is_mono, "font-family", mono.to_owned());
            put(font.is_central, "dominant-baseline", "central".to_owned());
        }
        rows
    }
}

/// The styles that all puzzles share.
const SHARED: &[Style] = &[
    Style::filled("ground", Colour::Bg),
    Style::filled("arrow", Colour::Hint),
    Style::line("blocked", Colour::Bad, 13.0).round_corners(),
    Style::line("halo-casing", Colour::Bg, 11.5),
    Style::line("halo", Colour::Hint, 8.0),
    Style::line("halo-fill", Colour::HintFill, 5.0),
    Style::line("halo-legal", Colour::Ink, 2.0).dashed("6 5"),
    Style::line("halo-lit", Colour::Accent, 6.0),
    Style::filled("left-out", Colour::Border),
    Style::filled("left-out-bad", Colour::Bad),
    Style::filled("lock-ground", Colour::Bad).edged(Colour::Bg, 3.0),
    Style::line("lock", Colour::Bg, 2.4),
    Style::filled("result", Colour::HintFill).fill_opaque(0.22).edged(Colour::Hint, 2.2).dashed("5 5"),
    Style::filled("result-other", Colour::Ink).fill_opaque(0.06).edged(Colour::Ink, 2.0).dashed("5 5"),
    Style::line("turn", Colour::Hint, 6.0).round_ends(),
    Style::line("turn-other", Colour::Ink, 4.0).round_ends(),
    Style::filled("arrow-other", Colour::Ink),
    Style::filled("lit", Colour::Accent).fill_opaque(0.1).edged(Colour::Accent, 3.0),
    Style::line("eye", Colour::Eye, 4.0),
    Style::filled("handle", Colour::Wood).edged(Colour::WoodLine, 2.0),
    Style::filled("hole", Colour::RodLine),
    Style::filled("plate-top", Colour::PlateTop).edged(Colour::PlateLine, 1.5).round_corners(),
    Style::filled("plate-face", Colour::Plate).edged(Colour::PlateLine, 1.5),
    Style::filled("bead-light", Colour::Gloss).opaque(0.5),
    Style::words("plate-digit", Colour::Ink).central(),
    Style::filled("strip-next", Colour::HintFill).edged(Colour::Hint, 1.0),
    Style::filled("strip-next-dense", Colour::HintFill),
    Style::line("strip-next-frame", Colour::Hint, 2.0),
    Style::words("strip-number", Colour::Muted).light(),
    Style::words("engraved", Colour::Muted),
];

/// The styles of a first visit beside the board.
const FIRST: [&[Style]; 2] = if cfg!(gros_classics) { [&[]; 2] } else { [timeline::STYLES, rules::STYLES] };
/// The styles of a sheet, which is only exported.
const SHEET: &[Style] = if cfg!(gros_classics) { &[] } else { sheet::STYLES };

/// Returns the styles of all roles.
pub fn styles() -> impl Iterator<Item = &'static Style> {
    let later = puzzles::STYLES.iter().chain(puzzles::BESIDE).copied();
    [SHARED, rings::STYLES].into_iter().chain(FIRST).chain([SHEET]).chain(later).flatten()
}

/// Finds the style of a role.
#[must_use]
pub fn style(role: Role) -> Option<&'static Style> {
    styles().find(|style| style.role == role)
}

/// The colours of gradients.
const STOPS: &[Colour] = &[Colour::PlateTop, Colour::Plate, Colour::PlateLo];

/// Writes the style sheet for a first visit: the styles shared by all pictures, those of the rings, their rules and the
/// timeline, and the colours of gradients.
#[must_use]
pub fn first_sheet() -> String {
    let stop = |colour: &Colour| format!(".stop-{0}{{stop-color:var(--{0})}}", colour.token());
    let stops: String = STOPS.iter().map(stop).collect();
    rules_of(&[SHARED, rings::STYLES]) + &rules_of(&FIRST) + &stops
}

/// Writes the style sheet for the boards of all other puzzles.
#[must_use]
pub fn boards_sheet() -> String {
    rules_of(puzzles::STYLES)
}

/// Writes the style sheet for what is drawn beside the boards.
#[must_use]
pub fn later_sheet() -> String {
    rules_of(puzzles::BESIDE)
}

fn rules_of(styles: &[&[Style]]) -> String {
    styles.iter().copied().flatten().map(Style::rule).collect()
}
