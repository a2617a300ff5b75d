//! A long state, drawn as a row of bars no larger than a word.

use gros_solver::AnyState;
use yew::prelude::*;

use crate::markup::html;
use gros_picture::decimal::tenths;

/// The width and the height of the drawing.
const SIZE: (f64, f64) = (208.0, 14.0);
/// The height of the least bar.
const LEAST: f64 = 3.0;

/// Draws a state of rings or of discs: a bar for each piece, the largest first; nothing for other puzzles.
///
/// A ring that is on is tall, a disc the taller the further right its peg is. Where there are more pieces than
/// pixels, a bar stands for several and is as tall as they are on average.
pub fn bars(state: &AnyState) -> Option<Html> {
    let (heights, tall) = match state {
        AnyState::Rings(state) => {
            let on = |ring| f64::from(u8::from(state.is_on(ring)));
            ((1..=state.rings()).rev().map(on).collect::<Vec<f64>>(), true)
        }
        AnyState::Hanoi(state) => {
            let peg = |disc| state.peg_of(disc).map_or(0.0, |peg| f64::from(peg.0));
            let pegs: Vec<f64> = (1..=state.discs()).rev().map(peg).collect();
            let last = pegs.iter().fold(2.0, |most: f64, peg| most.max(*peg));
            (pegs.into_iter().map(|peg| peg / last).collect(), false)
        }
        _ => return None,
    };
    let (low, high) = paths(&heights, tall);
    Some(html! {
        <svg class="moves-bars" viewBox={format!("0 0 {} {}", SIZE.0, SIZE.1)} aria-hidden="true" focusable="false">
            <path class="moves-bars-off" d={low} />
            <path class="moves-bars-on" d={high} />
        </svg>
    })
}

/// Gives the paths of the low bars and of the tall ones; `heights` are parts of the whole height.
fn paths(heights: &[f64], tall: bool) -> (String, String) {
    let bins = heights.len().min(SIZE.0 as usize).max(1);
    let pitch = SIZE.0 / bins as f64;
    let width = tenths((pitch * 0.75).max(1.0));
    let (mut low, mut high) = (String::new(), String::new());
    for bin in 0..bins {
        let (from, to) = (bin * heights.len() / bins, (bin + 1) * heights.len() / bins);
        let Some(members) = heights.get(from..to).filter(|members| !members.is_empty()) else { continue };
        let part = members.iter().sum::<f64>() / members.len() as f64;
        let height = LEAST + part * (SIZE.1 - LEAST);
        let bar = format!(
            "M{} {}h{width}v-{}h-{width}z",
            tenths(bin as f64 * pitch),
            tenths(SIZE.1),
            tenths(height)
        );
        if tall && part > 0.5 { high.push_str(&bar) } else { low.push_str(&bar) }
    }
    (low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_has_a_bar_until_there_are_more_than_pixels() {
        for (pieces, expected) in [(9, 9), (64, 64), (208, 208), (1_000, 208)] {
            let heights: Vec<f64> = (0..pieces).map(|piece| f64::from(piece % 2)).collect();
            let (low, high) = paths(&heights, true);
            assert_eq!(low.matches('M').count() + high.matches('M').count(), expected, "{pieces}");
        }
    }

    #[test]
    fn what_is_on_is_tall() {
        let (low, high) = paths(&[1.0, 0.0], true);
        assert_eq!((low.as_str(), high.as_str()), ("M104 14h78v-3h-78z", "M0 14h78v-14h-78z"));
    }
}
