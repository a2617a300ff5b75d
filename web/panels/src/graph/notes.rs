//! Text beside the graph: title, legend and notes.

use gros_picture::graph::{Extent, Grain, OtherWay, Viewport};
use gros_session::Timeline;
use gros_solver::{AnyPuzzle, Puzzle, Route};
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::state::dead_ends;
use crate::ui::component::list;

pub fn title(lang: Lang, puzzle: &AnyPuzzle, view: &dyn Viewport) -> String {
    match view.extent() {
        Extent::Whole(positions) => lang.graph_whole(puzzle, &positions),
        Extent::Part(_) => lang.graph_around(puzzle),
        Extent::Way => lang.graph_way(puzzle),
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
            <span>{ lang.way_of(&plan) }</span>
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
                { note(lang.graph_address(pieces)) }
                { address(timeline, pieces) }
                { note(lang.graph_width(puzzle.pieces())) }
            </>
        },
        (Extent::Way, _) => {
            let dead_ends = dead_ends(timeline).map(|(_, branches)| branches);
            let deepest = dead_ends.iter().flatten().filter_map(|branch| branch.depth.to_usize()).max();
            list(deepest.map(|deepest| note(lang.way_and_dead_ends(deepest))))
        }
        (_, Grain::Row(apart)) => note(lang.graph_scale(&apart)),
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
