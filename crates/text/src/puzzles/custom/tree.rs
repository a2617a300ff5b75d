//! Why there is one way between any two states.

use gros_picture::proofs::Copies;
use gros_solver::{Custom, Steps};

use crate::explain::ProofStep;
use crate::message::say;
use crate::{Key, Lang};

/// The most copies that are drawn, and the longest guard that is written between two.
const MOST_COPIES: usize = 4;
const LONGEST: usize = 6;

impl Lang {
    /// Proves it by the slowest piece; none if it waits for nobody, or there are loops.
    pub(super) fn proof_of_tree(self, puzzle: &Custom) -> Option<Vec<ProofStep>> {
        let number = puzzle.pieces().len();
        let slowest = puzzle.pieces().last().filter(|_| number > 1 && !puzzle.has_loops())?;
        let guards: Vec<String> = slowest.guards.iter().map(Custom::write_guard).collect();
        let guard = guards.first()?;
        let places: Vec<String> =
            (0..slowest.places).map(|place| place.to_string()).take(MOST_COPIES).collect();
        let fits = |guard: &String| if guard.len() <= LONGEST { guard.clone() } else { String::new() };
        let joints: Vec<String> = guards.iter().take(places.len() - 1).map(fits).collect();
        let scene = |joints| Copies { places: &places, joints }.scene();
        let piece = say!(self, PieceName { number });
        let all = puzzle.states();
        let of_each = all.divided_by(slowest.places.into());
        let written = |number: &Steps| self.number(number);
        let inside = of_each.saturating_sub(&Steps::ONE);
        let moves = all.saturating_sub(&Steps::ONE);
        let sum = format!(
            "{} · {} + {} = {} = {} − 1",
            slowest.places,
            written(&inside),
            slowest.places - 1,
            written(&moves),
            written(&all)
        );
        Some(vec![
            ProofStep::new(say!(self, ProofTreeCopies { piece: &piece }), scene(&[])),
            ProofStep::new(say!(self, ProofTreeJoint { piece: &piece, guard }), scene(&joints)),
            ProofStep::new(self.text(Key::ProofTreeWhole).to_owned(), scene(&joints)).with([sum]),
        ])
    }
}
