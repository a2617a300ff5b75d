//! The quarter board: every position is a place, the game a queen that goes left, down or to the corner.

use gros_solver::wythoff::{Field, Rule};
use gros_solver::{Piles, Steps, WythoffMove};
use gros_text::{Key, Lang, PlaceCues};
use yew::prelude::*;

use super::layout::{Arrow, Formula, Square, axis_number, has_number};
use crate::boards::placed::Placed;
use crate::boards::svg::{self, Rect, num};
use crate::markup::{classes, html};
use crate::part::keyed;
use crate::state::PileLooks;

/// What the quarter board is given.
pub struct Quarter<'a> {
    /// The language.
    pub lang: Lang,
    /// The positions.
    pub field: &'a Field,
    /// The side of a place, in CSS pixels.
    pub cell: f64,
    /// Whether there is room for the formulas of the lines.
    pub has_formulas: bool,
    /// What is shown.
    pub looks: PileLooks,
    /// The position that the hint leaves.
    pub hint: Option<[u64; 2]>,
    /// The place at which the Tab key stops.
    pub stop: [u64; 2],
}

impl Quarter<'_> {
    fn position(&self, at: [u64; 2]) -> Piles {
        let [left, right] = at.map(Steps::from);
        Piles::new(left, right)
    }

    fn move_to(&self, at: [u64; 2]) -> WythoffMove {
        WythoffMove { to: self.position(at) }
    }

    fn piles(&self, side: usize) -> std::ops::Range<u64> {
        let from = self.field.corner[side];
        from..from + self.field.size
    }
}

/// Gives the rows of the grid: the numbers of the right pile, the places, the numbers of the left pile.
pub fn rows(quarter: &Quarter) -> Html {
    let row = |right: u64| {
        html! {
            <div class="quarter-row" role="row" key={right.to_string()}>
                { number(quarter, right, 1, "rowheader") }
                { for quarter.piles(0).map(|left| place(quarter, [left, right])) }
            </div>
        }
    };
    html! {
        <>
            { for quarter.piles(1).rev().map(row) }
            <div class="quarter-row" role="row">
                <span class="quarter-number" role="presentation" />
                { for quarter.piles(0).map(|left| number(quarter, left, 0, "columnheader")) }
            </div>
        </>
    }
}

fn number(quarter: &Quarter, pile: u64, side: usize, role: &'static str) -> Html {
    let here = quarter.field.here[side];
    let class = classes!("quarter-number", (pile == here).then_some("quarter-number-here"));
    html! {
        <span {class} {role} key={format!("number {pile}")}>
            if has_number(pile, here) {
                { axis_number(pile) }
            }
        </span>
    }
}

fn place(quarter: &Quarter, at: [u64; 2]) -> Html {
    let (lang, field) = (quarter.lang, quarter.field);
    let is_target = field.is_target(at);
    let here = quarter.position(field.here);
    let is_cold = (quarter.looks.cold || quarter.looks.verdict && is_target) && field.is_cold(at);
    let name = lang.place_name(&here, &quarter.position(at), PlaceCues { is_target, is_cold });
    let [left, right] = at;
    html! {
        <span
            class={classes!("quarter-place", is_target.then_some("quarter-target"))} role="gridcell" key={left.to_string()}
            data-place={format!("{left},{right}")} tabindex={if at == quarter.stop { "0" } else { "-1" }}
            aria-label={name} aria-disabled={(!is_target).then_some("true")}
        />
    }
}

/// Draws the square below the places.
pub fn drawing(quarter: &Quarter) -> Html {
    let Quarter { field, cell, looks, .. } = *quarter;
    let square = Square::of(field, cell);
    let side = square.side();
    let (x, y) = square.centre(field.here);
    let tint = if looks.cold { "quarter-hot" } else { "quarter-ground" };
    let target = |at: &[u64; 2]| {
        let (x, y) = square.centre(*at);
        svg::circle("quarter-dot", x, y, 3.2)
    };
    let cold = |at: &[u64; 2]| {
        let (x, y) = square.centre(*at);
        let ground =
            Rect { x: x - cell / 2.0 + 1.0, y: y - cell / 2.0 + 1.0, width: cell - 2.0, height: cell - 2.0 };
        html! { <>{ svg::rect("quarter-cold-ground", ground, 0.0) }{ svg::circle("quarter-cold", x, y, 0.3 * cell) }</> }
    };
    let shown = |at: &&[u64; 2]| looks.cold || looks.verdict && field.winning.contains(*at);
    let win = |at: &[u64; 2]| {
        let (x, y) = square.centre(*at);
        svg::circle("quarter-win", x, y, 0.44 * cell)
    };
    let wins = if looks.verdict { &field.winning[..] } else { &[] };
    html! {
        <>
        <svg class="quarter-drawing" viewBox={format!("0 0 {side} {side}")} width={num(side)} height={num(side)} aria-hidden="true">
            { svg::rect(tint, Rect { x: 0.0, y: 0.0, width: side, height: side }, 0.0) }
            { for field.targets.iter().map(|at| ray(square, *at)) }
            { svg::path("quarter-lines", lines(square)) }
            if looks.golden {
                { for [true, false].into_iter().filter_map(|is_steep| golden(quarter, square, is_steep)) }
            }
            { for field.targets.iter().map(target) }
            { for field.cold.iter().filter(shown).map(cold) }
            { for wins.iter().map(win) }
            { for wins.iter().map(|at| arrow("quarter-arrow", square.arrow(field.here, *at))) }
            { for quarter.hint.map(|at| arrow("quarter-arrow quarter-hint", square.arrow(field.here, at))) }
            <g transform={format!("translate({} {})", num(x), num(y))}>
                { svg::rect("queen", Rect { x: -13.0, y: -13.0, width: 26.0, height: 26.0 }, 4.0) }
                { svg::path("queen-crown", "M-7.5 7.5H7.5L9-4.5 4 .5 0-7.5-4 .5-9-4.5Z".to_owned()) }
            </g>
        </svg>
        { for wins.iter().map(|at| pill(quarter, square, *at)) }
        </>
    }
}

/// The places to which the queen goes stand on a lighter band.
fn ray(square: Square, at: [u64; 2]) -> Html {
    let (x, y) = square.centre(at);
    let half = square.cell / 2.0;
    svg::rect("quarter-ray", Rect { x: x - half, y: y - half, width: square.cell, height: square.cell }, 0.0)
}

fn lines(square: Square) -> String {
    let (side, cell) = (square.side(), square.cell);
    let count = (side / cell).round() as u32;
    let line = |index: u32| {
        let at = num(f64::from(index) * cell);
        format!("M{at} 0V{side}M0 {at}H{side}")
    };
    (0..=count).map(line).collect()
}

/// One of the lines, with its formula beside the square.
fn golden(quarter: &Quarter, square: Square, is_steep: bool) -> Option<Html> {
    let [(x0, y0), (x1, y1)] = square.golden(is_steep)?;
    Some(html! {
        <>
            { svg::path("quarter-golden", format!("M{} {}L{} {}", num(x0), num(y0), num(x1), num(y1))) }
            { for square.formula(is_steep).filter(|_| quarter.has_formulas).map(|place| formula(place, is_steep)) }
        </>
    })
}

fn formula(Formula { middle: (x, y), turn }: Formula, is_steep: bool) -> Html {
    let transform = format!("translate({} {}) rotate({turn})", num(x), num(y));
    html! { <text class="quarter-formula" {transform}>{ if is_steep { "y = φ·x" } else { "x = φ·y" } }</text> }
}

fn arrow(class: &'static str, arrow: Arrow) -> Html {
    let Arrow { line: [from, to], head } = arrow;
    let corners: Vec<String> = head.iter().map(|(x, y)| format!("{} {}", num(*x), num(*y))).collect();
    html! {
        <g {class}>
            <path class="quarter-shaft" d={format!("M{} {}L{} {}", num(from.0), num(from.1), num(to.0), num(to.1))} />
            <path class="quarter-head" d={format!("M{}z", corners.join("L"))} />
        </g>
    }
}

/// Says beside a winning place what to take; where there is no room at its left, at its right.
fn pill(quarter: &Quarter, square: Square, at: [u64; 2]) -> Html {
    let (x, y) = square.centre(at);
    let side = square.side();
    let text = quarter.lang.take_short(&quarter.position(quarter.field.here), &quarter.move_to(at));
    let is_left = x > 0.32 * side;
    let away = if is_left { -0.62 * square.cell } else { 0.62 * square.cell };
    let class = classes!("pill", if is_left { "pill-left" } else { "pill-right" });
    keyed(
        format!("{},{}", at[0], at[1]),
        Placed { class, left: (x + away) / side, top: y / side, inside: text.into(), ..Placed::default() },
    )
}

/// Draws where the square lies among all smaller positions, and where the cold ones are, if it does not begin with them.
pub fn mini_map(lang: Lang, field: &Field, rule: Rule) -> Html {
    if field.corner == [0, 0] {
        return html! {};
    }
    const SIDE: f64 = 84.0;
    let ends = [0, 1].map(|side| (field.corner[side] + field.size) as f64);
    let unit = SIDE / ends[0].max(ends[1]);
    let at = |[left, right]: [f64; 2]| (left * unit, SIDE - right * unit);
    let (x, y) = at([field.corner[0] as f64, ends[1]]);
    let (queen_x, queen_y) = at(field.here.map(|pile| pile as f64 + 0.5));
    let frame = (field.size as f64 * unit).max(5.0);
    let cold = match rule {
        Rule::Wythoff => {
            format!("M0 {SIDE}L{} 0M0 {SIDE}L{SIDE} {}", num(SIDE / 1.618), num(SIDE - SIDE / 1.618))
        }
        Rule::Nim => format!("M0 {SIDE}L{SIDE} 0"),
    };
    html! {
        <div class="mini-map" aria-hidden="true">
            <p>{ lang.text(Key::MapOfPositions) }</p>
            <svg viewBox={format!("0 0 {SIDE} {SIDE}")}>
                { svg::rect("quarter-ground", Rect { x: 0.0, y: 0.0, width: SIDE, height: SIDE }, 0.0) }
                { svg::path("quarter-golden", cold) }
                { svg::rect("mini-map-frame", Rect { x, y, width: frame, height: frame }, 1.0) }
                { svg::circle("mini-map-queen", queen_x, queen_y, 3.0) }
            </svg>
        </div>
    }
}

/// Says what the dots mean.
pub fn legend(quarter: &Quarter) -> Html {
    let lang = quarter.lang;
    html! {
        <p class="quarter-legend" aria-hidden="true">
            <span class="legend-moves">{ lang.text(Key::LegendMoves) }</span>
            if quarter.looks.cold || quarter.looks.verdict && !quarter.field.winning.is_empty() {
                <span class="legend-cold">{ lang.text(Key::LegendCold) }</span>
            }
        </p>
    }
}
