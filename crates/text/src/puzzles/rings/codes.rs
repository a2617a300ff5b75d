//! The rings as digits: Gray code and binary in words.

use gros_solver::rings::methods::automaton::{Automaton, Mode};
use gros_solver::rings::methods::binary::Binary;
use gros_solver::rings::methods::decrement::Decrement;
use gros_solver::rings::methods::shifts::Shifts;
use gros_solver::rings::methods::{Heading, Turn};
use gros_solver::{AnyState, Steps, gray};

use super::chains::{MOST_ADDED, down_or_up, ring_cell};
use super::recursion::goes_to_rank;
use crate::explain::card::{Cell, Diagram, Digits, Edge, Look, Part, Slot, Table, shown};
use crate::explain::parts::across;
use crate::explain::reading::Reading;
use crate::explain::snippets::GRAY;
use crate::explain::target::Target;
use crate::explain::two_places::TwoPlaces;
use crate::explain::{binary, digit, row};
use crate::message::{Count, say};
use crate::task::cut;
use crate::{Key, Lang};

/// How many steps are shown before the current one, and after it.
const AROUND: usize = 2;

impl Lang {
    pub(crate) fn binary_parts(self, pieces: TwoPlaces, reasons: &Binary) -> Vec<Part> {
        let rule = pieces.text(self, Key::RingsBinaryRule, Key::OthersBinaryRule);
        let next =
            reasons.next.and_then(|mv| reasons.digits.iter().position(|digits| digits.ring == mv.ring));
        let places = shown(reasons.digits.len(), next);
        let digits = &reasons.digits;
        let weight = |one: bool| if one { Look::Bold } else { Look::Quiet };
        let mut rows = vec![
            across(&pieces.text(self, Key::Ring, Key::TablePiece), &places, |index| {
                ring_cell(pieces, digits[index].ring, reasons.next)
            }),
            across(self.text(Key::RingsRowGray), &places, |index| {
                Cell::from(digit(digits[index].gray)).look(weight(digits[index].gray))
            }),
            across(self.text(Key::RingsRowFlips), &places, |index| {
                let sign = if digits[index].gray { "≠" } else { "=" };
                Cell::from(sign).look(weight(digits[index].gray))
            }),
            across(self.text(Key::RingsRowBinary), &places, |index| {
                Cell::from(digit(digits[index].binary)).look(weight(digits[index].binary))
            }),
        ];
        if digits.len() <= MOST_ADDED {
            rows.push(across(self.text(Key::RingsRowWeight), &places, |index| {
                let weight_of = Steps::power_of_two(digits[index].ring - 1).to_string();
                Cell::from(weight_of).look(weight(digits[index].binary))
            }));
        }
        let framed = places.iter().position(|place| next.is_some_and(|next| *place == Slot::At(next)));
        let table = Table { column: framed.map(|column| column + 1), ..Table::plain(rows) };
        let mut parts = vec![Part::Text(rule), Part::Table(table)];
        let number = self.number(&reasons.number);
        // The weights in a long row are themselves long numbers, so they are not even computed.
        let few = if reasons.digits.len() <= MOST_ADDED { &reasons.digits[..] } else { &[] };
        let ones = few.iter().filter(|digits| digits.binary);
        let weights: Vec<String> =
            ones.map(|digits| self.number(&Steps::power_of_two(digits.ring - 1))).collect();
        let sum = if weights.len() > 1 { format!("{} = {number}", weights.join(" + ")) } else { number };
        let (far, goal) = (say!(self, StatusToGo { moves: reasons.to_go() }), &reasons.goal);
        parts.push(Part::Result(say!(self, RingsBinarySum { sum, goal, far })));
        parts.push(Part::Table(self.neighbours(pieces, reasons)));
        parts.push(Part::Text(pieces.text(self, Key::RingsRowByRow, Key::OthersRowByRow)));
        parts.push(Part::Text(self.text(Key::RingsBackToGray).to_owned()));
        parts.push(Part::Table(halved(&reasons.number, reasons.digits.len())));
        parts.push(Part::Formulas(vec!["f⁻¹(x) = x ⊕ ⌊x/2⌋".to_owned()]));
        let (number, width) = (reasons.number.clone(), reasons.digits.len());
        parts.extend((width <= MOST_ADDED).then_some(Part::Digits(Digits { number, width })));
        parts.push(self.as_program(GRAY));
        parts
    }

    /// Puts the number, the binary digits and the rings of neighbouring steps side by side.
    fn neighbours(self, pieces: TwoPlaces, reasons: &Binary) -> Table {
        let (rings, here) = (reasons.digits.len(), &reasons.number);
        let falls = reasons.heading != Some(Heading::Up);
        let around = (0..=2 * AROUND).filter_map(|place| {
            let later = Steps::from(place);
            let first = if falls { here + &Steps::from(AROUND) } else { here.checked_sub(&AROUND.into())? };
            let rank = if falls { first.checked_sub(&later)? } else { &first + &later };
            (rank <= Steps::ones(rings)).then_some(rank)
        });
        let ranks: Vec<Steps> = around.collect();
        let rows = ranks.iter().map(|rank| {
            let word = gray::word(rank);
            let before = if falls { Some(rank + &Steps::ONE) } else { rank.checked_sub(&Steps::ONE) };
            let changed = before.filter(|before| before != rank).map(|before| gray::word(&before) ^ &word);
            let place = changed.and_then(|changed| changed.trailing_zeros()).filter(|place| *place < rings);
            let marked = place.map(|place| rings - 1 - place).filter(|_| rings <= MOST_ADDED);
            let to_go = Cell::from(self.number(&rank.abs_diff(&reasons.goal)));
            let digits = Cell { marked, ..Cell::from(binary(&word, rings)).look(Look::Code) };
            let step = Cell::default().look(Look::Step).to(goes_to_rank(rings, rank));
            vec![step, digits, Cell::from(binary(rank, rings)).look(Look::Code), to_go]
        });
        Table {
            head: vec![
                self.text(Key::Step).to_owned(),
                pieces.text(self, Key::RingsColumnGray, Key::RingsRowGray),
                self.text(Key::RingsRowBinary).to_owned(),
                self.text(Key::RingsColumnToGo).to_owned(),
            ],
            rows: rows.collect(),
            row: ranks.iter().position(|rank| rank == here),
            column: None,
        }
    }

    pub(crate) fn shifts_parts(self, here: &AnyState, reasons: &Shifts) -> Vec<Part> {
        let rule = self.text(Key::RingsShiftsRule);
        let word = |name: &str, word: String| vec![name.into(), Cell::from(word).look(Look::Code)];
        let mut rows = vec![word(self.text(Key::RingsRowGray), row(here))];
        rows.extend(reasons.rounds.iter().map(|round| {
            word(&format!("≫ {}", self.count(round.shift)), binary(&round.word, reasons.width))
        }));
        let table = Table::plain(rows);
        let number = self.number(&reasons.number);
        let result = self.sentence(&say!(self, RingsShiftsNumber { number }));
        let why = self.text(Key::RingsShiftsWhy);
        vec![
            Part::Text(rule.to_owned()),
            Part::Table(table),
            Part::Result(result),
            Part::Text(why.to_owned()),
        ]
    }

    pub(crate) fn decrement_parts(self, pieces: TwoPlaces, reasons: &Decrement) -> Vec<Part> {
        let (Some(after), Some(state), Some(heading)) =
            (&reasons.after, &reasons.state_after, reasons.heading)
        else {
            return Vec::new();
        };
        let rule = say!(self, RingsDecrementRule { heading: down_or_up(heading) });
        let line = |number: &Steps, state: String| {
            let digits = Cell::from(binary(number, reasons.width)).look(Look::Code);
            vec![self.number(number).into(), digits, Cell::from(state).look(Look::Code)]
        };
        let here = self.text(Key::RingsThisState).to_owned();
        let mut rows = vec![line(&reasons.number, here), line(after, cut(&state.to_string()))];
        rows[1][0].goes = Target::ahead(1);
        let table = Table { row: Some(1), ..Table::plain(rows) };
        let (turned, ring) = (Count(reasons.turned), pieces.name(self, reasons.turned));
        let carry = say!(self, RingsDecrementCarry { turned, ring });
        let why = self.text(Key::RingsDecrementWhy);
        vec![Part::Text(rule), Part::Table(table), Part::Text(carry), Part::Text(why.to_owned())]
    }

    pub(crate) fn automaton_parts(self, pieces: TwoPlaces, reasons: &Automaton) -> Vec<Part> {
        let rule = self.text(Key::RingsAutomatonRule);
        let places = shown(reasons.tape.len(), reasons.tape.len().checked_sub(1));
        let tape = &reasons.tape;
        let digits = |one: bool| Cell::from(digit(one)).look(if one { Look::Bold } else { Look::Plain });
        let rows = vec![
            across(&pieces.text(self, Key::Ring, Key::TablePiece), &places, |index| {
                ring_cell(pieces, tape[index].ring, reasons.next)
            }),
            across(self.text(Key::RingsRowRead), &places, |index| digits(tape[index].read)),
            self.modes(&places, |index| tape[index].mode),
            across(self.text(Key::RingsRowWritten), &places, |index| digits(tape[index].written)),
        ];
        let table = Table { column: Some(places.len()), ..Table::plain(rows) };
        let turn = reasons.turn.map(|turn| {
            let turn = match turn {
                Turn::R => "ring-one",
                Turn::S => "other-ring",
            };
            let last = digit(reasons.number.is_odd());
            say!(self, RingsAutomatonTurn { of: pieces.of(), last, turn, one: pieces.name(self, 1) })
        });
        let parts = vec![Part::Text(rule.to_owned()), self.machine()];
        let rest = if (2..=Reading::MOST).contains(&tape.len()) {
            vec![Part::Reading(Reading {
                table,
                turn,
                numbers: tape.iter().map(|square| pieces.number(square.ring).to_string()).collect(),
                names: tape.iter().map(|square| pieces.name(self, square.ring)).collect(),
                squares: tape.clone(),
                number: reasons.number.clone(),
            })]
        } else {
            [Part::Table(table)].into_iter().chain(turn.map(Part::Text)).collect()
        };
        [parts, rest].concat()
    }

    fn mode(self, mode: Mode) -> Cell {
        match mode {
            Mode::Copy => Cell::from(self.text(Key::RingsModeCopy)).look(Look::Light),
            Mode::Swap => Cell::from(self.text(Key::RingsModeSwap)).look(Look::Dark),
        }
    }

    /// Writes the row of what is done with each digit, with a cell for each run of equal modes.
    fn modes(self, places: &[Slot], mode: impl Fn(usize) -> Mode) -> Vec<Cell> {
        let mut row: Vec<Cell> = vec![self.text(Key::RingsRowMode).into()];
        for cell in across("", places, |index| self.mode(mode(index))).into_iter().skip(1) {
            match row.last_mut() {
                Some(last) if last.text == cell.text => last.more += 1,
                _ => row.push(cell),
            }
        }
        row
    }

    /// Draws the automaton.
    fn machine(self) -> Part {
        let words = self.text(Key::RingsMachine);
        let way = |from, to, label: &str| Edge { from, to, label: label.to_owned(), is_next: false };
        Part::Diagram(Diagram {
            words: words.to_owned(),
            nodes: vec![self.mode(Mode::Copy), self.mode(Mode::Swap)],
            ways: vec![way(0, 0, "0"), way(0, 1, "1"), way(1, 0, "1"), way(1, 1, "0")],
        })
    }
}

/// Puts a number, its half and their sum without carry one below the other, in binary.
fn halved(number: &Steps, width: usize) -> Table {
    let line =
        |name: &str, digits: &Steps| vec![name.into(), Cell::from(binary(digits, width)).look(Look::Code)];
    let rows =
        vec![line("x", number), line("⌊x/2⌋", &number.divided_by(2)), line("x ⊕ ⌊x/2⌋", &gray::word(number))];
    Table { row: Some(2), ..Table::plain(rows) }
}
