//! A line of states, drawn: as many as there is room for, with the way along it and the far ends.

use gros_session::Timeline;
use gros_solver::{AnyPuzzle, AnyState, Puzzle, Steps};
use gros_text::{Key, Lang};
use yew::prelude::*;

use super::line_layout::{Line, LineLayout};
use super::marks::{self, Pen};
use crate::markup::html;
use crate::state::dead_ends;
use crate::svg::{self, Rect, num};

/// Where the line stands, in CSS pixels, and where the states are written.
const AXIS: f64 = 72.0;
const STATES: f64 = 96.0;
/// How wide a digit of a state is.
const DIGIT: f64 = 8.5;
/// How long a stalk is drawn.
const STALK: f64 = 16.0;

/// What the places of a line are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Places {
    /// Those on the line that all states form.
    States,
    /// The steps of the timeline.
    Steps,
}

impl Places {
    /// Measures the line.
    pub fn line(self, timeline: &Timeline<AnyPuzzle>) -> Line {
        let puzzle = timeline.puzzle();
        let grow = |weight: &dyn Fn(usize) -> Option<Steps>, last: &Steps| {
            let weights = (0..).map_while(weight);
            weights.take_while(|weight| *weight <= *last || *weight == Steps::ONE).collect()
        };
        match (self, puzzle.line_length()) {
            (Places::States, Some(length)) => {
                let last = length.saturating_sub(&Steps::ONE);
                let place = |state: &AnyState| puzzle.place_on_line(state).unwrap_or_default();
                let last_on_top = place(&timeline.setup().start) > place(&timeline.setup().goal);
                let weights = grow(&|pieces| puzzle.line_weight(pieces), &last);
                Line { last, weights, last_on_top }
            }
            _ => {
                let last = timeline.steps().clone();
                let weights = grow(&|halvings| Some(Steps::power_of_two(halvings)), &last);
                Line { last, weights, last_on_top: false }
            }
        }
    }

    /// Finds the place of a state.
    pub fn place_of(self, timeline: &Timeline<AnyPuzzle>, state: &AnyState) -> Option<Steps> {
        match self {
            Places::States => timeline.puzzle().place_on_line(state),
            Places::Steps => timeline.step_of(state),
        }
    }

    /// Finds the place where one is.
    pub fn here(self, timeline: &Timeline<AnyPuzzle>) -> Steps {
        match self {
            Places::States => timeline.puzzle().place_on_line(&timeline.state()).unwrap_or_default(),
            Places::Steps => timeline.cursor().clone(),
        }
    }

    /// Gives the state of a place.
    pub fn state_at(self, timeline: &Timeline<AnyPuzzle>, place: &Steps) -> AnyState {
        let on_line = timeline.puzzle().state_on_line(place).filter(|_| self == Places::States);
        on_line.unwrap_or_else(|| timeline.state_at(place))
    }
}

/// What is seen of a line.
pub struct Seen<'a> {
    pub lang: Lang,
    pub timeline: &'a Timeline<AnyPuzzle>,
    pub places: Places,
    pub chosen: Option<&'a AnyState>,
    /// Whether what comes is told.
    pub tells: bool,
    pub width: f64,
    pub height: f64,
    pub zoom: usize,
}

impl Seen<'_> {
    /// Draws the line.
    pub fn draw(&self, line: &Line, layout: &LineLayout) -> Html {
        let (timeline, places) = (self.timeline, self.places);
        let here = places.here(timeline);
        let setup = timeline.setup();
        let (start, goal) = match places {
            Places::States => {
                (places.place_of(timeline, &setup.start), places.place_of(timeline, &setup.goal))
            }
            Places::Steps => (Some(Steps::ZERO), Some(timeline.steps().clone())),
        };
        let y = |place: &Steps| layout.y(place).clamp(-20.0, self.height + 20.0);
        let span = |from: Option<&Steps>, to: Option<&Steps>| match (from, to) {
            (Some(from), Some(to)) => format!("M{AXIS} {}V{}", num(y(from)), num(y(to))),
            _ => String::new(),
        };
        let rows = layout.rows();
        let secret = |place: &Steps| !self.tells && places == Places::Steps && *place > here;
        let mut dots = Pen::default();
        for place in &rows {
            dots.ring((AXIS, y(place)), 4.0);
        }
        let chosen = self
            .chosen
            .and_then(|state| places.place_of(timeline, state))
            .filter(|place| layout.shows(y(place)));
        let word = |place: Option<&Steps>, class: &'static str, key: Key| {
            place
                .filter(|place| layout.shows(y(place)))
                .map(|place| svg::text(class, AXIS - 18.0, y(place) + 5.0, self.lang.text(key).to_owned()))
        };
        let is_here = |place: &Option<Steps>| place.as_ref() == Some(&here);
        let start_word = start.as_ref().filter(|_| !is_here(&start));
        let goal_word = goal.as_ref().filter(|_| !is_here(&goal) && goal != start);
        html! {
            <g class="graph-drawing">
                { svg::path("graph-axis", span(Some(&Steps::ZERO), Some(&line.last))) }
                { svg::path("graph-casing", format!("{}{}", span(start.as_ref(), Some(&here)), span(Some(&here), goal.as_ref()))) }
                if self.tells {
                    { svg::path("graph-planned", span(Some(&here), goal.as_ref())) }
                }
                { svg::path("graph-played", span(start.as_ref(), Some(&here))) }
                { self.stalks(&y) }
                { svg::path("graph-nodes", dots.0) }
                if let Some(place) = &chosen {
                    { svg::rect("graph-row", Rect { x: AXIS - 12.0, y: y(place) - 12.0, width: self.width - AXIS, height: 24.0 }, 6.0) }
                }
                { for rows.iter().filter(|place| !secret(place)).map(|place| self.row(place, y(place))) }
                { for start.iter().filter(|place| layout.shows(y(place))).map(|place| marks::start(AXIS, y(place))) }
                { for goal.iter().filter(|place| layout.shows(y(place))).map(|place| marks::goal(AXIS, y(place))) }
                if layout.shows(y(&here)) {
                    { marks::you(AXIS, y(&here)) }
                }
                { for word(start_word, "graph-word graph-last", Key::GraphStart) }
                { for word(goal_word, "graph-word graph-word-goal graph-last", Key::GraphGoal) }
                { for word(Some(&here), "graph-word graph-word-you graph-last", Key::GraphYou) }
                { self.beyond(layout, &[(Key::GraphYou, Some(here.clone())), (Key::GraphGoal, goal), (Key::GraphStart, start)]) }
            </g>
        }
    }

    fn row(&self, place: &Steps, y: f64) -> Html {
        let text = self.written(&self.places.state_at(self.timeline, place));
        html! { <text class="graph-state" x={num(STATES)} y={num(y + 5.0)}>{ text }</text> }
    }

    /// Writes a state; of a long one the part that changes from row to row.
    fn written(&self, state: &AnyState) -> String {
        let text = state.to_string();
        let room = ((self.width - STATES - 8.0) / DIGIT) as usize;
        if text.len() <= room || text.contains('.') || !text.is_ascii() {
            return if text.len() <= room { text } else { self.lang.state_name(state) };
        }
        let kept = room.saturating_sub(2).max(4);
        let zoom = if self.places == Places::States { self.zoom } else { 0 };
        let end = text.len() - zoom.saturating_sub(kept / 2).min(text.len() - kept);
        let (head, tail) = (if end > kept { "…" } else { "" }, if end < text.len() { "…" } else { "" });
        format!("{head}{}{tail}", text.get(end - kept..end).unwrap_or_default())
    }

    /// Draws the dead ends beside a way out.
    fn stalks(&self, y: &impl Fn(&Steps) -> f64) -> Html {
        // They stand beside the way out, whose steps are those of the timeline.
        let is_the_way = |steps: &Steps| self.places == Places::Steps && steps == self.timeline.steps();
        let Some((_, branches)) = dead_ends(self.timeline).filter(|(steps, _)| is_the_way(steps)) else {
            return html! {};
        };
        let (mut stalks, mut ends) = (Pen::default(), Pen::default());
        let mut depths = Vec::new();
        for branch in branches {
            let height = y(&branch.leaves_at);
            if (0.0..self.height).contains(&height) {
                stalks.line(&[(AXIS, height), (AXIS - STALK, height)]);
                ends.ring((AXIS - STALK - 3.0, height), 3.0);
                // Where one stands it says so instead.
                if branch.leaves_at != *self.timeline.cursor() {
                    depths.push((height, branch.depth));
                }
            }
        }
        let is_near = self.zoom == 0;
        html! {
            <>
                { svg::path("stalk", stalks.0) }
                { svg::path("stalk-end", ends.0) }
                { for depths.iter().filter(|_| is_near).map(|(height, depth)| {
                    svg::text("graph-depth graph-last", AXIS - STALK - 10.0, height + 4.0, depth.to_string())
                }) }
            </>
        }
    }

    /// Says what lies outside the picture, above and below.
    fn beyond(&self, layout: &LineLayout, all: &[(Key, Option<Steps>)]) -> Html {
        let outside = |up: bool| {
            let is_there = |y: f64| !layout.shows(y) && (y < self.height / 2.0) == up;
            let (key, place) = all.iter().find_map(|(key, place)| {
                place.as_ref().filter(|place| is_there(layout.y(place))).map(|place| (*key, place))
            })?;
            let edge = layout.rows().into_iter().min_by(|one, other| {
                let nearer = layout.y(one).total_cmp(&layout.y(other));
                if up { nearer } else { nearer.reverse() }
            })?;
            let words = self.lang.graph_beyond(key, &edge.abs_diff(place), up);
            let y = if up { 15.0 } else { self.height - 6.0 };
            // A number of hundreds of digits needs all of the width.
            let x = if words.chars().count() > 36 { 10.0 } else { STATES };
            Some(svg::text("graph-word graph-first", x, y, words))
        };
        html! { <>{ for [true, false].into_iter().filter_map(outside) }</> }
    }
}
