//! Any sequence of actions: the timeline keeps its invariants and survives a round trip through its text.

#![no_main]

use arbitrary::Arbitrary;
use gros_fuzz::{AnySession, check_text, check_timeline, task};
use gros_session::{Action, Seek};
use gros_solver::{AnyPuzzle, Puzzle, Steps};
use libfuzzer_sys::fuzz_target;

/// An action that does not depend on a session yet.
#[derive(Arbitrary, Debug)]
enum Op {
    Legal(u8),
    Written(String),
    DoIt,
    Seek(SeekOp),
    Open(u8),
    Hint,
    Undo,
    Redo,
}

#[derive(Arbitrary, Debug)]
enum SeekOp {
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

fn seek(op: &SeekOp) -> Seek {
    match op {
        SeekOp::Start => Seek::Start,
        SeekOp::End => Seek::End,
        SeekOp::Next => Seek::Next,
        SeekOp::Back => Seek::Back,
        SeekOp::At(step) => Seek::At((*step).into()),
        SeekOp::Forward(steps) => Seek::Forward(u32::from(*steps).into()),
        SeekOp::Backward(steps) => Seek::Backward(u32::from(*steps).into()),
        SeekOp::ToGo(steps) => Seek::ToGo(u32::from(*steps).into()),
        SeekOp::Part(part) => {
            Seek::Part { part: u32::from(*part).into(), whole: Steps::from(u32::from(u16::MAX)) }
        }
        SeekOp::Tick(tick) => Seek::Tick((*tick).into()),
    }
}

fn action(session: &AnySession, op: &Op) -> Option<Action<AnyPuzzle>> {
    let timeline = session.timeline();
    Some(match op {
        Op::Legal(index) => {
            let legal: Vec<_> = timeline.puzzle().legal_moves(&timeline.state()).take(256).collect();
            Action::Hand(legal.get(usize::from(*index) % legal.len().max(1))?.clone())
        }
        Op::Written(text) => Action::Hand(timeline.puzzle().parse_move(text).ok()?),
        Op::DoIt => Action::DoIt,
        Op::Seek(op) => Action::Seek(seek(op)),
        Op::Open(index) => Action::Open(task(*index)),
        Op::Hint => Action::Hint,
        Op::Undo => Action::Undo,
        Op::Redo => Action::Redo,
    })
}

fuzz_target!(|input: (u8, Vec<Op>)| {
    let (index, ops) = input;
    let mut session = task(index);
    for op in ops.iter().take(60) {
        let Some(action) = action(&session, op) else { continue };
        session.act(action);
        check_timeline(session.timeline(), session.timeline().cursor());
    }
    check_text(&session);
});
