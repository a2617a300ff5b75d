//! The graph of all positions: what is seen of it, and where one is.

use gros_session::Timeline;
use gros_solver::{AnyPuzzle, AnyState, Puzzle, Steps};

use crate::message::say;
use crate::{Key, Lang, puzzles};

/// A state is written in full up to so many symbols.
const LONGEST_ROW: usize = 40;
/// An edge of the drawing is so many millimetres long when one looks closest.
const EDGE: f64 = 5.0;
const KILOMETRE: f64 = 1e6;
const LIGHT_YEAR: f64 = 9.461e18;
/// Wider than this, in light-years, and the visible universe is left.
const UNIVERSE: f64 = 9.3e10;

impl Lang {
    /// Heads the picture: `5 discs: all 243 positions`.
    #[must_use]
    pub fn graph_whole(self, puzzle: &AnyPuzzle, states: &Steps) -> String {
        let (pieces, states) = (self.pieces_in(puzzle), self.number(states));
        say!(self, GraphWhole { pieces, states })
    }

    /// Heads a picture that shows a part: `64 discs: what is around you`.
    #[must_use]
    pub fn graph_around(self, puzzle: &AnyPuzzle) -> String {
        let pieces = self.pieces_in(puzzle);
        say!(self, GraphAround { pieces })
    }

    /// Heads a picture of the route alone: `5 elephants: the way, step by step`.
    #[must_use]
    pub fn graph_way(self, puzzle: &AnyPuzzle) -> String {
        let pieces = self.pieces_in(puzzle);
        say!(self, GraphWay { pieces })
    }

    /// Names the way that is gone: `shortest route, 24 moves`.
    #[must_use]
    pub fn way_of(self, steps: &Steps) -> String {
        let moves = self.moves(steps);
        say!(self, GraphWayOf { moves })
    }

    /// Names the way that is not gone, where there are two between the same positions; the one that is gone has `plan` moves.
    ///
    /// ```
    /// use gros_text::Lang;
    /// let said = Lang::English.other_way(&30u32.into(), true, &24u32.into());
    /// assert_eq!(said, "largest disc only once: 30 moves");
    /// ```
    #[must_use]
    pub fn other_way(self, steps: &Steps, largest_moves_once: bool, plan: &Steps) -> String {
        let moves = self.moves(steps);
        let how =
            if largest_moves_once { self.text(Key::GraphOtherWay) } else { self.text(Key::GraphOtherWay2) };
        let as_short = if steps == plan { self.text(Key::GraphOtherWay3) } else { "" };
        format!("{how}{}{moves}{as_short}", self.text(Key::GraphOtherWay4))
    }

    /// Says whether all positions stand in one line, or only a route is seen.
    pub(crate) fn line_or_route(self, is_line: bool) -> &'static str {
        if is_line { self.text(Key::GraphLineOrRoute) } else { self.text(Key::GraphLineOrRoute2) }
    }

    /// Says where one is in the graph: `Step 11 of 24, 3 ways to go from here`.
    #[must_use]
    pub fn graph_here(self, timeline: &Timeline<AnyPuzzle>) -> String {
        let ways = timeline.puzzle().legal_moves(&timeline.state()).take(100).count();
        let place = self.step_of(timeline.cursor(), timeline.steps());
        match self {
            Lang::English if ways == 1 => format!("{place}, one way to go from here"),
            Lang::English => format!("{place}, {ways} ways to go from here"),
            Lang::Simplified => format!("{place}，从这里有 {ways} 种走法"),
            Lang::Traditional => format!("{place}，從這裡有 {ways} 種走法"),
        }
    }

    /// Says what the picture shows and how it is used, to be heard.
    #[must_use]
    pub fn graph_spoken(self, timeline: &Timeline<AnyPuzzle>) -> String {
        let shape = puzzles::shape(self, timeline.puzzle());
        let setup = timeline.setup();
        let [start, goal, here] =
            [&setup.start, &setup.goal, &timeline.state()].map(|state| self.state_name(state));
        let places = say!(self, GraphSpoken { start, goal, here });
        let keys = self.text(Key::GraphSpoken2);
        let here = self.graph_here(timeline);
        self.sentences([shape, &places, &here, keys].map(|phrase| self.sentence(phrase)))
    }

    /// Says what a chosen position is: `ABBAA, step 12 of 31` or `ABBAA, 3 moves from here, not on the way`.
    #[must_use]
    pub fn graph_chosen(self, state: &AnyState, step: Option<&Steps>, away: Option<&Steps>) -> String {
        let name = Some(state.to_string()).filter(|row| row.len() <= LONGEST_ROW);
        let name = name.unwrap_or_else(|| self.state_name(state));
        match (step, away, self) {
            (Some(step), _, Lang::English) => format!("{name}, step {}", self.number(step)),
            (Some(step), _, _) => format!("{name}，第 {} 步", self.number(step)),
            (None, Some(away), Lang::English) => {
                format!("{name}, not on the way, {} from here", self.moves(away))
            }
            (None, Some(away), Lang::Simplified) => {
                format!("{name}，不在路线上，离这里 {}", self.moves(away))
            }
            (None, Some(away), Lang::Traditional) => {
                format!("{name}，不在路線上，離這裡 {}", self.moves(away))
            }
            (None, None, _) => name,
        }
    }

    /// Says what stands between two rows of a line: `From row to row: 1,024 positions`.
    #[must_use]
    pub fn graph_scale(self, weight: &Steps) -> String {
        let number = self.number(weight);
        match self {
            Lang::English if *weight == Steps::ONE => "Every position is a row.".to_owned(),
            Lang::English => format!("From row to row: {number} positions."),
            _ if *weight == Steps::ONE => self.text(Key::GraphScale).to_owned(),
            Lang::Simplified => format!("相邻两行相差 {number} 个状态。"),
            Lang::Traditional => format!("相鄰兩行相差 {number} 個狀態。"),
        }
    }

    /// Says that something lies beyond an end of the picture: `goal, 218 further up`.
    pub(crate) fn graph_beyond(self, what: &str, distance: &Steps, up: bool) -> String {
        let distance = self.number(distance);
        match (self, up) {
            (Lang::English, true) => format!("{what}: {distance} further up"),
            (Lang::English, false) => format!("{what}: {distance} further down"),
            (Lang::Simplified, true) => format!("{what}：再往上 {distance}"),
            (Lang::Simplified, false) => format!("{what}：再往下 {distance}"),
            (Lang::Traditional, true) => format!("{what}：再往上 {distance}"),
            (Lang::Traditional, false) => format!("{what}：再往下 {distance}"),
        }
    }

    /// Explains the state of a tower as the way into the triangle; `shown` discs differ within the picture.
    #[must_use]
    pub fn graph_address(self, shown: usize) -> String {
        let shown = self.count(shown);
        say!(self, GraphAddress { shown })
    }

    /// Names a part of the triangle by the discs that differ in it: `smallest 48`.
    #[must_use]
    pub fn graph_smallest(self, discs: usize) -> String {
        let discs = self.count(discs);
        say!(self, GraphSmallest { discs })
    }

    /// Says how large the whole triangle would be: `At this size the whole triangle is about 10 light-years wide`.
    #[must_use]
    pub fn graph_width(self, discs: usize) -> String {
        let edges = Steps::ones(discs).to_f64();
        let width = edges * EDGE;
        let (kilometres, light_years) = (width / KILOMETRE, width / LIGHT_YEAR);
        let wide = if light_years > UNIVERSE {
            self.text(Key::GraphWidth5).to_owned()
        } else if light_years >= 1.0 {
            let number = self.number(&Steps::from(light_years.round() as u64));
            say!(self, GraphWidth { number })
        } else if kilometres >= 1.0 {
            let number = self.number(&Steps::from(kilometres.round() as u64));
            say!(self, GraphWidth2 { number })
        } else {
            let number = self.number(&Steps::from((width / 1e3).ceil() as u64));
            say!(self, GraphWidth3 { number })
        };
        say!(self, GraphWidth4 { wide })
    }

    /// Says what there is to know of the graph of a puzzle; none where its picture says it all.
    #[must_use]
    pub fn graph_note(self, puzzle: &AnyPuzzle) -> Option<String> {
        puzzles::graph_note(self, puzzle)
    }

    /// Says how many moves a size takes: `9 rings: 341 moves`.
    #[must_use]
    pub fn growth_point(self, puzzle: &AnyPuzzle, steps: &Steps) -> String {
        let (pieces, moves) = (self.pieces_in(puzzle), self.moves(steps));
        say!(self, GraphGrowthPoint { pieces, moves })
    }
}
