//! Errors: exit code, one sentence, nothing on standard output.

use crate::run::{Answer, assert_error, gros, gros_with_input};

#[test]
fn a_state_off_the_timeline() {
    assert_error(&["step", "rings", "--state", "100000000"], 1, "That state is not on the timeline.");
    assert_error(&["step", "hanoi", "--state", "BBBBB"], 1, "That state is not on the timeline.");
    assert_error(&["step", "rings?x=1", "--state", "100000000"], 1, "That state is not on the timeline.");
}

#[test]
fn no_puzzle_or_an_unknown_one() {
    for spec in ["", "  ", "?n=5", "？n=5", "#/?step=1"] {
        assert_error(
            &["length", spec],
            2,
            &format!("No puzzle given. Available: {}.", gros_solver::ids().join(", ")),
        );
    }
    assert_error(
        &["length", "chess"],
        2,
        &format!("There is no puzzle “chess”. Available: {}.", gros_solver::ids().join(", ")),
    );
}

#[test]
fn bad_values() {
    for (spec, sentence) in [
        ("rings?n=0", "“n=0”: must be a whole number from 1 to 10,000,000."),
        ("rings?n=10000001", "“n=10000001”: must be a whole number from 1 to 10,000,000."),
        ("rings?n=nine", "“n=nine”: must be a whole number from 1 to 10,000,000."),
        ("rings?n", "“n”: the value is missing; use a whole number."),
        ("rings?n=", "“n”: the value is missing; use a whole number."),
        ("rings?n=5&n=6", "“n=6”: given twice."),
        ("rings?from=", "“from”: the value is missing; use a row of 0s and 1s, where 1 is on."),
        ("rings?from=10x", "“from=10x”: use 0 or 1; digit 3 is “x”."),
        ("rings?n=9&to=101", "“to=101”: use 9 digits, each 0 or 1; there are 3."),
        ("rings?from=1*", "“from=1*”: the run at position 1 needs a count, as in 1*9."),
        ("rings?from=1*10000001", "“from=1*10000001”: more than 10,000,000 pieces."),
        ("rings?first=Q", "“first=Q”: must be R or S."),
        ("rings?to=off&first=R", "“first”: can’t be combined with “to”."),
        ("rings?step=x", "“step=x”: not a step; use 0 to 341, or 50%, 2^5, or -10 for 10 to go."),
        ("rings?step=342", "“step=342”: must be from 0 to 341."),
        (
            "rings?play=9",
            "“play=9”: item 1 is not a legal move; use ring numbers such as 1.3, or ~K for K moves of the route.",
        ),
        (
            "hanoi?play=1B.2B",
            "“play=2B”: item 2 is not a legal move; use moves such as 1C.2B, or ~K for K moves of the route.",
        ),
        ("hanoi?pegs=2", "“pegs=2”: must be a whole number from 3 to 8."),
        ("hanoi?pegs=9", "“pegs=9”: must be a whole number from 3 to 8."),
        ("hanoi?rule=cyclic&pegs=4", "“pegs=4”: must be 3."),
        ("hanoi?pegs=4&rule=linear", "“pegs=4”: must be 3."),
        ("hanoi?rule=square", "“rule=square”: must be classic, linear or cyclic."),
        ("hanoi?rule", "“rule”: the value is missing; use classic, linear or cyclic."),
        ("hanoi?pegs=4&n=100001", "“n=100001”: must be a whole number from 1 to 100,000."),
        ("hanoi?rule=linear&n=100001", "“n=100001”: must be a whole number from 1 to 100,000."),
        ("hanoi?pegs=4&to=ABE", "“to=ABE”: use A, B, C or D; letter 3 is “E”."),
        (
            "wythoff?piles=3",
            "“piles=3”: must be two whole numbers of at most 1,000,000 digits each, such as 14,20.",
        ),
        (
            "wythoff?piles=-3,4",
            "“piles=-3,4”: must be two whole numbers of at most 1,000,000 digits each, such as 14,20.",
        ),
        ("wythoff?piles=", "“piles”: the value is missing; use two whole numbers such as 14,20."),
        ("wythoff?policy=win", "“policy=win”: must be soon, long or lose."),
        ("wythoff?rule=classic", "“rule=classic”: must be wythoff or nim."),
        (
            "wythoff?play=15,20",
            "“play=15,20”: item 1 is not a legal move; use positions to leave, such as 5,3.2,1, or ~K for K moves of the line of play.",
        ),
        ("chain?base=1", "“base=1”: must be a whole number from 2 to 10,000."),
        (
            "chain?radices=2,1",
            "“radices=2,1”: must be whole numbers from 2 to 10,000 separated by commas, the free piece first.",
        ),
        ("chain?radices=2,5&base=4", "“base”: can’t be combined with “radices”."),
        ("chain?base=5&from=0105", "“from=0105”: use 0 to 4; digit 4 is “5”."),
        ("chain?n=2000000", "“n=2000000”: must be a whole number from 1 to 1,000,000."),
        ("lock250?from=4442", "“from=4442”: use 0 to 1; digit 4 is “2”."),
        ("generation?to=1.2", "“to=1.2”: use 8 digits, each 0 to 14; there are 2."),
        ("generation?to=1.2.3.4.15.6.7.1", "“to=1.2.3.4.15.6.7.1”: use 0 to 14; digit 5 is “15”."),
        (
            "elephants?play=2-1",
            "“play=2-1”: item 1 is not a legal move; use moves such as 2-1.1-0, or ~K for K moves of the route.",
        ),
    ] {
        assert_error(&["length", spec], 2, sentence);
    }
}

#[test]
fn one_sentence_however_much_is_wrong() {
    let answer = gros(&["state", "rings?n=0&from=x&what=1&step=z"]);
    assert_eq!((answer.code, answer.out.as_str(), answer.err.lines().count()), (2, "", 1));
}

#[test]
fn steps_outside_the_timeline() {
    let outside = "must be from 0 to 341";
    let none = "not a step; use 0 to 341, or 50%, 2^5, or -10 for 10 to go";
    for (value, problem) in [
        ("342", outside),
        ("-342", outside),
        ("2^70", outside),
        ("99999999999999999999999", outside),
        ("x", none),
        ("", none),
        ("1.5", none),
        ("+1", none),
    ] {
        let sentence = |option: &str| format!("“{option} {value}”: {problem}.");
        assert_error(&["state", "rings", "--step", value], 2, &sentence("--step"));
        assert_error(&["next", "rings", "--step", value], 2, &sentence("--step"));
        assert_error(&["moves", "rings", "--start", value], 2, &sentence("--start"));
    }
    assert_error(&["moves", "rings", "--count", "-1"], 2, "“--count -1”: must be a whole number.");
}

#[test]
fn invalid_states() {
    assert_error(&["step", "rings", "--state", ""], 2, "The state is missing.");
    assert_error(&["step", "rings", "--state", "01"], 2, "Use 9 digits, each 0 or 1; there are 2.");
    assert_error(&["step", "rings", "--state", "01011011x"], 2, "Use 9 digits, each 0 or 1; digit 9 is “x”.");
    assert_error(&["step", "wythoff", "--state", "5"], 2, "Use two piles, such as 5,3.");
    assert_error(&["step", "hanoi?n=1", "--state", "AB"], 2, "Use 1 letter, A, B or C; there are 2.");
}

#[test]
fn a_long_value_is_cut() {
    let value = "7".repeat(1000);
    let answer = gros(&["length", &format!("rings?from={value}")]);
    assert_eq!(answer.err, format!("gros: “from={}…”: use 0 or 1; digit 1 is “7”.\n", "7".repeat(39)));
}

#[test]
fn misuse_is_one_sentence_too() {
    let known = "list, length, state, step, next, explain, moves, svg, prove, open, completions, man";
    for (arguments, sentence) in [
        (&[][..], format!("No command given. Choose one of {known}; --help describes them.")),
        (&["fly"], format!("There is no command “fly”. Available: {known}.")),
        (&["length"], "“<SPEC>” is missing.".to_owned()),
        (&["step", "rings"], "“--state <S>” is missing.".to_owned()),
        (
            &["length", "rings", "9", "hanoi"],
            "“hanoi” is not expected here; --help shows what is.".to_owned(),
        ),
        (&["length", "rings", "--fast"], "“--fast” is not expected here; --help shows what is.".to_owned()),
        (&["state", "rings", "--step"], "“--step <K>” needs a value.".to_owned()),
        (
            &["length", "rings", "--json", "--json"],
            "“--json” is given twice but can be given only once.".to_owned(),
        ),
        (
            &["explain", "rings", "--all", "--method", "expect"],
            "“--all” can’t be combined with “--method <M>”.".to_owned(),
        ),
        (
            &["length", "rings", "--lang", "tlh"],
            format!("“--lang tlh”: unknown language. Available: {}.", gros_text::Lang::TAGS.join(", ")),
        ),
    ] {
        let expected = Answer { code: 2, out: String::new(), err: format!("gros: {sentence}\n") };
        assert_eq!(gros(arguments), expected, "{arguments:?}");
    }
    assert_eq!(gros(&["--lang", "zh-Hant", "fly"]).err.lines().count(), 1);
    assert!(gros(&["--lang", "zh-Hant", "fly"]).err.starts_with("gros: 沒有「fly」這個命令"));
}

#[test]
#[cfg(unix)]
fn an_argument_that_is_not_text() {
    use std::os::unix::ffi::OsStrExt;
    let mut command = crate::run::command(&["length"]);
    let answer = Answer::from(command.arg(std::ffi::OsStr::from_bytes(b"rings\xFF")).output().unwrap());
    assert_eq!((answer.code, answer.err.as_str()), (2, "gros: An argument is not UTF-8 text.\n"));
}

#[test]
fn help_is_not_an_error() {
    for arguments in [&["--help"][..], &["-h"], &["state", "--help"], &["--version"]] {
        let answer = gros(arguments);
        assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{arguments:?}");
        assert!(answer.out.contains("gros"), "{}", answer.out);
    }
    assert!(gros(&["--help"]).out.contains("radices= lists the free piece first"));
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_standard_error_does_not_change_the_exit_code() {
    for (arguments, code, out) in [
        (&["state", "nope"][..], 2, ""),
        (&["length", "rings?zz=1"], 0, "341\n"),
        (&["step", "rings", "--state", "100000000"], 1, ""),
        (&["fly"], 2, ""),
    ] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let answer = Answer::from(crate::run::command(arguments).stderr(full).output().unwrap());
        assert_eq!((answer.code, answer.out.as_str()), (code, out), "{arguments:?}");
    }
}

#[test]
fn many_warnings_are_counted() {
    let answer = gros(&["length", &format!("rings?{}", vec!["a=1"; 1_000].join("&"))]);
    assert_eq!((answer.code, answer.out.as_str()), (0, "341\n"));
    let lines: Vec<&str> = answer.err.lines().collect();
    assert_eq!(lines.len(), 6);
    assert_eq!(lines[5], "gros: warning: 995 more unknown settings are ignored.");
}

#[test]
fn values_that_are_too_long_are_not_read() {
    let long = "1".repeat(5_000);
    assert_error(
        &["length", &format!("rings?n={long}")],
        2,
        &format!("“n={}…”: longer than 4,096 characters.", "1".repeat(39)),
    );
    let play = vec!["1"; 100_001].join(".");
    let answer = gros_with_input(&["length", "-"], &format!("rings?play={play}"));
    assert_eq!(answer.code, 2);
    assert!(answer.err.ends_with("more than 100,000 items.\n"), "{}", answer.err);
}
