//! The layout of a line of states, from top to bottom: numbers only.

use std::iter;
use std::rc::Rc;

use gros_solver::Steps;

use crate::graph::{Camera, FINE, offset};

/// The distance between two rows, in CSS pixels.
pub const PITCH: f64 = 26.0;
/// The space above and below, for the words about the ends.
pub const MARGIN: f64 = 26.0;

/// The length of a line, and the scales at which it is viewed.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The last place; the first is 0.
    pub last: Steps,
    /// For each zoom, how many states one row is from the next; 1 at first, and growing.
    pub weights: Vec<Steps>,
    /// Whether the last place is at the top.
    pub last_on_top: bool,
}

/// The picture of a stretch of the line.
#[derive(Clone, Debug, PartialEq)]
pub struct LineLayout {
    line: Rc<Line>,
    height: f64,
    zoom: usize,
    /// The place in the middle, in 2^-8 states.
    centre: Steps,
    /// Whether that is your own place.
    follows: bool,
}

impl Line {
    /// Measures a line; if the weights run out before the whole line fits, each further one is twice the one before.
    pub fn new(last: Steps, weights: impl Iterator<Item = Steps>, last_on_top: bool) -> Line {
        let is_within = |weight: &Steps| *weight <= last || *weight == Steps::ONE;
        let mut weights: Vec<Steps> = weights.take_while(is_within).collect();
        let largest = weights.last().cloned().unwrap_or(Steps::ONE);
        let doubled = iter::successors(Some(largest.times(2)), |weight| Some(weight.times(2)));
        weights.extend(doubled.take_while(|weight| *weight <= last));
        Line { last, weights, last_on_top }
    }

    /// Counts how many times the closest picture can be zoomed out until the whole line is visible.
    pub fn farthest(&self, height: f64) -> usize {
        let rows = ((height - 2.0 * MARGIN) / PITCH).max(2.0) as u32;
        let fits = |weight: &Steps| weight.times(rows) >= self.last;
        self.weights.iter().position(fits).unwrap_or(self.weights.len().saturating_sub(1))
    }

    fn weight(&self, zoom: usize) -> Steps {
        self.weights.get(zoom).or(self.weights.last()).cloned().unwrap_or(Steps::ONE)
    }
}

impl LineLayout {
    /// Lays out what a camera sees in a picture of this height; `here` is your own place.
    pub fn new(line: &Rc<Line>, height: f64, camera: &Camera, here: &Steps) -> LineLayout {
        let height = height.max(4.0 * PITCH);
        let farthest = line.farthest(height);
        let zoom = camera.zoom.min(farthest);
        let centre = match &camera.centre {
            Some((place, _)) => place.clone(),
            None if zoom == farthest => (line.last.clone() << FINE).divided_by(2),
            None => here.clone() << FINE,
        };
        LineLayout { line: line.clone(), height, zoom, centre, follows: camera.centre.is_none() }
    }

    /// Returns how many states one row is from the next.
    pub fn weight(&self) -> Steps {
        self.line.weight(self.zoom)
    }

    /// Returns whether it is impossible to zoom in, or out, any further.
    pub fn ends(&self) -> (bool, bool) {
        (self.zoom == 0, self.zoom == self.line.farthest(self.height))
    }

    /// Returns the height of a place; far outside the picture, only the side is right.
    pub fn y(&self, place: &Steps) -> f64 {
        let (place, weight) = (place.clone() << FINE, self.weight() << FINE);
        let apart = place.abs_diff(&self.centre);
        let fine = apart.scale_down(&4_096u32.into(), &weight);
        let rows = offset(&fine, &Steps::ZERO, 0) / 4_096.0;
        let below = (place < self.centre) == self.line.last_on_top;
        self.height / 2.0 + if below { rows } else { -rows } * PITCH
    }

    /// Lists the places of the visible rows.
    pub fn rows(&self) -> Vec<Steps> {
        let weight = self.weight();
        let count = (self.height / PITCH) as u32 + 2;
        let here = &self.centre >> FINE;
        let Some((middle, _)) = here.checked_div_rem(&weight) else { return Vec::new() };
        let first = middle.saturating_sub(&(count / 2).into());
        let rows = (0..=count).map(|row| &(&first + &row.into()) * &weight);
        rows.filter(|place| *place <= self.line.last && self.shows(self.y(place))).collect()
    }

    /// Returns whether a row at this height is fully visible.
    pub fn shows(&self, y: f64) -> bool {
        (MARGIN..=self.height - MARGIN).contains(&y)
    }

    /// Returns the camera that sees the picture.
    fn own_camera(&self) -> Camera {
        Camera { centre: (!self.follows).then(|| (self.centre.clone(), Steps::ZERO)), zoom: self.zoom }
    }

    /// Returns the camera that looks at a place, in 2^-8 states.
    fn camera(&self, centre: Steps) -> Camera {
        Camera { centre: Some((centre, Steps::ZERO)), zoom: self.zoom }
    }

    /// Returns the place that moves to the middle when the picture is dragged down by some pixels.
    fn centre_dragged(&self, dy: f64) -> Steps {
        let toward_last = if self.line.last_on_top { dy } else { -dy } / PITCH;
        // 2^-20 of a row is finer than a pixel, and exact enough where a row is 2^1000 states.
        let by = (toward_last.abs() * 1_048_576.0).round() as u64;
        let by = &((&self.weight() * &by.into()) << FINE) >> 20;
        if toward_last < 0.0 {
            self.centre.saturating_sub(&by)
        } else {
            (&self.centre + &by).min(self.line.last.clone() << FINE)
        }
    }

    /// Returns the camera after the picture was dragged down by some pixels.
    pub fn dragged(&self, dy: f64) -> Camera {
        self.camera(self.centre_dragged(dy))
    }

    /// Returns the camera zoomed out by `by` (in, if negative), keeping the place at a given height fixed.
    pub fn zoomed(&self, by: isize, at: Option<f64>) -> Camera {
        let farthest = self.line.farthest(self.height);
        let zoom = self.zoom.saturating_add_signed(by).min(farthest);
        let there = LineLayout { zoom, ..self.clone() };
        match at {
            _ if zoom == farthest => Camera { centre: None, zoom },
            Some(y) => {
                let dy = self.height / 2.0 - y;
                LineLayout { centre: self.centre_dragged(dy), ..there }.dragged(-dy)
            }
            None => there.own_camera(),
        }
    }

    /// Returns a camera that sees a place: the same one if the place is already visible.
    pub fn seeing(&self, place: Option<&Steps>) -> Camera {
        match place {
            Some(place) if !self.shows(self.y(place)) => self.camera(place.clone() << FINE),
            _ => self.own_camera(),
        }
    }

    /// Finds the row that a click means.
    pub fn hit(&self, y: f64) -> Option<Steps> {
        let rows = self.rows().into_iter().map(|place| (self.y(&place), place));
        let near = rows.filter(|(row, _)| (row - y).abs() <= PITCH / 2.0);
        near.min_by(|one, other| (one.0 - y).abs().total_cmp(&(other.0 - y).abs())).map(|(_, place)| place)
    }

    /// Returns the place that is `rows` rows below another, on a row of this picture.
    pub fn below(&self, place: &Steps, rows: isize) -> Steps {
        let weight = self.weight();
        let by = weight.times(u32::try_from(rows.unsigned_abs()).unwrap_or(u32::MAX));
        let Some((row, _)) = place.checked_div_rem(&weight) else { return place.clone() };
        let place = &row * &weight;
        if (rows < 0) == self.line.last_on_top {
            let there = &place + &by;
            if there <= self.line.last { there } else { place }
        } else {
            place.saturating_sub(&by)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEIGHT: f64 = 340.0;

    fn rings(count: usize) -> Rc<Line> {
        Rc::new(Line::new(Steps::ones(count), (0..count).map(Steps::power_of_two), true))
    }

    fn layout(line: &Rc<Line>, zoom: usize, here: &Steps) -> LineLayout {
        LineLayout::new(line, HEIGHT, &Camera { centre: None, zoom }, here)
    }

    #[test]
    fn a_click_on_a_row_finds_that_state() {
        for (count, zoom) in [(3, 0), (9, 0), (9, 4), (64, 30), (1_000, 0), (1_000, 700)] {
            let line = rings(count);
            let here = line.last.divided_by(3);
            let layout = layout(&line, zoom, &here);
            let rows = layout.rows();
            assert!((4..=12).contains(&rows.len()), "{count} rings: {}", rows.len());
            for place in &rows {
                assert_eq!(layout.hit(layout.y(place)).as_ref(), Some(place), "{count} rings, zoom {zoom}");
                assert!(place.checked_div_rem(&layout.weight()).unwrap().1.is_zero());
            }
            for pair in rows.windows(2) {
                assert!((layout.y(&pair[0]) - layout.y(&pair[1]) - PITCH).abs() < 0.1, "the last is on top");
            }
        }
    }

    #[test]
    fn a_drag_moves_the_line_with_the_pointer() {
        for (count, zoom) in [(9, 2), (64, 20), (1_000, 800)] {
            let line = rings(count);
            let here = line.last.divided_by(3);
            let before = layout(&line, zoom, &here);
            let after = LineLayout::new(&line, HEIGHT, &before.dragged(21.0), &Steps::ZERO);
            assert!((after.y(&here) - before.y(&here) - 21.0).abs() < 0.2, "{count} rings");
        }
        let line = rings(9);
        let top = layout(&line, 0, &line.last);
        assert_eq!(top.dragged(1e9).centre.unwrap().0, line.last.clone() << FINE);
    }

    #[test]
    fn zooming_keeps_what_is_under_the_pointer() {
        let line = rings(64);
        let here = line.last.divided_by(3);
        let camera = Camera { centre: None, zoom: 20 };
        let layout = LineLayout::new(&line, HEIGHT, &camera, &here);
        let at = layout.y(&here) + 40.0;
        let there = layout.hit(at).unwrap();
        let y = layout.y(&there);
        for by in [-2, 1, 5] {
            let zoomed = layout.zoomed(by, Some(y));
            let zoomed = LineLayout::new(&line, HEIGHT, &zoomed, &Steps::ZERO);
            assert!((zoomed.y(&there) - y).abs() < 0.5, "{by}");
        }
    }

    #[test]
    fn the_arrows_go_from_row_to_row() {
        let line = rings(9);
        let layout = layout(&line, 3, &Steps::from(100u32));
        let place = layout.below(&Steps::from(100u32), -1);
        assert_eq!(place, Steps::from(104u32));
        assert_eq!(layout.below(&place, 1), Steps::from(96u32));
        assert_eq!(layout.below(&Steps::ZERO, 1), Steps::ZERO);
        assert_eq!(layout.below(&Steps::from(504u32), -1), Steps::from(504u32));
    }
}
