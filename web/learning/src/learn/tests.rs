//! All lessons walked without a browser: every stop is opened, and every task answered wrongly, shown and done.

use std::rc::Rc;

use gros_learning::lessons::{Kind, LESSONS, Lesson, Task};
use gros_session::{Action, Seek};
use gros_solver::{AnyMove, AnyPuzzle, Puzzle, RingMove, Steps};
use gros_text::Lang;
use yew::Reducible;

use super::check::{Draft, Wrong, said};
use super::place::Found;
use super::run::{Act, Run, TRIES};
use crate::state::{Feedback, Model, Msg, Prefs};

/// A stop that is open: what is done of its tasks, and what is on the board.
#[derive(Clone)]
struct Walk {
    found: Found,
    model: Model,
    run: Rc<Run>,
}

impl Walk {
    fn open(lesson: &'static Lesson, number: usize) -> Walk {
        let found = Found { lesson, number, stop: lesson.stop(number).unwrap() };
        let mut model = Model::open("#/rings?n=5", &[], Prefs::default());
        model.take(found.go(number));
        model.take(found.begin(0));
        Walk { found, model, run: Rc::new(Run::new(found.stop)) }
    }

    fn done(&self) -> usize {
        self.run.done.len()
    }

    /// Does something beside the board, which then gets the position of the next task.
    fn act(&mut self, act: Act) {
        let before = self.done();
        self.run = Rc::clone(&self.run).reduce(act);
        if self.done() > before {
            self.model.take(self.found.begin(self.done()));
        }
    }

    /// Does something on the board, which the task is then told of.
    fn take(&mut self, action: Action<AnyPuzzle>) {
        let index = self.done();
        let task = self.run.task().unwrap();
        self.model.take(Msg::Act(action));
        let timeline = self.model.session.timeline();
        let is_refused = matches!(self.model.feedback, Feedback::Refused { .. });
        if task.kind.is_reached(timeline, is_refused) {
            self.act(Act::Reached(index));
        } else if task.kind.is_missed(timeline) {
            let piles = timeline.state().to_string();
            self.act(Act::Missed(index, piles));
            self.model.take(self.found.again(index).unwrap());
        }
    }

    /// Returns where each legal move leads.
    fn after_each_move(&self) -> Vec<Walk> {
        let after = |mv: AnyMove| {
            let mut walk = self.clone();
            walk.take(Action::Hand(mv));
            walk
        };
        self.model.allowed_moves().into_iter().map(after).collect()
    }

    fn check(&mut self, draft: &Draft) {
        for (index, text) in draft.fields.iter().enumerate() {
            self.act(Act::Type(index, text.clone()));
        }
        for (index, is_on) in draft.switches.iter().enumerate() {
            self.act(Act::Switch(index, is_on.unwrap()));
        }
        if let Some(chosen) = draft.chosen {
            self.act(Act::Choose(chosen));
        }
        self.act(Act::Check);
    }

    fn solve_on_board(&mut self, task: &Task) {
        let route = self.model.session.timeline().clone();
        let last = match &task.kind {
            Kind::Goal => route.steps().clone(),
            Kind::State(state) => route.step_of(&route.puzzle().parse_state(state).unwrap()).unwrap(),
            Kind::Seek(step) => {
                self.take(Action::Seek(Seek::Next));
                assert!(task.kind.beside(self.model.session.timeline()).is_some());
                return self.take(Action::Seek(step.parse().unwrap()));
            }
            Kind::Blocked => {
                assert!(self.after_each_move().iter().all(|walk| walk.done() == self.done()));
                let allowed = self.model.allowed_moves();
                let moves = (1..=route.puzzle().pieces()).map(|ring| AnyMove::Rings(RingMove::of(ring)));
                let forbidden = moves.into_iter().find(|mv| !allowed.contains(mv)).unwrap();
                return self.take(Action::Hand(forbidden));
            }
            _ => {
                let (right, missed): (Vec<Walk>, Vec<Walk>) =
                    self.after_each_move().into_iter().partition(|walk| walk.done() > self.done());
                for walk in &missed {
                    assert!(matches!(walk.run.wrong, Some(Wrong::Left(_))));
                    assert_eq!(walk.model.state(), self.model.state(), "the move is put back");
                }
                assert!(!missed.is_empty());
                *self = right.into_iter().next().unwrap();
                return;
            }
        };
        let before = self.done();
        for step in 0..last.to_u64().unwrap() {
            assert_eq!(self.done(), before, "before the last move");
            self.take(Action::Hand(route.move_at(&Steps::from(step)).unwrap()));
        }
    }

    fn answer(&mut self, task: &Task) {
        let (index, right) = (self.done(), Draft::solved(task, &task.questions()));
        for walk in self.after_each_move() {
            assert_eq!(walk.model.state(), self.model.state(), "the board waits");
        }
        for (tries, draft) in wrong_drafts(task).iter().enumerate() {
            self.check(draft);
            assert_eq!(
                (self.done(), self.run.tries, self.run.is_hinted),
                (index, tries + 1, tries + 1 >= TRIES)
            );
            let wrong = self.run.wrong.as_ref().unwrap();
            for lang in Lang::ALL {
                assert!(
                    !said(lang, task, &self.run.questions, &self.run.draft, wrong)[0].is_empty(),
                    "{wrong:?}"
                );
            }
        }
        let shown = Rc::clone(&self.run).reduce(Act::Show);
        assert_eq!(shown.done.last(), Some(&(right.clone(), true)));
        match &task.kind {
            Kind::Fold => self.act(Act::Turn(0, true)),
            Kind::Sieve => right.sieve.pairs().iter().for_each(|pair| self.act(Act::Mark(*pair))),
            _ => self.check(&right),
        }
        assert_eq!(self.run.done.last(), Some(&(right, false)));
    }
}

/// Lists answers with one mistake each: in a field, in a switch, or in the choice.
fn wrong_drafts(task: &Task) -> Vec<Draft> {
    let right = Draft::solved(task, &task.questions());
    let mut drafts = Vec::new();
    for (index, answer) in right.fields.iter().enumerate() {
        let known = task.wrong.iter().map(|(wrong, _)| (*wrong).to_owned());
        let other = (!matches!(task.kind, Kind::Guess(_))).then(|| format!("1{answer}"));
        for guess in known.chain([String::new(), "?".to_owned()]).chain(other) {
            let mut draft = right.clone();
            draft.fields[index] = guess;
            drafts.push(draft);
        }
    }
    for (index, is_on) in right.switches.iter().enumerate() {
        let mut draft = right.clone();
        draft.switches[index] = is_on.map(|is_on| !is_on);
        drafts.push(draft);
    }
    if let Kind::Choose(answers) = &task.kind {
        let others = (0..answers.len()).filter(|index| Some(*index) != right.chosen);
        drafts.extend(others.map(|index| Draft { chosen: Some(index), ..right.clone() }));
    }
    drafts
}

#[test]
fn every_stop_of_every_lesson_is_walked() {
    for lesson in LESSONS.iter() {
        for number in 1..=lesson.stops.len() {
            let mut walk = Walk::open(lesson, number);
            for (index, task) in walk.found.stop.tasks.iter().enumerate() {
                let place = (lesson.id, number, index);
                let asks = walk.model.stop_asks().map(|board| (board.place, board.spec));
                assert_eq!((walk.run.task(), asks), (Some(task), Some((place, task.spec))));
                if task.kind.is_on_board() {
                    walk.solve_on_board(task);
                } else {
                    walk.answer(task);
                }
                assert_eq!(walk.done(), index + 1, "{place:?}");
            }
            assert!(walk.run.task().is_none() && walk.model.stop_asks().is_none());
        }
    }
}
