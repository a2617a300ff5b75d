//! The methods for discs in words.

use gros_solver::hanoi::methods::direction::Direction;
use gros_solver::hanoi::methods::formulas::Formulas;
use gros_solver::hanoi::methods::largest_disc::{Choice, DiscTarget, LargestDisc};
use gros_solver::hanoi::methods::last_peg::{LastPeg, LastPegRule};
use gros_solver::hanoi::methods::pair_cycle::PairCycle;
use gros_solver::hanoi::methods::{Cycle, TowerWay};
use gros_solver::{Peg, Steps};

use crate::explain::card::{Bar, Cell, Diagram, Edge, Look, Part, Slot, Table, shown};
use crate::explain::parts::Ticks;
use crate::explain::snippets::{PAIR_CYCLE, STEP_AND_STATE, Snippet};
use crate::explain::target::Target;
use crate::explain::{binary, digit};
use crate::lang::capital;
use crate::message::say;
use crate::moves::odd_or_even;
use crate::pieces::Kind;
use crate::{Key, Lang};

/// The maximum number of discs drawn after a direction.
const MOST_CHIPS: usize = 4;
/// The maximum number of discs whose weights are written out as a sum.
const MOST_ADDED: usize = 12;

impl Lang {
    pub(crate) fn largest_disc_parts(self, reasons: &LargestDisc) -> Vec<Part> {
        let rule = self.text(Key::HanoiLargestDiscRule);
        let next = reasons.next.map(|mv| mv.disc);
        let place = reasons.rows.iter().position(|row| Some(row.disc) == next);
        let places = shown(reasons.rows.len(), place);
        let column = |key| self.text(key).to_owned();
        let head = vec![
            column(Key::HanoiColumnDisc),
            column(Key::HanoiColumnIsOn),
            column(Key::HanoiColumnWantedOn),
            String::new(),
            column(Key::HanoiColumnBit),
        ];
        let rows = places.iter().map(|place| match place {
            Slot::At(index) => self.disc_row(&reasons.rows[*index], reasons.rows.len(), next),
            Slot::Gap(hidden) => vec![self.left_out(*hidden).into()],
        });
        let table = Table {
            head,
            rows: rows.collect(),
            row: places.iter().position(|shown| place.is_some_and(|place| *shown == Slot::At(place))),
            column: None,
        };
        let mut parts = vec![Part::Text(rule.to_owned())];
        if let Some(choice) = &reasons.choice {
            parts.push(Part::Text(self.once_or_twice(choice)));
            parts.push(Part::Bars(self.both_ways(choice)));
        }
        parts.push(Part::Table(table));
        let far = say!(self, StatusToGo { moves: reasons.to_go });
        if reasons.reads_down {
            let digits = binary(&reasons.to_go, reasons.rows.len());
            parts.push(Part::Result(say!(self, HanoiReadDown { digits, far })));
            let few = reasons.rows.len() <= MOST_ADDED;
            let sum = self.sum_of_weights(&reasons.to_go).filter(|_| few);
            parts.extend(sum.map(|sum| Part::Text(say!(self, HanoiWeights { sum }))));
        } else {
            parts.push(Part::Result(capital(&self.sentence(&far))));
        }
        parts
    }

    fn disc_row(self, row: &DiscTarget, discs: usize, next: Option<usize>) -> Vec<Cell> {
        let note = self.text(match (row.must_move, Some(row.disc) == next) {
            (false, _) => Key::TableInPlace,
            (true, false) => Key::HanoiDiscNotYet,
            (true, true) => Key::HanoiDiscFree,
        });
        let weight = if row.must_move { Look::Bold } else { Look::Quiet };
        let rest = [row.on.to_string(), row.wanted.to_string(), note.to_owned(), digit(row.must_move)];
        let cells = rest.into_iter().map(|text| Cell::from(text).look(weight));
        std::iter::once(disc_cell(row.disc, discs, next)).chain(cells).collect()
    }

    /// Draws both routes of the largest disc that differs, with lengths proportional to their moves.
    fn both_ways(self, choice: &Choice) -> Vec<Bar> {
        let Choice { disc, from, to, via, around_once, around_twice, .. } = choice;
        let most = (&choice.once).max(&choice.twice);
        let share = |moves: &Steps| ((moves.fraction_of(most) * 12.0).round() as u8).max(1);
        let smaller = |peg: &Peg| match *disc {
            1 => String::new(),
            disc => say!(self, HanoiBarSmaller { largest: disc - 1, peg: *peg }),
        };
        let bar = |legs: Vec<(String, Steps, Look)>, label: String, moves: &Steps, is_shown: bool| {
            let mut made = Steps::ZERO;
            let stretches =
                legs.into_iter().filter(|(_, moves, _)| !moves.is_zero()).map(|(text, moves, look)| {
                    let goes = is_shown.then(|| Target::Ahead(made.clone()));
                    made += &moves;
                    (Cell::from(text).look(look).to(goes), share(&moves))
                });
            let stretches = stretches.collect();
            let note = (is_shown && !choice.is_tie()).then(|| self.text(Key::HanoiBarShorter).to_owned());
            Bar { label, stretches, total: self.moves(moves), note }
        };
        let own = || (disc.to_string(), Steps::ONE, Look::Disc { size: 1, odd: disc % 2 == 1 });
        let [before, after] = around_once.clone();
        let once = vec![(smaller(via), before, Look::Plain), own(), (smaller(via), after, Look::Plain)];
        let [first, across, last] = around_twice.clone();
        let twice = vec![
            (smaller(to), first, Look::Plain),
            own(),
            (smaller(from), across, Look::Plain),
            own(),
            (smaller(from), last, Look::Plain),
        ];
        let disc = self.piece(Kind::DISC, *disc);
        let once_label = capital(&say!(self, HanoiBarOnce { disc, from, to }));
        let twice_label = capital(&say!(self, HanoiBarTwice { disc, from, via, to }));
        vec![
            bar(once, once_label, &choice.once, !choice.goes_twice()),
            bar(twice, twice_label, &choice.twice, choice.goes_twice()),
        ]
    }

    /// Compares the two routes of the largest disc that differs.
    fn once_or_twice(self, choice: &Choice) -> String {
        let Choice { from, to, via, .. } = choice;
        let disc = self.piece(Kind::DISC, choice.disc);
        let (once, twice) = (self.moves(&choice.once), self.moves(&choice.twice));
        let verdict = match (choice.is_tie(), choice.goes_twice()) {
            (true, _) => Key::HanoiOnceAsShort,
            (_, true) => Key::HanoiTwiceIsShorter,
            (_, false) => Key::HanoiOnceIsShorter,
        };
        say!(self, HanoiOnceOrTwice { disc, from, to, once, via, twice, verdict })
    }

    pub(crate) fn direction_parts(self, reasons: &Direction) -> Vec<Part> {
        let (odd, even) = (round(reasons.odd_discs), round(reasons.even_discs));
        let rule = say!(self, HanoiDirectionRule { odd, even });
        let never = self.text(Key::HanoiOddNeverOnOdd);
        let mut parts = vec![Part::Text(rule)];
        parts.extend(self.ways_round(reasons));
        parts.push(Part::Text(never.to_owned()));
        let (Some(number), Some(mv)) = (&reasons.number, reasons.next) else { return parts };
        let disc = self.piece(Kind::DISC, mv.disc);
        let moved = &reasons.moved;
        let (first, every) = (Steps::power_of_two(mv.disc - 1), Steps::power_of_two(mv.disc));
        parts.push(Part::Text(say!(self, HanoiDirectionOfMove { number, disc, first, every, moved })));
        parts
    }

    pub(crate) fn pair_parts(self, reasons: &PairCycle) -> Vec<Part> {
        let rule = self.text(Key::HanoiPairRule);
        let pair = |pair: &[Peg; 2]| format!("{}–{}", pair[0], pair[1]);
        let [first, second, third] = reasons.pairs.each_ref().map(pair);
        let order = say!(self, HanoiPairs { first, second, third });
        let parity = odd_or_even(reasons.way.discs % 2 == 1);
        let why = say!(self, HanoiPairOrder { parity, order });
        let made = self.tower_moves_made(&reasons.way);
        let nodes = reasons.pairs.iter().enumerate().map(|(index, pegs)| {
            let turns = (index + 3 - reasons.turn) % 3;
            let goes = Target::ahead(turns).filter(|_| turns > 0 && reasons.next.is_some());
            let look = if turns == 0 { Look::Next } else { Look::Plain };
            Cell::from(pair(pegs)).look(look).to(goes)
        });
        let way = |from: usize| Edge { from, to: (from + 1) % 3, label: String::new(), is_next: false };
        let turn = pair(&reasons.pairs[reasons.turn]);
        let round = Diagram {
            words: say!(self, HanoiPairTurn { turn }),
            nodes: nodes.collect(),
            ways: [0, 1, 2].map(way).to_vec(),
        };
        let parts = [Part::Text(rule.to_owned()), Part::Text(why), Part::Diagram(round), Part::Text(made)];
        parts.into_iter().chain(self.program_of_tower(&reasons.way, PAIR_CYCLE)).collect()
    }

    /// Draws the directions of the odd and of the even discs, each with its discs.
    fn ways_round(self, reasons: &Direction) -> Vec<Part> {
        let (way, discs) = (&reasons.way, reasons.way.discs);
        let next = reasons.next.map(|mv| mv.disc);
        let cycles = [(1, reasons.odd_discs), (2, reasons.even_discs)];
        let parts = cycles.into_iter().filter(|(first, _)| *first <= discs).map(|(first, cycle)| {
            let nodes = [way.from, way.to, way.via];
            let place = |peg: Peg| nodes.iter().position(|other| *other == peg).unwrap_or(0);
            let to = reasons.next.filter(|mv| mv.disc % 2 == first % 2).map(|mv| mv.to);
            let ways = nodes.map(|peg| {
                let after = cycle.after(peg);
                Edge { from: place(peg), to: place(after), label: String::new(), is_next: Some(after) == to }
            });
            let shown = (first..=discs).step_by(2).take(MOST_CHIPS);
            let mut chips: Vec<Cell> = shown.map(|disc| disc_cell(disc, discs, next)).collect();
            chips.insert(0, self.text(Key::HanoiDiscs).into());
            if first + 2 * MOST_CHIPS <= discs {
                chips.push("…".into());
            }
            let nodes = nodes.iter().map(|peg| Cell::from(peg.to_string())).collect();
            let round = Diagram { words: round(cycle), nodes, ways: ways.to_vec() };
            [Part::Diagram(round), Part::Table(Table::plain(vec![chips]))]
        });
        parts.flatten().collect()
    }

    fn tower_moves_made(self, way: &TowerWay) -> String {
        let made = &way.step;
        self.sentence(&say!(self, HanoiMovesMade { made }))
    }

    pub(crate) fn last_peg_parts(self, reasons: &LastPeg) -> Vec<Part> {
        let rule = self.text(Key::HanoiLastPegRule);
        let mut parts = vec![Part::Text(rule.to_owned())];
        if let Some(hand) = reasons.hand {
            parts.push(Part::Text(self.sentence(&say!(self, HanoiLastPutOn { hand }))));
            let top = |disc: Option<usize>| match disc {
                Some(disc) => self.piece(Kind::DISC, disc),
                None => self.text(Key::BoardPegEmpty).to_owned(),
            };
            let others = reasons.others.iter();
            let rows = others.map(|other| {
                vec![say!(self, BoardPegName { peg: other.peg }).into(), top(other.disc).into()]
            });
            let rows = rows.collect();
            let row = reasons.others.iter().position(|other| Some(other.peg) == reasons.source);
            parts.push(Part::Table(Table { row, ..Table::plain(rows) }));
        }
        parts.extend(reasons.rule.map(|rule| Part::Text(self.last_peg_rule(rule).to_owned())));
        parts
    }

    fn last_peg_rule(self, rule: LastPegRule) -> &'static str {
        self.text(match rule {
            LastPegRule::First => Key::HanoiLastPegFirst,
            LastPegRule::OnlyOne => Key::HanoiLastPegOnlyOne,
            LastPegRule::OntoEven => Key::HanoiLastPegOntoEven,
            LastPegRule::OntoEmpty => Key::HanoiLastPegOntoEmpty,
        })
    }

    pub(crate) fn formulas_parts(self, reasons: &Formulas) -> Vec<Part> {
        let rules = [Key::HanoiFormulasStepToState, Key::HanoiFormulasStateToStep];
        let next = reasons.next.map(|mv| mv.disc);
        let place = reasons.rows.iter().position(|row| Some(row.disc) == next);
        let places = shown(reasons.rows.len(), place);
        let head = [
            Key::HanoiColumnDisc,
            Key::HanoiColumnTurns,
            Key::HanoiColumnWayRound,
            Key::HanoiColumnPeg,
            Key::HanoiColumnDigit,
        ];
        let rows = places.iter().map(|place| match place {
            Slot::At(index) => {
                let row = &reasons.rows[*index];
                let disc = disc_cell(row.disc, reasons.rows.len(), next);
                let rest = [row.turns.to_string(), round(row.cycle), row.peg.to_string(), digit(row.digit)];
                std::iter::once(disc).chain(rest.map(Cell::from)).collect()
            }
            Slot::Gap(hidden) => vec![self.left_out(*hidden).into()],
        });
        let table = Table {
            head: head.map(|key| self.text(key).to_owned()).to_vec(),
            rows: rows.collect(),
            row: places.iter().position(|shown| place.is_some_and(|place| *shown == Slot::At(place))),
            column: None,
        };
        let digits = binary(&reasons.read, reasons.rows.len());
        let step = &reasons.read;
        let read = say!(self, HanoiFormulasReadDown { digits, step });
        let texts = rules.map(|rule| Part::Text(self.text(rule).to_owned()));
        let [there, back] = texts;
        let discs = reasons.rows.len();
        let ticks = Ticks { made: reasons.way.step.clone(), discs, disc: next.unwrap_or(discs) };
        let parts = [there, Part::Ticks(ticks), back, Part::Table(table), Part::Result(read)];
        parts.into_iter().chain(self.program_of_tower(&reasons.way, STEP_AND_STATE)).collect()
    }

    /// Shows a method as programs, which are about a tower that goes from A to C.
    fn program_of_tower(self, way: &TowerWay, snippets: &'static [Snippet]) -> Option<Part> {
        ([way.from, way.to] == [Peg(0), Peg(2)]).then(|| self.as_program(snippets))
    }
}

/// Draws a disc that links to its next move; the disc that moves next needs no link.
fn disc_cell(disc: usize, discs: usize, next: Option<usize>) -> Cell {
    let size = u8::try_from((disc * 6).div_ceil(discs.max(1))).unwrap_or(6);
    let goes = Target::piece(disc).filter(|_| next != Some(disc));
    Cell::from(disc.to_string()).look(Look::Disc { size, odd: disc % 2 == 1 }).to(goes)
}

/// Writes a direction: `A → C → B → A`.
fn round(Cycle([first, second, last]): Cycle) -> String {
    format!("{first} → {second} → {last} → {first}")
}
