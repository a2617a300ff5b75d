//! Questions that are typed: two states and the number of a move.

use gros_session::Seek;
use gros_solver::methods::{self, Method, Question};
use gros_solver::{AnyPuzzle, Puzzle, Route, Steps};

use super::card::{Asks, Part};
use crate::message::say;
use crate::{Key, Lang};

/// The answers to the values that were typed.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    /// The answers; none if something is wrong.
    pub asks: Option<Asks>,
    /// The errors in x, y and k.
    pub wrong: [Option<String>; 3],
}

impl Lang {
    /// Answers the questions of a method about the states and the move that were typed.
    ///
    /// ```
    /// use gros_solver::methods::Question;
    /// use gros_solver::rings::methods::QUESTIONS;
    /// use gros_solver::{AnyPuzzle, Puzzle, Rings};
    /// use gros_text::Lang;
    /// let puzzle = AnyPuzzle::from(Rings::new(9)?);
    /// let question = Question { start: puzzle.start(), goal: puzzle.goal(), here: puzzle.start(), puzzle };
    /// let asked = Lang::English.asked(QUESTIONS, &question, ["101101100", "off", "56"]);
    /// assert_eq!(asked.asks.unwrap().answers[4].formula, "g(439 − 56 + 1) = g(384) = g(3 · 2^7) = 8");
    /// let asked = Lang::English.asked(QUESTIONS, &question, ["101101100", "off", "999"]);
    /// assert_eq!(asked.wrong[2].as_deref(), Some("There are only 439 moves from x to y."));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn asked(self, method: Method, question: &Question<AnyPuzzle>, typed: [&str; 3]) -> Asked {
        let puzzle = &question.puzzle;
        let state = |text| puzzle.parse_state(text).map_err(|error| self.notation_error(puzzle, &error));
        let (x, y) = (state(typed[0]), state(typed[1]));
        let ends = x.as_ref().ok().zip(y.as_ref().ok());
        let route = ends.and_then(|(x, y)| puzzle.route(x, y).ok());
        let most = route.as_ref().map(Route::steps);
        let k = self.asked_move(typed[2], most);
        let answered = match (&x, &y, &route, &k) {
            (Ok(start), Ok(goal), Some(route), Ok(k)) => {
                let here = route.state_at(&k.saturating_sub(&Steps::ONE));
                let (start, goal) = (start.clone(), goal.clone());
                let typed = Question { puzzle: puzzle.clone(), start, goal, here };
                methods::explain(method, &typed).ok()
            }
            _ => None,
        };
        let parts = answered.map(|found| self.explain(&found).parts).unwrap_or_default();
        let asks =
            parts.into_iter().find_map(|part| if let Part::Asks(asks) = part { Some(asks) } else { None });
        Asked { asks, wrong: [x.err(), y.err(), k.err()] }
    }

    /// Reads the number of a move; `most` is the largest that there is.
    fn asked_move(self, text: &str, most: Option<&Steps>) -> Result<Steps, String> {
        let k = match text.parse() {
            Ok(Seek::At(k)) if !k.is_zero() => k,
            _ => return Err(self.text(Key::CountFromOne).to_owned()),
        };
        match most {
            // Where there is nothing to do, no move is asked about.
            Some(most) if !most.is_zero() && &k > most => {
                let moves = self.moves(most);
                Err(say!(self, AskedOnlyMoves { moves }))
            }
            _ => Ok(k),
        }
    }
}
