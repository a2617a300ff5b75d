//! The solver for JavaScript: the program inside the npm package `@gros/solver`.
//!
//! The users of the package see what is written in `packages/solver/index.js`: a thin layer for everything that a
//! program cannot say by itself. Exact numbers travel between the two as hexadecimal digits, which both sides read in
//! linear time.

use gros_session::{Timeline, spec};
use gros_solver::internals::keys::Notice;
use gros_solver::{AnyPuzzle, Guarantee, Puzzle, Steps};
use wasm_bindgen::prelude::*;

/// The largest number of pieces, as on the command line.
const MOST_PIECES: usize = 10_000_000;

/// The route from the start to the goal of a spec, through the moves played by hand.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Way {
    timeline: Timeline<AnyPuzzle>,
    unknown: Vec<String>,
}

/// A refusal, in the words of an error of JavaScript: a field, a line feed, and what is wrong.
type Refusal = String;

#[wasm_bindgen]
impl Way {
    /// Reads a spec.
    ///
    /// # Errors
    /// If no puzzle has its id, or a value is unusable. A key that is unknown is none.
    #[wasm_bindgen(constructor)]
    pub fn open(text: &str) -> Result<Way, Refusal> {
        let opened = spec::open(text, MOST_PIECES).map_err(|unknown| format!("puzzle\n{unknown}"))?;
        let mut unknown = Vec::new();
        for notice in opened.notices.first {
            match notice {
                Notice::UnknownKey { key } => unknown.push(key),
                Notice::BadValue { key, .. } => return Err(format!("{key}\n{notice}")),
            }
        }
        Ok(Way { timeline: opened.session.timeline().clone(), unknown })
    }

    /// Returns the keys of the spec that are unknown.
    #[wasm_bindgen(getter)]
    pub fn unknown(&self) -> Vec<String> {
        self.unknown.clone()
    }

    /// Returns the id of the puzzle.
    #[wasm_bindgen(getter)]
    pub fn puzzle(&self) -> String {
        self.timeline.puzzle().id().to_owned()
    }

    /// Returns the spec in its shortest form.
    #[wasm_bindgen(getter)]
    pub fn spec(&self) -> String {
        spec::write(&self.timeline)
    }

    /// Counts its moves.
    #[wasm_bindgen(getter)]
    pub fn steps(&self) -> String {
        to_hex(self.timeline.steps())
    }

    /// Returns the step that the spec names, or the start.
    #[wasm_bindgen(getter)]
    pub fn step(&self) -> String {
        to_hex(self.timeline.cursor())
    }

    /// Returns how good it is known to be.
    #[wasm_bindgen(getter)]
    pub fn guarantee(&self) -> String {
        self.timeline.guarantee().id().to_owned()
    }

    /// Counts the routes that are as short, if that is known.
    #[wasm_bindgen(getter)]
    pub fn routes(&self) -> Option<String> {
        match self.timeline.guarantee() {
            Guarantee::Shortest { ways } => Some(ways.id().to_owned()),
            _ => None,
        }
    }

    /// Returns the state at a step.
    #[wasm_bindgen(js_name = stateAt)]
    pub fn state_at(&self, step: &str) -> String {
        self.timeline.state_at(&from_hex(step)).to_string()
    }

    /// Returns the move from a step to the next one; none at the end.
    #[wasm_bindgen(js_name = moveAt)]
    pub fn move_at(&self, step: &str) -> Option<String> {
        self.timeline.move_at(&from_hex(step)).map(|mv| mv.to_string())
    }

    /// Finds the step of a state; none if it does not occur.
    ///
    /// # Errors
    /// If the text is not a state of the puzzle.
    #[wasm_bindgen(js_name = stepOf)]
    pub fn step_of(&self, state: &str) -> Result<Option<String>, Refusal> {
        let state = self.timeline.puzzle().parse_state(state);
        let state = state.map_err(|error| format!("state\n{error}"))?;
        Ok(self.timeline.step_of(&state).as_ref().map(to_hex))
    }

    /// Lists moves from a step on, at most `count`: each move, followed by the state after it.
    pub fn moves(&self, from: &str, count: u32) -> Vec<String> {
        listed(&self.timeline, &from_hex(from), &Steps::from(count))
    }

    /// Returns the state after a move in another state.
    ///
    /// # Errors
    /// If either cannot be read, or the rules forbid the move.
    pub fn play(&self, state: &str, mv: &str) -> Result<String, Refusal> {
        let puzzle = self.timeline.puzzle();
        let state = puzzle.parse_state(state).map_err(|error| format!("state\n{error}"))?;
        let mv = puzzle.parse_move(mv).map_err(|error| format!("move\n{error}"))?;
        let after = puzzle.play(&state, &mv).map_err(|error| format!("move\n{error}"))?;
        Ok(after.to_string())
    }
}

fn to_hex(number: &Steps) -> String {
    format!("{number:x}")
}

/// Reads a number; zero if it is none.
fn from_hex(text: &str) -> Steps {
    Steps::from_hex(text).unwrap_or_default()
}

/// Lists the ids of all puzzles.
#[wasm_bindgen]
pub fn puzzles() -> Vec<String> {
    gros_solver::ids().into_iter().map(str::to_owned).collect()
}

/// Lists moves from a step on, at most `count`: each move, followed by the state after it.
fn listed<P: Puzzle>(timeline: &Timeline<P>, from: &Steps, count: &Steps) -> Vec<String>
where
    P::State: ToString,
    P::Move: ToString,
{
    let to = (from + count).min(timeline.steps().clone());
    let mut state = timeline.state_at(from);
    let mut texts = Vec::new();
    for mv in timeline.moves(from, &to) {
        let Ok(after) = timeline.puzzle().play(&state, &mv) else { break };
        state = after;
        texts.extend([mv.to_string(), state.to_string()]);
    }
    texts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_is_walked_at_any_size() {
        let way = Way::open("hanoi?n=64").unwrap();
        assert_eq!((way.steps().as_str(), way.guarantee().as_str()), ("ffffffffffffffff", "shortest"));
        assert_eq!((way.puzzle(), way.routes()), ("hanoi".to_owned(), Some("1".to_owned())));
        let half = way.state_at("8000000000000000");
        assert_eq!(half, format!("C{}", "B".repeat(63)));
        assert_eq!(way.step_of(&half), Ok(Some("8000000000000000".to_owned())));
        assert_eq!((way.move_at("0"), way.move_at(&way.steps())), (Some("1B".to_owned()), None));
        let after = way.play(&way.state_at("0"), "1B").unwrap();
        assert_eq!(way.moves("0", 1), ["1B".to_owned(), after]);
    }

    #[test]
    fn what_is_wrong_names_its_field() {
        let field = |text| Way::open(text).unwrap_err().split_once('\n').unwrap().0.to_owned();
        assert_eq!(field("nothing"), "puzzle");
        assert_eq!(field("rings?n=0"), "n");
        assert_eq!(Way::open("rings?colour=red").unwrap().unknown(), ["colour"]);
        let way = Way::open("rings?n=3").unwrap();
        assert!(way.step_of("12").unwrap_err().starts_with("state\n"));
        assert!(way.play("111", "3").unwrap_err().starts_with("move\n"));
    }
}
