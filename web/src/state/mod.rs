//! What the page shows, and how it changes: one model, one pure reducer.
//!
//! Everything that undo should bring back is in the session; the rest of the model is not.

mod announcement;
mod astray;
mod bests;
mod bookmarks;
mod cards;
mod coach;
mod coach_settings;
mod feedback;
mod game;
mod help;
mod modal;
mod mode;
mod model_ref;
mod msg;
mod predict;
mod prefs;
mod run;
pub mod saved;
mod shelf;
mod speed;
mod tab;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_of_playing;
mod timeline_ref;
mod tips;
mod view;

use std::rc::Rc;

use gros_session::spec::{self, Opened, View};
use gros_session::{Action, Event, HandMove, Session, Tape, Timeline};
use gros_solver::gray::Digit;
use gros_solver::keys::{Notice, Notices, Problem};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Peg, Puzzle, ids};
use gros_text::{Help, Lang};

pub use announcement::{Announcement, Announcements};
pub use astray::{dead_ends, detour};
pub use bests::Bests;
pub use bookmarks::Bookmarks;
pub use cards::Cards;
pub use coach::{Call, Coach, CoachContext, CoachMsg, Stage};
pub use coach_settings::{Advance, CoachPlace, CoachSettings};
pub use feedback::{Feedback, Warning};
pub use game::Rival;
pub use gros_picture::PileLooks;
pub use modal::Modal;
pub use mode::Mode;
pub use model_ref::ModelRef;
pub use msg::Msg;
pub use predict::Prediction;
pub use prefs::{Prefs, RingLook, Theme};
pub use shelf::{TABS, is_of_family};
pub use speed::{Speed, seconds_left};
pub use tab::Tab;
pub use timeline_ref::TimelineRef;
pub use tips::{Tip, Tips};
pub use view::ViewRequest;

/// The largest number of pieces that the page takes.
pub const MOST_PIECES: usize = 1_000;

/// As many of the moves that the rules allow are looked at: more than a tower has, far fewer than a game.
const MOST_ALLOWED: usize = 64;

/// All that the page shows.
#[derive(Clone, Debug)]
pub struct Model {
    /// The puzzle that is played.
    pub session: Session<AnyPuzzle>,
    /// The sessions of the other puzzles, kept for a return.
    shelf: Vec<Session<AnyPuzzle>>,
    /// What the last action came to, for the status under the board.
    pub feedback: Feedback,
    /// What is worth knowing now.
    pub tip: Option<Tip>,
    /// What of an address was not understood.
    pub warnings: Vec<Warning>,
    /// What the page is in the middle of.
    pub mode: Mode,
    /// How fast it runs.
    pub speed: Speed,
    /// A tick of the tape stands for two to this many steps.
    pub tape_scale: usize,
    /// Which cards are open, and which come first.
    pub cards: Rc<Cards>,
    /// How one stands who predicts the next move; none if one does not.
    pub prediction: Option<Prediction>,
    /// Whether a move of the task was made by *Do it*.
    aided: bool,
    /// What helped with the moves of the task.
    pub help: Help,
    /// In how few moves each task was solved.
    pub bests: Rc<Bests>,
    /// The steps that were marked in each task.
    pub bookmarks: Rc<Bookmarks>,
    /// Who leads a person with the real puzzle in hand.
    pub coach: Coach,
    /// Whether the state was asked for in words, and nothing was done since.
    pub described: bool,
    /// Whether anything was done yet.
    pub touched: bool,
    /// The dialog that lies over the page.
    pub modal: Option<Modal>,
    /// Counts the places to which the browser's Back should lead.
    pub places: u32,
    /// What happened last, for those who listen.
    pub announcements: Announcements,
    /// What a person chose, or an address asks for.
    pub prefs: Prefs,
    /// What an address asks for.
    pub asked: ViewRequest,
}

impl Model {
    /// Opens the page at an address, with what earlier visits kept.
    pub fn open(address: &str, history: &[String], prefs: Prefs) -> Model {
        let Read { session, warnings, view } = read(address);
        let past = history.iter().rev().filter_map(|spec| spec::open(spec, MOST_PIECES).ok());
        let session = session.with_history(past.map(|opened| opened.session));
        let mut model = Model {
            touched: !session.timeline().cursor().is_zero() || session.can_undo(),
            help: help::before(&session),
            session,
            shelf: Vec::new(),
            feedback: Feedback::Nothing,
            tip: None,
            warnings,
            mode: Mode::Idle,
            speed: Speed::PerSecond(2),
            tape_scale: 0,
            cards: Rc::default(),
            prediction: None,
            aided: false,
            bests: Rc::default(),
            bookmarks: Rc::default(),
            coach: Coach::default(),
            described: false,
            modal: None,
            places: 0,
            announcements: Announcements::default(),
            prefs,
            asked: ViewRequest::default(),
        };
        model.show_as(&view);
        model.let_answer();
        model
    }

    /// Returns the state on the board.
    pub fn state(&self) -> AnyState {
        self.session.timeline().state()
    }

    /// Returns the timeline as views are given it.
    pub fn timeline(&self) -> TimelineRef {
        TimelineRef::new(self.session.clone())
    }

    /// Returns the moves that the rules allow now.
    pub fn allowed_moves(&self) -> Vec<AnyMove> {
        allowed_moves(self.session.timeline())
    }

    /// Tells whether the pieces stand as they should in the end.
    pub fn is_solved(&self) -> bool {
        self.session.timeline().to_go().is_zero()
    }

    /// Returns the text of the session, as the address carries it.
    pub fn address(&self) -> String {
        address_of(self.session.timeline())
    }

    fn act(&mut self, action: Action<AnyPuzzle>) {
        let is_seek = matches!(action, Action::Seek(_));
        let is_place = matches!(action, Action::SetUp(_));
        self.aided |= matches!(action, Action::DoIt);
        let is_walk = matches!(action, Action::Walk(_));
        let (before, was_told) = (self.session.clone(), !self.is_secret());
        let nothing = self.of_nothing(&action);
        let event = self.session.act(action);
        self.mode = self.mode.after(is_seek);
        self.touched = true;
        self.places += u32::from(is_place);
        let after = self.session.clone();
        let happened = match &event {
            Event::Nothing => nothing,
            // The control that was used says it itself.
            Event::Sought { .. } => None,
            Event::Played { .. } if is_walk => Some(Announcement::Walked(after)),
            event => Some(Announcement::Done { event: event.clone(), before: before.clone(), after }),
        };
        if let Some(happened) = happened {
            self.say(happened);
        }
        if matches!(event, Event::Played { .. } | Event::Opened) {
            self.let_answer();
        }
        self.aided &= event != Event::Opened;
        self.note_help(&event, &before, was_told);
        if self.has_just_arrived(&before) {
            self.mode = Mode::Arriving;
        }
        if matches!(event, Event::Played { .. }) {
            self.record_best();
        }
        self.feedback = match &event {
            Event::Refused { mv, why } => Feedback::Refused { mv: mv.clone(), why: why.clone() },
            Event::Played { how: HandMove::Off { longer: true }, .. } => Feedback::OffRoute,
            Event::Sought { clamped: true } => Feedback::Clamped,
            Event::Hinted => Feedback::Hint,
            _ => Feedback::Nothing,
        };
        self.tell(&event);
    }

    /// Lifts the top disc of a peg, or drops the one that is lifted.
    fn choose_peg(&mut self, peg: Peg) {
        let (puzzle, state) = (self.session.timeline().puzzle(), self.state());
        if usize::from(peg.0) >= puzzle.stacks() {
            return;
        }
        let place = Digit::from(peg.0);
        match (self.lifted(), puzzle.top_of(&state, place)) {
            (Some(from), _) if from == peg => self.put_back(),
            (Some(from), _) => {
                let mv = puzzle.move_of_top(&state, from.0.into(), place);
                mv.into_iter().for_each(|mv| self.play(mv));
            }
            (None, Some(disc)) => {
                self.mode = Mode::Lifted(peg);
                self.feedback = Feedback::Nothing;
                self.say(Announcement::Lifted { state, place, piece: disc });
            }
            (None, None) => {
                self.feedback = Feedback::EmptyPeg(peg);
                self.say(Announcement::EmptyPeg(peg));
            }
        }
    }

    fn put_back(&mut self) {
        self.leave(|model| model.lifted().is_some());
    }

    fn hint(&mut self) {
        let action = if self.feedback.tells_next() { Action::DoIt } else { Action::Hint };
        if !self.is_solved() {
            self.act(action);
        }
    }

    fn zoom(&mut self, by: isize) {
        let timeline = self.session.timeline();
        let scale = Tape::new(timeline, self.tape_scale).scale();
        self.tape_scale = Tape::new(timeline, scale.saturating_add_signed(by)).scale();
    }

    fn say(&mut self, happened: Announcement) {
        self.announcements.say([happened]);
    }

    /// Finds why an action will do nothing, should it do nothing.
    fn of_nothing(&self, action: &Action<AnyPuzzle>) -> Option<Announcement> {
        match action {
            Action::Undo => Some(Announcement::NothingToUndo),
            Action::Redo => Some(Announcement::NothingToRedo),
            Action::DoIt | Action::Hint if self.is_solved() => Some(Announcement::AtGoal),
            _ => None,
        }
    }

    fn take(&mut self, msg: Msg) {
        // What is not yet one's turn is not yet one's move.
        if self.is_out_of_turn(&msg) {
            return;
        }
        self.described = false;
        match msg {
            Msg::Act(Action::Hand(mv)) => self.play(mv),
            Msg::Act(action @ (Action::Undo | Action::Redo)) => self.back_or_again(&action),
            Msg::Act(action) => self.act(action),
            Msg::Answer => self.answer(),
            Msg::Predict(on) => self.set_predicting(on),
            Msg::Peg(peg) => self.choose_peg(peg),
            Msg::PutBack if self.is_playing() => self.play_or_pause(),
            Msg::PutBack => self.put_back(),
            Msg::Hint => self.hint(),
            Msg::Describe => {
                self.described = true;
                self.say(Announcement::Described(self.session.clone()));
            }
            Msg::PlayOrPause => self.play_or_pause(),
            Msg::Tick => self.tick(),
            Msg::Arrived => self.leave(Model::is_arriving),
            // What was described is gone already, as it is with whatever is done.
            Msg::Read => {}
            Msg::Speed(speed) => self.speed = speed,
            Msg::Zoom(by) => self.zoom(by),
            Msg::Fold(method) => self.fold_card(method),
            Msg::Explain(method) => self.choose_card(method),
            Msg::Bookmark => self.bookmark(),
            Msg::Coach(msg) => self.coach(msg),
            Msg::Dragging(is_held) => self.set_dragging(is_held),
            Msg::Address(address) => self.open_address(&address),
            Msg::Follow(address) => self.follow(&address),
            Msg::File(text) => self.open_file(&text),
            Msg::Puzzle(id) => self.change_puzzle(id),
            Msg::Modal(modal) => self.modal = modal,
            Msg::Close(modal) => self.close(modal),
            Msg::Prefs(prefs) => {
                let is_other = prefs.rival != self.prefs.rival;
                self.choose_prefs(prefs);
                if is_other {
                    self.let_answer();
                }
            }
            Msg::Dismiss(index) => {
                if index < self.warnings.len() {
                    self.warnings.remove(index);
                }
            }
            Msg::Hush => {
                self.feedback = Feedback::Nothing;
                self.tip = None;
            }
            Msg::Shared => {
                self.feedback = Feedback::Shared;
                self.say(Announcement::Shared);
            }
        }
    }
}

/// Returns the text of a timeline, as the address carries it.
pub fn address_of(timeline: &Timeline<AnyPuzzle>) -> String {
    format!("#/{}", spec::write(timeline))
}

/// Returns the moves that the rules allow at the cursor of a timeline.
pub fn allowed_moves(timeline: &Timeline<AnyPuzzle>) -> Vec<AnyMove> {
    timeline.puzzle().legal_moves(&timeline.state()).take(MOST_ALLOWED).collect()
}

/// Tells whether a spec is that of a task, as it is written.
fn names_task(spec: &str) -> bool {
    spec::open(spec, MOST_PIECES).is_ok_and(|opened| opened.notices.is_empty())
}

/// What an address says.
struct Read {
    session: Session<AnyPuzzle>,
    /// What of it was not understood.
    warnings: Vec<Warning>,
    /// How it is to be shown.
    view: View,
}

/// Reads an address; where its puzzle is unknown, the first puzzle stands in.
fn read(address: &str) -> Read {
    let opened = match spec::open(address, MOST_PIECES) {
        Ok(opened) => opened,
        Err(unknown) => {
            let mut first = read(ids().first().copied().unwrap_or_default());
            first.warnings.insert(0, Warning::Puzzle(unknown));
            return first;
        }
    };
    let Opened { session, notices, view, view_notices } = opened;
    let notices = notices.and(view_notices).and(unspoken(&view));
    let more = (notices.more > 0).then_some(Warning::More(notices.more));
    let warnings = notices.first.into_iter().map(Warning::Key).chain(more).collect();
    Read { session, warnings, view }
}

/// Notes a language that is not spoken here.
fn unspoken(view: &View) -> Notices {
    let tag = view.lang.clone().filter(|tag| Lang::from_tag(tag).is_none());
    let problem = Problem::NotOneOf(Lang::TAGS);
    let notice = tag.map(|value| Notice::BadValue { key: "lang", value, problem });
    Notices { first: notice.into_iter().collect(), more: 0 }
}
