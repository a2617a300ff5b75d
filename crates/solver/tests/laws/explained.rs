//! Every method that answers names the route's next move, for every puzzle.

use std::collections::BTreeSet;

use gros_solver::methods::{self, Question};
use gros_solver::{ChainModel, Hexadecimal, Puzzle, Route, Steps};

use super::case::{Case, is_wanted};
use super::oracle::Graph;
use super::puzzles;

fn graphs() -> impl Iterator<Item = Graph> {
    let chains = [ChainModel::Brain, ChainModel::BinaryBurr].map(puzzles::chain::preset);
    let settings = Hexadecimal::SETTINGS.iter().map(|key| puzzles::hexadecimal::hexadecimal(key));
    puzzles::small().chain(chains).chain(settings).filter(is_wanted)
}

#[test]
fn every_method_names_the_next_move() {
    for graph in graphs() {
        let (puzzle, case) = (&graph.puzzle, Case::new(&graph.puzzle, &graph));
        let mut answering = BTreeSet::new();
        let goal = case.states.iter().position(|state| *state == puzzle.goal());
        let to_the_goal = (0..case.states.len()).zip(goal.into_iter().cycle());
        for (from, to) in case.pairs().chain(to_the_goal) {
            let (here, goal) = (case.states[from].clone(), case.states[to].clone());
            let question = Question { puzzle: puzzle.clone(), start: here.clone(), goal, here };
            let next = case.route(from, to).move_at(&Steps::ZERO);
            for method in puzzle.methods() {
                let Ok(found) = methods::explain(*method, &question) else { continue };
                assert_eq!(found.next, next, "{} {} -> {}", method.id(), question.here, question.goal);
                answering.insert(method.id());
            }
        }
        let all: BTreeSet<&str> = puzzle.methods().iter().map(|method| method.id()).collect();
        assert_eq!(answering, all, "{puzzle:?}");
    }
}
