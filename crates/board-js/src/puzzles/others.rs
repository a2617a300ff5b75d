//! The needs of the other puzzles besides their pictures.

use gros_board::Label;
use gros_picture::{Game, Gesture, Slide, Subject, Target, View};
use gros_solver::{AnyPuzzle, AnyState};

use super::{pieces, spinout, wythoff};
use crate::controls::Control;
use crate::hand::Done;
use crate::model::Model;

pub fn label(model: &Model, subject: &Subject<AnyPuzzle>, target: &Target) -> Label {
    match &subject.state {
        AnyState::Wythoff(piles) => wythoff::label(model, piles, target),
        state => pieces::label(model, subject, state, target),
    }
}

pub fn game(model: &Model, room: (f64, f64)) -> Option<Game> {
    wythoff::game(model, room)
}

pub fn slide(model: &Model) -> Option<Slide> {
    spinout::slide(model)
}

pub fn slide_at_rest(model: &Model) -> Option<Slide> {
    spinout::slide_at_rest(model)
}

pub fn choose(model: &mut Model, subject: &Subject<AnyPuzzle>, view: &View<'_>, gesture: Gesture) -> Done {
    wythoff::does(model, subject, view, gesture)
}

pub fn controls(model: &Model) -> Option<(String, Vec<Control>)> {
    wythoff::controls(model).or_else(|| spinout::controls(model))
}

/// Says what the controls have changed.
pub fn said(model: &Model) -> Option<String> {
    wythoff::said(model).or_else(|| spinout::said(model))
}

pub fn operate(model: &mut Model, id: &str, text: &str) -> Done {
    if spinout::controls(model).is_some() {
        spinout::operate(model, id)
    } else {
        wythoff::operate(model, id, text)
    }
}
