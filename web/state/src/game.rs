//! Two-player games: whose turn it is, and the computer's answer.

use gros_session::{Action, Timeline};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Puzzle, Route, Steps};
use gros_text::{Ending, Side};

use super::{Announcement, Mode, Model, Msg};

/// Who plays against the user.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rival {
    /// Two people share the screen.
    Nobody,
    /// The computer plays second.
    #[default]
    Second,
    /// The computer plays first.
    First,
}

impl Rival {
    pub const ALL: [Rival; 3] = [Rival::Nobody, Rival::Second, Rival::First];

    /// Returns the id, which is the word of a link, too.
    pub fn id(self) -> &'static str {
        match self {
            Rival::Nobody => "two",
            Rival::Second => "computer",
            Rival::First => "computer-first",
        }
    }

    /// Returns who makes the move after a step; the moves alternate from the start.
    pub fn turn(self, step: &Steps) -> Side {
        match (self, step.is_odd()) {
            (Rival::Nobody, false) => Side::First,
            (Rival::Nobody, true) => Side::Second,
            (Rival::Second, false) | (Rival::First, true) => Side::You,
            (Rival::Second, true) | (Rival::First, false) => Side::Computer,
        }
    }
}

/// The move before the cursor, with the state before it, if the computer made it.
pub fn last_answer(timeline: &Timeline<AnyPuzzle>, rival: Rival) -> Option<(AnyState, AnyMove)> {
    let before = timeline.cursor().checked_sub(&Steps::ONE)?;
    let is_computers = timeline.puzzle().is_game() && rival.turn(&before) == Side::Computer;
    let mv = timeline.move_at(&before).filter(|_| is_computers)?;
    Some((timeline.state_at(&before), mv))
}

/// Returns the move to make for the person: against the computer a winning one, if there is one, whatever
/// style of the computer the plan follows.
pub fn best_move(timeline: &Timeline<AnyPuzzle>, rival: Rival) -> Option<AnyMove> {
    let (puzzle, state) = (timeline.puzzle(), timeline.state());
    let is_persons = puzzle.is_game() && rival.turn(timeline.cursor()) == Side::You;
    let winning = puzzle.game_position(&state).filter(|_| is_persons).map(|position| position.winning);
    let leave = |piles: Vec<Steps>| {
        let text = piles.iter().map(Steps::to_string).collect::<Vec<_>>().join(",");
        puzzle.move_leaving(&puzzle.parse_state(&text).ok()?)
    };
    let stones = |piles: &Vec<Steps>| piles.iter().fold(Steps::ZERO, |sum, pile| &sum + pile);
    let best = winning.into_iter().flatten().min_by_key(stones).and_then(leave);
    best.or_else(|| timeline.best_move())
}

/// Returns how a game against the computer ended, if it is over: who left the cold positions, and when.
pub fn ending(timeline: &Timeline<AnyPuzzle>, rival: Rival) -> Option<Ending> {
    let moves = timeline.cursor().to_usize()?;
    let is_over = timeline.puzzle().is_game() && timeline.to_go().is_zero() && moves > 0;
    if !is_over || rival == Rival::Nobody {
        return None;
    }
    let is_hot = |step: usize| {
        let position = timeline.puzzle().game_position(&timeline.state_at(&Steps::from(step)));
        position.is_some_and(|position| !position.is_cold)
    };
    let turn = |step: usize| rival.turn(&Steps::from(step));
    let first = |who: Side, began_hot: bool| {
        (0..moves).find(|step| turn(*step) == who && is_hot(step + 1) && (!began_hot || is_hot(*step)))
    };
    let winner = turn(moves - 1);
    Some(match first(Side::You, winner == Side::Computer) {
        Some(step) if winner == Side::Computer => Ending::LostAt(step + 1),
        None if winner == Side::Computer => Ending::LostFromTheStart,
        None => Ending::WonAllAlong,
        Some(_) => first(Side::Computer, true).map_or(Ending::WonAllAlong, |step| Ending::WonAt(step + 1)),
    })
}

impl Model {
    pub fn turn(&self) -> Side {
        self.prefs.rival.turn(self.session.timeline().cursor())
    }

    /// Returns how a game against the computer ended, if it is over.
    pub fn ending(&self) -> Option<Ending> {
        ending(self.session.timeline(), self.prefs.rival)
    }

    /// Returns who took the last stone, if it is taken.
    pub fn winner(&self) -> Option<Side> {
        let is_over = self.is_game() && self.allowed_moves().is_empty();
        let was_played = !self.session.timeline().cursor().is_zero();
        (is_over && was_played).then(|| self.turn().rival())
    }

    pub fn is_game(&self) -> bool {
        self.session.timeline().puzzle().is_game()
    }

    /// Returns whether a message must be ignored because it is the computer's turn: nobody moves for it, and while it
    /// thinks nothing moves at all.
    pub(super) fn is_out_of_turn(&self, msg: &Msg) -> bool {
        use Action::{Alone, DoIt, Hand, Redo, Seek, Undo, Walk};
        let is_move = matches!(msg, Msg::Hint | Msg::Act(Hand(_) | Alone(_)));
        let is_way = matches!(msg, Msg::PlayOrPause | Msg::Act(Walk(_) | DoIt | Undo | Redo | Seek(_)));
        self.is_answering() && (is_move || is_way) || is_move && self.is_computers_turn()
    }

    /// Returns whether the computer is to move, thinking or not: after a seek it waits to be asked.
    pub fn is_computers_turn(&self) -> bool {
        self.is_game() && !self.is_solved() && self.turn() == Side::Computer
    }

    pub(super) fn schedule_answer(&mut self) {
        match self.is_computers_turn() {
            true => self.mode = Mode::Answering,
            false => self.leave(Model::is_answering),
        }
    }

    /// Lets the computer answer where a game is opened: at its start, or after the last move that was played.
    pub(super) fn schedule_answer_to_opening(&mut self) {
        let timeline = self.session.timeline();
        if timeline.cursor() == timeline.played_to() {
            self.schedule_answer();
        }
    }

    pub(super) fn answer(&mut self) {
        if !self.is_answering() {
            return;
        }
        // The plan may be that of the person's move before, in which the style was the person's.
        let timeline = self.session.timeline();
        let route = timeline.puzzle().route(&timeline.state(), &timeline.setup().goal).ok();
        let fresh = route.and_then(|route| route.move_at(&Steps::ZERO));
        fresh.into_iter().for_each(|mv| self.play(mv));
        if let Some((before, mv)) = last_answer(self.session.timeline(), self.prefs.rival) {
            self.say(Announcement::Answered { before, mv, after: self.session.clone() });
        }
    }

    /// Undoes or redoes a change; against the computer two, so that it is the user's turn again.
    pub(super) fn undo_or_redo(&mut self, action: &Action<AnyPuzzle>) {
        self.act(action.clone());
        let is_more = match action {
            Action::Undo => self.session.can_undo(),
            _ => self.session.can_redo(),
        };
        if is_more && self.is_computers_turn() {
            self.act(action.clone());
        }
    }
}
