//! Where the ticks of the tape stand: numbers only, in CSS pixels from its left edge.
//!
//! The cursor's needle is in the middle. Where a tick is one step, its cell lies right of the step at which its
//! move is made; where it is more, the tick itself stands at that step, and its label behind it.

use gros_session::{Tape, TapeTick, Timeline, listed};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, ChainModel, PieceMove, Puzzle, Steps};

/// The longest name of a move that stands over a tick, how wide about each of its letters is, and what is beside it.
const LONGEST: usize = 9;
const LETTER: f64 = 7.2;
const BESIDE: f64 = 14.0;
/// No longer, it has room over any tick.
const SHORT: usize = 5;

/// The height of the shortest tick, how much a larger piece adds, and how many larger pieces count.
const HEIGHTS: (f64, f64, u32) = (7.0, 4.0, 7);
/// A label this near to the needle is left out, where labels do not stand in cells.
const NEEDLE_GAP: f64 = 13.0;
/// The least distance of two labels that stand behind ticks in uneven distances.
const LABEL_GAP: f64 = 24.0;

/// Which way a piece goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Up,
    Down,
    Right,
    /// It turns upright, or flat: a bar that stands or lies.
    Upright,
    Flat,
}

/// What stands over a tick: the piece, an arrow, and where it goes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Label {
    /// The piece, or the whole label.
    pub piece: String,
    /// Which way it goes, to be drawn behind it.
    pub way: Option<Way>,
    /// What stands behind the arrow.
    pub to: String,
}

/// A tick with its place.
#[derive(Clone, Debug, PartialEq)]
pub struct PlacedTick {
    /// The step at which its move is made.
    pub step: Steps,
    /// Where the tick stands.
    pub x: f64,
    /// How tall it is.
    pub height: f64,
    /// What stands over it, and the middle of that.
    pub label: Option<(f64, Label)>,
    /// Whether it lies behind the cursor.
    pub is_past: bool,
    /// Whether its move is the next.
    pub is_next: bool,
    /// Whether it is taller than the shortest.
    pub is_tall: bool,
}

/// The whole tape.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TapeLayout {
    /// The ticks, from left to right.
    pub ticks: Vec<PlacedTick>,
    /// Where the states stand, where a tick is one step.
    pub states: Vec<f64>,
    /// Where the timeline begins, if that is to be seen.
    pub start: Option<f64>,
    /// Where it ends, if that is to be seen.
    pub end: Option<f64>,
}

/// Gives the distance of two ticks: labels of discs need more room, and those of a game as much as its first position.
pub fn pitch(puzzle: &AnyPuzzle) -> f64 {
    match puzzle {
        AnyPuzzle::Rings(_) => 32.0,
        AnyPuzzle::Wythoff(_) => {
            let letters = puzzle.start().to_string().chars().count().min(LONGEST);
            if letters > SHORT { (LETTER * letters as f64 + BESIDE).round() } else { 40.0 }
        }
        _ => 40.0,
    }
}

impl TapeLayout {
    /// Lays the tape out in a width.
    pub fn new(timeline: &Timeline<AnyPuzzle>, tape: Tape, width: f64) -> TapeLayout {
        let pitch = pitch(timeline.puzzle());
        let middle = width / 2.0;
        let reach = (middle / pitch).ceil().max(0.0) as u32 + 1;
        let ticks = tape.ticks(timeline, reach);
        let at = |step: &Steps| middle + tape.place(timeline, step) * pitch;
        let seen = |x: f64| (0.0..=width).contains(&x).then_some(x);
        let is_single = tape.scale() == 0;
        let states = ticks.iter().filter(|_| is_single).filter_map(|tick| seen(at(&tick.step)));
        TapeLayout {
            states: states.collect(),
            ticks: place(timeline, &ticks, is_single, pitch, middle),
            start: seen(at(&Steps::ZERO)),
            end: seen(at(timeline.steps())),
        }
    }

    /// Leaves away what lies ahead.
    pub fn without_future(mut self) -> TapeLayout {
        self.ticks.retain(|tick| tick.is_past);
        self
    }

    /// Gives the step of the tick nearest to a place.
    pub fn step_at(&self, x: f64) -> Option<Steps> {
        let far = |tick: &&PlacedTick| (tick.x - x).abs();
        self.ticks.iter().min_by(|one, other| far(one).total_cmp(&far(other))).map(|tick| tick.step.clone())
    }
}

/// Counts the steps that half of a tape of a width shows.
pub fn half_window(puzzle: &AnyPuzzle, tape: Tape, width: f64) -> Steps {
    // A few dozen at most: the cast loses nothing but the fraction.
    let ticks = (width.max(0.0) / pitch(puzzle) / 2.0) as u32;
    tape.span().times(ticks)
}

fn place(
    timeline: &Timeline<AnyPuzzle>,
    ticks: &[TapeTick],
    is_single: bool,
    pitch: f64,
    middle: f64,
) -> Vec<PlacedTick> {
    let smallest = ticks.iter().map(|tick| tick.class).min().unwrap_or(0);
    // Single steps follow each other: they are walked, which costs less than finding each.
    let mut walked = (ticks.first().zip(ticks.last()).filter(|_| is_single))
        .map(|(first, last)| listed(timeline, &first.step, &(&last.step + &Steps::ONE)));
    let mut labelled = f64::NEG_INFINITY;
    let place = |tick: &TapeTick| {
        let edge = middle + tick.place * pitch;
        let x = if is_single { edge + pitch / 2.0 } else { edge };
        let label_x = edge + pitch / 2.0;
        let has_room =
            is_single || ((label_x - middle).abs() >= NEEDLE_GAP && label_x - labelled >= LABEL_GAP);
        if has_room {
            labelled = label_x;
        }
        let text = match &mut walked {
            Some(walked) => walked.next().map(|made| label(&made.before, &made.mv)),
            None if has_room => label_at(timeline, &tick.step),
            None => None,
        };
        let more = (tick.class - smallest).min(HEIGHTS.2);
        PlacedTick {
            x,
            height: HEIGHTS.0 + HEIGHTS.1 * f64::from(more),
            label: text.map(|label| (label_x, label)),
            is_past: tick.step < *timeline.cursor(),
            is_next: tick.step == *timeline.cursor(),
            is_tall: more > 0,
            step: tick.step.clone(),
        }
    };
    ticks.iter().map(place).collect()
}

/// Writes what happens at a step.
pub fn label_at(timeline: &Timeline<AnyPuzzle>, step: &Steps) -> Option<Label> {
    Some(label(&timeline.state_at(step), &timeline.move_at(step)?))
}

/// Writes what a move does.
fn label(before: &AnyState, mv: &AnyMove) -> Label {
    let goes = |piece: String, to: String| Label { piece, way: Some(Way::Right), to };
    match (before, mv) {
        (AnyState::Rings(before), AnyMove::Rings(mv)) => {
            let way = if before.is_on(mv.ring) { Way::Down } else { Way::Up };
            Label { piece: mv.to_string(), way: Some(way), to: String::new() }
        }
        (_, AnyMove::Hanoi(mv)) => goes(mv.disc.to_string(), mv.to.to_string()),
        (before, AnyMove::Chain(mv) | AnyMove::SlideOut(mv) | AnyMove::Hexadecimal(mv)) => {
            of_family(before, *mv)
        }
        (_, AnyMove::SpinOut(mv)) => {
            let place = if mv.outside { "*" } else { "" };
            goes(mv.dial.to_string(), format!("{}{place}", mv.to.letter()))
        }
        (_, mv) => {
            let text = mv.to_string();
            // What is longer than its tick would lie over its neighbours.
            let piece = if text.chars().count() > LONGEST { String::new() } else { text };
            Label { piece, way: None, to: String::new() }
        }
    }
}

/// Writes what a piece of the family does: places that have a look are drawn, others are a way and a number.
fn of_family(before: &AnyState, PieceMove { piece, to }: PieceMove) -> Label {
    let drawn = |way: Way| Label { piece: piece.to_string(), way: Some(way), to: String::new() };
    let numbered = |from: Option<u16>| {
        let way = if from.is_some_and(|from| from > to) { Way::Down } else { Way::Up };
        Label { to: to.to_string(), ..drawn(way) }
    };
    match before {
        AnyState::Chain(before) => match before.chain().model() {
            ChainModel::SpinOut => drawn(if to == 0 { Way::Flat } else { Way::Upright }),
            ChainModel::Brain => drawn(if to == 0 { Way::Down } else { Way::Up }),
            ChainModel::BinaryBurr if piece > 0 => drawn(if to == 0 { Way::Down } else { Way::Up }),
            _ => numbered(before.value_of(piece)),
        },
        AnyState::SlideOut(before) if before.puzzle().is_elephants() => drawn(match to {
            0 => Way::Up,
            1 => Way::Right,
            _ => Way::Down,
        }),
        AnyState::SlideOut(before) => numbered(before.value_of(piece)),
        // The bars of the lock hang down at 1.
        _ => drawn(if to == 0 { Way::Up } else { Way::Down }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_session::spec;

    fn layout(text: &str, scale: usize, width: f64) -> TapeLayout {
        let timeline = spec::open(text, 1_000).unwrap().session.timeline().clone();
        TapeLayout::new(&timeline, Tape::new(&timeline, scale), width)
    }

    fn labels(layout: &TapeLayout) -> Vec<String> {
        let label = |tick: &PlacedTick| {
            tick.label.as_ref().map(|(_, Label { piece, way, to })| format!("{piece}{way:?}{to}"))
        };
        layout
            .ticks
            .iter()
            .filter_map(label)
            .map(|text| text.replace("Some", "").replace(['(', ')'], " "))
            .collect()
    }

    #[test]
    fn single_steps_fill_cells_beside_the_needle() {
        let layout = layout("rings?step=123", 0, 1112.0);
        let next = layout.ticks.iter().find(|tick| tick.is_next).unwrap();
        assert_eq!((next.x, next.height, next.label.as_ref().unwrap().0), (572.0, 11.0, 572.0));
        assert_eq!(layout.states.len(), 35);
        assert!(layout.states.contains(&556.0));
        assert!(layout.ticks.windows(2).all(|pair| pair[1].x - pair[0].x == 32.0));
        assert_eq!((layout.start, layout.end), (None, None));
        assert_eq!(layout.step_at(557.0), Some(Steps::from(123u32)));
        assert_eq!(layout.step_at(555.0), Some(Steps::from(122u32)));
    }

    #[test]
    fn labels_say_the_piece_and_where_it_goes() {
        assert_eq!(labels(&layout("rings?step=123", 0, 100.0))[2..5], ["1 Up ", "2 Down ", "1 Down "]);
        assert_eq!(labels(&layout("hanoi?n=3", 0, 60.0)), ["1 Right C", "2 Right B", "1 Right B"]);
    }

    #[test]
    fn a_piece_of_the_family_is_drawn_as_it_comes_to_stand() {
        let first = |text: &str| labels(&layout(text, 0, 100.0)).swap_remove(0);
        assert_eq!(first("brain?n=3"), "1 Up ");
        assert_eq!(first("spinout"), "1 Flat ");
        assert_eq!(first("spinout?from=off&to=on"), "1 Upright ");
        assert_eq!(first("elephants"), "1 Right ");
        assert_eq!(first("hexadecimal"), "2 Down ");
        assert_eq!(first("kugellager"), "0 Up 1");
    }

    #[test]
    fn larger_ticks_stand_at_their_moves_and_their_labels_behind_them() {
        let layout = layout("rings?n=64&step=6241613783566559914", 50, 1112.0);
        let next = layout.ticks.iter().find(|tick| tick.is_next).unwrap();
        assert_eq!((next.x, next.label.as_ref().map(|(x, _)| *x)), (556.0, Some(572.0)));
        let tallest = layout.ticks.iter().map(|tick| tick.height).fold(0.0, f64::max);
        assert_eq!(tallest, 35.0);
        assert!(layout.states.is_empty());
    }

    #[test]
    fn positions_of_a_game_have_room_beside_each_other() {
        for text in
            ["wythoff", "wythoff?piles=140,220", "wythoff?piles=1000,1618", "wythoff?piles=123456789,7"]
        {
            let layout = layout(text, 0, 1112.0);
            let labels: Vec<&(f64, Label)> =
                layout.ticks.iter().filter_map(|tick| tick.label.as_ref()).collect();
            for two in labels.windows(2) {
                let [(one, _), (other, label)] = two else { continue };
                assert!(
                    other - one >= LETTER * label.piece.chars().count() as f64,
                    "{text}: {}",
                    label.piece
                );
            }
        }
        assert_eq!(pitch(&AnyPuzzle::from(gros_solver::Wythoff::new(14u32.into(), 20u32.into()))), 40.0);
        assert!(labels(&layout("wythoff?piles=140,220", 0, 400.0)).iter().all(|label| label.len() > 4));
    }

    #[test]
    fn the_ends_are_seen_where_they_are_near() {
        let layout = layout("rings?n=5&step=2", 0, 400.0);
        assert_eq!((layout.start, layout.end), (Some(136.0), None));
        let whole = self::layout("rings?n=3&step=5", 0, 400.0);
        assert_eq!((whole.start, whole.end), (Some(40.0), Some(200.0)));
        assert_eq!(whole.ticks.len(), 5);
    }
}
