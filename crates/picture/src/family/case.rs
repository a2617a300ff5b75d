//! The case of Spin-Out, cut open, with the slide and its dials.
//!
//! The dials stay in place and the case moves over them: the motion is the same, and the targets keep still.

use crate::axis::Axis;
use crate::palette::Colour;
use crate::path::num;
use crate::scene::{Rect, Shape};
use crate::subject::{Sign, View};
use crate::words;

/// The distance between two dials. All measures are in units of the drawing.
pub(crate) const PITCH: f64 = 118.0;
/// The centre of the leftmost dial.
const FIRST: f64 = 102.0;
/// The centres of the dials.
pub(crate) const COLUMNS: Axis = Axis { zero: FIRST, unit: PITCH };
/// The distance from dial 1 to the knob.
pub(crate) const KNOB: f64 = 120.0;
/// The distance from the knob to the right edge.
pub(crate) const MARGIN: f64 = 62.0;
/// The line on which the dials' centres lie.
pub(crate) const LINE: f64 = 214.0;
/// The top edge of the drawing and its height.
pub(crate) const FRAME: (f64, f64) = (70.0, 284.0);
/// The distance from the bay to the right end of the case.
pub(crate) const CASE: f64 = 3.5 * PITCH;
/// The radius of the bay.
pub(crate) const BAY: f64 = 90.0;

/// The height of engraved letters, and the smallest that can be read, in CSS pixels.
const LETTERS: f64 = 17.0;
const SMALLEST: f64 = 12.0;
/// How far text that would cross an edge may be moved.
const ASIDE: f64 = 40.0;

/// An upright dial about its centre, its lobe up.
pub(crate) const BELL: &str = "M-27 -55A27 27 0 0 1 27 -55C28 -34 31 -17 33 0A85 85 0 0 0 41.3 36Q44.5 44.5 36 41.3A85 85 0 0 0 -36 41.3Q-44.5 44.5 -41.3 36A85 85 0 0 0 -33 0C-31 -17 -28 -34 -27 -55Z";

/// The folds of a trunk on the lobe, and two eyes below them: the dials are also sold as elephants, and called so in Chinese.
const TRUNK: &str = "M-13 -60Q0 -54 13 -60M-15 -49Q0 -43 15 -49M-16 -38Q0 -32 16 -38M-17 -25h0M17 -25h0";

/// The height of the body of the case above and below the line.
const BODY: (f64, f64) = (134.0, 128.0);

/// The engraving on the case, if there is room for it.
struct Engraved {
    /// The text under the bay.
    bay: String,
    /// The text above the low gate, in two lines.
    gate: [String; 2],
}

impl Engraved {
    /// Returns the texts that are legible on a drawing of this width, in units; `bay` is the text under the bay.
    fn of(view: &View<'_>, width: f64, bay: Sign<'_>) -> Option<Engraved> {
        let say = |sign| (view.say)(sign);
        let gate = || [say(Sign::LowGate), say(Sign::OnlyFlatPass)];
        let is_legible = LETTERS * view.room.0 / width >= SMALLEST;
        is_legible.then(|| Engraved { bay: say(bay), gate: gate() })
    }
}

/// Returns the centre of a column, counted from the left.
pub(crate) const fn x_of(index: usize) -> f64 {
    COLUMNS.nth(index)
}

/// Returns the width of a drawing with this many columns.
pub(crate) fn width_of(columns: usize) -> f64 {
    x_of(columns.saturating_sub(1)) + KNOB + MARGIN
}

/// Draws the case with its bay at `bay`, in a drawing of this width, with a text under the bay; text that does not fit
/// is left out, and on a picture that only shows the puzzle the bay has the colour of the case.
pub(crate) fn case(view: &View<'_>, bay: f64, width: f64, under: Sign<'_>) -> Vec<Shape> {
    let right = bay + CASE;
    let left = bay.min(0.0) - 600.0;
    let (top, foot) = (LINE - BODY.0, LINE + BODY.1);
    let mut shapes = vec![
        light(top, foot),
        Shape::rect("case", Rect::new(left, top, right - left, foot - top), 14.0),
        Shape::path("channel", channel(bay, left)),
    ];
    shapes.extend((!view.is_still).then(|| Shape::circle("bay", bay, LINE, BAY - 2.0)));
    if let Some(Engraved { bay: under, gate: [above, below] }) = &Engraved::of(view, width, under) {
        let gate = (bay + right) / 2.0 + 70.0;
        let words = [
            ("engraved-here", bay, LINE + 115.0, under),
            ("engraved", gate, LINE - 98.0, above),
            ("engraved", gate, LINE - 76.0, below),
        ];
        let engrave = |(role, x, y, text): (_, f64, f64, &String)| {
            let inside = words::inside(x, words::width(text, LETTERS).min(width), (0.0, width));
            let is_near = (inside - x).abs() <= ASIDE;
            (is_near && !text.is_empty()).then(|| Shape::text(role, inside, y, LETTERS, text))
        };
        shapes.extend(words.into_iter().filter_map(engrave));
    }
    vec![Shape::group(shapes).keyed("case")]
}

/// The case is lit from above.
fn light(top: f64, foot: f64) -> Shape {
    let stops = vec![(0.0, Colour::PlateTop), (0.5, Colour::Plate), (1.0, Colour::PlateLo)];
    Shape::fade("case-light", (0.0, top), (0.0, foot), stops)
}

/// The channel for the dials: high up to the gate, low behind it, and round in the bay.
fn channel(bay: f64, left: f64) -> String {
    let (ceiling, gate, floor) = (LINE - BAY, LINE - 50.0, LINE + 50.0);
    let reach = (BAY * BAY - 50.0 * 50.0).sqrt();
    let [slope, low, end, pocket, back] =
        [bay + 150.0, bay + 186.0, bay + CASE, bay + reach, bay - reach].map(num);
    let [left, ceiling, gate, floor, r] = [left, ceiling, gate, floor, BAY].map(num);
    format!(
        "M{left} {ceiling}H{slope}q14 0 20 20L{low} {gate}H{end}V{floor}H{pocket}A{r} {r} 0 0 1 {back} {floor}H{left}z"
    )
}

/// Draws the slide with its knob.
pub(crate) fn slide(knob: f64) -> Shape {
    let bar = Rect::new(-300.0, LINE - 15.0, knob + 300.0, 30.0);
    let arrows = format!("M{} {}h28m-7 -6l7 6l-7 6m-14 0l-7 -6l7 -6", num(knob - 14.0), num(LINE));
    let shapes = vec![
        Shape::rect("slide", bar, 3.0),
        Shape::circle("grip", knob, LINE, 34.0),
        Shape::path("knob-arrows", arrows),
    ];
    Shape::group(shapes).keyed("slide")
}

/// Draws a dial about the origin, its lobe up, covering what is behind it.
pub(crate) fn dial(is_upright: bool, is_blocked: bool) -> Vec<Shape> {
    let bell = |role| Shape::path(role, BELL);
    let mut shapes = vec![bell("dial-shade")];
    shapes.extend(is_blocked.then(|| bell("blocked")));
    shapes.push(bell(if is_upright { "dial-upright" } else { "dial-flat" }).keyed("dial"));
    shapes.push(Shape::path("dial-gloss", "M-16 -52A18 18 0 0 1 -4 -66"));
    shapes.push(Shape::path("dial-trunk", TRUNK));
    shapes
}

/// Draws the face of a dial with its number.
pub(crate) fn face(x: f64, number: usize, size: f64) -> [Shape; 2] {
    [
        Shape::circle("dial-face", x, LINE, 18.0).keyed("face"),
        Shape::text("dial-number", x, LINE, size, number.to_string()).keyed("number"),
    ]
}

/// Draws an arrow from a lobe that lies to the left to where it goes, or the other way round.
pub(crate) fn arrow(is_upward: bool) -> [Shape; 2] {
    let (way, head) = if is_upward {
        ("M-47 -16A50 50 0 0 1 -22 -46", "M-8 -54l-22 -3l13 19z")
    } else {
        ("M-12 -50A50 50 0 0 0 -42 -26", "M-50 -12l-3 -22l19 13z")
    };
    [Shape::path("turn", way), Shape::path("arrow", head)]
}

/// Draws an arrow from a lobe that lies to the right, over the top, to the left.
pub(crate) fn half_turn() -> [Shape; 2] {
    [Shape::path("turn", "M47 -16A50 50 0 0 0 -42 -26"), Shape::path("arrow", "M-50 -12l-3 -22l19 13z")]
}
