//! The rings, drawn schematically: on the bar or hanging below it.

use std::ops::RangeInclusive;

use gros_solver::RingsState;
use yew::prelude::*;

use super::slots::{self, Row, Slot};
use super::svg::{self, Rect, num};

/// The distance of two rings; all measures are units of the drawing.
const PITCH: f64 = 48.0;
const HEIGHT: f64 = 178.0;
const HANDLE: f64 = 46.0;
const TIP: f64 = 34.0;
const BAR_Y: f64 = 62.0;
const OFF_Y: f64 = 118.0;
const NUMBER_Y: f64 = 166.0;
const RADIUS: f64 = 18.0;
/// A run shows no more rings than this.
const COIL: usize = 8;

/// What there is to draw.
#[derive(Clone, Debug, PartialEq)]
pub struct Schema<'a> {
    /// Which rings are on.
    pub state: &'a RingsState,
    /// The columns.
    pub row: &'a Row,
    /// The rings that can move.
    pub legal: &'a [usize],
    /// The ring that moves next.
    pub best: Option<usize>,
    /// The rings that stood in the way of a refused move.
    pub blockers: &'a [usize],
    /// Whether the free end is on the left.
    pub mirrored: bool,
}

impl Schema<'_> {
    /// Gives the size of the drawing.
    pub fn size(&self) -> (f64, f64) {
        (HANDLE + TIP + PITCH * self.row.width(), HEIGHT)
    }

    /// Gives the middle and the width of each column, as parts of the drawing's width.
    pub fn columns(&self) -> Vec<(Slot, f64, f64)> {
        let (width, _) = self.size();
        self.placed().map(|(slot, x)| (slot, x / width, PITCH * slot.width() / width)).collect()
    }

    fn placed(&self) -> impl Iterator<Item = (Slot, f64)> + '_ {
        let (width, _) = self.size();
        self.row.placed().map(move |(slot, middle)| {
            let x = HANDLE + PITCH * middle;
            (slot, if self.mirrored { width - x } else { x })
        })
    }

    /// Draws everything.
    pub fn draw(&self) -> Html {
        let (width, height) = self.size();
        html! {
            <svg viewBox={format!("0 0 {} {height}", num(width))} aria-hidden="true">
                { bar(width, self.mirrored) }
                { for self.placed().map(|(slot, x)| html! { <g key={slot.low()}>{ draw(self, slot, x) }</g> }) }
            </svg>
        }
    }
}

fn bar(width: f64, free_end_left: bool) -> Html {
    let (x, handle) = if free_end_left { (8.0, width - HANDLE + 16.0) } else { (0.0, 0.0) };
    let rail = Rect { x, y: BAR_Y - 5.0, width: width - 8.0, height: 10.0 };
    let handle = Rect { x: handle, y: BAR_Y - 15.0, width: HANDLE - 16.0, height: 30.0 };
    html! { <>{ svg::rect("bar", rail, 5.0) }{ svg::rect("handle", handle, 6.0) }</> }
}

fn draw(schema: &Schema<'_>, slot: Slot, x: f64) -> Html {
    match slot {
        Slot::Ring(ring) => draw_ring(schema, ring, x),
        Slot::Run { high, low, on } => {
            let blocks = schema.blockers.iter().any(|blocker| (low..=high).contains(blocker));
            draw_run(low..=high, on, x, blocks)
        }
    }
}

fn draw_ring(schema: &Schema<'_>, ring: usize, x: f64) -> Html {
    let on = schema.state.is_on(ring);
    let y = if on { BAR_Y } else { OFF_Y };
    html! {
        <>
            { circle(x, y, on) }
            { marks(schema, ring, x, y) }
            { svg::text("ring-number", x, NUMBER_Y, ring.to_string()) }
        </>
    }
}

fn circle(x: f64, y: f64, on: bool) -> Html {
    if !on {
        return svg::circle("ring-off", x, y, RADIUS);
    }
    let through = format!("M{} {}h{}", num(x - RADIUS), num(y), num(2.0 * RADIUS));
    html! { <>{ svg::circle("ring-on", x, y, RADIUS) }{ svg::path("ring-through", through) }</> }
}

/// A mark is round a ring: best next, can move, stands in the way.
fn marks(schema: &Schema<'_>, ring: usize, x: f64, y: f64) -> Html {
    let round = |class| svg::circle(class, x, y, RADIUS + 4.0);
    if schema.blockers.contains(&ring) {
        return round("blocker");
    }
    if schema.best == Some(ring) {
        return html! { for mark in ["halo-casing", "halo", "halo-fill"] { { round(mark) } } };
    }
    if schema.legal.contains(&ring) {
        round("halo-legal")
    } else {
        html! {}
    }
}

fn draw_run(rings: RangeInclusive<usize>, on: bool, x: f64, blocks: bool) -> Html {
    let y = if on { BAR_Y } else { OFF_Y };
    let count = rings.end() - rings.start() + 1;
    let shown = count.min(COIL);
    let step = (PITCH * slots::RUN_WIDTH - 2.0 * RADIUS - 10.0) / (shown.max(2) - 1) as f64;
    let first = x - step * (shown - 1) as f64 / 2.0;
    let reach = RADIUS + 3.0;
    let around =
        Rect { x: first - reach, y: y - reach, width: 2.0 * (x - first + reach), height: 2.0 * reach };
    html! {
        <>
            { for (0..shown).map(|index| circle(first + step * index as f64, y, on)) }
            if blocks {
                { svg::rect("blocker", around, 20.0) }
            }
            { svg::text("ring-number", x, NUMBER_Y, format!("{}\u{2013}{}", rings.end(), rings.start())) }
        </>
    }
}
