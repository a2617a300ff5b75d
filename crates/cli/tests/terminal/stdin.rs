//! `-` reads from standard input.

use crate::run::{Answer, gros, gros_with_input};

fn good(out: &str) -> Answer {
    Answer { code: 0, out: out.to_owned(), err: String::new() }
}

#[test]
fn a_spec_a_step_or_a_state() {
    assert_eq!(gros_with_input(&["length", "-"], "rings?n=3\n"), good("5\n"));
    assert_eq!(gros_with_input(&["state", "rings", "--step", "-"], "123\n"), good("010110111\n"));
    assert_eq!(
        gros_with_input(&["next", "-", "--step", "123"], "rings"),
        good("Next: ring 2 off. 218 to go.\n")
    );
    assert_eq!(gros_with_input(&["step", "rings", "--state", "-"], "010110111\n"), good("123\n"));
    assert_eq!(gros_with_input(&["moves", "hanoi?n=2", "--start", "-"], " 2 \n"), good("3\t1C\tCC\n"));
}

#[test]
fn a_state_may_be_wrapped() {
    assert_eq!(gros_with_input(&["step", "rings", "--state", "-"], "010\r\n110\r\n111\r\n"), good("123\n"));
}

#[test]
fn two_arguments_take_one_line_each() {
    assert_eq!(gros_with_input(&["step", "-", "--state", "-"], "rings?n=3\n010\n"), good("2\n"));
    assert_eq!(gros_with_input(&["state", "-", "--step", "-"], "rings?n=3\n2\n"), good("010\n"));
}

#[test]
fn an_empty_input_is_bad_input() {
    let answer = gros_with_input(&["length", "-"], "");
    assert_eq!((answer.code, answer.out.as_str()), (2, ""));
    assert_eq!(answer.err, format!("gros: No puzzle given. Available: {}.\n", gros_solver::ids().join(", ")));
    assert_eq!(gros_with_input(&["step", "-", "--state", "-"], "rings").err, "gros: The state is missing.\n");
}

#[test]
fn bytes_that_are_not_text() {
    let mut child =
        crate::run::command(&["length", "-"]).stdin(std::process::Stdio::piped()).spawn().unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"rings?n=\xFF").unwrap();
    let answer = Answer::from(child.wait_with_output().unwrap());
    assert_eq!((answer.code, answer.out.as_str()), (2, ""));
    assert_eq!(answer.err, "gros: Standard input is not UTF-8 text.\n");
}

#[test]
fn two_lines_are_not_one_spec() {
    let sentence = "gros: Standard input has more than one line; use --each to answer line by line.\n";
    let refused = Answer { code: 2, out: String::new(), err: sentence.to_owned() };
    assert_eq!(gros_with_input(&["length", "-"], "rings?n=4\nrings?n=5\n"), refused);
    assert_eq!(gros_with_input(&["state", "rings", "--step", "-"], "4\n5\n"), refused);
    assert_eq!(gros_with_input(&["state", "-", "--step", "-"], "rings\n5\n6\n"), refused);
    assert_eq!(gros_with_input(&["length", "-"], "rings?n=4\n\n  \n"), good("10\n"));
}

#[test]
#[cfg(target_os = "linux")]
fn an_endless_input_is_refused() {
    for (device, sentence) in [
        ("/dev/zero", "gros: Standard input is longer than 256 MB.\n"),
        ("/dev/urandom", "gros: Standard input is not UTF-8 text.\n"),
    ] {
        for arguments in [&["length", "-"][..], &["step", "rings", "--state", "-"]] {
            let source = std::fs::File::open(device).unwrap();
            let answer = Answer::from(crate::run::command(arguments).stdin(source).output().unwrap());
            assert_eq!((answer.code, answer.err.as_str()), (2, sentence), "{device}");
        }
    }
}

#[test]
fn each_line_is_answered() {
    assert_eq!(gros_with_input(&["length", "--each"], "rings?n=4\nrings?n=5\n"), good("10\n21\n"));
    assert_eq!(gros_with_input(&["length", "-", "--each"], "rings?n=4\nrings?n=5"), good("10\n21\n"));
    assert_eq!(
        gros_with_input(&["state", "rings?n=3", "--step", "-", "--each"], "0\n1\r\n100%\n"),
        good("111\n110\n000\n")
    );
    assert_eq!(
        gros_with_input(&["step", "rings?n=3", "--each", "--state", "-"], "011\n000\n"),
        good("3\n5\n")
    );
    let halves = gros(&["state", "rings?step=50%"]).out + &gros(&["state", "hanoi?step=50%"]).out;
    assert_eq!(gros_with_input(&["state", "--each", "--step", "50%"], "rings\nhanoi\n"), good(&halves));
    assert_eq!(gros_with_input(&["length", "--each"], ""), good(""));
    let json = gros_with_input(&["length", "--each", "--json"], "rings?n=1\nrings?n=2\n");
    assert_eq!(json.out.lines().count(), 2);
}

#[test]
fn a_bad_line_does_not_affect_the_others() {
    let answer =
        gros_with_input(&["length", "--each"], "rings?n=4\nchess\n\nrings?n=0\nrings?zz=1\nrings?n=5\n");
    assert_eq!((answer.code, answer.out.as_str()), (2, "10\n341\n21\n"));
    let lines: Vec<&str> = answer.err.lines().collect();
    assert_eq!(lines.len(), 4, "{lines:?}");
    assert!(lines[0].starts_with("gros: line 2: There is no puzzle “chess”. Available: "));
    assert!(lines[1].starts_with("gros: line 3: No puzzle given. Available: "));
    assert_eq!(lines[2], "gros: line 4: “n=0”: must be a whole number from 1 to 10,000,000.");
    assert_eq!(lines[3], "gros: warning: “zz”: unknown setting, ignored.");
    let off = gros_with_input(&["step", "rings?n=3", "--state", "-", "--each"], "100\n011\n");
    assert_eq!((off.code, off.out.as_str()), (1, "3\n"));
    assert_eq!(off.err, "gros: line 1: That state is not on the timeline.\n");
}

#[test]
fn a_line_that_is_not_text_is_skipped() {
    let mut child =
        crate::run::command(&["length", "--each"]).stdin(std::process::Stdio::piped()).spawn().unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"rings?n=\xFF\nrings?n=4\n").unwrap();
    let answer = Answer::from(child.wait_with_output().unwrap());
    assert_eq!((answer.code, answer.out.as_str()), (2, "10\n"));
    assert_eq!(answer.err, "gros: line 1: Standard input is not UTF-8 text.\n");
}

#[test]
fn with_each_a_line_stands_for_one_argument() {
    let sentence = "gros: With --each, every line is one argument: leave out SPEC, or write - for the step or the \
                    state.\n";
    for arguments in [
        &["length", "rings", "--each"][..],
        &["state", "rings", "--each", "--step", "3"],
        &["state", "-", "--each", "--step", "-"],
        &["step", "--each", "--state", "-"],
    ] {
        let answer = gros_with_input(arguments, "rings\n");
        assert_eq!((answer.code, answer.err.as_str()), (2, sentence), "{arguments:?}");
    }
}
