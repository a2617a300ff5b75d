//! A rule tried on every state of a small puzzle.

use gros_solver::{AnyMove, AnyPuzzle, AnyState, IllegalMove, Puzzle, Steps};

use super::{Branch, Pattern, Rule, Seen};

/// The answer of a rule in a state, and whether it is right.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The state.
    pub state: AnyState,
    /// Which pieces are on, the free end first.
    pub on: Vec<bool>,
    /// The branch that decides; none if no branch holds.
    pub branch: Option<usize>,
    /// The piece that it names; none if there is no such piece.
    pub piece: Option<usize>,
    /// Its move, if there is a piece.
    pub mv: Option<AnyMove>,
    /// Why the move is impossible, if it is.
    pub refusal: Option<IllegalMove>,
    /// The move that leads towards the goal.
    pub right: AnyMove,
    /// The verdict on the answer.
    pub verdict: Verdict,
}

/// The verdict on a rule in a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It names the move towards the goal.
    Agrees,
    /// It names a move that the rules of the puzzle forbid.
    CannotMove,
    /// It names the move back.
    MovesAway,
    /// It names no piece.
    Silent,
}

/// How often a branch decided, and was right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// The states in which it decided.
    pub asked: usize,
    /// The number of states in which it was right.
    pub right: usize,
}

/// The results of a rule in all states but the goal, which form one line.
#[derive(Clone, Debug, PartialEq)]
pub struct Trial {
    puzzle: AnyPuzzle,
    rule: Rule,
    /// The result in the state with one move to go, with two, …
    verdicts: Vec<Verdict>,
    scores: Vec<Score>,
}

impl Trial {
    /// The most pieces with which all states are tried.
    pub const MOST_PIECES: usize = 12;

    /// Tries a rule; none if the states of the puzzle do not form a line that ends at the goal, each piece having two
    /// places, or if there are too many.
    #[must_use]
    pub fn of(puzzle: &AnyPuzzle, rule: &Rule) -> Option<Trial> {
        let length = puzzle.line_length()?.to_usize()?;
        let goal = puzzle.place_on_line(&puzzle.goal())?;
        if puzzle.pieces() > Self::MOST_PIECES || length != 1 << puzzle.pieces() || goal != Steps::ZERO {
            return None;
        }
        let mut trial = Trial {
            puzzle: puzzle.clone(),
            rule: rule.clone(),
            verdicts: Vec::new(),
            scores: vec![Score::default(); rule.branches.len()],
        };
        for to_go in 1..length {
            let Answer { branch, verdict, .. } = trial.answer(to_go)?;
            trial.verdicts.push(verdict);
            if let Some(score) = branch.and_then(|branch| trial.scores.get_mut(branch)) {
                score.asked += 1;
                score.right += usize::from(verdict == Verdict::Agrees);
            }
        }
        Some(trial)
    }

    /// Returns the puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &AnyPuzzle {
        &self.puzzle
    }

    /// Returns the rule.
    #[must_use]
    pub fn rule(&self) -> &Rule {
        &self.rule
    }

    /// Returns the result in the state with this many moves to go; none at the goal and beyond the last state.
    #[must_use]
    pub fn verdict(&self, to_go: usize) -> Option<Verdict> {
        self.verdicts.get(to_go.checked_sub(1)?).copied()
    }

    /// Returns the results in order, beginning with one move to go.
    #[must_use]
    pub fn verdicts(&self) -> &[Verdict] {
        &self.verdicts
    }

    /// Counts the states with a result.
    #[must_use]
    pub fn count(&self, verdict: Verdict) -> usize {
        self.verdicts.iter().filter(|found| **found == verdict).count()
    }

    /// Counts the states that were tried.
    #[must_use]
    pub fn asked(&self) -> usize {
        self.verdicts.len()
    }

    /// Counts the states in which the rule is right.
    #[must_use]
    pub fn right(&self) -> usize {
        self.count(Verdict::Agrees)
    }

    /// Returns how each branch did.
    #[must_use]
    pub fn scores(&self) -> &[Score] {
        &self.scores
    }

    /// Returns the moves to go of all states in which the rule fails, the nearest to the goal first.
    pub fn failures(&self) -> impl Iterator<Item = usize> {
        (1..).zip(&self.verdicts).filter(|(_, verdict)| **verdict != Verdict::Agrees).map(|(to_go, _)| to_go)
    }

    /// Returns the first failure with more moves to go; after the last one, the first of all.
    #[must_use]
    pub fn next_failure(&self, after: usize) -> Option<usize> {
        self.failures().find(|to_go| *to_go > after).or_else(|| self.failures().next())
    }

    /// Returns how the failures lie.
    #[must_use]
    pub fn pattern(&self) -> Pattern {
        Pattern::of(&self.failures().collect::<Vec<_>>(), self.asked())
    }

    /// Asks the rule in the state with this many moves to go; none at the goal and beyond the last state.
    #[must_use]
    pub fn answer(&self, to_go: usize) -> Option<Answer> {
        let Trial { puzzle, rule, .. } = self;
        let state = self.state(to_go)?;
        let nearer = self.state(to_go.checked_sub(1)?)?;
        let right = puzzle.move_between(&state, &nearer)?;
        let before = self.state(to_go + 1).and_then(|farther| {
            let mv = puzzle.move_between(&farther, &state)?;
            Some(puzzle.displacement(&farther, &mv).piece)
        });
        let on = on(puzzle, &state);
        let seen = Seen { on: &on, before };
        let branch = rule.branch(&seen);
        let target = branch.and_then(|branch| rule.branches.get(branch)).map(|Branch { target, .. }| target);
        let piece = target.and_then(|target| target.piece(&seen));
        let mv = piece.and_then(|piece| puzzle.move_of(&state, piece, u16::from(!on[piece - 1])));
        let played = mv.as_ref().map(|mv| puzzle.play(&state, mv));
        let verdict = match &played {
            None => Verdict::Silent,
            Some(Err(_)) => Verdict::CannotMove,
            Some(Ok(after)) if *after == nearer => Verdict::Agrees,
            Some(Ok(_)) => Verdict::MovesAway,
        };
        let refusal = played.and_then(Result::err);
        Some(Answer { state, on, branch, piece, mv, refusal, right, verdict })
    }

    /// Returns the state with this many moves to go; none beyond the last one.
    #[must_use]
    pub fn state(&self, to_go: usize) -> Option<AnyState> {
        (to_go < 1 << self.puzzle.pieces()).then(|| self.puzzle.state_on_line(&Steps::from(to_go)))?
    }
}

/// Returns which pieces are at their second place, the free end first.
fn on(puzzle: &AnyPuzzle, state: &AnyState) -> Vec<bool> {
    let mut placed = puzzle.layout(state, 0..puzzle.pieces());
    placed.sort_by_key(|placed| placed.piece);
    placed.iter().map(|placed| placed.place == 1).collect()
}
