//! A stop of a lesson: its position is on the board, and the session that was there waits behind it.

use gros_session::Session;
use gros_session::spec::{Learn, Screen};
use gros_solver::AnyPuzzle;
use gros_text::Key;

use super::request::read;
use super::{Feedback, Helped, Model, Msg, Prefs, Rival, TimelineRef};

/// The content that a task of a stop puts on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StopBoard {
    /// The lesson, the stop, and the task of it.
    pub place: (&'static str, usize, usize),
    /// The position, as an address has it.
    pub spec: &'static str,
    /// The caption until the first move, or the answer.
    pub caption: Key,
    /// Whether nothing of the route is shown.
    pub is_solving: bool,
    /// Whether the pieces wait for an answer beside the board.
    pub waits: bool,
    /// Whether the task is on the timeline.
    pub has_line: bool,
}

/// A request of a stop to the page.
#[derive(Clone, Copy, Debug)]
pub enum StopMsg {
    /// Put the position of a task on the board.
    Begin(StopBoard),
    /// Go on to a task with the position as it is.
    Continue(StopBoard),
    /// The tasks are done: the pieces can be moved. Hidden parts stay hidden, as the next stop may ask for
    /// them.
    Free,
    /// The tasks are done, and the board shows the position that they led to.
    End(&'static str),
}

#[derive(Clone, Debug)]
pub(super) struct OpenStop {
    board: StopBoard,
    /// Whether the task is done.
    is_free: bool,
    behind: Session<AnyPuzzle>,
    help: Helped,
    was_touched: bool,
    /// The user's choices for a game; at a stop the user moves first, and is not told who wins.
    game: (Rival, bool),
}

impl Model {
    /// Returns what the open stop put on the board.
    pub fn stop(&self) -> Option<StopBoard> {
        self.stop.as_ref().map(|stop| stop.board)
    }

    /// Returns how the page looks at a stop: whether its pieces wait, and whether its task is on the timeline.
    pub fn stop_class(&self) -> Option<&'static str> {
        let OpenStop { board, is_free, .. } = self.stop.as_ref()?;
        Some(match board {
            StopBoard { has_line: true, .. } if !is_free => "app-stop app-stop-line",
            StopBoard { waits: true, .. } if !is_free => "app-stop app-stop-asks app-stop-waits",
            StopBoard { is_solving: true, .. } => "app-stop app-stop-asks",
            _ => "app-stop",
        })
    }

    /// Returns whether the timeline is shown: at a stop only where its task needs it.
    pub fn has_dock(&self) -> bool {
        self.stop().is_none_or(|board| board.has_line || !board.is_solving)
    }

    /// Returns what the open stop put on the board while it asks: until the first move, or the answer that it waits for.
    pub fn stop_asks(&self) -> Option<StopBoard> {
        let OpenStop { board, is_free, .. } = self.stop.as_ref()?;
        (!is_free && (board.waits || !self.session.can_undo())).then_some(*board)
    }

    /// Returns the screen that covers the board: a stop does not, once its position is there.
    pub fn cover(&self) -> Option<&Screen> {
        self.screen.as_ref().filter(|_| self.stop.is_none())
    }

    /// Returns the timeline of the user's session, whatever is on the board.
    pub fn own_timeline(&self) -> TimelineRef {
        TimelineRef::new(self.stop.as_ref().map_or(&self.session, |stop| &stop.behind).clone())
    }

    /// Returns the user's choices, without those of a stop.
    pub(super) fn own_prefs(&self) -> Prefs {
        let (rival, verdict) =
            self.stop.as_ref().map_or((self.prefs.rival, self.prefs.verdict), |stop| stop.game);
        Prefs { rival, verdict, ..self.prefs }
    }

    /// Returns whether a stop hides the route, if one is open.
    pub(super) fn stop_is_solving(&self) -> Option<bool> {
        self.stop.as_ref().map(|stop| stop.board.is_solving)
    }

    /// Returns whether a stop keeps what a message asks for until its task is done, and says so.
    pub(super) fn is_kept_back(&mut self, msg: &Msg) -> bool {
        use gros_session::Action::{Alone, DoIt, Hand};
        let waits = self.stop.as_ref().is_some_and(|stop| stop.board.waits && !stop.is_free);
        let is_kept = waits
            && matches!(
                msg,
                Msg::Act(Hand(_) | Alone(_) | DoIt)
                    | Msg::Peg(_)
                    | Msg::Carry { .. }
                    | Msg::Hint
                    | Msg::PlayOrPause
            );
        if is_kept {
            self.feedback = Feedback::Waits;
        }
        is_kept
    }

    pub(super) fn take_stop(&mut self, msg: StopMsg) {
        match msg {
            StopMsg::Begin(board) => self.begin_stop(board),
            StopMsg::Continue(board) => {
                if let Some(stop) = &mut self.stop {
                    (stop.board, stop.is_free) = (board, false);
                }
            }
            StopMsg::End(spec) => {
                if let Some(stop) = &self.stop {
                    self.begin_stop(StopBoard { spec, ..stop.board });
                    self.take_stop(StopMsg::Free);
                }
            }
            StopMsg::Free => {
                if let Some(stop) = &mut self.stop {
                    stop.is_free = true;
                }
                self.feedback = Feedback::Nothing;
            }
        }
    }

    fn begin_stop(&mut self, board: StopBoard) {
        // A late message must not bring back a stop that was left.
        if !matches!(self.screen, Some(Screen::Learn(Learn::Stop(_)))) {
            return;
        }
        let session = std::mem::replace(&mut self.session, read(board.spec).session);
        let fresh = Helped::before(&self.session);
        let help = std::mem::replace(&mut self.help, fresh);
        self.stop = Some(match self.stop.take() {
            Some(stop) => OpenStop { board, is_free: false, ..stop },
            None => {
                self.end_coach();
                let game = (self.prefs.rival, self.prefs.verdict);
                OpenStop { board, is_free: false, behind: session, help, was_touched: self.touched, game }
            }
        });
        (self.prefs.rival, self.prefs.verdict) = (Rival::Second, false);
        self.touched = true;
        self.feedback = Feedback::Nothing;
        self.dock.scale = 0;
        self.mode = super::Mode::Idle;
    }

    /// Puts the user's session back on the board.
    pub(super) fn end_stop(&mut self) {
        if let Some(OpenStop { behind, help, was_touched, game, .. }) = self.stop.take() {
            (self.session, self.help, self.touched) = (behind, help, was_touched);
            (self.prefs.rival, self.prefs.verdict) = game;
            self.feedback = Feedback::Nothing;
            self.mode = super::Mode::Idle;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Prefs, Wait};
    use gros_session::spec::StopName;
    use gros_session::{Action, Seek};
    use gros_solver::{AnyMove, RingMove};

    const BOARD: StopBoard = StopBoard {
        place: ("tour", 5, 0),
        spec: "rings?n=6&step=20",
        caption: Key::LearnWaitsLadder,
        is_solving: true,
        waits: true,
        has_line: false,
    };

    fn tour(stop: usize) -> Msg {
        Msg::learn(Learn::Stop(StopName { lesson: "tour".to_owned(), stop }))
    }

    fn ring(ring: usize) -> Msg {
        Msg::Act(Action::Hand(AnyMove::Rings(RingMove::of(ring))))
    }

    /// A model at a stop, with a game of one move behind it.
    fn at_stop(board: StopBoard) -> Model {
        let mut model = Model::open("#/rings?n=5", &[], Prefs::default());
        for msg in [ring(1), tour(5), Msg::Stop(StopMsg::Begin(board))] {
            model.take(msg);
        }
        model
    }

    fn address(timeline: &TimelineRef) -> String {
        super::super::address_of(timeline)
    }

    const OWN: &str = "#/rings?n=5&step=1";

    #[test]
    fn the_session_waits_behind_a_stop() {
        let mut model = at_stop(BOARD);
        assert_eq!(model.state().to_string(), "011101");
        assert!(model.is_solving() && model.hides_next() && model.cover().is_none());
        assert_eq!(address(&model.own_timeline()), OWN);
        model.take(tour(6));
        model.take(Msg::Stop(StopMsg::Begin(StopBoard { spec: "hanoi?n=3", ..BOARD })));
        assert_eq!(
            (model.session.timeline().puzzle().id(), address(&model.own_timeline())),
            ("hanoi", OWN.into())
        );
        for leave in [
            Msg::Screen(None),
            Msg::Address(OWN.to_owned()),
            Msg::learn(Learn::All),
            Msg::shelf(Default::default()),
        ] {
            let mut left = model.clone();
            left.take(leave.clone());
            assert_eq!((left.address().as_str(), left.stop()), (OWN, None), "{leave:?}");
            assert!(!left.is_solving() && left.session.can_undo());
        }
        model.take(Msg::Puzzle("wythoff"));
        model.take(Msg::Puzzle("rings"));
        assert_eq!(model.address(), OWN, "a puzzle of the header is beside the user's own session");
    }

    #[test]
    fn the_board_waits_for_the_answer() {
        let mut model = at_stop(BOARD);
        let legal = model.allowed_moves()[0].clone();
        for msg in [Msg::Act(Action::Hand(legal.clone())), Msg::Hint, Msg::Act(Action::DoIt)] {
            model.take(msg);
            assert_eq!(
                (model.session.timeline().cursor().to_u64(), &model.feedback),
                (Some(20), &Feedback::Waits)
            );
            assert_eq!(model.stop_asks(), Some(BOARD));
        }
        model.take(Msg::Act(Action::Seek(Seek::Next)));
        assert_eq!(
            (model.overlay, &model.feedback),
            (None, &Feedback::Waits),
            "what comes is not shown either"
        );
        model.take(Msg::Stop(StopMsg::Free));
        assert!(model.is_solving() && model.stop_asks().is_none());
        model.take(Msg::Act(Action::Hand(legal)));
        assert_ne!(model.state().to_string(), "011101");
    }

    #[test]
    fn the_position_that_was_found_is_shown_at_the_end() {
        let mut model = at_stop(BOARD);
        model.take(Msg::Stop(StopMsg::End("rings?n=5&from=01010")));
        assert_eq!((model.state().to_string().as_str(), model.stop_asks()), ("01010", None));
        let legal = model.allowed_moves()[0].clone();
        model.take(Msg::Act(Action::Hand(legal)));
        assert_ne!(model.state().to_string(), "01010");
        model.take(Msg::learn(Learn::All));
        assert_eq!(model.stop(), None);
    }

    #[test]
    fn the_timeline_is_there_where_a_task_needs_it() {
        let line = StopBoard { has_line: true, ..BOARD };
        let guided = StopBoard { is_solving: false, ..BOARD };
        for (board, has_dock) in [(BOARD, false), (line, true), (guided, true)] {
            let mut model = at_stop(board);
            assert_eq!(model.has_dock(), has_dock, "{board:?}");
            model.take(Msg::Stop(StopMsg::Free));
            assert_eq!(model.has_dock(), has_dock, "nothing moves when the task is done: {board:?}");
            model.take(Msg::Screen(None));
            assert!(model.has_dock());
        }
    }

    #[test]
    fn a_stop_sets_no_record() {
        let mut model = at_stop(StopBoard { spec: "rings?n=2", waits: false, ..BOARD });
        assert!(model.stop_asks().is_some());
        for number in [2, 1] {
            model.take(ring(number));
            assert!(model.stop_asks().is_none(), "the move is told");
        }
        model.take(Msg::Over(Wait::Arrival));
        assert!(model.is_solved() && model.win().is_none() && model.personal_best().is_none());
    }

    #[test]
    fn a_late_position_does_not_come_back() {
        let mut model = at_stop(BOARD);
        model.take(Msg::Screen(None));
        model.take(Msg::Stop(StopMsg::Begin(BOARD)));
        assert_eq!((model.address().as_str(), model.stop()), (OWN, None));
    }

    #[test]
    fn a_game_at_a_stop_is_begun_by_the_user() {
        let own = Prefs { rival: Rival::First, verdict: true, ..Prefs::default() };
        let mut model = Model::open("#/wythoff", &[], own);
        let board = StopBoard { spec: "wythoff?piles=7,9", waits: false, ..BOARD };
        for msg in [tour(12), Msg::Stop(StopMsg::Begin(board)), Msg::Stop(StopMsg::Begin(board))] {
            model.take(msg);
        }
        assert_eq!((model.prefs.rival, model.prefs.verdict), (Rival::Second, false));
        assert_eq!(model.prefs_to_save(), own);
        model.take(Msg::learn(Learn::All));
        assert_eq!(model.prefs, own);
    }
}
