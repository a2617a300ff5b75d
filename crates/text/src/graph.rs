//! The state graph: the states that it shows, and where you are.

use gros_session::Timeline;
use gros_solver::{AnyPuzzle, AnyState, Puzzle, Steps};

use crate::message::say;
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
        let place = say!(self, StatusStep { step: timeline.cursor(), steps: timeline.steps() });
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

    /// Says that something is beyond an end of the picture: `goal, 218 further up`.
    pub(crate) fn graph_beyond(self, what: &str, distance: &Steps, up: bool) -> String {
        say!(self, GraphBeyond { what, distance, way: if up { "up" } else { "down" } })
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
}
