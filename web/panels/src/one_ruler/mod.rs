//! One ruler: rings, a binary counter and a tower share a timeline and its slider.

mod boards;

use std::rc::Rc;

use gros_picture::Subject;
use gros_picture::one_ruler::Plate;
use gros_session::{Action, Seek, Session, Slider, Timeline, spec};
use gros_solver::{AnyPuzzle, Hanoi, OnList, Rings, Steps, ruler};
use gros_text::{Key, Lang, Together, say};
use yew::prelude::*;

use crate::board::Play;
use crate::board::picture::Picture;
use crate::ctx::{Ctx, Store, use_ctx};
use crate::hooks::autoplay::use_autoplay;
use crate::hooks::others::with_others;
use crate::state::{DockMsg, Model, ModelRef, Msg, Overlay, Prefs, TimelineRef, address_of};
use crate::timeline::to_tick;
use crate::timeline::transport::Playback;
use crate::timeline::transport::speed_box;
use crate::ui::component::{component, list, rendered_by};
use crate::ui::dialog::Dialog;
use crate::ui::geometry::use_size;
use crate::ui::grip::{Pull, use_grip};
use crate::ui::lazy::{lazy, lazy_in};
use boards::{RingsBoard, TowerBoard, WalkPosition};

const PIECES: usize = 6;
const TERMS: usize = 16;

#[derive(PartialEq)]
pub struct OneRuler {
    pub ctx: Ctx,
    /// Whether it is open, and at which step of the page.
    pub open: Option<Option<usize>>,
}

rendered_by!(OneRuler, use_one_ruler);

#[hook]
fn use_one_ruler(props: &OneRuler) -> Html {
    let OneRuler { open, .. } = props;
    let ctx = props.ctx;
    let children = match *open {
        // Nothing is solved there: it shows what moves next.
        Some(start) => {
            let walk = Walk { prefs: Prefs { is_solving: false, ..ctx.prefs }, start };
            with_others(ctx.lang, lazy(ctx.lang, walk))
        }
        None => html! {},
    };
    component(Dialog {
        lang: ctx.lang,
        name: Overlay::OneRuler.id(),
        title: Key::OneRuler,
        subtitle: Some(Key::OneRulerLine),
        open: open.is_some(),
        on_open: ctx.on(|open| Overlay::OneRuler.toggle(open)),
        children,
    })
}

/// Content of the dialog. It has a model independent of the page.
#[derive(Clone, PartialEq)]
struct Walk {
    prefs: Prefs,
    start: Option<usize>,
}

rendered_by!(Walk, use_walk);
lazy_in!(Walk, panels, with later words);

#[hook]
fn use_walk(props: &Walk) -> Html {
    let Walk { prefs, start } = *props;
    let store = use_reducer(move || Store(ModelRef::new(Model::open(&rings_at(start), &[], prefs))));
    let ctx = use_ctx(prefs, &store);
    use_effect_with(prefs, move |prefs| ctx.send(Msg::Prefs(*prefs)));
    let model = store.0.clone();
    use_autoplay(&model, ctx);
    let hold = use_grip(ctx.on(|(pull, _)| (pull != Pull::Move).then_some(Msg::Dock(DockMsg::Hold(false)))));
    let plate_node = use_node_ref();
    let plate = use_size(plate_node.clone());
    let play = Play::of(ctx, &model);
    let (lang, timeline) = (prefs.lang, &play.timeline);
    let step = timeline.cursor();
    let last = step.checked_sub(&Steps::ONE).and_then(|before| lang.together(&before, false));
    let next = lang.together(step, true);
    let walk = WalkPosition {
        ctx,
        pace: play.pace,
        step: step.clone(),
        last: last.as_ref().map(|last| last.piece),
        next: next.as_ref().map(|next| next.piece),
    };
    let tower = tower_at(&play);
    let here = step.to_usize().unwrap_or(0);
    let to_go = say!(lang, StatusToGo { moves: timeline.to_go() });
    let ahead = next.as_ref().map(|next| html! { <span>{ &next.title }</span> });
    html! {
        <div class="one-ruler-walk">
            <section class="box one-ruler-card one-ruler-rings">
                <h3>{ lang.text(Key::RingsAndCounter) }</h3>
                { list(subject_of::<Rings>(&play).map(|subject| component(RingsBoard { subject, walk: walk.clone() }))) }
            </section>
            <section class="box one-ruler-card one-ruler-tower">
                <h3>{ lang.text(Key::TowerOfSix) }</h3>
                { list(tower.as_ref().and_then(subject_of::<Hanoi>).map(|subject| component(TowerBoard { subject, walk: walk.clone() }))) }
                <div class="stack one-ruler-saying">
                    { list(last.as_ref().map(|last| explanation(last, "one-ruler-last"))) }
                    { list(next.as_ref().map(|next| explanation(next, "one-ruler-next"))) }
                </div>
            </section>
            <section class="row apart one-ruler-plate">
                <h3 id="one-ruler-which">{ lang.text(Key::RulerOfMoves) }</h3>
                <p class="one-ruler-terms" aria-hidden="true">{ terms() }</p>
                <div class="one-ruler-box" ref={plate_node}>
                    if plate.0 > 0.0 {
                        { component(Picture { scene: Rc::new(Plate { room: plate, here }.scene()) }) }
                    }
                    { slider(ctx, timeline, &hold) }
                </div>
            </section>
            <div class="row apart one-ruler-transport">
                <span>{ say!(lang, StatusStep { step, steps: timeline.steps() }) }</span>
                { Playback { ctx, timeline, playing: model.is_playing() }.buttons() }
                <span class="one-ruler-ahead parts">{ list(ahead) }<span>{ to_go }</span></span>
                { speed_box(ctx, model.dock.speed) }
            </div>
        </div>
    }
}

/// Returns the position without legal moves, so that only the next one is marked.
fn subject_of<P: OnList>(play: &Play) -> Option<Subject<P>> {
    play.still().own()
}

/// Returns the address of the rings at a step of the page. At an end, and beyond, there is little to compare: then
/// they are somewhere in the middle.
fn rings_at(step: Option<usize>) -> String {
    let Ok(opened) = spec::open(Lang::RINGS_TOGETHER, PIECES) else { return Lang::RINGS_TOGETHER.to_owned() };
    let mut session = opened.session;
    let most = session.timeline().steps().clone();
    let step = step.map(Steps::from).filter(|step| !step.is_zero() && *step < most);
    step.into_iter().for_each(|step| drop(session.act(Action::Seek(Seek::At(step)))));
    address_of(session.timeline())
}

/// Returns the tower at the step of the rings.
fn tower_at(rings: &Play) -> Option<Play> {
    let mut session: Session<_> = spec::open(Lang::TOWER_TOGETHER, PIECES).ok()?.session;
    session.act(Action::Seek(Seek::At(rings.timeline.cursor().clone())));
    Some(Play { timeline: TimelineRef::new(session), ..rings.clone() })
}

fn terms() -> String {
    let terms: String = ruler::terms().take(TERMS).map(|term| format!("{term} ")).collect();
    terms + "…"
}

fn explanation(Together { title, lines, .. }: &Together, class: &'static str) -> Html {
    html! {
        <div class={classes!("one-ruler-said", class)}>
            <strong>{ title }</strong>
            <ul>{ list(lines.iter().map(|line| html! { <li>{ line }</li> })) }</ul>
        </div>
    }
}

/// The slider is aligned with the plate.
fn slider(ctx: Ctx, timeline: &Timeline<AnyPuzzle>, hold: &Callback<PointerEvent>) -> Html {
    let slider = Slider::of(timeline);
    let onpointerdown = {
        let hold = hold.clone();
        ctx.on(move |event| {
            hold.emit(event);
            Msg::Dock(DockMsg::Hold(true))
        })
    };
    html! {
        <input
            type="range" min="0" max={slider.ticks().to_string()} step="1"
            value={slider.tick_of(timeline, timeline.cursor()).to_string()} aria-labelledby="one-ruler-which"
            aria-valuetext={ctx.lang.slider_text(timeline)} oninput={to_tick(ctx)} {onpointerdown}
        />
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_opens_where_the_page_is_or_in_the_middle() {
        let step = |start| rings_at(start).split_once("step=").map(|(_, step)| step.to_owned());
        assert_eq!(step(Some(20)).as_deref(), Some("20"));
        for start in [None, Some(0), Some(63), Some(123)] {
            assert_eq!(step(start).as_deref(), Some("44"), "{start:?}");
        }
    }
}
