//! The moves of a timeline as a list: for a table, the clipboard, or a file.

use std::fmt::Write as _;

use gros_solver::{Puzzle, Steps};

use crate::timeline::Timeline;

/// The format of a list of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listing {
    /// One line per move: step, move and state after it, separated by tabs.
    Text,
    /// The same, separated by commas, with a header line.
    Csv,
    /// One object per line.
    Json,
}

/// A move with its step and the state after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed<P: Puzzle> {
    /// The step after the move.
    pub step: Steps,
    /// The move.
    pub mv: P::Move,
    /// The state before it.
    pub before: P::State,
    /// The state after it.
    pub after: P::State,
}

/// Lists the moves from one step to a later one. Each costs as much as copying a state.
pub fn listed<'a, P: Puzzle>(
    timeline: &'a Timeline<P>,
    from: &Steps,
    to: &Steps,
) -> impl Iterator<Item = Listed<P>> + use<'a, P> {
    let first = (from.clone(), timeline.state_at(from));
    timeline.moves(from, to).scan(first, |(step, state), mv| {
        let after = timeline.puzzle().play(state, &mv).ok()?;
        *step = &*step + &Steps::ONE;
        let before = std::mem::replace(state, after.clone());
        Some(Listed { step: step.clone(), mv, before, after })
    })
}

impl Listing {
    /// Writes the moves from one step to a later one, as `gros moves` does.
    #[must_use]
    pub fn write<P: Puzzle>(self, timeline: &Timeline<P>, from: &Steps, to: &Steps) -> String {
        let mut text = if self == Listing::Csv { "step,move,state\n".to_owned() } else { String::new() };
        for Listed { step, mv, after, .. } in listed(timeline, from, to) {
            // Writing to a string does not fail.
            let _ = match self {
                Listing::Text => writeln!(text, "{step}\t{mv}\t{after}"),
                Listing::Csv => writeln!(text, "{step},{},{}", quoted(&mv), quoted(&after)),
                Listing::Json => {
                    writeln!(text, r#"{{"step":"{step}","move":"{mv}","state":"{after}"}}"#)
                }
            };
        }
        text
    }
}

/// Quotes values that contain commas, as the positions of a game do.
fn quoted(value: &impl ToString) -> String {
    let value = value.to_string();
    if value.contains(',') { format!("\"{value}\"") } else { value }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec;

    fn write(text: &str, listing: Listing, from: u32, to: u32) -> String {
        let session = spec::open(text, 1_000).unwrap().session;
        listing.write(session.timeline(), &from.into(), &to.into())
    }

    #[test]
    fn lists_are_written_as_the_command_line_writes_them() {
        assert_eq!(write("rings?n=3", Listing::Text, 1, 3), "2\t3\t010\n3\t1\t011\n");
        assert_eq!(write("hanoi?n=2", Listing::Csv, 0, 9), "step,move,state\n1,1B,AB\n2,2C,CB\n3,1C,CC\n");
        assert_eq!(
            write("rings?n=3", Listing::Json, 4, 5),
            "{\"step\":\"5\",\"move\":\"1\",\"state\":\"000\"}\n"
        );
        assert!(write("wythoff?piles=3,5", Listing::Csv, 0, 1).ends_with("\"\n"));
    }

    #[test]
    fn a_list_begins_anywhere() {
        let session = spec::open("rings?n=64&play=2.1", 1_000).unwrap().session;
        let timeline = session.timeline();
        let from: Steps = "6241613783566559914".parse().unwrap();
        let to = &from + &Steps::from(5u32);
        let listed: Vec<_> = listed(timeline, &from, &to).collect();
        assert_eq!(listed.len(), 5);
        for Listed { step, after, .. } in listed {
            assert_eq!(after, timeline.state_at(&step));
        }
    }
}
