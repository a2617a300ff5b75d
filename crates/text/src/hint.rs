//! Hints in three steps, from where to look to the move itself.

use gros_session::Timeline;
use gros_solver::{AnyMove, AnyPuzzle, AnyRoute, AnyState, Puzzle, Route, Steps};

use crate::lang::capital;
use crate::message::say;
use crate::pieces::Kind;
use crate::puzzles::{AnyStateWords, AnyWords};
use crate::words::MoveWords;
use crate::{Key, Lang};

/// How much a hint tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// Where to look: the pieces that can move, and a question.
    Look,
    /// The near reason: which larger piece comes next, and what for.
    Reason,
    /// The move and its purpose.
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

/// A piece on the walk down to the next move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WayDown {
    /// The number of the piece.
    pub piece: usize,
    /// `Ring 7 must come off so that ring 9 can come off.`
    pub text: String,
}

/// A move of a route, and the state in which it is made.
struct Rung {
    before: AnyState,
    mv: AnyMove,
}

impl Rung {
    fn say(&self, ask: impl FnOnce(&dyn MoveWords) -> String) -> String {
        self.before.move_words(&self.mv).map(|words| ask(&*words)).unwrap_or_default()
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
    /// assert_eq!(says(Grade::Look).first, "Two rings can move: 1 and 2.");
    /// assert_eq!(says(Grade::Reason).first, "Ring 3 must go on so that ring 4 can come off.");
    /// assert_eq!(says(Grade::Move).first, "Ring 1 off, so that ring 3 can go on.");
    /// assert_eq!(says(Grade::Move).second, "Ring 4 needs ring 3, and ring 7 needs ring 4.");
    /// # Ok::<(), gros_session::spec::UnknownPuzzle>(())
    /// ```
    #[must_use]
    pub fn hint(self, puzzle: &AnyPuzzle, state: &AnyState, goal: &AnyState, grade: Grade) -> Option<Hint> {
        let route = puzzle.route(state, goal).ok().filter(|route| !route.steps().is_zero())?;
        let own = puzzle.own_hint(self, state, grade);
        Some(match grade {
            _ if own.is_some() => own?,
            Grade::Look => self.where_to_look(puzzle, state),
            Grade::Reason => self.near_reason(&ladder(&route, &Steps::ZERO, 3)),
            Grade::Move => self.move_and_purpose(&ladder(&route, &Steps::ZERO, 4)),
        })
    }

    /// Says the purpose of the plan's move at a step, the near purpose first: `So that ring 4 can go on (and
    /// in the end ring 8 can come off).` None if no larger piece moves after it, or if the step is not on the
    /// plan.
    ///
    /// ```
    /// use gros_session::spec;
    /// use gros_text::Lang;
    /// let session = spec::open("rings?step=41", 1000)?.session;
    /// assert_eq!(
    ///     Lang::English.purpose(session.timeline(), session.timeline().cursor()).unwrap(),
    ///     "So that ring 4 can come off (and in the end ring 9 can come off)."
    /// );
    /// # Ok::<(), gros_session::spec::UnknownPuzzle>(())
    /// ```
    #[must_use]
    pub fn purpose(self, timeline: &Timeline<AnyPuzzle>, step: &Steps) -> Option<String> {
        let (puzzle, plan) = (timeline.puzzle(), timeline.plan()?);
        let from = step.checked_sub(timeline.planned_from())?;
        if puzzle.own_hint(self, &timeline.state_at(step), Grade::Move).is_some() {
            return None;
        }
        let [_, near] = &ladder(plan, &from, 2)[..] else { return None };
        let can = |rung: &Rung| rung.say(|words| words.can(self));
        let far = farthest(plan, &from)?;
        let is_farther = puzzle.size_class(&far.mv) > puzzle.size_class(&near.mv);
        let purpose = match is_farther {
            true => say!(self, HintPurposeAndAim { near: can(near), far: can(&far) }),
            false => say!(self, HintPurpose { near: can(near) }),
        };
        Some(self.sentence(&purpose))
    }

    /// Goes down from a large piece that must move to the next move: each piece and what must happen to it for the sake of
    /// the one before. At most as many rungs as are asked for, the last of them the next move.
    #[must_use]
    pub fn way_down(self, timeline: &Timeline<AnyPuzzle>, most: usize) -> Vec<WayDown> {
        let (puzzle, plan) = (timeline.puzzle(), timeline.plan());
        let Some((plan, from)) = plan.zip(timeline.cursor().checked_sub(timeline.planned_from())) else {
            return Vec::new();
        };
        let rungs = ladder(plan, &from, most + 1);
        let rung = |(at, rung): (usize, &Rung)| {
            let must = rung.say(|words| words.must(self));
            let why = rungs.get(at + 1).map(|larger| larger.say(|words| words.can(self)));
            let text = match why {
                Some(can) => say!(self, HintSoThat { must, can }),
                None => must,
            };
            WayDown { piece: puzzle.displacement(&rung.before, &rung.mv).piece, text: self.sentence(&text) }
        };
        let mut way: Vec<WayDown> = rungs.iter().enumerate().take(most).map(rung).collect();
        way.reverse();
        way
    }

    fn where_to_look(self, puzzle: &AnyPuzzle, state: &AnyState) -> Hint {
        let moved = puzzle.legal_moves(state).map(|mv| puzzle.displacement(state, &mv));
        let mut pieces: Vec<usize> =
            moved.flat_map(|moved| [Some(moved.piece), moved.also]).flatten().collect();
        gros_solver::internals::sort_short_by_key(&mut pieces, |piece| *piece);
        pieces.dedup();
        let kind = Kind::of(puzzle);
        let names = || self.subjects(kind, &pieces);
        let first = match pieces[..] {
            [_] => say!(self, HintOnePieceCanMove { piece: names() }),
            [first, ..] if kind.driver_at(first).is_some() => {
                say!(self, HintPiecesCanMove { pieces: names() })
            }
            _ => {
                let so_many = self.pieces_in_words(kind, pieces.len());
                let numbers = pieces.iter().map(|number| say!(self, HintNumber { number: *number }));
                say!(self, HintSoManyCanMove { so_many, numbers: self.items_together(numbers.collect()) })
            }
        };
        // The question asks for a larger piece.
        let largest = puzzle.pieces().saturating_sub(usize::from(kind.driver().is_some()));
        let question = (pieces.last() < Some(&largest)).then(|| self.text(kind.question()));
        Hint { first: capital(&first), second: question.unwrap_or_default().to_owned() }
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
            _ => Hint { first: self.text(Key::HintLargestCanMove).to_owned(), second: String::new() },
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
        let second = match rest {
            [] => self.text(Key::HintIsLargest).to_owned(),
            _ => second.map(|needs| self.sentence(&needs)).unwrap_or_default(),
        };
        Hint { first: self.sentence(&first), second }
    }
}

/// Finds the lowest rungs of a route from a step on: its move there, and each next move of a larger piece than all before.
fn ladder(route: &AnyRoute, from: &Steps, rungs: usize) -> Vec<Rung> {
    let mut steps = vec![from.clone()];
    while steps.len() < rungs
        && let Some(step) = steps.last().and_then(|step| route.next_larger(step))
    {
        steps.push(step);
    }
    steps.into_iter().filter_map(|step| rung(route, &step)).collect()
}

fn rung(route: &AnyRoute, step: &Steps) -> Option<Rung> {
    Some(Rung { before: route.state_at(step), mv: route.move_at(step)? })
}

/// Finds a move of the largest piece from a step on.
fn farthest(route: &AnyRoute, from: &Steps) -> Option<Rung> {
    let last = route.steps().checked_sub(&Steps::ONE)?;
    rung(route, &route.largest_move_in(from, &last))
}
