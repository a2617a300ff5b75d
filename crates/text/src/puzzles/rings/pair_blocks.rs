//! Blocks of eight states in which two rings move as one, in words.

use crate::message::say;
use gros_solver::rings::methods::pair_blocks::{BLOCK, BlockState, MOVES, PairBlocks};
use gros_solver::{AnyState, Steps};

use crate::explain::card::{Cell, Look, Part, Table};
use crate::explain::target::Target;
use crate::lang::capital;
use crate::task::cut;
use crate::{Key, Lang};

/// The most binary digits of a number that is written out in a formula.
const MOST_BITS: usize = 40;

impl Lang {
    pub(super) fn pair_blocks_parts(self, reasons: &PairBlocks) -> Vec<Part> {
        let rule = self.text(Key::PairBlocksRule);
        let head = [Key::PairBlocksPlace, Key::RingsColumnRings, Key::PairBlocksPassed];
        let rows: Vec<Vec<Cell>> =
            reasons.block.iter().enumerate().rev().map(|(at, one)| self.block_row(at, one)).collect();
        let row = rows.len().checked_sub(1 + reasons.within as usize);
        let head = head.map(|key| self.text(key).to_owned()).to_vec();
        let table = Table { head, row, ..Table::plain(rows) };
        let far = capital(&self.sentence(&say!(self, StatusToGo { moves: reasons.to_goal })));
        vec![
            Part::Text(rule.to_owned()),
            Part::Table(table),
            Part::Text(self.text(Key::PairBlocksCount).to_owned()),
            Part::Formulas(self.formulas_of_blocks(reasons)),
            Part::Result(far),
        ]
    }

    fn block_row(self, at: usize, BlockState { state, is_passed }: &BlockState) -> Vec<Cell> {
        let look = if *is_passed { Look::Code } else { Look::Quiet };
        let word = Cell::from(cut(&state.to_string())).look(look);
        let goes = is_passed.then(|| Target::State(AnyState::Rings(state.clone())));
        let passed = self.text(if *is_passed { Key::PairBlocksYes } else { Key::PairBlocksNo });
        vec![
            at.to_string().into(),
            word.to(goes),
            Cell::from(passed).look(if *is_passed { Look::Plain } else { Look::Quiet }),
        ]
    }

    fn formulas_of_blocks(self, reasons: &PairBlocks) -> Vec<String> {
        let PairBlocks { rank, blocks, within, moves_within, to_all_off, .. } = reasons;
        if rank.bit_len() > MOST_BITS {
            return vec![format!("f(x) = {BLOCK}·q + r"), format!("{MOVES}·q + u(r)")];
        }
        let [rank, blocks, all]: [String; 3] =
            [rank, blocks, to_all_off].map(|number: &Steps| self.number(number));
        vec![
            format!("f(x) = {rank} = {BLOCK} · {blocks} + {within}"),
            format!("{MOVES} · {blocks} + {moves_within} = {all}"),
        ]
    }
}
