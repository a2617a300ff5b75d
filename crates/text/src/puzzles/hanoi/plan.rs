//! Texts about the tower's variants: the plan on many pegs, and how certain a count is.

use gros_solver::Steps;
use gros_solver::hanoi::Part;

use crate::Lang;
use crate::message::{Count, say};
use crate::pieces::Kind;

impl Lang {
    /// Names a disc: `disc 1`.
    #[must_use]
    pub fn disc_name(self, disc: usize) -> String {
        self.piece(Kind::DISC, disc)
    }

    /// Says what a part of the plan does: `6 small discs step aside to B`. `index` is 0 to 2.
    #[must_use]
    pub fn plan_part(self, part: &Part, index: usize) -> String {
        let (count, to) = (Count(part.discs), part.to);
        match index {
            0 => say!(self, HanoiPlanAside { count, to }),
            1 => say!(self, HanoiPlanLarge { count, to }),
            _ => say!(self, HanoiPlanFollow { count, to }),
        }
    }

    /// Sums up the plan: `Frame–Stewart plan: 17 + 15 + 17 = 49.` and `With only three pegs it would take 1,023.`
    #[must_use]
    pub fn plan_sum(self, parts: &[Part; 3], discs: usize) -> (String, String) {
        let moves = parts.each_ref().map(|part| self.number(&part.moves)).join(" + ");
        let all = parts.iter().fold(Steps::ZERO, |sum, part| &sum + &part.moves);
        let on_three_pegs = Steps::ones(discs);
        (say!(self, HanoiPlanSum { moves, all }), say!(self, HanoiPlanOnThreePegs { moves: on_three_pegs }))
    }
}
