//! A long state drawn as a row of bars, no larger than a word.

use gros_solver::Puzzle;
use gros_solver::internals::Placed;

use crate::axis::Axis;
use crate::palette::Colour;
use crate::path;
use crate::scene::{Rect, Scene, Shape};
use crate::style::Style;

/// The width and height of the drawing.
const SIZE: (f64, f64) = (208.0, 14.0);
/// The height of the lowest bar.
const LEAST: f64 = 3.0;

pub(crate) const STYLES: &[Style] =
    &[Style::filled("bar-low", Colour::RingOff), Style::filled("bar-high", Colour::RingOn)];

/// Draws a state as one bar per piece, in notation order: the taller the bar, the further the piece is from its first
/// place. Returns none if the pieces of the puzzle have no places.
///
/// If there are more pieces than pixels, each bar stands for several pieces and shows their average.
///
/// ```
/// use gros_solver::{Puzzle, Rings};
/// let nine = Rings::new(9)?;
/// assert!(gros_picture::bars::scene(&nine, &nine.start()).is_some());
/// # Ok::<(), gros_solver::SizeError>(())
/// ```
#[must_use]
pub fn scene<P: Puzzle>(puzzle: &P, state: &P::State) -> Option<Scene> {
    let part = |placed: &Placed| f64::from(placed.place) / f64::from(placed.places.max(2) - 1);
    let parts: Vec<f64> = puzzle.layout(state, 0..puzzle.pieces()).iter().map(part).collect();
    if parts.is_empty() {
        return None;
    }
    let count = parts.len().min(SIZE.0 as usize);
    let axis = Axis::between((0.0, SIZE.0), count as f64);
    let bar = |index: usize| {
        let members = parts.get(index * parts.len() / count..(index + 1) * parts.len() / count)?;
        let part = members.iter().sum::<f64>() / members.len() as f64;
        let height = LEAST + part * (SIZE.1 - LEAST);
        Some((part, Rect::new(axis.nth(index), SIZE.1 - height, (axis.unit * 0.75).max(1.0), height)))
    };
    // On pegs, no place is better than another.
    let is_high = |(part, _): &(f64, Rect)| puzzle.stacks() == 0 && *part > 0.5;
    let (high, low): (Vec<_>, Vec<_>) = (0..count).filter_map(bar).partition(is_high);
    let drawn =
        |role, bars: Vec<(f64, Rect)>| Shape::path(role, path::bars(bars.into_iter().map(|(_, bar)| bar)));
    let shapes = vec![drawn("bar-low", low), drawn("bar-high", high)];
    Some(Scene::new(Rect::sized(SIZE.0, SIZE.1), shapes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Form;
    use gros_solver::{Hanoi, Rings, Wythoff};

    fn paths<P: Puzzle>(puzzle: &P, state: &str) -> Vec<String> {
        let drawn = scene(puzzle, &puzzle.parse_state(state).unwrap()).unwrap();
        let d = |shape: Shape| if let Form::Path { d, .. } = shape.form { d } else { String::new() };
        drawn.shapes.into_iter().map(d).collect()
    }

    #[test]
    fn every_piece_has_a_bar_until_there_are_more_than_pixels() {
        for (pieces, expected) in [(9, 9), (64, 64), (208, 208), (1_000, 208)] {
            let state = "01".repeat(pieces)[..pieces].to_owned();
            let paths = paths(&Rings::new(pieces).unwrap(), &state);
            assert_eq!(paths.concat().matches('M').count(), expected, "{pieces}");
        }
    }

    #[test]
    fn pieces_that_are_on_have_tall_bars() {
        assert_eq!(paths(&Rings::new(2).unwrap(), "10"), ["M104 11h78v3h-78z", "M0 0h78v14h-78z"]);
        assert_eq!(paths(&Hanoi::new(2).unwrap(), "CA"), ["M0 0h78v14h-78zM104 11h78v3h-78z", ""]);
        let game = Wythoff::new(3u32.into(), 5u32.into());
        assert_eq!(scene(&game, &game.start()), None);
    }
}
