//! The timeline of a game: a node for each position on the slider's track, and below it a box for each move.
//!
//! The slider and the keys reach the same positions, so the boxes are hidden from assistive technology.

use std::rc::Rc;

use gros_picture::timeline::nodes::{self, Node};
use gros_picture::timeline::ruler::{Overview as Drawing, TRACK};
use gros_session::{Action, Seek, Timeline, listed};
use gros_solver::{AnyPuzzle, Puzzle, Steps};
use gros_text::{Key, Lang, Side};
use web_sys::Element;
use yew::prelude::*;

use super::ruler::Scale;
use super::track::{Slide, Track};
use super::transport::seek_button;
use crate::board::picture::Picture;
use crate::ctx::Ctx;
use crate::state::Msg;
use crate::ui::component::{component, list, rendered_by};
use crate::ui::geometry::{use_geometry, use_size};
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::lazy_in;
use crate::ui::setters::setter;

/// Longer games have a tape instead.
const MOST_MOVES: usize = 100;
/// Longest position that is written below its node, in characters.
const LONGEST: usize = 9;
/// The distance of two nodes where there are boxes, and of the first one from the left edge, in CSS pixels.
const PITCH: f64 = 92.0;
const INDENT: f64 = 20.0;
/// The width below which a line has no boxes, only all nodes; and how many of these have labels.
const COMPACT: f64 = 320.0;
const LABELS: usize = 4;

#[derive(Clone, PartialEq)]
pub struct GameLine {
    pub slide: Slide,
}

rendered_by!(GameLine, use_game_line);
lazy_in!(GameLine, boards);

/// Returns whether all positions of a timeline can be shown side by side.
pub fn fits(timeline: &Timeline<AnyPuzzle>) -> bool {
    let is_short = timeline.steps().to_usize().is_some_and(|moves| moves <= MOST_MOVES);
    timeline.puzzle().is_game() && is_short && timeline.setup().start.to_string().len() < LONGEST
}

#[hook]
fn use_game_line(props: &GameLine) -> Html {
    let GameLine { slide } = props;
    let Slide { timeline, told, .. } = slide;
    let ctx = slide.ctx;
    let is_solving = told.is_some();
    let (frame, window) = (use_node_ref(), use_node_ref());
    let (room, _) = use_size(frame.clone());
    let (width, _) = use_size(window.clone());
    let origin = use_state_eq(|| None::<Steps>);
    let line = Line::of(timeline, room, width, is_solving);
    let strip = use_geometry(line.geometry());
    use_effect_with((timeline.cursor().clone(), line.clone(), origin.is_some()), {
        let window = window.clone();
        move |(_, line, is_dragged): &(Steps, Line, bool)| {
            if let Some(window) = window.cast::<Element>().filter(|_| !is_dragged && !line.is_compact) {
                reveal(&window, line.here());
            }
        }
    });
    let at = |step: &Steps| line.scale.at(step, timeline.steps());
    let ghost = origin.as_ref().filter(|origin| *origin != timeline.cursor());
    let drawing = Drawing {
        width: line.width,
        ends: (line.scale.left, line.scale.right),
        done: (!timeline.cursor().is_zero()).then(|| at(timeline.cursor())),
        window: None,
        ruler: nodes::shapes(&line.nodes(timeline, is_solving), TRACK.0 + TRACK.1 / 2.0),
        ghost: ghost.map(at),
        own: None,
        lit: None,
    };
    let (at_start, at_end) = (timeline.cursor().is_zero(), timeline.to_go().is_zero());
    html! {
        <div class={classes!("game-line", line.is_compact.then_some("game-line-compact"))} ref={frame}>
            if line.is_compact {
                { seek_button(ctx.lang.text(Key::Back), Shape::Back, Seek::Back, at_start, ctx) }
            }
            <div class="game-window" ref={window}>
                <div class="game-strip" ref={strip}>
                    <div class="overview">
                        if line.width > 0.0 {
                            <div class="ruler">{ component(Picture { scene: Rc::new(drawing.scene()) }) }</div>
                        }
                        { component(Track { slide: slide.clone(), page: Steps::ZERO, on_drag: setter(&origin) }) }
                    </div>
                    if !line.is_compact {
                        <div class="game-boxes" aria-hidden="true">
                            { list(boxes(ctx, timeline, is_solving)) }
                        </div>
                    }
                </div>
            </div>
            if line.is_compact {
                { seek_button(ctx.lang.text(Key::Forward), Shape::Forward, Seek::Next, at_end, ctx) }
            }
        </div>
    }
}

/// Where the nodes are, in CSS pixels.
#[derive(Clone, Debug, PartialEq)]
struct Line {
    scale: Scale,
    is_compact: bool,
    width: f64,
    moves: usize,
    cursor: usize,
}

impl Line {
    /// Lays out a timeline in a dock with this room, of which the window shows `width`.
    fn of(timeline: &Timeline<AnyPuzzle>, room: f64, width: f64, is_solving: bool) -> Line {
        let moves = timeline.steps().to_usize().unwrap_or(0);
        let is_compact = room < COMPACT;
        let right = if is_compact { width - INDENT } else { INDENT + PITCH * moves as f64 };
        let rest = if is_solving { PITCH } else { INDENT };
        Line {
            scale: Scale { left: INDENT, right: right.max(INDENT) },
            is_compact,
            width: if is_compact { width } else { width.max(right + rest) },
            moves,
            cursor: timeline.cursor().to_usize().unwrap_or(0),
        }
    }

    fn geometry(&self) -> Vec<(&'static str, String)> {
        let pixels = |value: f64| format!("{}px", value.round());
        vec![
            ("--strip", pixels(self.width)),
            ("--from", pixels(self.scale.left)),
            ("--to", pixels(self.scale.right)),
        ]
    }

    /// Returns the ends of the part to be seen: the last position, and the box of the next move.
    fn here(&self) -> (f64, f64) {
        let x = self.scale.left + PITCH * self.cursor as f64;
        (x - PITCH, x + PITCH)
    }

    fn nodes(&self, timeline: &Timeline<AnyPuzzle>, is_solving: bool) -> Vec<Node> {
        let every = if self.is_compact { self.moves.div_ceil(LABELS - 1).max(1) } else { 1 };
        let node = |index: usize| {
            let step = Steps::from(index);
            let state = timeline.state_at(&step);
            let is_here = index == self.cursor;
            // A label beside the current one would touch it.
            let is_free = self.cursor.abs_diff(index) >= every;
            let has_label = is_here || is_free && index.is_multiple_of(every);
            let is_cold = timeline.puzzle().game_position(&state).is_some_and(|position| position.is_cold);
            Node {
                x: self.scale.at(&step, timeline.steps()),
                is_here,
                // Which positions are cold is for the players to find.
                is_cold: is_cold && !is_solving,
                label: has_label.then(|| state.to_string().replace(',', ", ")),
            }
        };
        (0..=self.moves).map(node).collect()
    }
}

/// Scrolls so that this much is visible, at the right if it was not.
fn reveal(window: &Element, (from, to): (f64, f64)) {
    let (left, width) = (f64::from(window.scroll_left()), f64::from(window.client_width()));
    if to > left + width || from < left {
        // A few thousand pixels at most, so the cast is safe.
        window.set_scroll_left((to - width) as i32);
    }
}

/// Renders the moves, and in the end whose move it is.
fn boxes(ctx: Ctx, timeline: &Timeline<AnyPuzzle>, is_solving: bool) -> Vec<Html> {
    let cursor = timeline.cursor();
    let moves = listed(timeline, &Steps::ZERO, timeline.steps()).map(|made| {
        let side = ctx.rival.turn(&made.step.saturating_sub(&Steps::ONE));
        let [_, takes] = ctx.lang.taken(&made.before, &made.mv).unwrap_or_default();
        let class = classes!(
            "game-box",
            (made.step == *cursor && side == Side::Computer).then_some("game-box-answer"),
            (!is_solving && made.step == cursor + &Steps::ONE).then_some("game-box-next"),
            (!is_solving && made.step > *cursor).then_some("game-box-ahead"),
        );
        let onclick = ctx.on_click(Msg::Act(Action::Seek(Seek::At(made.step.clone()))));
        html! { <span {class} {onclick}>{ player(ctx.lang, side) }<b>{ takes }</b></span> }
    });
    let is_open = is_solving && timeline.state_at(timeline.steps()) != timeline.setup().goal;
    let side = ctx.rival.turn(timeline.steps());
    let open = is_open.then(|| match side {
        Side::Computer => html! { <span class="game-box game-box-open">{ player(ctx.lang, side) }</span> },
        _ => html! { <span class="game-box game-box-open">{ ctx.lang.text(Key::GameYourMove) }</span> },
    });
    moves.chain(open).collect()
}

/// Names who makes a move, with the mark of the computer and of the person against it.
pub fn player(lang: Lang, side: Side) -> Html {
    let shape = match side {
        Side::You => Some(Shape::You),
        Side::Computer => Some(Shape::Computer),
        Side::First | Side::Second => None,
    };
    html! {
        <span class={classes!("player", (side == Side::You).then_some("player-you"))}>
            { list(shape.map(icon)) }<span>{ lang.player(side) }</span>
        </span>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_session::spec;

    const PLAYED: &str = "wythoff?play=9,15.9,14.8,13.8,12.7,12.7,4&step=6";

    fn timeline(text: &str) -> Timeline<AnyPuzzle> {
        spec::open(text, 1_000).unwrap().session.timeline().clone()
    }

    fn nodes(text: &str, room: f64, is_solving: bool) -> Vec<Node> {
        let timeline = timeline(text);
        Line::of(&timeline, room, room, is_solving).nodes(&timeline, is_solving)
    }

    #[test]
    fn every_second_position_of_a_winning_line_is_cold() {
        let nodes = nodes("wythoff?piles=14,20", 1392.0, false);
        assert_eq!(nodes.len(), 14);
        assert!(nodes.iter().skip(1).step_by(2).all(|node| node.is_cold));
        assert!(nodes.iter().step_by(2).all(|node| !node.is_cold));
        assert_eq!(nodes[1].label.as_deref(), Some("9, 15"));
        assert!(nodes.windows(2).all(|pair| pair[1].x - pair[0].x == PITCH));
    }

    #[test]
    fn who_solves_is_not_told_what_is_cold() {
        assert!(nodes(PLAYED, 1392.0, true).iter().all(|node| !node.is_cold));
    }

    #[test]
    fn a_small_phone_has_all_nodes_and_few_labels() {
        for step in 0..=13 {
            let nodes = nodes(&format!("wythoff?piles=14,20&step={step}"), 296.0, false);
            let labelled: Vec<&Node> = nodes.iter().filter(|node| node.label.is_some()).collect();
            assert_eq!(nodes.len(), 14);
            assert!(labelled.len() <= LABELS, "{} labels at {step}", labelled.len());
            assert!(labelled.windows(2).all(|pair| pair[1].x - pair[0].x >= 40.0), "at {step}");
            assert!(labelled.iter().any(|node| node.is_here));
        }
    }

    #[test]
    fn long_games_and_large_piles_have_a_tape() {
        assert!(fits(&timeline("wythoff")) && fits(&timeline(PLAYED)));
        assert!(!fits(&timeline("wythoff?piles=1000,2000")));
        assert!(!fits(&timeline("wythoff?piles=165580140,267914295")));
        assert!(!fits(&timeline("rings?n=3")));
    }
}
