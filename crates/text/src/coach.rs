//! What the coach says to a person with the real puzzle in hand.

use std::cmp::Ordering;

use gros_session::Listed;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, PieceMove, Steps};

use crate::message::say;
use crate::numbers::amid_han;
use crate::pieces::Kind;
use crate::{Key, Lang, puzzles};

impl Lang {
    /// Orders a move, large on the screen: `Ring 2 OFF`, `解开第 2 环`, `Disc 1: A → C`.
    #[must_use]
    pub fn coach_order(self, before: &AnyState, mv: &AnyMove) -> String {
        puzzles::coached(before, mv, |words| words.order(self)).unwrap_or_default()
    }

    /// Says moves one after the other, as a rhythm: `two off, one off, four on`, 「二下，一下，四上」; one alone in full.
    #[must_use]
    pub fn coach_spoken(self, moves: &[Listed<AnyPuzzle>]) -> String {
        if let [made] = moves {
            return self.move_spoken(&made.before, &made.mv);
        }
        let beats: Vec<String> = moves
            .iter()
            .filter_map(|made| puzzles::coached(&made.before, &made.mv, |words| words.beat(self)))
            .collect();
        beats.join(self.text(Key::CoachSpoken))
    }

    /// Asks whether a state is the one in hand: `On: 8, 6, 5. All others off. Same as yours?`
    #[must_use]
    pub fn coach_check(self, puzzle: &AnyPuzzle, state: &AnyState) -> String {
        let state = puzzles::in_hand(self, state).unwrap_or_else(|| self.describe(puzzle, state));
        self.sentences([&state, self.text(Key::CoachSame)])
    }

    /// Counts in a state what is counted in the hand as well: `6 on`; none where nothing is.
    #[must_use]
    pub fn coach_counts(self, state: &AnyState) -> Option<String> {
        puzzles::count_in_hand(self, state)
    }

    /// Names what the real puzzle can become: `Take all off`, `All to C`.
    #[must_use]
    pub fn coach_goal(self, goal: &AnyState) -> String {
        puzzles::goal_order(self, goal).unwrap_or_else(|| self.named_start(goal))
    }

    /// Estimates a time in round numbers: `about 7 min`.
    #[must_use]
    pub fn coach_about(self, seconds: f64) -> String {
        let round = |to: f64| (seconds / to).round().max(1.0) * to;
        let time = self.duration(match seconds {
            0.0..60.0 => round(5.0),
            60.0..3_600.0 => round(60.0),
            3_600.0..86_400.0 => round(1_800.0),
            _ => seconds,
        });
        say!(self, CoachAbout { time })
    }

    /// Says which moves of how many come now, after so many are done: `Move `, `124`, ` / 341`; or, where none is ordered,
    /// how many are done. What is in the middle stands out.
    #[must_use]
    pub fn coach_progress(self, done: &Steps, end: &Steps, steps: &Steps) -> [String; 3] {
        let first = done + &Steps::ONE;
        let all = format!(" / {}", self.number(steps));
        let now = match first.cmp(end) {
            Ordering::Greater => return [String::new(), self.number(done), all],
            Ordering::Equal => self.number(end),
            Ordering::Less => format!("{}–{}", self.number(&first), self.number(end)),
        };
        match self {
            Lang::English if first < *end => ["Moves ".to_owned(), now, all],
            Lang::English => ["Move ".to_owned(), now, all],
            Lang::Simplified | Lang::Traditional => ["第 ".to_owned(), now, format!("{all} 步")],
        }
    }

    /// Offers to go on where one was so many days ago: `Resume at step 123 (yesterday)`.
    #[must_use]
    pub fn coach_resume(self, step: &Steps, days: u32) -> String {
        let step = self.number(step);
        let when = match (self, days) {
            (_, 0) => self.text(Key::CoachResume).to_owned(),
            (_, 1) => self.text(Key::CoachResume2).to_owned(),
            (Lang::English, _) => format!("{days} days ago"),
            (Lang::Simplified, _) => format!("{days} 天前"),
            (Lang::Traditional, _) => format!("{days} 天前"),
        };
        match self {
            Lang::English => format!("Resume at step {step} ({when})"),
            Lang::Simplified => format!("从第{}步继续（{when}）", amid_han(&step)),
            Lang::Traditional => format!("從第{}步繼續（{when}）", amid_han(&step)),
        }
    }

    /// Explains how a state is written where there are too many pieces to be tapped, or more to a piece than a tap tells.
    #[must_use]
    pub fn coach_notation(self, puzzle: &AnyPuzzle) -> String {
        puzzles::how_to_write(self, puzzle)
    }

    /// Adds how a run of digits is written.
    pub(crate) fn with_example_of_digits(self, hint: &str) -> String {
        say!(self, CoachWithExampleOfDigits { hint })
    }

    /// Writes a tempo: `3 s a move`.
    #[must_use]
    pub fn coach_tempo(self, seconds: u8) -> String {
        say!(self, CoachTempo2 { seconds })
    }

    /// Returns the tag by which voices of the language are known.
    #[must_use]
    pub fn voice_tag(self) -> &'static str {
        self.text(Key::CoachVoiceTag)
    }

    /// Says the move of a piece in a row as a beat; that of a driver in full.
    pub(crate) fn row_beat(self, kind: Kind, mv: PieceMove) -> String {
        if mv.piece == 0 {
            return self.piece_goes(kind, mv);
        }
        self.piece_beat(mv.piece, &self.place(kind, mv.piece, mv.to), kind.has_numbered_places())
    }

    pub(crate) fn piece_beat(self, piece: usize, place: &str, is_numbered: bool) -> String {
        let way = match (self, is_numbered) {
            (Lang::English, true) => " to ",
            (Lang::English, false) => " ",
            (Lang::Simplified | Lang::Traditional, true) => "到",
            (Lang::Simplified | Lang::Traditional, false) => "",
        };
        format!("{}{way}{place}", self.count_word(piece))
    }
}

/// Returns how the coach asks for the state in hand, where pieces can be tapped: `As in your hands: tap a ring to switch it
/// on or off`.
#[must_use]
pub fn coach_asks(puzzle: &AnyPuzzle) -> Key {
    puzzles::ask(puzzle)
}
