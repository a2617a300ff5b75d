//! Why an odd disc never lies on an odd one.

use gros_picture::proofs::{Floors, Stage};
use gros_solver::methods::Question;
use gros_solver::{Hanoi, HanoiRule, Peg};

use crate::Lang;
use crate::explain::proof::{ProofStep, Theorem};
use crate::message::say;

/// The most discs drawn; of a larger tower, the largest smaller one with the same parity is.
const MOST_DISCS: usize = 5;

impl Lang {
    pub(crate) fn proof_of_discs(
        self,
        question: &Question<Hanoi>,
        theorem: Theorem,
    ) -> Option<Vec<ProofStep>> {
        let Question { puzzle, start, goal, .. } = question;
        let (from, to) = (start.perfect_peg()?, goal.perfect_peg()?);
        let is_known = theorem == Theorem::Floors
            && puzzle.rule() == (HanoiRule::Classic { pegs: 3 })
            && from != to
            && puzzle.discs() > 1;
        is_known.then(|| self.floors(drawn(puzzle.discs()), [from, Peg(3 - from.0 - to.0), to]))
    }

    fn floors(self, n: usize, pegs: [Peg; 3]) -> Vec<ProofStep> {
        let [from, third, to] = pegs;
        let floor = n + 1;
        let names = [
            say!(self, ProofPegStart { peg: from }),
            say!(self, ProofPegThird { peg: third }),
            say!(self, ProofPegGoal { peg: to }),
        ];
        let numbers = Floors::numbers(n).map(|number| say!(self, ProofFloor { number }));
        let lies = |disc: usize, number: usize| {
            if disc == 0 { String::new() } else { say!(self, ProofLiesOn { disc, number }) }
        };
        let scene = |stage| {
            let fits = match stage {
                Stage::Aside => [lies(n, floor), lies(n - 1, n), String::new()],
                Stage::Largest => [lies(n, floor), lies(n - 1, n), lies(n, floor)],
                Stage::Follow => [String::new(), lies(n - 1, n), lies(n - 1, n)],
            };
            Floors {
                discs: n,
                stage,
                pegs: names.each_ref().map(String::as_str),
                floors: numbers.each_ref().map(String::as_str),
                fits: fits.each_ref().map(String::as_str),
            }
            .scene()
        };
        let aside = say!(self, ProofFloorsAside { n, from, third, floor });
        let largest = say!(self, ProofFloorsLargest { n, from, to, floor });
        let follow = say!(self, ProofFloorsFollow { n, third, to, floor });
        vec![
            ProofStep::new(aside, scene(Stage::Aside)),
            ProofStep::new(largest, scene(Stage::Largest)),
            ProofStep::new(follow, scene(Stage::Follow)),
        ]
    }
}

fn drawn(discs: usize) -> usize {
    if discs <= MOST_DISCS { discs } else { MOST_DISCS - (discs + 1) % 2 }
}
