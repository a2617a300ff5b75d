//! Text beside the graph: title, legend and notes.

use gros_picture::graph::{Extent, Grain, OtherWay, Viewport};
use gros_session::Timeline;
use gros_solver::{AnyPuzzle, Puzzle, Route};
use gros_text::{Count, Key, Lang, say};
use yew::prelude::*;

use crate::state::dead_ends;
use crate::ui::component::list;

pub fn title(lang: Lang, puzzle: &AnyPuzzle, view: &dyn Viewport) -> String {
    match view.extent() {
        Extent::Whole(positions) => {
            say!(lang, GraphWhole { pieces: lang.pieces_in(puzzle), states: positions })
        }
        Extent::Part(_) => say!(lang, GraphAround { pieces: lang.pieces_in(puzzle) }),
        Extent::Way => say!(lang, GraphWay { pieces: lang.pieces_in(puzzle) }),
    }
}

pub fn how_to_choose(lang: Lang, view: &dyn Viewport) -> &'static str {
    lang.text(match view.grain() {
        Grain::Area => Key::ZoomToChoose,
        Grain::Dot => Key::ChooseDot,
        Grain::Row(_) => Key::ChooseRow,
    })
}

pub fn legend(lang: Lang, timeline: &Timeline<AnyPuzzle>, other: &OtherWay) -> Html {
    let plan = timeline.plan().map(|plan| plan.steps().clone()).unwrap_or_default();
    html! {
        <p class="legend graph-legend">
            <span>{ say!(lang, GraphWayOf { moves: lang.moves(&plan) }) }</span>
            <span class="graph-legend-other">{ lang.other_way(&other.steps, other.is_once, &plan) }</span>
        </p>
    }
}

pub fn notes(lang: Lang, timeline: &Timeline<AnyPuzzle>, view: &dyn Viewport) -> Html {
    let note = |text: String| html! { <p class="note">{ text }</p> };
    let puzzle = timeline.puzzle();
    let view_note = match (view.extent(), view.grain()) {
        (Extent::Part(Some(pieces)), _) => html! {
            <>
                { note(say!(lang, GraphAddress { shown: Count(pieces) })) }
                { address(timeline, pieces) }
                { note(lang.graph_width(puzzle.pieces())) }
            </>
        },
        (Extent::Way, _) => {
            let dead_ends = dead_ends(timeline).map(|(_, branches)| branches);
            let deepest = dead_ends.iter().flatten().filter_map(|branch| branch.depth.to_usize()).max();
            list(deepest.map(|deepest| note(say!(lang, FamilyWayAndDeadEnds { count: Count(deepest) }))))
        }
        (_, Grain::Row(apart)) => note(say!(lang, GraphScale { positions: apart })),
        _ => html! {},
    };
    html! { <>{ list(lang.graph_note(puzzle).map(note)) }{ view_note }</> }
}

/// Renders the state as an address in the graph, with the pieces that the picture distinguishes in bold.
fn address(timeline: &Timeline<AnyPuzzle>, pieces: usize) -> Html {
    let row = timeline.state().to_string();
    let cut = row.len().saturating_sub(pieces);
    let (large, small) = row.split_at_checked(cut).unwrap_or((&row, ""));
    html! { <p class="graph-address"><code>{ large.to_owned() }<b>{ small.to_owned() }</b></code></p> }
}
