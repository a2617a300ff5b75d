//! The dials on their slide and the case over them, with the marks of the next turn and of a refused one.

use gros_solver::{DialMove, Facing};
use yew::prelude::*;

use super::choice::Turns;
use super::scene::{Frame, angle};
use crate::boards::family::case::{self, BAY, BELL, Engraved, LINE, MARGIN, x_of};
use crate::boards::family::marks::{self, Round};
use crate::boards::svg::{self, num};
use crate::markup::html;

/// The radius of the halo round a dial that turns outside the case.
const HALO: f64 = 72.0;

/// What there is to draw.
pub struct Drawing<'a> {
    /// Where everything stands.
    pub frame: &'a Frame,
    /// What can be done.
    pub turns: &'a Turns,
    /// Whether it is marked what can turn, and what turns next.
    pub marks: bool,
    /// The dial whose turn was refused.
    pub refused: Option<usize>,
    /// The dials that stood in its way.
    pub blockers: &'a [usize],
    /// The turn of the dial that is pointed at.
    pub ghost: Option<DialMove>,
    /// What is engraved.
    pub engraved: Option<Engraved>,
}

impl Drawing<'_> {
    /// Draws everything, from the back to the front.
    pub fn draw(&self) -> Html {
        let dials = self.frame.angles.len();
        let width = case::width_of(dials);
        html! {
            <>
                { case::case(self.frame.bay(), width, self.engraved.as_ref()) }
                { self.halo() }
                { case::slide(width - MARGIN) }
                { for (1..=dials).rev().map(|dial| html! { <g key={dial}>{ self.dial(dial) }</g> }) }
            </>
        }
    }

    fn x_of(&self, dial: usize) -> f64 {
        x_of(self.frame.angles.len().saturating_sub(dial))
    }

    /// The halo of the next turn: round the bay, or round the dial outside the case.
    fn halo(&self) -> Html {
        let Some(best) = self.turns.best.filter(|_| self.is_calm()) else { return html! {} };
        let r = if best.outside { HALO } else { BAY };
        marks::halo(Round { x: self.x_of(best.dial), y: LINE, r })
    }

    /// Tells whether marks may be seen: nothing moves, and nothing was refused.
    fn is_calm(&self) -> bool {
        self.marks && self.frame.is_still && self.refused.is_none()
    }

    fn dial(&self, dial: usize) -> Html {
        let turned = self.frame.angles.get(dial - 1).copied().unwrap_or(0.0);
        let metal = if turned.abs() < 45.0 { "dial dial-upright" } else { "dial dial-flat" };
        let x = self.x_of(dial);
        let is_refused = self.refused == Some(dial);
        let next = self.turns.best.filter(|best| best.dial == dial && self.is_calm());
        let result = next.or(self.ghost.filter(|ghost| ghost.dial == dial && self.is_calm()));
        let here = self.turns.facings.get(dial - 1).copied();
        html! {
            <>
                <g transform={format!("translate({} {LINE})", num(x))} class={is_refused.then_some("nudged")}>
                    <g transform={format!("rotate({})", num(turned))}>
                        <path class="dial-shade" d={BELL} />
                        if self.blockers.contains(&dial) {
                            <path class="blocked" d={BELL} />
                        }
                        <path class={metal} d={BELL} />
                        <path class="dial-gloss" d="M-16 -52A18 18 0 0 1 -4 -66" />
                    </g>
                    if let (Some(result), Some(here)) = (result, here) {
                        <path class="result" transform={format!("rotate({})", num(angle(result.to)))} d={BELL} />
                        { arrow(here, result.to) }
                    }
                    <circle class="dial-face" r="18" />
                </g>
                <text class="piece-number" x={num(x)} y={num(LINE)}>{ dial }</text>
                if self.is_calm() && next.is_none() && self.turns.can_turn(dial) {
                    { svg::circle("halo-legal", x, LINE, 58.0) }
                }
                if is_refused {
                    { marks::lock(x, LINE - 62.0) }
                }
            </>
        }
    }
}

/// An arrow from the lobe as it lies to where it goes.
fn arrow(from: Facing, to: Facing) -> Html {
    let drawn = match (from, to) {
        (Facing::Upright, _) => case::arrow(false),
        (_, Facing::Upright) => case::arrow(true),
        _ => html! {
            <><path class="turn" d="M47 -16A50 50 0 0 0 -42 -26" /><path class="arrow" d="M-50 -12l-3 -22l19 13z" /></>
        },
    };
    // Drawn for a dial whose lobe lies to the left, or comes there from the right.
    let is_mirrored = match (from, to) {
        (Facing::Upright, to) => to == Facing::Right,
        (from, Facing::Upright) => from == Facing::Right,
        (from, _) => from == Facing::Left,
    };
    html! { <g transform={is_mirrored.then_some("scale(-1 1)")}>{ drawn }</g> }
}
