//! The program for rings and towers alone needs nothing besides pictures.

use gros_picture::{Game, Gesture, Slide, Subject, View};
use gros_solver::AnyPuzzle;

use crate::controls::Control;
use crate::hand::Done;
use crate::model::Model;

pub fn game(_: &Model, _: (f64, f64)) -> Option<Game> {
    None
}

pub fn slide(_: &Model) -> Option<Slide> {
    None
}

pub fn slide_at_rest(_: &Model) -> Option<Slide> {
    None
}

pub fn choose(_: &mut Model, _: &Subject<AnyPuzzle>, _: &View<'_>, _: Gesture) -> Done {
    Done::Nothing
}

pub fn controls(_: &Model) -> Option<(String, Vec<Control>)> {
    None
}

pub fn said(_: &Model) -> Option<String> {
    None
}

pub fn operate(_: &mut Model, _: &str, _: &str) -> Done {
    Done::Nothing
}
