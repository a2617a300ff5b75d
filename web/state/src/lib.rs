//! The state of the page: one model with a pure reducer.
//!
//! Only what undo restores is in the session.

mod announcement;
mod bests;
mod bookmarks;
mod cards;
mod clock;
mod coach;
mod coach_settings;
mod collection;
mod days;
mod detour;
mod feedback;
mod game;
mod help;
mod modal;
mod mode;
mod model_ref;
mod msg;
mod prefs;
mod run;
pub mod saved;
mod screen;
mod shelf;
mod solve;
mod speed;
mod stop;
mod tab;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_of_playing;
mod timeline_ref;
mod tips;
mod view;
mod way_down;
mod win;

use std::rc::Rc;

use gros_session::spec::{self, Opened, Screen, View};
use gros_session::{Action, Event, HandMove, Session, Tape, Timeline};
use gros_solver::gray::Digit;
use gros_solver::internals::keys::{Notice, Notices, Problem};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Peg, Puzzle, Steps, ids};
use gros_text::Lang;

pub use announcement::{Announcement, Announcements};
pub use bests::Bests;
pub use bookmarks::Bookmarks;
pub use cards::Cards;
pub use clock::{Now, Stopwatch};
pub use coach::{Call, Coach, CoachContext, CoachMsg, Stage};
pub use coach_settings::{Advance, CoachPlace, CoachSettings};
pub use collection::{Collection, Tick};
pub use days::{Daily, Days, Solution};
pub use detour::{dead_ends, detour};
pub use feedback::{Copied, Feedback, Warning};
pub use game::{Rival, best_move, ending, last_answer};
pub use gros_picture::PileLooks;
pub use help::Helped;
pub use modal::Modal;
pub use mode::Mode;
pub use model_ref::ModelRef;
pub use msg::Msg;
pub use prefs::{Prefs, RingLook, Theme};
pub use shelf::{TABS, is_of_family};
pub use solve::Cover;
pub use speed::{Speed, seconds_left};
pub use stop::{StopBoard, StopMsg};
pub use tab::Tab;
pub use timeline_ref::TimelineRef;
pub use tips::{Tip, Tips};
pub use view::{Awaited, ViewRequest};
pub use way_down::LONGEST_WAY_DOWN;
pub use win::Win;

/// Steps of the timeline, from the first to the last.
pub type Stretch = Rc<[Steps; 2]>;

/// Largest number of pieces.
pub const MAX_PIECES: usize = 1_000;

/// Limit of legal moves considered: more than a tower has, far fewer than a game.
const MAX_ALLOWED: usize = 64;

#[derive(Clone, Debug)]
pub struct Model {
    pub session: Session<AnyPuzzle>,
    /// Sessions of the other puzzles, resumed on return.
    shelf: Vec<Session<AnyPuzzle>>,
    /// What is shown in place of the board.
    pub screen: Option<Screen>,
    stop: Option<stop::OpenStop>,
    /// Shown in the status under the board.
    pub feedback: Feedback,
    pub tip: Option<Tip>,
    pub warnings: Vec<Warning>,
    pub mode: Mode,
    pub speed: Speed,
    /// A tick of the tape stands for 2 to the power of this many steps.
    pub tape_scale: usize,
    /// A stretch of the timeline that is being pointed at on a card.
    pub stretch: Option<Stretch>,
    pub cards: Rc<Cards>,
    uncovered: solve::Uncovered,
    /// The step ahead of what was played that was asked for.
    ahead: Option<Steps>,
    /// Whether *Do it* made a move of the task.
    aided: bool,
    pub help: Helped,
    /// The last win by own moves.
    won: Option<Rc<Win>>,
    shows_win: bool,
    /// None until the clock was read.
    now: Option<Now>,
    pub days: Rc<Days>,
    /// The puzzle of the day, as last drawn.
    drawn: Option<Rc<Daily>>,
    wants_today: bool,
    pub bests: Rc<Bests>,
    pub bookmarks: Rc<Bookmarks>,
    pub collection: Rc<Collection>,
    pub coach: Coach,
    /// Whether the board's description is shown.
    pub described: bool,
    pub touched: bool,
    pub modal: Option<Modal>,
    /// Counts navigations, each of which gets an entry in the browser's history.
    pub places: u32,
    pub announcements: Announcements,
    /// The user's choices, overridden by the address.
    pub prefs: Prefs,
    /// The language that the page is about to change to.
    pub awaited: Option<Awaited>,
    /// What the address overrides.
    pub view_request: ViewRequest,
}

impl Model {
    pub fn open(address: &str, history: &[String], prefs: Prefs) -> Model {
        let Request { session, warnings, view } = read(address);
        let past = history.iter().rev().filter_map(|spec| spec::open(spec, MAX_PIECES).ok());
        let session = session.with_history(past.map(|opened| opened.session));
        let mut model = Model {
            touched: !session.timeline().cursor().is_zero() || session.can_undo(),
            help: Helped::before(&session),
            session,
            shelf: Vec::new(),
            screen: None,
            stop: None,
            feedback: Feedback::Nothing,
            tip: None,
            warnings,
            mode: Mode::Idle,
            speed: Speed::PerSecond(2),
            tape_scale: 0,
            stretch: None,
            cards: Rc::default(),
            uncovered: solve::Uncovered::default(),
            ahead: None,
            aided: false,
            won: None,
            shows_win: false,
            now: None,
            days: Rc::default(),
            drawn: None,
            wants_today: false,
            bests: Rc::default(),
            bookmarks: Rc::default(),
            collection: Rc::default(),
            coach: Coach::default(),
            described: false,
            modal: None,
            places: 0,
            announcements: Announcements::default(),
            prefs,
            awaited: None,
            view_request: ViewRequest::default(),
        };
        model.show_as(&view);
        model.settle();
        model.schedule_answer_to_opening();
        model
    }

    pub fn state(&self) -> AnyState {
        self.session.timeline().state()
    }

    pub fn timeline(&self) -> TimelineRef {
        TimelineRef::new(self.session.clone())
    }

    pub fn allowed_moves(&self) -> Vec<AnyMove> {
        allowed_moves(self.session.timeline())
    }

    pub fn is_solved(&self) -> bool {
        self.session.timeline().to_go().is_zero()
    }

    pub fn address(&self) -> String {
        address_of(self.session.timeline())
    }

    fn act(&mut self, action: Action<AnyPuzzle>) {
        let is_seek = matches!(action, Action::Seek(_) | Action::Revisit(_));
        let is_place = matches!(action, Action::SetUp(_));
        self.aided |= matches!(action, Action::DoIt);
        let is_walk = matches!(action, Action::Walk(_));
        let before = self.session.clone();
        let nothing = self.noop_announcement(&action);
        let event = self.session.act(action);
        self.mode = self.mode.after(is_seek);
        self.touched = true;
        self.places += u32::from(is_place);
        let after = self.session.clone();
        let announcement = match &event {
            Event::Nothing => nothing,
            // The slider announces its value itself.
            Event::Sought { .. } => None,
            Event::Played { .. } if is_walk => Some(Announcement::Walked(after)),
            event => Some(Announcement::Done { event: event.clone(), before: before.clone(), after }),
        };
        let win = self.new_win().filter(|_| matches!(event, Event::Played { .. }));
        let announcement = win.clone().map(Announcement::Won).or(announcement);
        if let Some(announcement) = announcement {
            self.say(announcement);
        }
        match event {
            Event::Played { .. } => self.schedule_answer(),
            Event::Opened => {
                self.prefs.piles.verdict = false;
                self.schedule_answer_to_opening();
            }
            _ => {}
        }
        self.aided &= event != Event::Opened;
        self.note_help(&event, &before);
        if self.has_just_arrived(&before) {
            self.mode = Mode::Arriving;
        }
        if matches!(event, Event::Played { .. }) {
            (self.won, self.shows_win) = (win, true);
            self.record_best();
        }
        self.feedback = match &event {
            Event::Refused { mv, why } => Feedback::Refused { mv: mv.clone(), why: why.clone() },
            Event::Played { how: HandMove::Off { longer: true }, .. } if !self.is_solving() => {
                Feedback::OffRoute
            }
            Event::Sought { clamped: true } => Feedback::Clamped,
            _ => Feedback::Nothing,
        };
        self.update_tip(&event);
    }

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

    /// Counts what was passed over as played, while nothing of the route is shown.
    fn settle(&mut self) {
        if self.is_solving() {
            self.session.settle();
        }
    }

    fn zoom(&mut self, by: isize) {
        let timeline = self.session.timeline();
        let scale = Tape::new(timeline, self.tape_scale).scale();
        self.tape_scale = Tape::new(timeline, scale.saturating_add_signed(by)).scale();
    }

    fn say(&mut self, announcement: Announcement) {
        self.announcements.say([announcement]);
    }

    /// Returns the announcement for an action without effect.
    fn noop_announcement(&self, action: &Action<AnyPuzzle>) -> Option<Announcement> {
        match action {
            Action::Undo => Some(Announcement::NothingToUndo),
            Action::Redo => Some(Announcement::NothingToRedo),
            Action::DoIt if self.is_solved() => Some(Announcement::AtGoal),
            _ => None,
        }
    }

    pub fn take(&mut self, msg: Msg) {
        // Pointing at something does nothing.
        if let Msg::Light(stretch) = msg {
            self.stretch = stretch;
            return;
        }
        // The user cannot move for the computer.
        if self.is_out_of_turn(&msg) || self.is_kept_back(&msg) {
            return;
        }
        self.described = false;
        self.stretch = None;
        if !matches!(msg, Msg::NextRung) {
            self.leave(|model| model.rung().is_some());
        }
        self.take_in(msg);
        self.settle();
    }

    fn take_in(&mut self, msg: Msg) {
        match msg {
            Msg::Act(Action::Hand(mv)) => self.play(mv),
            Msg::Act(action @ (Action::Undo | Action::Redo)) => self.undo_or_redo(&action),
            Msg::Act(Action::Seek(seek)) => self.seek(seek),
            Msg::Act(Action::DoIt) => self.do_it(),
            Msg::Act(action) => self.act(action),
            Msg::LetAnswer => self.schedule_answer(),
            Msg::Sent(seek) => self.act(Action::Seek(seek)),
            Msg::Present(is_on) => self.present(is_on, !self.is_solving()),
            Msg::GoAhead => self.go_ahead(),
            Msg::Uncover(what) => self.uncover(what),
            Msg::Answer => self.answer(),
            Msg::Solve(is_solving) => self.solve(is_solving),
            Msg::Peg(peg) => self.choose_peg(peg),
            Msg::PutBack if self.is_playing() => self.play_or_pause(),
            Msg::PutBack if self.shown_win().is_some() => self.shows_win = false,
            Msg::PutBack => self.put_back(),
            Msg::Hint => self.hint(),
            Msg::Describe => {
                self.described = true;
                self.say(Announcement::Described(self.session.clone()));
            }
            Msg::PlayOrPause => self.play_or_pause(),
            Msg::Tick => self.tick(),
            Msg::Arrived => self.leave(Model::is_arriving),
            Msg::ShowWin(is_open) => self.shows_win = is_open,
            Msg::Clock(now) => self.set_clock(now),
            Msg::Today => self.ask_for_today(),
            Msg::Drawn(daily) => self.take_drawn(daily),
            Msg::DaySolved(solution) => self.record_day(solution),
            Msg::Begin => self.touched = true,
            Msg::ShowWhy => self.show_why(),
            Msg::NextRung => self.next_rung(),
            // Handled above, as any message ends the description.
            Msg::DescriptionRead | Msg::Light(_) => {}
            Msg::Speed(speed) => self.speed = speed,
            Msg::Zoom(by) => self.zoom(by),
            Msg::ToggleCard(method) => self.toggle_card(method),
            Msg::Bookmark => self.bookmark(),
            Msg::Coach(msg) => self.coach(msg),
            Msg::Dragging(is_held) => self.set_dragging(is_held),
            Msg::Address(address) => self.open_address(&address),
            Msg::Follow(address) => self.follow(&address),
            Msg::File(text) => self.open_file(&text),
            Msg::Puzzle(id) => self.change_puzzle(id),
            Msg::Screen(Some(screen)) => self.go_to_screen(screen),
            Msg::Screen(None) => self.leave_screen(),
            Msg::Stop(msg) => self.take_stop(msg),
            Msg::TickOff(tick, entry) => self.tick_off(tick, entry),
            Msg::Modal(modal) => self.modal = modal,
            Msg::Close(modal) => self.close(modal),
            Msg::Prefs(prefs) => {
                let is_other = prefs.rival != self.prefs.rival;
                let is_look = self.is_game() && prefs.piles.verdict && !self.prefs.piles.verdict;
                if is_look {
                    self.look();
                }
                self.choose_prefs(prefs);
                if is_other {
                    self.schedule_answer();
                }
            }
            Msg::Words(awaited) => self.end_awaiting(awaited),
            Msg::Dismiss(index) => {
                if index < self.warnings.len() {
                    self.warnings.remove(index);
                }
            }
            Msg::ClearFeedback => {
                self.feedback = Feedback::Nothing;
                self.tip = None;
            }
            Msg::Shared(what) => {
                self.feedback = Feedback::Shared(what);
                self.say(Announcement::Shared(what));
            }
        }
    }
}

pub fn address_of(timeline: &Timeline<AnyPuzzle>) -> String {
    format!("#/{}", spec::write(timeline))
}

pub fn allowed_moves(timeline: &Timeline<AnyPuzzle>) -> Vec<AnyMove> {
    timeline.puzzle().legal_moves(&timeline.state()).take(MAX_ALLOWED).collect()
}

/// Returns whether a spec is valid and complete.
fn names_task(spec: &str) -> bool {
    spec::open(spec, MAX_PIECES).is_ok_and(|opened| opened.notices.is_empty())
}

struct Request {
    session: Session<AnyPuzzle>,
    warnings: Vec<Warning>,
    view: View,
}

/// Reads an address, falling back to the first puzzle if its puzzle is unknown.
fn read(address: &str) -> Request {
    let opened = match spec::open(address, MAX_PIECES) {
        Ok(opened) => opened,
        Err(unknown) => {
            let mut first = read(ids().first().copied().unwrap_or_default());
            first.warnings.insert(0, Warning::Puzzle(unknown));
            return first;
        }
    };
    let Opened { session, notices, view, view_notices } = opened;
    let warnings = warnings_of(notices.and(view_notices), &view);
    Request { session, warnings, view }
}

fn warnings_of(notices: Notices, view: &View) -> Vec<Warning> {
    let notices = notices.and(language_notice(view));
    let more = (notices.more > 0).then_some(Warning::More(notices.more));
    notices.first.into_iter().map(Warning::Key).chain(more).collect()
}

fn language_notice(view: &View) -> Notices {
    let tag = view.lang.clone().filter(|tag| Lang::from_tag(tag).is_none());
    let problem = Problem::NotOneOf(Lang::TAGS);
    let notice = tag.map(|value| Notice::BadValue { key: "lang", value, problem });
    Notices { first: notice.into_iter().collect(), more: 0 }
}
