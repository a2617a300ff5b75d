//! The map of dead ends, with its caption.

use std::rc::Rc;

use gros_picture::puzzles::slideout::TreeMap;
use gros_picture::{Sign, View};
use gros_solver::internals::Detour;
use gros_solver::{AnyPuzzle, Puzzle, Route, Setup, Steps};
use gros_text::{Count, Key, Lang, say};
use yew::prelude::*;

use crate::board::picture::Picture;
use crate::ui::component::{component, list};

/// Returns the map of a task; none without dead ends, or with too many states.
pub fn dead_ends_map(task: &Setup<AnyPuzzle>) -> Option<TreeMap> {
    let Setup { puzzle, start, goal, .. } = task;
    let states = puzzle.states_of_tree()?;
    let route = puzzle.route(start, goal).ok()?;
    TreeMap::of(route.steps().clone(), &puzzle.branches(start, goal), states)
}

/// Renders the map at a width in CSS pixels, with the current place and a notice.
pub fn tree_map(
    map: &TreeMap,
    lang: Lang,
    width: f64,
    (task, detour): (&Setup<AnyPuzzle>, &Detour),
    notice: Option<Html>,
) -> Html {
    let say = |sign: Sign<'_>| match sign {
        Sign::Start => lang.state_name(&task.start),
        Sign::Goal => lang.state_name(&task.goal),
        sign => lang.sign(&task.goal, sign),
    };
    let scene = map.scene(detour, &View { say: &say, ..View::of((width, 0.0)) });
    html! {
        <div class="tree-map">
            { list(notice) }
            <p class="note ellipsis tree-words"><strong>{ say!(lang, FamilyAllPositions { count: Steps::from(map.states()) }) }</strong>{ lang.text(Key::SentenceGap) }{ say!(lang, FamilyWayAndDeadEnds { count: Count(map.deepest()) }) }</p>
            { component(Picture { scene: Rc::new(scene) }) }
        </div>
    }
}
