//! A rule made of blocks, and the results of its test.

use gros_learning::tools::rule::{Answer, Condition, Pattern, Preset, Score, Target, Trial, Unread, Verdict};
use gros_solver::{AnyPuzzle, Puzzle};

use crate::message::{Count, say};
use crate::pieces::Kind;
use crate::{Key, Lang};

/// Returns the selector in messages of the tester for what its pieces are: rings or dials.
#[must_use]
pub fn tester_of(puzzle: &AnyPuzzle) -> &'static str {
    if puzzle.id() == "rings" { "rings" } else { "dials" }
}

impl Lang {
    /// Names a ready-made rule.
    #[must_use]
    pub fn tester_preset(self, puzzle: &AnyPuzzle, preset: Preset) -> String {
        match preset {
            Preset::Always => say!(self, TesterAlways { of: tester_of(puzzle) }),
            Preset::FirstTwo => say!(self, TesterFirstTwo { of: tester_of(puzzle) }),
            Preset::Parity => self.text(Key::TesterNeverWrong).to_owned(),
            Preset::InTurn => self.text(Key::TesterInTurn).to_owned(),
        }
    }

    /// Says which states are tested: `6 rings, goal: all off`, `all 63 states tested`.
    #[must_use]
    pub fn tester_facts(self, trial: &Trial) -> [String; 2] {
        let puzzle = trial.puzzle();
        let pieces = self.piece_count(Kind::of(puzzle), puzzle.pieces());
        let goal = say!(self, TesterGoal { of: tester_of(puzzle) });
        [say!(self, TesterFacts { pieces, goal }), say!(self, TesterTested { count: Count(trial.asked()) })]
    }

    /// Writes a condition, its number as `k`: `ring k is on`.
    #[must_use]
    pub fn tester_condition(self, puzzle: &AnyPuzzle, condition: Condition) -> String {
        let of = tester_of(puzzle);
        match condition {
            Condition::Odd => say!(self, TesterOdd { of }),
            Condition::Even => say!(self, TesterEven { of }),
            Condition::On(_) => say!(self, TesterOn { of }),
            Condition::Off(_) => say!(self, TesterOff { of }),
            Condition::FirstOn(_) => say!(self, TesterFirstOn { of }),
            Condition::OneMoved => say!(self, TesterOneMoved { of }),
            Condition::OtherMoved => say!(self, TesterOtherMoved { of }),
        }
    }

    /// Names the piece to move, its number as `k`: `ring k`.
    #[must_use]
    pub fn tester_target(self, puzzle: &AnyPuzzle, target: Target) -> String {
        let of = tester_of(puzzle);
        match target {
            Target::Piece(_) => say!(self, TesterPiece { of }),
            Target::FirstOn => say!(self, TesterTheFirstOn { of }),
            Target::AfterFirstOn => say!(self, TesterAfterFirstOn { of }),
        }
    }

    /// Names a block and an action on it: raise, lower, remove, add a condition.
    #[must_use]
    pub fn tester_block(self, block: usize) -> [String; 5] {
        [
            say!(self, TesterBlock { block }),
            say!(self, TesterUp { block }),
            say!(self, TesterDown { block }),
            say!(self, TesterRemove { block }),
            say!(self, TesterAddAndTo { block }),
        ]
    }

    /// Says what a block got right: `right 16 of 31`.
    #[must_use]
    pub fn tester_score(self, score: Score) -> String {
        if score.asked == 0 {
            return self.text(Key::TesterNever).to_owned();
        }
        say!(self, TesterScore { right: Count(score.right), asked: Count(score.asked) })
    }

    /// Says what could not be read in an address.
    #[must_use]
    pub fn tester_unread(self, unread: &[Unread]) -> String {
        let items = self.list(unread.iter().map(|Unread(item)| self.quoted(item)));
        say!(self, TesterUnread { items })
    }

    /// Says what the rule does in a state, and why that is right or wrong.
    #[must_use]
    pub fn tester_answer(self, trial: &Trial, to_go: usize) -> [String; 2] {
        let (puzzle, answer) = (trial.puzzle(), trial.answer(to_go));
        let Some(answer) = answer else {
            let state = puzzle.goal().to_string();
            return [say!(self, TesterState { state }), self.text(Key::TesterGoalReached).to_owned()];
        };
        let state = answer.state.to_string();
        let head = if answer.verdict == Verdict::Agrees {
            say!(self, TesterState { state })
        } else {
            say!(self, TesterCounterexample { state })
        };
        let says = match &answer.mv {
            Some(mv) => say!(self, TesterSays { step: self.move_name(&answer.state, mv) }),
            None => self.text(Key::TesterSaysNothing).to_owned(),
        };
        [self.sentences([head, says]), self.tester_reason(trial, &answer, to_go)]
    }

    fn tester_reason(self, trial: &Trial, answer: &Answer, to_go: usize) -> String {
        let puzzle = trial.puzzle();
        let on = answer.on.iter().filter(|on| **on).count();
        let parity = if on % 2 == 1 { "odd" } else { "even" };
        // A rule that does not count leaves it to the reader to find out what counts.
        let seen =
            trial.rule().counts().then(|| say!(self, TesterCountOn { of: tester_of(puzzle), on, parity }));
        let result = match (answer.verdict, &answer.refusal) {
            (Verdict::Agrees, _) => self.text(Key::TesterAgrees).to_owned(),
            (Verdict::MovesAway, _) => {
                say!(self, TesterLeadsBack { after: Count(to_go + 1), to_go: Count(to_go) })
            }
            (Verdict::CannotMove, Some(why)) => self.illegal(puzzle, why).spoken,
            _ if answer.branch.is_none() => self.text(Key::TesterNoBlock).to_owned(),
            _ => say!(self, TesterNoPiece { of: tester_of(puzzle) }),
        };
        self.sentences(seen.into_iter().chain([result]))
    }

    /// Names a result, as in the legend of the map.
    #[must_use]
    pub fn tester_verdict(self, puzzle: &AnyPuzzle, verdict: Verdict) -> String {
        let key = match verdict {
            Verdict::Agrees => Key::TesterAgree,
            Verdict::MovesAway => Key::TesterAway,
            Verdict::Silent => Key::TesterSilent,
            Verdict::CannotMove => return say!(self, TesterCannotMove { of: tester_of(puzzle) }),
        };
        self.text(key).to_owned()
    }

    /// Writes the value of the slider through all states.
    #[must_use]
    pub fn tester_slider(self, trial: &Trial, to_go: usize) -> String {
        let (Some(state), Some(verdict)) = (trial.state(to_go), trial.verdict(to_go)) else {
            return self.text(Key::TesterSliderGoal).to_owned();
        };
        let result = self.tester_verdict(trial.puzzle(), verdict);
        say!(self, TesterSliderText { to_go: Count(to_go), state: state.to_string(), result })
    }

    /// Asks about where a rule fails; empty if it does not.
    #[must_use]
    pub fn tester_pattern(self, pattern: Pattern) -> String {
        let key = match pattern {
            Pattern::None => return String::new(),
            Pattern::Even { gap } => return say!(self, TesterPatternEven { gap: Count(gap) }),
            Pattern::One => Key::TesterPatternOne,
            Pattern::All => Key::TesterPatternAll,
            Pattern::NearGoal => Key::TesterPatternNearGoal,
            Pattern::NearHalf => Key::TesterPatternNearHalf,
            Pattern::FarHalf => Key::TesterPatternFarHalf,
            Pattern::Other => Key::TesterPatternOther,
        };
        self.text(key).to_owned()
    }
}
