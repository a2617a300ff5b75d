//! The map of a slide whose states form a tree: the way out as a line, each dead end as a stalk on it.

use gros_solver::{Branch, Detour, Route, SlideOutRoute, Steps};
use gros_text::Lang;
use yew::prelude::*;

use crate::boards::svg::{self, num};
use crate::markup::html;

/// The width and the height of the map; all measures are units of the drawing.
const WIDTH: f64 = 992.0;
const HEIGHT: f64 = 200.0;
/// The ends of the line, and its height.
const LEFT: f64 = 44.0;
const RIGHT: f64 = 940.0;
const LINE: f64 = 96.0;

/// Gives where a part of the way is on the line.
fn x_of(part: f64) -> f64 {
    LEFT + (RIGHT - LEFT) * part
}

/// Gives how long a stalk is drawn that is so many moves deep: short ones to scale, long ones less.
fn length(depth: f64) -> f64 {
    if depth <= 3.0 { 13.0 * depth } else { 39.0 + 30.0 * ((1.0 + depth) / 4.0).ln() }
}

/// Tells whether a stalk stands up; they do by turns.
fn stands_up(index: usize) -> bool {
    index.is_multiple_of(2)
}

/// A dead end: at which part of the way it leaves, and how many moves deep it is.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Stalk {
    part: f64,
    depth: f64,
}

/// The way out of a small slide and its dead ends.
#[derive(Clone, Debug, PartialEq)]
pub struct TreeMap {
    steps: Steps,
    states: u64,
    stalks: Vec<Stalk>,
}

impl TreeMap {
    /// Maps a slide; none if it is large or has no dead ends.
    pub fn of(route: &SlideOutRoute) -> Option<TreeMap> {
        let steps = route.steps().clone();
        let stalk = |branch: Branch| Stalk {
            part: branch.leaves_at.fraction_of(&steps),
            depth: branch.depth.to_f64(),
        };
        let stalks: Vec<Stalk> = route.branches().into_iter().map(stalk).collect();
        let states = route.puzzle().states().filter(|_| !stalks.is_empty() && !steps.is_zero())?;
        Some(TreeMap { steps, states, stalks })
    }

    /// Draws the map, with the place where one is, and what there is to say of it.
    pub fn draw(&self, lang: Lang, detour: &Detour, said: Option<Html>) -> Html {
        let part = detour.leaves_at.fraction_of(&self.steps);
        let x = x_of(part);
        let deepest = self.stalks.iter().map(|stalk| stalk.depth).fold(0.0, f64::max);
        html! {
            <div class="tree-map">
                { for said }
                <p class="tree-words"><strong>{ lang.all_positions(self.states) }</strong>{ " " }{ lang.way_and_dead_ends(deepest as usize) }</p>
                <svg viewBox={format!("0 0 {WIDTH} {HEIGHT}")} aria-hidden="true">
                    { svg::path("tree-line", format!("M{LEFT} {LINE}H{RIGHT}")) }
                    { svg::path("tree-played", format!("M{LEFT} {LINE}H{}", num(x))) }
                    { for self.stalks.iter().enumerate().map(|(index, stalk)| draw_stalk(index, *stalk)) }
                    { svg::path("tree-start", format!("M{} {}v18l14 -9z", LEFT - 4.0, LINE - 9.0)) }
                    { svg::path("tree-goal", format!("M{RIGHT} {LINE}v-34h22l-6 8 6 8h-20")) }
                    { svg::circle("tree-goal-dot", RIGHT, LINE, 6.0) }
                    { self.draw_place(part, detour.depth.to_f64()) }
                </svg>
            </div>
        }
    }

    /// Marks where one is: on the line, or so many moves up a stalk.
    fn draw_place(&self, part: f64, depth: f64) -> Html {
        let x = x_of(part);
        let stalk = self.stalks.iter().position(|stalk| (stalk.part - part).abs() < 1e-9);
        let up = if stalk.is_none_or(stands_up) { 1.0 } else { -1.0 };
        let y = |depth: f64| LINE - up * length(depth);
        let back = format!("M{} {LINE}V{}", num(x), num(y(depth)));
        html! {
            <>
                if depth > 0.0 {
                    { svg::path("stalk-back", back) }
                    { for (1..depth as u32).map(|step| svg::circle("stalk-step", x, y(step.into()), 3.5)) }
                    { svg::circle("stalk-root", x, LINE, 6.0) }
                }
                { svg::circle("you", x, y(depth), 9.5) }
                { svg::circle("you-dot", x, y(depth), 4.0) }
            </>
        }
    }
}

fn draw_stalk(index: usize, Stalk { part, depth }: Stalk) -> Html {
    let (x, up) = (x_of(part), if stands_up(index) { 1.0 } else { -1.0 });
    let tip = LINE - up * length(depth);
    html! {
        <>
            { svg::path("stalk", format!("M{} {LINE}V{}", num(x), num(tip))) }
            { svg::circle("stalk-end", x, tip, 4.0) }
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::{Puzzle, SlideOut};

    #[test]
    fn the_line_runs_from_edge_to_edge_and_the_deepest_stalk_fits() {
        assert_eq!((x_of(0.0), x_of(1.0)), (LEFT, RIGHT));
        assert!((x_of(83.0 / 114.0) - 696.35).abs() < 0.01);
        assert_eq!([length(0.0), length(2.0), length(3.0)], [0.0, 26.0, 39.0]);
        assert!(length(22.0) < LINE && length(22.0) > length(8.0));
    }

    #[test]
    fn the_dance_is_mapped_and_a_path_is_not() {
        let map = |slide: SlideOut| TreeMap::of(&slide.route(&slide.start(), &slide.goal()).unwrap());
        let dance = map(SlideOut::elephants(5).unwrap()).unwrap();
        assert_eq!((dance.states, dance.stalks.len()), (243, 22));
        assert_eq!(map(SlideOut::elephants(1).unwrap()), None);
        assert_eq!(map(SlideOut::elephants(64).unwrap()), None);
    }
}
