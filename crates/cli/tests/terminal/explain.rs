//! `gros explain`.

use gros_solver::{Hanoi, Puzzle};

use crate::run::{assert_error, assert_output, gros};

#[test]
fn the_human_way() {
    assert_output(
        &["explain", "rings?step=123", "--method", "expect"],
        "Step 123 of 341: 010110111. Next: ring 2 off. 218 to go.\n\
         So that ring 4 can go on (and in the end ring 8 can come off).\n\
         \n\
         Why ring 2?\n    \
           ring 9 is off  done\n  \
           - ring 8 must come off  not yet\n    \
             - ring 7 must go on  not yet\n        \
                 ring 6 is on  done\n      \
               - ring 5 must come off  not yet\n        \
                 - ring 4 must go on  not yet\n            \
                     ring 3 is on  done\n          \
                   > ring 2 must come off  do it now\n              \
                       ring 1 is on  done\n  \
           Nothing is in the way, so take ring 2 off.\n  \
           Read the column downwards, with 0 for “done” and 1 for the rest. In binary, 011011010 is the distance to the goal: 218 to go.\n  \
           Each row that is not done costs 2^(k−1) moves, where k is its number: 128 + 64 + 16 + 8 + 2 = 218.\n  \
           The method as a table\n    \
             wanted  already so                 not yet so\n    \
             ring 1  Nothing is left to do.     Move ring 1.\n    \
             ring n  Ring n − 1 is wanted off.  If ring n − 1 is on and all before it are off, move ring n. If not, ring n − 1 is wanted on.\n",
    );
}

#[test]
fn by_default_the_first_method_that_applies_answers() {
    let first = gros(&["explain", "rings?step=123"]).out;
    assert_eq!(first, gros(&["explain", "rings?step=123", "--method", "expect"]).out);
    let json = gros(&["explain", "hanoi", "--json"]).out;
    assert_eq!(json.lines().count(), 1);
    assert!(json.contains("\"method\":\"largest-disc\""), "{json}");
    let all = gros(&["explain", "hanoi", "--json", "--all"]).out;
    assert!(all.starts_with(&json) && all.lines().count() > 3, "{all}");
}

#[test]
fn every_method_says_the_same_next_move() {
    for (spec, next) in [
        ("rings?step=123", "Next move: ring 2 off."),
        ("rings?from=101101100&to=111111111", "Next move: ring 1 on."),
        ("hanoi?n=64&step=12345678901234567890", "Next move: disc 1 from A to B."),
        ("wythoff?piles=14,20", "Next move: take 5 from both piles."),
    ] {
        let answer = gros(&["explain", spec, "--all"]);
        assert_eq!((answer.code, answer.err.as_str()), (0, ""));
        let found: Vec<&str> = answer.out.lines().filter(|line| line.contains("Next move")).collect();
        assert!(found.len() >= 5 && found.iter().all(|line| line.trim() == next), "{spec}: {found:?}");
    }
}

#[test]
fn methods_that_do_not_apply_come_last() {
    let answer = gros(&["explain", "hanoi?n=3&from=AAB&to=CBA", "--all"]);
    assert_eq!(answer.code, 0);
    let (told, refused) = answer.out.split_once("\n\nDirection\n").unwrap();
    assert!(told.contains("The largest disc not yet on its goal peg is disc 3"), "{told}");
    assert!(refused.starts_with("  Only on the shortest route from one full peg to another.\n"), "{refused}");
}

#[test]
fn moves_by_hand_are_not_on_the_route() {
    // Ring 2 moves away from the goal. The recursion does not cover that state, and the other methods lead back.
    let answer = gros(&["explain", "rings?play=2&step=1", "--all"]);
    assert!(
        answer.out.starts_with("Step 1 of 343: 111111101. Next: ring 2 on. 342 to go.\n"),
        "{}",
        answer.out
    );
    assert!(answer.out.contains("Only on the route between all on and all off (all 1s and all 0s)."));
    assert!(answer.out.contains("Next move: ring 2 on."));
    // The moves played are not those of the methods.
    let played = gros(&["explain", "rings?play=2&step=0", "--all"]).out;
    let head = "Step 0 of 343: 111111111. Next: ring 2 off. 343 to go on your route, 341 on the shortest.\n\
                The next move was made by hand; the methods explain the shortest route instead.\n";
    assert!(played.starts_with(head), "{played}");
    assert!(played.contains("Next move: ring 1 off."));
}

#[test]
fn data() {
    assert_output(
        &["explain", "rings?step=123", "--method", "decrement", "--json"],
        "{\"puzzle\":\"rings\",\"step\":\"123\",\"state\":\"010110111\",\"method\":\"decrement\",\"move\":\"2\",\
         \"reasons\":{\"width\":9,\"heading\":\"down\",\"number\":\"218\",\"after\":\"217\",\"turned\":2,\
         \"state_after\":\"010110101\",\"next\":\"2\"},\"refused\":null}\n",
    );
    let answer = gros(&["explain", "hanoi?from=AAAAB", "--json", "--all"]);
    let lines: Vec<serde_json::Value> =
        answer.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let told: Vec<(&str, bool)> =
        lines.iter().map(|line| (line["method"].as_str().unwrap(), line["refused"].is_null())).collect();
    assert_eq!(told[0], ("largest-disc", true));
    assert!(told[1..].iter().all(|(_, holds)| !holds), "{told:?}");
    assert!(lines[1..].iter().all(|line| line["move"].is_null() && line["reasons"].is_null()));
}

#[test]
fn the_six_questions_have_fields() {
    let answer = gros(&["explain", "rings?from=101101100&step=55", "--method", "questions", "--json"]);
    let line: serde_json::Value = serde_json::from_str(&answer.out).unwrap();
    let reasons = &line["reasons"];
    assert_eq!((reasons["solvable"].as_bool(), reasons["unique"].as_bool()), (Some(true), Some(true)));
    assert_eq!((reasons["to_all_off"].as_str(), reasons["to_goal"].as_str()), (Some("439"), Some("439")));
    assert_eq!((reasons["k"].as_str(), reasons["kth_ring"].as_u64()), (Some("56"), Some(8)));
}

#[test]
fn piles_of_any_size() {
    let piles = "3".repeat(2_000);
    let answer = gros(&["explain", "--all", &format!("wythoff?piles={piles},{}", "5".repeat(2_000))]);
    assert_eq!(answer.code, 0);
    assert!(answer.out.contains("Hot: to win, leave "), "{}", answer.out);
    assert!(answer.out.contains("Shown for sizes up to 10,000 only."));
    let json = gros(&["explain", "wythoff?piles=8,13", "--method", "mex", "--json"]).out;
    let line: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(line["reasons"]["rows"][5], serde_json::json!(["8", "13"]));
    assert_eq!(line["reasons"]["verdict"], serde_json::json!({"cold": true, "winning": []}));
}

#[test]
fn every_puzzle_has_methods() {
    for id in gros_solver::ids() {
        let answer = gros(&["explain", id]);
        assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{id}");
        assert!(answer.out.lines().count() > 4, "{id}: {}", answer.out);
        assert!(!gros(&["explain", id, "--json"]).out.is_empty(), "{id}");
    }
}

#[test]
fn refusals() {
    assert_error(
        &["explain", "hanoi?from=AAAAB", "--method", "direction"],
        2,
        "Only on the shortest route from one full peg to another.",
    );
    let tower = Hanoi::new(5).unwrap();
    let ids: Vec<&str> = tower.methods().iter().map(|method| method.id()).collect();
    assert_error(
        &["explain", "hanoi", "--method", "expect"],
        2,
        &format!("There is no method “expect” for this puzzle. Use one of these: {}.", ids.join(", ")),
    );
    assert_error(&["explain", "rings", "--step", "342"], 2, "“--step 342”: must be from 0 to 341.");
    assert_error(
        &["explain", "rings?n=100001", "--method", "binary"],
        2,
        "Shown for sizes up to 100,000 only.",
    );
}

#[test]
fn a_thousand_pieces_halfway() {
    let step = "9".repeat(290);
    for spec in ["rings?n=1000", "hanoi?n=1000"] {
        for json in [&[][..], &["--json"]] {
            let arguments = [&["explain", spec, "--all", "--step", step.as_str()], json].concat();
            let answer = gros(&arguments);
            assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{spec}");
        }
    }
}

#[test]
fn the_binary_digits_of_a_hundred_thousand_rings() {
    let answer = gros(&["explain", "rings?n=100000&step=5", "--method", "binary"]);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert!(answer.out.contains("\n  ring    100000  99999"), "{}", answer.out);
    assert!(answer.out.contains("(30,103 digits) to go.\n    rings = Gray "), "{}", answer.out);
    assert!(answer.out.ends_with("\n  Next move: ring 1 off.\n"), "{}", answer.out);
}
