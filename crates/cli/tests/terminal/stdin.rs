//! `-` stands for standard input.

use crate::run::{Answer, gros_fed};

fn good(out: &str) -> Answer {
    Answer { code: 0, out: out.to_owned(), err: String::new() }
}

#[test]
fn a_spec_a_step_or_a_state() {
    assert_eq!(gros_fed(&["length", "-"], "rings?n=3\n"), good("5\n"));
    assert_eq!(gros_fed(&["state", "rings", "--step", "-"], "123\n"), good("010110111\n"));
    assert_eq!(gros_fed(&["next", "-", "--step", "123"], "rings"), good("Next: ring 2 off. 218 to go.\n"));
    assert_eq!(gros_fed(&["step", "rings", "--state", "-"], "010110111\n"), good("123\n"));
    assert_eq!(gros_fed(&["moves", "hanoi?n=2", "--start", "-"], " 2 \n"), good("3\t1C\tCC\n"));
}

#[test]
fn a_state_may_be_wrapped() {
    assert_eq!(gros_fed(&["step", "rings", "--state", "-"], "010\r\n110\r\n111\r\n"), good("123\n"));
}

#[test]
fn two_of_them_take_a_line_each() {
    assert_eq!(gros_fed(&["step", "-", "--state", "-"], "rings?n=3\n010\n"), good("2\n"));
    assert_eq!(gros_fed(&["state", "-", "--step", "-"], "rings?n=3\n2\n"), good("010\n"));
}

#[test]
fn an_empty_input_is_bad_input() {
    let answer = gros_fed(&["length", "-"], "");
    assert_eq!((answer.code, answer.out.as_str()), (2, ""));
    assert_eq!(answer.err, "gros: No puzzle is named; there are rings, hanoi, wythoff.\n");
    assert_eq!(gros_fed(&["step", "-", "--state", "-"], "rings").err, "gros: Nothing is written.\n");
}

#[test]
fn bytes_that_are_no_text() {
    let mut child =
        crate::run::command(&["length", "-"]).stdin(std::process::Stdio::piped()).spawn().unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"rings?n=\xFF").unwrap();
    let answer = Answer::from(child.wait_with_output().unwrap());
    assert_eq!((answer.code, answer.out.as_str()), (2, ""));
    assert!(answer.err.starts_with("gros: Standard input could not be read: "), "{}", answer.err);
}
