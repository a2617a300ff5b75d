//! The six questions about rings: each formula gives the solver's answer.

use gros_solver::methods::Question;
use gros_solver::rings::methods::QUESTIONS;
use gros_solver::{AnyPuzzle, Puzzle, Rings, Route, Steps, gray, ruler};
use gros_text::{Answer, Lang};

/// Returns the number between two texts.
fn number_between(formula: &str, before: &str, after: &str) -> Steps {
    let rest = formula.rsplit_once(before).unwrap_or_else(|| panic!("{formula}")).1;
    rest.split_once(after).unwrap_or_else(|| panic!("{formula}")).0.replace(',', "").parse().unwrap()
}

#[test]
fn the_formulas_hold_for_all_states_and_moves() {
    let rings = Rings::new(4).unwrap();
    let puzzle = AnyPuzzle::from(rings);
    let question =
        Question { start: puzzle.start(), goal: puzzle.goal(), here: puzzle.start(), puzzle: puzzle.clone() };
    for (from, to) in (0..16u32).flat_map(|from| (0..16u32).map(move |to| (from, to))) {
        let [x, y] = [from, to].map(|rank| rings.state_of_rank(&rank.into()));
        let route = rings.route(&x, &y).unwrap();
        for k in 1..=route.steps().to_u64().unwrap() {
            let typed = [x.to_string(), y.to_string(), k.to_string()];
            let asked = Lang::English.asked(QUESTIONS, &question, typed.each_ref().map(String::as_str));
            let answers = asked.asks.unwrap().answers;
            let [_, _, all_off, distance, ring, state] = &answers[..] else { panic!("{answers:?}") };
            assert!(all_off.formula.ends_with(&format!("₂ = {from}")), "{all_off:?}");
            assert!(distance.formula.ends_with(&format!("= {}", route.steps())), "{distance:?}");
            let mv = route.move_at(&(k - 1).into()).unwrap();
            let Answer { formula, answer, .. } = ring;
            let first = formula.split(" = ").nth(1).unwrap();
            assert_eq!(ruler::term(&number_between(first, "g(", ")")), Some(mv.ring), "{formula}");
            assert_eq!(answer, &format!("ring {}", mv.ring));
            let rank = number_between(&state.formula, " = ", " ⊕");
            let after = route.state_at(&k.into());
            assert_eq!((rank.clone(), &state.answer), (after.rank(), &after.to_string()));
            assert_eq!(gray::rank(&gray::word(&rank)), rank);
        }
    }
}

#[test]
fn what_is_typed_wrongly_is_said_beside_it() {
    let puzzle = AnyPuzzle::from(Rings::new(4).unwrap());
    let question = Question { start: puzzle.start(), goal: puzzle.goal(), here: puzzle.start(), puzzle };
    let wrong = |typed: [&str; 3]| Lang::English.asked(QUESTIONS, &question, typed).wrong;
    let [x, y, k] = wrong(["11", "0000", "0"]);
    assert!(x.is_some() && y.is_none());
    assert_eq!(k.as_deref(), Some("A whole number of at least 1, such as 1,000 or 2^70"));
    assert_eq!(wrong(["on", "off", "2^3"]), [None, None, None]);
    assert_eq!(wrong(["on", "off", "11"])[2].as_deref(), Some("There are only 10 moves from x to y."));
}
