//! The explanations of wrong answers.

use gros_learning::quiz::game::GameAsk;
use gros_learning::quiz::rings::RingsAsk;
use gros_learning::quiz::tower::TowerAsk;
use gros_learning::{Answer, Ask, Mistake, Question, Verdict};
use gros_session::spec::Exercise;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Puzzle};

use crate::Lang;
use crate::message::say;

impl Lang {
    /// Says what a mistake was; it never says the answer. Without a known one it says what the answer would be right for, and
    /// where to begin.
    #[must_use]
    pub fn quiz_mistake(self, question: &Question, answer: &Answer, mistake: Option<Mistake>) -> String {
        let wrong = &*self.quiz_written(answer);
        let told = mistake.and_then(|mistake| match &question.ask {
            Ask::Rings(ask) => self.mistake_with_rings(question, ask, answer, wrong, mistake),
            Ask::Tower(ask) => self.mistake_with_tower(question, ask, answer, wrong, mistake),
            Ask::Game(ask) => self.mistake_in_game(question, ask, wrong, mistake),
            Ask::Position(_) => None,
            Ask::Chain(ask) => Some(match mistake {
                Mistake::Backwards => say!(self, QuizBackwards { wrong, row: reversed(&ask.0) }),
                Mistake::ForgotToSwap => say!(self, QuizForgotToSwapDigits { wrong, row: &ask.0 }),
                _ => say!(self, QuizOneOff { wrong }),
            }),
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

    fn mistake_with_rings(
        self,
        question: &Question,
        ask: &RingsAsk,
        answer: &Answer,
        wrong: &str,
        mistake: Mistake,
    ) -> Option<String> {
        let rings = ask.rings();
        Some(match (ask, mistake) {
            (RingsAsk::StateAfter { .. }, Mistake::Backwards) => {
                say!(self, QuizBackwardsRow { wrong, ring: rings })
            }
            (RingsAsk::MovesLeft(row) | RingsAsk::Binary(row), Mistake::Backwards) => {
                say!(self, QuizBackwards { wrong, row: reversed(row) })
            }
            (RingsAsk::MovesLeft(row), Mistake::ForgotToSwap) => {
                say!(self, QuizForgotToSwapCount { wrong, row })
            }
            (RingsAsk::Binary(_), Mistake::ForgotToSwap) => say!(self, QuizForgotToSwapBinary { wrong }),
            (RingsAsk::StateAfter { .. }, Mistake::ForgotToSwap) => {
                say!(self, QuizForgotToSwapState { wrong })
            }
            (RingsAsk::MovesLeft(_), Mistake::WrongEnd) => {
                say!(self, QuizWrongEndCount { wrong, ring: rings })
            }
            (RingsAsk::Binary(_), Mistake::WrongEnd) => say!(self, QuizWrongEndBinary { wrong }),
            (RingsAsk::StateAfter { moves, .. }, Mistake::WrongEnd) => {
                say!(self, QuizWrongEndState { wrong, moves: self.moves(&(*moves).into()) })
            }
            (RingsAsk::RingAt { at, .. }, Mistake::WrongEnd) => {
                say!(self, QuizWrongEndRing { wrong, at: *at })
            }
            (RingsAsk::StateAfter { moves, .. }, Mistake::OneMore) => {
                say!(self, QuizOneMoreState { wrong, at: moves + 1 })
            }
            (RingsAsk::StateAfter { moves, .. }, Mistake::OneLess) => {
                say!(self, QuizOneLessState { wrong, at: moves.saturating_sub(1) })
            }
            (RingsAsk::StateAfter { .. }, Mistake::Impossible) => say!(self, QuizImpossibleState { wrong }),
            (RingsAsk::RingAt { at, .. }, Mistake::OneMore | Mistake::OneLess) => {
                self.one_off_piece(question, answer, neighbour(*at, mistake))
            }
            (RingsAsk::Next(_), Mistake::WrongRing) => say!(self, QuizWrongRing { wrong }),
            (RingsAsk::Next(_), Mistake::Impossible) => return self.held(question, wrong),
            (RingsAsk::Least(number), Mistake::OtherPuzzle) => {
                say!(self, QuizOtherRings { wrong, number: *number })
            }
            (RingsAsk::Least(number), Mistake::SizeMore | Mistake::SizeLess) => {
                say!(self, QuizSizeRings { wrong, number: resized(*number, mistake) })
            }
            (RingsAsk::Recurrence(_), Mistake::ForgotOne) => {
                say!(self, QuizForgotOneRings { wrong, ring: rings })
            }
            (RingsAsk::Recurrence(_), Mistake::NotDoubled) => {
                say!(self, QuizNotDoubled { wrong, least: rings.saturating_sub(2) })
            }
            (RingsAsk::Recurrence(_), Mistake::DoubledOther) => {
                let (less, least) = (rings.saturating_sub(1), rings.saturating_sub(2));
                say!(self, QuizDoubledOther { wrong, less, least })
            }
            (RingsAsk::Recurrence(_), Mistake::OtherPuzzle) => say!(self, QuizOtherRecurrence { wrong }),
            (_, Mistake::OneMore | Mistake::OneLess) => say!(self, QuizOneOff { wrong }),
            _ => return None,
        })
    }

    fn mistake_with_tower(
        self,
        question: &Question,
        ask: &TowerAsk,
        answer: &Answer,
        wrong: &str,
        mistake: Mistake,
    ) -> Option<String> {
        Some(match (ask, mistake) {
            (TowerAsk::StepOf(row), Mistake::Backwards) => {
                say!(self, QuizBackwards { wrong, row: reversed(row) })
            }
            (TowerAsk::PegsAfter { moves, .. }, mistake) => {
                return self.mistake_with_pegs(*moves, ask.discs(), wrong, mistake);
            }
            (TowerAsk::StepOf(_), Mistake::ForgotToSwap) => say!(self, QuizForgotToSwapStep { wrong }),
            (TowerAsk::StepOf(_), Mistake::WrongEnd) => say!(self, QuizWrongEndStep { wrong }),
            (TowerAsk::DiscAt { at, .. }, Mistake::ForgotOne) => {
                say!(self, QuizForgotOneDisc { wrong, at: *at })
            }
            (TowerAsk::DiscAt { at, .. }, Mistake::WrongDisc) => say!(self, QuizWrongDisc { wrong, at: *at }),
            (TowerAsk::DiscAt { at, .. }, Mistake::OneMore | Mistake::OneLess) => {
                self.one_off_piece(question, answer, neighbour(*at, mistake))
            }
            (TowerAsk::Least(number), Mistake::OtherPuzzle) => {
                say!(self, QuizOtherTower { wrong, number: *number })
            }
            (TowerAsk::Least(number), Mistake::SizeMore | Mistake::SizeLess) => {
                say!(self, QuizSizeTower { wrong, number: resized(*number, mistake) })
            }
            (_, Mistake::OneMore | Mistake::OneLess) => say!(self, QuizOneOff { wrong }),
            _ => return None,
        })
    }

    fn mistake_with_pegs(self, moves: u32, discs: usize, wrong: &str, mistake: Mistake) -> Option<String> {
        Some(match mistake {
            Mistake::Backwards => say!(self, QuizBackwardsDiscs { wrong, disc: discs }),
            Mistake::ForgotToSwap => say!(self, QuizForgotToSwapPegs { wrong, at: moves }),
            Mistake::WrongEnd => say!(self, QuizWrongEndPegs { wrong, moves: self.moves(&moves.into()) }),
            Mistake::WrongPeg => say!(self, QuizWrongPeg { wrong }),
            Mistake::Impossible => say!(self, QuizImpossiblePegs { wrong }),
            Mistake::OneMore => say!(self, QuizOneMoreState { wrong, at: moves + 1 }),
            Mistake::OneLess => say!(self, QuizOneLessState { wrong, at: moves.saturating_sub(1) }),
            _ => return None,
        })
    }

    fn mistake_in_game(
        self,
        question: &Question,
        ask: &GameAsk,
        wrong: &str,
        mistake: Mistake,
    ) -> Option<String> {
        Some(match (ask, mistake) {
            (GameAsk::Verdict { .. }, _) => self.quiz_because(question),
            (GameAsk::Partner(pile), Mistake::WrongPile) => {
                let is_small = ask.position().is_some_and(|(pile, other)| pile < other);
                say!(self, QuizWrongPile { side: if is_small { "small" } else { "large" }, pile: *pile })
            }
            (GameAsk::Partner(_), Mistake::OneMore | Mistake::OneLess) => {
                say!(self, QuizOneOffPair { wrong })
            }
            _ => return None,
        })
    }

    fn one_off_piece(self, question: &Question, answer: &Answer, at: u32) -> String {
        debug_assert!(matches!(question.kind(), Some(Exercise::RingAt | Exercise::DiscAt)));
        say!(self, QuizOneOffPiece { piece: self.quiz_answer(question, answer), at })
    }

    /// Says what holds a ring.
    fn held(self, question: &Question, ring: &str) -> Option<String> {
        let (puzzle, state): (AnyPuzzle, AnyState) = question.board()?;
        let mv: AnyMove = puzzle.parse_move(ring).ok()?;
        let refused = self.illegal(&puzzle, &puzzle.play(&state, &mv).err()?);
        Some(self.sentences([refused.headline, refused.reason]))
    }
}

fn reversed(row: &str) -> String {
    row.chars().rev().collect()
}

/// Returns the move beside the one that was asked about.
fn neighbour(at: u32, mistake: Mistake) -> u32 {
    if mistake == Mistake::OneMore { at + 1 } else { at.saturating_sub(1) }
}

fn resized(number: usize, mistake: Mistake) -> usize {
    if mistake == Mistake::SizeMore { number + 1 } else { number.saturating_sub(1) }
}
