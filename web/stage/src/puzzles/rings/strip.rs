//! The strip of all rings, for boards that cannot draw every ring separately.
//!
//! If the board shows only some of the rings, the strip is its scroll bar, with a button at each end.

use std::cell::Cell;
use std::rc::Rc;

use gros_picture::Scene;
use gros_picture::puzzles::rings::Window;
use gros_text::{Key, Lang, say};
use web_sys::Element;
use yew::prelude::*;

use crate::board::picture::Picture;
use crate::ui::component::component;
use crate::ui::grip::Pull;
use crate::ui::icons::{Shape, icon};

/// Distance from which on a press is a drag, in CSS pixels.
const DRAG: f64 = 3.0;

#[derive(Clone)]
pub struct RingsStrip {
    pub lang: Lang,
    pub rings: usize,
    pub scene: Rc<Scene>,
    /// The section that the board shows.
    pub window: Rc<Window>,
    pub mirrored: bool,
    /// Called with the first column to show.
    pub on_start: Callback<usize>,
    pub drag: Drag,
    pub node: NodeRef,
}

/// A drag of the frame: where it began, the offset from the frame's centre, and whether it has moved since.
pub type Drag = Rc<Cell<Option<(f64, f64, bool)>>>;

impl RingsStrip {
    /// Draws the strip; a press on it is told, to be followed by what the pointer does.
    pub fn draw(&self, hold: &Callback<PointerEvent>) -> Html {
        let drawing = html! { <div class="strip">{ component(Picture { scene: self.scene.clone() }) }</div> };
        if self.window.is_part() { self.scroller(drawing, hold) } else { drawing }
    }

    fn scroller(&self, drawing: Html, hold: &Callback<PointerEvent>) -> Html {
        let window = &self.window;
        let Some((high, low)) = window.ends() else { return drawing };
        let inwards = (Key::HigherRings, window.page_inwards(), window.hidden_inside() == 0);
        let outwards = (Key::LowerRings, window.page_outwards(), window.hidden_outside() == 0);
        let (left, right) = if self.mirrored { (outwards, inwards) } else { (inwards, outwards) };
        html! {
            <div class="line strip-row">
                { self.button("strip-left", left) }
                <div
                    ref={self.node.clone()} class="strip-window" role="scrollbar" tabindex="0" aria-label={self.lang.text(Key::RingsShown)}
                    aria-controls="board" aria-orientation="horizontal" aria-valuemin="0" aria-valuemax={window.last_start().to_string()}
                    aria-valuenow={window.start().to_string()} aria-valuetext={say!(self.lang, BoardRingsShown { high, low, of: self.rings })}
                    onkeydown={self.keys()} onpointerdown={self.press(hold)}
                >
                    { drawing }
                </div>
                { self.button("strip-right", right) }
            </div>
        }
    }

    fn button(&self, class: &'static str, (key, start, is_end): (Key, usize, bool)) -> Html {
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

    fn keys(&self) -> Callback<KeyboardEvent> {
        let this = self.clone();
        Callback::from(move |event: KeyboardEvent| {
            let (window, mirrored) = (&this.window, this.mirrored);
            let start = window.start();
            let to = match event.key().as_str() {
                "ArrowLeft" if !mirrored => start.saturating_sub(1),
                "ArrowRight" if mirrored => start.saturating_sub(1),
                "ArrowLeft" | "ArrowRight" | "ArrowDown" => start + 1,
                "ArrowUp" => start.saturating_sub(1),
                "PageUp" => window.page_inwards(),
                "PageDown" => window.page_outwards(),
                "Home" => 0,
                "End" => window.last_start(),
                _ => return,
            };
            event.prevent_default();
            this.on_start.emit(to.min(window.last_start()));
        })
    }

    fn press(&self, hold: &Callback<PointerEvent>) -> Callback<PointerEvent> {
        let (this, hold) = (self.clone(), hold.clone());
        Callback::from(move |event: PointerEvent| {
            let Some(x) = this.position(&event) else { return };
            let in_frame = this.window.frame().filter(|(left, right)| (*left..=*right).contains(&x));
            let offset = in_frame.map_or(0.0, |(left, right)| x - (left + right) / 2.0);
            this.drag.set(Some((x, offset, in_frame.is_none())));
            hold.emit(event);
        })
    }

    /// Follows a pointer that was pressed.
    pub fn pulled(&self, pull: Pull, event: &PointerEvent) {
        let drag = if pull == Pull::Move { self.drag.get() } else { self.drag.take() };
        let (Some((from, offset, moved)), Some(x)) = (drag, self.position(event)) else { return };
        match pull {
            Pull::Move if moved || (x - from).abs() >= DRAG => {
                self.drag.set(Some((from, offset, true)));
                self.scroll_to(x - offset);
            }
            Pull::Release if moved => self.scroll_to(x - offset),
            _ => {}
        }
    }

    fn scroll_to(&self, x: f64) {
        self.on_start.emit(self.window.start_at(x));
    }

    fn position(&self, event: &PointerEvent) -> Option<f64> {
        let frame = self.node.cast::<Element>()?.get_bounding_client_rect();
        Some((f64::from(event.client_x()) - frame.left()) / frame.width() * self.scene.room.width)
    }
}
