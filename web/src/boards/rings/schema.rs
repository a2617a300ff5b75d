//! The rings, drawn schematically: on the bar or hanging below it, lying or upright; or as lamps.

use std::ops::RangeInclusive;

use gros_solver::RingsState;
use yew::prelude::*;

use super::slots::{self, Row, Slot};
use crate::boards::svg::{self, Rect, num};
use crate::markup::html;
use crate::state::RingLook;

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
    /// Which of the schematic looks it is.
    pub look: RingLook,
}

impl Schema<'_> {
    /// Gives the size of the drawing.
    pub fn size(&self) -> (f64, f64) {
        if self.is_upright() { (HEIGHT, self.length()) } else { (self.length(), HEIGHT) }
    }

    fn length(&self) -> f64 {
        HANDLE + TIP + PITCH * self.row.room
    }

    fn is_upright(&self) -> bool {
        self.look == RingLook::Upright
    }

    /// Turns a place of the lying drawing into one of this drawing.
    fn turned(&self, x: f64, y: f64) -> (f64, f64) {
        if self.is_upright() { (y, x) } else { (x, y) }
    }

    /// Gives the middle and the width of each column, as parts of the drawing's length.
    pub fn columns(&self) -> Vec<(Slot, f64, f64)> {
        let width = self.length();
        self.placed().map(|(slot, x)| (slot, x / width, PITCH * slot.width() / width)).collect()
    }

    /// Gives the height of a ring; lamps do not move.
    fn height_of(&self, on: bool) -> f64 {
        match (self.look, on) {
            (RingLook::Lights, _) => f64::midpoint(BAR_Y, OFF_Y),
            (_, true) => BAR_Y,
            (_, false) => OFF_Y,
        }
    }

    fn placed(&self) -> impl Iterator<Item = (Slot, f64)> + '_ {
        let width = self.length();
        self.row.placed().map(move |(slot, middle)| {
            let x = HANDLE + PITCH * middle;
            (slot, if self.mirrored { width - x } else { x })
        })
    }

    /// Draws everything.
    pub fn draw(&self) -> Html {
        let (width, height) = self.size();
        html! {
            <svg viewBox={format!("0 0 {} {}", num(width), num(height))} aria-hidden="true">
                if self.look != RingLook::Lights {
                    <g transform={self.is_upright().then_some("matrix(0 1 1 0 0 0)")}>{ bar(self.length(), self.mirrored) }</g>
                }
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
            draw_run(schema, low..=high, on, x, blocks)
        }
    }
}

fn draw_ring(schema: &Schema<'_>, ring: usize, x: f64) -> Html {
    let on = schema.state.is_on(ring);
    let (number_x, number_y) = schema.turned(x, NUMBER_Y);
    let (x, y) = schema.turned(x, schema.height_of(on));
    html! {
        <>
            { circle(schema, x, y, on) }
            { marks(schema, ring, x, y) }
            { svg::text("ring-number", number_x, number_y, ring.to_string()) }
        </>
    }
}

fn circle(schema: &Schema<'_>, x: f64, y: f64, on: bool) -> Html {
    if schema.look == RingLook::Lights {
        return lamp(x, y, on);
    }
    if !on {
        return svg::circle("ring-off", x, y, RADIUS);
    }
    let way = if schema.is_upright() {
        format!("v{}", num(2.0 * RADIUS))
    } else {
        format!("h{}", num(2.0 * RADIUS))
    };
    let (from_x, from_y) = if schema.is_upright() { (x, y - RADIUS) } else { (x - RADIUS, y) };
    let through = format!("M{} {}{way}", num(from_x), num(from_y));
    html! { <>{ svg::circle("ring-on", x, y, RADIUS) }{ svg::path("ring-through", through) }</> }
}

/// A lamp that burns has rays.
fn lamp(x: f64, y: f64, on: bool) -> Html {
    if !on {
        return svg::circle("lamp", x, y, RADIUS);
    }
    let ray = |index: u32| {
        let (sin, cos) = (f64::from(index) * std::f64::consts::FRAC_PI_4).sin_cos();
        let at = |radius: f64| format!("{} {}", num(x + radius * cos), num(y + radius * sin));
        format!("M{}L{}", at(RADIUS + 3.0), at(RADIUS + 8.0))
    };
    html! {
        <>
            { svg::circle("lamp lamp-on", x, y, RADIUS) }
            { svg::path("lamp-rays", (0..8).map(ray).collect()) }
        </>
    }
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

fn draw_run(schema: &Schema<'_>, rings: RangeInclusive<usize>, on: bool, x: f64, blocks: bool) -> Html {
    let y = schema.height_of(on);
    let count = rings.end() - rings.start() + 1;
    let shown = count.min(COIL);
    let step = (PITCH * slots::RUN_WIDTH - 2.0 * RADIUS - 10.0) / (shown.max(2) - 1) as f64;
    let first = x - step * (shown - 1) as f64 / 2.0;
    let reach = RADIUS + 3.0;
    let (corner_x, corner_y) = schema.turned(first - reach, y - reach);
    let (width, height) = schema.turned(2.0 * (x - first + reach), 2.0 * reach);
    let around = Rect { x: corner_x, y: corner_y, width, height };
    let (number_x, number_y) = schema.turned(x, NUMBER_Y);
    let coil = |at: f64| {
        let (x, y) = schema.turned(at, y);
        circle(schema, x, y, on)
    };
    html! {
        <>
            { for (0..shown).map(|index| coil(first + step * index as f64)) }
            if blocks {
                { svg::rect("blocker", around, 20.0) }
            }
            { svg::text("ring-number", number_x, number_y, format!("{}\u{2013}{}", rings.end(), rings.start())) }
        </>
    }
}
