//! Layout of the marks on the overview, in CSS pixels from its left edge.
//!
//! The ticks work like those of a ruler: the larger the moving piece, the taller the tick. Ticks and
//! landmarks are placed midway between the steps before and after the move.

use gros_picture::timeline::ruler::{Mark, Ruler, Tick};
use gros_session::{Landmark, Leg, Timeline};
use gros_solver::internals::sort_short_by_key;
use gros_solver::{Puzzle, Steps};

use gros_picture::Within;

/// Width of the slider's thumb, whose centre stays half of it away from the ends.
const THUMB: f64 = 24.0;
/// Minimum distance between two ticks.
const TICK_GAP: f64 = 16.0;
/// Heights of the smallest and the tallest tick, and the increment per size class.
const TICK_HEIGHTS: (f64, f64, f64) = (5.0, 13.0, 2.0);
/// Minimum distance of a tick from a landmark or its label.
const CLEARANCE: f64 = 4.0;
/// Minimum distance between two landmarks.
const MARK_GAP: f64 = 28.0;
const MAX_MARKS: usize = 5;
/// Distance of a label from its landmark.
const LABEL_INDENT: f64 = 6.0;
/// Margin after the shortest label, and after longer ones.
const LABEL_MARGINS: (f64, f64) = (8.0, 16.0);
/// Space for the signs of start and goal.
const END_SIGN: f64 = 14.0;
/// Resolution when a position on the track is converted to a step.
const RESOLUTION: u64 = 1 << 52;
/// Minimum length of a bar for moves by hand, so that it is visible.
const MIN_BAR: f64 = 3.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    pub left: f64,
    pub right: f64,
}

impl Scale {
    /// Fits a timeline into a width; `None` if it is too narrow.
    pub fn of(width: f64) -> Option<Scale> {
        (width > 2.0 * THUMB).then(|| Scale { left: THUMB / 2.0, right: width - THUMB / 2.0 })
    }

    pub fn at(self, step: &Steps, steps: &Steps) -> f64 {
        self.left + (self.right - self.left) * step.fraction_of(steps)
    }

    /// Returns the position of the move made at a step.
    fn at_move(self, step: &Steps, steps: &Steps) -> f64 {
        let after = step + &Steps::ONE;
        f64::midpoint(self.at(step, steps), self.at(&after, steps))
    }

    /// Returns the first move at or right of a position.
    fn first_move_from(self, x: f64, steps: &Steps) -> Steps {
        let step = self.step_under(x, steps);
        if self.at_move(&step, steps) < x { &step + &Steps::ONE } else { step }
    }

    /// Returns the last move at or left of a position; the first move if there is none.
    fn last_move_to(self, x: f64, steps: &Steps) -> Steps {
        let step = self.step_under(x, steps);
        if self.at_move(&step, steps) > x { step.saturating_sub(&Steps::ONE) } else { step }
    }

    fn step_under(self, x: f64, steps: &Steps) -> Steps {
        let part = ((x - self.left) / (self.right - self.left)).within(0.0, 1.0);
        steps.scale_down(&Steps::from((part * RESOLUTION as f64) as u64), &Steps::from(RESOLUTION))
    }
}

/// Lays out the ruler of a timeline; `labels` returns the possible labels of a landmark, longest first.
pub fn ruler<P: Puzzle>(
    timeline: &Timeline<P>,
    landmarks: &[Landmark],
    scale: Scale,
    labels: impl Fn(&Landmark) -> Vec<String>,
) -> Ruler {
    let marks = marks(timeline.steps(), landmarks, scale, labels);
    let mut ticks = ticks(timeline, scale);
    ticks.retain(|tick| !marks.iter().any(|mark| covers(mark, tick.x)));
    Ruler { ticks, marks, played: played(timeline, scale), has_goal: true }
}

/// Returns whether a tick would touch a landmark or its label.
fn covers(mark: &Mark, x: f64) -> bool {
    let end = mark.label.as_ref().map_or(mark.x, |(from, text)| from + text_width(text));
    (mark.x - CLEARANCE..=end + CLEARANCE).contains(&x)
}

/// Chooses the landmarks that fit, largest pieces first, and their labels.
fn marks(
    steps: &Steps,
    landmarks: &[Landmark],
    scale: Scale,
    labels: impl Fn(&Landmark) -> Vec<String>,
) -> Vec<Mark> {
    let mut by_size: Vec<&Landmark> = landmarks.iter().collect();
    sort_short_by_key(&mut by_size, |landmark| std::cmp::Reverse(landmark.piece));
    let mut chosen: Vec<(f64, &Landmark)> = Vec::new();
    for landmark in by_size {
        let x = scale.at_move(&landmark.step.saturating_sub(&Steps::ONE), steps);
        let is_away_from_ends = x - scale.left >= MARK_GAP && scale.right - x >= MARK_GAP;
        let is_free = chosen.iter().all(|(other, _)| (other - x).abs() >= MARK_GAP);
        if is_away_from_ends && is_free && chosen.len() < MAX_MARKS {
            chosen.push((x, landmark));
        }
    }
    sort_short_by_key(&mut chosen, |(_, landmark)| landmark.step.clone());
    let ends = chosen.iter().skip(1).map(|(x, _)| *x).chain([scale.right - END_SIGN]);
    let rooms: Vec<f64> = ends.zip(&chosen).map(|(end, (x, _))| end - x).collect();
    let label = |landmark, room| fitting(labels(landmark), room);
    let marks = chosen.into_iter().zip(rooms).map(|((x, landmark), room)| Mark {
        x,
        label: label(landmark, room).map(|text| (x + LABEL_INDENT, text)),
    });
    marks.collect()
}

fn fitting(labels: Vec<String>, room: f64) -> Option<String> {
    let shortest = labels.len().saturating_sub(1);
    let fits = |(place, label): &(usize, String)| {
        let margin = if *place == shortest { LABEL_MARGINS.0 } else { LABEL_MARGINS.1 };
        LABEL_INDENT + text_width(label) + margin <= room
    };
    labels.into_iter().enumerate().find(fits).map(|(_, label)| label)
}

/// Estimates the width of a label; Han characters are square.
fn text_width(text: &str) -> f64 {
    text.chars().map(|symbol| if symbol.is_ascii() { 5.8 } else { 12.0 }).sum()
}

/// Returns the ticks of the largest pieces, as many as fit.
fn ticks<P: Puzzle>(timeline: &Timeline<P>, scale: Scale) -> Vec<Tick> {
    let Some(last) = timeline.steps().checked_sub(&Steps::ONE) else { return Vec::new() };
    let mut found = Vec::new();
    let whole = Gap { first: Steps::ZERO, last, left: scale.left, right: scale.right };
    fill(timeline, scale, whole, &mut found);
    let smallest = smallest_common(&found);
    let (least, most, more) = TICK_HEIGHTS;
    let inside = scale.left + END_SIGN..scale.right - END_SIGN;
    let drawn = found.into_iter().filter(|(x, piece)| *piece >= smallest && inside.contains(x));
    let height = |piece: u32| (least + more * f64::from(piece - smallest)).min(most);
    drawn.map(|(x, piece)| Tick { x, height: height(piece) }).collect()
}

struct Gap {
    first: Steps,
    last: Steps,
    left: f64,
    right: f64,
}

/// Fills a gap with a tick for the largest move that fits, then the gaps on both sides of it.
///
/// Only moves at least a tick's distance from both ends are considered, so nearly every call makes a tick:
/// the number of calls is bounded by the number of ticks, not of moves.
fn fill<P: Puzzle>(timeline: &Timeline<P>, scale: Scale, gap: Gap, found: &mut Vec<(f64, u32)>) {
    let Gap { mut first, last, mut left, right } = gap;
    while right - left >= 2.0 * TICK_GAP {
        let low = scale.first_move_from(left + TICK_GAP, timeline.steps()).max(first.clone());
        let high = scale.last_move_to(right - TICK_GAP, timeline.steps()).min(last.clone());
        if low > high {
            return;
        }
        let step = timeline.largest_move_in(&low, &high);
        let x = scale.at_move(&step, timeline.steps());
        if let Some(before) = step.checked_sub(&Steps::ONE) {
            fill(timeline, scale, Gap { first, last: before, left, right: x }, found);
        }
        found.push((x, timeline.size_class_at(&step)));
        (first, left) = (&step + &Steps::ONE, x);
    }
}

/// Returns the smallest piece common enough for ticks; on a true ruler it has every second one.
fn smallest_common(found: &[(f64, u32)]) -> u32 {
    let mut pieces: Vec<u32> = found.iter().map(|(_, piece)| *piece).collect();
    sort_short_by_key(&mut pieces, |piece| *piece);
    pieces.get(pieces.len() / 8).copied().unwrap_or(0)
}

fn played<P: Puzzle>(timeline: &Timeline<P>, scale: Scale) -> Vec<(f64, f64)> {
    let mut bars: Vec<(f64, f64)> = Vec::new();
    let mut begin = Steps::ZERO;
    for leg in timeline.played() {
        let (length, by_hand) = match leg {
            Leg::Hand(hand) => (Steps::from(hand.moves().len()), true),
            Leg::Plan { length, .. } => (length.clone(), false),
        };
        let end = &begin + &length;
        if by_hand {
            let (from, to) = (scale.at(&begin, timeline.steps()), scale.at(&end, timeline.steps()));
            let to = to.max(from + MIN_BAR);
            match bars.last_mut() {
                Some(last) if from <= last.1 => last.1 = to.max(last.1),
                _ => bars.push((from, to)),
            }
        }
        begin = end;
    }
    bars
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_session::{landmarks, spec};
    use gros_solver::AnyPuzzle;
    use gros_text::Lang;

    fn timeline(text: &str) -> Timeline<AnyPuzzle> {
        spec::open(text, 1_000).unwrap().session.timeline().clone()
    }

    fn ruler_of(text: &str, width: f64, lang: Lang) -> Ruler {
        let timeline = timeline(text);
        let labels = |landmark: &Landmark| lang.landmark_labels(timeline.setup(), landmark);
        ruler(&timeline, &landmarks(&timeline), Scale::of(width).unwrap(), labels)
    }

    fn labels(ruler: &Ruler) -> Vec<&str> {
        ruler.marks.iter().map(|mark| mark.label.as_ref().map_or("", |(_, text)| text)).collect()
    }

    #[test]
    fn landmarks_are_at_the_move() {
        let ruler = ruler_of("rings", 1392.0, Lang::English);
        let xs: Vec<f64> = ruler.marks.iter().map(|mark| mark.x.round()).collect();
        assert_eq!(xs, [355.0, 869.0, 1125.0, 1254.0, 1318.0]);
        assert_eq!(
            labels(&ruler),
            ["ring 9 stays off", "ring 8 stays off", "ring 7 stays off", "ring 6", ""]
        );
    }

    #[test]
    fn labels_shorten_where_room_is_short() {
        assert_eq!(labels(&ruler_of("rings", 366.0, Lang::Simplified)), ["第 9 环", "第 8 环", "", ""]);
        assert_eq!(labels(&ruler_of("rings", 296.0, Lang::English)), ["ring 9", "ring 8", ""]);
        let hanoi = ruler_of("hanoi", 366.0, Lang::English);
        assert_eq!(labels(&hanoi), ["", "disc 4", "disc 5", "", ""]);
    }

    #[test]
    fn ticks_keep_their_distance_at_every_size() {
        for text in ["rings", "rings?n=64", "rings?n=1000", "hanoi", "hanoi?n=64", "hanoi?n=1000"] {
            for width in [296.0, 366.0, 976.0, 1392.0, 3000.0] {
                let ruler = ruler_of(text, width, Lang::English);
                let gaps: Vec<f64> = ruler.ticks.windows(2).map(|pair| pair[1].x - pair[0].x).collect();
                assert!(gaps.iter().all(|gap| *gap >= 15.99), "{text} at {width}: {gaps:?}");
                assert!(ruler.ticks.len() as f64 > (width / 150.0).min(12.0), "{text} at {width}");
                assert!(ruler.ticks.iter().all(|tick| (5.0..=13.0).contains(&tick.height)));
            }
        }
    }

    /// In a timeline of moves by hand, most of them of ring 1, neighbouring ticks have the same size.
    #[test]
    fn the_ticks_of_a_long_play_need_no_more_stack_than_those_of_a_short_one() {
        let run = || {
            let long = timeline(&format!("rings?play={}1", "1.".repeat(99_999)));
            assert_eq!(long.steps().to_u64(), Some(100_341));
            ticks(&long, Scale::of(1392.0).unwrap()).len()
        };
        // This holds some dozen calls per tick, but not one per move.
        let thread = std::thread::Builder::new().stack_size(256 * 1024).spawn(run).unwrap();
        let ticks = thread.join().unwrap();
        assert!((60..100).contains(&ticks), "{ticks}");
    }

    #[test]
    fn no_tick_crosses_a_label() {
        let boxes = |ruler: &Ruler| -> Vec<(f64, f64)> {
            let labels = ruler.marks.iter().filter_map(|mark| mark.label.clone());
            labels.map(|(from, text)| (from, from + text_width(&text))).collect()
        };
        for text in ["rings", "rings?n=64", "hanoi", "hanoi?n=8&pegs=4", "elephants", "kugellager"] {
            for width in [296.0, 366.0, 744.0, 976.0, 1392.0, 3000.0] {
                for lang in Lang::ALL {
                    let ruler = ruler_of(text, width, lang);
                    for (from, to) in boxes(&ruler) {
                        let crossing =
                            ruler.ticks.iter().find(|tick| (from - 1.0..=to + 1.0).contains(&tick.x));
                        assert_eq!(crossing, None, "{text} at {width}");
                    }
                }
            }
        }
    }

    #[test]
    fn short_timelines_have_a_tick_for_every_move() {
        assert_eq!(ruler_of("rings?n=3", 600.0, Lang::English).marks.len(), 3);
        let one = ruler_of("rings?n=1", 600.0, Lang::English);
        assert_eq!(one.marks.iter().map(|mark| mark.x).collect::<Vec<_>>(), [300.0]);
        assert_eq!(one.ticks, []);
        let none = ruler_of("rings?from=off&to=off", 600.0, Lang::English);
        assert!(none.ticks.is_empty() && none.marks.is_empty());
    }

    #[test]
    fn moves_by_hand_are_a_bar() {
        assert_eq!(ruler_of("rings", 1392.0, Lang::English).played, []);
        let bars = ruler_of("rings?play=2.~100.1.2", 1392.0, Lang::English).played;
        assert_eq!(bars.len(), 2);
        assert_eq!(bars[0].0, 12.0);
        assert!(bars[1].0 > bars[0].1 && bars.iter().all(|(from, to)| to - from >= 3.0));
    }

    #[test]
    fn a_dock_too_narrow_has_no_ruler() {
        assert_eq!(Scale::of(0.0), None);
        assert_eq!(Scale::of(48.0), None);
    }
}
