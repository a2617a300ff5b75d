//! The output of `--help` in the chosen language: clap's own words are English.

use clap::builder::Styles;
use clap::{Command, CommandFactory};
use gros_text::Key;

use crate::args::Args;
use crate::language::{chosen, text};

/// Returns the command line with its help.
pub fn command() -> Command {
    let notes = [
        Key::CommandsSpec,
        Key::CommandsBrief,
        Key::CommandsState,
        Key::CommandsStep,
        Key::CommandsStandardInput,
        Key::CommandsExitCodes,
    ];
    let mut command = Args::command().after_help(notes.map(text).join("\n"));
    // This adds `help` and the options that every command has.
    command.build();
    localised(command)
}

fn localised(command: Command) -> Command {
    let usage = usage(&command);
    let heading = chosen().labelled(Key::CommandsUsage);
    let examples = examples_of(command.get_name());
    let command = if examples.is_empty() { command } else { command.after_help(with_heading(&examples)) };
    let command = if command.get_name() == "help" { command.about(text(Key::CommandsHelp)) } else { command };
    command
        .help_template(format!(
            "{{about}}\n\n{}{{usage}}\n\n{{all-args}}{{after-help}}",
            emphasised(&heading)
        ))
        .override_usage(usage)
        .subcommand_help_heading(before_colon(Key::CommandsCommands))
        .mut_args(|argument| {
            let is_positional = argument.is_positional();
            let heading = if is_positional { Key::CommandsArguments } else { Key::CommandsOptions };
            let argument = match argument.get_id().as_str() {
                "help" => argument.help(text(Key::OptionHelp)),
                "version" => argument.help(text(Key::OptionVersion)),
                _ => argument,
            };
            let argument = match argument.get_index() {
                Some(place) => argument.display_order(place),
                None => argument,
            };
            argument.help_heading(before_colon(heading))
        })
        .mut_subcommands(localised)
}

/// Returns a heading without the colon, which clap adds; French puts a space before it.
fn before_colon(heading: Key) -> String {
    let labelled = chosen().labelled(heading);
    let before = labelled.trim_end().strip_suffix(':');
    before.unwrap_or(text(heading)).to_owned()
}

/// Writes examples under their heading, one a line.
fn with_heading(examples: &[&str]) -> String {
    let heading = chosen().labelled(Key::CommandsExamples);
    let lines = examples.iter().map(|example| format!("\n  {example}"));
    std::iter::once(emphasised(heading.trim_end())).chain(lines).collect()
}

/// Writes a heading as clap writes its own; whoever prints it leaves the colours out where they are not wanted.
fn emphasised(heading: &str) -> String {
    let style = Styles::styled();
    let style = style.get_header();
    format!("{style}{heading}{style:#}")
}

/// Returns the usage line without its heading.
fn usage(command: &Command) -> String {
    let rendered = command.clone().render_usage().to_string();
    let usage = rendered.split_once(": ").map_or(rendered.as_str(), |(_, usage)| usage);
    usage
        .replace("[OPTIONS]", &format!("[{}]", text(Key::CommandsAnyOptions)))
        .replace("<COMMAND>", &format!("<{}>", text(Key::CommandsAnyCommand)))
}

/// Returns lines for a shell with examples of a command. A test runs each of them.
fn examples_of(command: &str) -> Vec<&'static str> {
    let is_about = |line: &&str| {
        line.split_once("gros ").is_some_and(|(_, rest)| rest.split(' ').next() == Some(command))
    };
    include_str!("examples.txt").lines().filter(is_about).collect()
}
