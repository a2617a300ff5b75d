//! `gros explain`.

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
           Each rung that is not done costs 2^(k−1) moves, where k is its number: 128 + 64 + 16 + 8 + 2 = 218.\n  \
           The method as a table\n    \
             wanted  it is so                   it is not so\n    \
             ring 1  Nothing is left to do.     Move ring 1.\n    \
             ring n  Ring n − 1 is wanted off.  If ring n − 1 is on and all before it are off, move ring n. If not, ring n − 1 is wanted on.\n",
    );
}

#[test]
fn the_open_calls() {
    assert_output(
        &["explain", "hanoi?step=12", "--method", "recursion"],
        "Step 12 of 31: ABBAA. Next: disc 1: A → C. 19 to go.\n\
         So that disc 2 can go to B (and in the end disc 5 can go to C).\n\
         \n\
         Where you are in the recursion [only from one full peg to another]\n  \
           To move a tower: clear the top, move the bottom disc, put the top back on.\n  \
           hanoi(5, A, C): [hanoi(4, A, B)]  disc 5 A → C  hanoi(4, B, C)  moves 1 to 31\n  \
           hanoi(4, A, B): hanoi(3, A, C)  disc 4 A → B  [hanoi(3, C, B)]  moves 1 to 15\n  \
           hanoi(3, C, B): hanoi(2, C, A)  disc 3 C → B  [hanoi(2, A, B)]  moves 9 to 15\n  \
           hanoi(2, A, B): [hanoi(1, A, C)]  disc 2 A → B  hanoi(1, C, B)  moves 13 to 15\n  \
           hanoi(1, A, C): –  [disc 1 A → C]  –  move 13\n  \
           hanoi(n, from, to):\n    \
             hanoi(n − 1, from, third)\n  \
           > disc n from → to\n    \
             hanoi(n − 1, third, to)\n  \
           So the number of moves is twice that of the tower without its bottom disc, and one more:\n  \
           h(n) = 2·h(n−1) + 1\n  \
           h(n) = 2^n − 1\n  \
           Next move: disc 1 from A to C.\n",
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
fn digits_that_travel() {
    assert_output(
        &["explain", "lock250?step=10", "--method", "digits"],
        "Step 10 of 249: 0141. Next: comb to the left. 239 to go.\n\
         So that piece 1 can move (and in the end piece 3 can move).\n\
         \n\
         Counting back and forth\n  \
           Every digit runs up to its last value and back to 0, over and over: ▲ goes up, ▼ goes down, ■ has \
         reached its end. The fastest digit that has not reached its end moves.\n  \
             piece  3    2    1    0\n  \
             going  ▲    ▲    ▼    ▼\n  \
             4      ·    ·    [4]\n  \
             3      ·    ·    ·\n  \
             2      ·    ·    ·\n  \
             1      ·    [1]  ·    [1]\n  \
             0      [0]  ·    ·    ·\n  \
             digit  0    1    0    0\n  \
             next pieces     1-3     1-2     1-1\n  \
             comb         0       1       0\n  \
           A digit whose run goes down counts backwards: at position d it counts as the last position minus d.\n  \
           Read as a number, the digits give 10. The goal is 249: 239 to go.\n  \
           Next move: comb to the left.\n",
    );
}

#[test]
fn where_to_split() {
    assert_output(
        &["explain", "hanoi?n=10&pegs=4&step=24"],
        "Step 24 of 49: ACCCBBBBBB. Next: disc 10: A → D. 25 to go.\n\
         \n\
         Where to split the tower [only from one full peg to another]\n  \
           Park the k smallest discs on a spare peg, move the rest with one peg fewer, then bring the small ones over.\n  \
           moves  513  261  137  81  57  49  57  69  83\n  \
           k      1    2    3    4   5   6   7   8   9\n  \
           k = 6: 17 + 15 + 17 = 49 moves, proven shortest (Bousch, 2014).\n  \
           The large discs have one peg fewer, because the parked ones occupy it: no larger disc can go there. The best \
         k is the one with the smallest total:\n  \
           X(n, p) ≤ 2·X(k, p) + X(n−k, p−1)\n  \
           discs 10 to 1 A → D: discs 6 to 1 A → B  [discs 10 to 7 A → D]  discs 6 to 1 B → D  moves 1 to 49\n  \
           discs 10 to 7 A → D: discs 9, 8, 7 A → C  [disc 10 A → D]  discs 9, 8, 7 C → D  moves 18 to 32\n  \
           disc 10 A → D: [disc 10 A → D]  move 25\n  \
           Next move: disc 10 from A to D.\n",
    );
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
    assert_error(
        &["explain", "hanoi", "--method", "expect"],
        2,
        "There is no method “expect” for this puzzle. Use one of these: largest-disc, direction, recursion, pair-cycle, \
         last-peg, formulas.",
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
fn a_key_says_which_bars_are_wrong() {
    assert_output(
        &["explain", "hexadecimal"],
        "Step 0 of 170: 00000000. Next: bar 2 down. 170 to go.\n\
         So that bar 4 can move (and in the end bar 8 can move).\n\
         \n\
         Which bits are wrong\n  \
           A bar can tip only when the four bars before it show the key, 1110, and all before those are down (1). So the \
         nearest bar that is wrong must tip first, and for that bar the same holds.\n    \
             bar     must see  sees     wrong\n    \
             8 down  1111110   0000000  6, 5, 4, 3, 2, 1\n    \
             6 down  11110     00000    4, 3, 2, 1\n    \
             4 down  110       000      2, 1\n  \
           > 2 down  0         0        –\n  \
           Nothing beyond these bars moves: whatever a bar needs fixes every bar before it, so there is no second way to \
         let it tip.\n  \
           Next move: bar 2 down.\n",
    );
}

#[test]
fn the_binary_digits_of_a_hundred_thousand_rings() {
    let answer = gros(&["explain", "rings?n=100000&step=5", "--method", "binary"]);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert!(answer.out.contains("\n  ring    100000  99999"), "{}", answer.out);
    assert!(answer.out.contains("(30,103 digits) to go.\n    rings = Gray "), "{}", answer.out);
    assert!(answer.out.ends_with("\n  Next move: ring 1 off.\n"), "{}", answer.out);
}
