//! One ruler: six rings, a binary counter and a tower of six discs on one timeline, all moved by one drag.

mod drawing;

use gros_session::{Action, Seek, Session, Slider, spec};
use gros_solver::{AnyMove, AnyState, Steps};
use gros_text::{Key, Lang, Together};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::board::Seen;
use crate::controls::{Dialog, speed_box, transport_buttons};
use crate::hooks::autoplay::use_autoplay;
use crate::hooks::geometry::use_size;
use crate::later::{fetched, later};
use crate::markup::{classes, html};
use crate::part::{drawn_by, part};
use crate::puzzles::board;
use crate::state::{Modal, Model, Msg, Prefs, RingLook, Shown};
use drawing::{bands, counter, plate};

/// How many pieces walk together.
const PIECES: usize = 6;

/// The walk as a dialog.
#[derive(PartialEq)]
pub struct OneRuler {
    /// What the person chose for all visits.
    pub prefs: Prefs,
    /// Whether it is shown.
    pub open: bool,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

drawn_by!(OneRuler, use_one_ruler);

#[hook]
fn use_one_ruler(props: &OneRuler) -> Html {
    let OneRuler { prefs, open, dispatch } = props;
    let children = if *open {
        later(prefs.lang, Walk { prefs: *prefs })
    } else {
        html! {}
    };
    part(Dialog {
        lang: prefs.lang,
        name: Modal::OneRuler.id(),
        title: Key::OneRuler,
        line: Some(Key::OneRulerLine),
        open: *open,
        on_open: dispatch.reform(|open| Modal::OneRuler.asked(open)),
        children,
    })
}

/// The walk itself, on a timeline of its own.
#[derive(Clone, PartialEq)]
struct Walk {
    prefs: Prefs,
}

drawn_by!(Walk, use_walk);
fetched!(Walk, panels);

#[hook]
fn use_walk(props: &Walk) -> Html {
    // The counter stands below the rings, and they stand as in the hand.
    let prefs = Prefs { ring_look: RingLook::Picture, free_end_left: false, ..props.prefs };
    let store = use_reducer(move || Shown::new(Model::open(Lang::RINGS_TOGETHER, &[], prefs)));
    use_effect_with(prefs, {
        let dispatcher = store.dispatcher();
        move |prefs| dispatcher.dispatch(Msg::Prefs(*prefs))
    });
    let model = Shown::clone(&store);
    use_autoplay(&model, store.dispatcher());
    let dispatch = {
        let dispatcher = store.dispatcher();
        use_callback((), move |msg: Msg, ()| dispatcher.dispatch(msg))
    };
    let (rings_node, tower_node, plate_node) = (use_node_ref(), use_node_ref(), use_node_ref());
    let sizes = [use_size(rings_node.clone()), use_size(tower_node.clone())];
    let (width, _) = use_size(plate_node.clone());
    let (lang, timeline) = (prefs.lang, model.session.timeline());
    let step = timeline.cursor();
    let last = step.checked_sub(&Steps::ONE).and_then(|before| lang.together(&before, false));
    let next = lang.together(step, true);
    // A board tells which piece was chosen: the next one goes on, the last one goes back.
    let choose = {
        let (dispatch, last, next) = (dispatch.clone(), piece(&last), piece(&next));
        Callback::from(move |chosen: usize| {
            if next == Some(chosen) {
                dispatch.emit(Msg::Act(Action::Seek(Seek::Next)));
            } else if last == Some(chosen) {
                dispatch.emit(Msg::Act(Action::Seek(Seek::Back)));
            }
        })
    };
    let tower = tower_at(&model);
    let here = step.to_usize().unwrap_or(0);
    html! {
        <div class="one-ruler-walk">
            <section class="one-ruler-card one-ruler-rings">
                <h3>{ lang.text(Key::RingsAndCounter) }</h3>
                <div class="one-ruler-columns">
                    { bands(&model.state(), piece(&last), piece(&next)) }
                    <div class="one-ruler-board" ref={rings_node}>{ shown(&model, sizes[0], &choose) }</div>
                    { counter(&model.state(), step) }
                </div>
                <p class="one-ruler-number">{ lang.in_binary(step, PIECES) }</p>
            </section>
            <section class="one-ruler-card one-ruler-tower">
                <h3>{ lang.text(Key::TowerOfSix) }</h3>
                <div class="one-ruler-board" ref={tower_node}>
                    { for tower.as_ref().map(|tower| shown(tower, sizes[1], &choose)) }
                </div>
                { for last.as_ref().map(|last| said(last, "one-ruler-last")) }
                { for next.as_ref().map(|next| said(next, "one-ruler-next")) }
            </section>
            <section class="one-ruler-plate">
                <h3 id="one-ruler-which">{ lang.text(Key::RulerOfMoves) }</h3>
                <div ref={plate_node}>{ plate(width, here) }</div>
            </section>
            <div class="one-ruler-transport">
                { slider(&model, &dispatch) }
                <span>{ lang.step_of(step, timeline.steps()) }</span>
                { transport_buttons(&model, &dispatch) }
                { speed_box(&model, &dispatch) }
            </div>
        </div>
    }
}

fn piece(together: &Option<Together>) -> Option<usize> {
    together.as_ref().map(|together| together.piece)
}

/// Gives the tower at the step at which the rings are.
fn tower_at(rings: &Shown) -> Option<Shown> {
    let mut session: Session<_> = spec::open(Lang::TOWER_TOGETHER, PIECES).ok()?.session;
    session.act(Action::Seek(Seek::At(rings.session.timeline().cursor().clone())));
    let mut model = Model::clone(rings);
    model.session = session;
    Some(Shown::new(model))
}

/// Draws a board that tells which piece was chosen.
fn shown(model: &Shown, size: (f64, f64), choose: &Callback<usize>) -> Html {
    let dispatch = {
        let (state, choose) = (model.state(), choose.clone());
        Callback::from(move |msg| {
            let chosen = match (&state, msg) {
                (_, Msg::Act(Action::Hand(AnyMove::Rings(mv)))) => Some(mv.ring),
                (AnyState::Hanoi(tower), Msg::Peg(peg)) => tower.top_of(peg),
                _ => None,
            };
            chosen.into_iter().for_each(|piece| choose.emit(piece));
        })
    };
    board(Seen { model: model.clone(), dispatch, size })
}

/// Says what a step does to all three.
fn said(Together { title, lines, .. }: &Together, class: &'static str) -> Html {
    html! {
        <div class={classes!("one-ruler-said", class)}>
            <strong>{ title }</strong>
            <ul>{ for lines.iter().map(|line| html! { <li>{ line }</li> }) }</ul>
        </div>
    }
}

/// Draws the slider below the plate, on the same scale.
fn slider(model: &Shown, dispatch: &Callback<Msg>) -> Html {
    let timeline = model.session.timeline();
    let slider = Slider::of(timeline);
    let oninput = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: InputEvent| {
            let range = event.target_dyn_into::<HtmlInputElement>();
            if let Some(tick) = range.and_then(|range| range.value().parse().ok()) {
                dispatch.emit(Msg::Act(Action::Seek(Seek::Tick(tick))));
            }
        })
    };
    let dragging = |is_held| dispatch.reform(move |_: PointerEvent| Msg::Dragging(is_held));
    html! {
        <input
            type="range" min="0" max={slider.ticks().to_string()} step="1"
            value={slider.tick_of(timeline, timeline.cursor()).to_string()} aria-labelledby="one-ruler-which"
            aria-valuetext={model.prefs.lang.slider_text(timeline)} {oninput}
            onpointerdown={dragging(true)} onpointerup={dragging(false)} onpointercancel={dragging(false)}
        />
    }
}
