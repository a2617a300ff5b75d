//! Messages about unusable parts of an address and invalid states.

use gros_session::Timeline;
use gros_session::spec::{Gone, Screen, View};
use gros_solver::internals::keys::{Notice, Problem};
use gros_solver::internals::params::{Param, Values};
use gros_solver::{Alphabet, AnyPuzzle, ParseStateError, Puzzle};

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
            Notice::UnknownKey { key } => self.unknown_key(&shortened(key)),
            Notice::BadValue { key, value, problem } => {
                let what = self.quoted(&if value.is_empty() {
                    (*key).to_owned()
                } else {
                    format!("{key}={}", shortened(value))
                });
                let problem = self.problem(key, problem, timeline);
                say!(self, NoticeFault { what, problem })
            }
        }
    }

    /// Counts the notices that wait after the current one.
    #[must_use]
    pub fn more_notices(self, waiting: usize) -> String {
        say!(self, NoticeMoreNotices { waiting })
    }

    /// Says how many notices there are in addition to those shown.
    #[must_use]
    pub fn notices_beyond(self, count: usize) -> String {
        say!(self, NoticeBeyond { count: Count(count) })
    }

    /// Says that no puzzle has this id.
    #[must_use]
    pub fn unknown_puzzle(self, id: &str) -> String {
        let id = self.quoted(&shortened(id));
        let known = self.list(gros_solver::ids());
        say!(self, NoticeUnknownPuzzle { id, known })
    }

    /// Says that a tool is no longer there.
    #[must_use]
    pub fn gone(self, gone: Gone) -> String {
        say!(self, NoticeGone { tool: gone.id() })
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

    fn unknown_key(self, key: &str) -> String {
        let key = self.quoted(key);
        say!(self, NoticeUnknownKey { key })
    }

    fn used_instead(self, notice: &Notice, timeline: &Timeline<AnyPuzzle>) -> String {
        let Notice::BadValue { problem, .. } = notice else { return String::new() };
        match problem {
            Problem::BeyondEnd => {
                let step = self.number(timeline.cursor());
                say!(self, NoticeWentToStep { step })
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
            Problem::Missing => self.needs_value(&self.allowed(key, timeline)),
            Problem::Twice => self.text(Key::NoticeTwice).to_owned(),
            Problem::NotBetween { least, most } if least == most => self.only(&self.count(*least)),
            Problem::NotBetween { least, most } => self.between(&self.count(*least), &self.count(*most)),
            Problem::NotAStep => self.not_a_step(&self.number(timeline.steps())),
            Problem::BeyondEnd => self.outside(&self.number(timeline.steps())),
            Problem::TooLong { most } => self.longer_than(&self.count(*most)),
            Problem::TooManyItems { most } => self.more_items_than(&self.count(*most)),
            Problem::NotAllBetween { least, most } => {
                self.not_all_between(&self.count(*least), &self.count(*most))
            }
            Problem::NotOneOf(words) => self.only(&self.either(words)),
            Problem::NotShown(words) => self.only(&self.shown(words)),
            Problem::NotPiles { digits } => self.not_piles(*digits),
            Problem::State(error) => self.state_problem(error),
            Problem::Excludes { other } => self.excludes(other),
            Problem::NoWay => self.text(Key::NoticeNoWay).to_owned(),
            Problem::Play { place } => self.bad_move(*place, &self.allowed(key, timeline)),
        }
    }

    fn needs_value(self, allowed: &str) -> String {
        say!(self, NoticeNeedsValue { allowed })
    }

    fn between(self, least: &str, most: &str) -> String {
        say!(self, NoticeBetween { least, most })
    }

    pub(crate) fn not_a_step(self, most: &str) -> String {
        say!(self, NoticeNotAStep { most })
    }

    pub(crate) fn outside(self, most: &str) -> String {
        say!(self, NoticeOutside { most })
    }

    fn longer_than(self, most: &str) -> String {
        say!(self, NoticeLongerThan { most })
    }

    fn more_items_than(self, most: &str) -> String {
        say!(self, NoticeMoreItemsThan { most })
    }

    fn not_all_between(self, least: &str, most: &str) -> String {
        say!(self, NoticeNotAllBetween { least, most })
    }

    pub(crate) fn only(self, words: &str) -> String {
        say!(self, NoticeOnly { words })
    }

    /// Lists the values of `show`.
    fn shown(self, parts: &[&str]) -> String {
        let parts = self.list(parts);
        say!(self, NoticeShown { parts })
    }

    fn not_piles(self, digits: usize) -> String {
        let digits = self.count(digits);
        say!(self, NoticeNotPiles { digits })
    }

    fn excludes(self, other: &str) -> String {
        let other = self.quoted(other);
        say!(self, NoticeExcludes { other })
    }

    fn bad_move(self, place: usize, allowed: &str) -> String {
        let place = Count(place);
        say!(self, NoticeBadMove { place, allowed })
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
            _ => self.whole_number().to_owned(),
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
            Values::Piles { .. } => self.text(Key::NoticeTwoNumbers).to_owned(),
            Values::Size { .. } | Values::Number { .. } | Values::Places { .. } => {
                self.whole_number().to_owned()
            }
        }
    }

    fn whole_number(self) -> &'static str {
        self.text(Key::NoticeWholeNumber)
    }

    fn state_problem(self, error: &ParseStateError) -> String {
        match error {
            ParseStateError::Piles => self.text(Key::NoticeTwoPiles).to_owned(),
            ParseStateError::Empty => self.text(Key::NoticeNothingWritten).to_owned(),
            ParseStateError::Symbol { place, found, allowed } => {
                self.wrong_symbol(&self.symbols(*allowed), *place, *found, *allowed)
            }
            ParseStateError::Value { place, found, radix } => {
                let allowed = self.below(*radix);
                self.wrong_item(&allowed, *place, &shortened(found))
            }
            ParseStateError::Length { found, needed, allowed } => {
                self.wrong_length(*found, *needed, *allowed)
            }
            ParseStateError::Run { place } => self.run_without_count(*place),
            ParseStateError::Shift { most } => self.no_shift(*most),
            ParseStateError::Jammed { dial } => self.jammed(*dial),
            ParseStateError::TooLong { limit } => self.too_long(*limit),
        }
    }

    fn no_shift(self, most: usize) -> String {
        say!(self, NoticeNoShift { most })
    }

    fn jammed(self, dial: usize) -> String {
        let dial = self.piece(Kind::OPEN_DIAL, dial);
        say!(self, NoticeJammed { dial })
    }

    fn wrong_symbol(self, use_this: &str, place: usize, found: char, allowed: Alphabet) -> String {
        let found = found.to_string();
        if is_letters(allowed) {
            say!(self, NoticeWrongLetter { use_this, place: Count(place), found: self.quoted(&found) })
        } else {
            self.wrong_item(use_this, place, &found)
        }
    }

    fn wrong_item(self, use_this: &str, place: usize, found: &str) -> String {
        say!(self, NoticeWrongDigit { use_this, place: Count(place), found: self.quoted(found) })
    }

    /// Names the numbers below a radix: `0 to 4`.
    fn below(self, radix: u16) -> String {
        say!(self, NoticeUpTo { most: radix.saturating_sub(1) })
    }

    fn wrong_length(self, found: usize, needed: usize, allowed: Alphabet) -> String {
        let row = self.row_of(needed, allowed);
        say!(self, NoticeWrongLength { row, found: Count(found) })
    }

    fn run_without_count(self, place: usize) -> String {
        let place = self.count(place);
        say!(self, NoticeRunWithoutCount { place })
    }

    fn too_long(self, limit: usize) -> String {
        let limit = self.count(limit);
        say!(self, NoticeTooLong { limit })
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
            Alphabet::Digits(radix) => vec![self.below(radix)],
            Alphabet::Dials => ["L", "U", "R"].map(str::to_owned).into(),
            Alphabet::Pegs(pegs) => {
                (b'A'..).take(pegs.into()).map(|letter| char::from(letter).to_string()).collect()
            }
        };
        self.either(&symbols)
    }

    /// Lists words as alternatives: `soon, long or lose`.
    pub(crate) fn either<S: AsRef<str>>(self, words: &[S]) -> String {
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
