//! The moves of a run as the ticks of a ruler: the higher, the larger the piece.

use std::cmp::Reverse;

use gros_solver::internals::sort_short_by_key;

use super::{Aid, BULB, EYE, Move, Run};
use crate::axis::Axis;
use crate::path::{bars, bracket};
use crate::scene::{Place, Rect, Scene, Shape};
use crate::within::Within;
use crate::words::{Labels, width};

/// The height of the frame, and of what is below it. All measures are in CSS pixels.
const FRAME: f64 = 66.0;
const FOOT: f64 = 24.0;
/// The space at the ends, and the distance between two ticks at least and at most.
const MARGIN: f64 = 11.0;
const PITCH: (f64, f64) = (3.0, 24.0);
/// The height of the lowest tick, how much each class adds at most, and how tall the tallest can be.
const LEAST: f64 = 9.0;
const STEP: f64 = 8.0;
const TALLEST: f64 = FRAME - 22.0;
/// The width of a tick if there is room.
const TICK: f64 = 4.0;
/// From this class on, ticks have numbers; their size, and the gap between two of them.
const NUMBERED: u32 = 3;
const NUMBER: f64 = 12.0;
const GAP: f64 = 3.0;
/// The top edges of brackets and icons, and the size of an icon; under a bracket an icon is lower.
const BRACKET: f64 = FRAME + 4.0;
const ICON: f64 = FRAME + 2.0;
const LOWER_ICON: f64 = FRAME + 6.0;
const ICON_SIZE: f64 = 18.0;
/// The size of the squares on which the icons are drawn.
const ICON_SQUARE: f64 = 24.0;

/// Where the ticks of a run are.
struct Layout<'a> {
    moves: &'a [Move],
    /// The left edges of the moves.
    axis: Axis,
    step: f64,
    width: f64,
}

impl Run {
    /// Counts the moves that fit on a strip of this width; of a longer run, the newest are shown.
    #[must_use]
    pub fn capacity(width: f64) -> usize {
        // A width is not negative, and not so large that it would not fit.
        ((width - 2.0 * MARGIN) / PITCH.0).max(1.0) as usize
    }

    /// Draws the run on a strip of a width.
    ///
    /// ```
    /// use gros_picture::run::{Move, Run};
    /// let moves = [1, 3, 1, 2, 1].map(|size_class| Move { size_class, is_nearer: true });
    /// let strip = Run { moves: moves.to_vec(), aids: Vec::new() }.strip(358.0);
    /// assert_eq!((strip.room.width, strip.room.height), (358.0, 90.0));
    /// ```
    #[must_use]
    pub fn strip(&self, width: f64) -> Scene {
        let layout = Layout::of(&self.moves, width);
        let frame = Rect::new(0.5, 0.5, (width - 1.0).max(0.0), FRAME - 1.0);
        let mut shapes = vec![
            Shape::rect("run-frame", frame, 8.0),
            Shape::path("run-nearer", layout.ticks(true)),
            Shape::path("run-other", layout.ticks(false)),
            Shape::path("run-detour", layout.brackets()),
        ];
        shapes.extend(layout.numbers());
        shapes.extend(layout.aids(&self.aids));
        Scene::new(Rect::sized(width, FRAME + FOOT), shapes)
    }
}

impl Layout<'_> {
    fn of(moves: &[Move], width: f64) -> Layout<'_> {
        let newest = moves.get(moves.len().saturating_sub(Run::capacity(width))..).unwrap_or_default();
        let count = newest.len().max(1) as f64;
        let pitch = ((width - 2.0 * MARGIN) / count).within(PITCH.0, PITCH.1);
        let largest = newest.iter().map(|made| made.size_class).max().unwrap_or(1).max(2);
        let step = ((TALLEST - LEAST) / f64::from(largest - 1)).min(STEP);
        let axis = Axis { zero: (width - pitch * count) / 2.0, unit: pitch };
        Layout { moves: newest, axis, step, width }
    }

    /// Returns the middle of a tick.
    fn x(&self, index: usize) -> f64 {
        self.axis.at(index as f64 + 0.5)
    }

    fn height(&self, size_class: u32) -> f64 {
        LEAST + self.step * f64::from(size_class.max(1) - 1)
    }

    fn tick(&self) -> f64 {
        (self.axis.unit / 2.0).min(TICK)
    }

    fn ticks(&self, is_nearer: bool) -> String {
        let ticks = self.moves.iter().enumerate().filter(|(_, made)| made.is_nearer == is_nearer);
        bars(ticks.map(|(index, made)| {
            let (width, height) = (self.tick(), self.height(made.size_class));
            Rect::new(self.x(index) - width / 2.0, FRAME - height, width, height)
        }))
    }

    /// Returns the stretches of moves that came no nearer, each with its first and last index.
    fn detours(&self) -> impl Iterator<Item = (usize, usize)> {
        let mut end = 0;
        let stretches = self.moves.chunk_by(|one, other| one.is_nearer == other.is_nearer);
        stretches.filter_map(move |stretch| {
            let first = end;
            end += stretch.len();
            stretch.first().filter(|made| !made.is_nearer).map(|_| (first, end - 1))
        })
    }

    fn brackets(&self) -> String {
        let reach = self.tick() / 2.0 + if self.axis.unit > 2.0 * TICK { 2.0 } else { 0.0 };
        let ends = self.detours().map(|(first, last)| (self.x(first) - reach, self.x(last) + reach));
        ends.map(|ends| bracket(ends, BRACKET, 4.0)).collect()
    }

    /// Numbers the large pieces, the largest first; a number that would touch another one, or a taller tick, is left out.
    fn numbers(&self) -> Vec<Shape> {
        let large = self.moves.iter().enumerate().filter(|(_, made)| made.size_class >= NUMBERED);
        let mut large: Vec<(usize, u32)> = large.map(|(index, made)| (index, made.size_class)).collect();
        sort_short_by_key(&mut large, |(_, class)| Reverse(*class));
        let mut labels = Labels::new((f64::MIN, f64::MAX), GAP);
        let number = |(index, class): (usize, u32)| {
            let (number, line) = (class.to_string(), FRAME - self.height(class) - 5.0);
            let width = width(&number, NUMBER);
            let is_clear = !self.is_taller_within(index, class, width / 2.0 + GAP);
            let x = is_clear.then(|| labels.put(self.x(index), width)).flatten()?;
            Some(Shape::text("run-number", x, line, NUMBER, number))
        };
        large.into_iter().filter_map(number).collect()
    }

    fn is_taller_within(&self, index: usize, class: u32, reach: f64) -> bool {
        let near = (reach / self.axis.unit) as usize;
        let around = index.saturating_sub(near)..(index + near + 1).min(self.moves.len());
        self.moves.get(around).unwrap_or_default().iter().any(|made| made.size_class > class)
    }

    /// Draws what helped below the moves that came after it, and lower below a bracket; an icon that would touch another
    /// is left out.
    fn aids(&self, aids: &[(usize, Aid)]) -> Vec<Shape> {
        // Icons are wider than brackets may be.
        let reach = (ICON_SIZE / 2.0 / self.axis.unit).ceil() * self.axis.unit + 0.5;
        let is_below = |x: f64| {
            let mut brackets = self.detours().map(|(first, last)| (self.x(first), self.x(last)));
            brackets.any(|(first, last)| x + reach >= first && x <= last + reach)
        };
        let mut icons = Labels::new((0.0, self.width), 0.0);
        let icon = |(index, aid): &(usize, Aid)| {
            let x = icons.put(self.x(*index), ICON_SIZE)?;
            let top = if is_below(x) { LOWER_ICON } else { ICON };
            let place = Place { scale: ICON_SIZE / ICON_SQUARE, ..Place::at(x - ICON_SIZE / 2.0, top) };
            let icon = if *aid == Aid::Hint { BULB } else { EYE };
            Some(Shape::placed(place, vec![Shape::path("run-help", icon)]))
        };
        aids.iter().filter(|(index, _)| *index < self.moves.len()).filter_map(icon).collect()
    }
}
