//! The arguments.

use clap::{Parser, Subcommand};

/// Solves Chinese rings, the Tower of Hanoi, Wythoff's game and their kin, exactly, at any size.
#[derive(Debug, Parser)]
#[command(name = "gros", version, arg_required_else_help = true)]
#[command(
    after_help = "A SPEC names a puzzle and, after `?`, what differs from its defaults: rings?n=9&from=111111111&step=123\n\
                        SPEC, K and S may be `-`, read from standard input: a line for each, the last one to the end."
)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
    /// Write one JSON object a line.
    #[arg(long, global = true)]
    pub json: bool,
}

/// What can be asked.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// List the puzzles, their limits and known counts.
    List {
        /// List the whole family instead, with what is published of each, playable here or not.
        #[arg(long)]
        catalogue: bool,
    },
    /// Count the moves of the timeline.
    Length {
        /// The task.
        spec: String,
    },
    /// Write the state at a step.
    State {
        /// The task.
        spec: String,
        /// The step; the default is the spec's.
        #[arg(long, value_name = "K", allow_hyphen_values = true)]
        step: Option<String>,
    },
    /// Find the step of a state.
    Step {
        /// The task.
        spec: String,
        /// The state, most significant piece first.
        #[arg(long, value_name = "S", allow_hyphen_values = true)]
        state: String,
    },
    /// Say which move to make at a step.
    Next {
        /// The task.
        spec: String,
        /// The step; the default is the spec's.
        #[arg(long, value_name = "K", allow_hyphen_values = true)]
        step: Option<String>,
    },
    /// Say why the next move at a step is the next one, by each method of the sources.
    Explain {
        /// The task.
        spec: String,
        /// The step; the default is the spec's.
        #[arg(long, value_name = "K", allow_hyphen_values = true)]
        step: Option<String>,
        /// One method only.
        #[arg(long, value_name = "M")]
        method: Option<String>,
    },
    /// Write the moves, one a line: step, move and the state after it, parted by tabs.
    Moves {
        /// The task.
        spec: String,
        /// The step to begin at; the default is the spec's.
        #[arg(long, value_name = "K", allow_hyphen_values = true)]
        start: Option<String>,
        /// How many moves; the default is all to the end.
        #[arg(long, value_name = "C", allow_hyphen_values = true)]
        count: Option<String>,
    },
}
