//! The quarter board: positions are squares, and a move is a queen's move to the left, down or diagonally.

use std::rc::Rc;

use gros_picture::puzzles::wythoff::{Pill, Square, axis_number, has_number, map};
use gros_picture::{PileLooks, Rect, Scene};
use gros_solver::wythoff::{Field, Rule};
use gros_solver::{Piles, Steps, WythoffMove};
use gros_text::{Key, Lang, PlaceCues};
use yew::prelude::*;

use crate::board::overlay::Overlay;
use crate::board::picture::Picture;
use crate::ui::component::{component, keyed, list};

pub struct Quarter<'a> {
    pub lang: Lang,
    pub field: &'a Field,
    /// Side of a square, in CSS pixels.
    pub cell: f64,
    pub looks: PileLooks,
    pub stop: [u64; 2],
    /// The computer's last move, with words beside it where there is room.
    pub answer: Option<Answer>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    pub from: [u64; 2],
    pub words: String,
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

/// Returns the rows of the grid: row header, squares, and at last the column headers.
pub fn rows(quarter: &Quarter) -> Html {
    let row = |right: u64| {
        html! {
            <div class="quarter-row" role="row" key={right.to_string()}>
                { number(quarter, right, 1, "rowheader") }
                { list(quarter.piles(0).map(|left| place(quarter, [left, right]))) }
            </div>
        }
    };
    html! {
        <>
            { list(quarter.piles(1).rev().map(row)) }
            <div class="quarter-row" role="row">
                <span class="quarter-number" role="presentation" />
                { list(quarter.piles(0).map(|left| number(quarter, left, 0, "columnheader"))) }
            </div>
        </>
    }
}

fn number(quarter: &Quarter, pile: u64, side: usize, role: &'static str) -> Html {
    let here = quarter.field.here[side];
    let class = classes!("quarter-number", (pile == here).then_some("quarter-number-here"));
    html! {
        <span {class} {role} key={format!("number-{pile}")}>
            // A header is never empty.
            <span class={(!has_number(pile, here, quarter.cell)).then_some("hidden-text")}>{ axis_number(pile) }</span>
        </span>
    }
}

fn place(quarter: &Quarter, at: [u64; 2]) -> Html {
    let (lang, field) = (quarter.lang, quarter.field);
    let is_target = field.is_target(at);
    let here = quarter.position(field.here);
    let is_cold = quarter.looks.cold && field.is_cold(at);
    let name = lang.place_name(&here, &quarter.position(at), PlaceCues { is_target, is_cold });
    let [left, right] = at;
    let class = classes!(
        "quarter-place",
        is_target.then_some("quarter-target"),
        (at == field.here).then_some("quarter-here"),
    );
    html! {
        <span
            {class} role="gridcell" key={left.to_string()}
            data-place={format!("{left},{right}")} tabindex={if at == quarter.stop { "0" } else { "-1" }}
            aria-label={name} aria-disabled={(!is_target).then_some("true")}
        />
    }
}

/// Renders the picture below the squares, with pills beside the winning moves.
pub fn drawing(quarter: &Quarter, scene: Scene) -> Html {
    let wins = if quarter.looks.verdict { &quarter.field.winning[..] } else { &[] };
    let room = scene.room;
    html! {
        <>
            { component(Picture { scene: Rc::new(scene) }) }
            { list(wins.iter().map(|at| pill(quarter, room, *at))) }
            { list(quarter.answer.iter().map(|answer| answer_pill(quarter, room, answer))) }
        </>
    }
}

fn pill(quarter: &Quarter, room: Rect, at: [u64; 2]) -> Html {
    let Pill { at: (x, y), is_left } = Square::of(quarter.field, quarter.cell).pill(at);
    let text = quarter.lang.take_short(&quarter.position(quarter.field.here), &quarter.move_to(at));
    let (left, top) = ((x - room.x) / room.width, (y - room.y) / room.height);
    let class = classes!("pill", if is_left { "pill-left" } else { "pill-right" });
    keyed(
        format!("{},{}", at[0], at[1]),
        Overlay { class, left, top, content: text.into(), ..Overlay::default() },
    )
}

fn answer_pill(quarter: &Quarter, room: Rect, answer: &Answer) -> Html {
    let square = Square::of(quarter.field, quarter.cell);
    let ((x0, y0), (x1, y1)) = (square.centre(answer.from), square.centre(quarter.field.here));
    let (x, y) = ((x0 + x1) / 2.0, (y0 + y1) / 2.0);
    let (left, top) = ((x - room.x) / room.width, (y - room.y) / room.height);
    let is_flat = (y0 - y1).abs() < 1.0;
    let side = match (is_flat, x > 0.5 * square.side()) {
        (true, _) if y < 0.5 * square.side() => "pill-below",
        (true, _) => "pill-above",
        (false, true) => "pill-left",
        (false, false) => "pill-right",
    };
    let class = classes!("pill", "pill-computer", side);
    keyed("answer", Overlay { class, left, top, content: answer.words.clone().into(), ..Overlay::default() })
}

/// Renders the position of the field among all smaller positions, unless it starts with them.
pub fn mini_map(lang: Lang, field: &Field, rule: Rule) -> Html {
    let Some(scene) = map(field, rule) else { return html! {} };
    html! {
        <div class="mini-map" aria-hidden="true">
            <p>{ lang.text(Key::MapOfPositions) }</p>
            { component(Picture { scene: Rc::new(scene) }) }
        </div>
    }
}

pub fn legend(quarter: &Quarter) -> Html {
    let lang = quarter.lang;
    html! {
        <p class="note row quarter-legend" aria-hidden="true">
            <span>{ lang.text(Key::LegendMoves) }</span>
            if quarter.answer.is_some() {
                <span class="legend-went">{ lang.text(Key::LegendYouWent) }</span>
                <span class="legend-computer-went">{ lang.text(Key::LegendComputerWent) }</span>
            }
            if quarter.looks.cold {
                <span class="legend-cold">{ lang.text(Key::LegendCold) }</span>
            }
        </p>
    }
}
