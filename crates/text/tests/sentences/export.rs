//! Printouts.

use gros_solver::Steps;

use crate::said::{said, said_in_all};

#[test]
fn which_moves_are_printed() {
    let moves = |from: u32, to: u32, of: u32| {
        move |lang: gros_text::Lang| {
            lang.printed_moves(&Steps::from(from), &Steps::from(to), &Steps::from(of))
        }
    };
    said(moves(0, 341, 341), "All 341 moves");
    said_in_all(moves(0, 1, 1), ["The only move", "全部 1 步", "全部 1 步"]);
    said(moves(1_200, 1_600, 4_095), "Moves 1,201 to 1,600 of 4,095");
}
