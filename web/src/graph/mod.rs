//! The graph of all positions, which `gros-picture` draws, with what one can do at a place of it.

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
use crate::puzzles::{dead_ends_map, tree_map};
use crate::state::{Msg, TimelineRef, detour};
use crate::ui::component::{component, keyed, rendered_by};
use crate::ui::focus;
use crate::ui::geometry::use_size;
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::lazy_in;
use course::use_course;
use growth::Growth;
use input::{Handlers, Touch, use_wheel};
use notes::{how_to_choose, legend, notes, title};

/// One goes to a position that is not on the timeline by so many moves at most.
const MOST_WALKED: u32 = 300;

/// The graph of all positions.
#[derive(Clone, PartialEq)]
pub struct Graph {
    /// The language.
    pub lang: Lang,
    /// The timeline.
    pub timeline: TimelineRef,
    /// Whether the next move is kept secret.
    pub is_secret: bool,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

rendered_by!(Graph, use_graph);
lazy_in!(Graph, panels);

/// Draws the graph; that of another puzzle begins anew.
#[hook]
fn use_graph(props: &Graph) -> Html {
    let puzzle = props.timeline.puzzle();
    let keys = puzzle.keys().into_iter().map(|(key, value)| format!("{key}={value}"));
    let id = std::iter::once(puzzle.id().to_owned()).chain(keys).collect::<Vec<_>>().join("&");
    keyed(id, GraphOf(props.clone()))
}

/// The graph of one puzzle.
#[derive(PartialEq)]
struct GraphOf(Graph);

rendered_by!(GraphOf, use_graph_of);

#[hook]
fn use_graph_of(props: &GraphOf) -> Html {
    let GraphOf(Graph { lang, timeline, is_secret, dispatch }) = props;
    let (lang, is_secret) = (*lang, *is_secret);
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
    let Some(graph) = &*graph else { return board_is_the_graph(lang) };
    let view = graph.viewport(course, size, &camera);
    let reached = chosen.as_ref().map(|state| Reached::find(timeline, state));
    let choose = emit_to(chosen.setter());
    let set_camera = emit_to(camera.setter());
    let look_back = {
        let zoom = camera.zoom;
        set_camera.reform(move |()| Camera { centre: None, zoom })
    };
    let go = {
        let (dispatch, choose) = (dispatch.clone(), choose.clone());
        let action = reached.as_ref().and_then(Reached::action);
        Callback::from(move |()| {
            if let Some(action) = action.clone() {
                choose.emit(None);
                dispatch.emit(Msg::Act(action));
            }
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
    let scene = (size.0 > 0.0).then(|| Rc::new(scene((lang, timeline, is_secret), &*view, chosen.as_ref())));
    let [press, drag, let_go, cancel, key] = std::array::from_fn(|_| handlers.clone());
    html! {
        <div class="graph">
            { head(lang, timeline.puzzle(), &view, &set_camera, camera.centre.as_ref().map(|_| &look_back)) }
            { crumbs::crumbs(lang, timeline.puzzle(), &*view, &set_camera) }
            if let (Some(map), Some(detour)) = (&*map, &detour) {
                { tree_map(map, lang, size.0, (timeline.setup(), detour), None) }
            }
            <div
                class="graph-picture" ref={node} tabindex="0" role="application"
                aria-label={lang.text(Key::Graph)} aria-describedby="graph-words"
                onpointerdown={move |event: PointerEvent| press.press(&event)}
                onpointermove={move |event: PointerEvent| drag.drag(&event)}
                onpointerup={move |event: PointerEvent| let_go.let_go(&event)}
                onpointercancel={move |event: PointerEvent| cancel.cancel(&event)}
                onkeydown={move |event: KeyboardEvent| key.key(&event)}
            >
                { for scene.map(|scene| component(Picture { scene })) }
            </div>
            <p id="graph-words" class="graph-words">{ lang.graph_spoken(timeline) }</p>
            { chosen_bar((lang, timeline), &*view, chosen.as_ref().zip(reached.as_ref()), &go, &choose, dispatch) }
            if let Some(other) = view.other_way().filter(|_| !is_secret) {
                { legend(lang, timeline, &other) }
            }
            { notes(lang, timeline, &*view) }
            { for (*growth).as_ref().map(|growth| growth.draw(lang, timeline.puzzle())) }
        </div>
    }
}

/// Returns a callback that sets a state.
fn emit_to<T: 'static>(setter: UseStateSetter<T>) -> Callback<T> {
    Callback::from(move |value| setter.set(value))
}

/// Draws what is seen.
fn scene(
    (lang, timeline, is_secret): (Lang, &Timeline<AnyPuzzle>, bool),
    view: &dyn Viewport,
    chosen: Option<&AnyState>,
) -> Scene {
    let (state, tells) = (timeline.state(), !is_secret);
    let next = timeline.best_move().filter(|_| tells);
    let next = next.and_then(|mv| timeline.puzzle().play(&state, &mv).ok());
    let say = |sign: Sign<'_>| lang.sign(&state, sign);
    view.scene(&Marks { chosen, next: next.as_ref(), tells, say: &say })
}

/// How a position is reached.
struct Reached {
    /// Its step, if it is on the timeline.
    step: Option<Steps>,
    /// How far it is.
    away: Option<Steps>,
    /// The moves to it, if they are few.
    moves: Option<Vec<AnyMove>>,
}

impl Reached {
    fn find(timeline: &Timeline<AnyPuzzle>, state: &AnyState) -> Reached {
        if let Some(step) = timeline.step_of(state) {
            return Reached { step: Some(step), away: None, moves: None };
        }
        let route = timeline.puzzle().route(&timeline.state(), state).ok();
        let away = route.as_ref().map(|route| route.steps().clone());
        let near = route.filter(|route| *route.steps() <= MOST_WALKED.into());
        let moves = near.map(|route| route.moves(&Steps::ZERO, route.steps()).collect());
        Reached { step: None, away, moves }
    }

    fn action(&self) -> Option<Action<AnyPuzzle>> {
        match (&self.step, &self.moves) {
            (Some(step), _) => Some(Action::Seek(Seek::At(step.clone()))),
            (None, Some(moves)) => Some(Action::Walk(moves.clone())),
            _ => None,
        }
    }
}

/// Heads the picture, with the buttons that zoom, and one that looks back where one may have gone away.
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
        <div class="graph-head">
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

/// Says where one is, or what is chosen and what can be done there.
fn chosen_bar(
    (lang, timeline): (Lang, &Timeline<AnyPuzzle>),
    view: &dyn Viewport,
    chosen: Option<(&AnyState, &Reached)>,
    go: &Callback<()>,
    choose: &Callback<Option<AnyState>>,
    dispatch: &Callback<Msg>,
) -> Html {
    let Some((state, reached)) = chosen else {
        return html! {
            <div class="graph-bar">
                <p><b>{ lang.graph_here(timeline) }</b><span>{ how_to_choose(lang, view) }</span></p>
            </div>
        };
    };
    let set_up = |start: &AnyState, goal: &AnyState| {
        let setup = Setup { puzzle: timeline.puzzle().clone(), start: start.clone(), goal: goal.clone() };
        let (dispatch, choose) = (dispatch.clone(), choose.clone());
        Callback::from(move |_: MouseEvent| {
            choose.emit(None);
            dispatch.emit(Msg::Act(Action::SetUp(setup.clone())));
        })
    };
    let button = |key, onclick: Callback<MouseEvent>| {
        html! { <button class="button" type="button" {onclick}>{ lang.text(key) }</button> }
    };
    let setup = timeline.setup();
    html! {
        <div class="graph-bar">
            <p role="status"><b>{ lang.graph_chosen(state, reached.step.as_ref(), reached.away.as_ref()) }</b></p>
            if reached.action().is_some() {
                { button(Key::GoThere, go.reform(|_: MouseEvent| ())) }
            }
            { button(Key::SetAsStart, set_up(state, &setup.goal)) }
            { button(Key::SetAsGoal, set_up(&setup.start, state)) }
        </div>
    }
}

/// Leads to the board of a game, which is its graph.
fn board_is_the_graph(lang: Lang) -> Html {
    let onclick = Callback::from(|_: MouseEvent| focus::move_to_board());
    html! {
        <div class="graph">
            <p class="graph-note">{ lang.text(Key::GameGraph) }</p>
            <button class="button" type="button" {onclick}>{ lang.text(Key::GoToBoard) }</button>
        </div>
    }
}
