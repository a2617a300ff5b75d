//! The Sierpiński triangle, drawn: a path for all edges, one for all nodes, and the way through it.

use std::rc::Rc;

use gros_session::Timeline;
use gros_solver::hanoi::{TrianglePoint, Window};
use gros_solver::{AnyPuzzle, Hanoi, HanoiRule, Peg, Steps};
use gros_text::{Key, Lang};
use yew::prelude::*;

use super::marks::{self, Pen};
use super::track::{Stretch, cut};
use super::triangle_layout::TriangleLayout;
use crate::markup::html;
use crate::svg;

/// Nodes are drawn where edges are at least so long.
const ROOM_FOR_NODES: f64 = 7.0;
/// The size of an arrow on an edge that is gone one way only.
const ARROW: f64 = 3.5;

/// What of the triangle does not change while one moves in it.
#[derive(Debug, PartialEq)]
pub struct Ground {
    /// What is seen.
    pub window: Window,
    /// The parts in it, by how far they are from its corner.
    pub parts: Vec<(u32, u32)>,
    edges: Pen,
    large: Pen,
    nodes: Pen,
    areas: Pen,
}

impl Ground {
    /// Draws what of the triangle is seen.
    pub fn new(hanoi: &Hanoi, layout: &TriangleLayout) -> Ground {
        let window = layout.window();
        let all = hanoi.parts_in(&window);
        let corner = layout.corner(&window);
        let at = |part: (u32, u32)| corner(part.0.into(), part.1.into());
        let cell = layout.cell();
        let is_seen = |part: &(u32, u32)| layout.shows(at(*part), 2.0 * cell);
        let parts: Vec<(u32, u32)> = all.into_iter().filter(is_seen).collect();
        let mut ground = Ground {
            parts,
            window,
            edges: Pen::default(),
            large: Pen::default(),
            nodes: Pen::default(),
            areas: Pen::default(),
        };
        if layout.level() == 0 {
            ground.draw_nodes(hanoi, cell, &at);
        } else {
            for part in &ground.parts {
                ground.areas.triangle(at(*part), cell);
            }
        }
        ground.large = large_edges(hanoi, layout);
        ground
    }

    fn draw_nodes(&mut self, hanoi: &Hanoi, cell: f64, at: &impl Fn((u32, u32)) -> (f64, f64)) {
        let is_linear = hanoi.rule() == HanoiRule::Linear;
        let is_cyclic = hanoi.rule() == HanoiRule::Cyclic;
        let place = |part: (u32, u32)| TrianglePoint {
            right: &self.window.corner.right + &part.0.into(),
            up: &self.window.corner.up + &part.1.into(),
        };
        let radius = (cell * 0.24).min(4.5);
        for part in &self.parts.clone() {
            let here = at(*part);
            if cell >= ROOM_FOR_NODES {
                self.nodes.ring(here, radius);
            }
            let (right, up) = *part;
            let near = [
                Some((right + 1, up)),
                Some((right, up + 1)),
                right.checked_sub(1).map(|left| (left, up + 1)),
            ];
            let near: Vec<_> = near.into_iter().flatten().filter(|other| self.holds(*other)).collect();
            for other in near {
                if is_linear && !hanoi.joins_places(&place(*part), &place(other)) {
                    continue;
                }
                let there = at(other);
                self.edges.line(&[here, there]);
                if is_cyclic && cell >= 3.0 * ARROW {
                    let leads = hanoi.leads_to(&place(*part), &place(other));
                    let (from, to) = if leads { (here, there) } else { (there, here) };
                    self.edges.0.push_str(&marks::arrow(from, to, ARROW));
                }
            }
        }
    }

    /// Tells whether a part is seen; they are listed row by row.
    fn holds(&self, part: (u32, u32)) -> bool {
        self.parts.binary_search_by_key(&(part.1, part.0), |(right, up)| (*up, *right)).is_ok()
    }

    /// Draws it, with the way and those who are on it.
    pub fn draw(&self, layout: &TriangleLayout, seen: &Seen) -> Html {
        let thin = layout.cell() < 12.0;
        let class = if thin { "graph-drawing graph-thin" } else { "graph-drawing" };
        let (played, planned) = seen.paths(layout);
        html! {
            <g {class}>
                { svg::path("graph-areas", self.areas.0.clone()) }
                { svg::path("graph-edges", self.edges.0.clone()) }
                { svg::path("graph-large", self.large.0.clone()) }
                { svg::path("graph-nodes", self.nodes.0.clone()) }
                { svg::path("graph-other", seen.other_path(layout)) }
                { svg::path("graph-casing", format!("{played}{planned}")) }
                { svg::path("graph-planned", planned) }
                { svg::path("graph-played", played) }
                { seen.corners(layout) }
                { seen.marks(layout) }
            </g>
        }
    }
}

/// Draws the three edges on which the largest disc moves.
fn large_edges(hanoi: &Hanoi, layout: &TriangleLayout) -> Pen {
    let low = Steps::ones(hanoi.discs() - 1);
    let high = &low + &Steps::ONE;
    let at = |right: &Steps, up: &Steps| TrianglePoint { right: right.clone(), up: up.clone() };
    let none = Steps::ZERO;
    let edges = [
        (at(&low, &none), at(&high, &none)),
        (at(&none, &low), at(&none, &high)),
        (at(&low, &high), at(&high, &low)),
    ];
    let mut pen = Pen::default();
    for (one, other) in edges.iter().filter(|(one, other)| hanoi.joins_places(one, other)) {
        let ends = [layout.point(one), layout.point(other)];
        if ends.iter().any(|end| layout.shows(*end, 9.0)) {
            pen.line(&ends);
        }
    }
    pen
}

/// The way, and who is on it.
pub struct Seen<'a> {
    pub lang: Lang,
    pub timeline: &'a Timeline<AnyPuzzle>,
    pub stretches: &'a Rc<Vec<Stretch>>,
    /// The way that is not gone, if there are two.
    pub other: &'a [Stretch],
    pub here: &'a TrianglePoint,
    pub start: Option<TrianglePoint>,
    pub goal: Option<TrianglePoint>,
    /// Where the next move leads, if that is told.
    pub next: Option<TrianglePoint>,
    pub chosen: Option<&'a TrianglePoint>,
    /// Whether what comes is told.
    pub tells: bool,
    pub discs: usize,
}

impl Seen<'_> {
    fn paths(&self, layout: &TriangleLayout) -> (String, String) {
        let (mut played, mut planned) = (Pen::default(), Pen::default());
        for stretch in self.stretches.iter() {
            let (before, after) = cut(stretch, self.timeline.cursor(), self.here);
            let points =
                |places: &[TrianglePoint]| places.iter().map(|place| layout.point(place)).collect::<Vec<_>>();
            played.line(&points(&before));
            if self.tells {
                planned.line(&points(&after));
            }
        }
        (played.0, planned.0)
    }

    fn other_path(&self, layout: &TriangleLayout) -> String {
        let mut pen = Pen::default();
        for stretch in self.other.iter().filter(|_| self.tells) {
            let points: Vec<_> = stretch.iter().map(|(_, place)| layout.point(place)).collect();
            pen.line(&points);
        }
        pen.0
    }

    fn corners(&self, layout: &TriangleLayout) -> Html {
        let all = Steps::ones(self.discs);
        let corners = [(Steps::ZERO, Steps::ZERO), (Steps::ZERO, all.clone()), (all, Steps::ZERO)];
        let draw = |(peg, (right, up)): (u8, (Steps, Steps))| {
            let place = TrianglePoint { right, up };
            // Below the base line there is room for one word, and who stands there needs it.
            let is_taken = peg != 1 && place == *self.here;
            let (x, y) = layout.point(&place);
            let below = if peg == 1 { -12.0 } else { 20.0 };
            (layout.shows((x, y), 0.0) && !is_taken).then(|| {
                let class = ["graph-word graph-first", "graph-word", "graph-word graph-last"];
                let class = class.get(usize::from(peg)).copied().unwrap_or_default();
                // The words at the corners of the base line begin and end above its ends.
                let shift = [-16.0, 0.0, 16.0].get(usize::from(peg)).copied().unwrap_or(0.0);
                svg::text(class, x + shift, y + below, self.lang.all_on_peg(Peg(peg)))
            })
        };
        html! { <>{ for (0..3).zip(corners).filter_map(draw) }</> }
    }

    fn marks(&self, layout: &TriangleLayout) -> Html {
        let at = |place: &TrianglePoint| Some(layout.point(place)).filter(|point| layout.shows(*point, 12.0));
        let word = |place: Option<(f64, f64)>, class: &'static str, dx: f64, dy: f64, key: Key| {
            place.map(|(x, y)| svg::text(class, x + dx, y + dy, self.lang.text(key).to_owned()))
        };
        let start = self.start.as_ref().and_then(at);
        let goal = self.goal.as_ref().and_then(at);
        let here = at(self.here);
        html! {
            <>
                { for start.map(|(x, y)| marks::start(x, y)) }
                { for goal.map(|(x, y)| marks::goal(x, y)) }
                { for self.next.as_ref().and_then(at).map(|(x, y)| svg::circle("graph-next", x, y, 6.0)) }
                { for here.map(|(x, y)| marks::you(x, y)) }
                { for self.chosen.and_then(at).map(|(x, y)| svg::circle("graph-chosen", x, y, 12.0)) }
                { for word(start, "graph-word graph-word-start", 0.0, -14.0, Key::GraphStart) }
                { for word(goal, "graph-word graph-word-goal", 4.0, -26.0, Key::GraphGoal) }
                { for word(here, "graph-word graph-word-you", 0.0, 26.0, Key::GraphYou) }
            </>
        }
    }
}
