//! What a graph shows at one moment, whichever kind it is, and what pointers and keys mean in it.

use std::rc::Rc;

use gros_session::Timeline;
use gros_solver::hanoi::TrianglePoint;
use gros_solver::{AnyPuzzle, AnyState, Hanoi, Puzzle, Steps};

use super::line::Places;
use super::line_layout::{Line, LineLayout};
use super::triangle::Ground;
use super::triangle_layout::{TriangleLayout, first_view};
use super::view::View;

/// How far an arrow key moves a picture in which no single position is seen.
const KEY_PAN: f64 = 48.0;

/// What kind of graph a puzzle has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// The Sierpiński triangle.
    Triangle(Hanoi),
    /// A line.
    Line(Places),
    /// The board is the graph.
    Board,
}

impl Kind {
    /// Chooses the graph of a puzzle.
    pub fn of(puzzle: &AnyPuzzle) -> Kind {
        match puzzle {
            AnyPuzzle::Hanoi(hanoi) if hanoi.rule().pegs() == 3 => Kind::Triangle(*hanoi),
            AnyPuzzle::Wythoff(_) => Kind::Board,
            _ if puzzle.line_length().is_some() => Kind::Line(Places::States),
            _ => Kind::Line(Places::Steps),
        }
    }

    /// Gives the view that one begins with.
    pub fn first_view(self) -> View {
        match self {
            Kind::Triangle(hanoi) => first_view(hanoi.discs()),
            _ => View::default(),
        }
    }
}

/// What a graph shows at one moment.
#[derive(Clone, Debug, PartialEq)]
pub enum Picture {
    /// The triangle.
    Triangle {
        /// The puzzle.
        hanoi: Hanoi,
        /// Where everything is.
        layout: TriangleLayout,
        /// What of it is seen.
        ground: Rc<Ground>,
    },
    /// A line.
    Line {
        /// What the places are.
        places: Places,
        /// How much there is.
        line: Rc<Line>,
        /// Where everything is.
        layout: LineLayout,
    },
}

/// What was clicked.
#[derive(Clone, Debug, PartialEq)]
pub enum Hit {
    /// A position.
    State(AnyState),
    /// A part in which single positions are not told apart: a look at it from nearer.
    Closer(View),
}

impl Picture {
    /// Tells whether nothing closer, or nothing farther, is to be seen.
    pub fn ends(&self) -> (bool, bool) {
        match self {
            Picture::Triangle { layout, .. } => layout.ends(),
            Picture::Line { layout, .. } => layout.ends(),
        }
    }

    /// Gives the view in which the picture was dragged by some pixels.
    pub fn dragged(&self, dx: f64, dy: f64) -> View {
        match self {
            Picture::Triangle { layout, .. } => layout.dragged(dx, dy),
            Picture::Line { layout, .. } => layout.dragged(dy),
        }
    }

    /// Gives the view that is so many times smaller, or larger; what is at a point stays there, if one is given.
    pub fn zoomed(&self, by: isize, at: Option<(f64, f64)>, view: &View) -> View {
        match self {
            Picture::Triangle { layout, .. } => layout.zoomed(by, at, view),
            Picture::Line { layout, .. } => layout.zoomed(by, at.map(|(_, y)| y), view),
        }
    }

    /// Finds what a click at a point is meant for.
    pub fn hit(&self, timeline: &Timeline<AnyPuzzle>, at: (f64, f64)) -> Option<Hit> {
        match self {
            Picture::Triangle { hanoi, layout, ground } => {
                let (right, up) = layout.hit(&ground.window, &ground.parts, at)?;
                let corner = &ground.window.corner;
                let part =
                    TrianglePoint { right: &corner.right + &right.into(), up: &corner.up + &up.into() };
                if layout.level() == 0 {
                    return hanoi.state_at_place(&part).map(|state| Hit::State(AnyState::Hanoi(state)));
                }
                let (level, zoom) = (layout.level(), layout.discs_shown().saturating_sub(7));
                let place = TrianglePoint { right: part.right << level, up: part.up << level };
                Some(Hit::Closer(layout.looking_at(&place, zoom)))
            }
            Picture::Line { places, layout, .. } => {
                layout.hit(at.1).map(|place| Hit::State(places.state_at(timeline, &place)))
            }
        }
    }

    /// Gives the view in which a position is seen: the same one, if it is seen already.
    pub fn seeing(&self, timeline: &Timeline<AnyPuzzle>, state: &AnyState, view: &View) -> View {
        match self {
            Picture::Triangle { hanoi, layout, .. } => {
                let AnyState::Hanoi(state) = state else { return view.clone() };
                let Some(place) = hanoi.place_of(state) else { return view.clone() };
                let is_seen = layout.shows(layout.point(&place), -12.0);
                if is_seen { view.clone() } else { layout.looking_at(&place, view.zoom) }
            }
            Picture::Line { places, layout, .. } => match places.place_of(timeline, state) {
                Some(place) if !layout.shows(layout.y(&place)) => layout.looking_at(&place),
                _ => view.clone(),
            },
        }
    }

    /// Gives the position to which an arrow key leads from another; none where it leads nowhere.
    pub fn next(&self, timeline: &Timeline<AnyPuzzle>, from: &AnyState, key: &str) -> Option<AnyState> {
        match self {
            Picture::Triangle { hanoi, layout, .. } => {
                let AnyState::Hanoi(state) = from else { return None };
                let place = hanoi.place_of(state).filter(|_| layout.level() == 0)?;
                let near = neighbours(&place, key);
                let joined = near.into_iter().flatten().find(|near| hanoi.joins_places(&place, near))?;
                hanoi.state_at_place(&joined).map(AnyState::Hanoi)
            }
            Picture::Line { places, layout, .. } => {
                let rows = match key {
                    "ArrowUp" | "ArrowLeft" => -1,
                    "ArrowDown" | "ArrowRight" => 1,
                    _ => return None,
                };
                let place = layout.below(&places.place_of(timeline, from)?, rows);
                Some(places.state_at(timeline, &place))
            }
        }
    }

    /// Gives the view to which an arrow key moves a picture in which no single position is seen.
    pub fn panned(&self, key: &str) -> Option<View> {
        let is_far = matches!(self, Picture::Triangle { layout, .. } if layout.level() > 0);
        let (dx, dy) = match key {
            "ArrowLeft" => (KEY_PAN, 0.0),
            "ArrowRight" => (-KEY_PAN, 0.0),
            "ArrowUp" => (0.0, KEY_PAN),
            "ArrowDown" => (0.0, -KEY_PAN),
            _ => return None,
        };
        is_far.then(|| self.dragged(dx, dy))
    }
}

/// Gives the places beside one in the direction of an arrow key, the preferred one first.
fn neighbours(TrianglePoint { right, up }: &TrianglePoint, key: &str) -> [Option<TrianglePoint>; 2] {
    let more = |number: &Steps| Some(number + &Steps::ONE);
    let less = |number: &Steps| number.checked_sub(&Steps::ONE);
    let place = |right: Option<Steps>, up: Option<Steps>| Some(TrianglePoint { right: right?, up: up? });
    let (same_right, same_up) = (Some(right.clone()), Some(up.clone()));
    match key {
        "ArrowLeft" => [place(less(right), same_up), None],
        "ArrowRight" => [place(more(right), same_up), None],
        "ArrowUp" => [place(same_right, more(up)), place(less(right), more(up))],
        "ArrowDown" => [place(same_right, less(up)), place(more(right), less(up))],
        _ => [None, None],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_session::spec;
    use gros_solver::Puzzle;

    const SIZE: (f64, f64) = (352.0, 320.0);

    fn triangle(text: &str) -> (Timeline<AnyPuzzle>, Picture) {
        let timeline = spec::open(text, 1_000).unwrap().session.timeline().clone();
        let Kind::Triangle(hanoi) = Kind::of(timeline.puzzle()) else { panic!("a triangle") };
        let AnyState::Hanoi(state) = timeline.state() else { panic!("a tower") };
        let here = hanoi.place_of(&state).unwrap();
        let layout = TriangleLayout::new(hanoi.discs(), SIZE, &first_view(hanoi.discs()), &here);
        let ground = Rc::new(Ground::new(&hanoi, &layout));
        (timeline, Picture::Triangle { hanoi, layout, ground })
    }

    #[test]
    fn a_click_lands_on_the_state_that_is_drawn_there() {
        for text in
            ["hanoi?n=3", "hanoi?n=5&step=12", "hanoi?n=64&step=12345678901234567890", "hanoi?n=1000&step=7"]
        {
            let (timeline, picture) = triangle(text);
            let Picture::Triangle { hanoi, layout, .. } = &picture else { panic!("a triangle") };
            let mut state = timeline.state();
            for turn in 0..6 {
                let AnyState::Hanoi(tower) = &state else { panic!("a tower") };
                let point = layout.point(&hanoi.place_of(tower).unwrap());
                assert_eq!(picture.hit(&timeline, point), Some(Hit::State(state.clone())), "{text}");
                let moves: Vec<_> = timeline.puzzle().legal_moves(&state).collect();
                state = timeline.puzzle().play(&state, &moves[turn % moves.len()]).unwrap();
            }
        }
    }

    #[test]
    fn arrows_lead_along_edges() {
        for (text, key, wanted) in [
            ("hanoi?n=3", "ArrowRight", Some("AAC")),
            ("hanoi?n=3", "ArrowUp", Some("AAB")),
            ("hanoi?n=3", "ArrowLeft", None),
            ("hanoi?n=3&step=3", "ArrowRight", Some("CBB")),
            ("hanoi?n=3&step=7", "ArrowUp", Some("CCB")),
        ] {
            let (timeline, picture) = triangle(text);
            let next = picture.next(&timeline, &timeline.state(), key);
            assert_eq!(next.map(|state| state.to_string()).as_deref(), wanted, "{text} {key}");
        }
    }

    #[test]
    fn every_puzzle_has_a_kind_of_graph() {
        let kind = |text: &str| Kind::of(spec::open(text, 1_000).unwrap().session.timeline().puzzle());
        for text in ["rings", "rings?n=1000", "spinout", "kugellager", "chain?radices=2,3,4"] {
            assert_eq!(kind(text), Kind::Line(Places::States), "{text}");
        }
        for text in ["elephants", "hexadecimal", "hanoi?pegs=4", "spinout?outside=1"] {
            assert_eq!(kind(text), Kind::Line(Places::Steps), "{text}");
        }
        assert_eq!(kind("wythoff"), Kind::Board);
        assert!(matches!(kind("hanoi?rule=cyclic"), Kind::Triangle(_)));
    }
}
