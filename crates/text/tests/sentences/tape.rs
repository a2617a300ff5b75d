//! The tape and the table of moves.

use gros_session::{Tape, spec};
use gros_text::Lang;

use crate::said::said;

fn scale(text: &str, scale: usize) -> impl Fn(Lang) -> String {
    let timeline = spec::open(text, 1_000).unwrap().session.timeline().clone();
    move |lang| lang.tape_scale_spoken(&timeline, Tape::new(&timeline, scale))
}

#[test]
fn one_step() {
    said(scale("rings", 0), ["One tick = 1 step", "每格 = 1 步", "每格 = 1 步"]);
}

#[test]
fn the_ticks_of_rings_and_discs_are_the_moves_of_large_pieces() {
    said(
        scale("rings?n=64", 50),
        [
            "One tick = 2^50 steps, ring 51 or larger",
            "每格 = 2^50 步，第 51 环及以上",
            "每格 = 2^50 步，第 51 環及以上",
        ],
    );
    said(
        scale("hanoi?n=64", 10),
        [
            "One tick = 1,024 steps, disc 11 or larger",
            "每格 = 1,024 步，11 号盘及以上",
            "每格 = 1,024 步，11 號盤及以上",
        ],
    );
}

#[test]
fn other_puzzles_have_no_such_pieces() {
    for text in ["elephants?n=9", "hanoi?n=9&rule=linear", "hanoi?n=64&pegs=4"] {
        said(scale(text, 3), ["One tick = 8 steps", "每格 = 8 步", "每格 = 8 步"]);
    }
}

#[test]
fn which_moves_can_be_exported() {
    said(
        |lang| lang.moves_taken(&341u32.into(), true),
        ["You can copy the whole list of 341 moves.", "可以复制全部 341 步。", "可以複製全部 341 步。"],
    );
    said(
        |lang| lang.moves_taken(&1_000u32.into(), false),
        [
            "You can copy the 1,000 moves around this step.",
            "可以复制这一步前后的 1,000 步。",
            "可以複製這一步前後的 1,000 步。",
        ],
    );
}
