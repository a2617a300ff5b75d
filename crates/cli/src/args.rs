//! The arguments.

use clap::{Parser, Subcommand};

/// Solves Chinese rings, the Tower of Hanoi, Wythoff's game and their kin, exactly, at any size.
#[derive(Debug, Parser)]
#[command(
    name = "gros",
    version,
    after_help = "A SPEC names a puzzle and, after `?`, what differs from its defaults: \
                  rings?n=9&from=111111111&step=123. It is what stands behind #/ in the page's address; a whole \
                  address will do.\n\
                  A state is written with the innermost ring, the largest disc, the slowest piece first; radices= \
                  lists the free piece first: chain?radices=2,5,5 has states such as 441.\n\
                  A step K is a number, 50%, 2^40, or -218 for so many to go.\n\
                  SPEC, K and S may be `-`: one of them, read from standard input (two of them take a line each). \
                  For many answers, --each takes every line for SPEC, or for the argument that is `-`."
)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
    /// Write one JSON object a line.
    #[arg(long, global = true)]
    pub json: bool,
    /// The language of sentences, such as en, zh-Hans or zh-Hant; else LC_ALL or LANG chooses it.
    #[arg(long, global = true, value_name = "TAG")]
    pub lang: Option<String>,
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
        #[command(flatten)]
        tasks: Tasks,
    },
    /// Write the state at a step.
    State {
        #[command(flatten)]
        tasks: Tasks,
        /// The step; the default is the spec's.
        #[arg(long, value_name = "K", allow_hyphen_values = true)]
        step: Option<String>,
    },
    /// Find the step of a state.
    Step {
        #[command(flatten)]
        tasks: Tasks,
        /// The state, most significant piece first.
        #[arg(long, value_name = "S", allow_hyphen_values = true)]
        state: String,
    },
    /// Say which move to make at a step.
    Next {
        #[command(flatten)]
        tasks: Tasks,
        /// The step; the default is the spec's.
        #[arg(long, value_name = "K", allow_hyphen_values = true)]
        step: Option<String>,
    },
    /// Say why the next move at a step is the next one, by the puzzle's first method.
    Explain {
        /// The task.
        spec: String,
        /// The step; the default is the spec's.
        #[arg(long, value_name = "K", allow_hyphen_values = true)]
        step: Option<String>,
        /// Another method.
        #[arg(long, value_name = "M")]
        method: Option<String>,
        /// Every method of the puzzle.
        #[arg(long, conflicts_with = "method")]
        all: bool,
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
    /// Write the picture of the state at a step as the text of an SVG file, with the next move marked.
    Svg {
        #[command(flatten)]
        tasks: Tasks,
        /// The step; the default is the spec's.
        #[arg(long, value_name = "K", allow_hyphen_values = true)]
        step: Option<String>,
        /// How it is drawn, as far as the puzzle has it: realistic, diagram, vertical or lights.
        #[arg(long, value_name = "L")]
        look: Option<String>,
        /// Its colours: light or dark; the default is light.
        #[arg(long, value_name = "T")]
        theme: Option<String>,
    },
}

/// One task, or as many as there are lines.
#[derive(Debug, clap::Args)]
pub struct Tasks {
    /// The task.
    #[arg(required_unless_present = "each")]
    pub spec: Option<String>,
    /// Answer for every line of standard input, a line each; a line stands for SPEC, or for what is `-`.
    #[arg(long)]
    pub each: bool,
}
