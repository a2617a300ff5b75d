//! The methods for two piles in words.

use gros_solver::wythoff::methods::Verdict;
use gros_solver::wythoff::methods::closed_form::ClosedForm;
use gros_solver::wythoff::methods::mex::Mex;
use gros_solver::wythoff::methods::partition::{BeattyRow, Partition, PileInRow};
use gros_solver::wythoff::methods::sieve::{Sieve, SieveLine};
use gros_solver::wythoff::methods::table;
use gros_solver::wythoff::{GrundyTable, Rule, cold};
use gros_solver::{AnyState, Piles, Steps};

use super::any::{goes_to, move_to, position_of};
use crate::explain::card::{Cell, Folded, Look, Part, Slot, Table, shown};
use crate::explain::parts::across;
use crate::explain::target::Target;
use crate::message::say;
use crate::task::cut;
use crate::{Key, Lang};

/// The maximum number of cold positions listed.
const MOST_LISTED: usize = 12;
/// The rows and columns of a grid of positions, from 0.
const GRID: usize = 10;
/// The largest number on the number line, and how many numbers are in one of its rows.
const MOST_IN_LINE: usize = 60;
const IN_A_ROW: usize = 12;
/// How many numbers of the two rows are shown.
const IN_THE_ROWS: usize = 8;

impl Lang {
    /// Says who wins and by which moves: `Hot: to win, leave 12 and 20, or 9 and 15.` If the side to move should not
    /// win, it only names the winning moves.
    pub(crate) fn verdict_part(self, here: &AnyState, verdict: &Verdict, is_to_win: bool) -> Part {
        if position_of(here).is_some_and(Piles::is_empty) {
            return Part::Result(self.text(Key::WythoffCardEmpty).to_owned());
        }
        if verdict.cold {
            return Part::Result(self.text(Key::WythoffCardCold).to_owned());
        }
        if !is_to_win {
            return Part::Result(self.moves_that_win(&verdict.winning));
        }
        Part::Result(say!(self, WythoffCardHot { positions: self.one_of(&verdict.winning) }))
    }

    /// Offers the winning moves.
    pub(crate) fn winning_part(self, here: &AnyState, verdict: &Verdict) -> Option<Part> {
        let choice = |position: &Piles| {
            let mv = move_to(position)?;
            Some(Cell::from(self.move_name(here, &mv)).to(Target::Play(mv)))
        };
        let cells: Vec<Cell> = verdict.winning.iter().filter_map(choice).collect();
        (!cells.is_empty()).then_some(Part::Choices(cells))
    }

    pub(crate) fn table_parts(self, here: &AnyState, reasons: &table::Table) -> Vec<Part> {
        let text = self.text(Key::WythoffTableRule);
        let first = self.cold_so_far(reasons.cold.iter().filter(|cold| cold.left <= cold.right));
        let mut parts =
            vec![Part::Text(text.to_owned()), Part::Text(first), self.cost(Key::WythoffTableCost)];
        let rule = if reasons.takes_from_both { Rule::Wythoff } else { Rule::Nim };
        if let Some(values) = GrundyTable::new(rule, GRID + 1, GRID + 1) {
            let about = Part::Text(self.text(Key::WythoffTableValues).to_owned());
            parts.push(Part::Table(self.won_and_lost(&values, here)));
            parts.push(Part::Folded(Folded {
                title: self.text(Key::WythoffTableMore).to_owned(),
                parts: vec![about, Part::Table(grundy(&values, here))],
            }));
        }
        parts
    }

    /// Draws for the smallest positions whether the side to move wins.
    fn won_and_lost(self, values: &GrundyTable, here: &AnyState) -> Table {
        grid(here, |left, right| {
            let is_cold = values.value(left, right)? == 0;
            let cell = |key, look| Cell::from(self.text(key)).look(look);
            Some(if is_cold {
                cell(Key::WythoffLost, Look::Good).to(goes_to(left, right))
            } else {
                cell(Key::WythoffWon, Look::Quiet)
            })
        })
    }

    /// Lists the last of many cold positions.
    fn cold_so_far<'a>(self, cold: impl Iterator<Item = &'a Piles>) -> String {
        let cold: Vec<String> = cold.map(|cold| format!("({cold})")).collect();
        let hidden = cold.len().saturating_sub(MOST_LISTED);
        let mut list = cold[hidden..].join(" ");
        if hidden > 0 {
            list = format!("… {list}");
        }
        say!(self, WythoffColdSoFar { list })
    }

    pub(crate) fn sieve_parts(self, here: &AnyState, reasons: &Sieve) -> Vec<Part> {
        let rule = self.text(if reasons.strikes_diagonals {
            Key::WythoffSieveRule
        } else {
            Key::WythoffSieveRuleOfNim
        });
        let found = self.cold_so_far(reasons.rounds.iter());
        let grid = Part::Table(sieved(here, reasons));
        let mut parts = vec![Part::Text(rule.to_owned()), grid, Part::Text(found)];
        parts.push(self.cost(Key::WythoffSieveCost));
        parts.extend(reasons.strikes.iter().map(|strike| {
            let cold = reasons.rounds.get(strike.round).map(|cold| format!("({cold})")).unwrap_or_default();
            let line = match strike.line {
                SieveLine::Row => "row",
                SieveLine::Column => "column",
                SieveLine::Diagonal => "diagonal",
            };
            Part::Text(say!(self, WythoffStruck { line, cold }))
        }));
        parts
    }

    pub(crate) fn mex_parts(self, here: &AnyState, reasons: &Mex) -> Vec<Part> {
        let rule = self.text(Key::WythoffMexRule);
        let rows = match &reasons.relevant[..] {
            relevant if reasons.rows.len() > 2 * MOST_LISTED => {
                let first = (0..MOST_LISTED / 2).map(Slot::At).chain([Slot::Gap(0)]);
                let beyond = relevant.iter().filter(|k| **k >= MOST_LISTED / 2).map(|k| Slot::At(*k));
                first.chain(beyond).collect()
            }
            _ => shown(reasons.rows.len(), None),
        };
        let marked = |k: usize| if reasons.relevant.contains(&k) { "*" } else { "" };
        let cells = rows.iter().map(|row| match row {
            Slot::At(k) => {
                let [lower, upper] = reasons.rows[*k];
                let cold = cold_goes(here, lower, upper);
                vec![
                    Cell::from(k.to_string()).to(cold),
                    lower.to_string().into(),
                    upper.to_string().into(),
                    marked(*k).into(),
                ]
            }
            Slot::Gap(_) => vec!["…".into()],
        });
        let head = ["k", "a(k)", "b(k)", self.text(Key::WythoffMexHere)].map(str::to_owned).to_vec();
        let difference =
            position_of(here).map(|here| here.left.abs_diff(&here.right)).and_then(|k| k.to_usize());
        let row = rows.iter().position(|row| matches!(row, Slot::At(k) if Some(*k) == difference));
        let table = Table { head, row, ..Table::plain(cells.collect()) };
        let why = self.text(Key::WythoffMexWhy);
        let formulas = vec!["b(k) = a(k) + k".to_owned()];
        let mut parts = vec![
            Part::Text(rule.to_owned()),
            Part::Formulas(formulas),
            Part::Table(table),
            Part::Text(why.to_owned()),
            self.cost(Key::WythoffMexCost),
        ];
        let k = difference.filter(|k| *k > 0 && *k < reasons.rows.len());
        parts.extend(k.and_then(|k| self.number_line(&reasons.rows, k)).into_iter().flatten());
        parts
    }

    /// Draws the numbers in a line, with used ones struck out, and the next two.
    fn number_line(self, rows: &[[usize; 2]], k: usize) -> Option<[Part; 2]> {
        let [lower, upper] = rows.get(k).copied().filter(|[_, upper]| *upper <= MOST_IN_LINE)?;
        let is_used = |number: &usize| rows[1..k].iter().flatten().any(|used| used == number);
        let look = |number: usize| match number {
            number if number == lower => Look::Here,
            number if number == upper => Look::Next,
            number if is_used(&number) => Look::Struck,
            _ => Look::Quiet,
        };
        let cells: Vec<Cell> =
            (1..=upper).map(|number| Cell::from(number.to_string()).look(look(number))).collect();
        let words = say!(self, WythoffNumberLine { k, lower, upper });
        let lines = cells.chunks(IN_A_ROW).map(<[Cell]>::to_vec).collect();
        Some([Part::Text(words), Part::Table(Table::plain(lines))])
    }

    pub(crate) fn closed_form_parts(self, here: &AnyState, reasons: &ClosedForm) -> Vec<Part> {
        let brief = |number: &Steps| self.number(number);
        let (k, root) = (brief(&reasons.difference), brief(&reasons.root));
        let (lower, upper, smaller) = (brief(&reasons.lower), brief(&reasons.upper), brief(&reasons.smaller));
        let formula = say!(self, WythoffClosedFormIs { k: &k });
        let how = say!(self, WythoffClosedFormHow { k, root, lower: &lower });
        let compared = say!(self, WythoffClosedFormCompared { lower, upper, smaller });
        let formulas = ["a(k) = ⌊kφ⌋ = ⌊(k + ⌊√(5k²)⌋) / 2⌋", "b(k) = a(k) + k = ⌊kφ²⌋"].map(str::to_owned);
        let floats = self.text(Key::WythoffClosedFormFloats);
        vec![
            Part::Text(formula),
            Part::Formulas(formulas.to_vec()),
            Part::Text(how),
            Part::Plot(self.golden_plot(here)),
            Part::Text(compared),
            Part::Text(floats.to_owned()),
            self.cost(Key::WythoffClosedFormCost),
        ]
    }

    /// Says how much work a method is.
    fn cost(self, key: Key) -> Part {
        Part::Text(self.text(key).to_owned())
    }

    /// Writes the beginning of the two rows, one below the other.
    fn two_rows(self, here: &AnyState) -> Table {
        let piles = position_of(here).map(|here| [here.left.clone(), here.right.clone()]).unwrap_or_default();
        let places: Vec<Slot> = (1..=IN_THE_ROWS).map(Slot::At).chain([Slot::Gap(1)]).collect();
        let cell = |pile: Steps| {
            let look = if piles.contains(&pile) { Look::Here } else { Look::Plain };
            Cell::from(pile.to_string()).look(look)
        };
        let cold = |k: usize| cold(Rule::Wythoff, &k.into());
        Table::plain(vec![
            across("k", &places, |k| {
                let Piles { left, right } = cold(k);
                let goes = left
                    .to_usize()
                    .zip(right.to_usize())
                    .and_then(|(left, right)| cold_goes(here, left, right));
                Cell::from(k.to_string()).look(Look::Quiet).to(goes)
            }),
            across("a(k)", &places, |k| cell(cold(k).left)),
            across("b(k)", &places, |k| cell(cold(k).right)),
        ])
    }

    pub(crate) fn partition_parts(self, here: &AnyState, reasons: &Partition) -> Vec<Part> {
        let rule = self.text(Key::WythoffPartitionRule);
        let mut parts = vec![Part::Text(rule.to_owned()), Part::Table(self.two_rows(here))];
        let piles = reasons.piles.iter().enumerate().filter(|(_, placed)| !placed.pile.is_zero());
        parts.extend(piles.map(|(index, placed)| Part::Text(self.placed(index == 1, placed))));
        parts.push(Part::Formulas(vec!["1/φ + 1/φ² = 1".to_owned()]));
        parts
    }

    fn placed(self, right: bool, placed: &PileInRow) -> String {
        let pile = self.pile(right);
        let [count, number, partner] =
            [&placed.pile, &placed.number, &placed.partner].map(|n| cut(&self.number(n)));
        let (row, other) = if placed.row == BeattyRow::Lower { ("a", "b") } else { ("b", "a") };
        let (mine, partner) =
            (format!("{count} = {row}({number})"), format!("{other}({number}) = {partner}"));
        let text = say!(self, WythoffPlaced { pile, mine, partner });
        self.sentence(&text)
    }
}

/// Links to a cold position, with the larger pile on the same side as in the current position.
fn cold_goes(here: &AnyState, lower: usize, upper: usize) -> Option<Target> {
    let here = position_of(here)?;
    let (left, right) = if here.left <= here.right { (lower, upper) } else { (upper, lower) };
    goes_to(left, right)
}

/// Draws a grid of positions: the left pile downwards, the right one to the right.
fn grid(here: &AnyState, cell: impl Fn(usize, usize) -> Option<Cell>) -> Table {
    let stands = position_of(here).and_then(|here| here.left.to_usize().zip(here.right.to_usize()));
    let row = |left: usize| {
        let cells = (0..=GRID).map(|right| {
            let cell = cell(left, right).unwrap_or_default();
            if stands == Some((left, right)) { cell.look(Look::Here) } else { cell }
        });
        std::iter::once(left.to_string().into()).chain(cells).collect()
    };
    let head = std::iter::once(String::new()).chain((0..=GRID).map(|right| right.to_string())).collect();
    Table { head, ..Table::plain((0..=GRID).map(row).collect()) }
}

/// Draws the Grundy values of the smallest positions.
fn grundy(values: &GrundyTable, here: &AnyState) -> Table {
    grid(here, |left, right| {
        let value = values.value(left, right)?;
        let goes = if value == 0 { goes_to(left, right) } else { None };
        let look = if value == 0 { Look::Good } else { Look::Plain };
        Some(Cell::from(value.to_string()).look(look).to(goes))
    })
}

/// Draws the current state of the sieve: cold positions, and what they strike out.
fn sieved(here: &AnyState, reasons: &Sieve) -> Table {
    let cold: Vec<(usize, usize)> =
        reasons.rounds.iter().filter_map(|cold| cold.left.to_usize().zip(cold.right.to_usize())).collect();
    grid(here, |left, right| {
        let is_struck = |(row, column): &(usize, usize)| {
            let is_diagonal = reasons.strikes_diagonals && right + row == left + column;
            (*row == left && *column < right) || (*row < left && (*column == right || is_diagonal))
        };
        if cold.contains(&(left, right)) {
            return Some(Cell::from("●").look(Look::Good).to(goes_to(left, right)));
        }
        cold.iter().any(is_struck).then(|| Cell::from("×").look(Look::Quiet))
    })
}
