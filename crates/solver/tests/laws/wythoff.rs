//! Laws of the game: cold positions by three methods, lines of play, Grundy values.

use gros_solver::wythoff::{
    ColdTable, GrundyTable, MOST_MOVES, Policy, Rule, cold, is_cold, partner, winning_moves,
};
use gros_solver::{AnyPuzzle, Guarantee, IllegalMove, Piles, Puzzle, Route, Steps, Wythoff};
use proptest::prelude::*;

use super::case::{at, unless_quick};
use super::routes::largest_moves;

const RULES: [Rule; 2] = [Rule::Wythoff, Rule::Nim];
const POLICIES: [Policy; 3] = [Policy::Soon, Policy::Long, Policy::Lose];

fn position(left: usize, right: usize) -> Piles {
    Piles::new(Steps::from(left), Steps::from(right))
}

fn all(size: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..size).flat_map(move |left| (0..size).map(move |right| (left, right)))
}

#[test]
fn table_sieve_and_closed_form_agree() {
    for rule in RULES {
        let table = ColdTable::by_looking(rule, 301);
        assert_eq!(table, ColdTable::by_sieve(rule, 301));
        for (left, right) in all(301) {
            assert_eq!(is_cold(rule, &position(left, right)), table.is_cold(left, right), "{left}, {right}");
        }
        let listed: Vec<Piles> = table.cold_positions().collect();
        assert!(listed.iter().all(|position| is_cold(rule, position)));
        let count = all(301).filter(|(left, right)| table.is_cold(*left, *right)).count();
        assert_eq!((listed.len(), listed.contains(&position(0, 0))), (count, true));
        assert!(!table.is_cold(301, 301) && !table.is_cold(0, 301));
    }
}

/// Returns the positions after every legal move.
fn after_every_move(rule: Rule, left: usize, right: usize) -> impl Iterator<Item = (usize, usize)> {
    let one_pile = (0..left).map(move |to| (to, right)).chain((0..right).map(move |to| (left, to)));
    let both = 1..=if rule == Rule::Wythoff { left.min(right) } else { 0 };
    one_pile.chain(both.map(move |taken| (left - taken, right - taken)))
}

#[test]
fn outside_the_table_nothing_is_cold() {
    let table = ColdTable::by_looking(Rule::Wythoff, 3);
    assert!(table.is_cold(1, 2) && table.is_cold(2, 1));
    for (left, right) in [(0, 5), (2, 3), (3, 0), (3, 5), (0, 3), (9, 9)] {
        assert!(!table.is_cold(left, right), "{left}, {right}");
    }
}

#[test]
fn the_field_ends_a_little_beyond_the_position() {
    let corner = |left: u64, right: u64| {
        let game = Wythoff::new(left.into(), right.into());
        game.field(&game.start(), 32).map(|field| field.corner)
    };
    assert_eq!(corner(31, 31), Some([0, 0]));
    assert_eq!(corner(32, 100), Some([5, 73]));
    let most = 1u64 << 52;
    assert_eq!((corner(most - 1, 0), corner(most, 0)), (Some([most - 1 + 5 - 32, 0]), None));
}

#[test]
fn all_winning_moves_and_no_other_are_named() {
    for rule in RULES {
        let table = ColdTable::by_looking(rule, 301);
        for (left, right) in all(unless_quick(301, 80)) {
            let to_cold =
                after_every_move(rule, left, right).filter(|(left, right)| table.is_cold(*left, *right));
            let mut expected: Vec<Piles> = to_cold.map(|(left, right)| position(left, right)).collect();
            expected.sort();
            assert_eq!(winning_moves(rule, &position(left, right)), expected, "from {left}, {right}");
            assert_eq!(expected.is_empty(), is_cold(rule, &position(left, right)));
        }
    }
}

#[test]
fn the_published_cold_positions() {
    let mut lines = include_str!("../counts/wythoff_cold.tsv").lines();
    assert_eq!(lines.next(), Some("k\ta\tb\tsource"));
    for line in lines {
        let columns: Vec<&str> = line.split('\t').collect();
        let number: Steps = columns[0].parse().unwrap();
        assert_eq!(
            cold(Rule::Wythoff, &number).to_string(),
            format!("{},{}", columns[1], columns[2]),
            "{line}"
        );
    }
}

#[test]
fn the_published_grundy_values() {
    let table = GrundyTable::new(Rule::Wythoff, 500, 500).unwrap();
    for line in include_str!("../counts/wythoff_grundy.tsv").lines().skip(1) {
        let columns: Vec<&str> = line.split('\t').collect();
        let left: usize = columns[0].parse().unwrap();
        let found: Vec<String> =
            (0..10).filter_map(|right| table.value(left, right)).map(|value| value.to_string()).collect();
        assert_eq!(found.join(" "), columns[1], "row {left}");
    }
    for (left, right) in all(500) {
        let value = table.value(left, right).unwrap();
        assert_eq!(value == 0, is_cold(Rule::Wythoff, &position(left, right)));
        assert_eq!(Some(value), table.value(right, left));
    }
    assert_eq!((table.value(0, 500), table.value(500, 0)), (None, None));
    assert_eq!(GrundyTable::new(Rule::Wythoff, 501, 1), None);
}

#[test]
fn grundy_values_are_the_least_that_no_move_reaches() {
    for rule in RULES {
        let table = GrundyTable::new(rule, 30, 40).unwrap();
        for (left, right) in (0..30).flat_map(|left| (0..40).map(move |right| (left, right))) {
            let game = Wythoff::new(left.into(), right.into()).with_rule(rule);
            let value = |to: &Piles| table.value(to.left.to_usize().unwrap(), to.right.to_usize().unwrap());
            let seen: Vec<u16> = game.legal_moves(&game.start()).filter_map(|mv| value(&mv.to)).collect();
            let least = (0..).find(|number| !seen.contains(number));
            assert_eq!(table.value(left, right), least, "{left}, {right}");
            if rule == Rule::Nim {
                assert_eq!(least.map(usize::from), Some(left ^ right));
            }
        }
    }
}

#[test]
fn every_number_is_in_one_cold_position() {
    for pile in 1..2_000usize {
        let other = partner(Rule::Wythoff, &pile.into());
        assert_eq!(partner(Rule::Wythoff, &other), Steps::from(pile));
        assert!(is_cold(Rule::Wythoff, &Piles::new(pile.into(), other)));
    }
}

/// Returns whether a = ⌊kφ⌋, by a ≤ kφ < a + 1 and φ² = φ + 1.
fn is_lower(a: &Steps, k: &Steps) -> bool {
    let is_at_most = |a: &Steps| a * a <= &(a * k) + &(k * k);
    is_at_most(a) && !is_at_most(&(a + &Steps::ONE))
}

#[test]
fn neighbours_of_fibonacci_numbers_up_to_fifty_digits() {
    let (mut one, mut next) = (Steps::ONE, Steps::ONE);
    while one.to_string().len() <= 51 {
        for k in [one.saturating_sub(&Steps::ONE), one.clone(), &one + &Steps::ONE] {
            let Piles { left: a, right: b } = cold(Rule::Wythoff, &k);
            assert!(is_lower(&a, &k), "{k}");
            assert_eq!(b, &a + &k);
            assert!(is_cold(Rule::Wythoff, &Piles::new(b.clone(), a.clone())));
            assert!(!is_cold(Rule::Wythoff, &Piles::new(a.clone(), &b + &Steps::ONE)));
            assert!(
                b.is_zero() || !is_cold(Rule::Wythoff, &Piles::new(a.clone(), b.saturating_sub(&Steps::ONE)))
            );
            assert_eq!((partner(Rule::Wythoff, &a), partner(Rule::Wythoff, &b)), (b, a));
        }
        (one, next) = (next.clone(), &one + &next);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_large_position_is_cold_or_leads_to_a_cold_one(
        words in prop::collection::vec(any::<u64>(), 1..20), other in prop::collection::vec(any::<u64>(), 1..20),
        rule in prop::sample::select(RULES.to_vec()),
    ) {
        let pile = |words: &[u64]| words.iter().fold(Steps::ZERO, |sum, word| &(sum << 64) + &Steps::from(*word));
        let here = Piles::new(pile(&words), pile(&other));
        let game = Wythoff::new(here.left.clone(), here.right.clone()).with_rule(rule);
        let winning = game.winning_moves(&here);
        prop_assert_eq!(winning.is_empty(), game.is_cold(&here));
        prop_assert!(winning.len() <= 3);
        for to in winning {
            prop_assert!(game.is_cold(&to));
            let mv = game.parse_move(&to.to_string()).unwrap();
            prop_assert_eq!(game.play(&here, &mv), Ok(to));
        }
        laws_of_a_line(&game);
        laws_of_a_line(&AnyPuzzle::Wythoff(game));
    }
}

/// Checks the queries of a route at every step of a line of play.
fn laws_of_a_line<P: Puzzle>(game: &P) {
    let line = game.route(&game.start(), &game.goal()).unwrap();
    let length = u32::try_from(line.steps().to_u64().unwrap()).unwrap();
    assert!(length <= MOST_MOVES);
    assert_eq!(line.guarantee(), Guarantee::LineOfPlay);
    let mut here = game.start();
    let moves: Vec<P::Move> = line.moves(&Steps::ZERO, line.steps()).collect();
    assert_eq!(moves.len(), length as usize);
    for (step, mv) in (0..length).zip(&moves) {
        assert_eq!(line.state_at(&at(step)), here);
        assert_eq!(line.step_of(&here), Some(at(step)), "{here}");
        assert_eq!(line.move_at(&at(step)).as_ref(), Some(mv));
        assert_eq!(line.size_class(&at(step)), game.size_class(mv));
        assert_eq!(line.next_move_of(1, &at(step)), Some(at(step)));
        let mut row = here.to_string().into_bytes();
        game.apply_to_text(&mut row, mv);
        here = game.play(&here, mv).unwrap();
        assert_eq!(String::from_utf8(row), Ok(here.to_string()));
        assert_eq!(game.parse_state(&here.to_string()).as_ref(), Ok(&here));
    }
    assert_eq!((line.state_at(&at(length)), line.move_at(&at(length))), (here.clone(), None));
    assert_eq!(line.next_move_of(1, &at(length)), None);
    assert!(here == game.goal() || length == MOST_MOVES, "{here} is the end");
}

#[test]
fn lines_of_play_from_all_small_positions() {
    for (left, right) in all(26) {
        for (rule, policy) in RULES.into_iter().flat_map(|rule| POLICIES.map(|policy| (rule, policy))) {
            let game = Wythoff::new(left.into(), right.into()).with_rule(rule).with_policy(policy);
            laws_of_a_line(&game);
            laws_of_a_line(&AnyPuzzle::Wythoff(game.clone()));
            let line = game.route(&game.start(), &game.goal()).unwrap();
            if left < 9 && right < 9 {
                largest_moves::<Wythoff>(&line);
                for (other_left, other_right) in all(9) {
                    let other = position(other_left, other_right);
                    let steps = line.steps().to_u64().unwrap();
                    let step = (0..=steps).find(|step| line.state_at(&(*step).into()) == other);
                    assert_eq!(line.step_of(&other), step.map(Steps::from), "{other} from {left},{right}");
                }
            }
            sides_follow_their_policies(&game, policy);
        }
    }
}

fn sides_follow_their_policies(game: &Wythoff, policy: Policy) {
    let line = game.route(&game.start(), &game.goal()).unwrap();
    let steps = line.steps().to_u64().unwrap();
    let is_hot = |step: &u64| !game.is_cold(&line.state_at(&(*step).into()));
    let chance = (0..steps).find(is_hot);
    for step in 0..steps {
        let (here, next) = (line.state_at(&step.into()), line.state_at(&(step + 1).into()));
        let winning = game.winning_moves(&here);
        let stones = |position: &&Piles| position.stones();
        match policy {
            _ if winning.is_empty() => {
                let larger = (&here.left).max(&here.right);
                let after = (&next.left).max(&next.right);
                assert!(
                    next.stones() == here.stones().saturating_sub(&Steps::ONE)
                        && (after < larger || here.left == here.right)
                );
            }
            Policy::Lose if Some(step) == chance => {
                assert!(!game.is_cold(&next) || here.stones() == Steps::ONE, "{here} to {next}");
                let is_forced = here.stones() == Steps::ONE;
                let is_last = steps < 1_000 && (steps - step) % 2 == 1;
                assert_eq!(
                    is_last,
                    is_forced,
                    "the side that wanted to lose at {here} wins: {}",
                    game.start()
                );
            }
            Policy::Soon | Policy::Lose => {
                assert_eq!(Some(next.stones()), winning.iter().min_by_key(stones).map(Piles::stones));
            }
            Policy::Long => {
                assert_eq!(Some(next.stones()), winning.iter().max_by_key(stones).map(Piles::stones));
            }
        }
    }
}

#[test]
fn the_right_one_of_two_equal_piles_is_taken_from() {
    let first = |left: usize, right: usize, rule, policy| {
        let game = Wythoff::new(left.into(), right.into()).with_rule(rule).with_policy(policy);
        let line = game.route(&game.start(), &game.goal()).unwrap();
        line.state_at(&Steps::ONE).to_string()
    };
    assert_eq!(first(3, 3, Rule::Nim, Policy::Soon), "3,2");
    assert_eq!(first(5, 3, Rule::Wythoff, Policy::Soon), "4,3");
    assert_eq!(first(4, 4, Rule::Wythoff, Policy::Lose), "0,4");
    assert_eq!(first(6, 4, Rule::Wythoff, Policy::Lose), "6,0");
    assert_eq!(
        [first(0, 6, Rule::Wythoff, Policy::Lose), first(0, 1, Rule::Wythoff, Policy::Lose)],
        ["0,1", "0,0"]
    );
}

#[test]
fn legal_moves_are_those_that_play_accepts() {
    for (rule, (left, right)) in RULES.into_iter().flat_map(|rule| all(20).map(move |piles| (rule, piles))) {
        let game = Wythoff::new(left.into(), right.into()).with_rule(rule);
        let mut legal: Vec<Piles> = game.legal_moves(&game.start()).map(|mv| mv.to).collect();
        legal.sort();
        let mut expected: Vec<Piles> =
            after_every_move(rule, left, right).map(|(left, right)| position(left, right)).collect();
        expected.sort();
        assert_eq!(legal, expected, "from {left}, {right}");
        for (to_left, to_right) in all(21) {
            let to = position(to_left, to_right);
            let (from_left, from_right) = (left.checked_sub(to_left), right.checked_sub(to_right));
            let may = match (from_left, from_right) {
                (Some(0), Some(taken)) | (Some(taken), Some(0)) => taken > 0,
                (Some(one), Some(other)) => one == other && rule == Rule::Wythoff,
                _ => false,
            };
            let played = game.play(&game.start(), &game.parse_move(&to.to_string()).unwrap());
            assert_eq!((played.is_ok(), legal.contains(&to)), (may, may), "{left},{right} to {to}");
        }
    }
}

#[test]
fn a_refusal_says_what_is_wrong() {
    let refused = |rule, from: (usize, usize), to: (usize, usize)| {
        let game = Wythoff::new(from.0.into(), from.1.into()).with_rule(rule);
        let mv = game.parse_move(&position(to.0, to.1).to_string()).unwrap();
        game.play(&game.start(), &mv).unwrap_err()
    };
    assert_eq!(refused(Rule::Wythoff, (5, 3), (5, 3)), IllegalMove::NothingTaken);
    assert_eq!(refused(Rule::Wythoff, (5, 3), (4, 4)), IllegalMove::StonesAdded);
    let unequal = IllegalMove::UnequalTake { left: Steps::from(3u32), right: Steps::ONE };
    assert_eq!(refused(Rule::Wythoff, (5, 3), (2, 2)), unequal);
    assert_eq!(refused(Rule::Nim, (5, 3), (3, 1)), IllegalMove::BothPiles);
}

#[test]
fn piles_of_a_hundred_thousand_digits() {
    let game = Wythoff::new(Steps::power(7, 118_000), Steps::power(3, 209_000));
    assert!(game.start().left.to_string().len() >= 99_000);
    let line = game.route(&game.start(), &game.goal()).unwrap();
    assert_eq!(*line.steps(), at(MOST_MOVES));
    let state = line.state_at(&at(777));
    assert_eq!(line.step_of(&state), Some(at(777)));
    assert!(!game.winning_moves(&state).is_empty() ^ game.is_cold(&state));
}
