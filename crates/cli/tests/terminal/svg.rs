//! `gros svg`.

use gros_picture::palette::{Colour, Theme};

use crate::run::{assert_error, gros, gros_with_input};

/// Returns the picture, which must be the only line of the output.
#[track_caller]
fn picture(arguments: &[&str]) -> String {
    let answer = gros(&[&["svg"], arguments].concat());
    assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{arguments:?}");
    let svg = answer.out.strip_suffix('\n').unwrap().to_owned();
    assert!(
        svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"") && svg.ends_with("</svg>")
    );
    assert!(!svg.contains('\n'));
    svg
}

#[test]
fn the_state_at_a_step_with_the_next_move_marked() {
    let marked = picture(&["hanoi?n=3", "--step", "2"]);
    assert_eq!(marked, picture(&["hanoi?n=3&step=2"]));
    assert_eq!(marked.matches(" data-disc=").count(), 3);
    let mark = Colour::HintFill.in_theme(Theme::Light);
    assert!(marked.contains(mark), "the halo of the next move");
    let solved = picture(&["hanoi?n=3", "--step", "7"]);
    assert!(!solved.contains(mark), "nothing is next at the end");
}

#[test]
fn the_state_after_played_moves_and_the_best_move_from_there() {
    let played = picture(&["hanoi?n=3&play=1B&step=0"]);
    assert_eq!(played, picture(&["hanoi?n=3"]));
}

#[test]
fn a_game_has_its_piles_and_its_board_and_words_of_the_language() {
    let english = picture(&["wythoff", "--lang", "en"]);
    assert!(english.contains(">left pile 14<") && english.contains(">right pile 20<"));
    assert!(picture(&["wythoff", "--lang", "zh-Hant"]).contains(">左堆 14<"));
    let huge = format!("wythoff?piles={},7", "9".repeat(60));
    assert!(picture(&[&huge]).contains(">left pile 99999…99999<"));
}

#[test]
fn themes_and_looks() {
    let light = picture(&["hanoi"]);
    assert_eq!(light, picture(&["hanoi", "--theme", "light", "--look", "realistic"]));
    let dark = picture(&["hanoi", "--theme", "dark"]);
    assert!(light.contains("fill=\"#fbfaf7\"") && dark.contains("fill=\"#14161a\""));
    assert_error(&["svg", "hanoi", "--theme", "grey"], 2, "“--theme grey”: must be light or dark.");
    assert_error(&["svg", "hanoi", "--look", "lights"], 2, "“--look lights”: must be realistic.");
    assert_error(&["svg", "wythoff", "--look", ""], 2, "“--look ”: must be realistic.");
}

#[test]
fn bad_input_as_for_every_command() {
    assert_error(&["svg", "hanoi?n=3", "--step", "8"], 2, "“--step 8”: must be from 0 to 7.");
    assert_error(&["svg", "hanoi?pegs=2"], 2, "“pegs=2”: must be a whole number from 3 to 8.");
}

#[test]
fn one_line_each_and_json() {
    let answer = gros_with_input(&["svg", "hanoi?n=3", "--step", "-", "--each"], "0\n7\n");
    assert_eq!((answer.code, answer.out.lines().count()), (0, 2));
    assert_eq!(answer.out.lines().next(), Some(picture(&["hanoi?n=3"]).as_str()));
    let json = gros(&["svg", "hanoi?n=3", "--step", "1", "--json"]).out;
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!([&json["puzzle"], &json["step"], &json["state"]], ["hanoi", "1", "AAC"]);
    assert_eq!(json["svg"], picture(&["hanoi?n=3", "--step", "1"]));
}

#[test]
fn a_tower_of_any_size() {
    assert!(picture(&["hanoi?n=100000"]).len() < 20_000);
}
