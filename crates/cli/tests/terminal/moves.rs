//! `gros moves`: one streamed line per move.

use std::io::{BufRead, BufReader, Read};
use std::process::Stdio;

use crate::run::{assert_output, command, gros};

#[test]
fn all_moves_with_the_state_after_each() {
    assert_output(&["moves", "rings?n=3"], "1\t1\t110\n2\t3\t010\n3\t1\t011\n4\t2\t001\n5\t1\t000\n");
    assert_output(&["moves", "hanoi?n=2"], "1\t1B\tAB\n2\t2C\tCB\n3\t1C\tCC\n");
    assert_output(
        &["moves", "hanoi?n=3&from=BAA&to=ABB"],
        "1\t3C\tCAA\n2\t1C\tCAC\n3\t2B\tCBC\n4\t1B\tCBB\n5\t3A\tABB\n",
    );
}

#[test]
fn a_stretch_of_them() {
    assert_output(
        &["moves", "rings", "--start", "99", "--count", "2"],
        "100\t2\t010001001\n101\t1\t010001000\n",
    );
    assert_output(&["moves", "rings?step=339"], "340\t2\t000000001\n341\t1\t000000000\n");
    assert_output(&["moves", "rings", "--start=340", "--count=7"], "341\t1\t000000000\n");
    assert_output(&["moves", "rings", "--count", "0"], "");
    assert_output(&["moves", "rings", "--start", "341"], "");
    assert_output(&["moves", "rings?from=on&to=on"], "");
}

#[test]
fn played_moves_come_before_the_plan() {
    assert_output(
        &["moves", "rings?n=3&play=2.2.~1.1.2", "--count", "7"],
        "1\t2\t101\n2\t2\t111\n3\t1\t110\n4\t1\t111\n5\t2\t101\n6\t2\t111\n7\t1\t110\n",
    );
}

#[test]
fn every_line_agrees_with_random_access() {
    for spec in ["rings?n=7&from=1010110&play=1.~20.1", "hanoi?n=5&from=ABCAB&to=CBBAC&play=1A.~4.1A.1C.~3"] {
        let lines = gros(&["moves", spec, "--start", "0"]).out;
        let length = gros(&["length", spec]).out;
        assert_eq!(lines.lines().count().to_string(), length.trim(), "{spec}");
        for (index, line) in lines.lines().enumerate() {
            let (step, after) = (index.to_string(), (index + 1).to_string());
            let parts: Vec<&str> = line.split('\t').collect();
            let next: serde_json::Value =
                serde_json::from_str(&gros(&["next", spec, "--step", &step, "--json"]).out).unwrap();
            assert_eq!(parts, [&after, next["move"].as_str().unwrap(), next["after"].as_str().unwrap()]);
        }
    }
}

#[test]
fn lines_that_carry_over_every_digit() {
    let lines = gros(&["moves", "rings?n=22", "--start", "999998", "--count", "3"]).out;
    let steps: Vec<&str> = lines.lines().filter_map(|line| line.split('\t').next()).collect();
    assert_eq!(steps, ["999999", "1000000", "1000001"]);
}

/// The program stops when its output is closed; half of the lines of 40 rings would fill any disk.
#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    let mut child = command(&["moves", "rings?n=40"]).spawn().unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    assert_eq!(first, format!("1\t2\t{}01\n", "1".repeat(38)));
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert_eq!((child.wait().unwrap().code(), err.as_str()), (Some(0), ""));
}

#[test]
fn a_pipe_closed_early_is_no_error_for_short_answers() {
    for arguments in [&["length", "rings"][..], &["list"], &["next", "rings", "--json"]] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = command(arguments).stdout(Stdio::from(writer)).output().unwrap();
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]), "{arguments:?}");
    }
}

#[test]
fn no_progress_is_shown_when_nobody_watches() {
    let answer = gros(&["moves", "rings?n=19"]);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert_eq!(answer.out.lines().count(), 349_525);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = command(&["moves", "rings"]).stdout(full).output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(err.starts_with("gros: The answer couldn’t be written: "), "{err}");
}
