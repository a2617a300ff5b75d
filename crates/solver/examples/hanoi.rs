//! The Tower of Hanoi with 64 discs: its length, the state in the middle, and the next moves from any state.
//!
//! `cargo run --example hanoi`

use gros_solver::{Hanoi, Puzzle, Route, Steps};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let tower = Hanoi::new(64)?;
    let route = tower.route(&tower.start(), &tower.goal())?;
    println!("64 discs take {} moves.", route.steps());

    let middle = Steps::power_of_two(63);
    println!("After {middle} of them: {}", route.state_at(&middle));

    let small = Hanoi::new(5)?;
    let from = small.parse_state("CAABA")?;
    let to_goal = small.route(&from, &small.goal())?;
    println!("From {from}, {} moves are left; the first of them are:", to_goal.steps());
    for (step, mv, state) in to_goal.iter().take(4) {
        println!("  {step}: {mv} leads to {state}");
    }
    Ok(())
}
