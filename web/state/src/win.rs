//! A win by the user's own moves: the run, and the reasons why it stands out. The card that shows it is open
//! until it is closed.

use std::rc::Rc;

use gros_picture::run::{Aid, Move, Run};
use gros_solver::{AnyPuzzle, Steps};
use gros_text::{Feat, Merit};

use super::{Bests, Model, TimelineRef};

/// A run that ended at the goal.
#[derive(Clone, Debug, PartialEq)]
pub struct Win {
    pub timeline: TimelineRef,
    pub feat: Feat,
    pub merit: Option<Merit>,
    /// The steps at which something helped, in order.
    pub aids: Vec<(Steps, Aid)>,
}

/// The last win by the user's own moves.
#[derive(Clone, Debug)]
pub(super) struct Won {
    pub win: Rc<Win>,
    /// Whether its card is open.
    pub is_shown: bool,
}

impl Win {
    /// Returns the newest moves of the run, at most as many as asked for.
    pub fn run(&self, most: usize) -> Run {
        let made = self.timeline.made(most);
        let first = self.timeline.cursor().saturating_sub(&Steps::from(made.len()));
        let place = |(step, aid): &(Steps, Aid)| Some((step.checked_sub(&first)?.to_usize()?, *aid));
        let moves = made.iter().map(|made| Move { size_class: made.size_class, is_nearer: made.is_nearer });
        Run { moves: moves.collect(), aids: self.aids.iter().filter_map(place).collect() }
    }
}

impl Model {
    /// Returns the win, while the model is where it was won and the move to the goal has been seen.
    pub fn win(&self) -> Option<&Rc<Win>> {
        let is_here = |win: &&Rc<Win>| self.is_solved() && self.session.timeline().goes_as(&win.timeline);
        let is_seen = self.is_solving() && !self.is_arriving() && !self.is_playing() && !self.is_dragging();
        self.won.as_ref().map(|won| &won.win).filter(is_here).filter(|_| is_seen && self.screen.is_none())
    }

    /// Returns the win while its card is open.
    pub fn shown_win(&self) -> Option<&Rc<Win>> {
        self.win().filter(|_| self.won.as_ref().is_some_and(|won| won.is_shown))
    }

    pub(super) fn show_win(&mut self, is_shown: bool) {
        if let Some(won) = &mut self.won {
            won.is_shown = is_shown;
        }
    }

    /// Returns the win, if the last move has just reached the goal. What was solved before is compared, so that it must
    /// be recorded afterwards.
    pub(super) fn new_win(&self) -> Option<Rc<Win>> {
        let is_own = self.is_solving() && self.stop.is_none();
        let feat = Feat::of(&self.session, self.help.summary(), None).filter(|_| is_own)?;
        let merit = merit(&feat, &self.bests, &self.task(), self.session.timeline().puzzle());
        let aids = self.aids();
        Some(Rc::new(Win { timeline: self.timeline(), feat, merit, aids }))
    }
}

fn merit(feat: &Feat, bests: &Bests, task: &str, puzzle: &AnyPuzzle) -> Option<Merit> {
    let best = bests.of(task);
    if feat.is_perfect() {
        Some(Merit::Perfect)
    } else if !bests.knows_size(puzzle) {
        Some(Merit::First)
    } else {
        best.filter(|best| feat.made < *best && !feat.help.was_asked_for()).map(|_| Merit::Best)
    }
}

/// Returns whether a task is of this puzzle, in this size.
pub(super) fn is_of_size(task: &str, puzzle: &AnyPuzzle) -> bool {
    let is_of_id = task.split(['?', '&']).next() == Some(puzzle.id());
    is_of_id
        && gros_session::spec::open(task, super::MAX_PIECES)
            .is_ok_and(|opened| opened.session.timeline().puzzle() == puzzle)
}

#[cfg(test)]
mod tests {
    use gros_session::Action;
    use gros_solver::{AnyMove, RingMove};

    use super::*;
    use crate::tests::{prefs, smaller};
    use crate::{ModelRef, Msg, Now, Prefs, Wait};

    fn ring(ring: usize) -> Msg {
        Msg::Act(Action::Hand(AnyMove::Rings(RingMove::of(ring))))
    }

    fn open(address: &str) -> ModelRef {
        ModelRef::new(Model::open(address, &[], Prefs { is_solving: true, ..prefs() }))
    }

    fn played(model: ModelRef, rings: &[usize]) -> ModelRef {
        rings.iter().fold(model, |model, number| model.after(ring(*number)))
    }

    const THREE: [usize; 5] = [1, 3, 1, 2, 1];

    fn merit(model: &ModelRef) -> Option<Merit> {
        model.win().and_then(|win| win.merit)
    }

    fn at(second: u64) -> Msg {
        Msg::Clock(Now { milliseconds: second * 1_000, day: 0 })
    }

    #[test]
    fn the_card_comes_after_the_move_and_goes_with_the_next_action() {
        let arriving = played(open("#/rings?n=3"), &THREE);
        assert!(arriving.win().is_none(), "the bar is still on its way");
        let won = arriving.after(Msg::Over(Wait::Arrival));
        assert_eq!(won.shown_win().map(|win| win.feat.made), Some(5));
        assert!(!won.marks_next(), "no move is marked at the goal, either");
        for msg in [Msg::PutBack, Msg::ShowWin(false)] {
            let closed = won.after(msg);
            assert!(closed.shown_win().is_none() && closed.win().is_some());
            assert!(closed.after(Msg::ShowWin(true)).shown_win().is_some());
        }
        for msg in [
            Msg::Act(Action::Undo),
            Msg::Act(Action::SetUp(smaller(4))),
            Msg::Solve(false),
            Msg::Puzzle("hanoi"),
            Msg::PlayOrPause,
        ] {
            assert!(won.after(msg.clone()).shown_win().is_none(), "{msg:?}");
        }
    }

    #[test]
    fn only_a_run_by_own_moves_has_a_card() {
        let guided = ModelRef::new(Model::open("#/rings?n=3", &[], prefs()));
        assert!(played(guided, &THREE).after(Msg::Over(Wait::Arrival)).win().is_none());
        let ahead = |step: u32| {
            played(open("#/rings?n=3"), &[1])
                .after(Msg::Act(Action::Seek(gros_session::Seek::At(step.into()))))
        };
        assert!(ahead(5).after(Msg::Over(Wait::Arrival)).win().is_none());
        assert!(
            played(ahead(3), &[2, 1]).after(Msg::Over(Wait::Arrival)).win().is_none(),
            "two moves were passed over"
        );
        let looked =
            played(ahead(3).after(Msg::Act(Action::Seek(gros_session::Seek::At(1u32.into())))), &THREE[1..]);
        let feat =
            looked.after(Msg::Over(Wait::Arrival)).win().map(|win| (win.feat.made, win.feat.help.looks));
        assert_eq!(feat, Some((5, 1)), "who looked and came back has made all moves");
    }

    #[test]
    fn the_moves_of_a_run_are_those_on_its_timeline() {
        let step = |step: u32| Msg::Act(Action::Seek(gros_session::Seek::At(step.into())));
        let back = played(open("#/rings?n=3"), &[1, 1, 1, 3]).after(step(2));
        // The same move keeps what comes after it, another gives it up.
        let same = played(back.clone(), &[1]).after(step(4));
        let counted = |model: &ModelRef, rest: &[usize]| {
            let won = played(model.clone(), rest).after(Msg::Over(Wait::Arrival));
            won.win().map(|win| (win.feat.made, win.timeline.steps().to_u64()))
        };
        assert_eq!(counted(&same, &[1, 2, 1]), Some((7, Some(7))));
        assert_eq!(counted(&same.after(step(0)), &THREE), Some((5, Some(5))));
    }

    #[test]
    fn a_run_is_the_first_of_its_size_or_the_best() {
        let won = |model, rings: &[usize]| played(model, rings).after(Msg::Over(Wait::Arrival));
        let again = |model: ModelRef| {
            let setup = model.session.timeline().setup().clone();
            model.after(Msg::Act(Action::SetUp(setup)))
        };
        let first = won(open("#/rings?n=3"), &[1, 1, 1, 1, 1, 3, 1, 2, 1]);
        assert_eq!(merit(&first), Some(Merit::First));
        let better = won(again(first), &[1, 1, 1, 3, 1, 2, 1]);
        assert_eq!(merit(&better), Some(Merit::Best));
        let same = won(again(better), &[1, 1, 1, 3, 1, 2, 1]);
        assert_eq!(merit(&same), None);
        assert_eq!(merit(&won(again(same), &THREE)), Some(Merit::Perfect));
        // A run with a hint counts as the first of its size, but not as a best.
        let hinted = won(open("#/rings?n=3").after(Msg::Hint), &[1, 1, 1, 3, 1, 2, 1]);
        assert_eq!((merit(&hinted), hinted.personal_best()), (Some(Merit::First), None));
        assert_eq!(merit(&won(again(hinted), &[1, 1, 1, 3, 1, 2, 1])), None);
    }

    #[test]
    fn hints_stand_where_they_were_asked_for() {
        let hinted = played(open("#/rings?n=3"), &[1, 3]).after(Msg::Hint);
        let looked = played(hinted, &[1]).after(Msg::Explain);
        let undone = looked.after(ring(1)).after(Msg::Act(Action::Undo));
        let won = played(undone, &[2, 1]).after(Msg::Over(Wait::Arrival));
        let aids = won.win().map(|win| win.aids.clone()).unwrap_or_default();
        assert_eq!(aids, [(Steps::from(2u32), Aid::Hint), (Steps::from(3u32), Aid::Look)]);
    }

    #[test]
    fn the_time_is_from_the_first_move_to_the_last() {
        let started = open("#/rings?n=3").after(at(100));
        let first = played(started, &THREE[..1]).after(at(110));
        let won = played(first, &THREE[1..]).after(at(196)).after(Msg::Over(Wait::Arrival));
        assert_eq!(won.help.seconds(), Some(86));
        assert_eq!(won.after(at(500)).help.seconds(), Some(86));
        // The first moves of an address were not seen.
        let resumed = played(open("#/rings?n=3&play=1.3&step=2"), &THREE[2..]);
        assert_eq!(resumed.after(at(9)).help.seconds(), None);
    }
}
