//! The tower, with the disc that moved last.

use gros_solver::Hanoi;

use crate::scene::{Form, Mark, Scene, Shape};
use crate::subject::{Pictured, Subject, View};

/// Draws the tower in a room, in CSS pixels.
#[must_use]
pub fn tower(subject: &Subject<Hanoi>, last: Option<usize>, room: (f64, f64)) -> Scene {
    let mut scene = Hanoi::scene(subject, &View::of(room));
    if let Some(disc) = last.filter(|_| subject.moving.is_none()) {
        outline(&mut scene.shapes, &disc.to_string());
    }
    scene
}

/// Outlines the disc with this number, and moves it in front of its neighbours.
fn outline(shapes: &mut Vec<Shape>, disc: &str) {
    let found = shapes.iter().enumerate().find_map(|(place, shape)| Some((place, path_of(shape, disc)?)));
    if let Some((place, d)) = found {
        let mut shape = shapes.remove(place);
        if let Form::Group(_, within) = &mut shape.form {
            within.splice(
                0..0,
                ["walk-disc", "walk-disc-gap"].map(|role| Shape::path(role, d.clone()).keyed(role)),
            );
        }
        shapes.push(shape);
        return;
    }
    for shape in shapes {
        if let Form::Group(_, within) = &mut shape.form {
            outline(within, disc);
        }
    }
}

/// Returns the outline of the disc with this number, if the shape is a group that has it.
fn path_of(shape: &Shape, disc: &str) -> Option<String> {
    let Form::Group(_, within) = &shape.form else { return None };
    let is_disc = |mark: &Mark| mark.name == "disc" && mark.value == disc;
    let found = within.iter().find(|shape| shape.mark.as_ref().is_some_and(is_disc))?;
    if let Form::Path { d, .. } = &found.form { Some(d.clone()) } else { None }
}
