//! The tape below the overview, which reaches single steps at every size by drag, wheel and pinch.
//!
//! Buttons and keys reach the same steps, so the tape is hidden from assistive technology.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use gros_session::{Action, Seek, Tape, Timeline};
use gros_solver::{AnyPuzzle, Steps};
use gros_text::{Key, Lang};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, WheelEvent};
use yew::prelude::*;

use super::tape_layout::TapeLayout;
use crate::board::picture::Picture;
use crate::ctx::Ctx;
use crate::state::{DockMsg, Msg, TimelineRef};
use crate::ui::component::{component, rendered_by};
use crate::ui::grip::{Pull, use_grip};
use crate::ui::hold::use_hold;
use crate::ui::icons::{Shape, icon};
use crate::ui::pinch::{Pinch, Pointers};

/// Minimum distance of a drag, in CSS pixels.
const DRAG_DISTANCE: f64 = 4.0;
/// Minimum scroll distance of the wheel that counts as a turn.
const WHEEL_DISTANCE: f64 = 4.0;

#[derive(Default)]
struct Touch {
    pointers: Pointers,
    /// Start of the drag: x coordinate and step.
    origin: Option<(f64, Steps)>,
    /// Whether the pointer has moved too far for a click.
    dragged: bool,
    pinch: Option<Pinch>,
}

#[derive(PartialEq)]
pub struct TapeRow {
    pub ctx: Ctx,
    pub timeline: TimelineRef,
    /// The step up to which moves are named; none if all are.
    pub told_to: Option<Steps>,
    /// A tick stands for 2 to the power of this many steps.
    pub scale: usize,
    pub strip: NodeRef,
    /// Size of the strip in CSS pixels; 0 before the first measurement.
    pub size: (f64, f64),
}

rendered_by!(TapeRow, use_tape);

#[hook]
fn use_tape(props: &TapeRow) -> Html {
    let TapeRow { timeline, told_to, scale, strip, size, .. } = props;
    let ctx = props.ctx;
    let (width, _) = *size;
    let touch = use_mut_ref(Touch::default);
    let tape = Tape::new(timeline, *scale);
    let newest = use_mut_ref(|| (timeline.clone(), tape));
    newest.replace((timeline.clone(), tape));
    let on_wheel = Callback::from(move |turn| {
        let (timeline, tape) = newest.borrow().clone();
        turn_wheel(&timeline, tape, turn, ctx);
    });
    use_wheel(strip, on_wheel);
    use_escape({
        let touch = touch.clone();
        Callback::from(move |()| cancel_drag(&touch, ctx))
    });
    let by = zoom_step(Tape::coarsest(timeline));
    let zoom = |by: isize| ctx.on(move |()| Msg::Dock(DockMsg::Zoom(by)));
    let (is_finest, is_coarsest) = (tape.scale() == 0, tape.scale() == Tape::coarsest(timeline));
    let zoom_in = use_hold(zoom(-by), is_finest);
    let zoom_out = use_hold(zoom(by), is_coarsest);
    let button = |key, shape, hold: crate::ui::hold::Hold, off: bool| {
        html! {
            <button
                class="button button-icon button-small" type="button" aria-label={ctx.lang.text(key)}
                aria-disabled={off.then_some("true")} onclick={hold.click} onpointerdown={hold.press}
                onpointerup={hold.release.clone()} onpointerleave={hold.release.clone()}
                onpointercancel={hold.release} onblur={hold.blur}
            >
                { icon(shape) }
            </button>
        }
    };
    let layout = TapeLayout::new(timeline, tape, *size, told_to.as_ref());
    let handlers = Rc::new(Handlers {
        timeline: timeline.clone(),
        ctx,
        strip: strip.clone(),
        tape,
        pitch: layout.drawing.pitch,
        touch,
        size: *size,
        told_to: told_to.clone(),
    });
    let hold = {
        let handlers = handlers.clone();
        use_grip(Callback::from(move |(pull, event): (Pull, PointerEvent)| match pull {
            Pull::Move => handlers.drag(&event),
            Pull::Release => handlers.release(&event),
            Pull::Cancel => handlers.cancel(&event),
        }))
    };
    html! {
        <div class="tape">
            { scale_label(ctx.lang, timeline, tape) }
            <div
                class="tape-box" ref={strip.clone()} aria-hidden="true"
                onpointerdown={move |event: PointerEvent| handlers.press(event, &hold)}
            >
                if width > 0.0 && !timeline.steps().is_zero() {
                    <div class="tape-strip">{ component(Picture { scene: Rc::new(layout.drawing.scene()) }) }</div>
                }
            </div>
            <div class="tape-zoom" role="group" aria-label={ctx.lang.tape_scale_spoken(timeline, tape)}>
                { button(Key::ZoomOut, Shape::Minus, zoom_out, is_coarsest) }
                { button(Key::ZoomIn, Shape::Plus, zoom_in, is_finest) }
            </div>
        </div>
    }
}

fn scale_label(lang: Lang, timeline: &Timeline<AnyPuzzle>, tape: Tape) -> Html {
    let scale = lang.tape_scale(timeline, tape);
    html! {
        <p class="tape-scale" aria-hidden="true">
            <span>{ scale.what }</span>
            <b>{ scale.number }if let Some(exponent) = scale.exponent { <sup>{ exponent }</sup> }{ scale.unit }</b>
            if let Some(pieces) = scale.pieces {
                <span>{ pieces }</span>
            }
        </p>
    }
}

struct Handlers {
    timeline: TimelineRef,
    ctx: Ctx,
    strip: NodeRef,
    tape: Tape,
    pitch: f64,
    touch: Rc<RefCell<Touch>>,
    size: (f64, f64),
    told_to: Option<Steps>,
}

impl Handlers {
    fn press(&self, event: PointerEvent, hold: &Callback<PointerEvent>) {
        if event.button() != 0 {
            return;
        }
        let mut touch = self.touch.borrow_mut();
        touch.pointers.put(event.pointer_id(), f64::from(event.client_x()));
        touch.pinch = Pinch::begin(&touch.pointers, self.tape.scale());
        if touch.pointers.count() == 1 {
            touch.origin = Some((f64::from(event.client_x()), self.timeline.cursor().clone()));
            touch.dragged = false;
        }
        drop(touch);
        hold.emit(event);
    }

    fn drag(&self, event: &PointerEvent) {
        let mut touch = self.touch.borrow_mut();
        let x = f64::from(event.client_x());
        touch.pointers.put(event.pointer_id(), x);
        if let Some(mut pinch) = touch.pinch {
            let coarsest = Tape::coarsest(&self.timeline);
            let by = pinch.update(&touch.pointers, zoom_step(coarsest), coarsest);
            touch.dragged = true;
            touch.pinch = Some(pinch);
            drop(touch);
            if by != 0 {
                self.ctx.send(Msg::Dock(DockMsg::Zoom(by)));
            }
            return;
        }
        let Some((begin, from)) = touch.origin.clone() else { return };
        if !touch.dragged && (x - begin).abs() < DRAG_DISTANCE {
            return;
        }
        let starts_drag = !std::mem::replace(&mut touch.dragged, true);
        drop(touch);
        if starts_drag {
            self.ctx.send(Msg::Dock(DockMsg::Hold(true)));
        }
        let step = self.tape.moved(&self.timeline, &from, (begin - x) / self.pitch);
        self.seek(step);
    }

    fn release(&self, event: &PointerEvent) {
        let mut touch = self.touch.borrow_mut();
        let was_pinch = touch.pointers.count() > 1;
        touch.pointers.remove(event.pointer_id());
        touch.pinch = None;
        let was_dragged = std::mem::take(&mut touch.dragged);
        // A finger that stays after a pinch must not continue the drag of the other one.
        let is_click = touch.origin.take().is_some() && !was_dragged && !was_pinch;
        drop(touch);
        if is_click {
            self.click(event);
        } else {
            self.ctx.send(Msg::Dock(DockMsg::Hold(false)));
        }
    }

    fn cancel(&self, event: &PointerEvent) {
        self.touch.borrow_mut().pointers.remove(event.pointer_id());
        cancel_drag(&self.touch, self.ctx);
    }

    fn click(&self, event: &PointerEvent) {
        let Some(strip) = self.strip.cast::<Element>() else { return };
        let x = f64::from(event.client_x()) - strip.get_bounding_client_rect().left();
        let layout = TapeLayout::new(&self.timeline, self.tape, self.size, self.told_to.as_ref());
        if layout.drawing.end.is_some_and(|end| x >= end) {
            self.seek(self.timeline.steps().clone());
        } else if let Some(step) = layout.step_at(x) {
            self.seek(step);
        }
    }

    fn seek(&self, step: Steps) {
        self.ctx.send(Msg::Act(Action::Seek(Seek::At(step))));
    }
}

/// Cancels a drag, returning to its start.
fn cancel_drag(touch: &RefCell<Touch>, ctx: Ctx) {
    let mut touch = touch.borrow_mut();
    touch.pinch = None;
    let was_dragged = std::mem::take(&mut touch.dragged);
    let origin = touch.origin.take().filter(|_| was_dragged);
    drop(touch);
    if let Some((_, step)) = origin {
        ctx.send(Msg::Act(Action::Seek(Seek::At(step))));
        ctx.send(Msg::Dock(DockMsg::Hold(false)));
    }
}

/// Returns the zoom of a button or a turn of the wheel, so that about a hundred reach the coarsest scale.
fn zoom_step(coarsest: usize) -> isize {
    1 + (coarsest / 100).cast_signed()
}

#[derive(Clone, Copy)]
struct WheelTurn {
    down: bool,
    is_fast: bool,
    is_zoom: bool,
}

fn turn_wheel(timeline: &Timeline<AnyPuzzle>, tape: Tape, turn: WheelTurn, ctx: Ctx) {
    if turn.is_zoom {
        let by = zoom_step(Tape::coarsest(timeline));
        return ctx.send(Msg::Dock(DockMsg::Zoom(if turn.down { by } else { -by })));
    }
    let by = if turn.is_fast { 10.0 } else { 1.0 };
    let step = tape.moved(timeline, timeline.cursor(), if turn.down { by } else { -by });
    ctx.send(Msg::Act(Action::Seek(Seek::At(step))));
}

/// Listens to the wheel over the strip, and keeps the page from scrolling or zooming.
#[hook]
fn use_wheel(strip: &NodeRef, act: Callback<WheelTurn>) {
    use_effect_with(strip.clone(), move |strip| {
        let listener = strip.cast::<Element>().map(|strip| {
            let (options, turned) = (EventListenerOptions::enable_prevent_default(), Cell::new(0.0));
            EventListener::new_with_options(&strip, "wheel", options, move |event| {
                let Some(event) = event.dyn_ref::<WheelEvent>() else { return };
                event.prevent_default();
                let by = if event.delta_y() == 0.0 { event.delta_x() } else { event.delta_y() };
                turned.set(turned.get() + by);
                if turned.get().abs() >= WHEEL_DISTANCE {
                    let down = turned.replace(0.0) > 0.0;
                    let is_zoom = event.ctrl_key() || event.meta_key();
                    act.emit(WheelTurn { down, is_fast: event.shift_key(), is_zoom });
                }
            })
        });
        move || drop(listener)
    });
}

/// Listens for Escape on the window, as the strip cannot have the focus.
#[hook]
fn use_escape(act: Callback<()>) {
    use_effect_with((), move |()| {
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "keydown", move |event| {
                let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key);
                if key.as_deref() == Some("Escape") {
                    act.emit(());
                }
            })
        });
        move || drop(listener)
    });
}
