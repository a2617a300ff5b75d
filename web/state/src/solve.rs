//! Solving without being shown the next move: hints by grade, looks ahead on the timeline, and the explanation.

use gros_session::{Action, Seek};
use gros_solver::{AnyMove, Steps};
use gros_text::Grade;

use super::{Announcement, Feedback, Model, Prefs, TimelineRef, best_move};

impl Model {
    /// Returns whether the next move is not told unasked. The coach always tells it.
    pub fn is_solving(&self) -> bool {
        self.stop_is_solving().unwrap_or(self.prefs.is_solving) && !self.is_coached()
    }

    /// Returns whether the next move must be hidden: it was not asked for.
    pub fn hides_next(&self) -> bool {
        self.is_solving() && !self.is_solved() && !self.feedback.tells_next()
    }

    /// Returns the timeline as shown. In a game the plan would tell who wins, and a stop that wants to be solved waits:
    /// there it ends at the last move played.
    pub fn shown_timeline(&self) -> TimelineRef {
        let timeline = self.timeline();
        let is_played = self.is_solving() && (self.is_game() || self.stop.is_some());
        if is_played { timeline.as_played() } else { timeline }
    }

    /// Returns whether the cursor is ahead of the user's own moves.
    pub fn is_looking(&self) -> bool {
        self.is_solving() && self.session.timeline().is_ahead()
    }

    /// Returns the farthest step that was played or looked at; none where all moves are named.
    pub fn seen_to(&self) -> Option<Steps> {
        self.is_solving().then(|| self.looked_to().max(self.session.timeline().played_to().clone()))
    }

    /// Returns whether the number of moves is shown: after the first move of the user it would judge each
    /// one, and in a game the plan is hidden.
    pub fn tells_total(&self) -> bool {
        !self.is_solving() || !self.is_game() && self.session.timeline().played_to().is_zero()
    }

    /// Returns whether the explanation of this position was asked for.
    pub fn is_explained(&self) -> bool {
        self.explained.as_ref() == Some(&self.state())
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

    /// Goes to another step. While solving, steps ahead of the own moves are looked at; a stop waits instead.
    pub(super) fn seek(&mut self, seek: Seek) {
        if !self.is_solving() {
            return self.act(Action::Seek(seek));
        }
        let sought = seek.resolve(&self.shown_timeline());
        let is_here = sought.step == *self.session.timeline().cursor();
        if self.stop.is_some() && (sought.clamped || seek == Seek::Next && is_here) {
            self.feedback = Feedback::Waits;
        } else {
            self.act(Action::Look(sought));
        }
    }

    /// Shows how the move in this position is found.
    pub(super) fn explain(&mut self) {
        if !self.is_explained() {
            self.look();
            self.explained = Some(self.state());
        }
    }

    /// Returns whether playback is at the last move that it shows.
    pub(super) fn is_at_end(&self) -> bool {
        self.shown_timeline().to_go().is_zero()
    }
}

#[cfg(test)]
mod tests {

    use gros_picture::run::Aid;
    use gros_solver::RingMove;

    use super::*;
    use crate::{ModelRef, Msg, Wait};

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

    fn at(step: u32) -> Msg {
        seek(Seek::At(step.into()))
    }

    /// Returns the cursor, where the own moves end, and the length.
    fn shown(model: &ModelRef) -> [u64; 3] {
        let timeline = model.shown_timeline();
        [timeline.cursor(), timeline.played_to(), timeline.steps()].map(|steps| steps.to_u64().unwrap())
    }

    fn looks(model: &ModelRef) -> usize {
        model.help.summary().looks
    }

    #[test]
    fn a_first_visit_has_the_whole_timeline() {
        let start = open("#/rings");
        assert_eq!((shown(&start), start.tells_total()), ([0, 0, 341], true));
        let looking = after(start, &[at(170)]);
        assert_eq!((shown(&looking), looking.is_looking(), looks(&looking)), ([170, 0, 341], true, 1));
        assert!(looking.hides_next() && looking.tells_total());
        assert_eq!(looking.seen_to(), Some(170u32.into()));
    }

    #[test]
    fn a_move_back_is_a_move_and_what_was_played_can_be_looked_at() {
        let played = after(open("#/rings?n=5"), &[ring(1), ring(3), ring(3), ring(1)]);
        assert_eq!((shown(&played), played.tells_total()), ([4, 4, 25], false));
        let back = after(played, &[seek(Seek::Back), seek(Seek::Start), at(1)]);
        assert_eq!((shown(&back), looks(&back), back.session.has_jumps()), ([1, 4, 25], 0, false));
        let again = after(back.clone(), &[ring(3)]);
        assert_eq!(shown(&again), [2, 4, 25], "the same move keeps what comes after it");
        assert_eq!(shown(&after(again, &[ring(1)])), [3, 3, 21]);
    }

    #[test]
    fn a_stretch_of_looking_is_one_look() {
        let start = after(open("#/rings?n=5"), &[ring(1)]);
        let looked = after(start, &[seek(Seek::Next), at(9), seek(Seek::ToGo(3u32.into())), at(4)]);
        assert_eq!((shown(&looked), looks(&looked), looked.session.has_jumps()), ([4, 1, 21], 1, false));
        assert_eq!(looked.seen_to(), Some(18u32.into()));
        let back = after(looked, &[at(1)]);
        assert!(!back.is_looking() && !back.session.has_jumps());
        assert_eq!((back.seen_to(), looks(&back)), (Some(18u32.into()), 1));
        let other = after(back.clone(), &[ring(1)]);
        assert_eq!(other.seen_to(), Some(2u32.into()), "another way was not looked at");
        assert_eq!(looks(&after(back, &[at(3), at(1), at(2)])), 3);
    }

    #[test]
    fn whoever_looks_goes_on_from_there_by_a_move_or_when_asked() {
        let looked = after(open("#/rings?n=5"), &[ring(1), at(9)]);
        let best = looked.session.timeline().best_move().unwrap();
        let moved = after(looked.clone(), &[Msg::Act(Action::Hand(best))]);
        assert_eq!(
            (moved.address().as_str(), moved.is_looking()),
            ("#/rings?n=5&play=1.~8.3&step=10", false)
        );
        let asked = after(looked.clone(), &[Msg::Act(Action::GoOn)]);
        assert_eq!((asked.address().as_str(), asked.is_looking()), ("#/rings?n=5&play=1.~8&step=9", false));
        assert!(after(asked, &[Msg::Act(Action::Undo)]).is_looking());
        let reopened = open(&looked.address());
        assert_eq!((shown(&reopened), reopened.is_looking(), looks(&reopened)), ([9, 1, 21], true, 1));
    }

    #[test]
    fn the_mode_changes_what_is_shown_and_nothing_else() {
        let looking = after(open("#/rings?n=5"), &[ring(1), at(9)]);
        let switched = after(looking.clone(), &[Msg::Solve(false), Msg::Solve(true)]);
        assert_eq!((shown(&switched), switched.address()), (shown(&looking), looking.address()));
        assert_eq!((looks(&switched), switched.is_looking()), (1, true));
    }

    #[test]
    fn playback_looks_ahead_to_the_goal() {
        let played = after(open("#/rings?n=3"), &[ring(1), Msg::PlayOrPause]);
        assert_eq!((shown(&played), played.is_playing()), ([2, 1, 5], true));
        let ended = after(
            played,
            &[Msg::Over(Wait::Step), Msg::Over(Wait::Step), Msg::Over(Wait::Step), Msg::Over(Wait::Arrival)],
        );
        assert_eq!((shown(&ended), ended.is_playing(), looks(&ended)), ([5, 1, 5], false, 1));
        assert!(ended.win().is_none() && ended.is_looking());
        let again = after(ended, &[Msg::PlayOrPause]);
        assert_eq!(shown(&again), [0, 1, 5], "at the end it begins anew");
    }

    #[test]
    fn a_game_shows_what_was_played_and_no_plan() {
        use gros_solver::{Piles, WythoffMove};
        let take = |left: u32, right: u32| {
            let to = Piles::new(left.into(), right.into());
            Msg::Act(Action::Hand(AnyMove::Wythoff(WythoffMove { to })))
        };
        let game = after(open("#/wythoff?against=two"), &[seek(Seek::End), take(9, 15), take(9, 14)]);
        assert_eq!((shown(&game), game.tells_total()), ([2, 2, 2], false));
        let back = after(game, &[at(1), seek(Seek::Start), seek(Seek::Next)]);
        assert_eq!((shown(&back), back.is_looking(), looks(&back)), ([1, 2, 2], false, 0));
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
        assert_eq!((shown(&done), grade(&done), done.help.summary().moves_shown), ([1, 1, 21], None, 1));
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
        let asked = after(open("#/rings?n=5"), &[ring(1), Msg::Hint, Msg::Hint, ring(3), Msg::Explain]);
        assert_eq!(aids(&asked), [(1, Aid::Hint), (2, Aid::Look)]);
        // A move that was taken back has no marks any more, but it was asked for.
        let other = after(asked, &[Msg::Act(Action::Undo), ring(1)]);
        assert_eq!((aids(&other), other.help.summary().looks), (vec![(1, Aid::Hint)], 1));
    }

    #[test]
    fn an_explanation_is_shown_until_the_next_move() {
        let looked = after(open("#/rings?n=5"), &[Msg::Explain, Msg::Explain]);
        assert_eq!((looked.is_explained(), looks(&looked)), (true, 1));
        assert!(looked.hides_next());
        assert!(!after(looked, &[ring(1)]).is_explained());
    }

    #[test]
    fn the_coach_shows_the_route_until_one_solves_again() {
        use crate::CoachMsg;
        let led = after(open("#/rings?n=5"), &[Msg::Coach(CoachMsg::Start), Msg::Coach(CoachMsg::Next)]);
        assert!(!led.is_solving() && led.prefs.is_solving);
        let alone = after(led.clone(), &[Msg::Solve(true)]);
        assert!(alone.is_solving() && !alone.is_coached());
        assert_eq!((shown(&alone), shown(&led)), ([1, 0, 21], [1, 0, 21]));
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
