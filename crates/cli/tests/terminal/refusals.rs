//! What cannot be answered: exit code, one sentence, nothing on standard output.

use crate::run::{gros, refuses};

#[test]
fn a_state_off_the_timeline() {
    refuses(&["step", "rings", "--state", "100000000"], 1, "That state is not on the timeline.");
    refuses(&["step", "hanoi", "--state", "BBBBB"], 1, "That state is not on the timeline.");
    refuses(&["step", "rings?x=1", "--state", "100000000"], 1, "That state is not on the timeline.");
}

#[test]
fn no_puzzle_or_an_unknown_one() {
    for spec in ["", "  ", "#/", "?n=5", "？n=5", "#/?step=1"] {
        refuses(
            &["length", spec],
            2,
            &format!("No puzzle is named; there are {}.", gros_solver::IDS.join(", ")),
        );
    }
    refuses(
        &["length", "chess"],
        2,
        &format!("No puzzle is called “chess”; there are {}.", gros_solver::IDS.join(", ")),
    );
}

#[test]
fn bad_values() {
    for (spec, sentence) in [
        ("rings?n=0", "“n=0”: not a whole number from 1 to 10,000,000."),
        ("rings?n=10000001", "“n=10000001”: not a whole number from 1 to 10,000,000."),
        ("rings?n=nine", "“n=nine”: not a whole number from 1 to 10,000,000."),
        ("rings?n", "“n”: the value is missing; use a whole number."),
        ("rings?n=", "“n”: the value is missing; use a whole number."),
        ("rings?n=5&n=6", "“n=6”: given twice, once is allowed."),
        ("rings?from=", "“from”: the value is missing; use a row of 0 and 1, on or off."),
        ("rings?from=10x", "“from=10x”: use 0 or 1: digit 3 is “x”."),
        ("rings?n=9&to=101", "“to=101”: use 9 digits, 0 or 1: there are 3."),
        ("rings?from=1*", "“from=1*”: the run at place 1 needs its count, as in 1*9."),
        ("rings?from=1*10000001", "“from=1*10000001”: more than 10,000,000 pieces."),
        ("rings?first=Q", "“first=Q”: only R or S is allowed."),
        ("rings?to=off&first=R", "“first”: cannot stand beside “to”."),
        ("rings?step=x", "“step=x”: not a whole number from 0 to 341."),
        ("rings?step=-1", "“step=-1”: not a whole number from 0 to 341."),
        ("rings?step=342", "“step=342”: not a whole number from 0 to 341."),
        (
            "rings?play=9",
            "“play=9”: item 1 is not a legal move; use ring numbers such as 1.3, or ~K for K moves of the plan.",
        ),
        (
            "hanoi?play=1B.2B",
            "“play=2B”: item 2 is not a legal move; use moves such as 1C.2B, or ~K for K moves of the plan.",
        ),
        ("hanoi?pegs=2", "“pegs=2”: not a whole number from 3 to 8."),
        ("hanoi?pegs=9", "“pegs=9”: not a whole number from 3 to 8."),
        ("hanoi?rule=cyclic&pegs=4", "“pegs=4”: only 3 is allowed."),
        ("hanoi?pegs=4&rule=linear", "“pegs=4”: only 3 is allowed."),
        ("hanoi?rule=square", "“rule=square”: only classic, linear or cyclic is allowed."),
        ("hanoi?rule", "“rule”: the value is missing; use classic, linear or cyclic."),
        ("hanoi?pegs=4&n=100001", "“n=100001”: not a whole number from 1 to 100,000."),
        ("hanoi?rule=linear&n=100001", "“n=100001”: not a whole number from 1 to 100,000."),
        ("hanoi?pegs=4&to=ABE", "“to=ABE”: use A, B, C or D: letter 3 is “E”."),
        (
            "hanoi?rule=linear&play=1C",
            "“play=1C”: item 1 is not a legal move; use moves such as 1C.2B, or ~K for K moves of the plan.",
        ),
        ("wythoff?piles=3", "“piles=3”: not two whole numbers of up to 1,000,000 digits, such as 14,20."),
        ("wythoff?piles=3,x", "“piles=3,x”: not two whole numbers of up to 1,000,000 digits, such as 14,20."),
        (
            "wythoff?piles=-3,4",
            "“piles=-3,4”: not two whole numbers of up to 1,000,000 digits, such as 14,20.",
        ),
        ("wythoff?piles=", "“piles”: the value is missing; use two whole numbers such as 14,20."),
        ("wythoff?policy=win", "“policy=win”: only soon, long or lose is allowed."),
        ("wythoff?rule=classic", "“rule=classic”: only wythoff or nim is allowed."),
        (
            "wythoff?play=15,20",
            "“play=15,20”: item 1 is not a legal move; use positions to leave such as 5,3.2,1, or ~K for K moves of the plan.",
        ),
        ("hanoi?to=ABD", "“to=ABD”: use A, B or C: letter 3 is “D”."),
        ("chain?base=1", "“base=1”: not a whole number from 2 to 10,000."),
        ("chain?radices=2,1", "“radices=2,1”: not whole numbers from 2 to 10,000 with commas between."),
        ("chain?radices=2,5&base=4", "“base”: cannot stand beside “radices”."),
        ("chain?base=5&from=0105", "“from=0105”: use 0 to 4: digit 4 is “5”."),
        ("chain?n=2000000", "“n=2000000”: not a whole number from 1 to 1,000,000."),
        ("lock250?from=4442", "“from=4442”: use 0 to 1: digit 4 is “2”."),
        ("generation?to=1.2", "“to=1.2”: use 8 digits, 0 to 14: there are 2."),
        ("generation?to=1.2.3.4.15.6.7.1", "“to=1.2.3.4.15.6.7.1”: use 0 to 14: digit 5 is “15”."),
        (
            "elephants?play=2-1",
            "“play=2-1”: item 1 is not a legal move; use moves such as 2-1.1-0, or ~K for K moves of the plan.",
        ),
        ("hanoi?n=4&from=ABC", "“from=ABC”: use 4 letters, A, B or C: there are 3."),
    ] {
        refuses(&["length", spec], 2, sentence);
    }
}

#[test]
fn one_sentence_however_much_is_wrong() {
    let answer = gros(&["state", "rings?n=0&from=x&what=1&step=z"]);
    assert_eq!((answer.code, answer.out.as_str(), answer.err.lines().count()), (2, "", 1));
}

#[test]
fn steps_outside_the_timeline() {
    let sentence =
        |option: &str, value: &str| format!("“{option} {value}”: not a whole number from 0 to 341.");
    for value in ["342", "-1", "x", "", "1.5", "99999999999999999999999"] {
        refuses(&["state", "rings", "--step", value], 2, &sentence("--step", value));
        refuses(&["next", "rings", "--step", value], 2, &sentence("--step", value));
        refuses(&["moves", "rings", "--start", value], 2, &sentence("--start", value));
    }
    refuses(&["moves", "rings", "--count", "-1"], 2, "“--count -1”: not a whole number.");
}

#[test]
fn states_that_are_none() {
    refuses(&["step", "rings", "--state", ""], 2, "Nothing is written.");
    refuses(&["step", "rings", "--state", "01"], 2, "Use 9 digits, 0 or 1: there are 2.");
    refuses(&["step", "rings", "--state", "01011011x"], 2, "Use 9 digits, 0 or 1: digit 9 is “x”.");
    refuses(&["step", "wythoff", "--state", "5"], 2, "Use two piles such as 5,3.");
    refuses(&["step", "hanoi?n=1", "--state", "AB"], 2, "Use 1 letter, A, B or C: there are 2.");
}

#[test]
fn a_long_value_is_cut() {
    let value = "7".repeat(1000);
    let answer = gros(&["length", &format!("rings?from={value}")]);
    assert_eq!(answer.err, format!("gros: “from={}…”: use 0 or 1: digit 1 is “7”.\n", "7".repeat(39)));
}

#[test]
fn wrong_use() {
    for arguments in [&[][..], &["fly"], &["length"], &["step", "rings"], &["length", "rings", "hanoi"]] {
        let answer = gros(arguments);
        assert_eq!((answer.code, answer.out.as_str()), (2, ""), "{arguments:?}");
        assert!(!answer.err.is_empty());
    }
}
