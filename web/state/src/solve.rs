//! Solving without being shown the next move: hints by grade, a look ahead, and explanations uncovered one by one.

use gros_session::{Action, Seek};
use gros_solver::methods::Method;
use gros_solver::{AnyMove, AnyState, Steps};
use gros_text::Grade;

use super::{Announcement, Feedback, Model, Overlay, Prefs, TimelineRef, best_move};

/// What tells of the route, and is covered until it is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cover {
    Card(Method),
    ToGo,
    Map,
    /// The way down to the next move, where no card tells it.
    Why,
}

/// What was uncovered in a state; the next move covers it again.
#[derive(Clone, Debug, Default)]
pub struct Uncovered(Option<(AnyState, Vec<Cover>)>);

impl Model {
    /// Returns whether nothing of the route is shown. The coach always shows it.
    pub fn is_solving(&self) -> bool {
        self.stop_is_solving().unwrap_or(self.prefs.is_solving) && !self.is_coached()
    }

    /// Returns whether the next move must be hidden: it was not asked for.
    pub fn hides_next(&self) -> bool {
        self.is_solving() && !self.is_solved() && !self.feedback.tells_next()
    }

    /// Returns the timeline as shown: while solving it ends at the last move played.
    pub fn shown_timeline(&self) -> TimelineRef {
        let timeline = self.timeline();
        if self.is_solving() { timeline.without_plan() } else { timeline }
    }

    /// Lists what was uncovered here.
    pub fn uncovered(&self) -> Vec<Cover> {
        let here = self.uncovered.0.as_ref().filter(|(state, _)| *state == self.state());
        here.map(|(_, shown)| shown.clone()).unwrap_or_default()
    }

    pub(super) fn solve(&mut self, is_solving: bool) {
        if is_solving && self.is_coached() {
            self.end_coach();
        }
        self.feedback = Feedback::Nothing;
        self.leave(Model::is_playing);
        self.choose_prefs(Prefs { is_solving, ..self.prefs });
    }

    /// Plays a move by hand.
    pub(super) fn play(&mut self, mv: AnyMove) {
        self.act(if self.is_solving() { Action::Alone(mv) } else { Action::Hand(mv) });
    }

    pub(super) fn do_it(&mut self) {
        let timeline = self.session.timeline();
        match best_move(timeline, self.prefs.rival) {
            Some(best) if self.is_solving() || Some(&best) != timeline.best_move().as_ref() => {
                self.aided = true;
                self.ask(Grade::Move);
                self.play(best);
            }
            _ => self.act(Action::DoIt),
        }
    }

    /// Gives the next grade of a hint, and after the last makes the move. Where the next move is shown, the first hint
    /// tells all.
    pub(super) fn hint(&mut self) {
        if self.is_solved() {
            return;
        }
        let grade = match self.feedback {
            Feedback::Hint(grade) => grade.next(),
            _ if self.is_solving() => Some(Grade::Look),
            _ => Some(Grade::Move),
        };
        let Some(grade) = grade else { return self.do_it() };
        self.touched = true;
        self.put_back();
        self.ask(if self.is_solving() { grade } else { Grade::Reason });
        self.feedback = Feedback::Hint(grade);
        self.tip = None;
        self.say(Announcement::Hint { session: self.session.clone(), grade });
    }

    /// Goes to another step; while solving, a step that was not played is asked about first.
    pub(super) fn seek(&mut self, seek: Seek) {
        if !self.is_solving() {
            return self.act(Action::Seek(seek));
        }
        let step = self.sought(&seek);
        if step <= *self.session.timeline().played_to() {
            self.act(Action::Revisit(step));
        } else if self.stop.is_some() {
            self.feedback = Feedback::Waits;
        } else {
            self.ahead = Some(step);
            self.overlay = Some(Overlay::GoAhead);
        }
    }

    /// Returns the step that a seek means on the timeline as shown.
    fn sought(&self, seek: &Seek) -> Steps {
        let shown = self.shown_timeline();
        match seek {
            Seek::Start | Seek::End | Seek::Part { .. } | Seek::Tick(_) => seek.resolve(&shown).step,
            _ => seek.resolve(self.session.timeline()).step,
        }
    }

    pub(super) fn go_ahead(&mut self) {
        self.overlay = None;
        self.leave(Model::is_playing);
        if let Some(step) = self.ahead.take().filter(|_| self.is_solving()) {
            self.look();
            self.act(Action::Seek(Seek::At(step)));
        }
    }

    pub(super) fn uncover(&mut self, what: Cover) {
        let mut shown = self.uncovered();
        if !shown.contains(&what) {
            self.look();
            shown.push(what);
        }
        self.uncovered = Uncovered(Some((self.state(), shown)));
    }

    /// Returns whether playback is at the last move that it shows.
    pub(super) fn is_at_end(&self) -> bool {
        let timeline = self.session.timeline();
        let has_more = self.is_solving() && timeline.cursor() < timeline.played_to();
        !has_more && (self.is_solving() || self.is_solved())
    }

    /// Goes to the start or one step ahead, as playback does.
    pub(super) fn play_to(&mut self, seek: Seek) {
        self.act(if self.is_solving() { Action::Revisit(self.sought(&seek)) } else { Action::Seek(seek) });
    }
}

#[cfg(test)]
pub mod tests {

    use gros_picture::run::Aid;
    use gros_solver::RingMove;
    use gros_solver::rings::methods;

    use super::*;
    use crate::{ModelRef, Msg};

    pub const BINARY: Cover = Cover::Card(methods::BINARY);

    fn open(address: &str) -> ModelRef {
        ModelRef::new(Model::open(address, &[], Prefs { is_solving: true, ..Prefs::default() }))
    }

    fn after(model: ModelRef, messages: &[Msg]) -> ModelRef {
        messages.iter().fold(model, |model, msg| model.after(msg.clone()))
    }

    fn ring(ring: usize) -> Msg {
        Msg::Act(Action::Hand(AnyMove::Rings(RingMove::of(ring))))
    }

    fn seek(seek: Seek) -> Msg {
        Msg::Act(Action::Seek(seek))
    }

    fn shown(model: &ModelRef) -> [u64; 2] {
        let timeline = model.shown_timeline();
        [timeline.cursor(), timeline.steps()].map(|steps| steps.to_u64().unwrap())
    }

    #[test]
    fn what_was_played_is_the_whole_timeline() {
        let played = after(open("#/rings?n=5"), &[ring(1), ring(3), ring(3), ring(1)]);
        assert_eq!(shown(&played), [4, 4], "a move back is a move");
        let back = after(played, &[seek(Seek::Back), seek(Seek::Start), seek(Seek::At(1u32.into()))]);
        assert_eq!(shown(&back), [1, 4]);
        let again = after(back.clone(), &[ring(3)]);
        assert_eq!(shown(&again), [2, 4], "the same move keeps what comes after it");
        assert_eq!(shown(&after(again, &[ring(1)])), [3, 3]);
        assert_eq!(shown(&after(back, &[seek(Seek::End)])), [4, 4]);
    }

    #[test]
    fn nobody_goes_ahead_without_being_asked() {
        let start = after(open("#/rings?n=5"), &[ring(1)]);
        for msg in [seek(Seek::Next), seek(Seek::At(9u32.into())), seek(Seek::ToGo(3u32.into()))] {
            let asked = after(start.clone(), std::slice::from_ref(&msg));
            assert_eq!((shown(&asked), asked.overlay), ([1, 1], Some(Overlay::GoAhead)), "{msg:?}");
            let stayed = after(asked.clone(), &[Msg::Close(Overlay::GoAhead)]);
            assert_eq!((shown(&stayed), stayed.overlay, stayed.help.summary().looks), ([1, 1], None, 0));
            let gone = after(asked, &[Msg::GoAhead]);
            assert_eq!((shown(&gone)[0] > 1, gone.overlay, gone.help.summary().looks), (true, None, 1));
            let back = after(gone.clone(), &[seek(Seek::Start)]);
            assert_eq!(shown(&back)[1], shown(&gone)[1], "what was passed over was played");
        }
    }

    #[test]
    fn an_answer_that_comes_too_late_does_nothing() {
        use crate::CoachMsg;
        let asked = after(open("#/rings?n=5"), &[seek(Seek::At(9u32.into()))]);
        let led = after(asked, &[Msg::Coach(CoachMsg::Start), Msg::PlayOrPause]);
        let step = led.session.timeline().cursor().clone();
        let late = after(led, &[Msg::GoAhead]);
        assert_eq!(
            (late.session.timeline().cursor(), late.is_playing(), late.help.summary().looks),
            (&step, false, 0)
        );
    }

    #[test]
    fn an_address_is_not_asked() {
        let here = after(open("#/rings?n=5"), &[Msg::Address("#/rings?n=5&step=7".to_owned())]);
        assert_eq!((shown(&here), here.overlay, here.is_solving()), ([7, 7], None, true));
    }

    #[test]
    fn hints_tell_more_from_grade_to_grade_and_are_counted_honestly() {
        let grade =
            |model: &ModelRef| if let Feedback::Hint(grade) = model.feedback { Some(grade) } else { None };
        let mut model = open("#/rings?n=5");
        for expected in [Grade::Look, Grade::Reason, Grade::Move] {
            assert!(model.hides_next());
            model = after(model, &[Msg::Hint]);
            assert_eq!(grade(&model), Some(expected));
        }
        assert!(!model.hides_next());
        let help = model.help.summary();
        assert_eq!((help.hints, help.moves_shown), (0, 1), "the move shown stands for its hints");
        let done = after(model, &[Msg::Hint]);
        assert_eq!((shown(&done), grade(&done), done.help.summary().moves_shown), ([1, 1], None, 1));
        let hinted = after(done, &[Msg::Hint, Msg::Act(Action::Undo), Msg::Act(Action::Redo), Msg::Hint]);
        assert_eq!(hinted.help.summary().hints, 1, "the same hint in the same place counts once");
        let fresh = after(hinted, &[Msg::Act(Action::SetUp(super::super::tests::smaller(4)))]);
        assert!(!fresh.help.summary().was_asked_for());
    }

    #[test]
    fn help_stands_where_it_was_asked_for() {
        let aids = |model: &ModelRef| {
            model.aids().into_iter().map(|(step, aid)| (step.to_u64().unwrap(), aid)).collect::<Vec<_>>()
        };
        let asked =
            after(open("#/rings?n=5"), &[ring(1), Msg::Hint, Msg::Hint, ring(3), Msg::Uncover(BINARY)]);
        assert_eq!(aids(&asked), [(1, Aid::Hint), (2, Aid::Look)]);
        // What was taken back has no marks any more, but it was asked for.
        let other = after(asked, &[Msg::Act(Action::Undo), ring(1)]);
        assert_eq!((aids(&other), other.help.summary().looks), (vec![(1, Aid::Hint)], 1));
    }

    #[test]
    fn an_explanation_is_uncovered_until_the_next_move() {
        let looked = after(open("#/rings?n=5"), &[Msg::Uncover(BINARY), Msg::Uncover(BINARY)]);
        assert_eq!((looked.uncovered(), looked.help.summary().looks), (vec![BINARY], 1));
        assert!(looked.hides_next());
        assert_eq!(after(looked, &[ring(1)]).uncovered(), []);
    }

    #[test]
    fn playback_shows_what_was_played_and_stops_there() {
        let played = after(open("#/rings?n=5"), &[ring(1), ring(3), Msg::PlayOrPause]);
        assert_eq!((shown(&played), played.is_playing()), ([0, 2], true));
        let ended = after(played, &[Msg::Tick, Msg::Tick]);
        assert_eq!((shown(&ended), ended.is_playing()), ([2, 2], false));
        assert!(!ended.session.has_jumps(), "to look back is no jump");
        assert!(!after(open("#/rings?n=5"), &[Msg::PlayOrPause]).is_playing());
    }

    #[test]
    fn the_coach_shows_the_route_until_one_solves_again() {
        use crate::CoachMsg;
        let led = after(open("#/rings?n=5"), &[Msg::Coach(CoachMsg::Start), Msg::Coach(CoachMsg::Next)]);
        assert!(!led.is_solving() && led.prefs.is_solving);
        let alone = after(led, &[Msg::Solve(true)]);
        assert!(alone.is_solving() && !alone.is_coached());
        assert_eq!(shown(&alone)[0], shown(&alone)[1]);
    }

    #[test]
    fn a_link_shows_its_mode_and_nothing_of_it_is_kept() {
        let solving = Model::open("#/rings?mode=solve", &[], Prefs::default());
        assert!(solving.is_solving() && !solving.prefs_to_save().is_solving);
        assert_eq!(solving.mode_of_visit(), Some(true));
        let mut guided = Model::open("#/rings", &[], Prefs { is_solving: true, ..Prefs::default() });
        guided.override_mode(false);
        assert!(!guided.is_solving() && guided.prefs_to_save().is_solving);
        assert_eq!(guided.mode_of_visit(), Some(false));
        guided.take(Msg::Solve(true));
        assert!(guided.is_solving() && guided.prefs_to_save().is_solving);
        assert_eq!(guided.mode_of_visit(), None);
    }
}
