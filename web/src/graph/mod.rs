//! The graph of all positions: the triangle of the tower at any size, the line of the rings and their kin, the way of
//! the others; with what one can do at a place of it.

mod crumbs;
mod growth;
mod input;
mod line;
mod line_layout;
mod marks;
mod notes;
mod picture;
mod track;
mod triangle;
mod triangle_layout;
mod view;

use std::rc::Rc;

use gros_session::{Action, Seek, Timeline};
use gros_solver::hanoi::{TrianglePoint, Window};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Hanoi, Puzzle, Route, Setup, Steps};
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::controls::icons::{Shape, icon};
use crate::hooks::focus;
use crate::hooks::geometry::use_size;
use crate::later::fetched;
use crate::markup::html;
use crate::part::{drawn_by, keyed};
use crate::puzzles::{dead_ends_map, tree_map};
use crate::state::{Msg, Shown, detour};
use crate::svg;
use growth::Growth;
use input::{Handlers, Touch, use_wheel};
use line_layout::LineLayout;
use notes::{legend, notes};
use picture::{Kind, Picture};
use track::{other_way, track};
use triangle::Ground;
use triangle_layout::TriangleLayout;

/// One goes to a position that is not on the timeline by so many moves at most.
const MOST_WALKED: u32 = 300;

/// The graph of all positions.
#[derive(Clone, PartialEq)]
pub struct Graph {
    /// What there is to show.
    pub model: Shown,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

drawn_by!(Graph, use_graph);
fetched!(Graph, panels);

/// Draws the graph; that of another puzzle begins anew.
#[hook]
fn use_graph(props: &Graph) -> Html {
    let puzzle = props.model.session.timeline().puzzle();
    let keys = puzzle.keys().into_iter().map(|(key, value)| format!("{key}={value}"));
    let id = std::iter::once(puzzle.id().to_owned()).chain(keys).collect::<Vec<_>>().join("&");
    keyed(id, GraphOf(props.clone()))
}

/// The graph of one puzzle.
#[derive(PartialEq)]
struct GraphOf(Graph);

drawn_by!(GraphOf, use_graph_of);

/// What is drawn of the timeline: two are alike where they go the same way through the same window.
struct Tracked {
    timeline: Timeline<AnyPuzzle>,
    seen: Option<(Hanoi, Window)>,
}

impl PartialEq for Tracked {
    fn eq(&self, other: &Tracked) -> bool {
        self.seen == other.seen && self.timeline.goes_as(&other.timeline)
    }
}

#[hook]
fn use_graph_of(props: &GraphOf) -> Html {
    let GraphOf(Graph { model, dispatch }) = props;
    let (lang, timeline) = (model.prefs.lang, model.session.timeline());
    let kind = Kind::of(timeline.puzzle());
    let node = use_node_ref();
    let size = use_size(node.clone());
    let view = use_state_eq(|| kind.first_view());
    let chosen = use_state_eq(|| None::<AnyState>);
    let touch = use_mut_ref(Touch::default);
    let here = place_in_triangle(kind, &timeline.state());
    let layout = if let (Kind::Triangle(hanoi), Some(here)) = (kind, &here) {
        Some((hanoi, TriangleLayout::new(hanoi.discs(), size, &view, here)))
    } else {
        None
    };
    let ground = use_memo(layout.clone(), |layout| {
        layout.as_ref().map(|(hanoi, layout)| Rc::new(Ground::new(hanoi, layout)))
    });
    let seen =
        layout.as_ref().zip((*ground).as_ref()).map(|((hanoi, _), ground)| (*hanoi, ground.window.clone()));
    let stretches =
        use_memo(Tracked { timeline: timeline.clone(), seen: seen.clone() }, |Tracked { timeline, seen }| {
            Rc::new(seen.as_ref().map(|(hanoi, window)| track(timeline, hanoi, window)).unwrap_or_default())
        });
    let other = use_memo(Tracked { timeline: timeline.clone(), seen }, |Tracked { timeline, seen }| {
        seen.as_ref().and_then(|(hanoi, window)| other_way(timeline, hanoi, window))
    });
    let detour = detour(timeline);
    let map = use_memo(timeline.setup().clone(), dead_ends_map);
    let growth = use_memo(timeline.puzzle().clone(), Growth::of);
    let picture = match (kind, layout, (*ground).clone()) {
        (Kind::Line(places), ..) => {
            let line = Rc::new(places.line(timeline));
            let layout = LineLayout::new(&line, size.1, &view, &places.here(timeline));
            Some(Picture::Line { places, line, layout })
        }
        (_, Some((hanoi, layout)), Some(ground)) => Some(Picture::Triangle { hanoi, layout, ground }),
        _ => None,
    };
    let Some(picture) = picture.map(Rc::new) else {
        return board_is_the_graph(lang);
    };
    let reached = chosen.as_ref().map(|state| Reached::find(timeline, state));
    let choose = {
        let setter = chosen.setter();
        Callback::from(move |state| setter.set(state))
    };
    let set_view = {
        let setter = view.setter();
        Callback::from(move |view| setter.set(view))
    };
    let zoom_to = {
        let (picture, view) = (picture.clone(), (*view).clone());
        set_view.reform(move |zoom: usize| {
            let by = zoom.cast_signed().saturating_sub(view.zoom.cast_signed());
            picture.zoomed(by, None, &view)
        })
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
        model: model.clone(),
        picture: picture.clone(),
        view: (*view).clone(),
        touch,
        set_view: set_view.clone(),
        choose: choose.clone(),
        chosen: (*chosen).clone(),
        go: go.clone(),
    });
    use_wheel(&handlers);
    let is_ready = size.0 > 0.0;
    let drawing = || match &*picture {
        Picture::Triangle { layout, ground, hanoi } => {
            let here = here.clone().unwrap_or_default();
            let chosen = chosen.as_ref().and_then(|state| place_in_triangle(kind, state));
            let next = timeline.best_move().filter(|_| !model.is_secret());
            let next = next.and_then(|mv| timeline.puzzle().play(&timeline.state(), &mv).ok());
            let setup = timeline.setup();
            let seen = triangle::Seen {
                lang,
                timeline,
                stretches: &stretches,
                other: other.as_ref().as_ref().map(|(_, stretches)| stretches.as_slice()).unwrap_or_default(),
                here: &here,
                start: place_in_triangle(kind, &setup.start),
                goal: place_in_triangle(kind, &setup.goal),
                next: next.and_then(|state| place_in_triangle(kind, &state)),
                chosen: chosen.as_ref(),
                tells: !model.is_secret(),
                discs: hanoi.discs(),
            };
            ground.draw(layout, &seen)
        }
        Picture::Line { places, line, layout } => {
            let zoom = view.zoom;
            let (width, height) = size;
            let tells = !model.is_secret();
            let chosen = chosen.as_ref();
            line::Seen { lang, timeline, places: *places, chosen, tells, width, height, zoom }
                .draw(line, layout)
        }
    };
    let [press, drag, let_go, cancel, key] = std::array::from_fn(|_| handlers.clone());
    html! {
        <div class="graph">
            { head(lang, timeline, &picture, &view, &set_view) }
            if let (Picture::Triangle { hanoi, layout, .. }, Some(here)) = (&*picture, &here) {
                { crumbs::crumbs(lang, timeline.puzzle(), hanoi.discs(), layout, here, &zoom_to) }
            }
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
                if is_ready {
                    <svg viewBox={format!("0 0 {} {}", svg::num(size.0), svg::num(size.1))} aria-hidden="true" focusable="false">
                        { drawing() }
                    </svg>
                }
            </div>
            <p id="graph-words" class="graph-words">{ lang.graph_spoken(timeline) }</p>
            { chosen_bar(model, &picture, chosen.as_ref().zip(reached.as_ref()), &go, &choose, dispatch) }
            if let Some((other, _)) = other.as_ref().as_ref().filter(|_| !model.is_secret()) {
                { legend(lang, timeline, other) }
            }
            { notes(lang, timeline, &picture) }
            { for (*growth).as_ref().map(|growth| growth.draw(lang)) }
        </div>
    }
}

fn place_in_triangle(kind: Kind, state: &AnyState) -> Option<TrianglePoint> {
    match (kind, state) {
        (Kind::Triangle(hanoi), AnyState::Hanoi(state)) => hanoi.place_of(state),
        _ => None,
    }
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

/// Heads the picture, with the buttons that zoom.
fn head(
    lang: Lang,
    timeline: &Timeline<AnyPuzzle>,
    picture: &Rc<Picture>,
    view: &view::View,
    set_view: &Callback<view::View>,
) -> Html {
    let puzzle = timeline.puzzle();
    let (closest, farthest) = picture.ends();
    let title = match &**picture {
        Picture::Triangle { hanoi, .. } if farthest => {
            lang.graph_whole(puzzle, &Steps::power(3, hanoi.discs()))
        }
        Picture::Line { places: line::Places::Steps, .. } => lang.graph_way(puzzle),
        Picture::Line { line, .. } if farthest => lang.graph_whole(puzzle, &(&line.last + &Steps::ONE)),
        _ => lang.graph_around(puzzle),
    };
    let button = |key, shape, by: isize, off: bool| {
        let (picture, view) = (picture.clone(), view.clone());
        let onclick = set_view.reform(move |_: MouseEvent| picture.zoomed(by, None, &view));
        html! {
            <button
                class="button button-icon button-small" type="button" aria-label={lang.text(key)}
                aria-disabled={off.then_some("true")} {onclick}
            >
                { icon(shape) }
            </button>
        }
    };
    let back = {
        let zoom = view.zoom;
        set_view.reform(move |_: MouseEvent| view::View { centre: None, zoom })
    };
    html! {
        <div class="graph-head">
            <h2>{ title }</h2>
            if view.centre.is_some() {
                <button class="button button-quiet button-small" type="button" onclick={back}>{ lang.text(Key::ToYou) }</button>
            }
            { button(Key::LookFarther, Shape::Minus, 1, farthest) }
            { button(Key::LookCloser, Shape::Plus, -1, closest) }
        </div>
    }
}

/// Says where one is, or what is chosen and what can be done there.
fn chosen_bar(
    model: &Shown,
    picture: &Picture,
    chosen: Option<(&AnyState, &Reached)>,
    go: &Callback<()>,
    choose: &Callback<Option<AnyState>>,
    dispatch: &Callback<Msg>,
) -> Html {
    let (lang, timeline) = (model.prefs.lang, model.session.timeline());
    let Some((state, reached)) = chosen else {
        let how = match picture {
            Picture::Triangle { layout, .. } if layout.level() > 0 => Key::ZoomToChoose,
            Picture::Triangle { .. } => Key::ChooseDot,
            Picture::Line { .. } => Key::ChooseRow,
        };
        return html! {
            <div class="graph-bar">
                <p><b>{ lang.graph_here(timeline) }</b><span>{ lang.text(how) }</span></p>
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
    let onclick = Callback::from(|_: MouseEvent| focus::give_to_board());
    html! {
        <div class="graph">
            <p class="graph-note">{ lang.text(Key::GameGraph) }</p>
            <button class="button" type="button" {onclick}>{ lang.text(Key::GoToBoard) }</button>
        </div>
    }
}
