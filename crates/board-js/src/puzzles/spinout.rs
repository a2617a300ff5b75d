//! The slide of Spin-Out, which a hand can push where it stays until a dial turns.

use gros_picture::Slide;
use gros_picture::puzzles::spinout::{Pose, shift};
use gros_solver::{AnyPuzzle, AnyState, SpinOut};
use gros_text::Key;

use crate::controls::Control;
use crate::hand::Done;
use crate::model::Model;
use crate::picture;

/// Returns the slide where a hand has put it, or where it goes by itself.
fn pose(model: &Model) -> Option<Pose> {
    let subject = picture::subject(model).own::<SpinOut>()?;
    Some(Pose::new(&subject.state, model.begun.pushed.unwrap_or_else(|| shift(&subject))))
}

/// Returns the slide where it was before a hand took it.
pub fn slide_at_rest(model: &Model) -> Option<Slide> {
    let to = pose(model)?.shift as f64;
    Some(Slide { from: model.left.map_or(to, |from| from as f64), to, is_held: false })
}

/// Returns the slide where it is, if a hand has moved it.
pub fn slide(model: &Model) -> Option<Slide> {
    let begun = &model.begun;
    let is_moved = begun.slid.is_some() || begun.pushed.is_some() || model.left.is_some();
    let rest = slide_at_rest(model).filter(|_| is_moved)?;
    Some(begun.slid.map_or(rest, |to| Slide { to, is_held: true, ..rest }))
}

/// Returns the purpose of the controls, and the controls: the slide can be pushed in and pulled out.
pub fn controls(model: &Model) -> Option<(String, Vec<Control>)> {
    let (AnyPuzzle::SpinOut(_), AnyState::SpinOut(_)) = (model.puzzle(), model.state()) else { return None };
    let (lang, Pose { shift, shifts: (least, most), .. }) = (model.wishes.lang, pose(model)?);
    let push = Control::button("push-in", lang.text(Key::PushIn), "←", shift > least);
    let pull = Control::button("pull-out", lang.text(Key::PullOut), "→", shift < most);
    Some((lang.text(Key::Slide).to_owned(), vec![push, pull]))
}

/// Says how many dials have passed the gap, if a hand has moved the slide.
pub fn said(model: &Model) -> Option<String> {
    let shift = model.begun.pushed?;
    Some(model.wishes.lang.labelled(Key::Slide) + &shift.to_string())
}

/// Does what a control asks for.
pub fn operate(model: &mut Model, id: &str) -> Done {
    let Some(Pose { shift, shifts: (least, most), .. }) = pose(model) else { return Done::Nothing };
    let to = match id {
        "push-in" => shift.checked_sub(1),
        "pull-out" => Some(shift + 1),
        _ => None,
    };
    let Some(to) = to.filter(|to| (least..=most).contains(to)) else { return Done::Nothing };
    model.begun.pushed = Some(to);
    Done::Shown
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_picture::Gesture;
    use gros_solver::Puzzle;

    use crate::hand;

    #[test]
    fn the_slide_is_pushed_as_far_as_it_goes() {
        let mut board = Model::new().unwrap();
        assert!(board.open("spinout?n=3&outside=1&from=LLL@0").is_ok());
        let can = |board: &Model| {
            controls(board).unwrap().1.iter().map(|control| control.is_on).collect::<Vec<_>>()
        };
        assert_eq!(can(&board), [true, false], "the goal: the slide is out");
        let mut pushed = 0;
        while operate(&mut board, "push-in") == Done::Shown {
            pushed += 1;
        }
        assert!(pushed > 3 && can(&board) == [false, true], "{pushed}");
        assert_eq!(slide(&board).map(|slide| slide.to), Some(0.0));
        assert_eq!(said(&board).unwrap(), "slide: 0");
        operate(&mut board, "pull-out");
        assert_eq!((slide(&board).map(|slide| slide.to), can(&board)), (Some(1.0), vec![true, true]));
    }

    #[test]
    fn a_dial_turns_where_the_slide_was_pushed() {
        let mut board = Model::new().unwrap();
        assert!(board.open("spinout?n=3&outside=1&from=LLL@0").is_ok());
        let turned = |board: &mut Model| {
            let subject = picture::subject(board);
            let first = Gesture::Choose { target: 1, at: None };
            let Done::Move(mv, _) = hand::does(board, &subject, (600.0, 300.0), first) else { panic!() };
            subject.puzzle.play(&subject.state, &mv).unwrap().to_string()
        };
        assert_eq!(turned(&mut board), "LLU@4");
        while operate(&mut board, "push-in") == Done::Shown {}
        assert_eq!(turned(&mut board), "LLU@0");
    }
}
