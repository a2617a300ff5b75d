//! Runs other programs: each command is printed, and a failure is reported in one sentence.

use crate::{project, tools};
use anyhow::{Context, Result, bail};
use std::process::{Command, Stdio};

/// Returns a command that runs in the folder of the workspace; the program is found on PATH or among the
/// tools of this project.
pub fn program(name: &str) -> Command {
    let mut command = Command::new(name);
    command.current_dir(project::root()).env("PATH", tools::search_path()).stdin(Stdio::null());
    command
}

/// Returns a command for the cargo that runs this program, with the arguments of `line`, split at spaces.
///
/// Tests have `RUSTC_BOOTSTRAP`, with which it would compile everything anew, and everything once more without.
pub fn cargo(line: &str) -> Command {
    let mut command = program("cargo");
    command.args(line.split_whitespace()).env_remove("RUSTC_BOOTSTRAP");
    command
}

/// Prints the command and runs it to its end.
pub fn run(command: &mut Command) -> Result<()> {
    println!("$ {}", shown(command));
    let status = command.status().with_context(|| format!("{} cannot be started", name(command)))?;
    if !status.success() {
        bail!("{} failed ({status})", name(command));
    }
    Ok(())
}

/// Prints the command, runs it to its end, and returns its standard output.
///
/// # Errors
/// If it cannot be started, or ends with a failure.
pub fn read(command: &mut Command) -> Result<String> {
    println!("$ {}", shown(command));
    let command = command.stderr(Stdio::inherit());
    let done = command.output().with_context(|| format!("{} cannot be started", name(command)))?;
    if !done.status.success() {
        bail!("{} failed ({})", name(command), done.status);
    }
    Ok(String::from_utf8_lossy(&done.stdout).into_owned())
}

/// Returns the standard output of the command; `None` if it is missing or fails.
pub fn output(command: &mut Command) -> Option<String> {
    let done = command.stderr(Stdio::null()).output().ok()?;
    done.status.success().then(|| String::from_utf8_lossy(&done.stdout).into_owned())
}

/// Returns the command as it would be typed, without PATH.
pub fn shown(command: &Command) -> String {
    let settings = command.get_envs().filter(|(key, _)| *key != "PATH").filter_map(|(key, value)| {
        Some(format!("{}={}", key.to_string_lossy(), quoted(&value?.to_string_lossy())))
    });
    settings.chain(words(command)).collect::<Vec<_>>().join(" ")
}

/// Returns the program and its first argument: enough to recognize the command.
fn name(command: &Command) -> String {
    words(command).take(2).collect::<Vec<_>>().join(" ")
}

fn words(command: &Command) -> impl Iterator<Item = String> {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| quoted(&word.to_string_lossy()))
}

fn quoted(word: &str) -> String {
    if word.contains(char::is_whitespace) { format!("'{word}'") } else { word.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shows_what_would_be_typed() {
        let mut doc = cargo("doc --no-deps");
        doc.env("RUSTDOCFLAGS", "-D warnings").env_remove("NO_COLOR");
        assert_eq!(shown(&doc), "RUSTDOCFLAGS='-D warnings' cargo doc --no-deps");
    }

    #[test]
    fn says_what_failed() {
        let said = |command: &mut Command| run(command).unwrap_err().to_string();
        assert!(said(&mut cargo("no-such-command")).starts_with("cargo no-such-command failed"));
        assert_eq!(said(&mut program("no-such-program")), "no-such-program cannot be started");
        assert_eq!(output(&mut program("no-such-program")), None);
        assert!(output(&mut cargo("--version")).unwrap().starts_with("cargo "));
    }
}
