//! What a method says, drawn: sentences, a ladder of wishes, tables, open calls, and what follows.

use gros_text::{CallRow, Part as CardPart, Rung, Standing, Table};
use yew::prelude::*;

use crate::controls::icons::{Shape, icon};

/// The deepest indent of a ladder; what is deeper stands there as well.
const DEEPEST: usize = 6;

/// Draws the parts of a card, from top to bottom.
pub fn card_parts(parts: &[CardPart]) -> Html {
    html! { { for parts.iter().map(part) } }
}

fn part(part: &CardPart) -> Html {
    match part {
        CardPart::Text(text) => html! { <p class="card-text">{ text }</p> },
        CardPart::Ladder(rungs) => html! { <ol class="ladder">{ for rungs.iter().map(rung) }</ol> },
        CardPart::Table(rows) => table(rows),
        CardPart::Calls(calls) => html! { <ol class="calls">{ for calls.iter().map(call) }</ol> },
        CardPart::Result(text) => html! { <p class="card-result">{ text }</p> },
    }
}

fn rung(Rung { piece, depth, text, note, standing }: &Rung) -> Html {
    let (class, sign) = match standing {
        Standing::Met => ("rung-met", Some(Shape::Check)),
        Standing::NotYet => ("rung-waits", None),
        Standing::Now => ("rung-now", Some(Shape::Right)),
    };
    html! {
        <li class={classes!("rung", class)} data-depth={(*depth).min(DEEPEST).to_string()}>
            if let Some(piece) = piece {
                <b class="rung-piece" aria-hidden="true">{ *piece }</b>
            }
            <span>{ text }</span>
            <span class="rung-note">
                { note }
                if let Some(shape) = sign {
                    { icon(shape) }
                }
            </span>
        </li>
    }
}

fn table(Table { head, rows, row, column }: &Table) -> Html {
    let mark = |at: usize| (Some(at) == *column).then_some("cell-marked");
    let cell = |(at, text): (usize, &String)| {
        if at == 0 {
            html! { <th scope="row">{ text }</th> }
        } else {
            html! { <td class={mark(at)}>{ text }</td> }
        }
    };
    let draw = |(at, cells): (usize, &Vec<String>)| {
        html! {
            <tr class={(Some(at) == *row).then_some("row-marked")}>{ for cells.iter().enumerate().map(cell) }</tr>
        }
    };
    html! {
        // A wide table is scrolled by the keyboard too.
        <div class="card-table" tabindex="0">
            <table>
                if !head.is_empty() {
                    <thead><tr>{ for head.iter().map(|name| html! { <th scope="col">{ name }</th> }) }</tr></thead>
                }
                <tbody>{ for rows.iter().enumerate().map(draw) }</tbody>
            </table>
        </div>
    }
}

fn call(CallRow { name, span, lines, active }: &CallRow) -> Html {
    let line = |(at, text): (usize, &String)| {
        let class = match at.cmp(active) {
            std::cmp::Ordering::Less => "call-done",
            std::cmp::Ordering::Equal => "call-active",
            std::cmp::Ordering::Greater => "call-later",
        };
        html! { <span class={classes!("call-line", class)}>{ text }</span> }
    };
    html! {
        <li class="call">
            <code class="call-name">{ name }</code>
            <span class="call-span">{ span }</span>
            <span class="call-lines">{ for lines.iter().enumerate().map(line) }</span>
        </li>
    }
}
