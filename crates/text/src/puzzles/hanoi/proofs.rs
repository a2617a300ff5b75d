//! Why an odd disc never lies on an odd one, why three pairs of pegs take turns, and why pegs and steps tell each other.

use gros_picture::blocks::Blocks;
use gros_picture::proofs::{Floors, Halves, Stage, Told, Turn, Turns, WIDTH};
use gros_solver::methods::Question;
use gros_solver::{DiscMove, Hanoi, HanoiRule, HanoiState, Peg, Puzzle, Route, Steps};

use crate::explain::binary;
use crate::explain::proof::{ProofStep, Theorem};
use crate::message::say;
use crate::pieces::Kind;
use crate::task::cut;
use crate::{Key, Lang};

/// The most discs drawn; of a larger tower, the largest smaller one with the same parity is.
const MOST_DISCS: usize = 5;
/// How many moves are drawn in the rows of their pairs, and the most digits of their numbers.
const MOVES: u32 = 7;
const LONGEST_NUMBER: usize = 4;
/// How many of the largest discs are drawn along the route.
const MOST_ROWS: usize = 3;
/// The discs whose moves are counted in blocks, and how many blocks are drawn.
const COUNTED: (usize, usize) = (2, 3);
const BLOCKS: u32 = 4;

/// The route of a tower on three pegs.
struct Tower<R> {
    discs: usize,
    /// The start, the third peg and the goal.
    pegs: [Peg; 3],
    route: R,
    /// The moves made: none if the state is not on the route.
    step: Steps,
}

/// A move with the peg that it leaves.
#[derive(Clone, Copy)]
struct Way {
    disc: usize,
    from: Peg,
    to: Peg,
}

impl<R: Route<State = HanoiState, Move = DiscMove>> Tower<R> {
    /// Returns the number of moves before the first of those that are drawn, which is one of disc 1.
    fn first_drawn(&self) -> Steps {
        let even = if self.step.is_odd() { self.step.saturating_sub(&Steps::ONE) } else { self.step.clone() };
        even.min(self.route.steps().saturating_sub(&Steps::from(MOVES)))
    }

    /// Returns a few moves.
    fn ways(&self, first: &Steps) -> Vec<Way> {
        let way = |index: u32| {
            let step = first + &Steps::from(index);
            let DiscMove { disc, to } = self.route.move_at(&step)?;
            Some(Way { disc, from: self.route.state_at(&step).peg_of(disc)?, to })
        };
        (0..MOVES).map_while(way).collect()
    }
}

impl Lang {
    pub(crate) fn proof_of_discs(
        self,
        question: &Question<Hanoi>,
        theorem: Theorem,
    ) -> Option<Vec<ProofStep>> {
        let Question { puzzle, start, goal, .. } = question;
        let (from, to) = (start.perfect_peg()?, goal.perfect_peg()?);
        let is_known = puzzle.rule() == (HanoiRule::Classic { pegs: 3 }) && from != to && puzzle.discs() > 1;
        if !is_known {
            return None;
        }
        let route = puzzle.route(start, goal).ok()?;
        let step = route.step_of(&question.here).unwrap_or_default();
        let tower = Tower { discs: puzzle.discs(), pegs: [from, third(from, to), to], route, step };
        match theorem {
            Theorem::Floors => Some(self.floors(drawn(tower.discs), tower.pegs)),
            Theorem::Pairs => self.pairs(&tower),
            Theorem::SamePeg => Some(self.same_peg(&tower)),
            Theorem::Blocks => Some(self.blocks(&tower)),
            _ => None,
        }
    }

    fn pairs<R>(self, tower: &Tower<R>) -> Option<Vec<ProofStep>>
    where
        R: Route<State = HanoiState, Move = DiscMove>,
    {
        let first = tower.first_drawn();
        let ways = tower.ways(&first);
        let &Way { from, to, .. } = ways.first()?;
        let third = third(from, to);
        let rows = [pair(from, to), pair(from, third), pair(to, third)];
        let row = |way: &Way| rows.iter().position(|row| *row == pair(way.from, way.to)).unwrap_or(0);
        let turns: Vec<Turn> = ways.iter().map(|way| Turn { pair: row(way), disc: way.disc }).collect();
        let is_short = tower.route.steps().to_string().len() <= LONGEST_NUMBER;
        let number = |index: u32| {
            if is_short { (&first + index + 1).to_string() } else { format!("k + {}", index + 1) }
        };
        let numbers: Vec<String> = (0..MOVES).map(number).collect();
        let names = rows.map(|[one, other]| format!("{one}–{other}"));
        let [first, second, last] = &names;
        let scene = |told| {
            Turns {
                turns: &turns,
                numbers: &numbers,
                pairs: [first, second, last].map(String::as_str),
                dots: self.text(Key::ProofParityMoves),
                told,
            }
            .scene()
        };
        // Disc 1 goes on from where it is.
        let pairs = say!(self, HanoiPairs { first, second: last, third: second });
        Some(vec![
            ProofStep::new(say!(self, ProofPairsSmallest { pairs }), scene(Told::Smallest)),
            ProofStep::new(say!(self, ProofPairsOthers { from, to, third }), scene(Told::All)),
            ProofStep::new(say!(self, ProofPairsCycle { from, to, third, pair: second }), scene(Told::Cycle)),
        ])
    }

    fn same_peg<R>(self, tower: &Tower<R>) -> Vec<ProofStep>
    where
        R: Route<State = HanoiState, Move = DiscMove>,
    {
        let Tower { discs: n, pegs: [from, third, to], .. } = *tower;
        let [disc, smaller] = [n, n - 1].map(|disc| self.piece(Kind::DISC, disc));
        let rows: Vec<String> = (0..n.min(MOST_ROWS)).map(|row| self.piece(Kind::DISC, n - row)).collect();
        let pegs = tower.pegs.map(|peg| peg.to_string());
        let states = Steps::power_of_two(n);
        // A step is in the middle of its state.
        let here = (tower.step.clone() << 1) + 1;
        let at = here.fraction_of(&(states << 1));
        let scene = |shown, at| {
            Halves {
                discs: &rows,
                shown,
                pegs: pegs.each_ref().map(String::as_str),
                cells: self.text(Key::ProofSamePegCells),
                at,
            }
            .scene()
        };
        let on = say!(
            self,
            ProofSamePegOn {
                pegs: cut(&tower.route.state_at(&tower.step).to_string()),
                digits: binary(&tower.step, n),
                step: &tower.step,
            }
        );
        vec![
            ProofStep::new(say!(self, ProofSamePegHalves { disc: &disc, from, to }), scene(1, None)),
            ProofStep::new(say!(self, ProofSamePegNext { disc, smaller, from, third, to }), scene(2, None)),
            ProofStep::new(on, scene(MOST_ROWS, Some(at))),
        ]
    }

    fn blocks<R>(self, tower: &Tower<R>) -> Vec<ProofStep>
    where
        R: Route<State = HanoiState, Move = DiscMove>,
    {
        let size = (tower.discs - 1).clamp(COUNTED.0, COUNTED.1);
        let disc = self.piece(Kind::DISC, size);
        let [half, period] = [Steps::power_of_two(size - 1), Steps::power_of_two(size)];
        let ones = self.moves(&Steps::ones(size));
        let scene = |made: &Steps, here: &str| {
            Blocks { width: WIDTH, power: size, made, number: &|number| self.number(number), here }.scene()
        };
        let made = &tower.step;
        let some = period.times(BLOCKS).min(tower.route.steps().clone());
        let times = self.number(&Blocks::count(size, made));
        let sizes = format!("i = {size}{}2^(i−1) = {half}, 2^i = {period}", self.text(Key::LabelEnd));
        let count =
            format!("⌊(k + {half}) / {period}⌋ = ⌊({} + {half}) / {period}⌋ = {times}", self.number(made));
        let when = say!(self, ProofBlocksWhen { disc: &disc, size, ones, half: &half, period: &period });
        let counted = say!(self, ProofBlocksCount { disc, half, period });
        vec![
            ProofStep::new(when, scene(&some, "")).with([sizes]),
            ProofStep::new(counted, scene(made, &self.ticks_here(made))).with([count]),
        ]
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

fn third(one: Peg, other: Peg) -> Peg {
    Peg(3 - one.0 - other.0)
}

/// Returns two pegs in their order.
fn pair(one: Peg, other: Peg) -> [Peg; 2] {
    [one.min(other), one.max(other)]
}
