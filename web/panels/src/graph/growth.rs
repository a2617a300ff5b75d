//! The growth of the number of moves with the size: a chart, and exact numbers.

use std::rc::Rc;

use gros_picture::graph::growth;
use gros_solver::{AnyPuzzle, Puzzle, Route, Setup, Steps};
use gros_text::{Key, Lang, say};
use yew::prelude::*;

use crate::board::picture::Picture;
use crate::state::MAX_PIECES;
use crate::ui::component::{component, list};

/// Approximate limit of sizes in the chart.
const MAX_SIZES: usize = 25;

#[derive(Clone, Debug, PartialEq)]
pub struct Growth {
    sizes: Vec<(usize, Steps)>,
    here: usize,
}

impl Growth {
    /// Computes the growth around the current size; `None` if there is only one size.
    pub fn of(puzzle: &AnyPuzzle) -> Option<Growth> {
        let own = puzzle.pieces();
        let (least, most) = puzzle.sizes(MAX_PIECES);
        let most = most.min((own + own / 2).max(12));
        if least >= most {
            return None;
        }
        let by = (most - least) / MAX_SIZES + 1;
        let is_sampled = |pieces: &usize| (pieces - least).is_multiple_of(by) || pieces.abs_diff(own) <= 1;
        let sizes = (least..=most).filter(is_sampled);
        let sizes: Vec<_> = sizes.filter_map(|pieces| Some((pieces, steps(puzzle, pieces)?))).collect();
        let here = sizes.iter().position(|(pieces, _)| *pieces == own)?;
        Some(Growth { sizes, here })
    }

    pub fn draw(&self, lang: Lang, puzzle: &AnyPuzzle) -> Html {
        let nearby = self.here.saturating_sub(1)..(self.here + 2).min(self.sizes.len());
        let say = |index: usize| {
            let (pieces, steps) = self.sizes.get(index)?;
            let text = say!(
                lang,
                GraphGrowthPoint {
                    pieces: lang.pieces_in(&puzzle.resized(*pieces)?),
                    moves: lang.moves(steps)
                }
            );
            Some(html! { <li aria-current={(index == self.here).then_some("true")}>{ text }</li> })
        };
        html! {
            <section class="stack ruled">
                <h2>{ lang.text(Key::Growth) }</h2>
                { component(Picture { scene: Rc::new(growth::scene(&self.sizes, self.here)) }) }
                <ul class="growth-list">{ list(nearby.filter_map(say)) }</ul>
                <p class="note">{ lang.text(Key::GrowthScale) }</p>
            </section>
        }
    }
}

fn steps(puzzle: &AnyPuzzle, pieces: usize) -> Option<Steps> {
    let puzzle = puzzle.resized(pieces)?;
    let Setup { start, goal, .. } = Setup::standard(puzzle.clone());
    Some(puzzle.route(&start, &goal).ok()?.steps().clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_session::spec;

    fn growth(text: &str) -> Option<Growth> {
        Growth::of(spec::open(text, MAX_PIECES).unwrap().session.timeline().puzzle())
    }

    #[test]
    fn the_numbers_agree_with_the_solver() {
        let rings = growth("rings").unwrap();
        let counts: Vec<String> = rings.sizes.iter().take(5).map(|(_, steps)| steps.to_string()).collect();
        assert_eq!(counts, ["1", "2", "5", "10", "21"]);
        assert_eq!(rings.sizes[rings.here].1, Steps::from(341u32));
    }

    #[test]
    fn every_size_has_few_points_that_grow() {
        for text in [
            "rings?n=1",
            "rings?n=1000",
            "hanoi?n=64",
            "hanoi?n=1000&rule=linear",
            "hanoi?n=30&pegs=4",
            "elephants",
            "chain?base=5&n=4",
            "spinout",
        ] {
            let Growth { sizes, .. } = growth(text).unwrap();
            assert!((2..=30).contains(&sizes.len()), "{text}: {}", sizes.len());
            assert!(sizes.is_sorted_by_key(|(_, steps)| steps), "{text}");
        }
    }

    #[test]
    fn puzzles_of_one_size_have_no_growth() {
        for text in ["wythoff", "hexadecimal", "lock250"] {
            assert_eq!(growth(text), None, "{text}");
        }
    }
}
