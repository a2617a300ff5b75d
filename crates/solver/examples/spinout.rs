//! Stuck with a Spin-Out in your hands: what to turn next, and why a dial does not turn.
//!
//! `cargo run --example spinout -- 1011011`, one digit for each dial: 1 upright, 0 flat, dial 1, at the free end, last.

use gros_solver::{Chain, ChainModel, Puzzle, Route};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let spinout = Chain::preset(ChainModel::SpinOut);
    let row = std::env::args().nth(1).unwrap_or_else(|| "1011011".to_owned());
    let state = spinout.parse_state(&row)?;

    let route = spinout.route(&state, &spinout.goal())?;
    println!("{row}: {} quarter turns to go.", route.steps());
    for (_, mv, after) in route.iter().take(3) {
        println!("  turn dial {}: {after}", mv.piece);
    }
    for dial in 1..=7 {
        let upright = state.value_of(dial) == Some(1);
        let turn = gros_solver::PieceMove { piece: dial, to: u16::from(!upright) };
        if let Err(refused) = spinout.play(&state, &turn) {
            println!("Dial {dial} does not turn; in the way: {:?}", refused.blockers());
        }
    }
    Ok(())
}
