//! A cache of the texts of moves, since a few moves come again and again.

use std::io::{self, Write};

use gros_solver::{AnyMove, AnyPuzzle, Puzzle};

/// Slots, each for some size classes.
const SLOTS: usize = 64;
/// How many moves are kept per slot.
const KEPT: usize = 4;

/// Remembers how moves are written, which saves a third of the time per line.
#[derive(Debug)]
pub struct MoveTexts<'a> {
    puzzle: &'a AnyPuzzle,
    slots: [Vec<(AnyMove, Vec<u8>)>; SLOTS],
}

impl<'a> MoveTexts<'a> {
    /// Starts with an empty cache.
    pub fn new(puzzle: &'a AnyPuzzle) -> MoveTexts<'a> {
        MoveTexts { puzzle, slots: std::array::from_fn(|_| Vec::new()) }
    }

    /// Writes a move.
    pub fn write(&mut self, mv: AnyMove, out: &mut Vec<u8>) -> io::Result<()> {
        let slot = &mut self.slots[self.puzzle.size_class(&mv) as usize % SLOTS];
        if let Some((_, text)) = slot.iter().find(|(known, _)| *known == mv) {
            out.extend_from_slice(text);
            return Ok(());
        }
        let begin = out.len();
        write!(out, "{mv}")?;
        if slot.len() == KEPT {
            slot.clear();
        }
        slot.push((mv, out[begin..].to_vec()));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::task::Task;

    #[test]
    fn cached_texts_equal_written_ones() -> io::Result<()> {
        let task = Task::open("hanoi?n=130", gros_text::Lang::English).unwrap();
        let puzzle = task.timeline.puzzle();
        let mut texts = MoveTexts::new(puzzle);
        for text in ["1A", "65A", "1A", "129B", "65A", "1B", "129C", "1A"] {
            let mut out = Vec::new();
            texts.write(puzzle.parse_move(text).unwrap(), &mut out)?;
            assert_eq!(out, text.as_bytes());
        }
        Ok(())
    }
}
