//! Hints in three grades, from where to look to the move itself.

use gros_solver::{AnyMove, AnyPuzzle, AnyRoute, AnyState, Puzzle, Route, Steps};

use crate::lang::capital;
use crate::message::say;
use crate::pieces::Kind;
use crate::words::MoveWords;
use crate::{Key, Lang, puzzles};

/// How much a hint tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// Where to look: the pieces that can move, and a question.
    Look,
    /// The near reason: which larger piece comes next, and what for.
    Reason,
    /// The move, and what it is for.
    Move,
}

impl Grade {
    /// Returns the number of the grade, from 1.
    #[must_use]
    pub fn number(self) -> usize {
        self as usize + 1
    }

    /// Returns the grade that tells more; none if nothing does.
    #[must_use]
    pub fn next(self) -> Option<Grade> {
        match self {
            Grade::Look => Some(Grade::Reason),
            Grade::Reason => Some(Grade::Move),
            Grade::Move => None,
        }
    }
}

/// A hint: a sentence, and a question or the far aim below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// `Ring 3 must go on so that ring 4 can come off.`
    pub first: String,
    /// `What does ring 3 still need?`
    pub second: String,
}

/// A move of a route, and the state in which it is made.
struct Rung {
    before: AnyState,
    mv: AnyMove,
}

impl Rung {
    fn say(&self, ask: impl FnOnce(&dyn MoveWords) -> String) -> String {
        puzzles::of_move(&self.before, &self.mv, ask).unwrap_or_default()
    }
}

impl Lang {
    /// Gives a hint in a state; none at the goal.
    ///
    /// A route to the goal climbs: its next move serves the next move of a larger piece, and that serves the next one of a
    /// still larger piece. A hint names the lowest rungs of this ladder.
    ///
    /// ```
    /// use gros_session::spec;
    /// use gros_text::{Grade, Lang};
    /// let session = spec::open("rings?from=111101011", 1000)?.session;
    /// let (setup, state) = (session.timeline().setup(), session.timeline().state());
    /// let says = |grade| Lang::English.hint(&setup.puzzle, &state, &setup.goal, grade).unwrap();
    /// assert_eq!(says(Grade::Look).first, "Rings 1 and 2 can move.");
    /// assert_eq!(says(Grade::Reason).first, "Ring 3 must go on so that ring 4 can come off.");
    /// assert_eq!(says(Grade::Move).first, "Ring 1 off, so that ring 3 can go on.");
    /// assert_eq!(says(Grade::Move).second, "Ring 4 needs ring 3, and ring 7 needs ring 4.");
    /// # Ok::<(), gros_session::spec::UnknownPuzzle>(())
    /// ```
    #[must_use]
    pub fn hint(self, puzzle: &AnyPuzzle, state: &AnyState, goal: &AnyState, grade: Grade) -> Option<Hint> {
        let route = puzzle.route(state, goal).ok().filter(|route| !route.steps().is_zero())?;
        let own = puzzles::own_hint(self, puzzle, state, grade);
        Some(match grade {
            _ if own.is_some() => own?,
            Grade::Look => self.where_to_look(puzzle, state),
            Grade::Reason => self.near_reason(&ladder(puzzle, &route, 3)),
            Grade::Move => self.move_and_purpose(&ladder(puzzle, &route, 4)),
        })
    }

    fn where_to_look(self, puzzle: &AnyPuzzle, state: &AnyState) -> Hint {
        let moved = puzzle.legal_moves(state).map(|mv| puzzle.displacement(state, &mv));
        let mut pieces: Vec<usize> =
            moved.flat_map(|moved| [Some(moved.piece), moved.also]).flatten().collect();
        gros_solver::sort_short_by_key(&mut pieces, |piece| *piece);
        pieces.dedup();
        let names = self.subjects(Kind::of(puzzle), &pieces);
        let first = match pieces[..] {
            [_] => say!(self, HintOnePieceCanMove { piece: names }),
            _ => say!(self, HintPiecesCanMove { pieces: names }),
        };
        Hint { first: capital(&first), second: self.text(Kind::of(puzzle).question()).to_owned() }
    }

    fn near_reason(self, ladder: &[Rung]) -> Hint {
        match ladder {
            [_, aim, rest @ ..] => {
                let must = aim.say(|words| words.must(self));
                let first = match rest.first() {
                    Some(far) => say!(self, HintSoThat { must, can: far.say(|words| words.can(self)) }),
                    None => must,
                };
                let piece = aim.say(|words| words.subject(self));
                Hint { first: self.sentence(&first), second: say!(self, HintStillNeeds { piece }) }
            }
            _ => Hint { first: self.text(Key::HintNothingLarger).to_owned(), second: String::new() },
        }
    }

    fn move_and_purpose(self, ladder: &[Rung]) -> Hint {
        let [next, rest @ ..] = ladder else { return Hint { first: String::new(), second: String::new() } };
        let mv = next.say(|words| words.in_sentence(self));
        let first = match rest.first() {
            Some(aim) => say!(self, HintMoveSoThat { mv, can: aim.say(|words| words.can(self)) }),
            None => mv,
        };
        let needs = rest.windows(2).map(|pair| {
            let [needed, piece] =
                [0, 1].map(|at: usize| pair.get(at).map(|rung| rung.say(|words| words.subject(self))));
            say!(self, HintNeeds { piece: piece.unwrap_or_default(), needed: needed.unwrap_or_default() })
        });
        let second = needs.reduce(|first, second| say!(self, HintBoth { first, second }));
        Hint {
            first: self.sentence(&first),
            second: second.map(|needs| self.sentence(&needs)).unwrap_or_default(),
        }
    }
}

/// Finds the lowest rungs of a route: its first move, and each next move of a larger piece than all before it.
fn ladder(puzzle: &AnyPuzzle, route: &AnyRoute, rungs: usize) -> Vec<Rung> {
    let mut steps = vec![Steps::ZERO];
    while steps.len() < rungs
        && let Some(step) = steps.last().and_then(|step| next_larger(puzzle, route, step))
    {
        steps.push(step);
    }
    let rung = |step: Steps| Some(Rung { before: route.state_at(&step), mv: route.move_at(&step)? });
    steps.into_iter().filter_map(rung).collect()
}

/// Finds the first move after a step of a piece that is larger than the one that moves there.
fn next_larger(puzzle: &AnyPuzzle, route: &AnyRoute, step: &Steps) -> Option<Steps> {
    let class_at = |step: &Steps| route.move_at(step).map(|mv| puzzle.size_class(&mv));
    let (class, end) = (class_at(step)?, route.steps().saturating_sub(&Steps::ONE));
    let is_met_by =
        |last: &Steps| class_at(&route.largest_move_in(&(step + &Steps::ONE), last)) > Some(class);
    let (mut low, mut ahead) = (step.clone(), Steps::ONE);
    let mut high = loop {
        let high = (step + &ahead).min(end.clone());
        if high > *step && is_met_by(&high) {
            break high;
        }
        if high == end {
            return None;
        }
        low = high;
        ahead = ahead << 1;
    };
    while &low + &Steps::ONE < high {
        let middle = &(&low + &high) >> 1;
        if is_met_by(&middle) { high = middle } else { low = middle }
    }
    Some(high)
}
