//! The calls of a recursion on the line of their moves, as an icicle: each row holds the parts of the open
//! call above it.
//!
//! The numbers may have hundreds of digits. Only the rows that are high enough are drawn bar by bar; those between them
//! are a funnel.

mod axis;
mod line;
mod names;
mod rows;
mod styles;
mod thin;

use gros_solver::Steps;
use gros_solver::methods::Span;

use crate::path;
use crate::scene::{Point, Rect, Scene, Shape};
use crate::within::Within;
use line::Line;
use rows::Rows;

pub(crate) use styles::STYLES;

/// How moves become lengths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// Each mark is twice as far from the current state as the one before it.
    Doubling,
    /// All moves are alike, and the open call in this row fills the width.
    Alike(usize),
}

/// When moves are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// They have been made.
    Past,
    /// They are being made.
    Open,
    /// It is the next one.
    Next,
    /// They are made later.
    Later,
}

/// A call or a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// Its moves, counted from 1.
    pub span: Span,
    /// When they are made.
    pub when: When,
}

/// The words on the picture.
pub struct Words<'a> {
    /// Names a bar, given its row and its place in it.
    pub name: &'a dyn Fn((usize, usize)) -> String,
    /// Names its moves.
    pub moves: &'a dyn Fn(&Span) -> String,
    /// The label on the left of the current state: `moves ago`.
    pub ago: &'a str,
    /// The label on the right of the current state.
    pub ahead: &'a str,
    /// The next move, on its tag.
    pub next: &'a str,
}

/// The icicle.
#[derive(Clone, Copy, Debug)]
pub struct Icicle<'a> {
    /// The width, in CSS pixels.
    pub width: f64,
    /// The rows: the outermost call alone, then the parts of each open call.
    pub rows: &'a [Vec<Bar>],
    /// How many pieces the open call of each row moves.
    pub pieces: &'a [usize],
    /// The moves made.
    pub here: &'a Steps,
    /// How moves become lengths.
    pub scale: Scale,
    /// The row that is opened among those that are too thin.
    pub opened: Option<usize>,
    /// The bar that is chosen: its row and its place.
    pub chosen: Option<(usize, usize)>,
}

/// The height of a bar within its row.
const BAR: f64 = 14.5;
/// The corners of a bar.
const ROUND: f64 = 3.0;
/// Bars that are narrower are left out, unless they are open.
const NARROWEST: f64 = 0.75;
/// The least width of an open bar, and of the next move.
const OPEN: f64 = 2.0;
const NEXT: f64 = 5.0;
/// How far from a bar a pointer still hits it.
const NEAR: f64 = 6.0;

impl Icicle<'_> {
    /// Returns the height of the picture, whatever is opened in it.
    #[must_use]
    pub fn height(&self) -> f64 {
        self.lay_rows().foot() + axis::FOOT
    }

    /// Returns whether a row is high enough for bars.
    #[must_use]
    pub fn is_high(&self, row: usize) -> bool {
        self.lay_rows().is_high(row)
    }

    /// Draws it.
    #[must_use]
    pub fn scene(&self, words: &Words<'_>) -> Scene {
        let (line, rows) = (self.line(), self.lay_rows());
        let mut shapes = axis::axis(self, &line, words);
        shapes.extend(self.funnel(&line, &rows));
        for (row, bars) in self.rows.iter().enumerate().filter(|(row, _)| rows.is_high(*row)) {
            let drawn = bars.iter().enumerate().filter_map(|(place, bar)| {
                let role = match bar.when {
                    When::Past => "icicle-past",
                    When::Open => "icicle-open",
                    When::Next => "icicle-next",
                    When::Later => "icicle-later",
                };
                let area = self.area(&line, &rows, (row, bar))?;
                Some(Shape::rect(role, area, ROUND.min(area.width / 2.0)).keyed(row * 4 + place))
            });
            shapes.extend(drawn);
        }
        shapes.push(Shape::path("icicle-needle", axis::needle(line.here(), rows.foot())));
        shapes.extend(names::names(self, &line, &rows, words));
        shapes.extend(thin::names(self, &line, &rows, words));
        shapes.extend(self.outline(&line, &rows));
        Scene::new(Rect::sized(self.width, self.height()), shapes)
    }

    /// Finds the bar at a point: its row and its place in it.
    #[must_use]
    pub fn hit(&self, (x, y): Point) -> Option<(usize, usize)> {
        let (line, rows) = (self.line(), self.lay_rows());
        let row = rows.at(y)?;
        let away = |bar: &Bar| {
            let seen = self.area(&line, &rows, (row, bar)).map(|area| (area.x, area.x + area.width));
            let (left, right) = seen.unwrap_or_else(|| line.ends(&bar.span));
            (left - x).max(x - right).max(0.0)
        };
        // The next move lies over what is too narrow beside it.
        let is_over = |bar: &Bar| matches!(bar.when, When::Next | When::Open);
        let bars = self.rows.get(row)?.iter().enumerate();
        let bars = bars.map(|(place, bar)| (place, away(bar), !is_over(bar)));
        let nearest = |one: &(usize, f64, bool), other: &(usize, f64, bool)| {
            one.1.total_cmp(&other.1).then(one.2.cmp(&other.2))
        };
        let (place, away, _) = bars.min_by(nearest)?;
        (away <= NEAR).then_some((row, place))
    }

    fn line(&self) -> Line {
        let call =
            |row: usize| self.rows.get(row).and_then(|bars| bars.iter().find(|bar| bar.when == When::Open));
        let whole = call(0).map_or(Steps::ZERO, |bar| bar.span.last.clone());
        match self.scale {
            Scale::Doubling => Line::doubling(self.width, self.here, &whole),
            Scale::Alike(row) => match call(row).or_else(|| call(0)) {
                Some(bar) => Line::alike(self.width, self.here, &bar.span),
                None => Line::doubling(self.width, self.here, &whole),
            },
        }
    }

    fn lay_rows(&self) -> Rows {
        Rows::of(self.rows.len(), self.opened)
    }

    /// Returns where a bar is drawn, if it can be seen.
    fn area(&self, line: &Line, rows: &Rows, (row, bar): (usize, &Bar)) -> Option<Rect> {
        let (left, right) = line.ends(&bar.span);
        let least = match bar.when {
            When::Open => OPEN,
            When::Next => NEXT,
            _ => 0.0,
        };
        let width = (right - left).max(least);
        // Beside its neighbours, a bar leaves a gap.
        let gap = if width > 4.0 { 1.0 } else { 0.0 };
        let is_seen = width >= NARROWEST && right > 0.0 && left < self.width;
        is_seen
            .then(|| Rect::new(left + gap / 2.0, rows.top(row) + 0.75, width - gap, rows.height(row) - 1.5))
    }

    /// Draws the open calls in the rows that are too thin for bars.
    fn funnel(&self, line: &Line, rows: &Rows) -> Vec<Shape> {
        let thin = |(row, bars): (usize, &Vec<Bar>)| {
            let open = bars.iter().find(|bar| bar.when == When::Open).filter(|_| !rows.is_high(row))?;
            let (left, right) = line.ends(&open.span);
            Some(Rect::new(left, rows.top(row), (right - left).max(OPEN), rows.height(row)))
        };
        let parts: Vec<Option<Rect>> = self.rows.iter().enumerate().map(thin).collect();
        let edge = |run: &[Option<Rect>], side: f64| {
            let ends = run
                .iter()
                .flatten()
                .flat_map(|Rect { x, y, width, height }| [*y, y + height].map(|y| (x + side * width, y)));
            path::line(&ends.collect::<Vec<Point>>())
        };
        let edges = parts.split(Option::is_none).flat_map(|run| [0.0, 1.0].map(|side| edge(run, side)));
        vec![
            Shape::path("icicle-funnel", path::bars(parts.iter().flatten().copied())),
            Shape::path("icicle-edge", edges.collect::<String>()),
        ]
    }

    /// Outlines the chosen bar.
    fn outline(&self, line: &Line, rows: &Rows) -> Option<Shape> {
        let (row, place) = self.chosen?;
        let bar = self.rows.get(row)?.get(place)?;
        let (left, right) = line.ends(&bar.span);
        let (left, right) = (left.within(0.0, self.width - NEXT), right.within(NEXT, self.width));
        let width = (right - left).max(NEXT);
        let area = Rect::new(left, rows.top(row), width, rows.height(row)).grown(0.5);
        Some(Shape::rect("icicle-chosen", area, ROUND))
    }
}

#[cfg(test)]
mod tests;
