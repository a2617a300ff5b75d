//! The stop that an address means, what it puts on the board, and the finished stops: kept on the device, or for the visit.

use std::cell::RefCell;

use gros_learning::Ask;
use gros_learning::lessons::{Kind, Lesson, Progress, Stop, Task};
use gros_session::spec::{Learn, Screen, StopName};
use gros_text::Key;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::hooks::storage;
use crate::state::{Msg, StopBoard, StopMsg};

/// A stop that exists.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found {
    pub lesson: &'static Lesson,
    /// Counted from 1.
    pub number: usize,
    pub stop: &'static Stop,
}

impl Found {
    fn of(name: &StopName) -> Option<Found> {
        let lesson = Lesson::find(&name.lesson)?;
        Some(Found { lesson, number: name.stop, stop: lesson.stop(name.stop)? })
    }

    /// Returns whether the lesson ends with it.
    pub fn is_last(&self) -> bool {
        self.number == self.lesson.stops.len()
    }

    /// Returns the message that puts the position of a task on the board, or continues from the task before
    /// it.
    pub fn begin(&self, index: usize) -> Msg {
        let Some(task) = self.stop.tasks.get(index) else {
            return Msg::Stop(self.stop.then.map_or(StopMsg::Free, StopMsg::End));
        };
        let before = index.checked_sub(1).and_then(|before| self.stop.tasks.get(before));
        let board = self.board(task, index);
        Msg::Stop(match before {
            // Moves that were played before the answer are taken back.
            Some(before) if before.spec == task.spec && !before.can_be_played() => StopMsg::Continue(board),
            _ => StopMsg::Begin(board),
        })
    }

    /// Returns the message that puts the position of a task back on the board.
    pub fn again(&self, index: usize) -> Option<Msg> {
        let task = self.stop.tasks.get(index)?;
        Some(Msg::Stop(StopMsg::Begin(self.board(task, index))))
    }

    /// Returns the message that gives the position of a task to the learner, to be played.
    pub fn play(&self, index: usize) -> Option<Msg> {
        let task = self.stop.tasks.get(index)?;
        let board = StopBoard { caption: Key::LearnYours, waits: false, ..self.board(task, index) };
        Some(Msg::Stop(StopMsg::Begin(board)))
    }

    fn board(&self, task: &Task, index: usize) -> StopBoard {
        StopBoard {
            place: (self.lesson.id, self.number, index),
            spec: task.spec,
            caption: caption(&task.kind),
            is_solving: task.is_solving,
            waits: !task.kind.is_on_board(),
            has_line: matches!(task.kind, Kind::Seek(_)),
        }
    }

    /// Returns whether digits are asked for that a ladder of this lesson tells.
    pub fn reads_a_ladder(&self, task: &Task) -> bool {
        let tasks = self.lesson.stops.iter().flat_map(|stop| &stop.tasks);
        let mut ladders = tasks.filter(|other| other.kind == Kind::Ladder);
        matches!(task.kind, Kind::Answer(Ask::Binary(_))) && ladders.any(|ladder| ladder.spec == task.spec)
    }

    /// Returns the address of a stop of the same lesson.
    pub fn address(&self, number: usize) -> String {
        address(self.lesson, number)
    }

    /// Returns the message that goes to another stop.
    pub fn go(&self, number: usize) -> Msg {
        go(self.lesson, number)
    }
}

/// Returns the caption before the first move: it says what the board waits for, or that the board is the learner's.
fn caption(kind: &Kind) -> Key {
    match kind {
        Kind::Goal | Kind::State(_) | Kind::Cold | Kind::Blocked => Key::LearnYours,
        Kind::Seek(_) => Key::LearnLineYours,
        Kind::Ladder => Key::LearnWaitsLadder,
        Kind::Fold => Key::LearnWaitsFold,
        Kind::Row(_) | Kind::Sieve => Key::LearnWaitsAnswers,
        Kind::Guess(_) | Kind::Choose(_) | Kind::Answer(_) => Key::LearnWaitsAnswer,
    }
}

fn name(lesson: &Lesson, stop: usize) -> Learn {
    Learn::Stop(StopName { lesson: lesson.id.to_owned(), stop })
}

pub fn address(lesson: &Lesson, stop: usize) -> String {
    format!("#/{}", Screen::Learn(name(lesson, stop)))
}

pub fn go(lesson: &Lesson, stop: usize) -> Msg {
    Msg::learn(name(lesson, stop))
}

/// Returns the stop that an address means; `corrects` an address that names none: to where the learner left
/// off, or to the list.
#[hook]
pub fn use_stop(learn: &Learn, corrects: bool, ctx: Ctx) -> Option<Found> {
    let name = if let Learn::Stop(name) = learn { Some(name) } else { None };
    let found = name.and_then(Found::of);
    let better = name.filter(|_| found.is_none() && corrects).map(|name| match Lesson::find(&name.lesson) {
        Some(lesson) if name.stop == 0 => address(lesson, progress().next(lesson)),
        _ => format!("#/{}", Screen::Learn(Learn::All)),
    });
    use_effect_with(better, move |better| {
        if let Some(better) = better.clone() {
            ctx.send(Msg::Address(better));
        }
    });
    found
}

/// The key of the finished stops.
const KEPT: &str = "lessons";

thread_local! {
    static DONE: RefCell<Option<Progress>> = const { RefCell::new(None) };
}

pub fn progress() -> Progress {
    let read = || Progress::read(&storage::read(KEPT).unwrap_or_default());
    DONE.with_borrow_mut(|done| done.get_or_insert_with(read).clone())
}

pub fn keep(done: Progress) {
    storage::write(KEPT, &done.write());
    DONE.set(Some(done));
}

#[cfg(test)]
mod tests {
    use gros_learning::lessons::LESSONS;

    use super::*;

    #[test]
    fn every_stop_has_a_position_and_an_address() {
        for lesson in LESSONS.iter() {
            for number in 1..=lesson.stops.len() {
                let found = Found::of(&StopName { lesson: lesson.id.to_owned(), stop: number }).unwrap();
                assert!(
                    matches!(found.begin(0), Msg::Stop(StopMsg::Begin(board)) if board.place.1 == number)
                );
                assert_eq!(found.address(number), format!("#/learn/{}/{number}", lesson.id));
            }
        }
        assert_eq!(Found::of(&StopName { lesson: "tour".to_owned(), stop: 11 }), None);
    }

    #[test]
    fn the_same_position_stays_for_the_next_task() {
        let found = Found::of(&StopName { lesson: "tour".to_owned(), stop: 3 }).unwrap();
        assert!(matches!(found.begin(1), Msg::Stop(StopMsg::Continue(board)) if board.waits));
        assert!(matches!(found.begin(2), Msg::Stop(StopMsg::Free)));
    }
}
