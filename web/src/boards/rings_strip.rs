//! The strip of all rings, where not every ring is drawn by itself: one bar a ring, and what the board shows.

use gros_solver::RingsState;
use gros_text::{Key, Lang};
use web_sys::Element;
use yew::prelude::*;

use super::slots::{Row, Slot};
use super::svg::{self, Rect, num};
use crate::part::drawn_by;

/// The width of the strip; all measures are units of the drawing.
const WIDTH: f64 = 992.0;
const HEIGHT: f64 = 76.0;
const FOOT: f64 = 42.0;
const TALL: f64 = 24.0;
const SHORT: f64 = 8.0;
const NUMBERS: f64 = 68.0;
/// Numbers stand at least so far apart.
const NUMBER_GAP: f64 = 56.0;

/// The strip of a row of rings.
#[derive(PartialEq)]
pub struct RingsStrip {
    /// The language.
    pub lang: Lang,
    /// Which rings are on.
    pub state: RingsState,
    /// The ring that moves next.
    pub best: Option<usize>,
    /// What the board shows.
    pub row: Row,
    /// Whether the free end is on the left.
    pub mirrored: bool,
    /// Asks the board to show what is around a ring.
    pub on_centre: Callback<usize>,
}

drawn_by!(RingsStrip, use_strip);

/// Draws the strip.
#[hook]
fn use_strip(props: &RingsStrip) -> Html {
    let rings = props.state.rings();
    let strip = Strip { rings, mirrored: props.mirrored };
    let onclick = {
        let on_centre = props.on_centre.clone();
        Callback::from(move |event: MouseEvent| {
            let target = event
                .current_target()
                .and_then(|target| wasm_bindgen::JsCast::dyn_into::<Element>(target).ok());
            if let Some(frame) = target.map(|element| element.get_bounding_client_rect()) {
                on_centre.emit(strip.ring_at((f64::from(event.client_x()) - frame.left()) / frame.width()));
            }
        })
    };
    html! {
        <svg class={classes!("strip", (strip.pitch() < 4.0).then_some("strip-dense"))} viewBox={format!("0 0 {WIDTH} {HEIGHT}")} aria-hidden="true" {onclick}>
            <title>{ props.lang.text(Key::Board) }</title>
            { svg::path("strip-off", strip.bars(&props.state, false)) }
            { svg::path("strip-on", strip.bars(&props.state, true)) }
            { for props.row.slots.iter().map(|slot| strip.bracket(*slot)) }
            { strip.frame(&props.row) }
            { for props.best.map(|ring| strip.marker(ring)) }
            { strip.numbers() }
        </svg>
    }
}

/// The measures of a strip.
#[derive(Clone, Copy)]
struct Strip {
    rings: usize,
    mirrored: bool,
}

impl Strip {
    fn pitch(self) -> f64 {
        (WIDTH / self.rings as f64).min(15.0)
    }

    /// Gives the left edge of a ring's place.
    fn x(self, ring: usize) -> f64 {
        let place = if self.mirrored { ring - 1 } else { self.rings - ring };
        (WIDTH - self.pitch() * self.rings as f64) / 2.0 + self.pitch() * place as f64
    }

    fn ring_at(self, part: f64) -> usize {
        let place = (part * WIDTH - self.x(if self.mirrored { 1 } else { self.rings })) / self.pitch();
        let place = place.clamp(0.0, self.rings as f64 - 1.0) as usize;
        if self.mirrored { place + 1 } else { self.rings - place }
    }

    /// Draws the bars of all rings that are on, or off, as one path.
    fn bars(self, state: &RingsState, on: bool) -> String {
        let width = if self.pitch() > 4.0 { self.pitch() - 4.0 } else { self.pitch() };
        let height = if on { TALL } else { SHORT };
        let bar = |ring: usize| {
            let x = self.x(ring) + (self.pitch() - width) / 2.0;
            format!("M{} {}h{w}v{height}h-{w}z", num(x), FOOT - height, w = num(width))
        };
        (1..=self.rings).filter(|ring| state.is_on(*ring) == on).map(bar).collect()
    }

    /// Gives the left and the right edge of a stretch of rings.
    fn stretch(self, high: usize, low: usize) -> (f64, f64) {
        let (one, other) = (self.x(high), self.x(low));
        (one.min(other), one.max(other) + self.pitch())
    }

    fn bracket(self, slot: Slot) -> Html {
        let Slot::Run { high, low, .. } = slot else { return html! {} };
        let (left, right) = self.stretch(high, low);
        svg::path("strip-bracket", format!("M{} {}v5H{}v-5", num(left + 1.0), FOOT + 3.0, num(right - 1.0)))
    }

    /// Frames what the board shows, where it does not show all.
    fn frame(self, row: &Row) -> Html {
        let (Some(first), Some(last)) = (row.slots.first(), row.slots.last()) else { return html! {} };
        if row.hidden_inside + row.hidden_outside == 0 {
            return html! {};
        }
        let (left, right) = self.stretch(first.high(), last.low());
        let frame =
            Rect { x: left - 2.0, y: FOOT - TALL - 4.0, width: right - left + 4.0, height: TALL + 16.0 };
        svg::rect("strip-frame", frame, 3.0)
    }

    fn marker(self, ring: usize) -> Html {
        let x = self.x(ring) + self.pitch() / 2.0;
        let around = Rect { x: x - 7.5, y: FOOT - TALL - 3.0, width: 15.0, height: TALL + 6.0 };
        html! {
            <>
                { svg::path("strip-next", format!("M{} 2h12l-6 9z", num(x - 6.0))) }
                { svg::rect("strip-next-frame", around, 4.0) }
            </>
        }
    }

    fn numbers(self) -> Html {
        let step = [1, 2, 4, 8, 16, 32, 64, 128, 256]
            .into_iter()
            .find(|step| *step as f64 * self.pitch() >= NUMBER_GAP);
        let step = step.unwrap_or(512);
        let round = (1..=self.rings)
            .filter(move |ring| *ring > 1 && ring % step == 0 && *ring + step / 2 < self.rings);
        let ends = [1, self.rings].into_iter().collect::<std::collections::BTreeSet<usize>>();
        let all = ends.into_iter().chain(round);
        let number = |ring: usize| {
            svg::text("strip-number", self.x(ring) + self.pitch() / 2.0, NUMBERS, ring.to_string())
        };
        all.map(number).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ring_is_found_where_it_is_drawn() {
        for rings in [13, 64, 1000] {
            for mirrored in [false, true] {
                let strip = Strip { rings, mirrored };
                for ring in 1..=rings {
                    let middle = strip.x(ring) + strip.pitch() / 2.0;
                    assert_eq!(strip.ring_at(middle / WIDTH), ring);
                }
            }
        }
    }

    #[test]
    fn sixty_four_bars_are_fifteen_units_apart() {
        assert_eq!(Strip { rings: 64, mirrored: false }.pitch(), 15.0);
    }
}
