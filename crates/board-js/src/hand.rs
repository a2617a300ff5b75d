//! The effect of a gesture on the model.

use gros_picture::{Gesture, Meaning, Pictured, Subject, View};
use gros_solver::gray::Digit;
use gros_solver::{AnyMove, AnyPuzzle, Puzzle};

use crate::model::Model;
use crate::puzzles;

/// The outcome of a gesture.
#[derive(Clone, Debug, PartialEq)]
pub enum Done {
    /// It means nothing here.
    Nothing,
    /// The picture looks different.
    Shown,
    /// A move is asked for, part of which was done by hand.
    Move(AnyMove, f64),
}

/// Handles a gesture.
pub fn does(model: &mut Model, subject: &Subject<AnyPuzzle>, room: (f64, f64), gesture: Gesture) -> Done {
    if let Gesture::Hover(piece) = gesture {
        let is_new = model.begun.hovered != piece;
        model.begun.hovered = piece;
        return if is_new { Done::Shown } else { Done::Nothing };
    }
    if model.wishes.is_locked {
        return Done::Nothing;
    }
    if subject.puzzle.stacks() > 0 {
        return on_stacks(model, subject, gesture);
    }
    let game = puzzles::game(model, room);
    let view = View {
        look: model.wishes.look,
        is_flipped: model.wishes.is_flipped,
        around: model.begun.around,
        game: game.as_ref(),
        slide: puzzles::slide_at_rest(model),
        ..View::of(room)
    };
    if game.is_some() {
        return puzzles::choose(model, subject, &view, gesture);
    }
    let is_carried = model.begun.carried.is_some() || model.begun.slid.is_some();
    match AnyPuzzle::meaning(subject, &view, gesture) {
        Some(Meaning::Carry(mv, part)) => {
            model.begun.carried = Some((mv, part));
            Done::Shown
        }
        Some(Meaning::Play(mv)) => {
            let carried = model.begun.carried.take();
            let part = carried.filter(|(carried, _)| *carried == mv).map_or(0.0, |(_, part)| part);
            Done::Move(mv, part)
        }
        Some(Meaning::Show(piece)) => {
            model.begun.around = Some(piece);
            Done::Shown
        }
        Some(Meaning::Slide { to, is_held }) => {
            model.begun.slid = Some(to).filter(|_| is_held);
            if !is_held {
                model.begun.pushed = Some(to as usize);
            }
            Done::Shown
        }
        _ if is_carried && !matches!(gesture, Gesture::Focus(_)) => {
            (model.begun.carried, model.begun.slid) = (None, None);
            Done::Shown
        }
        _ => Done::Nothing,
    }
}

/// On stacks, choosing one lifts its top piece or drops the lifted one; a piece that is carried goes where it is
/// dropped, or back.
fn on_stacks(model: &mut Model, subject: &Subject<AnyPuzzle>, gesture: Gesture) -> Done {
    let place = |target: usize| Digit::try_from(target).unwrap_or(0);
    let lifted = model.begun.lifted.map(|(from, _)| from);
    match gesture {
        Gesture::Choose { target, .. } => choose(model, subject, place(target)),
        Gesture::Type(letter) => {
            let letter = letter.to_ascii_uppercase() as usize;
            let place = letter.checked_sub('A' as usize).filter(|place| *place < subject.puzzle.stacks());
            place.map_or(Done::Nothing, |target| choose(model, subject, target as Digit))
        }
        Gesture::Carry { target, by, .. }
            if subject.puzzle.top_of(&subject.state, place(target)).is_some() =>
        {
            model.begun.lifted = Some((place(target), Some(by)));
            Done::Shown
        }
        Gesture::Drop { target, over, .. } if lifted == Some(place(target)) => {
            match over.map(place).filter(|over| Some(*over) != lifted) {
                Some(over) => choose(model, subject, over),
                None => put_back(model),
            }
        }
        Gesture::Cancel => put_back(model),
        _ => Done::Nothing,
    }
}

fn choose(model: &mut Model, subject: &Subject<AnyPuzzle>, place: Digit) -> Done {
    let Some((from, by)) = model.begun.lifted else {
        if subject.puzzle.top_of(&subject.state, place).is_some() {
            model.refused = None;
            model.begun.lifted = Some((place, None));
        }
        return Done::Shown;
    };
    if from == place {
        return put_back(model);
    }
    let mv = subject.puzzle.move_of_top(&subject.state, from, place);
    // A piece that a hand has carried there has arrived.
    mv.map_or(Done::Nothing, |mv| Done::Move(mv, if by.is_some() { 1.0 } else { 0.0 }))
}

/// Puts a lifted piece back.
pub fn put_back(model: &mut Model) -> Done {
    model.begun.lifted.take().map_or(Done::Nothing, |_| Done::Shown)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::subject;

    fn at(spec: &str) -> Model {
        let mut model = Model::new().unwrap();
        assert!(model.open(spec).is_ok());
        model
    }

    fn done(model: &mut Model, gesture: Gesture) -> Done {
        let subject = subject(model);
        does(model, &subject, (600.0, 300.0), gesture)
    }

    fn choose_target(target: usize) -> Gesture {
        Gesture::Choose { target, at: None }
    }

    #[test]
    fn a_disc_is_lifted_and_dropped() {
        let mut tower = at("hanoi?n=3");
        assert_eq!(done(&mut tower, choose_target(0)), Done::Shown);
        assert_eq!(tower.begun.lifted, Some((0, None)));
        let Done::Move(mv, _) = done(&mut tower, Gesture::Type('c')) else { panic!("no move") };
        assert_eq!(mv.to_string(), "1C");
        assert_eq!(done(&mut tower, choose_target(0)), Done::Shown);
        assert_eq!(tower.begun.lifted, None);
    }

    #[test]
    fn a_ring_is_chosen() {
        let mut rings = at("rings?n=3");
        assert!(matches!(done(&mut rings, choose_target(1)), Done::Move(..)));
        rings.wishes.is_locked = true;
        assert_eq!(done(&mut rings, choose_target(1)), Done::Nothing);
    }
}
