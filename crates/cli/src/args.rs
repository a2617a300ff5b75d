//! The arguments.

use clap::{Parser, Subcommand};
use gros_text::Key;

use crate::language::text;

#[derive(Debug, Parser)]
#[command(name = "gros", version, about = text(Key::CommandsAbout))]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
    #[arg(long, global = true, help = text(Key::OptionJson))]
    pub json: bool,
    #[arg(long, global = true, value_name = "TAG", help = text(Key::OptionLang))]
    pub lang: Option<String>,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    #[command(about = text(Key::CommandsList))]
    List {
        #[arg(long, help = text(Key::OptionCatalogue))]
        catalogue: bool,
    },
    #[command(about = text(Key::CommandsLength))]
    Length {
        #[command(flatten)]
        tasks: Tasks,
    },
    #[command(about = text(Key::CommandsStateAt))]
    State {
        #[command(flatten)]
        tasks: Tasks,
        #[arg(long, value_name = "K", allow_hyphen_values = true, help = text(Key::OptionStep))]
        step: Option<String>,
    },
    #[command(about = text(Key::CommandsStepOf))]
    Step {
        #[command(flatten)]
        tasks: Tasks,
        #[arg(long, value_name = "S", allow_hyphen_values = true, help = text(Key::OptionState))]
        state: String,
    },
    #[command(about = text(Key::CommandsNext))]
    Next {
        #[command(flatten)]
        tasks: Tasks,
        #[arg(long, value_name = "K", allow_hyphen_values = true, help = text(Key::OptionStep))]
        step: Option<String>,
    },
    #[command(about = text(Key::CommandsExplain))]
    Explain {
        #[command(flatten)]
        named: Named,
        #[arg(long, value_name = "K", allow_hyphen_values = true, help = text(Key::OptionStep))]
        step: Option<String>,
        #[arg(long, value_name = "M", help = text(Key::OptionMethod))]
        method: Option<String>,
        #[arg(long, conflicts_with = "method", help = text(Key::OptionAll))]
        all: bool,
        #[arg(long, help = text(Key::OptionWhy))]
        why: bool,
    },
    #[command(about = text(Key::CommandsMoves))]
    Moves {
        #[command(flatten)]
        named: Named,
        #[arg(long, value_name = "K", allow_hyphen_values = true, help = text(Key::OptionStart))]
        start: Option<String>,
        #[arg(long, value_name = "C", allow_hyphen_values = true, help = text(Key::OptionCount))]
        count: Option<String>,
    },
    #[command(about = text(Key::CommandsSvg))]
    Svg {
        #[command(flatten)]
        tasks: Tasks,
        #[arg(long, value_name = "K", allow_hyphen_values = true, help = text(Key::OptionStep))]
        step: Option<String>,
        #[arg(long, value_name = "L", help = text(Key::OptionLook))]
        look: Option<String>,
        #[arg(long, value_name = "T", help = text(Key::OptionTheme))]
        theme: Option<String>,
    },
    #[cfg(feature = "prove")]
    #[command(about = text(Key::CommandsProve))]
    Prove {
        #[command(flatten)]
        tasks: Tasks,
    },
    #[command(about = text(Key::CommandsOpen))]
    Open {
        #[command(flatten)]
        named: Named,
        #[arg(long, value_name = "URL", env = "GROS_BASE", hide_env = true, help = text(Key::OptionBase))]
        base: Option<String>,
    },
    #[command(about = text(Key::CommandsCompletions))]
    Completions {
        #[arg(help = text(Key::OptionShell))]
        shell: String,
    },
    #[command(about = text(Key::CommandsMan))]
    Man {
        #[arg(help = text(Key::OptionManOf))]
        command: Option<String>,
    },
}

/// One task.
#[derive(Debug, clap::Args)]
pub struct Named {
    #[arg(help = text(Key::OptionTask))]
    pub spec: String,
    #[arg(value_name = "N", help = text(Key::OptionPieces))]
    pub pieces: Option<String>,
}

/// One task, or one for each line.
#[derive(Debug, clap::Args)]
pub struct Tasks {
    #[arg(required_unless_present = "each", help = text(Key::OptionTask))]
    pub spec: Option<String>,
    #[arg(value_name = "N", conflicts_with = "each", help = text(Key::OptionPieces))]
    pub pieces: Option<String>,
    #[arg(long, help = text(Key::OptionEach))]
    pub each: bool,
}
