//! Layout of the tape, in CSS pixels from its left edge.
//!
//! The needle at the cursor is in the middle. At the scale of single steps, a tick is centred in the cell to
//! the right of its step. At coarser scales it is at the step, with the note to its right.

use std::cmp::Ordering;

use gros_picture::timeline::tape::{Tape as Drawing, Tick, When};
use gros_picture::{Note, Pictured};
use gros_session::{Tape, TapeTick, Timeline, listed};
use gros_solver::{AnyPuzzle, Steps};

/// Height of the shortest tick, the increment per size class, and the maximum number of increments.
const HEIGHTS: (f64, f64, u32) = (7.0, 4.0, 7);
/// Minimum distance of a note from the needle, unless notes are in cells.
const NEEDLE_GAP: f64 = 13.0;
/// Minimum distance between two notes, unless they are in cells.
const NOTE_GAP: f64 = 24.0;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct TapeLayout {
    pub drawing: Drawing,
    /// Where each tick and each dot is, with the step that it leads to.
    places: Vec<(f64, Steps)>,
}

impl TapeLayout {
    /// Lays out the moves around the cursor. If `told_to` is given, the moves from that step on are equal
    /// dots.
    pub fn new(
        timeline: &Timeline<AnyPuzzle>,
        tape: Tape,
        size: (f64, f64),
        told_to: Option<&Steps>,
    ) -> TapeLayout {
        let (width, pitch) = (size.0, timeline.puzzle().note_width());
        let middle = width / 2.0;
        let reach = (middle / pitch).ceil().max(0.0) as u32 + 1;
        let ticks = tape.ticks(timeline, reach);
        let at = |step: &Steps| middle + tape.place(timeline, step) * pitch;
        let visible = |x: f64| (0.0..=width).contains(&x).then_some(x);
        let is_single = tape.scale() == 0;
        let told = ticks.partition_point(|tick| told_to.is_none_or(|told_to| tick.step < *told_to));
        let (told, untold) = ticks.split_at(told);
        let states = told.iter().filter(|_| is_single).filter_map(|tick| visible(at(&tick.step)));
        let states = states.collect();
        let mut placed = place(timeline, told, is_single, pitch, middle);
        // A move that was looked at keeps its name, but nothing says that it is the best one.
        for tick in placed.iter_mut().filter(|tick| told_to.is_some() && tick.when == When::Next) {
            tick.when = When::Later;
        }
        // A tick is where the largest piece moves, which a dot does not tell.
        let block = |tick: &TapeTick| at(&((&tick.step >> tape.scale()) << tape.scale()));
        let dots: Vec<f64> = untold.iter().map(|tick| block(tick) + pitch / 2.0).collect();
        let xs = placed.iter().map(|tick| tick.x).chain(dots.iter().copied());
        let places = xs.zip(&ticks).map(|(x, tick)| (x, tick.step.clone())).collect();
        let drawing = Drawing {
            size,
            pitch,
            dots,
            states,
            ticks: placed,
            start: visible(at(&Steps::ZERO)),
            end: visible(at(timeline.steps())),
        };
        TapeLayout { drawing, places }
    }

    pub fn step_at(&self, x: f64) -> Option<Steps> {
        let distance = |(place, _): &&(f64, Steps)| (place - x).abs();
        let nearest = self.places.iter().min_by(|one, other| distance(one).total_cmp(&distance(other)));
        nearest.map(|(_, step)| step.clone())
    }
}

pub fn half_window(puzzle: &AnyPuzzle, tape: Tape, width: f64) -> Steps {
    // There are at most a few dozen ticks; the cast only drops the fraction.
    let ticks = (width.max(0.0) / puzzle.note_width() / 2.0) as u32;
    tape.span().times(ticks)
}

fn place(
    timeline: &Timeline<AnyPuzzle>,
    ticks: &[TapeTick],
    is_single: bool,
    pitch: f64,
    middle: f64,
) -> Vec<Tick> {
    let smallest = ticks.iter().map(|tick| tick.class).min().unwrap_or(0);
    // Single steps are consecutive, so iterating is cheaper than looking each one up.
    let mut moves = (ticks.first().zip(ticks.last()).filter(|_| is_single))
        .map(|(first, last)| listed(timeline, &first.step, &(&last.step + &Steps::ONE)));
    let mut last_note = f64::NEG_INFINITY;
    let place = |tick: &TapeTick| {
        let edge = middle + tick.place * pitch;
        let x = if is_single { edge + pitch / 2.0 } else { edge };
        let note_x = edge + pitch / 2.0;
        let has_room = is_single || ((note_x - middle).abs() >= NEEDLE_GAP && note_x - last_note >= NOTE_GAP);
        if has_room {
            last_note = note_x;
        }
        let note = match &mut moves {
            Some(moves) => moves.next().map(|made| timeline.puzzle().note(&made.before, &made.mv)),
            None if has_room => note_at(timeline, &tick.step),
            None => None,
        };
        let more = (tick.class - smallest).min(HEIGHTS.2);
        Tick {
            x,
            height: HEIGHTS.0 + HEIGHTS.1 * f64::from(more),
            is_tall: more > 0,
            when: match tick.step.cmp(timeline.cursor()) {
                Ordering::Less => When::Past,
                Ordering::Equal => When::Next,
                Ordering::Greater => When::Later,
            },
            note: note.map(|note| (note_x, note)),
        }
    };
    ticks.iter().map(place).collect()
}

pub fn note_at(timeline: &Timeline<AnyPuzzle>, step: &Steps) -> Option<Note> {
    Some(timeline.puzzle().note(&timeline.state_at(step), &timeline.move_at(step)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_session::spec;

    /// Approximate width of a character of a note.
    const LETTER: f64 = 7.2;

    fn layout(text: &str, scale: usize, width: f64) -> TapeLayout {
        let timeline = spec::open(text, 1_000).unwrap().session.timeline().clone();
        TapeLayout::new(&timeline, Tape::new(&timeline, scale), (width, 60.0), None)
    }

    fn notes(TapeLayout { drawing, .. }: &TapeLayout) -> Vec<String> {
        let note = |tick: &Tick| {
            tick.note.as_ref().map(|(_, Note { piece, way, to })| format!("{piece}{way:?}{to}"))
        };
        drawing
            .ticks
            .iter()
            .filter_map(note)
            .map(|text| text.replace("Some", "").replace(['(', ')'], " "))
            .collect()
    }

    #[test]
    fn single_steps_fill_cells_beside_the_needle() {
        let layout = layout("rings?step=123", 0, 1112.0);
        let next = layout.drawing.ticks.iter().find(|tick| tick.when == When::Next).unwrap();
        assert_eq!((next.x, next.height, next.note.as_ref().unwrap().0), (572.0, 11.0, 572.0));
        assert_eq!(layout.drawing.states.len(), 35);
        assert!(layout.drawing.states.contains(&556.0));
        assert!(layout.drawing.ticks.windows(2).all(|pair| pair[1].x - pair[0].x == 32.0));
        assert_eq!((layout.drawing.start, layout.drawing.end), (None, None));
        assert_eq!(layout.step_at(557.0), Some(Steps::from(123u32)));
        assert_eq!(layout.step_at(555.0), Some(Steps::from(122u32)));
    }

    #[test]
    fn moves_that_are_not_told_are_equal_dots_that_lead_to_them() {
        for (text, scale) in [("rings?step=123", 0), ("hanoi?n=64&step=9223372036854775808", 40)] {
            let timeline = spec::open(text, 1_000).unwrap().session.timeline().clone();
            let tape = Tape::new(&timeline, scale);
            let layout = TapeLayout::new(&timeline, tape, (1112.0, 60.0), Some(timeline.cursor()));
            let TapeLayout { drawing, places } = &layout;
            assert!(drawing.ticks.iter().all(|tick| tick.when == When::Past && tick.x < 556.0), "{text}");
            assert!(drawing.dots.len() > 15 && drawing.dots.iter().all(|x| *x > 556.0), "{text}");
            assert!(drawing.dots.windows(2).all(|pair| (pair[1] - pair[0] - drawing.pitch).abs() < 1e-6));
            let seen = timeline.cursor() + &Steps::from(3u32);
            let seen =
                TapeLayout::new(&timeline, Tape::new(&timeline, 0), (1112.0, 60.0), Some(&seen)).drawing;
            assert_eq!(seen.ticks.iter().filter(|tick| tick.when == When::Later).count(), 3, "{text}");
            assert!(seen.ticks.iter().all(|tick| tick.when != When::Next), "{text}");
            for (x, step) in places {
                assert_eq!(layout.step_at(*x).as_ref(), Some(step));
            }
        }
    }

    #[test]
    fn notes_give_the_piece_and_its_destination() {
        assert_eq!(notes(&layout("rings?step=123", 0, 100.0))[2..5], ["1 Up ", "2 Down ", "1 Down "]);
        assert_eq!(notes(&layout("hanoi?n=3", 0, 60.0)), ["1 Right C", "2 Right B", "1 Right B"]);
    }

    #[test]
    fn a_piece_of_the_family_is_drawn_in_its_new_place() {
        let first = |text: &str| notes(&layout(text, 0, 100.0)).swap_remove(0);
        assert_eq!(first("brain?n=3"), "1 Up ");
        assert_eq!(first("spinout"), "1 Flat ");
        assert_eq!(first("spinout?from=off&to=on"), "1 Upright ");
        assert_eq!(first("elephants"), "1 Right ");
        assert_eq!(first("hexadecimal"), "2 Down ");
        assert_eq!(first("kugellager"), "0 Right 1");
    }

    #[test]
    fn larger_ticks_are_at_their_moves_with_notes_after_them() {
        let layout = layout("rings?n=64&step=6241613783566559914", 50, 1112.0);
        let next = layout.drawing.ticks.iter().find(|tick| tick.when == When::Next).unwrap();
        assert_eq!((next.x, next.note.as_ref().map(|(x, _)| *x)), (556.0, Some(572.0)));
        let tallest = layout.drawing.ticks.iter().map(|tick| tick.height).fold(0.0, f64::max);
        assert_eq!(tallest, 35.0);
        assert!(layout.drawing.states.is_empty());
    }

    #[test]
    fn positions_of_a_game_have_room_side_by_side() {
        for text in
            ["wythoff", "wythoff?piles=140,220", "wythoff?piles=1000,1618", "wythoff?piles=123456789,7"]
        {
            let layout = layout(text, 0, 1112.0);
            let notes: Vec<&(f64, Note)> =
                layout.drawing.ticks.iter().filter_map(|tick| tick.note.as_ref()).collect();
            for two in notes.windows(2) {
                let [(one, _), (other, note)] = two else { continue };
                assert!(other - one >= LETTER * note.piece.chars().count() as f64, "{text}: {}", note.piece);
            }
        }
        let small = AnyPuzzle::from(gros_solver::Wythoff::new(14u32.into(), 20u32.into()));
        assert_eq!(small.note_width(), 40.0);
        assert!(notes(&layout("wythoff?piles=140,220", 0, 400.0)).iter().all(|note| note.len() > 4));
    }

    #[test]
    fn the_ends_are_visible_when_they_are_near() {
        let layout = layout("rings?n=5&step=2", 0, 400.0);
        assert_eq!((layout.drawing.start, layout.drawing.end), (Some(136.0), None));
        let whole = self::layout("rings?n=3&step=5", 0, 400.0);
        assert_eq!((whole.drawing.start, whole.drawing.end), (Some(40.0), Some(200.0)));
        assert_eq!(whole.drawing.ticks.len(), 5);
    }
}
