//! Words without squares: the greedy builder.

mod greedy;
mod search;
mod word;

pub use greedy::GreedyPage;
