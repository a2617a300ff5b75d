//! The link from a card to an exercise about it.

use gros_session::Timeline;
use gros_session::spec::{Exercise, Quiz};
use gros_solver::{AnyPuzzle, Puzzle};
use gros_text::Key;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::Msg;
use crate::ui::icons::{Shape, icon};

/// Links to one question of the kind; another one at each step.
pub fn try_one(ctx: Ctx, timeline: &Timeline<AnyPuzzle>, kind: Exercise) -> Html {
    let seed = timeline.cursor().clone().low_bits(10).to_usize().and_then(|step| u32::try_from(step).ok());
    let n = timeline.puzzle().pieces().clamp(Quiz::SIZES.0, Quiz::SIZES.1);
    let quiz = Quiz { seed: seed.unwrap_or(0) + 1, kinds: vec![kind], n, count: 1 };
    let address = format!("#/{quiz}");
    let onclick = ctx.on_link(Msg::quiz(quiz));
    html! {
        <p class="card-try"><a class="link" href={address} {onclick}>{ ctx.lang.text(Key::ExplainTryOne) }{ icon(Shape::Next) }</a></p>
    }
}

/// Returns the exercise that a card is about; none for most puzzles, and for other rules than the usual ones.
pub fn exercise(puzzle: &AnyPuzzle, method: &str) -> Option<Exercise> {
    if puzzle.keys().iter().any(|(key, _)| !matches!(*key, "n" | "piles")) {
        return None;
    }
    Some(match (puzzle.id(), method) {
        ("rings", "expect" | "automaton" | "shifts") => Exercise::MovesLeft,
        ("rings", "binary") => Exercise::Binary,
        ("rings", "alternation") => Exercise::Next,
        ("rings", "gray-code" | "two-rules" | "mirror" | "questions" | "purposes") => Exercise::StateAfter,
        ("rings", "decrement" | "ruler") => Exercise::RingAt,
        ("rings", "recursion") => Exercise::Recurrence,
        ("hanoi", "direction" | "ruler") => Exercise::DiscAt,
        ("hanoi", "formulas" | "pair-cycle" | "last-peg") => Exercise::StepOf,
        ("hanoi", "recursion") => Exercise::Least,
        ("wythoff", _) => Exercise::Cold,
        ("chain", "digits") => Exercise::Digits,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::{Chain, Hanoi, HanoiRule, Rings, Wythoff};

    #[test]
    fn cards_lead_to_exercises_of_their_puzzle() {
        let four = AnyPuzzle::from(Hanoi::with_rule(5, HanoiRule::Classic { pegs: 4 }).unwrap());
        assert_eq!(exercise(&four, "recursion"), None);
        let puzzles = [
            (AnyPuzzle::from(Rings::new(9).unwrap()), 10),
            (AnyPuzzle::from(Hanoi::new(5).unwrap()), 5),
            (AnyPuzzle::from(Wythoff::new(14u32.into(), 20u32.into())), 5),
            (AnyPuzzle::from(Chain::new(vec![3; 4]).unwrap()), 1),
        ];
        for (puzzle, least) in puzzles {
            let with =
                puzzle.methods().iter().filter(|method| exercise(&puzzle, method.id()).is_some()).count();
            assert!(with >= least, "{}: {with} of {}", puzzle.id(), puzzle.methods().len());
        }
    }
}
