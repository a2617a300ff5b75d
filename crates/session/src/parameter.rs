//! A task with a different value for one parameter.

use gros_solver::internals::keys::Keys;
use gros_solver::internals::params::{Param, Values};
use gros_solver::{AnyPuzzle, Puzzle, Setup};

/// Returns the task with a different value for a parameter: with all other parameters if they are compatible, otherwise
/// only with the size. The start and the goal are kept if they are not the defaults and a route leads from one to the
/// other. None if the puzzle cannot have that value, or would have more than `most` pieces.
///
/// ```
/// use gros_session::with_parameter;
/// use gros_solver::{Hexadecimal, AnyPuzzle, Puzzle, Setup};
/// let bars = Hexadecimal::new("1110").map(AnyPuzzle::from).map(Setup::standard);
/// let other = bars.and_then(|bars| with_parameter(&bars, "key", "0111", 1000));
/// assert_eq!(other.map(|setup| setup.puzzle.keys()), Some(vec![("key", "0111".to_owned())]));
/// ```
#[must_use]
pub fn with_parameter(
    setup: &Setup<AnyPuzzle>,
    key: &str,
    value: &str,
    most: usize,
) -> Option<Setup<AnyPuzzle>> {
    let puzzle = &setup.puzzle;
    let is_size = |key: &str| {
        let size = |param: &&Param| matches!(param.values, Values::Size { .. });
        puzzle.params().iter().filter(size).any(|param| param.key == key)
    };
    let written: Vec<_> = puzzle.keys().into_iter().filter(|(known, _)| *known != key).collect();
    let with = |kept: &dyn Fn(&str) -> bool, more: &[(&str, String)]| {
        let kept = written.iter().filter(|(known, _)| kept(known));
        let own = kept.map(|(key, value)| (*key, value.clone())).chain([(key, value.to_owned())]);
        let pairs = own.chain(more.iter().cloned()).map(|(key, value)| (key.to_owned(), Some(value)));
        let mut keys = Keys::new(pairs.collect(), most);
        let setup = AnyPuzzle::from_keys(puzzle.id(), &mut keys)?;
        keys.finish().is_empty().then_some(setup)
    };
    let other = with(&|_| true, &[]).or_else(|| with(&is_size, &[]))?;
    if *setup == Setup::standard(puzzle.clone()) || other.puzzle.pieces() != puzzle.pieces() {
        return Some(other);
    }
    let ends = [("from", setup.start.to_string()), ("to", setup.goal.to_string())];
    let same = with(&|_| true, &ends);
    let leads_there = |setup: &Setup<AnyPuzzle>| setup.puzzle.route(&setup.start, &setup.goal).is_ok();
    Some(same.filter(leads_there).unwrap_or(other))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec;

    const MOST: usize = 1000;

    fn task(text: &str) -> Setup<AnyPuzzle> {
        spec::open(text, MOST).unwrap().session.timeline().setup().clone()
    }

    #[track_caller]
    fn check(from: &str, key: &str, value: &str, to: Option<&str>) {
        assert_eq!(with_parameter(&task(from), key, value, MOST), to.map(task), "{from}: {key}={value}");
    }

    #[test]
    fn a_value_is_changed_and_the_others_stay() {
        check("chain?n=2", "base", "5", Some("chain?base=5&n=2"));
        check("chain?n=2", "base", "1", None);
        check("wythoff?piles=3,4&rule=nim", "policy", "lose", Some("wythoff?piles=3,4&policy=lose&rule=nim"));
        check("wythoff?rule=nim", "piles", "8,13", Some("wythoff?piles=8,13&rule=nim"));
        check("hexadecimal", "key", "0111", Some("hexadecimal?key=0111"));
    }

    #[test]
    fn what_excludes_the_value_goes() {
        check("hanoi?n=6&pegs=5", "rule", "linear", Some("hanoi?n=6&rule=linear"));
        check("hanoi?n=6&rule=cyclic", "pegs", "4", Some("hanoi?n=6&pegs=4"));
    }

    #[test]
    fn start_and_goal_stay_if_possible() {
        check("rings?from=101101100", "pair", "1", Some("rings?pair=1&from=101101100"));
        check("hanoi?n=3&to=B", "pegs", "4", Some("hanoi?n=3&pegs=4&to=B"));
        check("hanoi?n=3&pegs=4&to=D", "pegs", "3", Some("hanoi?n=3"));
        check("spinout?n=5&from=01111", "outside", "1", Some("spinout?n=5&outside=1"));
    }

    #[test]
    fn spin_out_is_played_by_either_rule_in_the_same_size() {
        check("spinout?n=5", "outside", "1", Some("spinout?n=5&outside=1"));
        check("spinout?n=5&outside=1", "outside", "0", Some("spinout?n=5"));
        check("spinout?n=64", "outside", "1", None);
    }
}
