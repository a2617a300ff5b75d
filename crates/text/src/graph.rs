//! The state graph: the states that it shows, and where you are.

use gros_session::Timeline;
use gros_solver::{AnyPuzzle, AnyState, Puzzle, Steps};

use crate::message::{Count, say};
use crate::puzzles::AnyWords;
use crate::{Key, Lang};

/// The maximum length of a state that is written in full.
const LONGEST_ROW: usize = 40;
/// The length of a drawn edge at the closest zoom, in millimetres.
const EDGE: f64 = 5.0;
const METRE: f64 = 1e3;
const KILOMETRE: f64 = 1e6;
const LIGHT_YEAR: f64 = 9.461e18;
/// The width of the visible universe, in light-years.
const UNIVERSE: f64 = 9.3e10;

impl Lang {
    /// Returns the heading of the picture: `5 discs: all 243 states`.
    #[must_use]
    pub fn graph_whole(self, puzzle: &AnyPuzzle, states: &Steps) -> String {
        say!(self, GraphWhole { pieces: self.pieces_in(puzzle), states })
    }

    /// Returns the heading of a picture of a part: `64 discs: part of the graph`.
    #[must_use]
    pub fn graph_around(self, puzzle: &AnyPuzzle) -> String {
        say!(self, GraphAround { pieces: self.pieces_in(puzzle) })
    }

    /// Returns the heading of a picture of the route alone: `5 elephants: the route, step by step`.
    #[must_use]
    pub fn graph_way(self, puzzle: &AnyPuzzle) -> String {
        say!(self, GraphWay { pieces: self.pieces_in(puzzle) })
    }

    /// Names the current route: `shortest route, 24 moves`.
    #[must_use]
    pub fn way_of(self, steps: &Steps) -> String {
        say!(self, GraphWayOf { moves: self.moves(steps) })
    }

    /// Names the alternative, if there are two routes between the same states; the current one has `plan` moves.
    ///
    /// ```
    /// use gros_text::Lang;
    /// let said = Lang::English.other_way(&30u32.into(), true, &24u32.into());
    /// assert_eq!(said, "largest disc only once: 30 moves");
    /// ```
    #[must_use]
    pub fn other_way(self, steps: &Steps, largest_moves_once: bool, plan: &Steps) -> String {
        let (moves, largest) = (self.moves(steps), if largest_moves_once { "once" } else { "twice" });
        if steps == plan {
            return say!(self, GraphOtherWayAsShort { largest, moves });
        }
        say!(self, GraphOtherWay { largest, moves })
    }

    /// Says whether all states form a line, or only a route is shown.
    pub(crate) fn line_or_route(self, is_line: bool) -> &'static str {
        self.text(if is_line { Key::GraphIsLine } else { Key::GraphIsRoute })
    }

    /// Says where you are in the graph: `Step 11 of 24, 3 possible moves`.
    #[must_use]
    pub fn graph_here(self, timeline: &Timeline<AnyPuzzle>) -> String {
        let ways = timeline.puzzle().legal_moves(&timeline.state()).take(100).count();
        let place = self.step_of(timeline.cursor(), timeline.steps());
        say!(self, GraphHere { place, ways })
    }

    /// Describes what the picture shows and how to use it, for a screen reader.
    #[must_use]
    pub fn graph_spoken(self, timeline: &Timeline<AnyPuzzle>) -> String {
        let shape = timeline.puzzle().shape(self);
        let setup = timeline.setup();
        let [start, goal, here] =
            [&setup.start, &setup.goal, &timeline.state()].map(|state| self.state_name(state));
        let places = say!(self, GraphPlaces { start, goal, here });
        let keys = self.text(Key::GraphKeys);
        let here = self.graph_here(timeline);
        self.sentences([shape, &places, &here, keys].map(|phrase| self.sentence(phrase)))
    }

    /// Describes a chosen state: `ABBAA, step 12` or `ABBAA, not on the route, 3 moves from here`.
    #[must_use]
    pub fn graph_chosen(self, state: &AnyState, step: Option<&Steps>, away: Option<&Steps>) -> String {
        let name = Some(state.to_string()).filter(|row| row.len() <= LONGEST_ROW);
        let name = name.unwrap_or_else(|| self.state_name(state));
        match (step, away) {
            (Some(step), _) => say!(self, GraphChosenOnWay { name, step }),
            (None, Some(away)) => say!(self, GraphChosenOffWay { name, moves: self.moves(away) }),
            (None, None) => name,
        }
    }

    /// Says how far apart two rows of a line are: `Neighbouring rows are 1,024 states apart.`
    #[must_use]
    pub fn graph_scale(self, weight: &Steps) -> String {
        say!(self, GraphScale { positions: weight })
    }

    /// Says that something is beyond an end of the picture: `goal, 218 further up`.
    pub(crate) fn graph_beyond(self, what: &str, distance: &Steps, up: bool) -> String {
        say!(self, GraphBeyond { what, distance, way: if up { "up" } else { "down" } })
    }

    /// Explains the state of a tower as the path into the triangle; `shown` discs vary within the picture.
    #[must_use]
    pub fn graph_address(self, shown: usize) -> String {
        say!(self, GraphAddress { shown: Count(shown) })
    }

    /// Names a part of the triangle by the discs that vary in it: `smallest 48`.
    #[must_use]
    pub fn graph_smallest(self, discs: usize) -> String {
        say!(self, GraphSmallest { discs: Count(discs) })
    }

    /// Says how large the whole triangle would be: `… would be about 10 light-years wide.`
    #[must_use]
    pub fn graph_width(self, discs: usize) -> String {
        let edges = Steps::ones(discs).to_f64();
        let width = edges * EDGE;
        let (kilometres, light_years) = (width / KILOMETRE, width / LIGHT_YEAR);
        let (unit, number) = if light_years > UNIVERSE {
            ("universe", 0.0)
        } else if light_years >= 1.0 {
            ("light-years", light_years.round())
        } else if kilometres >= 1.0 {
            ("kilometres", kilometres.round())
        } else {
            ("metres", (width / METRE).ceil())
        };
        say!(self, GraphWidth { unit, number: Steps::from(number as u64) })
    }

    /// Returns a note on a puzzle's graph; none if its picture says everything.
    #[must_use]
    pub fn graph_note(self, puzzle: &AnyPuzzle) -> Option<String> {
        puzzle.graph_note(self)
    }

    /// Says how many moves a size takes: `9 rings: 341 moves`.
    #[must_use]
    pub fn growth_point(self, puzzle: &AnyPuzzle, steps: &Steps) -> String {
        let (pieces, moves) = (self.pieces_in(puzzle), self.moves(steps));
        say!(self, GraphGrowthPoint { pieces, moves })
    }
}
