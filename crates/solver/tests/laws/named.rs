//! Puzzles by id: their keys, how they are written, and their sizes.

use gros_solver::internals::keys::{Keys, Notice, Problem};
use gros_solver::internals::params::{Param, Values};
use gros_solver::params;
use gros_solver::{AnyPuzzle, Puzzle, Setup, ids};

use super::puzzles::{LIMIT, WRITTEN};

/// Parses `id?key=value&key=value`.
fn read(text: &str) -> (Setup<AnyPuzzle>, Vec<Notice>) {
    let (id, pairs) = text.split_once('?').unwrap_or((text, ""));
    let pair = |pair: &str| {
        let (key, value) = pair.split_once('=').unwrap();
        (key.to_owned(), Some(value.to_owned()))
    };
    let mut keys = Keys::new(pairs.split('&').filter(|pair| !pair.is_empty()).map(pair).collect(), LIMIT);
    let setup = AnyPuzzle::from_keys(id, &mut keys).unwrap();
    (setup, keys.finish().first)
}

/// Writes the puzzle without its states.
fn written(puzzle: &AnyPuzzle) -> String {
    let keys: Vec<String> = puzzle.keys().iter().map(|(key, value)| format!("{key}={value}")).collect();
    let mark = if keys.is_empty() { "" } else { "?" };
    format!("{}{mark}{}", puzzle.id(), keys.join("&"))
}

#[test]
fn a_puzzle_is_written_as_it_is_read() {
    for (text, least, most) in WRITTEN.iter().copied().flatten() {
        let (setup, notices) = read(text);
        assert_eq!((written(&setup.puzzle).as_str(), &notices[..]), (*text, &[][..]));
        assert_eq!((setup.puzzle.start(), setup.puzzle.goal()), (setup.start, setup.goal), "{text}");
        assert_eq!(setup.puzzle.sizes(LIMIT), (*least, *most), "{text}");
    }
    assert!(
        ids().iter().all(|id| WRITTEN
            .iter()
            .copied()
            .flatten()
            .any(|(text, ..)| text.split('?').next() == Some(*id)))
    );
}

/// Returns the values of a parameter, or a few of many.
fn values_of(param: &Param) -> Vec<String> {
    match param.values {
        Values::Size { usual } => vec!["1".to_owned(), usual.to_string(), "9".to_owned()],
        Values::Number { .. } | Values::Word { .. } => param.choices(),
        Values::Places { least, most, usual } => [least, usual, most].map(|places| places.to_string()).into(),
        Values::Radices { least, most, .. } => vec![format!("{least},{most}")],
        Values::Waits => vec!["reflected".to_owned(), "slide-out".to_owned()],
        Values::Piles { usual: [left, right] } => vec![format!("{left},{right}"), "1,2".to_owned()],
        Values::Start | Values::Goal => vec!["off".to_owned(), "1".to_owned()],
    }
}

/// Puzzles read exactly the keys that they list.
#[test]
fn the_keys_that_are_read_are_those_that_are_listed() {
    let mut all: Vec<&Param> = ids().iter().flat_map(|id| params(id)).collect();
    all.sort_by_key(|param| param.key);
    all.dedup_by_key(|param| param.key);
    assert!(all.len() > 8, "{all:?}");
    for id in ids() {
        let listed = params(id);
        for param in &all {
            let value = &values_of(param)[0];
            let unknown = Notice::UnknownKey { key: param.key.to_owned() };
            let is_read = !read(&format!("{id}?{}={value}", param.key)).1.contains(&unknown);
            assert_eq!(is_read, listed.iter().any(|listed| listed.key == param.key), "{id}: {}", param.key);
        }
        let order: Vec<&str> = read(id).0.puzzle.params().iter().map(|param| param.key).collect();
        let whole: Vec<&str> = listed.iter().map(|param| param.key).collect();
        assert!(order.iter().all(|key| whole.contains(key)), "{id}");
    }
}

#[test]
fn every_listed_value_is_read_and_the_usual_one_is_that_of_the_bare_id() {
    for id in ids() {
        let bare = read(id).0;
        for param in params(id) {
            let is_state = matches!(param.values, Values::Start | Values::Goal);
            for value in values_of(param).iter().filter(|_| !is_state) {
                let text = format!("{id}?{}={value}", param.key);
                let (setup, notices) = read(&text);
                assert_eq!(notices, [], "{text}");
                let is_usual = param.usual().as_ref() == Some(value);
                assert!(!is_usual || setup == bare, "{text}");
                let is_written = setup.puzzle.keys().iter().any(|(key, _)| *key == param.key);
                let says_how = param.usual().is_some();
                assert_eq!(
                    is_written,
                    setup.puzzle != bare.puzzle && says_how || param.key == "radices",
                    "{text}"
                );
            }
        }
    }
}

/// The notice for a value outside a range names the range.
#[test]
fn a_listed_range_is_the_one_that_is_allowed() {
    for id in ids() {
        for param in params(id) {
            if let Values::Number { least, most, .. } | Values::Places { least, most, .. } = param.values {
                for value in [least - 1, most + 1] {
                    let notices = read(&format!("{id}?{}={value}", param.key)).1;
                    let (key, value) = (param.key, value.to_string());
                    let problem = Problem::NotBetween { least, most };
                    assert_eq!(notices, [Notice::BadValue { key, value, problem }], "{id}");
                }
            }
        }
    }
}

#[test]
fn a_puzzle_comes_in_its_sizes_and_in_no_other() {
    for (text, least, most) in WRITTEN.iter().copied().flatten() {
        let puzzle = read(text).0.puzzle;
        for pieces in [0, 1, 2, 9, 10, 33] {
            let resized = puzzle.resized(pieces);
            let comes_in_it = least < most && (*least..=*most).contains(&pieces);
            assert_eq!(resized.is_some(), comes_in_it, "{text} with {pieces}");
            if let Some(resized) = resized {
                assert_eq!((resized.pieces(), resized.id()), (pieces, puzzle.id()), "{text}");
                let back = resized.resized(puzzle.pieces());
                assert_eq!(back.as_ref(), Some(&puzzle), "{text} with {pieces}");
            }
        }
    }
}

#[test]
fn states_are_read_where_the_keys_say_so() {
    for (text, start, goal) in [
        ("rings?from=1010&to=0001", "1010", "0001"),
        ("rings?n=3&from=off&to=on", "000", "111"),
        ("rings?n=3&from=110&first=R", "110", "100"),
        ("rings?n=3&from=110&first=S", "110", "000"),
        ("hanoi?from=ABC&to=B", "ABC", "BBB"),
        ("hanoi?n=2", "AA", "CC"),
        ("hanoi?n=2&pegs=8", "AA", "HH"),
        ("spinout?n=3&outside=1&from=LUU@0", "LUU@0", "OUT"),
        ("lock250?from=1231&to=0000", "1231", "0000"),
        ("chain?radices=2,5,5,5&from=4441", "4441", "4441"),
        ("chain?base=12&n=2&from=11.3&to=0.0", "11.3", "0.0"),
        ("elephants?from=20&to=12", "20", "12"),
        ("slideout?base=4&from=30&to=01", "30", "01"),
        ("hexadecimal?from=11000000&to=00000011", "11000000", "00000011"),
        ("wythoff?piles=5,3", "5,3", "0,0"),
    ] {
        let (setup, notices) = read(text);
        assert_eq!(
            (setup.start.to_string().as_str(), setup.goal.to_string().as_str()),
            (start, goal),
            "{text}"
        );
        assert_eq!(notices, [], "{text}");
    }
}

#[test]
fn lists_are_as_long_as_the_limit() {
    let nines = |digits: usize| "9".repeat(digits);
    for (left, right, fits) in [(1_000, 1_000, true), (1_001, 1_000, false), (1_000, 1_001, false)] {
        let notices = read(&format!("wythoff?piles={},{}", nines(left), nines(right))).1;
        assert_eq!(notices.is_empty(), fits, "{left} and {right} digits");
    }
    for (count, fits) in [(LIMIT, true), (LIMIT + 1, false)] {
        let notices = read(&format!(
            "chain?radices={}",
            vec!["2,3"; count.div_ceil(2)].join(",")[..2 * count - 1].to_owned()
        ))
        .1;
        assert_eq!(notices.is_empty(), fits, "{count} radices");
    }
}

#[test]
fn each_family_has_its_own_limit() {
    let most = |text: &str| read(text).0.puzzle.sizes(usize::MAX).1;
    assert_eq!([most("rings"), most("hanoi"), most("brain"), most("chain?base=2")], [usize::MAX; 4]);
    assert_eq!([most("chain"), most("hanoi?pegs=4"), most("elephants")], [1_000_000, 100_000, 100_000]);
    let accepts = |id: &str, pairs: &[(&str, &str)]| {
        let owned = |(key, value): &(&str, &str)| ((*key).to_owned(), Some((*value).to_owned()));
        let mut keys = Keys::new(pairs.iter().map(owned).collect(), 2_000_000);
        AnyPuzzle::from_keys(id, &mut keys).is_some() && keys.finish().is_empty()
    };
    assert!(accepts("chain", &[("base", "2"), ("n", "1000001")]));
    assert!(
        accepts("chain", &[("base", "3"), ("n", "1000000")])
            && !accepts("chain", &[("base", "3"), ("n", "1000001")])
    );
    assert!(
        !accepts("hanoi", &[("pegs", "4"), ("n", "100001")]) && !accepts("elephants", &[("n", "100001")])
    );
}
