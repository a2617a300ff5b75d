//! The parts of the triangle that stay the same during play: a path for all edges, one for all nodes, or areas.

use gros_solver::hanoi::{TrianglePoint, Window};
use gros_solver::{Hanoi, HanoiRule, Steps};

use super::layout::TriangleLayout;
use crate::graph::marks::path;
use crate::path::{corners, ellipse, line, toward, triangle};
use crate::scene::{Point, Shape};

/// Nodes are drawn if edges are at least this long.
const ROOM_FOR_NODES: f64 = 7.0;
/// The size of an arrow on a one-way edge.
const ARROW: f64 = 3.5;

/// A part of the triangle, by its distance from the corner of a window.
pub type Part = (u32, u32);

/// The visible parts of the triangle, drawn.
#[derive(Debug)]
pub struct Ground {
    /// The visible part.
    pub window: Window,
    /// The parts in it.
    pub parts: Vec<Part>,
    /// Their edges, nodes and areas.
    pub shapes: Vec<Shape>,
}

impl Ground {
    /// Draws the visible part of the triangle.
    pub fn new(hanoi: &Hanoi, layout: &TriangleLayout) -> Ground {
        let window = layout.window();
        let corner = layout.corner(&window);
        let at = |part: Part| corner(part.0.into(), part.1.into());
        let cell = layout.cell();
        let mut parts = hanoi.parts_in(&window);
        parts.retain(|part| layout.shows(at(*part), 2.0 * cell));
        let mut ground = Ground { window, parts, shapes: Vec::new() };
        if layout.level() == 0 {
            ground.draw_edges(hanoi, cell, &at);
        } else {
            let areas = ground.parts.iter().map(|part| triangle(at(*part), cell)).collect();
            ground.shapes.extend(path("graph-areas", areas));
        }
        ground.shapes.extend(path("graph-large", large_edges(hanoi, layout)));
        if layout.level() == 0 && cell >= ROOM_FOR_NODES {
            let role = if layout.is_thin() { "graph-nodes-thin" } else { "graph-nodes" };
            ground.shapes.extend(path(role, ground.nodes(cell, &at)));
        }
        ground
    }

    fn nodes(&self, cell: f64, at: &impl Fn(Part) -> Point) -> String {
        let radius = (cell * 0.24).min(4.5);
        self.parts.iter().map(|part| ellipse(at(*part), radius, radius)).collect()
    }

    fn draw_edges(&mut self, hanoi: &Hanoi, cell: f64, at: &impl Fn(Part) -> Point) {
        let has_arrows = hanoi.rule() == HanoiRule::Cyclic && cell >= 3.0 * ARROW;
        let mut edges = String::new();
        for part in &self.parts {
            let (right, up) = *part;
            let near = [
                Some((right + 1, up)),
                Some((right, up + 1)),
                right.checked_sub(1).map(|left| (left, up + 1)),
            ];
            for other in near.into_iter().flatten().filter(|other| self.holds(*other)) {
                if hanoi.rule() == HanoiRule::Linear
                    && !hanoi.joins_places(&self.place(*part), &self.place(other))
                {
                    continue;
                }
                let (here, there) = (at(*part), at(other));
                edges += &line(&[here, there]);
                if has_arrows {
                    let leads = hanoi.leads_to(&self.place(*part), &self.place(other));
                    let (from, to) = if leads { (here, there) } else { (there, here) };
                    let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
                    let tip = toward(middle, to, ARROW / 2.0);
                    edges += &line(&corners(from, tip, (ARROW, 0.7 * ARROW)));
                }
            }
        }
        self.shapes.extend(path("graph-edges", edges));
    }

    /// Returns the place of a part's corner, measured in parts.
    pub fn place(&self, (right, up): Part) -> TrianglePoint {
        let corner = &self.window.corner;
        TrianglePoint { right: &corner.right + &right.into(), up: &corner.up + &up.into() }
    }

    /// Returns whether a part is visible; parts are listed row by row.
    fn holds(&self, part: Part) -> bool {
        self.parts.binary_search_by_key(&(part.1, part.0), |(right, up)| (*up, *right)).is_ok()
    }
}

/// Draws the three edges on which the largest disc moves.
fn large_edges(hanoi: &Hanoi, layout: &TriangleLayout) -> String {
    let low = Steps::ones(hanoi.discs() - 1);
    let high = &low + &Steps::ONE;
    let at = |right: &Steps, up: &Steps| TrianglePoint { right: right.clone(), up: up.clone() };
    let none = Steps::ZERO;
    let edges = [
        (at(&low, &none), at(&high, &none)),
        (at(&none, &low), at(&none, &high)),
        (at(&low, &high), at(&high, &low)),
    ];
    let joined = edges.iter().filter(|(one, other)| hanoi.joins_places(one, other));
    let ends = joined.map(|(one, other)| [layout.point(one), layout.point(other)]);
    ends.filter(|ends| ends.iter().any(|end| layout.shows(*end, 9.0))).map(|ends| line(&ends)).collect()
}
