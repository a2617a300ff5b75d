//! Texts that only the set-up uses.

use gros_solver::gray::Digit;
use gros_solver::{AnyPuzzle, AnyState, Guarantee, Puzzle, Route, Setup, Ways};

use crate::lang::capital;
use crate::message::{Count, MARK, say};
use crate::pieces::Kind;
use crate::puzzles::{self, AnyStateWords, AnyWords};
use crate::{Key, Lang};

impl Lang {
    /// Names a parameter of a puzzle in a form: `Number of rings`; none if no form asks for it.
    ///
    /// ```
    /// use gros_solver::{AnyPuzzle, Hanoi};
    /// use gros_text::Lang;
    /// let tower = AnyPuzzle::from(Hanoi::new(5)?);
    /// assert_eq!(Lang::English.parameter(&tower, "pegs"), Some("Pegs"));
    /// assert_eq!(Lang::English.parameter(&tower, "from"), None);
    /// # Ok::<(), gros_solver::SizeError>(())
    /// ```
    #[must_use]
    pub fn parameter(self, puzzle: &AnyPuzzle, key: &str) -> Option<&'static str> {
        puzzle.label(key).map(|label| self.text(label))
    }

    /// Names a value of a parameter: `to neighbouring pegs`, or the value as written.
    #[must_use]
    pub fn value_of_parameter(self, puzzle: &AnyPuzzle, key: &str, value: &str) -> String {
        puzzle.value(self, key, value)
    }

    /// Says that a state was parsed: `9 digits`.
    #[must_use]
    pub fn notation_read(self, puzzle: &AnyPuzzle) -> String {
        puzzle.read(self)
    }

    /// Counts digits: `9 digits`.
    pub(crate) fn digits(self, number: usize) -> String {
        say!(self, SetupDigits { count: Count(number) })
    }

    /// Counts letters: `5 letters`.
    pub(crate) fn letters(self, number: usize) -> String {
        say!(self, SetupLetters { count: Count(number) })
    }

    /// Says how pieces are set one by one: `Click a ring to set it; the rules don’t apply here.`
    #[must_use]
    pub fn how_to_set(self, puzzle: &AnyPuzzle) -> &'static str {
        self.text(puzzle.how_to_set())
    }

    /// Names a piece and its place, for the button that moves it: `Disc 3, on peg A`.
    #[must_use]
    pub fn set_button(self, state: &AnyState, piece: usize, place: Digit) -> String {
        let name = capital(&self.piece(Kind::of_state(state), piece));
        self.phrases(name, [state.stands(self, piece, place)])
    }

    /// Says where a piece is, in as few words as there is room for under it: `on`, `level 3`.
    #[must_use]
    pub fn stands_briefly(self, state: &AnyState, piece: usize, place: Digit) -> String {
        state.stands_briefly(self, piece, place)
    }

    /// Names a state that can be chosen by name: `All on`, `Only ring 9`, `All on A`.
    #[must_use]
    pub fn named_start(self, state: &AnyState) -> String {
        if let Some(name) = state.named_start(self) {
            return name;
        }
        let name = state.words().solved_name(self);
        capital(&name.unwrap_or_else(|| self.state_name(state)))
    }

    /// Sums up a set-up in its main fact and the rest: `Shortest: 439 moves` and `, one ring per move, proven, unique`.
    #[must_use]
    pub fn summary(self, setup: &Setup<AnyPuzzle>) -> (String, String) {
        let Ok(route) = setup.puzzle.route(&setup.start, &setup.goal) else {
            return (self.text(Key::NoWay).to_owned(), String::new());
        };
        if route.steps().is_zero() {
            return (self.text(Key::StartIsGoal).to_owned(), String::new());
        }
        let moves = self.moves(route.steps());
        let (label, proof) = match route.guarantee() {
            Guarantee::Shortest { ways } => {
                let by = puzzles::proof(self, setup, route.guarantee()).and_then(|proof| proof.by);
                (say!(self, SetupShortest { moves }), by.unwrap_or_else(|| self.proof(ways)))
            }
            other => (moves, self.guarantee(other)),
        };
        let summary =
            say!(self, SetupSummary { count: MARK, convention: self.convention(&setup.puzzle), proof });
        let (before, behind) = summary.split_once(MARK).unwrap_or_default();
        (format!("{before}{label}"), behind.to_owned())
    }

    fn proof(self, ways: Ways) -> &'static str {
        self.text(match ways {
            Ways::Unique => Key::SetupProvenUnique,
            Ways::Two => Key::SetupProvenOfTwo,
            Ways::Several => Key::SetupProven,
        })
    }
}
