//! Examples of every command, as its help shows them. A test runs each of them.

/// Returns lines for a shell with examples of a command.
pub fn of(command: &str) -> Vec<&'static str> {
    let is_about = |line: &&str| {
        line.split_once("gros ").is_some_and(|(_, rest)| rest.split(' ').next() == Some(command))
    };
    include_str!("examples.txt").lines().filter(is_about).collect()
}
