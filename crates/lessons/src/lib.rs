//! The lessons: stops with a position, a text and tasks that the page checks.
//!
//! A lesson is a file in `lessons/`, its words are in `crates/text/locales/*/later/lesson-*.ftl`, and [`LESSONS`] lists
//! it. No answer is written there: a [`Question`] is answered by the solver.

#![warn(missing_docs)]

mod ladder;
mod progress;
mod question;
mod verdict;

use std::cmp::Ordering;

use gros_session::{Seek, Timeline};
use gros_solver::wythoff::{Piles, Rule, is_cold};
use gros_solver::{AnyPuzzle, methods};
use gros_text::{Key, Theorem};

pub use ladder::Rung;
pub use progress::Progress;
pub use question::{Pile, Question};
pub use verdict::{Verdict, Wrong, check_number, check_word};

/// A lesson.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lesson {
    /// Its id in addresses.
    pub id: &'static str,
    /// Its title.
    pub title: Key,
    /// Its subject, in one line.
    pub line: Key,
    /// Its stops, of which there is at least one.
    pub stops: &'static [Stop],
}

/// A stop of a lesson.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stop {
    /// Its title.
    pub title: Key,
    /// Its introduction.
    pub text: Key,
    /// The finding, shown when all tasks are done.
    pub done: Key,
    /// Its tasks, in order.
    pub tasks: &'static [Task],
    /// The theorem behind it, with the position of its example.
    pub proof: Option<(Theorem, &'static str)>,
}

/// A task, with the position on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Task {
    /// The position as a spec.
    pub spec: &'static str,
    /// Whether the route is hidden until the task is done.
    pub is_solving: bool,
    /// The instruction.
    pub ask: Key,
    /// Where to look. It never tells the answer.
    pub hint: Key,
    /// The caption of the board; without one, the instruction is shown.
    pub caption: Option<Caption>,
    /// The kind of answer that is checked.
    pub kind: Kind,
    /// Wrong answers that are expected, each with the reason why it is wrong.
    pub wrong: &'static [(&'static str, Key)],
}

/// The caption of the board during a task. It never gives the answer away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caption {
    /// A fact,
    pub lead: Key,
    /// and the question that it raises.
    pub question: Key,
}

/// The kind of answer that a task asks for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// Moves to the goal.
    Goal,
    /// Moves to a state.
    State(&'static str),
    /// A move that leaves a cold position.
    Cold,
    /// A move that the rules forbid.
    Blocked,
    /// A step on the timeline.
    Seek(&'static str),
    /// The ladder of wishes down to the next move of the rings.
    Ladder,
    /// The two copies of a line turned into one.
    Fold,
    /// One of several answers; a wrong one has a reason.
    Choose(&'static [(Key, Option<Key>)]),
    /// A number.
    Number(Question),
    /// A row of the digits 0 and 1, or of the letters of pegs.
    Word(Question),
    /// Several numbers, each with a label.
    Row(&'static [(&'static str, Question)]),
}

include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// All lessons; the first is the tour.
pub const LESSONS: &[Lesson] = &[TOUR, WHY_341, GRAY, BINARY, RULER, HANOI_N, FOUR_PEGS];

impl Lesson {
    /// Finds a lesson by its id.
    #[must_use]
    pub fn find(id: &str) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| lesson.id == id)
    }

    /// Returns a stop, counted from 1.
    #[must_use]
    pub fn stop(&self, number: usize) -> Option<&'static Stop> {
        self.stops.get(number.checked_sub(1)?)
    }
}

impl Stop {
    /// Returns the theorem behind the stop, and the question that is its example.
    #[must_use]
    pub fn why(&self) -> Option<(Theorem, methods::Question<AnyPuzzle>)> {
        let (theorem, spec) = self.proof?;
        let timeline = question::timeline(spec)?;
        let setup = timeline.setup();
        let (puzzle, start, goal) = (setup.puzzle.clone(), setup.start.clone(), setup.goal.clone());
        Some((theorem, methods::Question { puzzle, start, goal, here: timeline.state() }))
    }
}

impl Kind {
    /// Returns whether it is done on the board or the timeline; otherwise the pieces wait for an answer.
    #[must_use]
    pub fn is_on_board(&self) -> bool {
        self.waits_for().is_none()
    }

    /// Returns what the pieces wait for, in words, if they wait.
    #[must_use]
    pub fn waits_for(&self) -> Option<Key> {
        match self {
            Kind::Goal | Kind::State(_) | Kind::Cold | Kind::Blocked | Kind::Seek(_) => None,
            Kind::Ladder => Some(Key::LearnWaitsLadder),
            Kind::Fold => Some(Key::LearnWaitsFold),
            Kind::Row(_) => Some(Key::LearnWaitsAnswers),
            Kind::Choose(_) | Kind::Number(_) | Kind::Word(_) => Some(Key::LearnWaitsAnswer),
        }
    }

    /// Returns whether the board fulfils the task; `was_refused` says whether the last move was forbidden.
    #[must_use]
    pub fn is_reached(&self, timeline: &Timeline<AnyPuzzle>, was_refused: bool) -> bool {
        match self {
            Kind::Goal => timeline.to_go().is_zero(),
            Kind::State(state) => timeline.state().to_string() == *state,
            Kind::Cold => is_own_move(timeline) && is_cold_state(&timeline.state().to_string()),
            Kind::Blocked => was_refused,
            Kind::Seek(step) => {
                step.parse::<Seek>().is_ok_and(|seek| seek.resolve(timeline).step == *timeline.cursor())
            }
            _ => false,
        }
    }

    /// Returns the step that is asked for, and whether the current step is before or after it; none at the
    /// start, at that step, and where no step is asked for.
    #[must_use]
    pub fn beside(&self, timeline: &Timeline<AnyPuzzle>) -> Option<(&'static str, Ordering)> {
        let Kind::Seek(step) = self else { return None };
        let sought = step.parse::<Seek>().ok()?.resolve(timeline).step;
        let order = timeline.cursor().cmp(&sought);
        (order.is_ne() && !timeline.cursor().is_zero()).then_some((*step, order))
    }

    /// Returns whether a move was made that cannot lead there any more.
    #[must_use]
    pub fn is_missed(&self, timeline: &Timeline<AnyPuzzle>) -> bool {
        *self == Kind::Cold && is_own_move(timeline) && !is_cold_state(&timeline.state().to_string())
    }
}

/// Returns whether one has just moved in a game, which one begins.
fn is_own_move(timeline: &Timeline<AnyPuzzle>) -> bool {
    timeline.cursor().is_odd()
}

/// Returns whether two piles are a cold position.
fn is_cold_state(piles: &str) -> bool {
    let Some((Ok(left), Ok(right))) =
        piles.split_once(',').map(|(left, right)| (left.parse(), right.parse()))
    else {
        return false;
    };
    is_cold(Rule::Wythoff, &Piles::new(left, right))
}
