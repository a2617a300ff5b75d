//! The numbered examples of a paper: each opens, and has the published result.

use gros_session::spec;
use gros_solver::{AnyPuzzle, Puzzle, Steps, rings};
use gros_text::{Example, Lang, Numbering, Part};

use crate::explain::ask;
use crate::said::{LANGUAGES, no_english, numbers, open, steps};

fn examples(lang: Lang) -> Vec<Example> {
    let parts = lang.explain(&ask("rings", rings::methods::QUESTIONS)).parts;
    let found = parts.into_iter().find_map(|part| match part {
        Part::Examples(shown) => Some(shown.examples),
        _ => None,
    });
    found.unwrap()
}

fn example(number: usize) -> Example {
    examples(Lang::English).swap_remove(number - 1)
}

/// Returns the state of an example at its step, and the next move.
fn shown(number: usize) -> (String, String) {
    let session = open(example(number).address);
    let timeline = session.timeline();
    (timeline.state().to_string(), timeline.best_move().map(|mv| mv.to_string()).unwrap_or_default())
}

fn number_of(state: &str) -> Steps {
    let puzzle = open(&format!("rings?from={state}")).timeline().puzzle().clone();
    puzzle.place_on_line(&puzzle.parse_state(state).unwrap()).unwrap()
}

#[test]
fn every_example_opens_without_a_notice() {
    let listed = examples(Lang::English);
    assert_eq!(listed.len(), 10);
    for Example { name, address, .. } in listed {
        let opened = spec::open(address, 1000).unwrap();
        assert!(opened.notices.is_empty() && opened.view_notices.is_empty(), "{name}");
        assert!(opened.view.show.is_some(), "{name}");
    }
}

#[test]
fn examples_have_the_same_numbers_in_all_languages() {
    let [english, simplified, traditional] = LANGUAGES.map(examples);
    for (other, example) in simplified.iter().chain(&traditional).zip(english.iter().cycle()) {
        no_english(&other.name);
        no_english(other.text);
        assert_eq!(numbers(&other.name), numbers(&example.name));
        assert_eq!(numbers(other.text), numbers(example.text), "{}", example.name);
        assert_eq!(other.address, example.address);
    }
}

#[test]
fn a_wrong_start_leads_to_the_other_end() {
    assert_eq!(shown(1), ("1010".to_owned(), "3".to_owned()));
    assert_eq!(open(example(1).address).timeline().steps(), &steps("12"));
    let wrong = open("rings?n=4&from=1010&first=R");
    assert_eq!(wrong.timeline().steps(), &steps("3"));
    assert_eq!(wrong.timeline().setup().goal.to_string(), "1000");
}

#[test]
fn the_graph_of_three_rings_is_a_line_with_numbers() {
    let session = open(example(2).address);
    assert_eq!(session.timeline().puzzle().line_length(), Some(steps("8")));
    let session = open(example(4).address);
    let timeline = session.timeline();
    let puzzle: &AnyPuzzle = timeline.puzzle();
    let numbering = Numbering::of(puzzle).unwrap();
    let numbers = (0..=7u32).map(|step| {
        let state = timeline.state_at(&Steps::from(step));
        numbering.number(puzzle, &state).unwrap()
    });
    assert!(numbers.eq((0..=7u32).rev().map(|number| format!("{number:03b}"))));
    assert_eq!(timeline.steps(), &steps("7"));
}

#[test]
fn the_machine_and_xor_give_the_same_number() {
    for number in [3, 6] {
        assert_eq!(shown(number).0, "011001001");
        assert!(example(number).text.contains("010001110"));
    }
    assert_eq!(number_of("011001001"), Steps::from(0b0_1000_1110u32));
}

#[test]
fn another_beginning_mirrored_is_another_gray_code() {
    let half = [0b10u32, 0b00, 0b01, 0b11];
    let words: Vec<u32> = half.into_iter().chain(half.into_iter().rev().map(|word| word | 0b100)).collect();
    assert_eq!(words, [0b010, 0b000, 0b001, 0b011, 0b111, 0b101, 0b100, 0b110]);
    let puzzle = open(example(5).address).timeline().puzzle().clone();
    let state = |word: u32| puzzle.parse_state(&format!("{word:03b}")).unwrap();
    let pairs = words.windows(2).map(|pair| (pair[0], pair[1]));
    assert!(pairs.clone().all(|(one, other)| (one ^ other).count_ones() == 1));
    assert!(!pairs.clone().all(|(one, other)| puzzle.move_between(&state(one), &state(other)).is_some()));
}

#[test]
fn states_and_moves_are_those_of_the_paper() {
    assert_eq!(shown(7).0, "001000110");
    assert_eq!(open(example(7).address).timeline().cursor(), &steps("123"));
    assert_eq!(number_of("101101100"), steps("439"));
    assert_eq!(shown(8).0, "111000110");
    let session = open(example(8).address);
    assert_eq!((session.timeline().cursor(), session.timeline().steps()), (&steps("60"), &steps("439")));
    let session = open(example(9).address);
    assert_eq!((session.timeline().cursor(), shown(9).1), (&steps("55"), "8".to_owned()));
}

#[test]
fn move_60_of_a_tower_is_that_of_disc_3() {
    assert!(shown(10).1.starts_with('3'));
    for discs in 6..=30 {
        let session = open(&format!("hanoi?n={discs}&step=59"));
        assert!(session.timeline().best_move().unwrap().to_string().starts_with('3'));
    }
}
