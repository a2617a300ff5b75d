//! Small figures of rules, each beside the sentence that states it.

use crate::marks::coin;
use crate::palette::Colour;
use crate::path::num;
use crate::scene::{Rect, Scene, Shape};
use crate::style::Style;

/// The width and the height of a figure, in CSS pixels.
const SIZE: (f64, f64) = (96.0, 26.0);
/// The radius of a piece, and the distance between two.
const RADIUS: f64 = 11.0;
const PITCH: f64 = 24.0;
const NUMBER: f64 = 12.0;
/// Half the height of a disc, and the line on which the lowest one lies.
const HALF: f64 = 5.0;
const BASE: f64 = 25.0;

pub(crate) const STYLES: &[Style] = &[
    Style::filled("rule-any", Colour::Surface).edged(Colour::Ink, 1.5).dashed("3 2.4"),
    Style::filled("rule-on", Colour::RingOn).edged(Colour::RingOnLine, 1.2),
    Style::filled("rule-off", Colour::Surface).edged(Colour::Border, 1.2),
    Style::words("rule-any-number", Colour::Ink).central(),
    Style::words("rule-on-number", Colour::RingOnLine).central(),
    Style::words("rule-off-number", Colour::Muted).central().light(),
    Style::round("rule-way", Colour::Muted, 1.5),
    Style::filled("rule-disc", Colour::Even).edged(Colour::DiscLine, 1.0),
    Style::line("rule-wrong", Colour::Bad, 2.2).round_ends(),
];

/// How a piece of a figure stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stands {
    /// It moves, wherever it stands.
    Any,
    On,
    Off,
}

impl Stands {
    const fn roles(self) -> [&'static str; 2] {
        match self {
            Stands::Any => ["rule-any", "rule-any-number"],
            Stands::On => ["rule-on", "rule-on-number"],
            Stands::Off => ["rule-off", "rule-off-number"],
        }
    }
}

/// Draws the two rules of the Chinese rings and their kin: the first piece is free; any other needs its neighbour on and
/// all beyond that one off. The free end is on the right.
#[must_use]
pub fn of_rings(is_flipped: bool) -> Vec<Scene> {
    let free = vec![way(PITCH * 2.0 + RADIUS + 1.0), piece(1, Stands::Any, is_flipped)];
    let other = [(4, Stands::Any), (3, Stands::On), (2, Stands::Off), (1, Stands::Off)];
    let free = if is_flipped { vec![way(PITCH + RADIUS + 1.0), piece(1, Stands::Any, true)] } else { free };
    let other = other.map(|(number, stands)| piece(number, stands, is_flipped));
    vec![scene(free.into_iter().flatten().collect()), scene(other.into_iter().flatten().collect())]
}

/// Draws the two rules of a tower: only the top disc moves, and never onto a smaller one.
#[must_use]
pub fn of_towers() -> Vec<Scene> {
    let disc = |role, x: f64, half: f64, level: f64| {
        let y = BASE - (2.0 * level + 2.0) * HALF;
        Shape::rect(role, Rect::new(x - half, y, 2.0 * half, 2.0 * HALF - 1.0), 3.0)
    };
    let (left, right) = (26.0, 72.0);
    let top = vec![
        disc("rule-any", 52.0, 12.0, 1.0),
        disc("rule-disc", 52.0, 22.0, 0.0),
        Shape::path("rule-way", "M78 9v-5M75.5 6.5L78 4l2.5 2.5"),
    ];
    let order = vec![
        disc("rule-disc", left, 12.0, 1.0),
        disc("rule-disc", left, 22.0, 0.0),
        disc("rule-disc", right, 22.0, 1.0),
        disc("rule-disc", right, 12.0, 0.0),
        Shape::path("rule-wrong", format!("M{} 4l16 21", num(right - 8.0))),
    ];
    vec![scene(top), scene(order)]
}

fn scene(shapes: Vec<Shape>) -> Scene {
    Scene::new(Rect::sized(SIZE.0, SIZE.1), shapes)
}

/// Draws a piece of a row of four.
fn piece(number: usize, stands: Stands, is_flipped: bool) -> Vec<Shape> {
    let place = if is_flipped { number - 1 } else { 4 - number } as f64;
    let (x, y) = (RADIUS + 1.0 + place * PITCH, SIZE.1 / 2.0);
    coin(stands.roles(), (x, y), RADIUS, NUMBER, number.to_string()).into()
}

/// Draws two arrows, up and down.
fn way(x: f64) -> Vec<Shape> {
    let (up, down) = (num(x - 3.5), num(x + 3.5));
    let path = format!("M{up} 19v-12l-3 3m3-3l3 3M{down} 7v12l-3-3m3 3l3-3");
    vec![Shape::path("rule-way", path)]
}
