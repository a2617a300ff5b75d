//! The card of what one knows after some moves: where each piece is, and how often it moved.

use gros_session::moves_of_pieces;
use gros_solver::internals::Placed;
use gros_solver::{Puzzle, Steps};
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::state::TimelineRef;
use crate::ui::component::{list, rendered_by};

/// Of more pieces than this, only the largest and the smallest are shown.
const MOST: usize = 12;
const LARGEST: usize = 4;
const SMALLEST: usize = 7;

#[derive(PartialEq)]
pub struct Known {
    pub lang: Lang,
    pub timeline: TimelineRef,
}

rendered_by!(Known, use_known);

/// A column of the table.
enum Column {
    Piece(Placed),
    Gap,
}

#[hook]
fn use_known(props: &Known) -> Html {
    let Known { lang, timeline } = props;
    let counts = use_memo(timeline.clone(), |timeline| moves_of_pieces(timeline, timeline.cursor()));
    let state = timeline.state();
    let puzzle = timeline.puzzle();
    let columns = columns(puzzle.layout(&state, 0..puzzle.pieces()));
    // Where there are two places, the badge shows which one.
    let are_named = columns.iter().any(|column| matches!(column, Column::Piece(placed) if placed.places > 2));
    let place = |placed: &Placed| lang.stands_briefly(&state, placed.piece, placed.place);
    let badge = |placed: &Placed| {
        let is_on = !are_named && placed.place > 0;
        html! {
            <>
                <b class={classes!("rung-piece", is_on.then_some("rung-on"))}>{ placed.piece }</b>
                if !are_named {
                    <span class="hidden-text">{ place(placed) }</span>
                }
            </>
        }
    };
    let row = |head: &str, class: &'static str, cell: &dyn Fn(&Placed) -> Html| {
        let cell = |column: &Column| match column {
            Column::Piece(placed) => cell(placed),
            Column::Gap => html! { <td></td> },
        };
        html! { <tr {class}><th class="solve-head" scope="row"><span class="hidden-text">{ head }</span></th>{ list(columns.iter().map(cell)) }</tr> }
    };
    html! {
        <section class="card solve-card">
            <h2>
                { lang.text(Key::SolveKnow) }
                if counts.is_some() {
                    <small>{ lang.text(Key::SolveTimesMoved) }</small>
                }
            </h2>
            <table class="solve-known">
                <thead>
                    <tr>
                        <td class="solve-head"></td>
                        { list(columns.iter().map(|column| match column {
                            Column::Piece(placed) => html! { <th scope="col">{ badge(placed) }</th> },
                            Column::Gap => html! { <td class="solve-gap">{ "…" }</td> },
                        })) }
                    </tr>
                </thead>
                <tbody>
                    if are_named {
                        { row(lang.text(Key::SolveNow), "solve-place", &|placed| html! { <td>{ place(placed) }</td> }) }
                    }
                    { list(counts.as_ref().as_ref().map(|counts| row(
                        lang.text(Key::SolveMoved), "solve-count",
                        &|placed| {
                            let count = counts.get(placed.piece).copied().unwrap_or(0);
                            html! { <td class={(count > 0).then_some("solve-moved")}>{ lang.number(&Steps::from(count as u64)) }</td> }
                        },
                    ))) }
                </tbody>
            </table>
        </section>
    }
}

/// Lists the pieces, the largest first, as they are written.
fn columns(pieces: Vec<Placed>) -> Vec<Column> {
    let left_out = if pieces.len() > MOST { LARGEST..pieces.len() - SMALLEST } else { 0..0 };
    let column = |(place, placed): (usize, Placed)| match place {
        place if place == left_out.start && !left_out.is_empty() => Some(Column::Gap),
        place if left_out.contains(&place) => None,
        _ => Some(Column::Piece(placed)),
    };
    pieces.into_iter().enumerate().filter_map(column).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(pieces: usize) -> String {
        let placed = |piece| Placed { piece, place: 0, places: 2 };
        let name = |column: Column| match column {
            Column::Piece(placed) => placed.piece.to_string(),
            Column::Gap => "…".to_owned(),
        };
        columns((1..=pieces).rev().map(placed).collect()).into_iter().map(name).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn of_many_pieces_the_ends_are_shown() {
        assert_eq!(shown(3), "3 2 1");
        assert_eq!(shown(12), "12 11 10 9 8 7 6 5 4 3 2 1");
        assert_eq!(shown(64), "64 63 62 61 … 7 6 5 4 3 2 1");
        assert_eq!(shown(13), "13 12 11 10 … 7 6 5 4 3 2 1");
    }
}
