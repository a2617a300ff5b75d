//! The broken programs: what is mended is right, and what is broken agrees below its smallest failure and differs there.

use gros_learning::tools::museum::{EXHIBITS, Exhibit, Input, ROOMS, Value, is_smaller, next};
use gros_solver::internals::keys::Keys;
use gros_solver::{AnyPuzzle, Puzzle, Route};

fn exhibit(id: &str) -> &'static Exhibit {
    EXHIBITS.iter().find(|exhibit| exhibit.id == id).unwrap()
}

/// Lists inputs with small numbers, or a few thousand places.
fn inputs(exhibit: &Exhibit) -> Vec<Vec<u64>> {
    let all: Vec<Vec<u64>> = if exhibit.inputs == [Input::Place] {
        (1..3000).map(|place| vec![place]).collect()
    } else {
        (0..=20).flat_map(|one| (0..=20).map(move |other| vec![one, other])).collect()
    };
    all.into_iter().filter(|input| exhibit.takes(input)).collect()
}

#[test]
fn every_exhibit_is_listed_once() {
    let mut seen = ROOMS.concat();
    for pair in seen.windows(2) {
        assert_eq!(next(pair[0]), pair[1]);
    }
    assert_eq!(next(5), 6);
    seen.sort_unstable();
    assert_eq!(seen, (1..=EXHIBITS.len()).collect::<Vec<_>>());
}

#[test]
fn each_has_one_wrong_line() {
    for Exhibit { id, code, wrong, mended, .. } in &EXHIBITS {
        assert_ne!(code[*wrong], *mended, "{id}");
    }
}

#[test]
fn mended_programs_are_right() {
    for exhibit in &EXHIBITS {
        for input in inputs(exhibit) {
            let right = exhibit.right(&input).unwrap();
            assert_eq!(exhibit.mended(&input).0, right, "{} of {input:?}", exhibit.id);
        }
    }
}

#[test]
fn broken_programs_fail_first_where_they_are_said_to() {
    let expected: [(&str, &[u64]); 8] = [
        ("short-range", &[4, 2]),
        ("whole-division", &[2, 4]),
        ("one-order", &[1, 2]),
        ("counter", &[4, 5]),
        ("rounded-root", &[102_334_155]),
        ("every", &[1, 2]),
        ("larger-top", &[3, 2]),
        ("levels", &[2, 1]),
    ];
    for (exhibit, (id, smallest)) in EXHIBITS.iter().zip(expected) {
        assert_eq!((exhibit.id, exhibit.smallest_failure().as_deref()), (id, Some(smallest)));
        assert!(exhibit.fails(smallest), "{id}");
        for input in inputs(exhibit).iter().filter(|input| is_smaller(input, smallest)) {
            assert!(!exhibit.fails(input), "{id} of {input:?}");
        }
    }
}

/// The largest whole number a with a ≤ k·φ is the one for which a² − ak − k² changes sign.
#[test]
fn no_smaller_root_is_rounded_wrongly() {
    let first = exhibit("rounded-root").smallest_failure().unwrap()[0];
    let phi_times_two = 1.0 + 5f64.sqrt();
    for place in 1..first {
        let a = (place as f64 * phi_times_two / 2.0).floor() as i128;
        let place = i128::from(place);
        let sign = |a: i128| a * a - a * place - place * place;
        assert!(sign(a) <= 0 && sign(a + 1) > 0, "{place}");
    }
}

#[test]
fn runs_go_through_lines_of_the_program() {
    for exhibit in &EXHIBITS {
        for input in inputs(exhibit) {
            for (_, trace) in [exhibit.broken(&input), exhibit.mended(&input)] {
                assert!(!trace.steps.is_empty());
                assert!(trace.steps.iter().all(|step| step.line < exhibit.code.len()), "{}", exhibit.id);
            }
        }
    }
}

#[test]
fn the_locks_of_the_shelf_are_counted() {
    let levels = exhibit("levels");
    for (id, input, slip) in
        [("kugellager", [5, 4], 512), ("kugellager7", [7, 4], 2592), ("generation", [15, 7], 210_827_008)]
    {
        let puzzle = AnyPuzzle::from_keys(id, &mut Keys::new(vec![], 12)).unwrap().puzzle;
        let route = puzzle.route(&puzzle.start(), &puzzle.goal()).unwrap();
        let moves: u128 = route.steps().to_string().parse().unwrap();
        assert_eq!(levels.right(&input), Some(Value::Number(moves + 1)), "{id}");
        assert_eq!(levels.broken(&input).0, Value::Number(slip));
    }
}

#[test]
fn other_inputs_are_refused() {
    assert!(!exhibit("counter").takes(&[31, 0]) && !exhibit("counter").takes(&[1]));
    assert!(!exhibit("larger-top").takes(&[2, 3]) && exhibit("larger-top").takes(&[2, 2]));
}
