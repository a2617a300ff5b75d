//! Any row of actions leaves a session whole: its timeline keeps the laws and its text says all of it.

#![no_main]

use arbitrary::Arbitrary;
use gros_fuzz::{AnySession, check_text, check_timeline, task};
use gros_session::{Action, Seek};
use gros_solver::{AnyPuzzle, Puzzle, Steps};
use libfuzzer_sys::fuzz_target;

/// Something to do, named without a session.
#[derive(Arbitrary, Debug)]
enum Wish {
    Legal(u8),
    Written(String),
    DoIt,
    Seek(Place),
    Open(u8),
    Hint,
    Undo,
    Redo,
}

#[derive(Arbitrary, Debug)]
enum Place {
    Start,
    End,
    Next,
    Back,
    At(u64),
    Forward(u8),
    Backward(u8),
    ToGo(u16),
    Part(u16),
    Tick(u16),
}

fn seek(place: &Place) -> Seek {
    match place {
        Place::Start => Seek::Start,
        Place::End => Seek::End,
        Place::Next => Seek::Next,
        Place::Back => Seek::Back,
        Place::At(step) => Seek::At((*step).into()),
        Place::Forward(steps) => Seek::Forward(u32::from(*steps).into()),
        Place::Backward(steps) => Seek::Backward(u32::from(*steps).into()),
        Place::ToGo(steps) => Seek::ToGo(u32::from(*steps).into()),
        Place::Part(part) => {
            Seek::Part { part: u32::from(*part).into(), whole: Steps::from(u32::from(u16::MAX)) }
        }
        Place::Tick(tick) => Seek::Tick((*tick).into()),
    }
}

fn action(session: &AnySession, wish: &Wish) -> Option<Action<AnyPuzzle>> {
    let timeline = session.timeline();
    Some(match wish {
        Wish::Legal(index) => {
            let legal: Vec<_> = timeline.puzzle().legal_moves(&timeline.state()).take(256).collect();
            Action::Hand(legal.get(usize::from(*index) % legal.len().max(1))?.clone())
        }
        Wish::Written(text) => Action::Hand(timeline.puzzle().parse_move(text).ok()?),
        Wish::DoIt => Action::DoIt,
        Wish::Seek(place) => Action::Seek(seek(place)),
        Wish::Open(index) => Action::Open(task(*index)),
        Wish::Hint => Action::Hint,
        Wish::Undo => Action::Undo,
        Wish::Redo => Action::Redo,
    })
}

fuzz_target!(|input: (u8, Vec<Wish>)| {
    let (index, wishes) = input;
    let mut session = task(index);
    for wish in wishes.iter().take(60) {
        let Some(action) = action(&session, wish) else { continue };
        session.act(action);
        check_timeline(session.timeline(), session.timeline().cursor());
    }
    check_text(&session);
});
