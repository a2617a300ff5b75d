//! The panel with the graph of all positions, drawn by `gros-picture`, and actions on a chosen position.

mod course;
mod crumbs;
mod growth;
mod input;
mod notes;

use std::rc::Rc;

use gros_picture::graph::{Camera, Marks, Viewport};
use gros_picture::{Pictured, Scene, Sign};
use gros_session::{Action, Seek, Timeline};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Puzzle, Route, Setup, Steps};
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::board::picture::Picture;
use crate::ctx::Ctx;
use crate::puzzles::{dead_ends_map, tree_map};
use crate::solving::explain_button;
use crate::state::{Msg, TimelineRef, detour};
use crate::ui::component::{component, keyed, list, rendered_by};
use crate::ui::focus;
use crate::ui::geometry::use_size;
use crate::ui::grip::use_grip;
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::lazy_in;
use crate::ui::setters::setter;
use course::use_course;
use growth::Growth;
use input::{Handlers, Touch, use_wheel};
use notes::{how_to_choose, legend, notes, title};

/// Longest walk to a position off the timeline.
const MAX_WALK: u32 = 300;

#[derive(Clone, PartialEq)]
pub struct Graph {
    pub ctx: Ctx,
    pub timeline: TimelineRef,
    /// Whether one finds the move alone: it would tell it.
    pub is_alone: bool,
}

rendered_by!(Graph, use_graph);
lazy_in!(Graph, panels, with later words);

/// Keyed by puzzle, so that another puzzle resets camera and choice.
#[hook]
fn use_graph(props: &Graph) -> Html {
    if props.is_alone && !props.timeline.puzzle().is_game() {
        return covered(props.ctx);
    }
    let puzzle = props.timeline.puzzle();
    let keys = puzzle.keys().into_iter().map(|(key, value)| format!("{key}={value}"));
    let id = std::iter::once(puzzle.id().to_owned()).chain(keys).collect::<Vec<_>>().join("&");
    keyed(id, PuzzleGraph(props.clone()))
}

fn covered(ctx: Ctx) -> Html {
    html! {
        <div class="stack graph">
            <p class="note">{ ctx.lang.text(Key::SolveMapTells) }</p>
            { explain_button(ctx) }
        </div>
    }
}

#[derive(PartialEq)]
struct PuzzleGraph(Graph);

rendered_by!(PuzzleGraph, use_puzzle_graph);

#[hook]
fn use_puzzle_graph(props: &PuzzleGraph) -> Html {
    let PuzzleGraph(Graph { timeline, .. }) = props;
    let (ctx, lang) = (props.0.ctx, props.0.ctx.lang);
    let node = use_node_ref();
    let size = use_size(node.clone());
    let graph = use_memo(timeline.puzzle().clone(), AnyPuzzle::graph);
    let camera =
        use_state_eq(|| graph.as_ref().as_ref().map(|graph| graph.first_camera()).unwrap_or_default());
    let chosen = use_state_eq(|| None::<AnyState>);
    let touch = use_mut_ref(Touch::default);
    let course = use_course(timeline);
    let detour = detour(timeline);
    let map = use_memo(timeline.setup().clone(), dead_ends_map);
    let growth = use_memo(timeline.puzzle().clone(), Growth::of);
    let Some(graph) = &*graph else { return link_to_board(lang) };
    let view = graph.viewport(course, size, &camera);
    let path = chosen.as_ref().map(|state| PathTo::find(timeline, state));
    let choose = setter(&chosen);
    let set_camera = setter(&camera);
    let look_back = {
        let zoom = camera.zoom;
        set_camera.reform(move |()| Camera { centre: None, zoom })
    };
    let go = {
        let choose = choose.clone();
        let action = path.as_ref().and_then(PathTo::action);
        ctx.on(move |()| {
            let action = action.clone()?;
            choose.emit(None);
            Some(Msg::Act(action))
        })
    };
    let handlers = Rc::new(Handlers {
        node: node.clone(),
        view: view.clone(),
        state: timeline.state(),
        touch,
        set_camera: set_camera.clone(),
        look_back: look_back.clone(),
        choose: choose.clone(),
        chosen: (*chosen).clone(),
        go: go.clone(),
    });
    use_wheel(&handlers);
    let scene = (size.0 > 0.0).then(|| Rc::new(scene((lang, timeline), &*view, chosen.as_ref())));
    let hold = use_grip(Callback::from({
        let handlers = handlers.clone();
        move |pulled| handlers.pulled(pulled)
    }));
    let [press, key] = std::array::from_fn(|_| handlers.clone());
    html! {
        <div class="stack graph">
            { head(lang, timeline.puzzle(), &view, &set_camera, camera.centre.as_ref().map(|_| &look_back)) }
            { crumbs::crumbs(lang, timeline.puzzle(), &*view, &set_camera) }
            if let (Some(map), Some(detour)) = (&*map, &detour) {
                { tree_map(map, lang, size.0, (timeline.setup(), detour), None) }
            }
            <div
                class="box graph-picture" ref={node} tabindex="0" role="application"
                aria-label={lang.text(Key::Graph)} aria-describedby="graph-words"
                onpointerdown={move |event: PointerEvent| press.press(event, &hold)}
                onkeydown={move |event: KeyboardEvent| key.key(&event)}
            >
                { list(scene.map(|scene| component(Picture { scene }))) }
            </div>
            <p id="graph-words" class="graph-words">{ lang.graph_spoken(timeline) }</p>
            { chosen_bar((ctx, timeline), &*view, chosen.as_ref().zip(path.as_ref()), &go, &choose) }
            if let Some(other) = view.other_way() {
                { legend(lang, timeline, &other) }
            }
            { notes(lang, timeline, &*view) }
            { list((*growth).as_ref().map(|growth| growth.draw(lang, timeline.puzzle()))) }
        </div>
    }
}

fn scene(
    (lang, timeline): (Lang, &Timeline<AnyPuzzle>),
    view: &dyn Viewport,
    chosen: Option<&AnyState>,
) -> Scene {
    let state = timeline.state();
    let next = timeline.best_move();
    let next = next.and_then(|mv| timeline.puzzle().play(&state, &mv).ok());
    let say = |sign: Sign<'_>| lang.sign(&state, sign);
    view.scene(&Marks { chosen, next: next.as_ref(), say: &say })
}

struct PathTo {
    /// Its step on the timeline.
    step: Option<Steps>,
    /// Its distance, if it is off the timeline.
    away: Option<Steps>,
    /// The moves to it, if they are few enough to walk.
    moves: Option<Vec<AnyMove>>,
}

impl PathTo {
    fn find(timeline: &Timeline<AnyPuzzle>, state: &AnyState) -> PathTo {
        if let Some(step) = timeline.step_of(state) {
            return PathTo { step: Some(step), away: None, moves: None };
        }
        let route = timeline.puzzle().route(&timeline.state(), state).ok();
        let away = route.as_ref().map(|route| route.steps().clone());
        let near = route.filter(|route| *route.steps() <= MAX_WALK);
        let moves = near.map(|route| route.moves(&Steps::ZERO, route.steps()).collect());
        PathTo { step: None, away, moves }
    }

    fn action(&self) -> Option<Action<AnyPuzzle>> {
        match (&self.step, &self.moves) {
            (Some(step), _) => Some(Action::Seek(Seek::At(step.clone()))),
            (None, Some(moves)) => Some(Action::Walk(moves.clone())),
            _ => None,
        }
    }
}

/// The button back to the current position appears when the camera has moved away.
fn head(
    lang: Lang,
    puzzle: &AnyPuzzle,
    view: &Rc<dyn Viewport>,
    set_camera: &Callback<Camera>,
    look_back: Option<&Callback<()>>,
) -> Html {
    let (closest, farthest) = view.ends();
    let button = |key, shape, by: isize, off: bool| {
        let view = view.clone();
        let onclick = set_camera.reform(move |_: MouseEvent| view.zoomed(by, None));
        html! {
            <button
                class="button button-icon button-small" type="button" aria-label={lang.text(key)}
                aria-disabled={off.then_some("true")} {onclick}
            >
                { icon(shape) }
            </button>
        }
    };
    html! {
        <div class="line graph-head">
            <h2>{ title(lang, puzzle, &**view) }</h2>
            if let Some(look_back) = look_back {
                <button
                    class="button button-quiet button-small" type="button"
                    onclick={look_back.reform(|_: MouseEvent| ())}
                >
                    { lang.text(Key::ToYou) }
                </button>
            }
            { button(Key::LookFarther, Shape::Minus, 1, farthest) }
            { button(Key::LookCloser, Shape::Plus, -1, closest) }
        </div>
    }
}

fn chosen_bar(
    (ctx, timeline): (Ctx, &Timeline<AnyPuzzle>),
    view: &dyn Viewport,
    chosen: Option<(&AnyState, &PathTo)>,
    go: &Callback<()>,
    choose: &Callback<Option<AnyState>>,
) -> Html {
    let Some((state, path)) = chosen else {
        return html! {
            <div class="row graph-bar">
                <p><b>{ ctx.lang.graph_here(timeline) }</b><span>{ how_to_choose(ctx.lang, view) }</span></p>
            </div>
        };
    };
    let set_up = |setup: Setup<AnyPuzzle>| {
        let choose = choose.clone();
        ctx.on(move |_: MouseEvent| {
            choose.emit(None);
            Msg::Act(Action::SetUp(setup.clone()))
        })
    };
    let button = |key, onclick: Callback<MouseEvent>| {
        html! { <button class="button button-small" type="button" {onclick}>{ ctx.lang.text(key) }</button> }
    };
    let setup = timeline.setup().clone();
    html! {
        <div class="row graph-bar">
            <p role="status"><b>{ ctx.lang.graph_chosen(state, path.step.as_ref(), path.away.as_ref()) }</b></p>
            if path.action().is_some() {
                { button(Key::GoThere, go.reform(|_: MouseEvent| ())) }
            }
            { button(Key::SetAsStart, set_up(setup.clone().with_start(state.clone()))) }
            if let Some(setup) = setup.with_goal(state.clone()) {
                { button(Key::SetAsGoal, set_up(setup)) }
            }
        </div>
    }
}

/// A game has no graph here: its board shows all positions.
fn link_to_board(lang: Lang) -> Html {
    let onclick = Callback::from(|_: MouseEvent| focus::move_to_board());
    html! {
        <div class="stack graph">
            <p class="note">{ lang.text(Key::GameGraph) }</p>
            <button class="button" type="button" {onclick}>{ lang.text(Key::GoToBoard) }</button>
        </div>
    }
}
