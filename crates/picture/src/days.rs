//! The puzzle of the day: the days of a streak as a ruler, and where a run took more moves than it had to.

use crate::axis::Axis;
use crate::palette::Colour;
use crate::path;
use crate::scene::{Rect, Scene, Shape};
use crate::style::Style;

/// The distance between two days, the baseline of the ticks and that of the words, in CSS pixels.
const PITCH: f64 = 12.0;
const BASE: f64 = 38.0;
const LINE: f64 = 52.0;
const WORDS: f64 = 12.0;
/// The space at the ends of the streak, for words.
const MARGIN: f64 = 10.0;
const TICK: f64 = 4.0;
/// The height of a tick, and how much each class adds; no tick is taller than one of the last class.
const LEAST: f64 = 8.0;
const STEP: f64 = 9.0;
const LAST_CLASS: u32 = 3;
/// The width of a bar, the distance between two of them, and their heights.
const BAR: f64 = 16.0;
const BAR_PITCH: f64 = 19.0;
const HEIGHTS: [f64; 4] = [6.0, 12.0, 20.0, 28.0];
const TALLEST: f64 = 28.0;

pub(crate) const STYLES: &[Style] = &[
    Style::filled("day-today", Colour::Accent),
    Style::filled("day-streak", Colour::Ink),
    Style::filled("day-older", Colour::Border),
    Style::words("day-number", Colour::Muted).light(),
    Style::words("day-number-today", Colour::Accent),
    Style::filled("spent-least", Colour::Accent),
    Style::filled("spent-more", Colour::Bad),
];

/// A day of a streak.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Day {
    /// Its place in its streak, from 1; 0 if it was missed.
    pub place: u32,
    /// Whether it belongs to the streak that is still going on.
    pub is_current: bool,
    /// The number below it, if it has one.
    pub number: Option<String>,
}

/// Draws days, the last of which is today.
///
/// ```
/// use gros_picture::days::{Day, streak};
/// let days = vec![Day::default(); 14];
/// assert_eq!(streak(&days).room.width, 188.0);
/// ```
#[must_use]
pub fn streak(days: &[Day]) -> Scene {
    let axis = Axis { zero: MARGIN, unit: PITCH };
    let mut shapes = Vec::new();
    for (index, day) in days.iter().enumerate() {
        let x = axis.at(index as f64 + 0.5);
        let is_today = index + 1 == days.len();
        let role = match day {
            _ if is_today => "day-today",
            Day { is_current: true, .. } => "day-streak",
            Day { .. } => "day-older",
        };
        if day.place == 0 {
            shapes.push(Shape::circle(role, x, BASE - 2.0, 2.0));
        } else {
            let height = LEAST + STEP * f64::from(day.place.trailing_zeros().min(LAST_CLASS));
            let tick = Rect::new(x - TICK / 2.0, BASE - height, TICK, height);
            shapes.push(Shape::rect(role, tick, 0.0));
        }
        if let Some(number) = &day.number {
            let role = if is_today { "day-number-today" } else { "day-number" };
            shapes.push(Shape::text(role, x, LINE, WORDS, number));
        }
    }
    Scene::new(Rect::sized(axis.nth(days.len()) + MARGIN, LINE + 4.0), shapes)
}

/// Draws how much more than the fewest moves was spent in each part of a run, as levels from 0 to 3.
#[must_use]
pub fn spent(levels: &[u8]) -> Scene {
    let axis = Axis { zero: 0.0, unit: BAR_PITCH };
    let bars = |is_least: bool| {
        let levels = levels.iter().enumerate().filter(move |(_, level)| (**level == 0) == is_least);
        path::bars(levels.map(|(index, level)| {
            let height = HEIGHTS.get(usize::from(*level)).copied().unwrap_or(TALLEST);
            Rect::new(axis.nth(index), TALLEST - height, BAR, height)
        }))
    };
    let width = (BAR_PITCH * levels.len() as f64 - BAR_PITCH + BAR).max(0.0);
    let shapes = vec![Shape::path("spent-least", bars(true)), Shape::path("spent-more", bars(false))];
    Scene::new(Rect::sized(width, TALLEST), shapes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Form;

    #[test]
    fn a_day_is_as_tall_as_its_place_in_the_streak() {
        let day = |place, is_current| Day { place, is_current, number: None };
        let days = [day(1, false), day(0, false), day(1, true), day(2, true), day(3, true), day(4, true)];
        let shapes = streak(&days).shapes;
        let heights: Vec<f64> = shapes
            .iter()
            .filter_map(|shape| if let Form::Rect(rect, _) = shape.form { Some(rect.height) } else { None })
            .collect();
        assert_eq!(heights, [8.0, 8.0, 17.0, 8.0, 26.0]);
        let roles: Vec<&str> = shapes.iter().filter_map(|shape| shape.role.map(|role| role.0)).collect();
        let expected = ["day-older", "day-older", "day-streak", "day-streak", "day-streak", "day-today"];
        assert_eq!(roles, expected);
    }

    #[test]
    fn what_was_spent_is_a_bar_for_each_part() {
        let scene = spent(&[0, 0, 2, 0, 0, 1, 0, 3]);
        let count = |index: usize| match &scene.shapes[index].form {
            Form::Path { d, .. } => d.matches('M').count(),
            _ => 0,
        };
        assert_eq!((count(0), count(1), scene.room.width), (5, 3, 149.0));
    }
}
