//! The lessons: stops with a position, a text and tasks that the page checks.
//!
//! A lesson is a file in `lessons/`, its words are in `crates/text/locales/*/later/lesson-*.ftl`, and [`LESSONS`] lists
//! it. No answer is written there: what is asked is answered by the solver.

mod ladder;
mod progress;
mod read;
mod sieve;

use std::cmp::Ordering;
use std::sync::LazyLock;

use gros_session::{Seek, Timeline};
use gros_solver::wythoff::{Piles, Rule, is_cold};
use gros_solver::{AnyPuzzle, Steps, methods};

pub use ladder::Rung;
pub use progress::Progress;
pub use sieve::{Mark, Sieve, Square, piles};

use crate::position::open;
use crate::{Ask, Mistake, Question};

/// A lesson. Its messages, and those of its parts, are given by their names.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lesson {
    /// Its id in addresses.
    pub id: &'static str,
    /// Its title.
    pub title: String,
    /// Its subject, in one line.
    pub line: String,
    /// The sentence at its end about what it teaches.
    pub learnt: String,
    /// Its stops, of which there is at least one.
    pub stops: Vec<Stop>,
}

/// A stop of a lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct Stop {
    /// Its id within the lesson.
    pub id: &'static str,
    /// Its title.
    pub title: String,
    /// Its introduction.
    pub text: String,
    /// The finding, shown when all tasks are done.
    pub done: String,
    /// Its tasks, in order.
    pub tasks: Vec<Task>,
    /// The position that is shown when all tasks are done, if it is another one.
    pub then: Option<&'static str>,
    /// The id of the theorem behind it, with the position of its example.
    pub proof: Option<(&'static str, &'static str)>,
}

/// A task, with the position on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    /// The position as a spec.
    pub spec: &'static str,
    /// Whether the route is hidden until the task is done.
    pub is_solving: bool,
    /// The instruction.
    pub ask: String,
    /// Where to look. It never tells the answer.
    pub hint: String,
    /// The drawing beside the question.
    pub drawing: Option<Drawing>,
    /// The kind of answer that is checked.
    pub kind: Kind,
    /// Wrong answers that are expected, each with the reason why it is wrong.
    pub wrong: Vec<(&'static str, &'static str)>,
}

/// A drawing beside a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawing {
    /// The first marks of the ruler.
    Ruler,
    /// The line of four rings, folded: its second copy above the first.
    Copies,
    /// The states of three rings as a path along the edges of a cube.
    Cube,
}

/// The kind of answer that a task asks for.
#[derive(Clone, Debug, PartialEq)]
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
    /// The cold positions on a small board.
    Sieve,
    /// Any number at all: it is recalled at the end of the lesson, beside the answer.
    Guess(Ask),
    /// One of several answers.
    Choose(Vec<Choice>),
    /// The answer to a question.
    Answer(Ask),
    /// Several answers, each with a label.
    Row(Vec<(String, Ask)>),
}

/// One of several answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The answer.
    pub answer: String,
    /// The reason why it is wrong; none if it is right.
    pub why: Option<String>,
}

/// The files of the lessons; the first is the tour.
const FILES: [&str; 9] = [
    include_str!("../lessons/tour.txt"),
    include_str!("../lessons/why-341.txt"),
    include_str!("../lessons/gray.txt"),
    include_str!("../lessons/binary.txt"),
    include_str!("../lessons/ruler.txt"),
    include_str!("../lessons/hanoi-n.txt"),
    include_str!("../lessons/four-pegs.txt"),
    include_str!("../lessons/base-three.txt"),
    include_str!("../lessons/game.txt"),
];

/// All lessons; the first is the tour.
pub static LESSONS: LazyLock<Vec<Lesson>> =
    LazyLock::new(|| FILES.into_iter().map(|text| read::lesson(text).0).collect());

impl Lesson {
    /// Finds a lesson by its id.
    #[must_use]
    pub fn find(id: &str) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| lesson.id == id)
    }

    fn named(id: &'static str) -> Lesson {
        let title = format!("lesson-{id}");
        let [line, learnt] = ["line", "learnt"].map(|part| format!("{title}-{part}"));
        Lesson { id, title, line, learnt, stops: Vec::new() }
    }

    /// Returns the question about which the lesson asks for a guess, if it does.
    #[must_use]
    pub fn guessed(&self) -> Option<Question> {
        let mut tasks = self.stops.iter().flat_map(|stop| &stop.tasks);
        tasks.find(|task| matches!(task.kind, Kind::Guess(_)))?.questions().pop()
    }

    /// Returns a stop, counted from 1.
    #[must_use]
    pub fn stop(&self, number: usize) -> Option<&Stop> {
        self.stops.get(number.checked_sub(1)?)
    }
}

impl Stop {
    fn named(id: &'static str, title: String) -> Stop {
        let [text, done] = ["text", "done"].map(|part| format!("{title}-{part}"));
        Stop { id, title, text, done, tasks: Vec::new(), then: None, proof: None }
    }

    /// Returns the id of the theorem behind the stop, and the question that is its example.
    #[must_use]
    pub fn why(&self) -> Option<(&'static str, methods::Question<AnyPuzzle>)> {
        let (theorem, spec) = self.proof?;
        let timeline = open(spec)?;
        let setup = timeline.setup();
        let (puzzle, start, goal) = (setup.puzzle.clone(), setup.start.clone(), setup.goal.clone());
        Some((theorem, methods::Question { puzzle, start, goal, here: timeline.state() }))
    }
}

/// The largest number of moves of a route that is short enough to be played.
const MAX_PLAYED: u32 = 64;

/// How the board was played after a guess.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The number of moves made so far.
    pub made: Steps,
    /// Whether they led to the goal.
    pub is_over: bool,
    /// Whether fewer moves would have done.
    pub is_longer: bool,
}

impl Task {
    /// Returns its questions, answered and with the mistakes that it knows: one, or those of a row.
    #[must_use]
    pub fn questions(&self) -> Vec<Question> {
        let asked: Vec<&Ask> = match &self.kind {
            Kind::Guess(ask) | Kind::Answer(ask) => vec![ask],
            Kind::Row(row) => row.iter().map(|(_, ask)| ask).collect(),
            _ => Vec::new(),
        };
        let question = |ask: &Ask| {
            let question = Question::of(ask.clone())?;
            let form = question.form();
            let known = self
                .wrong
                .iter()
                .filter_map(|(wrong, why)| Some((form.read(wrong).ok()?, Mistake::Named(why))));
            Some(question.with_known(known))
        };
        asked.into_iter().filter_map(question).collect()
    }

    /// Returns whether it asks for the moves from the position on the board to the goal, and these can be played.
    #[must_use]
    pub fn can_be_played(&self) -> bool {
        let Kind::Answer(Ask::ToGo(spec) | Ask::Sum(spec)) = &self.kind else { return false };
        let is_short = |timeline: Timeline<AnyPuzzle>| timeline.to_go() <= MAX_PLAYED;
        self.is_solving && spec == self.spec && open(spec).is_some_and(is_short)
    }

    /// Returns how far the position of the task was played; none if it cannot be.
    #[must_use]
    pub fn played(&self, timeline: &Timeline<AnyPuzzle>) -> Option<Played> {
        let begun = open(self.spec).filter(|_| self.can_be_played())?;
        let made = timeline.cursor().checked_sub(begun.cursor())?;
        let is_over = timeline.to_go().is_zero();
        Some(Played { is_longer: is_over && made > begun.to_go(), made, is_over })
    }
}

impl Kind {
    /// Returns whether it is done on the board or the timeline; otherwise the pieces wait for an answer.
    #[must_use]
    pub fn is_on_board(&self) -> bool {
        matches!(self, Kind::Goal | Kind::State(_) | Kind::Cold | Kind::Blocked | Kind::Seek(_))
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

/// Returns whether the learner, who moves first in a game, has just moved.
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
