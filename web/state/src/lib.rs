//! The state of the page: one model with a pure reducer.
//!
//! Only what undo restores is in the session.

mod act;
mod announcement;
mod bests;
mod cards;
mod clock;
mod coach;
mod coach_settings;
mod collection;
mod days;
mod detour;
mod dock;
mod feedback;
mod game;
mod help;
mod mode;
mod msg;
mod others;
mod overlay;
mod prefs;
mod record;
mod reducer;
mod refs;
mod request;
pub mod saved;
mod screen;
mod shelf;
mod solve;
mod stop;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_of_playing;
mod tips;
mod view;
mod way_down;
mod win;

use std::rc::Rc;

use gros_session::spec::{self, Screen};
use gros_session::{Session, Timeline};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Puzzle, Steps};

pub use announcement::{Announcement, Announcements};
pub use bests::Bests;
pub use cards::Cards;
pub use clock::Now;
pub use clock::Wait;
pub use clock::{Speed, seconds_left};
pub use coach::{Call, Coach, CoachContext, CoachMsg, Stage};
pub use coach_settings::{Advance, CoachPlace, CoachSettings};
pub use collection::{Collection, Kept, Tick};
pub use days::{Daily, DayMsg, Days, Solution};
pub use detour::{dead_ends, detour};
pub use dock::Tab;
pub use dock::{Dock, DockMsg};
pub use feedback::{Copied, Feedback, Warning};
pub use game::{Rival, best_move, ending, last_answer};
pub use help::Helped;
pub use mode::Mode;
pub use msg::Msg;
pub use others::{Others, names_others, opens_others};
pub use overlay::Overlay;
pub use prefs::{Prefs, RingLook, Theme};
pub use record::Record;
pub use refs::{ModelRef, RouteOf, TimelineRef};
pub use shelf::{TABS, is_of_family};
pub use stop::{StopBoard, StopMsg};
pub use tips::{Tip, Tips};
pub use view::{Awaited, ViewRequest};
pub use way_down::LONGEST_WAY_DOWN;
pub use win::Win;

use request::{Request, read};

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
    /// The screen shown in place of the board.
    pub screen: Option<Screen>,
    stop: Option<stop::OpenStop>,
    /// Shown in the status under the board.
    pub feedback: Feedback,
    pub tip: Option<Tip>,
    pub warnings: Vec<Warning>,
    pub mode: Mode,
    pub dock: Dock,
    pub cards: Rc<Cards>,
    /// The state whose explanation was asked for while solving.
    explained: Option<AnyState>,
    /// Whether *Do it* made a move of the task.
    aided: bool,
    pub help: Helped,
    won: Option<win::Won>,
    /// None until the clock was read.
    now: Option<Now>,
    pub days: Rc<Days>,
    draw: days::Draw,
    pub bests: Rc<Bests>,
    pub collection: Rc<Collection>,
    pub coach: Coach,
    /// Whether the board's description is shown.
    pub described: bool,
    pub touched: bool,
    pub overlay: Option<Overlay>,
    /// Counts navigations, each of which gets an entry in the browser's history.
    pub places: u32,
    pub announcements: Announcements,
    /// The user's choices, overridden by the address.
    pub prefs: Prefs,
    /// The language that the page is about to change to.
    pub awaited: Option<Awaited>,
    /// Whether other puzzles can be opened.
    pub others: Others,
    /// The choices that the address overrides.
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
            dock: Dock::default(),
            cards: Rc::default(),
            explained: None,
            aided: false,
            won: None,
            now: None,
            days: Rc::default(),
            draw: days::Draw::default(),
            bests: Rc::default(),
            collection: Rc::default(),
            coach: Coach::default(),
            described: false,
            overlay: None,
            places: 0,
            announcements: Announcements::default(),
            prefs,
            awaited: None,
            others: Others::Here,
            view_request: ViewRequest::default(),
        };
        model.show_as(&view);
        model.settle();
        model.note_look();
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
}

pub fn address_of(timeline: &Timeline<AnyPuzzle>) -> String {
    format!("#/{}", spec::write(timeline))
}

pub fn allowed_moves(timeline: &Timeline<AnyPuzzle>) -> Vec<AnyMove> {
    timeline.puzzle().legal_moves(&timeline.state()).take(MAX_ALLOWED).collect()
}
