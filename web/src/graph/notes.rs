//! What stands in words beside the picture: which line is which way, and what there is to know.

use gros_session::Timeline;
use gros_solver::{AnyPuzzle, HanoiRoute, Route};
use gros_text::{Key, Lang};
use yew::prelude::*;

use super::line;
use super::picture::Picture;
use crate::markup::html;
use crate::state::dead_ends;

/// Says which line is which way.
pub fn legend(lang: Lang, timeline: &Timeline<AnyPuzzle>, other: &HanoiRoute) -> Html {
    let plan = timeline.plan().map(|plan| plan.steps().clone()).unwrap_or_default();
    html! {
        <p class="graph-legend">
            <span class="graph-legend-way">{ lang.way_of(&plan) }</span>
            <span class="graph-legend-other">{ lang.other_way(other, &plan) }</span>
        </p>
    }
}

/// Says what there is to know beside the picture.
pub fn notes(lang: Lang, timeline: &Timeline<AnyPuzzle>, picture: &Picture) -> Html {
    let note = |text: String| html! { <p class="graph-note">{ text }</p> };
    match picture {
        Picture::Triangle { hanoi, layout, .. } => {
            let is_whole = layout.ends().1;
            let is_cyclic = hanoi.rule() == gros_solver::HanoiRule::Cyclic;
            html! {
                <>
                    if is_cyclic {
                        { note(lang.text(Key::OneWayEdges).to_owned()) }
                    }
                    if !is_whole {
                        { note(lang.graph_address(layout.discs_shown())) }
                        { address(timeline, layout.discs_shown()) }
                        { note(lang.graph_width(hanoi.discs())) }
                    }
                </>
            }
        }
        Picture::Line { places: line::Places::States, layout, .. } => {
            note(lang.graph_scale(&layout.weight()))
        }
        Picture::Line { .. } => {
            let dead_ends = dead_ends(timeline).map(|(_, branches)| branches);
            let deepest = dead_ends.iter().flatten().filter_map(|branch| branch.depth.to_usize()).max();
            let pegs = if let AnyPuzzle::Hanoi(hanoi) = timeline.puzzle() { Some(hanoi) } else { None };
            html! {
                <>
                    { for deepest.map(|deepest| note(lang.way_and_dead_ends(deepest))) }
                    { for pegs.map(|hanoi| note(lang.graph_not_plane(hanoi))) }
                </>
            }
        }
    }
}

/// Writes the state as the way into the triangle; the discs that differ within the picture are marked.
fn address(timeline: &Timeline<AnyPuzzle>, shown: usize) -> Html {
    let row = timeline.state().to_string();
    let cut = row.len().saturating_sub(shown);
    let (large, small) = row.split_at_checked(cut).unwrap_or((&row, ""));
    html! { <p class="graph-address"><code>{ large.to_owned() }<b>{ small.to_owned() }</b></code></p> }
}
