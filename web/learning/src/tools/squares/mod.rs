//! Words without squares: the greedy builder and the square duel.

mod duel;
mod greedy;
mod keys;
mod known;
mod search;
mod word;

pub use duel::DuelPage;
pub use greedy::GreedyPage;
