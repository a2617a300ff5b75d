//! Published counts with their sources, in `tests/counts/*.tsv`.

use std::collections::HashSet;

use gros_solver::internals::keys::Keys;
use gros_solver::{AnyPuzzle, AnyRoute, AnyState, Guarantee, Puzzle, Route, Setup, Steps, Ways};

const FILES: [(&str, &str); 6] = [
    ("rings.tsv", include_str!("../counts/rings.tsv")),
    ("hanoi.tsv", include_str!("../counts/hanoi.tsv")),
    ("nary.tsv", include_str!("../counts/nary.tsv")),
    ("hexadecimal.tsv", include_str!("../counts/hexadecimal.tsv")),
    ("hanoi_pegs.tsv", include_str!("../counts/hanoi_pegs.tsv")),
    ("hanoi_rules.tsv", include_str!("../counts/hanoi_rules.tsv")),
];
const HEADER: &str = "puzzle\tn\tfrom\tto\tcount\tcounted\tsource";

#[test]
fn the_published_counts_are_found() {
    for (file, text) in FILES {
        let mut lines = text.lines();
        assert_eq!(lines.next(), Some(HEADER), "{file}");
        let checked = lines.map(|line| check(&line.split('\t').collect::<Vec<_>>()[..])).count();
        assert!(checked > 0, "{file}");
    }
}

fn check(columns: &[&str]) {
    let &[id, n, from, to, count, counted, source] = columns else { panic!("seven columns: {columns:?}") };
    let counter = match counted {
        "moves" => |route: &AnyRoute| route.steps().clone(),
        "shortest ways" => ways,
        "moves of the largest disc" => largest_disc_moves,
        _ => panic!("{counted} is not counted"),
    };
    let found = sum(&setups(id, n, from, to), counter);
    assert_eq!(found.to_string(), count, "{counted}, {id} {n}, {from} to {to}, {source}");
    assert!(!source.is_empty());
}

/// Returns one task, or with `any` the tasks of all states.
fn setups(id: &str, n: &str, from: &str, to: &str) -> Vec<Setup<AnyPuzzle>> {
    let size = size(n);
    let with = |more: &[(&str, &str)]| {
        let more: Vec<_> = more.iter().filter(|(_, value)| *value != "-").copied().collect();
        setup(id, &[&size[..], &more[..]].concat())
    };
    let standard = with(&[]);
    match (from, to) {
        ("any", "any") => {
            let states = all_states(&standard);
            let below = |to: usize| states[..to].iter().map(move |from| (from.clone(), to));
            let pairs = (0..states.len()).flat_map(below);
            let task =
                |(start, to): (_, usize)| standard.clone().with_start(start).with_goal(states[to].clone());
            pairs.filter_map(task).collect()
        }
        ("any", _) => {
            let there = with(&[("to", to)]);
            all_states(&standard).into_iter().map(|start| there.clone().with_start(start)).collect()
        }
        _ => vec![with(&[("from", from), ("to", to)])],
    }
}

/// Parses a size: a number for `n`, other keys written out, or `-` for the default.
fn size(text: &str) -> Vec<(&str, &str)> {
    match text {
        "-" => Vec::new(),
        keys if keys.contains('=') => keys.split('&').filter_map(|pair| pair.split_once('=')).collect(),
        number => vec![("n", number)],
    }
}

/// Returns all reachable states.
fn all_states(setup: &Setup<AnyPuzzle>) -> Vec<AnyState> {
    let mut states = vec![setup.start.clone()];
    let mut seen = HashSet::from([setup.start.to_string()]);
    let mut next = 0;
    while let Some(state) = states.get(next).cloned() {
        let after = setup.puzzle.legal_moves(&state).map(|mv| setup.puzzle.play(&state, &mv).unwrap());
        states.extend(after.filter(|state| seen.insert(state.to_string())));
        next += 1;
    }
    states
}

fn sum(setups: &[Setup<AnyPuzzle>], counter: fn(&AnyRoute) -> Steps) -> Steps {
    let routes = setups.iter().map(|setup| setup.puzzle.route(&setup.start, &setup.goal).unwrap());
    routes.fold(Steps::ZERO, |sum, route| &sum + &counter(&route))
}

/// Returns a puzzle by its id, with additional keys.
fn setup(id: &str, keys: &[(&str, &str)]) -> Setup<AnyPuzzle> {
    let (id, own) = id.split_once('?').unwrap_or((id, ""));
    let own = own.split('&').filter_map(|pair| pair.split_once('='));
    let owned = own.chain(keys.iter().copied()).map(|(key, value)| (key.to_owned(), Some(value.to_owned())));
    let mut keys = Keys::new(owned.collect(), 10_000);
    let setup = AnyPuzzle::from_keys(id, &mut keys).unwrap();
    assert_eq!(keys.finish().first, []);
    setup
}

fn ways(route: &AnyRoute) -> Steps {
    match route.guarantee() {
        Guarantee::Shortest { ways: Ways::Unique } => Steps::from(1u32),
        Guarantee::Shortest { ways: Ways::Two } => Steps::from(2u32),
        other => panic!("{other:?}"),
    }
}

fn largest_disc_moves(route: &AnyRoute) -> Steps {
    match route {
        AnyRoute::Hanoi(route) => Steps::from(route.largest_disc_moves()),
        other => panic!("no discs in {other:?}"),
    }
}
