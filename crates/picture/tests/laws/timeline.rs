//! Laws of the tape and the ruler.

use std::mem::discriminant;

use gros_picture::timeline::nodes::{self, Node};
use gros_picture::timeline::ruler::{Mark, Overview, Ruler, Tick as Line, Window};
use gros_picture::timeline::tape::{Tape, Tick, When};
use gros_picture::{Form, Note, Rect, Role, Scene, Shape, Way, style};

use crate::bounds::{Bounds, bounds};

const WIDTH: f64 = 400.0;

/// Draws the tape of a timeline of nine moves.
fn tape(made: usize) -> Scene {
    let ways = [Way::Up, Way::Down, Way::Left, Way::Right, Way::Turn, Way::Upright, Way::Flat];
    let edge = |step: usize| WIDTH / 2.0 + 32.0 * (step as f64 - made as f64);
    let tick = |step: usize| Tick {
        x: edge(step) + 16.0,
        height: 7.0 + 4.0 * (step % 3) as f64,
        is_tall: !step.is_multiple_of(3),
        when: if step < made {
            When::Past
        } else if step == made {
            When::Next
        } else {
            When::Later
        },
        note: Some((edge(step) + 16.0, Note::new(step, ways[step % ways.len()], ""))),
    };
    let tape = Tape {
        size: (WIDTH, 58.0),
        pitch: 32.0,
        ticks: (0..9).map(tick).collect(),
        dots: (0..9).map(|step| edge(step) + 16.0).collect(),
        states: (0..=9).map(edge).collect(),
        start: Some(edge(0)),
        end: Some(edge(9)),
    };
    tape.scene()
}

const ENDS: (f64, f64) = (12.0, WIDTH - 12.0);

fn overview(ruler: Vec<Shape>, done: Option<f64>) -> Scene {
    let window = Some(Window { shown: (90.0, 120.0), tape: (0.0, WIDTH) });
    let (ghost, own, lit) = (Some(200.0), Some(50.0), Some((40.0, 60.0)));
    Overview { width: WIDTH, ends: ENDS, done, window, ruler, ghost, own, lit }.scene()
}

fn overviews() -> [Scene; 2] {
    let marks = vec![Mark { x: 150.0, label: Some((156.0, "disc 5".to_owned())) }];
    let ticks = vec![Line { x: 60.0, height: 13.0 }];
    let ruler = Ruler { ticks, marks, played: vec![(12.0, 90.0)], ..Ruler::default() };
    let node = |x: f64| Node { x, is_here: x < 150.0, is_cold: x > 150.0, label: Some("9, 15".to_owned()) };
    let game = nodes::shapes(&[node(100.0), node(200.0)], 15.0);
    [overview(ruler.shapes(ENDS), Some(90.0)), overview(game, None)]
}

/// Draws tapes and rulers with everything that they may have.
pub fn scenes() -> impl Iterator<Item = Scene> {
    (0..=9).map(tape).chain(overviews())
}

#[test]
fn the_goal_has_the_colour_that_it_has_on_the_boards() {
    let colour = |role: &'static str| style(Role(role)).unwrap();
    assert_eq!(colour("ruler-goal").fill, colour("goal-flag").stroke);
}

#[test]
fn a_tape_has_the_same_shapes_at_every_step() {
    let kinds = |scene: &Scene| -> Vec<_> {
        scene.shapes.iter().map(|shape| (shape.role, discriminant(&shape.form))).collect()
    };
    let first = kinds(&tape(0));
    assert!((1..=9).all(|made| kinds(&tape(made)) == first));
}

#[test]
fn every_symbol_of_a_note_has_a_position() {
    for scene in (0..=9).map(tape) {
        for Shape { form, .. } in &scene.shapes {
            if let Form::Letters(places, .., symbols) = form {
                assert_eq!(places.len(), symbols.chars().count());
            }
        }
    }
}

#[test]
fn only_the_needle_reaches_beyond_a_tape() {
    let room = Rect::new(0.0, 0.0, WIDTH, 58.0).grown(0.5);
    for Bounds { role, area, .. } in (0..=9).map(tape).flat_map(|scene| bounds(&scene)) {
        let is_within = area.y >= room.y && area.y + area.height <= room.y + room.height;
        assert!(is_within || role == "tape-needle", "{role} at {area:?}");
    }
}
