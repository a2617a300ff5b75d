//! The explanations of wrong answers.

use gros_learning::{Answer, Mistake, Question, Verdict};
use gros_session::spec::Exercise;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Puzzle};

use crate::Lang;
use crate::message::say;

impl Lang {
    /// Explains a mistake, and never says the answer. If no mistake is known, it says which question the answer would
    /// answer, and where to begin.
    #[must_use]
    pub fn quiz_mistake(self, question: &Question, answer: &Answer, mistake: Option<Mistake>) -> String {
        let known = question.kind().zip(mistake);
        let told = known.and_then(|(kind, mistake)| match kind {
            Exercise::StateAfter | Exercise::PegsAfter => self.mistaken_state(question, answer, mistake),
            Exercise::RingAt | Exercise::DiscAt | Exercise::Next => {
                self.mistaken_piece(question, answer, mistake)
            }
            Exercise::Least | Exercise::Recurrence => self.mistaken_size(question, answer, mistake),
            Exercise::Cold => self.mistaken_piles(question, answer, mistake),
            _ => self.mistaken_count(kind, question, answer, mistake),
        });
        told.unwrap_or_else(|| {
            let near = if let Verdict::Near(near) = question.judge(answer) {
                self.near(question, answer, &near)
            } else {
                String::new()
            };
            self.sentences([near, self.quiz_hint(question)])
        })
    }

    /// Explains a wrong number of moves from or to a state.
    fn mistaken_count(
        self,
        kind: Exercise,
        question: &Question,
        answer: &Answer,
        mistake: Mistake,
    ) -> Option<String> {
        let (wrong, row) = (self.quiz_written(answer), question.row());
        Some(match (mistake, kind) {
            (Mistake::Backwards, _) => {
                say!(self, QuizBackwards { wrong, row: row.chars().rev().collect::<String>() })
            }
            (Mistake::ForgotToSwap, Exercise::MovesLeft) => say!(self, QuizForgotToSwapCount { wrong, row }),
            (Mistake::ForgotToSwap, Exercise::Binary) => say!(self, QuizForgotToSwapBinary { wrong }),
            (Mistake::ForgotToSwap, Exercise::StepOf) => say!(self, QuizForgotToSwapStep { wrong }),
            (Mistake::ForgotToSwap, _) => say!(self, QuizForgotToSwapDigits { wrong, row }),
            (Mistake::WrongEnd, Exercise::MovesLeft) => {
                say!(self, QuizWrongEndCount { wrong, ring: question.pieces() })
            }
            (Mistake::WrongEnd, Exercise::Binary) => say!(self, QuizWrongEndBinary { wrong }),
            (Mistake::WrongEnd, _) => say!(self, QuizWrongEndStep { wrong }),
            (Mistake::OneMore | Mistake::OneLess, _) => say!(self, QuizOneOff { wrong }),
            _ => return None,
        })
    }

    /// Explains a wrong state after a number of moves.
    fn mistaken_state(self, question: &Question, answer: &Answer, mistake: Mistake) -> Option<String> {
        let (wrong, n, at) = (self.quiz_written(answer), question.pieces(), question.at());
        let is_tower = question.is_tower();
        Some(match mistake {
            Mistake::Backwards if is_tower => say!(self, QuizBackwardsDiscs { wrong, disc: n }),
            Mistake::Backwards => say!(self, QuizBackwardsRow { wrong, ring: n }),
            Mistake::ForgotToSwap if is_tower => say!(self, QuizForgotToSwapPegs { wrong, at }),
            Mistake::ForgotToSwap => say!(self, QuizForgotToSwapState { wrong }),
            Mistake::WrongEnd => {
                let moves = self.moves(&at.into());
                if is_tower {
                    say!(self, QuizWrongEndPegs { wrong, moves })
                } else {
                    say!(self, QuizWrongEndState { wrong, moves })
                }
            }
            Mistake::WrongPeg => say!(self, QuizWrongPeg { wrong }),
            Mistake::Impossible if is_tower => say!(self, QuizImpossiblePegs { wrong }),
            Mistake::Impossible => say!(self, QuizImpossibleState { wrong }),
            Mistake::OneMore => say!(self, QuizOneMoreState { wrong, at: at + 1 }),
            Mistake::OneLess => say!(self, QuizOneLessState { wrong, at: at.saturating_sub(1) }),
            _ => return None,
        })
    }

    /// Explains the choice of a wrong piece for a move.
    fn mistaken_piece(self, question: &Question, answer: &Answer, mistake: Mistake) -> Option<String> {
        let (wrong, at) = (self.quiz_written(answer), question.at());
        let piece = || self.quiz_answer(question, answer);
        Some(match mistake {
            Mistake::WrongEnd => say!(self, QuizWrongEndRing { wrong, at }),
            Mistake::WrongRing => say!(self, QuizWrongRing { wrong }),
            Mistake::Impossible => return self.held(question, &wrong),
            Mistake::ForgotOne => say!(self, QuizForgotOneDisc { wrong, at }),
            Mistake::WrongDisc => say!(self, QuizWrongDisc { wrong, at }),
            Mistake::OneMore => say!(self, QuizOneOffPiece { piece: piece(), at: at + 1 }),
            Mistake::OneLess => say!(self, QuizOneOffPiece { piece: piece(), at: at.saturating_sub(1) }),
            _ => return None,
        })
    }

    /// Explains a wrong least number of moves for a number of pieces.
    fn mistaken_size(self, question: &Question, answer: &Answer, mistake: Mistake) -> Option<String> {
        let (wrong, n, is_tower) = (self.quiz_written(answer), question.pieces(), question.is_tower());
        let is_recurrence = question.kind() == Some(Exercise::Recurrence);
        let (less, least) = (n.saturating_sub(1), n.saturating_sub(2));
        let of_size = |wrong: &str, number: usize| {
            if is_tower {
                say!(self, QuizSizeTower { wrong, number })
            } else {
                say!(self, QuizSizeRings { wrong, number })
            }
        };
        Some(match mistake {
            Mistake::OtherPuzzle if is_recurrence => say!(self, QuizOtherRecurrence { wrong }),
            Mistake::OtherPuzzle if is_tower => say!(self, QuizOtherTower { wrong, number: n }),
            Mistake::OtherPuzzle => say!(self, QuizOtherRings { wrong, number: n }),
            Mistake::SizeMore => of_size(&wrong, n + 1),
            Mistake::SizeLess => of_size(&wrong, less),
            Mistake::ForgotOne => say!(self, QuizForgotOneRings { wrong, ring: n }),
            Mistake::NotDoubled => say!(self, QuizNotDoubled { wrong, least }),
            Mistake::DoubledOther => say!(self, QuizDoubledOther { wrong, less, least }),
            Mistake::OneMore | Mistake::OneLess => say!(self, QuizOneOff { wrong }),
            _ => return None,
        })
    }

    /// Explains a wrong answer about a position of the game.
    fn mistaken_piles(self, question: &Question, answer: &Answer, mistake: Mistake) -> Option<String> {
        let piles = question.piles()?;
        Some(match mistake {
            Mistake::WrongVerdict => self.quiz_because(question),
            Mistake::WrongPile => {
                let side = if piles.left < piles.right { "small" } else { "large" };
                say!(self, QuizWrongPile { side, pile: piles.left })
            }
            Mistake::OneMore | Mistake::OneLess => {
                say!(self, QuizOneOffPair { wrong: self.quiz_written(answer) })
            }
            _ => return None,
        })
    }

    /// Says what holds a ring.
    fn held(self, question: &Question, ring: &str) -> Option<String> {
        let (puzzle, state): (AnyPuzzle, AnyState) = question.board()?;
        let mv: AnyMove = puzzle.parse_move(ring).ok()?;
        let refused = self.illegal(&puzzle, &puzzle.play(&state, &mv).err()?);
        Some(self.sentences([refused.headline, refused.reason]))
    }
}
