//! The coach leads through a real puzzle: the user enters its state and then follows the moves called out.
//!
//! The place is the cursor of the session. The coach moves it by seeks, so the rest of the page follows.

use gros_session::{Action, Chunk, Seek, Session, Timeline};
use gros_solver::methods::Method;
use gros_solver::{AnyPuzzle, AnyState, Puzzle, Route, Setup, Steps};
use gros_solver::{chain, hanoi, rings, slideout};

use super::{Announcement, CoachPlace, CoachSettings, Model, Prefs, TimelineRef};

/// Cards with a short rule, one for each puzzle that has one.
const RULES: [Method; 4] = [
    rings::methods::ALTERNATION,
    hanoi::methods::DIRECTION,
    chain::methods::DIGITS,
    slideout::methods::SLIDE,
];

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// The user enters the state of the puzzle.
    #[default]
    Enter,
    /// The coach asks whether board and puzzle agree.
    Check,
    /// The coach calls out moves.
    Run,
}

#[derive(Clone, Debug)]
pub enum Call {
    /// Does the board match the puzzle in hand?
    Check(Session<AnyPuzzle>),
    Reached(Session<AnyPuzzle>),
    /// Moves to make: all those between two steps.
    Moves {
        session: Session<AnyPuzzle>,
        from: Steps,
        to: Steps,
    },
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Coach {
    stage: Stage,
    /// Id of the puzzle being coached.
    id: &'static str,
    /// Whether the user is correcting the state because puzzle and board differ.
    pub is_lost: bool,
    draft: Option<Setup<AnyPuzzle>>,
    /// Whether automatic advance and speech are off.
    pub is_paused: bool,
    pub settings: CoachSettings,
    pub place: Option<CoachPlace>,
    /// Counts the orders, so that each is spoken once.
    pub orders: u32,
    /// Whether a question or the end has only just appeared: a tap may still be meant for the order before
    /// it.
    pub is_fresh: bool,
}

#[derive(Clone, Debug)]
pub enum CoachMsg {
    /// The coach became visible.
    Open,
    /// The coach was hidden.
    Leave,
    Enter(Setup<AnyPuzzle>),
    /// Plan the route and start.
    Start,
    /// Plan the route and open the card of its rule.
    Rule,
    /// The moves are done.
    Next,
    /// The time for the moves is up.
    Beat,
    /// Go back to the previous moves.
    Back,
    /// Board and puzzle agree.
    Same,
    /// They do not, or the user is unsure.
    Lost,
    /// Discard the correction and carry on.
    Return,
    /// Pause or resume advance and speech.
    Pause,
    Repeat,
    /// A new question has been visible for long enough to be answered.
    Settle,
    /// Carry on where the last visit ended.
    Resume,
    /// Lead back from the goal to where the puzzle came from.
    WayBack,
    /// Forget the place and enter a state.
    StartOver,
    Settings(CoachSettings),
}

#[derive(Clone, PartialEq)]
pub struct CoachContext {
    pub prefs: Prefs,
    pub coach: Coach,
    pub timeline: TimelineRef,
}

impl CoachContext {
    /// Returns the stage: the coach leads through one puzzle only.
    pub fn stage(&self) -> Stage {
        let is_there = self.coach.id == self.timeline.puzzle().id();
        if is_there { self.coach.stage } else { Stage::Enter }
    }

    /// Returns the task entered so far; by default it leads from the board to its goal.
    pub fn draft(&self) -> Setup<AnyPuzzle> {
        let setup = self.timeline.setup();
        match &self.coach.draft {
            Some(draft) if draft.puzzle == setup.puzzle => draft.clone(),
            // A solved task can be done again.
            _ if self.is_solved() => setup.clone(),
            _ => Setup::clone(setup).with_start(self.state()),
        }
    }

    /// Returns the steps that the current moves lie between.
    pub fn order(&self) -> (Steps, Steps) {
        let timeline = &self.timeline;
        let from = timeline.cursor().clone();
        let to = self.coach.settings.chunk.end(timeline, &from);
        (from, to)
    }

    /// Returns the current call; none while a state is entered.
    pub fn call(&self) -> Option<Call> {
        let session = self.timeline.session().clone();
        match self.stage() {
            Stage::Enter => None,
            Stage::Check => Some(Call::Check(session)),
            Stage::Run if self.is_solved() => Some(Call::Reached(session)),
            Stage::Run => {
                let (from, to) = self.order();
                Some(Call::Moves { session, from, to })
            }
        }
    }

    /// Returns whether the user is correcting the state but has not changed it yet.
    pub fn is_lost_unchanged(&self) -> bool {
        let draft = self.draft();
        self.coach.is_lost && draft.start == self.state() && draft.goal == self.timeline.setup().goal
    }

    pub fn state(&self) -> AnyState {
        self.timeline.state()
    }

    pub fn is_solved(&self) -> bool {
        self.timeline.to_go().is_zero()
    }
}

impl Model {
    pub fn coach_context(&self) -> CoachContext {
        CoachContext { prefs: self.prefs, coach: self.coach.clone(), timeline: self.timeline() }
    }

    pub fn is_coached(&self) -> bool {
        let is_there = self.coach.id == self.session.timeline().puzzle().id();
        (is_there && self.coach.stage != Stage::Enter) || self.coach.is_lost
    }

    pub(super) fn coach(&mut self, msg: CoachMsg) {
        let is_leading = self.coach_context().stage() != Stage::Enter;
        // The coach and playback would both move the cursor.
        self.leave(Model::is_playing);
        match msg {
            CoachMsg::Open => self.coach.is_paused = is_leading,
            CoachMsg::Leave => self.coach.is_paused = true,
            CoachMsg::Enter(draft) if draft.puzzle == *self.session.timeline().puzzle() => {
                self.coach.draft = Some(draft);
            }
            CoachMsg::Enter(_) => {}
            CoachMsg::Start => self.start_coach(),
            CoachMsg::Rule => {
                self.set_up_draft();
                self.choose_rule();
            }
            CoachMsg::Next | CoachMsg::Same if !is_leading => {}
            CoachMsg::Next | CoachMsg::Same | CoachMsg::WayBack | CoachMsg::StartOver
                if is_leading && self.coach.is_fresh => {}
            CoachMsg::WayBack if is_leading && self.is_solved() => self.lead_back(),
            CoachMsg::Settle => self.coach.is_fresh = false,
            CoachMsg::Next if self.coach.stage == Stage::Run => self.advance(self.coach.settings.checks),
            CoachMsg::Next | CoachMsg::Same => self.order(Stage::Run),
            CoachMsg::Beat if is_leading && !self.coach.is_paused && self.coach.stage == Stage::Run => {
                self.advance(false);
            }
            CoachMsg::Back if is_leading => self.go_back(),
            CoachMsg::Lost if is_leading => {
                self.coach.draft = None;
                self.coach.is_lost = true;
                self.coach.stage = Stage::Enter;
            }
            CoachMsg::Return if self.coach.is_lost => self.order(Stage::Run),
            CoachMsg::Pause if is_leading => {
                self.coach.is_paused = !self.coach.is_paused;
                self.coach.orders += u32::from(!self.coach.is_paused);
            }
            CoachMsg::Repeat if is_leading => self.order(self.coach.stage),
            CoachMsg::Resume => {
                if let Some(place) = self.coach.place.take() {
                    self.open_address(&place.spec);
                    self.begin_at(Stage::Check);
                }
            }
            CoachMsg::StartOver => self.end_coach(),
            CoachMsg::Settings(settings) => {
                self.coach.orders += u32::from(settings.speaks && !self.coach.settings.speaks);
                self.coach.settings = settings;
            }
            CoachMsg::Beat
            | CoachMsg::Back
            | CoachMsg::Lost
            | CoachMsg::Return
            | CoachMsg::WayBack
            | CoachMsg::Pause
            | CoachMsg::Repeat => {}
        }
    }

    pub(super) fn end_coach(&mut self) {
        self.coach = Coach { settings: self.coach.settings, ..Coach::default() };
    }

    fn start_coach(&mut self) {
        if self.set_up_draft() {
            self.begin_at(Stage::Run);
        }
    }

    fn lead_back(&mut self) {
        if let Some(turned) = self.session.timeline().setup().clone().turned() {
            self.act(Action::SetUp(turned));
            self.begin_at(Stage::Run);
        }
    }

    fn begin_at(&mut self, stage: Stage) {
        self.coach.id = self.session.timeline().puzzle().id();
        self.coach.place = None;
        self.order(stage);
    }

    /// Sets up the task unless the timeline leads there already; returns false if there is no route.
    fn set_up_draft(&mut self) -> bool {
        let draft = self.coach_context().draft();
        let length = draft.puzzle.route(&draft.start, &draft.goal);
        if draft.puzzle.is_game() || !length.is_ok_and(|route| !route.steps().is_zero()) {
            return false;
        }
        let timeline = self.session.timeline();
        let is_there = draft.start == self.state() && draft.goal == timeline.setup().goal;
        if !is_there || timeline.cursor() < timeline.planned_from() {
            self.act(Action::SetUp(draft));
        }
        self.coach.draft = None;
        true
    }

    fn choose_rule(&mut self) {
        let puzzle = self.session.timeline().puzzle();
        let known = puzzle.methods();
        if let Some(rule) = RULES.into_iter().find(|rule| known.contains(rule)) {
            self.prefer_card(rule);
        }
    }

    /// Gives the next order or question; the live region reads it out if the voice is off.
    fn order(&mut self, stage: Stage) {
        self.coach.stage = stage;
        self.coach.is_lost = false;
        self.coach.is_paused = false;
        self.coach.is_fresh = stage == Stage::Check || self.is_solved();
        self.coach.orders += 1;
        if let Some(call) = self.coach_context().call().filter(|_| !self.coach.settings.speaks) {
            self.say(Announcement::Called(call));
        }
    }

    /// Advances past the ordered moves; at a rest, asks whether board and puzzle agree.
    fn advance(&mut self, checks: bool) {
        let (_, to) = self.coach_context().order();
        self.act(Action::Seek(Seek::At(to)));
        let timeline = self.session.timeline();
        let is_rest = checks && Chunk::is_rest(timeline, timeline.cursor());
        self.order(if is_rest { Stage::Check } else { Stage::Run });
    }

    fn go_back(&mut self) {
        let timeline = self.session.timeline();
        let step = self.coach.settings.chunk.begin(timeline, timeline.cursor());
        self.act(Action::Seek(Seek::At(step)));
        self.order(Stage::Run);
    }

    /// Returns the timeline to save while the coach leads.
    pub fn place_to_save(&self) -> Option<&Timeline<AnyPuzzle>> {
        (self.is_coached() && !self.is_solved()).then(|| self.session.timeline())
    }
}
