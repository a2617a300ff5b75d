//! The strip of all rings, where not every ring is drawn by itself: one bar a ring, and what the board shows.
//!
//! Where the board shows a part of the rings, the strip is its scroll bar, with a button on either side.

use gros_solver::RingsState;
use gros_text::{Key, Lang};
use web_sys::Element;
use yew::prelude::*;

use super::slots::{Columns, Row, Slot};
use crate::boards::svg::{self, Rect, num};
use crate::controls::icons::{Shape, icon};
use crate::markup::{classes, html};
use gros_picture::strip::Strip;

/// The height in CSS pixels, as are all measures here.
const HEIGHT: f64 = 76.0;
/// The buttons at both ends, where the board shows a part.
const BUTTONS: f64 = 80.0;
const FOOT: f64 = 42.0;
const TALL: f64 = 24.0;
const SHORT: f64 = 8.0;
const NUMBERS: f64 = 68.0;
/// The narrowest frame that can be seen and held.
const NARROWEST: f64 = 12.0;
/// The frame is dragged from here on.
const DRAG: f64 = 3.0;

/// What the strip is given.
#[derive(Clone, Copy)]
pub struct RingsStrip<'a> {
    /// The language.
    pub lang: Lang,
    /// Which rings are on.
    pub state: &'a RingsState,
    /// The ring that moves next.
    pub best: Option<usize>,
    /// All columns of the board.
    pub columns: &'a Columns,
    /// Those that it shows.
    pub row: &'a Row,
    /// Whether the free end is on the left.
    pub mirrored: bool,
    /// The room of the board.
    pub width: f64,
    /// Asks the board to show the columns from this one on.
    pub on_start: &'a Callback<usize>,
    /// Where the frame is held, while it is.
    pub held: &'a Held,
    /// The scroll bar on the page.
    pub node: &'a NodeRef,
}

/// Where the pointer was pressed, how far that is from the middle of the frame, and whether it has moved since.
pub type Held = std::rc::Rc<std::cell::RefCell<Option<(f64, f64, bool)>>>;

impl RingsStrip<'_> {
    /// Draws the strip.
    pub fn draw(self) -> Html {
        let strip = self.strip();
        let drawing = html! {
            <svg
                class={classes!("strip", (strip.pitch() < 4.0).then_some("strip-dense"))} aria-hidden="true"
                viewBox={format!("0 0 {} {HEIGHT}", strip.width)} preserveAspectRatio="xMidYMin slice"
            >
                { svg::path("strip-off", bars(strip, self.state, false)) }
                { svg::path("strip-on", bars(strip, self.state, true)) }
                { for self.row.slots.iter().map(|slot| bracket(strip, *slot)) }
                if self.row.is_window() {
                    { frame(strip, self.row) }
                }
                { for self.best.map(|ring| svg::shapes(&strip.marker(ring, FOOT - TALL, TALL))) }
                { svg::shapes(&strip.numbers(NUMBERS)) }
            </svg>
        };
        if self.row.is_window() { self.scroller(drawing) } else { drawing }
    }

    fn strip(self) -> Strip {
        let room = Strip::room(self.width);
        let width = if self.row.is_window() { room - BUTTONS } else { room };
        Strip { pieces: self.state.rings(), mirrored: self.mirrored, width: width.max(1.0).round() }
    }

    /// The strip as a scroll bar, with its buttons.
    fn scroller(self, drawing: Html) -> Html {
        let Some((high, low)) = self.row.ends() else { return drawing };
        let last = self.row.of - self.row.slots.len();
        let inwards = (Key::HigherRings, self.page_inwards(), self.row.hidden_inside == 0);
        let outwards = (Key::LowerRings, self.page_outwards(), self.row.hidden_outside == 0);
        let (left, right) = if self.mirrored { (outwards, inwards) } else { (inwards, outwards) };
        html! {
            <div class="strip-row">
                { self.button("strip-left", left) }
                <div
                    ref={self.node.clone()} class="strip-window" role="scrollbar" tabindex="0" aria-label={self.lang.text(Key::RingsShown)}
                    aria-controls="board" aria-orientation="horizontal" aria-valuemin="0" aria-valuemax={last.to_string()}
                    aria-valuenow={self.row.start.to_string()} aria-valuetext={self.lang.rings_shown(high, low, self.state.rings())}
                    onkeydown={self.keys(last)} onpointerdown={self.press()} onpointermove={self.drag()}
                    onpointerup={self.release()} onpointercancel={self.cancel()}
                >
                    { drawing }
                </div>
                { self.button("strip-right", right) }
            </div>
        }
    }

    /// The first column after a page towards the handle: one column of this page stays in sight.
    fn page_inwards(self) -> usize {
        (self.row.start + 1).saturating_sub(self.row.slots.len()).min(self.row.start.saturating_sub(1))
    }

    fn page_outwards(self) -> usize {
        self.row.start + (self.row.slots.len() - 1).max(1)
    }

    fn button(self, class: &'static str, (key, start, is_end): (Key, usize, bool)) -> Html {
        let onclick = self.on_start.reform(move |_: MouseEvent| start);
        html! {
            <button
                class={classes!("button", "button-quiet", "strip-button", class)} type="button" {onclick}
                aria-label={self.lang.text(key)} aria-disabled={is_end.then_some("true")}
            >
                { icon(Shape::Next) }
            </button>
        }
    }

    fn keys(self, last: usize) -> Callback<KeyboardEvent> {
        let (start, inwards, outwards) = (self.row.start, self.page_inwards(), self.page_outwards());
        let (mirrored, on_start) = (self.mirrored, self.on_start.clone());
        Callback::from(move |event: KeyboardEvent| {
            let to = match event.key().as_str() {
                "ArrowLeft" if !mirrored => start.saturating_sub(1),
                "ArrowRight" if mirrored => start.saturating_sub(1),
                "ArrowLeft" | "ArrowRight" | "ArrowDown" => start + 1,
                "ArrowUp" => start.saturating_sub(1),
                "PageUp" => inwards,
                "PageDown" => outwards,
                "Home" => 0,
                "End" => last,
                _ => return,
            };
            event.prevent_default();
            on_start.emit(to.min(last));
        })
    }

    fn press(self) -> Callback<PointerEvent> {
        let (strip, held, node) = (self.strip(), self.held.clone(), self.node.clone());
        let frame = frame_of(strip, self.row);
        Callback::from(move |event: PointerEvent| {
            let (Some(element), Some(x)) = (node.cast::<Element>(), place(strip, &node, &event)) else {
                return;
            };
            // Without capture a drag ends at the edge of the strip.
            let _ = element.set_pointer_capture(event.pointer_id());
            let inside = frame.filter(|(left, right)| (*left..=*right).contains(&x));
            let offset = inside.map_or(0.0, |(left, right)| x - (left + right) / 2.0);
            *held.borrow_mut() = Some((x, offset, inside.is_none()));
        })
    }

    fn drag(self) -> Callback<PointerEvent> {
        let (strip, held, node, show) = (self.strip(), self.held.clone(), self.node.clone(), self.show());
        Callback::from(move |event: PointerEvent| {
            let Some((from, offset, moved)) = *held.borrow() else { return };
            let Some(x) = place(strip, &node, &event) else { return };
            if moved || (x - from).abs() >= DRAG {
                *held.borrow_mut() = Some((from, offset, true));
                show(strip.at(x - offset));
            }
        })
    }

    fn release(self) -> Callback<PointerEvent> {
        let (strip, held, node, show) = (self.strip(), self.held.clone(), self.node.clone(), self.show());
        Callback::from(move |event: PointerEvent| {
            if let (Some((_, offset, true)), Some(x)) = (held.take(), place(strip, &node, &event)) {
                show(strip.at(x - offset));
            }
        })
    }

    fn cancel(self) -> Callback<PointerEvent> {
        let held = self.held.clone();
        Callback::from(move |_| {
            held.take();
        })
    }

    /// Asks for the columns around a ring.
    fn show(self) -> impl Fn(usize) + 'static {
        let (columns, on_start) = (self.columns.clone(), self.on_start.clone());
        move |ring| on_start.emit(columns.around(ring).start)
    }
}

/// Draws the bars of all rings that are on, or off, as one path.
/// Gives the place of the pointer on the strip.
fn place(strip: Strip, node: &NodeRef, event: &PointerEvent) -> Option<f64> {
    let frame = node.cast::<Element>()?.get_bounding_client_rect();
    Some((f64::from(event.client_x()) - frame.left()) / frame.width() * strip.width)
}

fn bars(strip: Strip, state: &RingsState, on: bool) -> String {
    let height = if on { TALL } else { SHORT };
    let rings = (1..=strip.pieces).filter(|ring| state.is_on(*ring) == on);
    strip.bars(rings.map(|ring| (ring, FOOT - height, height)))
}

fn bracket(strip: Strip, slot: Slot) -> Html {
    let Slot::Run { high, low, .. } = slot else { return html! {} };
    let (left, right) = strip.stretch(high, low);
    svg::path("strip-bracket", format!("M{} {}v5H{}v-5", num(left + 1.0), FOOT + 3.0, num(right - 1.0)))
}

/// Gives the left and the right edge of what the board shows.
fn frame_of(strip: Strip, row: &Row) -> Option<(f64, f64)> {
    let (high, low) = row.ends()?;
    let (left, right) = strip.stretch(high, low);
    let more = ((NARROWEST - (right - left)) / 2.0).max(2.0);
    Some((left - more, right + more))
}

/// Frames what the board shows.
fn frame(strip: Strip, row: &Row) -> Html {
    let Some((left, right)) = frame_of(strip, row) else { return html! {} };
    let frame = Rect { x: left, y: FOOT - TALL - 4.0, width: right - left, height: TALL + 16.0 };
    svg::rect("strip-frame", frame, 3.0)
}
