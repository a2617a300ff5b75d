//! Rings, a tower and a binary counter on one timeline: the ruler moves the same piece in all of them.

use gros_solver::{
    AnyMove, AnyState, DiscMove, Hanoi, HanoiState, Peg, Puzzle, RingMove, Rings, Route, Steps, gray,
};

use super::card::{Cell, Look, Part, Shown, Table};
use super::digit;
use super::rings::across;
use crate::Lang;
use crate::numbers::amid_han;

/// How many rings, discs and digits walk together.
const PIECES: usize = 6;
/// How many terms are shown before the step, and after it.
const AROUND: u32 = 7;

impl Lang {
    /// The last step of the walk that rings, tower and counter go together.
    pub const LAST_TOGETHER: u32 = (1 << PIECES) - 1;

    /// Names the walk.
    #[must_use]
    pub fn one_ruler_title(self) -> &'static str {
        self.pick(
            "One ruler: six rings, six discs, six binary digits",
            "同一把尺：六个环、六个盘子、六位二进制",
            "同一把尺：六個環、六個圓盤、六位二進位",
        )
    }

    /// Shows rings, counter and tower after some steps, from all off and all discs on A, and the moves on both sides.
    #[must_use]
    pub fn one_ruler_parts(self, step: u32) -> Vec<Part> {
        let number = Steps::from(step.min(Self::LAST_TOGETHER));
        let after = &number + &Steps::ONE;
        let (moved, next) = (gros_solver::ruler::term(&number), gros_solver::ruler::term(&after));
        let next = next.filter(|piece| *piece <= PIECES);
        let look = |piece: usize| match piece {
            piece if Some(piece) == next => Look::Next,
            piece if Some(piece) == moved => Look::Here,
            _ => Look::Plain,
        };
        let (word, tower) = (gray::word(&number), tower_at(&number));
        let places: Vec<Shown> = (0..PIECES).map(Shown::At).collect();
        let row = |name: &str, text: &dyn Fn(usize) -> String| {
            across(name, &places, |place| Cell::from(text(PIECES - place)).look(look(PIECES - place)))
        };
        let peg = |disc: usize| {
            tower.as_ref().and_then(|state| state.peg_of(disc)).map_or(String::new(), |peg| peg.to_string())
        };
        let rows = vec![
            row(self.pick("piece", "号", "號"), &|piece| piece.to_string()),
            row(self.pick("rings on", "环在杠上", "環在劍上"), &|piece| digit(word.bit(piece - 1))),
            row(self.pick("binary", "二进制", "二進位"), &|piece| digit(number.bit(piece - 1))),
            row(self.pick("disc on peg", "盘子在柱", "圓盤在柱"), &peg),
        ];
        let mut parts = vec![Part::Table(Table::plain(rows)), Part::Table(terms_around(&number))];
        parts.extend(
            moved.and_then(|piece| self.moved_together(&number.saturating_sub(&Steps::ONE), piece, false)),
        );
        parts.extend(next.and_then(|piece| self.moved_together(&number, piece, true)));
        parts
    }

    /// Says what a move does to all three: `Step 44: ring 3 off; disc 3: C → A; digit 3 from 0 to 1.`
    fn moved_together(self, before: &Steps, piece: usize, is_next: bool) -> Option<Part> {
        let rings = AnyState::Rings(Rings::new(PIECES).ok()?.state_of_rank(before));
        let (from, to) = (tower_at(before)?, tower_at(&(before + &Steps::ONE))?);
        let disc = AnyMove::Hanoi(DiscMove { disc: piece, to: to.peg_of(piece)? });
        let ring = self.move_name(&rings, &AnyMove::Rings(RingMove::of(piece)));
        let disc = self.move_name(&AnyState::Hanoi(from), &disc);
        let number = (before + &Steps::ONE).to_string();
        let amid = amid_han(&number);
        let text = match (self, is_next) {
            (Lang::English, false) => format!("Step {number}: {ring}; {disc}; digit {piece} from 0 to 1."),
            (Lang::English, true) => {
                format!("Next, step {number}: {ring}; {disc}; digit {piece} from 0 to 1.")
            }
            (Lang::Simplified, false) => format!("第{amid}步：{ring}；{disc}；右起第 {piece} 位由 0 变 1。"),
            (Lang::Simplified, true) => {
                format!("下面是第{amid}步：{ring}；{disc}；右起第 {piece} 位由 0 变 1。")
            }
            (Lang::Traditional, false) => format!("第{amid}步：{ring}；{disc}；右起第 {piece} 位由 0 變 1。"),
            (Lang::Traditional, true) => {
                format!("接著是第{amid}步：{ring}；{disc}；右起第 {piece} 位由 0 變 1。")
            }
        };
        Some(if is_next { Part::Result(text) } else { Part::Text(text) })
    }
}

/// Gives the tower after some moves from A to C.
fn tower_at(moves: &Steps) -> Option<HanoiState> {
    let hanoi = Hanoi::new(PIECES).ok()?;
    let route = hanoi.route(&hanoi.perfect(Peg(0)), &hanoi.perfect(Peg(2))).ok()?;
    Some(route.state_at(moves))
}

/// Draws the terms of the moves on both sides of a step; the next one is marked.
fn terms_around(step: &Steps) -> Table {
    let first = step.saturating_sub(&AROUND.into());
    let ahead = |place: u32| &(&first + &Steps::ONE) + &Steps::from(place);
    let moves: Vec<Steps> =
        (0..=2 * AROUND).map(ahead).filter(|mv| *mv <= Steps::from(Lang::LAST_TOGETHER)).collect();
    let cell = |mv: &Steps| {
        let term = gros_solver::ruler::term(mv).unwrap_or(0);
        let height = u8::try_from(term * 100 / PIECES).unwrap_or(100).min(100);
        Cell::from(term.to_string()).look(Look::Height(height))
    };
    let next = step + &Steps::ONE;
    let column = moves.iter().position(|mv| *mv == next);
    Table { column, ..Table::plain(vec![moves.iter().map(cell).collect()]) }
}
