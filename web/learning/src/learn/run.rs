//! The progress at a stop: a pure reducer, so that quick keys meet the newest state.

use std::rc::Rc;

use gros_lessons::{Stop, Task};
use yew::Reducible;

use super::check::{Draft, Mistake, mistake};

/// The tasks that are done, and the one that is worked on.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    stop: &'static Stop,
    /// The entries for each task that is done, and whether the page made them.
    pub done: Vec<(Draft, bool)>,
    pub draft: Draft,
    pub tries: usize,
    pub wrong: Option<Mistake>,
    pub is_hinted: bool,
}

/// An action of the user.
#[derive(Clone, Debug)]
pub enum Act {
    Type(usize, String),
    Switch(usize, bool),
    Choose(usize),
    /// Turns the second copy of a line to an angle, and lets it go there or not.
    Turn(u32, bool),
    Check,
    Hint,
    Show,
    /// The board shows what the task of this number asks for.
    Reached(usize),
    /// A move led to these piles, which are not what the task of this number asks for.
    Missed(usize, String),
}

/// The number of wrong answers after which the hint is shown, and the answer can be shown.
pub const TRIES: usize = 2;

impl Run {
    pub fn new(stop: &'static Stop) -> Run {
        Run { stop, done: Vec::new(), draft: Draft::default(), tries: 0, wrong: None, is_hinted: false }
            .begun()
    }

    /// Returns the task that is worked on; none if all are done.
    pub fn task(&self) -> Option<&'static Task> {
        self.stop.tasks.get(self.done.len())
    }

    fn begun(self) -> Run {
        let draft = self.task().map(Draft::of).unwrap_or_default();
        Run { draft, tries: 0, wrong: None, is_hinted: false, ..self }
    }

    fn finish(mut self, filled: Draft, is_shown: bool) -> Run {
        self.done.push((filled, is_shown));
        self.begun()
    }

    fn mistaken(mut self, wrong: Mistake) -> Run {
        self.tries += 1;
        self.is_hinted |= self.tries >= TRIES;
        self.wrong = Some(wrong);
        self
    }

    fn after(mut self, act: Act) -> Run {
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
            Act::Check => {
                let Some(wrong) = mistake(task, &self.draft) else {
                    let draft = self.draft.clone();
                    return self.finish(draft, false);
                };
                return self.mistaken(wrong);
            }
            Act::Missed(index, piles) if index == self.done.len() => {
                return self.mistaken(Mistake::Left(piles));
            }
            Act::Hint => {
                self.is_hinted = !self.is_hinted;
                return self;
            }
            Act::Show => return self.finish(Draft::solved(task), true),
            Act::Reached(index) if index == self.done.len() => return self.finish(Draft::default(), false),
            Act::Reached(_) | Act::Missed(..) => return self,
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
    use gros_lessons::Lesson;

    fn run(lesson: &str, stop: usize) -> Run {
        Run::new(Lesson::find(lesson).unwrap().stop(stop).unwrap())
    }

    fn typed(run: Run, text: &str) -> Run {
        run.after(Act::Type(0, text.to_owned())).after(Act::Check)
    }

    #[test]
    fn there_are_three_tries() {
        let first = typed(run("tour", 4), "3");
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
        let second = typed(run("tour", 12), "6");
        assert_eq!((second.done.len(), second.draft.fields[0].as_str()), (1, ""));
        let third = typed(second, "10");
        assert_eq!(third.clone().after(Act::Reached(1)), third, "that task is done");
        let missed = third.clone().after(Act::Missed(2, "7,8".to_owned()));
        assert_eq!((missed.wrong.clone(), missed.tries), (Some(Mistake::Left("7,8".to_owned())), 1));
        assert_eq!(missed.after(Act::Reached(2)).task(), None);
        assert_eq!(third.after(Act::Reached(2)).task(), None);
    }

    #[test]
    fn a_line_that_is_held_is_not_done() {
        let held = run("tour", 9).after(Act::Turn(0, false));
        assert_eq!(held.done.len(), 0);
        assert_eq!(held.after(Act::Turn(0, true)).done.len(), 1);
    }
}
