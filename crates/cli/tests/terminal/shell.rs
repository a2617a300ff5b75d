//! The command line in a shell: short specs, examples, completions, manual pages, colours, the browser.

use std::fs;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::run::{assert_error, assert_output, command, gros};

/// Returns the example lines in the help of a command.
fn examples(name: &str) -> Vec<String> {
    let help = gros(&["help", name]).out;
    let (_, examples) = help.split_once("\nExamples:\n").unwrap();
    examples.lines().map(|line| line.trim().to_owned()).collect()
}

const COMMANDS: [&str; 11] =
    ["list", "length", "state", "step", "next", "explain", "moves", "svg", "open", "completions", "man"];

/// Runs a line of a shell in an empty folder, with the program on PATH beside a browser that only notes its address.
#[cfg(unix)]
fn in_shell(line: &str) -> (bool, String, String) {
    use std::os::unix::fs::PermissionsExt;
    static RUNS: AtomicUsize = AtomicUsize::new(0);
    let run = RUNS.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("gros-shell-{}-{run}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let browser = folder.join("xdg-open");
    fs::write(&browser, "#!/bin/sh\nprintf %s \"$1\" > address\n").unwrap();
    fs::set_permissions(&browser, fs::Permissions::from_mode(0o755)).unwrap();
    let program = std::path::Path::new(env!("CARGO_BIN_EXE_gros"));
    let path = std::env::var("PATH").unwrap();
    let path = format!("{}:{}:{path}", folder.display(), program.parent().unwrap().display());
    let shell = Command::new("sh")
        .args(["-c", line])
        .current_dir(&folder)
        .env("PATH", path)
        .env("LC_ALL", "C")
        .output();
    let shell = shell.unwrap();
    let out = String::from_utf8(shell.stdout).unwrap() + &String::from_utf8(shell.stderr).unwrap();
    let address = fs::read_to_string(folder.join("address")).unwrap_or_default();
    fs::remove_dir_all(&folder).unwrap();
    (shell.status.success(), out, address)
}

#[cfg(unix)]
#[test]
fn every_example_works() {
    for name in COMMANDS {
        let examples = examples(name);
        assert!(!examples.is_empty(), "{name}");
        for line in examples {
            let (is_success, out, _) = in_shell(&line);
            assert!(is_success && !out.contains("gros:"), "{line}: {out}");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn the_page_opens_at_the_position() {
    let at = |base: &str| {
        in_shell(&format!("gros open 'rings?n=5&step=50%' --base {base}; while ! [ -s address ]; do :; done"))
    };
    let (is_success, out, address) = at("http://localhost:8080/lab/");
    assert!(is_success, "{out}");
    assert_eq!(address, "http://localhost:8080/lab/#/rings?n=5&step=10");
    assert_eq!(out.trim(), address);
}

#[test]
fn an_address_of_the_page_is_needed() {
    let asked =
        "Where is the page? Give its address with --base or GROS_BASE, such as http://127.0.0.1:8080/.";
    assert_error(&["open", "rings"], 2, asked);
    let refused = "“--base gros”: not a web address. It must start with http://, https:// or file://.";
    assert_error(&["open", "rings", "--base", "gros"], 2, refused);
}

#[test]
fn specs_without_the_symbols_of_a_shell() {
    for spec in [&["rings", "5"][..], &["rings:5"], &["rings/5"], &["rings:n=5"]] {
        assert_output(&[&["length"], spec].concat(), "21\n");
    }
    assert_output(&["length", "hanoi?pegs=4", "8"], "33\n");
    assert_error(&["length", "rings?n=5", "6"], 2, "“n=6”: given twice.");
}

#[test]
fn scripts_for_shells() {
    for (shell, part) in [
        ("bash", "complete "),
        ("zsh", "#compdef gros"),
        ("fish", "complete -c gros"),
        ("powershell", "Register-ArgumentCompleter"),
        ("elvish", "edit:completion"),
    ] {
        let script = gros(&["completions", shell]);
        assert_eq!(script.code, 0);
        assert!(script.out.contains(part) && script.out.contains("catalogue"), "{shell}: {}", script.out);
    }
    assert_error(&["completions", "tcsh"], 2, "“SHELL tcsh”: must be bash, elvish, fish, powershell or zsh.");
}

#[test]
fn manual_pages() {
    let page = gros(&["man"]).out;
    for part in [".TH gros 1", "gros\\-svg", "Exit codes"] {
        assert!(page.contains(part), "{part} is not in {page}");
    }
    assert!(gros(&["man", "state"]).out.contains(".TH gros-state 1"));
    assert!(gros(&["man", "stat"]).err.starts_with("gros: There is no command “stat”."));
}

#[test]
fn colours_are_for_terminals_that_want_them() {
    let coloured = |name: &str, value: &str| {
        let output = command(&["length", "ring"]).env(name, value).output().unwrap();
        String::from_utf8(output.stderr).unwrap().contains('\u{1b}')
    };
    assert!(!gros(&["length", "ring"]).err.contains('\u{1b}'));
    assert!(coloured("CLICOLOR_FORCE", "1"));
    assert!(!coloured("NO_COLOR", "1"));
}
