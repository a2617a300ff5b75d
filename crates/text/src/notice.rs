//! Messages about unusable parts of an address and invalid states.

use gros_session::Timeline;
use gros_session::spec::{Screen, View};
use gros_solver::custom::{DesignError, Rule};
use gros_solver::internals::keys::{Notice, Problem};
use gros_solver::internals::params::{Param, Values};
use gros_solver::{Alphabet, AnyPuzzle, ParseStateError, Puzzle, SizeError};

use crate::message::{Count, say};
use crate::pieces::Kind;
use crate::puzzles::AnyWords;
use crate::{Key, Lang};

/// How many characters of a value are quoted in a notice.
const LONGEST_VALUE: usize = 40;

impl Lang {
    /// Says which part of an address was unusable, what is allowed, and what is used instead.
    ///
    /// `timeline` is the opened one.
    #[must_use]
    pub fn notice(self, notice: &Notice, timeline: &Timeline<AnyPuzzle>) -> String {
        let used = self.used_instead(notice, timeline);
        self.sentences([self.fault(notice, timeline), used])
    }

    /// Says in one sentence which part of a spec was unusable, and what is allowed.
    #[must_use]
    pub fn fault(self, notice: &Notice, timeline: &Timeline<AnyPuzzle>) -> String {
        match notice {
            Notice::UnknownKey { key } => say!(self, NoticeUnknownKey { key: self.quoted(key) }),
            Notice::BadValue { key, value, problem } => {
                let text = match value.is_empty() {
                    true => (*key).to_owned(),
                    false => format!("{key}={}", shortened(value)),
                };
                let what = say!(self, Quoted { text });
                let problem = self.problem(key, problem, timeline);
                say!(self, NoticeFault { what, problem })
            }
        }
    }

    /// Says that no puzzle has this id.
    #[must_use]
    pub fn unknown_puzzle(self, id: &str) -> String {
        let id = self.quoted(id);
        let known = self.list(gros_solver::ids());
        say!(self, NoticeUnknownPuzzle { id, known })
    }

    /// Names the error in a typed state: `Use 9 digits, each 0 or 1; digit 3 is “x”.`
    #[must_use]
    pub fn notation_error(self, puzzle: &AnyPuzzle, error: &ParseStateError) -> String {
        let needed = puzzle.pieces();
        let problem = match error {
            ParseStateError::Symbol { place, found, allowed } => {
                self.wrong_symbol(&self.row_of(needed, *allowed), *place, *found, *allowed)
            }
            other => self.state_problem(other),
        };
        self.sentence(&problem)
    }

    fn used_instead(self, notice: &Notice, timeline: &Timeline<AnyPuzzle>) -> String {
        let Notice::BadValue { problem, .. } = notice else { return String::new() };
        match problem {
            Problem::BeyondEnd => {
                say!(self, NoticeWentToStep { step: timeline.cursor() })
            }
            Problem::Twice => self.text(Key::NoticeFirstIsUsed).to_owned(),
            Problem::Play { .. } | Problem::TooManyItems { .. } => {
                self.text(Key::NoticeMovesBeforeArePlayed).to_owned()
            }
            Problem::Excludes { other } => say!(self, NoticeOtherIsUsed { other: self.quoted(other) }),
            _ => self.text(Key::NoticeDefaultIsUsed).to_owned(),
        }
    }

    fn problem(self, key: &str, problem: &Problem, timeline: &Timeline<AnyPuzzle>) -> String {
        match problem {
            Problem::Missing => say!(self, NoticeNeedsValue { allowed: self.allowed(key, timeline) }),
            Problem::Twice => self.text(Key::NoticeTwice).to_owned(),
            Problem::NotBetween { least, most } if least == most => {
                say!(self, NoticeOnly { words: Count(*least) })
            }
            Problem::NotBetween { least, most } => {
                say!(self, NoticeBetween { least: Count(*least), most: Count(*most) })
            }
            Problem::NotAStep => say!(self, NoticeNotAStep { most: timeline.steps() }),
            Problem::BeyondEnd => say!(self, NoticeOutside { most: timeline.steps() }),
            Problem::TooLong { most } => say!(self, NoticeLongerThan { most: Count(*most) }),
            Problem::TooManyItems { most } => say!(self, NoticeMoreItemsThan { most: Count(*most) }),
            Problem::NotAllBetween { least, most } => {
                say!(self, NoticeNotAllBetween { least: Count(*least), most: Count(*most) })
            }
            Problem::NotOneOf(words) => say!(self, NoticeOnly { words: self.either(words) }),
            Problem::NotShown(words) => say!(self, NoticeOnly { words: self.shown(words) }),
            Problem::NotPiles { digits } => say!(self, NoticeNotPiles { digits: Count(*digits) }),
            Problem::State(error) => self.state_problem(error),
            Problem::Design(error) => self.design_problem(*error),
            Problem::Excludes { other } => say!(self, NoticeExcludes { other: self.quoted(other) }),
            Problem::NoWay => self.text(Key::NoticeNoWay).to_owned(),
            Problem::Play { place } => {
                say!(self, NoticeBadMove { place: Count(*place), allowed: self.allowed(key, timeline) })
            }
        }
    }

    /// Lists the values of `show`.
    fn shown(self, parts: &[&str]) -> String {
        let parts = self.list(parts);
        say!(self, NoticeShown { parts })
    }

    /// Lists the values of a key.
    fn allowed(self, key: &str, timeline: &Timeline<AnyPuzzle>) -> String {
        let puzzle = timeline.puzzle();
        if let Some(words) = View::words(key) {
            return self.either(words);
        }
        if let Some(param) = puzzle.params().iter().find(|param| param.key == key) {
            return self.values_allowed(puzzle, param);
        }
        if let Some(words) = Screen::words(key) {
            return self.either(words);
        }
        match key {
            "show" => self.shown(View::PARTS),
            "lang" => self.either(Lang::TAGS),
            "play" => puzzle.moves_allowed(self).to_owned(),
            "step" => say!(self, NoticeUpTo { most: timeline.steps() }),
            _ => self.text(Key::NoticeWholeNumber).to_owned(),
        }
    }

    /// Lists the values of a parameter.
    fn values_allowed(self, puzzle: &AnyPuzzle, param: &Param) -> String {
        match param.values {
            Values::Start | Values::Goal => puzzle.states_allowed(self).to_owned(),
            Values::Word { words, .. } if words.iter().all(|word| is_four_bits(word)) => {
                self.text(Key::NoticeFourBits).to_owned()
            }
            Values::Word { words, .. } => self.either(words),
            Values::Radices { .. } => self.text(Key::NoticeNumbersInARow).to_owned(),
            Values::Waits => say!(self, NoticeWaits { words: self.list(Rule::ALL.map(Rule::id)) }),
            Values::Piles { .. } => self.text(Key::NoticeTwoNumbers).to_owned(),
            Values::Size { .. } | Values::Number { .. } | Values::Places { .. } => {
                self.text(Key::NoticeWholeNumber).to_owned()
            }
        }
    }

    /// Says in a phrase why there is no such puzzle of one's own.
    #[must_use]
    pub fn design_problem(self, error: DesignError) -> String {
        match error {
            DesignError::Guard { piece, place, faster } => {
                say!(self, NoticeGuard { piece: Count(piece), place, next: place + 1, faster: Count(faster) })
            }
            DesignError::NoStep { piece, place } => {
                say!(self, NoticeNoStep { piece: Count(piece), place, next: place + 1 })
            }
            DesignError::Loops { most } => say!(self, NoticeLoops { most: Count(most) }),
            DesignError::Size(SizeError { least, most, .. }) => {
                say!(self, NoticeBetween { least: Count(least), most: Count(most) })
            }
        }
    }

    fn state_problem(self, error: &ParseStateError) -> String {
        match error {
            ParseStateError::Piles => self.text(Key::NoticeTwoPiles).to_owned(),
            ParseStateError::Empty => self.text(Key::NoticeNothingWritten).to_owned(),
            ParseStateError::Symbol { place, found, allowed } => {
                self.wrong_symbol(&self.symbols(*allowed), *place, *found, *allowed)
            }
            ParseStateError::Value { place, found, radix } => {
                let allowed = say!(self, NoticeUpTo { most: (*radix).saturating_sub(1) });
                say!(
                    self,
                    NoticeWrongDigit { use_this: allowed, place: Count(*place), found: self.quoted(found) }
                )
            }
            ParseStateError::Length { found, needed, allowed } => {
                say!(self, NoticeWrongLength { row: self.row_of(*needed, *allowed), found: Count(*found) })
            }
            ParseStateError::Run { place } => say!(self, NoticeRunWithoutCount { place: Count(*place) }),
            ParseStateError::Shift { most } => say!(self, NoticeNoShift { most }),
            ParseStateError::Jammed { dial } => {
                say!(self, NoticeJammed { dial: self.piece(Kind::OPEN_DIAL, *dial) })
            }
            ParseStateError::TooLong { limit } => say!(self, NoticeTooLong { limit: Count(*limit) }),
        }
    }

    fn wrong_symbol(self, use_this: &str, place: usize, found: char, allowed: Alphabet) -> String {
        let found = found.to_string();
        if is_letters(allowed) {
            say!(self, NoticeWrongLetter { use_this, place: Count(place), found: self.quoted(&found) })
        } else {
            say!(self, NoticeWrongDigit { use_this, place: Count(place), found: self.quoted(&found) })
        }
    }

    /// Names a row of symbols: `9 digits, each 0 or 1`.
    fn row_of(self, needed: usize, allowed: Alphabet) -> String {
        let (count, symbols) = (Count(needed), self.symbols(allowed));
        if is_letters(allowed) {
            say!(self, NoticeRowOfLetters { count, symbols })
        } else {
            say!(self, NoticeRowOfDigits { count, symbols })
        }
    }

    /// Names the symbols of a notation: `0 or 1`, `A, B or C`.
    fn symbols(self, allowed: Alphabet) -> String {
        let symbols: Vec<String> = match allowed {
            Alphabet::Bits => vec!["0".to_owned(), "1".to_owned()],
            Alphabet::Digits(radix) => vec![say!(self, NoticeUpTo { most: radix.saturating_sub(1) })],
            Alphabet::Dials => ["L", "U", "R"].map(str::to_owned).into(),
            Alphabet::Pegs(pegs) => {
                (b'A'..).take(pegs.into()).map(|letter| char::from(letter).to_string()).collect()
            }
        };
        self.either(&symbols)
    }

    /// Lists words as alternatives: `soon, long or lose`.
    #[must_use]
    pub fn either<S: AsRef<str>>(self, words: &[S]) -> String {
        match words.split_last() {
            Some((last, [])) => last.as_ref().to_owned(),
            Some((last, rest)) => {
                say!(self, NoticeEither { others: self.list(rest), last: last.as_ref() })
            }
            None => String::new(),
        }
    }
}

/// Returns whether the symbols of a notation are letters rather than digits.
fn is_letters(symbols: Alphabet) -> bool {
    matches!(symbols, Alphabet::Pegs(_) | Alphabet::Dials)
}

fn is_four_bits(word: &str) -> bool {
    word.len() == 4 && word.bytes().all(|symbol| matches!(symbol, b'0' | b'1'))
}

/// Shortens a long value to one line.
pub(crate) fn shortened(value: &str) -> String {
    let symbols = |symbol: char| if symbol.is_control() { ' ' } else { symbol };
    if value.chars().count() <= LONGEST_VALUE {
        return value.chars().map(symbols).collect();
    }
    value.chars().take(LONGEST_VALUE - 1).map(symbols).chain(['…']).collect()
}
