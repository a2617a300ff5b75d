//! What of an address could not be used, and what is wrong with a typed state.

use gros_session::Timeline;
use gros_session::spec::View;
use gros_solver::keys::{Notice, Problem};
use gros_solver::params::{Param, Values};
use gros_solver::{Alphabet, AnyPuzzle, ParseStateError, Puzzle};

use crate::message::say;
use crate::pieces::Kind;
use crate::{Key, Lang, puzzles};

/// How much of a value is repeated in a notice.
const LONGEST_VALUE: usize = 40;

impl Lang {
    /// Says what of an address could not be used, what is allowed, and what is used instead.
    ///
    /// `timeline` is the one that was opened.
    #[must_use]
    pub fn notice(self, notice: &Notice, timeline: &Timeline<AnyPuzzle>) -> String {
        let used = self.used_instead(notice, timeline);
        self.sentences([self.fault(notice, timeline), used])
    }

    /// Says what of a spec could not be used, and what is allowed, in one sentence.
    #[must_use]
    pub fn fault(self, notice: &Notice, timeline: &Timeline<AnyPuzzle>) -> String {
        match notice {
            Notice::UnknownKey { key } => self.unknown_key(&shortened(key)),
            Notice::BadValue { key, value, problem } => {
                let pair = self.quoted(&if value.is_empty() {
                    (*key).to_owned()
                } else {
                    format!("{key}={}", shortened(value))
                });
                let problem = self.problem(key, problem, timeline);
                let colon = self.text(Key::NoticeFault);
                let stop = self.text(Key::NoticeFault2);
                format!("{pair}{colon}{problem}{stop}")
            }
        }
    }

    /// Counts the notices that wait behind the one that is shown.
    #[must_use]
    pub fn more_notices(self, waiting: usize) -> String {
        say!(self, NoticeMoreNotices { waiting })
    }

    /// Says how many notices there are beyond those that are shown.
    #[must_use]
    pub fn notices_beyond(self, count: usize) -> String {
        let number = self.number(&count.into());
        match (self, count) {
            (Lang::English, 1) => "1 more notice is not shown.".to_owned(),
            (Lang::English, _) => format!("{number} more notices are not shown."),
            (Lang::Simplified, _) => format!("另有 {number} 条没有显示。"),
            (Lang::Traditional, _) => format!("另有 {number} 則沒有顯示。"),
        }
    }

    /// Says that no puzzle has this id.
    #[must_use]
    pub fn unknown_puzzle(self, id: &str) -> String {
        let id = self.quoted(&shortened(id));
        let known = self.list(gros_solver::ids());
        say!(self, NoticeUnknownPuzzle { id, known })
    }

    /// Says what is wrong with a state that was typed: `Use 9 digits, 0 or 1: digit 3 is “x”.`
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
        match (problem, self) {
            (Problem::BeyondEnd, _) => {
                let step = self.number(timeline.cursor());
                say!(self, NoticeUsedInstead { step })
            }
            (Problem::Twice, _) => self.text(Key::NoticeUsedInstead2).to_owned(),
            (Problem::Play { .. } | Problem::TooManyItems { .. }, _) => {
                self.text(Key::NoticeUsedInstead3).to_owned()
            }
            (Problem::Excludes { other }, Lang::English) => format!("Using {}.", self.quoted(other)),
            (Problem::Excludes { other }, Lang::Simplified) => format!("采用{}。", self.quoted(other)),
            (Problem::Excludes { other }, Lang::Traditional) => format!("採用{}。", self.quoted(other)),
            _ => self.text(Key::NoticeUsedInstead4).to_owned(),
        }
    }

    fn problem(self, key: &str, problem: &Problem, timeline: &Timeline<AnyPuzzle>) -> String {
        match problem {
            Problem::Missing => self.needs_value(&self.allowed(key, timeline)),
            Problem::Twice => self.text(Key::NoticeProblem).to_owned(),
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
            Problem::NotShown(words) => self.only(self.shown(words).trim_start()),
            Problem::NotPiles { digits } => self.not_piles(*digits),
            Problem::State(error) => self.state_problem(error),
            Problem::Excludes { other } => self.excludes(other),
            Problem::NoWay => self.text(Key::NoticeProblem2).to_owned(),
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

    /// Names what `show` takes, to follow Han characters or an English word.
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
        let place = self.count(place);
        say!(self, NoticeBadMove { place, allowed })
    }

    /// Says what a key takes.
    fn allowed(self, key: &str, timeline: &Timeline<AnyPuzzle>) -> String {
        let puzzle = timeline.puzzle();
        if let Some(words) = View::words(key) {
            return self.one_of(words);
        }
        if let Some(param) = puzzle.params().iter().find(|param| param.key == key) {
            return self.values_allowed(puzzle, param);
        }
        match (key, self) {
            ("show", ..) => self.shown(View::PARTS),
            ("lang", ..) => self.one_of(Lang::TAGS),
            ("play", ..) => puzzles::moves_allowed(self, puzzle).to_owned(),
            ("step", Lang::English) => format!("0 to {}", self.number(timeline.steps())),
            ("step", _) => format!(" 0 到 {}", self.number(timeline.steps())),
            _ => self.whole_number().to_owned(),
        }
    }

    /// Says what a parameter takes.
    fn values_allowed(self, puzzle: &AnyPuzzle, param: &Param) -> String {
        match param.values {
            Values::Start | Values::Goal => puzzles::states_allowed(self, puzzle).to_owned(),
            Values::Word { words, .. } if words.iter().all(|word| is_four_bits(word)) => {
                self.text(Key::NoticeValuesAllowed).to_owned()
            }
            Values::Word { words, .. } => self.one_of(words),
            Values::Radices { .. } => self.text(Key::NoticeValuesAllowed2).to_owned(),
            Values::Piles { .. } => self.text(Key::NoticeValuesAllowed3).to_owned(),
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
            ParseStateError::Piles => self.text(Key::NoticeStateProblem).to_owned(),
            ParseStateError::Empty => self.text(Key::NoticeStateProblem2).to_owned(),
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
        match (self, allowed) {
            (Lang::English, Alphabet::Pegs(_) | Alphabet::Dials) => {
                let (place, found) = (self.count(place), self.quoted(&found.to_string()));
                format!("use {use_this}: letter {place} is {found}")
            }
            _ => self.wrong_item(use_this, place, &found.to_string()),
        }
    }

    fn wrong_item(self, use_this: &str, place: usize, found: &str) -> String {
        let (place, found) = (self.count(place), self.quoted(found));
        say!(self, NoticeWrongItem { use_this, place, found })
    }

    /// Names the numbers below a radix: `0 to 4`.
    fn below(self, radix: u16) -> String {
        let most = radix.saturating_sub(1);
        say!(self, NoticeBelow { most })
    }

    fn wrong_length(self, found: usize, needed: usize, allowed: Alphabet) -> String {
        let row = self.row_of(needed, allowed);
        let found_text = self.count(found);
        match self {
            Lang::English if found == 1 => format!("use {row}: there is {found_text}"),
            Lang::English => format!("use {row}: there are {found_text}"),
            Lang::Simplified => format!("要 {row}：现在是 {found_text} 位"),
            Lang::Traditional => format!("要 {row}：現在是 {found_text} 位"),
        }
    }

    fn run_without_count(self, place: usize) -> String {
        let place = self.count(place);
        say!(self, NoticeRunWithoutCount { place })
    }

    fn too_long(self, limit: usize) -> String {
        let limit = self.count(limit);
        say!(self, NoticeTooLong { limit })
    }

    /// Names a row of symbols: `9 digits, 0 or 1`.
    fn row_of(self, needed: usize, allowed: Alphabet) -> String {
        let (number, symbols) = (self.count(needed), self.symbols(allowed));
        match (self, allowed) {
            (Lang::English, Alphabet::Bits | Alphabet::Digits(_)) if needed == 1 => {
                format!("1 digit, {symbols}")
            }
            (Lang::English, Alphabet::Bits | Alphabet::Digits(_)) => format!("{number} digits, {symbols}"),
            (Lang::English, Alphabet::Pegs(_) | Alphabet::Dials) if needed == 1 => {
                format!("1 letter, {symbols}")
            }
            (Lang::English, Alphabet::Pegs(_) | Alphabet::Dials) => format!("{number} letters, {symbols}"),
            (Lang::Simplified, _) => format!("{number} 位 {symbols}"),
            (Lang::Traditional, _) => format!("{number} 位 {symbols}"),
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

    /// Lists words of which one may stand, to follow Han characters or an English word: `soon, long or lose`.
    fn one_of(self, words: &[&str]) -> String {
        let gap = self.text(Key::NoticeOneOf);
        format!("{gap}{}", self.either(words))
    }

    pub(crate) fn either<S: AsRef<str>>(self, words: &[S]) -> String {
        match words.split_last() {
            Some((last, [])) => last.as_ref().to_owned(),
            Some((last, rest)) => {
                let or = self.text(Key::NoticeEither);
                format!("{}{or}{}", self.list(rest), last.as_ref())
            }
            None => String::new(),
        }
    }
}

fn is_four_bits(word: &str) -> bool {
    word.len() == 4 && word.bytes().all(|symbol| matches!(symbol, b'0' | b'1'))
}

/// Cuts a long value, in one line.
pub(crate) fn shortened(value: &str) -> String {
    let symbols = |symbol: char| if symbol.is_control() { ' ' } else { symbol };
    if value.chars().count() <= LONGEST_VALUE {
        return value.chars().map(symbols).collect();
    }
    value.chars().take(LONGEST_VALUE - 1).map(symbols).chain(['…']).collect()
}
