//! The rings as digits: Gray code and binary in words.

use gros_solver::rings::methods::automaton::{Automaton, Mode};
use gros_solver::rings::methods::binary::Binary;
use gros_solver::rings::methods::decrement::Decrement;
use gros_solver::rings::methods::shifts::Shifts;
use gros_solver::rings::methods::{Heading, Turn};
use gros_solver::{AnyState, Steps, gray};

use super::chains::ring_cell;
use super::recursion::goes_to_rank;
use crate::explain::card::{Cell, Diagram, Edge, Look, Part, Slot, Table, shown};
use crate::explain::tables::across;
use crate::explain::target::Target;
use crate::explain::{binary, digit, row};
use crate::message::say;
use crate::pieces::Kind;
use crate::task::cut;
use crate::{Key, Lang};

/// The most rings whose weights are added up in writing.
const MOST_ADDED: usize = 12;
/// How many steps are shown before this one, and after it.
const AROUND: usize = 2;

impl Lang {
    pub(crate) fn binary_parts(self, reasons: &Binary) -> Vec<Part> {
        let rule = self.text(Key::RingsBinaryParts);
        let next =
            reasons.next.and_then(|mv| reasons.digits.iter().position(|digits| digits.ring == mv.ring));
        let places = shown(reasons.digits.len(), next);
        let digits = &reasons.digits;
        let weight = |one: bool| if one { Look::Bold } else { Look::Quiet };
        let mut rows = vec![
            across(self.text(Key::Ring), &places, |index| ring_cell(digits[index].ring, reasons.next)),
            across(self.text(Key::RingsBinaryParts2), &places, |index| {
                Cell::from(digit(digits[index].gray)).look(weight(digits[index].gray))
            }),
            across(self.text(Key::RingsBinaryParts3), &places, |index| {
                let sign = if digits[index].gray { "≠" } else { "=" };
                Cell::from(sign).look(weight(digits[index].gray))
            }),
            across(self.text(Key::RingsBinaryParts4), &places, |index| {
                Cell::from(digit(digits[index].binary)).look(weight(digits[index].binary))
            }),
        ];
        if digits.len() <= MOST_ADDED {
            rows.push(across(self.text(Key::RingsBinaryParts5), &places, |index| {
                let weight_of = Steps::power_of_two(digits[index].ring - 1).to_string();
                Cell::from(weight_of).look(weight(digits[index].binary))
            }));
        }
        let framed = places.iter().position(|place| next.is_some_and(|next| *place == Slot::At(next)));
        let table = Table { column: framed.map(|column| column + 1), ..Table::plain(rows) };
        let mut parts = vec![Part::Text(rule.to_owned()), Part::Table(table)];
        let number = self.number(&reasons.number);
        // The weights of a long row are numbers of as many digits: they are not even looked at.
        let few = if reasons.digits.len() <= MOST_ADDED { &reasons.digits[..] } else { &[] };
        let ones = few.iter().filter(|digits| digits.binary);
        let weights: Vec<String> =
            ones.map(|digits| self.number(&Steps::power_of_two(digits.ring - 1))).collect();
        let sum = if weights.len() > 1 { format!("{} = {number}", weights.join(" + ")) } else { number };
        let far = self.to_go(&reasons.to_go());
        let goal = self.number(&reasons.goal);
        parts.push(Part::Result(match self {
            Lang::English if reasons.goal.is_zero() => format!("= {sum}: {far}."),
            Lang::English => format!("= {sum}; the goal is {goal}: {far}."),
            _ if reasons.goal.is_zero() => format!("= {sum}：{far}。"),
            Lang::Simplified => format!("= {sum}，终点是 {goal}：{far}。"),
            Lang::Traditional => format!("= {sum}，終點是 {goal}：{far}。"),
        }));
        parts.push(Part::Table(self.neighbours(reasons)));
        let counted = self.text(Key::RingsBinaryParts6);
        parts.push(Part::Text(counted.to_owned()));
        parts
    }

    /// Puts the number, the binary digits and the rings of the steps before and after this one side by side.
    fn neighbours(self, reasons: &Binary) -> Table {
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
            head: [
                self.text(Key::Step),
                self.text(Key::RingsNeighbours),
                self.text(Key::RingsNeighbours2),
                self.text(Key::RingsNeighbours3),
            ]
            .map(str::to_owned)
            .to_vec(),
            rows: rows.collect(),
            row: ranks.iter().position(|rank| rank == here),
            column: None,
        }
    }

    pub(crate) fn shifts_parts(self, here: &AnyState, reasons: &Shifts) -> Vec<Part> {
        let rule = self.text(Key::RingsShiftsParts2);
        let word = |name: &str, word: String| vec![name.into(), Cell::from(word).look(Look::Code)];
        let mut rows = vec![word(self.text(Key::RingsShiftsParts3), row(here))];
        rows.extend(reasons.rounds.iter().map(|round| {
            word(&format!("≫ {}", self.count(round.shift)), binary(&round.word, reasons.width))
        }));
        let table = Table::plain(rows);
        let number = self.number(&reasons.number);
        let result = self.sentence(&say!(self, RingsShiftsParts { number }));
        vec![Part::Text(rule.to_owned()), Part::Table(table), Part::Result(result)]
    }

    pub(crate) fn decrement_parts(self, reasons: &Decrement) -> Vec<Part> {
        let (Some(after), Some(state), Some(heading)) =
            (&reasons.after, &reasons.state_after, reasons.heading)
        else {
            return Vec::new();
        };
        let down = heading == Heading::Down;
        let rule = match (self, down) {
            (Lang::English, true) => "Turn the state into binary, subtract one, and turn it back.",
            (Lang::English, false) => "Turn the state into binary, add one, and turn it back.",
            (Lang::Simplified, true) => "把状态转成二进制，减一，再转回格雷码。",
            (Lang::Simplified, false) => "把状态转成二进制，加一，再转回格雷码。",
            (Lang::Traditional, true) => "把狀態轉成二進位，減一，再轉回格雷碼。",
            (Lang::Traditional, false) => "把狀態轉成二進位，加一，再轉回格雷碼。",
        };
        let line = |number: &Steps, state: String| {
            let digits = Cell::from(binary(number, reasons.width)).look(Look::Code);
            vec![self.number(number).into(), digits, Cell::from(state).look(Look::Code)]
        };
        let here = self.text(Key::RingsDecrementParts).to_owned();
        let mut rows = vec![line(&reasons.number, here), line(after, cut(&state.to_string()))];
        rows[1][0].goes = Target::ahead(1);
        let table = Table { row: Some(1), ..Table::plain(rows) };
        let (turned, ring) = (self.count(reasons.turned), self.piece(Kind::RING, reasons.turned));
        let carry = match self {
            Lang::English if reasons.turned == 1 => "Only the last digit turns over: ring 1.".to_owned(),
            Lang::English => {
                format!(
                    "The last {turned} digits turn over together, so only the Gray digit of {ring} changes."
                )
            }
            Lang::Simplified => format!("末 {turned} 位一起翻转，格雷码只有{ring}那一位改变。"),
            Lang::Traditional => format!("末 {turned} 位一起翻轉，格雷碼只有{ring}那一位改變。"),
        };
        vec![Part::Text(rule.to_owned()), Part::Table(table), Part::Text(carry)]
    }

    pub(crate) fn automaton_parts(self, reasons: &Automaton) -> Vec<Part> {
        let rule = self.text(Key::RingsAutomatonParts);
        let places = shown(reasons.tape.len(), reasons.tape.len().checked_sub(1));
        let tape = &reasons.tape;
        let digits = |one: bool| Cell::from(digit(one)).look(if one { Look::Bold } else { Look::Plain });
        let rows = vec![
            across(self.text(Key::Ring), &places, |index| ring_cell(tape[index].ring, reasons.next)),
            across(self.text(Key::RingsAutomatonParts2), &places, |index| digits(tape[index].read)),
            self.modes(&places, |index| tape[index].mode),
            across(self.text(Key::RingsAutomatonParts3), &places, |index| digits(tape[index].written)),
        ];
        let table = Table { column: Some(places.len()), ..Table::plain(rows) };
        let mut parts = vec![Part::Text(rule.to_owned()), self.machine(), Part::Table(table)];
        let Some(turn) = reasons.turn else { return parts };
        let last = digit(reasons.number.is_odd());
        let whose = match (self, turn) {
            (Lang::English, Turn::R) => format!("The last digit is {last}: ring 1’s turn."),
            (Lang::English, Turn::S) => {
                format!("The last digit is {last}, so it is the other ring’s turn.")
            }
            (Lang::Simplified, Turn::R) => format!("最后一位是 {last}：轮到第 1 环。"),
            (Lang::Simplified, Turn::S) => format!("最后一位是 {last}：轮到第一个在横杠上的环里侧的那一环。"),
            (Lang::Traditional, Turn::R) => format!("最後一位是 {last}：輪到第 1 環。"),
            (Lang::Traditional, Turn::S) => format!("最後一位是 {last}：輪到劍上第一個環內側的那一環。"),
        };
        parts.push(Part::Text(whose));
        parts
    }

    fn mode(self, mode: Mode) -> Cell {
        match mode {
            Mode::Copy => Cell::from(self.text(Key::RingsMode)).look(Look::Light),
            Mode::Swap => Cell::from(self.text(Key::RingsMode2)).look(Look::Dark),
        }
    }

    /// Writes the row of what is done with each digit: a cell for each stretch of the same.
    fn modes(self, places: &[Slot], mode: impl Fn(usize) -> Mode) -> Vec<Cell> {
        let mut row: Vec<Cell> = vec![self.text(Key::RingsModes).into()];
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
