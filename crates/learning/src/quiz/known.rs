//! The mistakes that are known in exercises, and the answers that they yield.

use gros_session::spec::Exercise;

use crate::answer::Answer;
use crate::mistake::Mistake;
use crate::position::{Ask, Opened, Pile, cold_pile, moves_of};

/// Returns the answer that a mistake yields in a kind of exercise.
pub(crate) fn wrong(asked: &Opened, kind: Exercise, mistake: Mistake) -> Option<Answer> {
    match kind {
        Exercise::StateAfter | Exercise::PegsAfter => state(asked, kind, mistake).map(Answer::Row),
        Exercise::RingAt | Exercise::DiscAt | Exercise::Next => piece(asked, kind, mistake).map(Answer::from),
        Exercise::Least | Exercise::Recurrence => size(asked, kind, mistake).map(Answer::from),
        Exercise::Cold => cold(asked, mistake),
        Exercise::Binary if mistake == Mistake::ForgotToSwap => asked.row().map(Answer::Row),
        Exercise::Binary => {
            let digits = asked.pieces();
            let number = number(asked, kind, mistake)?;
            (number < 1 << digits).then(|| Answer::Row(format!("{number:0digits$b}")))
        }
        Exercise::MovesLeft | Exercise::StepOf | Exercise::Digits => {
            number(asked, kind, mistake).map(Answer::from)
        }
    }
}

fn reversed(row: &str) -> String {
    row.chars().rev().collect()
}

/// The number of moves from or to a state.
fn number(asked: &Opened, kind: Exercise, mistake: Mistake) -> Option<u32> {
    let counts_left = matches!(kind, Exercise::MovesLeft | Exercise::Binary);
    let row = asked.row()?;
    let count = |row: &str| if counts_left { asked.left_from(row) } else { asked.step_of(row) };
    let right = count(&row)?;
    match mistake {
        Mistake::Backwards => count(&reversed(&row)),
        Mistake::ForgotToSwap => match kind {
            Exercise::StepOf => Some(without_swaps(&row)),
            Exercise::Digits => u32::from_str_radix(&row, 3).ok(),
            _ => u32::from_str_radix(&row, 2).ok(),
        },
        Mistake::WrongEnd if counts_left => ((1 << row.len()) - 1_u32).checked_sub(right),
        Mistake::WrongEnd if kind == Exercise::StepOf => asked.moves()?.checked_sub(right),
        _ => off_by_one(right, mistake),
    }
}

fn off_by_one(right: u32, mistake: Mistake) -> Option<u32> {
    match mistake {
        Mistake::OneMore => right.checked_add(1),
        Mistake::OneLess => right.checked_sub(1),
        _ => None,
    }
}

/// Writes 0 for a disc that is where the next larger one is, and 1 for any other; the largest belongs on A.
fn without_swaps(row: &str) -> u32 {
    let larger = std::iter::once('A').chain(row.chars());
    row.chars().zip(larger).fold(0, |number, (peg, larger)| 2 * number + u32::from(peg != larger))
}

/// The state after a number of moves.
fn state(asked: &Opened, kind: Exercise, mistake: Mistake) -> Option<String> {
    let (at, left, digits) = (asked.at()?, asked.moves()?.checked_sub(asked.at()?)?, asked.pieces());
    match (mistake, kind) {
        (Mistake::Backwards, _) => asked.state_after(at).map(|row| reversed(&row)),
        (Mistake::WrongEnd, _) => asked.state_after(left),
        (Mistake::ForgotToSwap, Exercise::StateAfter) => Some(format!("{left:0digits$b}")),
        (Mistake::ForgotToSwap, _) => Some(format!("{at:0digits$b}").replace('0', "A").replace('1', "C")),
        (Mistake::WrongPeg, Exercise::PegsAfter) => {
            let other = |peg| match peg {
                'B' => 'C',
                'C' => 'B',
                peg => peg,
            };
            Some(asked.state_after(at)?.chars().map(other).collect())
        }
        _ => asked.state_after(off_by_one(at, mistake)?),
    }
}

/// The piece that makes a move.
fn piece(asked: &Opened, kind: Exercise, mistake: Mistake) -> Option<u32> {
    let at = asked.at()?;
    match (mistake, kind) {
        (Mistake::WrongRing, Exercise::Next) => {
            let next = asked.piece_at(1);
            asked.movable()?.into_iter().find(|ring| Some(*ring) != next)
        }
        (_, Exercise::Next) => None,
        // From all off, move k moves the ring of the ruler.
        (Mistake::WrongEnd, Exercise::RingAt) => Some(at.trailing_zeros() + 1),
        (Mistake::ForgotOne, Exercise::DiscAt) => Some(at.trailing_zeros()).filter(|halved| *halved > 0),
        (Mistake::WrongDisc, Exercise::DiscAt) => Some(u32::BITS - at.leading_zeros()),
        _ => asked.piece_at(off_by_one(at, mistake)?),
    }
}

/// The least number of moves for a number of pieces.
fn size(asked: &Opened, kind: Exercise, mistake: Mistake) -> Option<u32> {
    let n = asked.pieces();
    let (one, two) = (asked.moves_with(n.checked_sub(1)?), asked.moves_with(n.checked_sub(2)?));
    match (mistake, kind) {
        (Mistake::OtherPuzzle, Exercise::Least) => {
            let other = if asked.is_tower() { "rings" } else { "hanoi" };
            moves_of(&format!("{other}?n={n}"))
        }
        (Mistake::SizeMore, Exercise::Least) => asked.moves_with(n + 1),
        (Mistake::SizeLess, Exercise::Least) => one,
        (_, Exercise::Least) => off_by_one(asked.moves()?, mistake),
        (Mistake::ForgotOne, _) => Some(one? + 2 * two?),
        (Mistake::NotDoubled, _) => Some(one? + two? + 1),
        (Mistake::DoubledOther, _) => Some(2 * one? + two? + 1),
        (Mistake::OtherPuzzle, _) => Some(2 * one? + 1),
        _ => None,
    }
}

/// Whether a position is cold, or the other pile of a cold one.
fn cold(asked: &Opened, mistake: Mistake) -> Option<Answer> {
    match (asked.answer()?, mistake, &asked.ask) {
        (Answer::Cold(is_cold), Mistake::WrongVerdict, _) => Some(Answer::Cold(!is_cold)),
        (Answer::Number(_), Mistake::WrongPile, Ask::Cold(number, pile)) => {
            // The pile that is given, taken for the other one, would be as far from its partner as in the next pair that has
            // such a pile.
            let given = cold_pile(*number, pile.other())?;
            let after = (1..).find(|pair| cold_pile(*pair, *pile).is_none_or(|stones| stones > given))?;
            let wrong = match pile {
                Pile::Small => given.checked_add(after),
                Pile::Large => given.checked_sub(after),
            };
            wrong.map(Answer::from)
        }
        (right @ Answer::Number(_), ..) => off_by_one(right.number()?, mistake).map(Answer::from),
        _ => None,
    }
}
