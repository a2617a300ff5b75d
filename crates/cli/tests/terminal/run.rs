//! Runs the program and checks its output.

use std::io::Write;
use std::process::{Command, Output, Stdio};

#[derive(Debug, PartialEq)]
pub struct Answer {
    pub code: i32,
    pub out: String,
    pub err: String,
}

pub fn gros(arguments: &[&str]) -> Answer {
    gros_with_input(arguments, "")
}

pub fn gros_with_input(arguments: &[&str], input: &str) -> Answer {
    let mut child = command(arguments).stdin(Stdio::piped()).spawn().unwrap();
    // A program that does not read its input may exit before all of it is written.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    Answer::from(child.wait_with_output().unwrap())
}

pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gros"));
    command
        .env("LC_ALL", "C")
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Checks that the program succeeds with exactly this output and an empty standard error.
#[track_caller]
pub fn assert_output(arguments: &[&str], expected: &str) {
    let expected = Answer { code: 0, out: expected.to_owned(), err: String::new() };
    assert_eq!(gros(arguments), expected, "{arguments:?}");
}

/// Checks the exit code and the error, with and without `--json`, and that there is no output.
#[track_caller]
pub fn assert_error(arguments: &[&str], code: i32, sentence: &str) {
    let expected = Answer { code, out: String::new(), err: format!("gros: {sentence}\n") };
    assert_eq!(gros(arguments), expected, "{arguments:?}");
    let with_json: Vec<&str> = arguments.iter().copied().chain(["--json"]).collect();
    assert_eq!(gros(&with_json), expected, "{with_json:?}");
}

impl From<Output> for Answer {
    fn from(output: Output) -> Answer {
        Answer {
            code: output.status.code().unwrap(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }
}
