//! The progress at a stop: a pure reducer, so that quick keys meet the newest state.

use std::rc::Rc;

use gros_learning::Question;
use gros_learning::lessons::{Kind, Square, Stop, Task, piles};
use yew::Reducible;

use super::check::{Draft, Wrong, first_wrong, guess};

/// The tasks that are done, and the one that is worked on.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    stop: &'static Stop,
    /// The entries for each task that is done, and whether the page made them.
    pub done: Vec<(Draft, bool)>,
    pub draft: Draft,
    /// The questions of the task that is worked on.
    pub questions: Vec<Question>,
    pub tries: usize,
    pub wrong: Option<Wrong>,
    pub is_hinted: bool,
    /// The number that was answered last, right or wrong, and the task that it answers.
    pub said: Option<(usize, String)>,
    /// Whether the learner plays it on the board.
    pub is_playing: bool,
}

/// An action of the user.
#[derive(Clone, Debug)]
pub enum Act {
    Type(usize, String),
    Switch(usize, bool),
    Choose(usize),
    /// Says that a position is cold.
    Mark(Square),
    /// Turns the second copy of a line to an angle, and lets it go there or not.
    Turn(u32, bool),
    Check,
    Hint,
    Show,
    /// The board is given to the learner, who plays what was guessed.
    Play,
    /// The board shows what the task of this number asks for.
    Reached(usize),
    /// A move led to these piles, which are not what the task of this number asks for.
    Missed(usize, String),
}

/// The number of wrong answers after which the hint is shown, and the answer can be shown.
pub const TRIES: usize = 2;

impl Run {
    pub fn new(stop: &'static Stop) -> Run {
        Run {
            stop,
            done: Vec::new(),
            draft: Draft::default(),
            questions: Vec::new(),
            tries: 0,
            wrong: None,
            is_hinted: false,
            said: None,
            is_playing: false,
        }
        .begun()
    }

    /// Returns the task that is worked on; none if all are done.
    pub fn task(&self) -> Option<&'static Task> {
        self.stop.tasks.get(self.done.len())
    }

    /// Returns the number in the field, if it is one, and the number of the task that it answers.
    fn said_now(&self, task: &Task) -> Option<(usize, String)> {
        let said = guess(&self.draft).ok().filter(|_| task.can_be_played())?;
        Some((self.done.len(), said.to_string()))
    }

    /// Returns the guess that was made last.
    pub fn guess(&self) -> Option<String> {
        let last = self.done.len().checked_sub(1)?;
        let (task, (draft, _)) = (self.stop.tasks.get(last)?, self.done.get(last)?);
        let guess = guess(draft).ok().filter(|_| matches!(task.kind, Kind::Guess(_)))?;
        Some(guess.to_string())
    }

    fn begun(self) -> Run {
        let draft = self.task().map(Draft::of).unwrap_or_default();
        let questions = self.task().map(Task::questions).unwrap_or_default();
        Run { draft, questions, tries: 0, wrong: None, is_hinted: false, is_playing: false, ..self }
    }

    /// Returns the task that can be played now, and its number: the one that was answered wrongly, or the last such task of
    /// a stop that is done.
    pub fn to_play(&self) -> Option<(usize, &'static Task)> {
        let (index, _) = self.said.as_ref()?;
        let is_now = self.task().is_none() || *index == self.done.len();
        Some((*index, self.stop.tasks.get(*index).filter(|_| is_now)?))
    }

    fn finish(mut self, filled: Draft, is_shown: bool) -> Run {
        self.done.push((filled, is_shown));
        self.begun()
    }

    fn mistaken(mut self, wrong: Wrong) -> Run {
        self.tries += 1;
        self.is_hinted |= self.tries >= TRIES;
        self.wrong = Some(wrong);
        self
    }

    fn after(mut self, act: Act) -> Run {
        if let Act::Play = act {
            self.is_playing = self.to_play().is_some();
            return self;
        }
        let Some(task) = self.task() else { return self };
        match act {
            Act::Type(index, text) => {
                self.draft.fields.get_mut(index).into_iter().for_each(|field| field.clone_from(&text));
            }
            Act::Switch(index, is_on) => {
                self.draft.switches.get_mut(index).into_iter().for_each(|switch| *switch = Some(is_on));
            }
            Act::Choose(index) => self.draft.chosen = Some(index),
            Act::Turn(angle, is_let_go) => {
                self.draft.angle = angle;
                if angle == 0 && is_let_go {
                    let draft = self.draft.clone();
                    return self.finish(draft, false);
                }
            }
            Act::Mark(square) => {
                if let Some(to) = self.draft.sieve.winning(square) {
                    return self.mistaken(Wrong::Hot(piles(square), to));
                }
                self.draft.sieve = self.draft.sieve.with(square);
                if self.draft.sieve.is_done() {
                    let draft = self.draft.clone();
                    return self.finish(draft, false);
                }
            }
            Act::Check => {
                self.said = self.said_now(task).or(self.said);
                let Some(wrong) = first_wrong(task, &self.questions, &self.draft) else {
                    let draft = self.draft.clone();
                    return self.finish(draft, false);
                };
                return self.mistaken(wrong);
            }
            Act::Missed(index, piles) if index == self.done.len() => {
                return self.mistaken(Wrong::Left(piles));
            }
            Act::Hint => {
                self.is_hinted = !self.is_hinted;
                return self;
            }
            Act::Show => {
                let solved = Draft::solved(task, &self.questions);
                return self.finish(solved, true);
            }
            Act::Reached(index) if index == self.done.len() => return self.finish(Draft::default(), false),
            Act::Reached(_) | Act::Missed(..) | Act::Play => return self,
        }
        self.wrong = None;
        self
    }
}

impl Reducible for Run {
    type Action = Act;

    fn reduce(self: Rc<Self>, act: Act) -> Rc<Self> {
        Rc::new(Run::clone(&self).after(act))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_learning::lessons::Lesson;

    fn run(lesson: &str, stop: usize) -> Run {
        Run::new(Lesson::find(lesson).unwrap().stop(stop).unwrap())
    }

    fn typed(run: Run, text: &str) -> Run {
        run.after(Act::Type(0, text.to_owned())).after(Act::Check)
    }

    #[test]
    fn there_are_three_tries() {
        let first = typed(run("tour", 5), "3");
        assert!(first.wrong.is_some() && !first.is_hinted);
        let changed = first.clone().after(Act::Type(0, "30".to_owned()));
        assert!(changed.wrong.is_none() && changed.tries == 1);
        let second = typed(first, "30");
        assert!(second.is_hinted && second.tries == TRIES);
        let shown = second.after(Act::Show);
        assert_eq!((shown.done[0].0.fields[0].as_str(), shown.done[0].1, shown.task()), ("15", true, None));
    }

    #[test]
    fn tasks_come_one_after_the_other() {
        let second = run("tour", 3).after(Act::Reached(0));
        assert_eq!((second.done.len(), second.draft.fields[0].as_str()), (1, ""));
        assert_eq!(second.clone().after(Act::Reached(0)), second, "that task is done");
        assert_eq!(typed(second, "8").task(), None);
    }

    #[test]
    fn a_move_to_a_hot_position_is_a_mistake() {
        let stop = Lesson::find("game").unwrap().stops.iter().find(|stop| stop.id == "play").unwrap();
        let missed = Run::new(stop).after(Act::Missed(0, "7,8".to_owned()));
        assert_eq!((missed.wrong.clone(), missed.tries), (Some(Wrong::Left("7,8".to_owned())), 1));
        assert_eq!(missed.after(Act::Reached(0)).task(), None);
    }

    #[test]
    fn a_guess_is_not_judged() {
        let guessed = typed(run("why-341", 1), " 1,000");
        assert_eq!((guessed.done.len(), guessed.guess().as_deref()), (1, Some("1000")));
        assert_eq!(guessed.after(Act::Reached(1)).guess(), None);
        assert!(typed(run("why-341", 1), "many").wrong.is_some());
    }

    #[test]
    fn cold_positions_are_found_one_by_one() {
        let mark = |run: Run, square| run.after(Act::Mark(square));
        let hot = mark(run("game", 1), (2, 2));
        assert_eq!(hot.wrong, Some(Wrong::Hot(piles((2, 2)), piles((0, 0)))));
        let three = [(0, 0), (2, 1), (5, 3)].into_iter().fold(hot, mark);
        assert_eq!((three.wrong.as_ref(), three.done.len()), (None, 0));
        assert_eq!(mark(three, (4, 7)).done.len(), 1);
    }

    #[test]
    fn what_was_said_is_played() {
        let asked = run("tour", 5);
        assert!(!asked.clone().after(Act::Play).is_playing, "nothing was said");
        let tried = typed(asked, "7").after(Act::Play);
        assert_eq!((tried.is_playing, tried.said.clone()), (true, Some((0, "7".to_owned()))));
        let right = typed(tried.clone(), "15");
        assert_eq!((right.is_playing, right.said.clone()), (false, Some((0, "15".to_owned()))));
        assert!(right.after(Act::Play).is_playing);
        let shown = tried.after(Act::Show).after(Act::Play);
        assert_eq!((shown.is_playing, shown.said), (true, Some((0, "7".to_owned()))));
    }

    #[test]
    fn a_number_is_played_when_the_tasks_after_it_are_done() {
        let first = typed(run("base-three", 2), "26");
        assert!(first.task().is_some() && first.to_play().is_none());
        let (index, _) = first.after(Act::Show).to_play().unwrap();
        assert_eq!(index, 0);
    }

    #[test]
    fn a_line_that_is_held_is_not_done() {
        let held = run("tour", 4).after(Act::Turn(0, false));
        assert_eq!(held.done.len(), 0);
        assert_eq!(held.after(Act::Turn(0, true)).done.len(), 1);
    }
}
