//! The marks of a lesson on the board of the rings: the ring that waits, and the rings for which it waits.

use std::ops::RangeInclusive;

use super::{layout, schema};
use crate::palette::Colour;
use crate::path::{self, bracket, down};
use crate::scene::{Point, Rect, Scene, Shape};
use crate::style::Style;
use crate::subject::Look;
use crate::within::Within;
use crate::words::{self, Labels};

/// The height of a label, the size of its words, and its margins beside them, in CSS pixels.
const LABEL: f64 = 28.0;
const WORDS: f64 = 14.0;
const MARGINS: f64 = 12.0;
const CORNERS: f64 = 6.0;
/// The room of the check beside words.
const CHECK: f64 = 17.0;
/// The distance between two labels, and between a label and its bracket.
const GAP: f64 = 4.0;
/// How high a bracket is, and how far above the rings.
const BRACKET: f64 = 11.0;
const ABOVE_RINGS: f64 = 3.0;
/// The space above the labels.
const ABOVE_LABELS: f64 = 2.0;
/// How far a bracket reaches to both sides of a ring, and how wide the band is, in columns.
const REACH: f64 = 0.36;
const BAND: f64 = 0.8;
const BAND_CORNERS: f64 = 10.0;
/// How much of a label must be over the rings that it is about.
const HOLD: f64 = 10.0;

pub(crate) const STYLES: &[Style] = &[
    Style::filled("waits-band", Colour::AccentTint),
    Style::filled("waits-label", Colour::Surface).edged(Colour::Accent, 1.5),
    Style::words("waits-words", Colour::Accent).central(),
    Style::filled("waits-met-label", Colour::GoodTint).edged(Colour::Good, 1.5),
    Style::words("waits-met-words", Colour::Good).central(),
    Style::round("waits-met-line", Colour::Good, 2.5),
    Style::filled("waits-unmet-label", Colour::BadTint).edged(Colour::Bad, 1.5),
    Style::words("waits-unmet-words", Colour::Bad).central(),
    Style::round("waits-unmet-line", Colour::Bad, 2.5),
];

/// A condition under which the ring that waits can move.
#[derive(Clone, Debug, PartialEq)]
pub struct Condition {
    /// The rings that it is about.
    pub rings: RangeInclusive<usize>,
    /// The words about them.
    pub words: String,
    /// Whether they are as they must be.
    pub is_met: bool,
}

/// The ring that waits and its conditions, over the board. All lengths are CSS pixels.
///
/// ```
/// use gros_picture::puzzles::rings::{Condition, Waits};
/// use gros_picture::{Look, Rect};
/// let column = |ring: usize| (ring, Rect::new(60.0 * (4 - ring) as f64, 60.0, 60.0, 200.0));
/// let waits = Waits {
///     room: (240.0, 300.0),
///     drawing: Rect::new(0.0, 60.0, 240.0, 200.0),
///     columns: (1..=4).map(column).collect(),
///     look: Look::Realistic,
///     ring: 4,
///     words: "ring 4 waits".to_owned(),
///     conditions: vec![Condition { rings: 3..=3, words: "on".to_owned(), is_met: true }],
/// };
/// assert!(waits.above() < 60.0 && waits.over().shapes.len() > 2);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Waits {
    /// The width and height of the room for the board and its marks.
    pub room: (f64, f64),
    /// Where the rings are drawn in it.
    pub drawing: Rect,
    /// The columns of the rings that are drawn separately.
    pub columns: Vec<(usize, Rect)>,
    /// How they are drawn.
    pub look: Look,
    /// The ring that waits.
    pub ring: usize,
    /// The words about it.
    pub words: String,
    /// Its conditions, as far as they are marked.
    pub conditions: Vec<Condition>,
}

/// Words in a frame, over a part of the row.
struct Label<'a> {
    tone: &'static Tone,
    words: &'a str,
    has_check: bool,
    /// The stretch that it labels: from left to right, or from top to bottom.
    about: (f64, f64),
    area: Rect,
    /// The row that it is in, counted from the rings up.
    row: usize,
}

/// The roles of a kind of mark.
struct Tone {
    label: &'static str,
    words: &'static str,
    /// The role of a bracket; the ring that waits has the band instead.
    line: Option<&'static str>,
}

const WAITS: Tone = Tone { label: "waits-label", words: "waits-words", line: None };
const MET: Tone = Tone { label: "waits-met-label", words: "waits-met-words", line: Some("waits-met-line") };
const UNMET: Tone =
    Tone { label: "waits-unmet-label", words: "waits-unmet-words", line: Some("waits-unmet-line") };

impl Waits {
    /// Draws the marks behind the rings: the band of the ring that waits.
    #[must_use]
    pub fn behind(&self) -> Scene {
        let band = self.column(self.ring).map(|column| {
            // It begins behind its label.
            let labels = self.labels();
            let label = labels.iter().find(|label| label.tone.line.is_none());
            let (x, y) = column.middle();
            let area = if self.is_upright() {
                let height = BAND * column.height;
                let left = label.map_or(column.x, |label| label.area.x + label.area.width - HOLD);
                Rect::new(left, y - height / 2.0, column.x + column.width - left, height)
            } else {
                let top = label.map_or(self.drawing.y, |label| label.area.middle().1);
                let width = BAND * column.width;
                Rect::new(x - width / 2.0, top, width, self.drawing.y + self.drawing.height - top)
            };
            Shape::rect("waits-band", area, BAND_CORNERS).keyed("band")
        });
        self.scene(band.into_iter().collect())
    }

    /// Draws the marks over the rings: labels and brackets. They are beside a vertical row, if there is room.
    #[must_use]
    pub fn over(&self) -> Scene {
        let labels = self.labels();
        let brackets = labels.iter().filter_map(|label| self.bracket(label));
        let frames = labels.iter().flat_map(Label::shapes);
        self.scene(brackets.chain(frames).collect())
    }

    /// Returns how much room the labels need above the drawing.
    #[must_use]
    pub fn above(&self) -> f64 {
        let labels = if self.is_upright() { Vec::new() } else { self.labels() };
        let tops = labels.iter().map(|label| self.drawing.y - label.area.y + ABOVE_LABELS);
        tops.fold(0.0, f64::max)
    }

    fn scene(&self, shapes: Vec<Shape>) -> Scene {
        Scene::new(Rect::sized(self.room.0, self.room.1), shapes)
    }

    fn is_upright(&self) -> bool {
        self.look == Look::Vertical
    }

    fn column(&self, ring: usize) -> Option<Rect> {
        self.columns.iter().find(|(number, _)| *number == ring).map(|(_, column)| *column)
    }

    /// Returns the part of the row that rings take, if any of them is drawn separately.
    fn about(&self, rings: &RangeInclusive<usize>) -> Option<(f64, f64)> {
        let columns = self.columns.iter().filter(|(ring, _)| rings.contains(ring));
        let reach = columns.map(|(_, column)| {
            let (middle, length) = if self.is_upright() {
                (column.middle().1, column.height)
            } else {
                (column.middle().0, column.width)
            };
            let reach = REACH * length;
            (middle - reach, middle + reach)
        });
        reach.reduce(|all, one| (all.0.min(one.0), all.1.max(one.1)))
    }

    /// Places the labels: that of the ring that waits next to those of conditions that are met, and over them what was wrong.
    fn labels(&self) -> Vec<Label<'_>> {
        let conditions = |met: bool| {
            let these = self.conditions.iter().filter(move |condition| condition.is_met == met);
            these.map(move |condition| {
                (&condition.rings, condition.words.as_str(), if met { &MET } else { &UNMET })
            })
        };
        let ring = self.ring..=self.ring;
        let all = conditions(true).chain([(&ring, self.words.as_str(), &WAITS)]).chain(conditions(false));
        let mut rows: Vec<Labels> = Vec::new();
        let mut placed: Vec<Label<'_>> = Vec::new();
        for (rings, said, tone) in all {
            if let Some(about) = self.about(rings) {
                let has_check = tone.label == MET.label;
                let width = words::width(said, WORDS) + MARGINS + if has_check { CHECK } else { 0.0 };
                let (row, (x, y)) = if self.is_upright() {
                    (0, self.beside(about, width, &placed))
                } else {
                    self.above_rings(about, width, &mut rows)
                };
                let area = Rect::around((x, y), width, LABEL);
                placed.push(Label { tone, words: said, has_check, about, area, row });
            }
        }
        placed.retain(|label| label.area.x >= GAP);
        placed
    }

    /// Finds the middle of a label left of a row from top to bottom: beside what it is about, or below what is there.
    fn beside(&self, (from, to): (f64, f64), width: f64, placed: &[Label<'_>]) -> Point {
        let middle = (from + to) / 2.0;
        let below = placed.iter().map(|other| other.area.middle().1 + LABEL + GAP);
        let is_free = |y: &f64| placed.iter().all(|other| (y - other.area.middle().1).abs() > LABEL);
        let y = std::iter::once(middle).chain(below).find(is_free).unwrap_or(middle);
        (self.drawing.x - BRACKET - 2.0 * GAP - width / 2.0, y)
    }

    /// Finds the lowest row above the rings that has room for a label, and its middle.
    fn above_rings(&self, about: (f64, f64), width: f64, rows: &mut Vec<Labels>) -> (usize, Point) {
        let found = rows
            .iter_mut()
            .enumerate()
            .find_map(|(row, labels)| Some((row, labels.put_over(about, width, HOLD)?)));
        let (row, x) = found.unwrap_or_else(|| {
            let mut labels = Labels::new((GAP, self.room.0 - GAP), GAP);
            let middle = labels.put((about.0 + about.1) / 2.0, width);
            rows.push(labels);
            (rows.len() - 1, middle.unwrap_or_default())
        });
        (row, (x, self.rings() - BRACKET - GAP - LABEL / 2.0 - row as f64 * (LABEL + GAP)))
    }

    /// Returns the height at which the rings end.
    fn rings(&self) -> f64 {
        let clear = match self.look {
            Look::Realistic => {
                let unit = self.columns.first().map_or(0.0, |(_, column)| column.width / layout::PITCH);
                layout::CLEAR * unit
            }
            look => schema::clear(look) * self.drawing.height,
        };
        self.drawing.y + clear - ABOVE_RINGS
    }

    /// Draws the bracket of a condition, and a line up to its label, if that is not next to it.
    fn bracket(&self, label: &Label<'_>) -> Option<Shape> {
        let (from, to) = label.about;
        if self.is_upright() {
            let ends = self.drawing.x - GAP;
            let d = path::line(&[(ends, from), (ends - BRACKET, from), (ends - BRACKET, to), (ends, to)]);
            return label.tone.line.map(|role| Shape::path(role, d));
        }
        let mut d = bracket(label.about, self.rings(), -BRACKET);
        if label.row > 0 {
            let (x, foot) = (label.area.middle().0.within(from, to), label.area.y + LABEL);
            d += &down(x, (self.rings() - BRACKET, foot));
        }
        label.tone.line.map(|role| Shape::path(role, d))
    }
}

impl Label<'_> {
    fn shapes(&self) -> Vec<Shape> {
        let Label { tone, has_check, area, .. } = self;
        let check = if *has_check { CHECK } else { 0.0 };
        let ((x, y), right) = (area.middle(), area.x + area.width);
        let mut shapes = vec![
            Shape::rect(tone.label, *area, CORNERS),
            Shape::text(tone.words, x - check / 2.0, y, WORDS, self.words),
        ];
        if let Some(role) = tone.line.filter(|_| *has_check) {
            shapes.push(Shape::path(role, path::check((right - CHECK + 4.5, y), 1.15)));
        }
        shapes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Form;

    /// A row of six rings, as wide as given, with labels as in English and in Chinese.
    fn six(width: f64, is_mirrored: bool, words: [&str; 3]) -> Waits {
        let pitch = 0.13 * width;
        let left = |ring: usize| if is_mirrored { ring as f64 } else { 7.0 - ring as f64 };
        let drawing = Rect::new(60.0, 70.0, width, 0.7 * width);
        let column = |ring| (ring, Rect::new(60.0 + pitch * left(ring), drawing.y, pitch, drawing.height));
        let condition = |rings, words: &str, is_met| Condition { rings, words: words.to_owned(), is_met };
        Waits {
            room: (width + 120.0, drawing.y + drawing.height + 40.0),
            drawing,
            columns: (1..=6).map(column).collect(),
            look: Look::Realistic,
            ring: 5,
            words: words[0].to_owned(),
            conditions: vec![condition(4..=4, words[1], true), condition(1..=3, words[2], false)],
        }
    }

    fn all() -> Vec<Waits> {
        let words = [
            ["ring 5 waits", "on", "beyond ring 4: on or off?"],
            ["第 5 环等着动", "上", "第 4 环再往外：上还是下？"],
        ];
        let rooms = [(700.0, false), (700.0, true), (250.0, false), (250.0, true), (200.0, true)];
        let looks = [Look::Realistic, Look::Diagram, Look::Lights];
        rooms
            .into_iter()
            .flat_map(|(width, is_mirrored)| words.map(|words| six(width, is_mirrored, words)))
            .flat_map(|waits| looks.map(|look| Waits { look, ..waits.clone() }))
            .collect()
    }

    fn rects(scene: &Scene, role: &str) -> Vec<Rect> {
        let is_it = |shape: &&Shape| shape.role.is_some_and(|found| found.0.ends_with(role));
        let rect = |shape: &Shape| match shape.form {
            Form::Rect(rect, _) => Some(rect),
            _ => None,
        };
        scene.all().filter(is_it).filter_map(rect).collect()
    }

    #[test]
    fn labels_are_apart_above_the_rings_and_within_the_room() {
        for waits in all() {
            let labels = rects(&waits.over(), "-label");
            assert_eq!(labels.len(), 3);
            for (index, one) in labels.iter().enumerate() {
                assert!(one.x >= 0.0 && one.x + one.width <= waits.room.0, "{one:?}");
                assert!(one.y + one.height < waits.rings(), "{one:?}");
                let is_apart = |other: &Rect| {
                    one.x + one.width < other.x
                        || other.x + other.width < one.x
                        || one.y + one.height < other.y
                        || other.y + other.height < one.y
                };
                assert!(labels[..index].iter().all(is_apart), "{labels:?}");
                assert!(waits.drawing.y - one.y <= waits.above() + 0.01);
            }
        }
    }

    #[test]
    fn a_label_is_over_what_it_is_about() {
        for waits in all() {
            for (label, rings) in waits.labels().iter().zip([4..=4, 5..=5, 1..=3]) {
                let columns = waits.columns.iter().filter(|(ring, _)| rings.contains(ring));
                let is_over = |column: &Rect| {
                    column.x < label.area.x + label.area.width && label.area.x < column.x + column.width
                };
                assert!(columns.clone().any(|(_, column)| is_over(column)), "{}", label.words);
                let within = |at: f64| {
                    columns.clone().any(|(_, column)| (column.x..=column.x + column.width).contains(&at))
                };
                assert!(within(label.about.0) && within(label.about.1), "{}", label.words);
            }
        }
    }

    #[test]
    fn the_band_is_as_wide_as_its_column_and_ends_with_the_rods() {
        for waits in all() {
            let band = rects(&waits.behind(), "-band")[0];
            let column = waits.column(5).unwrap();
            assert!(band.x > column.x && band.x + band.width < column.x + column.width);
            assert!((band.y + band.height - waits.drawing.y - waits.drawing.height).abs() < 0.01);
            let labels = rects(&waits.over(), "waits-label");
            assert!(labels[0].holds((labels[0].middle().0, band.y)), "{band:?} {labels:?}");
        }
    }

    #[test]
    fn a_wide_row_has_all_labels_side_by_side() {
        let waits = six(700.0, false, ["ring 5 waits", "on", "beyond ring 4: on or off?"]);
        assert!(waits.labels().iter().all(|label| label.row == 0));
    }

    #[test]
    fn labels_are_beside_a_row_from_top_to_bottom() {
        for (left, pitch) in [(400.0, 63.0), (300.0, 24.0)] {
            let drawing = Rect::new(left, 20.0, 3.0 * pitch, 8.0 * pitch);
            let row = |ring| (ring, Rect::new(left, 20.0 + pitch * (7 - ring) as f64, drawing.width, pitch));
            let columns = (1..=6).map(row).collect();
            let words = ["ring 5 waits", "on", "beyond ring 4: on or off?"];
            let waits = Waits { look: Look::Vertical, drawing, columns, ..six(300.0, false, words) };
            let labels = rects(&waits.over(), "-label");
            assert_eq!((labels.len(), waits.above()), (3, 0.0));
            for (index, one) in labels.iter().enumerate() {
                assert!(one.x > 0.0 && one.x + one.width < left, "{one:?}");
                let is_apart = |other: &Rect| (one.y - other.y).abs() > LABEL;
                assert!(labels[..index].iter().all(is_apart), "{labels:?}");
            }
            let band = rects(&waits.behind(), "-band")[0];
            let label = rects(&waits.over(), "waits-label")[0];
            assert!(band.x < label.x + label.width && band.x + band.width == left + drawing.width);
        }
    }

    #[test]
    fn a_row_from_top_to_bottom_without_room_has_a_band_only() {
        let waits = Waits { look: Look::Vertical, ..six(300.0, false, ["ring 5 waits", "on", "off"]) };
        let narrow = Waits { drawing: Rect { x: 20.0, ..waits.drawing }, ..waits };
        assert_eq!((narrow.over().shapes.len(), narrow.above()), (0, 0.0));
        assert_eq!(rects(&narrow.behind(), "-band").len(), 1);
    }

    #[test]
    fn a_ring_within_a_run_has_no_marks() {
        let mut waits = six(700.0, false, ["ring 5 waits", "on", "off"]);
        waits.columns.retain(|(ring, _)| *ring == 6);
        assert!(waits.over().shapes.is_empty() && waits.behind().shapes.is_empty());
    }
}
