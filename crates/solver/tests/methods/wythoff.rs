//! Two piles: all methods agree with the solver on winning moves and cold positions.

use gros_solver::methods::{self, Method, NotHere, Question};
use gros_solver::wythoff::methods::Reason;
use gros_solver::wythoff::{Policy, Rule};
use gros_solver::{AnyPuzzle, Piles, Puzzle, Route, Steps, Wythoff};
use gros_solver::{rings, wythoff};
use proptest::prelude::*;

fn about(game: &Wythoff) -> Question<AnyPuzzle> {
    let puzzle = AnyPuzzle::Wythoff(game.clone());
    Question { start: puzzle.start(), goal: puzzle.goal(), here: puzzle.start(), puzzle }
}

/// Compares a method with the solver.
#[track_caller]
fn check(game: &Wythoff, method: Method) -> Reason {
    let (puzzle, start) = (game.clone(), game.start());
    let question = Question { goal: puzzle.goal(), here: start.clone(), start, puzzle };
    let found = methods::explain(method, &question).unwrap();
    let (here, id) = (game.start(), method.id());
    let verdict = found.reason.verdict();
    assert_eq!(verdict.winning, game.winning_moves(&here), "{id} {here}");
    assert_eq!(verdict.cold, game.is_cold(&here), "{id} {here}");
    let next = found.next.map(|mv| mv.to_string());
    if verdict.cold || game.policy() == Policy::Lose {
        assert_eq!(next, None, "{id} {here}");
    } else {
        let line = game.route(&here, &game.goal()).unwrap();
        assert_eq!(next, line.move_at(&Steps::ZERO).map(|mv| mv.to_string()), "{id} {here}");
    }
    found.reason
}

fn game(left: u32, right: u32) -> Wythoff {
    Wythoff::new(left.into(), right.into())
}

#[test]
fn all_small_positions() {
    for (left, right) in (0..=28).flat_map(|left| (0..=28).map(move |right| (left, right))) {
        for policy in [Policy::Soon, Policy::Long, Policy::Lose] {
            let both = game(left, right).with_policy(policy);
            let one = both.clone().with_rule(Rule::Nim);
            for game in [both, one] {
                let puzzle = AnyPuzzle::Wythoff(game.clone());
                for method in puzzle.methods() {
                    check(&game, *method);
                }
            }
        }
    }
}

#[test]
fn all_cold_positions_of_a_table_are_those_of_the_others() {
    let Reason::Table(table) = check(&game(40, 40), wythoff::methods::TABLE) else { panic!() };
    let Reason::Sieve(sieve) = check(&game(40, 40), wythoff::methods::SIEVE) else { panic!() };
    let Reason::Mex(mex) = check(&game(40, 40), wythoff::methods::MEX) else { panic!() };
    let inside = |position: &&Piles| position.right <= 40u32;
    assert_eq!(sieve.rounds.iter().filter(inside).cloned().collect::<Vec<Piles>>(), table.cold);
    let both_ways = mex.rows.iter().flat_map(|[one, other]| [[*one, *other], [*other, *one]]);
    let mut both_ways: Vec<Piles> = both_ways
        .filter(|row| row.iter().all(|pile| *pile <= 40))
        .map(|[one, other]| Piles::new(one.into(), other.into()))
        .collect();
    both_ways.sort();
    both_ways.dedup();
    assert_eq!(both_ways, table.cold);
}

#[test]
fn the_least_unused_numbers_are_those_of_the_closed_form() {
    let Reason::Mex(mex) = check(&game(10_000, 9_999), wythoff::methods::MEX) else { panic!() };
    for (k, [lower, upper]) in mex.rows.iter().enumerate() {
        let cold = wythoff::cold(Rule::Wythoff, &k.into());
        assert_eq!((cold.left, cold.right), ((*lower).into(), (*upper).into()));
    }
    let mut used: Vec<usize> =
        mex.rows[1..].iter().flatten().copied().filter(|pile| *pile <= 10_000).collect();
    used.sort_unstable();
    assert!(used.into_iter().eq(1..=10_000), "every number is used once");
}

#[test]
fn tables_have_limits_and_nim_has_fewer_methods() {
    let refused = |game: Wythoff, method| methods::explain(method, &about(&game)).map(|_| ());
    for (method, most) in
        [(wythoff::methods::TABLE, 200), (wythoff::methods::SIEVE, 1_000), (wythoff::methods::MEX, 10_000)]
    {
        let over = u32::try_from(most).unwrap() + 1;
        assert_eq!(refused(game(3, over), method), Err(NotHere::TooMany { most }));
        check(&game(over - 1, 7), method);
    }
    assert_eq!(refused(game(3, 4).with_rule(Rule::Nim), wythoff::methods::MEX), Err(NotHere::OtherGame));
    assert_eq!(
        refused(game(3, 4).with_rule(Rule::Nim), wythoff::methods::CLOSED_FORM),
        Err(NotHere::OtherGame)
    );
    assert_eq!(refused(game(3, 4).with_rule(Rule::Nim), rings::methods::EXPECT), Err(NotHere::OtherPuzzle));
}

#[test]
fn fibonacci_neighbours_are_told_apart() {
    let (mut lower, mut upper) = (Steps::ONE, Steps::from(2u32));
    while upper.to_string().len() < 60 {
        for more in [0u32, 1] {
            let game = Wythoff::new(lower.clone(), &upper + &more.into());
            let Reason::ClosedForm(form) = check(&game, wythoff::methods::CLOSED_FORM) else { panic!() };
            check(&game, wythoff::methods::PARTITION);
            assert_eq!(form.verdict.cold, game.is_cold(&game.start()));
        }
        // Every other pair of neighbours is cold.
        let next = &lower + &upper;
        lower = &upper + &next;
        upper = &next + &lower;
        std::mem::swap(&mut lower, &mut upper);
        (lower, upper) = if lower < upper { (lower, upper) } else { (upper, lower) };
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn large_piles(left in "[1-9][0-9]{0,80}", right in "[1-9][0-9]{0,80}") {
        let game = Wythoff::new(left.parse().unwrap(), right.parse().unwrap());
        for method in [wythoff::methods::CLOSED_FORM, wythoff::methods::PARTITION] {
            check(&game, method);
        }
    }

    #[test]
    fn piles_of_the_tables(left in 0..=120u32, right in 0..=120u32) {
        for method in AnyPuzzle::Wythoff(game(left, right)).methods() {
            check(&game(left, right), *method);
        }
    }
}
