//! A stretch of steps as a moving drawing: one SVG file that runs by itself, in any browser, without a script.
//!
//! Every piece is one mark, and every move one beat, so that the file is exact and small, whatever the puzzle.

use std::fmt::Write as _;

use gros_session::{Timeline, listed};
use gros_solver::{AnyPuzzle, AnyState, Puzzle, Steps};
use gros_text::Lang;

use super::palette::Palette;
use super::stage::{HEIGHT, LEFT, Mark, Point, Stage, TOP, WIDTH, pieces_of};
use crate::boards::svg::num;
use gros_picture::decimal::ratio;

/// A file holds so many moves at most.
pub const MOST_MOVES: u32 = 100;
/// A move takes so many seconds, and the end stays so long.
const BEAT: f64 = 0.8;
const PAUSE: f64 = 2.0;
const FONT: &str = "-apple-system, Segoe UI, Roboto, Noto Sans, Source Sans 3, PingFang SC, Microsoft YaHei, Noto Sans CJK SC, sans-serif";

/// The way of a mark: times in seconds, and where it is then.
struct Way {
    mark: Mark,
    frames: Vec<(f64, Point)>,
}

impl Way {
    fn go(&mut self, beat: usize, to: Point, is_lifted: bool) {
        let from = self.frames.last().map_or(self.mark.at, |(_, at)| *at);
        let begin = BEAT * beat as f64;
        let at = |part: f64| begin + BEAT * part;
        self.frames.push((at(0.1), from));
        if is_lifted {
            let height = TOP;
            self.frames.extend([(at(0.3), (from.0, height)), (at(0.65), (to.0, height))]);
        }
        self.frames.push((at(0.9), to));
    }

    fn draw(&self, total: f64, is_disc: bool, palette: &Palette) -> String {
        let Mark { piece, at, size: (width, height) } = &self.mark;
        let Palette { piece_line, odd, on_odd, even, on_even, .. } = palette;
        let (fill, ink) = if piece % 2 == 1 { (odd, on_odd) } else { (even, on_even) };
        let radius = if is_disc { (height / 3.0).min(8.0) } else { width / 2.0 };
        let mut group = format!(
            "<g transform=\"translate({} {})\"><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" fill=\"{fill}\" \
             stroke=\"{piece_line}\" stroke-width=\"1.5\"/>",
            num(at.0),
            num(at.1),
            num(-width / 2.0),
            num(-height / 2.0),
            num(*width),
            num(*height),
            num(radius)
        );
        if *height >= 12.0 && *piece > 0 {
            let _ = write!(
                group,
                "<text y=\"{}\" fill=\"{ink}\" font-size=\"{}\" text-anchor=\"middle\">{piece}</text>",
                num(height * 0.2),
                num((height * 0.55).min(14.0))
            );
        }
        if !self.frames.is_empty() {
            let first = std::iter::once((0.0, *at));
            let last = self.frames.last().map(|(_, at)| (total, *at));
            let frames: Vec<(f64, Point)> = first.chain(self.frames.iter().copied()).chain(last).collect();
            let times: Vec<String> = frames.iter().map(|(time, _)| ratio(time / total).to_string()).collect();
            let values: Vec<String> =
                frames.iter().map(|(_, (x, y))| format!("{} {}", num(*x), num(*y))).collect();
            let _ = write!(
                group,
                "<animateTransform attributeName=\"transform\" type=\"translate\" dur=\"{}s\" repeatCount=\"indefinite\" \
                 keyTimes=\"{}\" values=\"{}\"/>",
                num(total),
                times.join(";"),
                values.join(";")
            );
        }
        group + "</g>"
    }
}

/// Gives the stretch of steps that a file holds: those from the cursor on; at the end, those that led there.
pub fn stretch(timeline: &Timeline<AnyPuzzle>) -> (Steps, Steps) {
    let most = Steps::from(MOST_MOVES);
    let (cursor, end) = (timeline.cursor(), timeline.steps());
    if cursor == end {
        (end.saturating_sub(&most), end.clone())
    } else {
        (cursor.clone(), (cursor + &most).min(end.clone()))
    }
}

/// Tells whether the moves of a puzzle can be shown so.
pub fn can_animate(timeline: &Timeline<AnyPuzzle>) -> bool {
    !pieces_of(timeline.puzzle(), &timeline.state()).is_empty() && !timeline.steps().is_zero()
}

/// Writes the file for the moves from one step to a later one, at most [`MOST_MOVES`] of them.
pub fn animation(
    lang: Lang,
    timeline: &Timeline<AnyPuzzle>,
    (from, to): (&Steps, &Steps),
    palette: &Palette,
) -> String {
    let Palette { ground, ink, muted, line, .. } = palette;
    let made: Vec<_> = listed(timeline, from, to).take(MOST_MOVES as usize).collect();
    let first = timeline.state_at(from);
    let largest = made
        .iter()
        .map(|made| timeline.puzzle().displacement(&made.before, &made.mv).piece)
        .max()
        .unwrap_or(0);
    let stage = Stage::new(timeline.puzzle(), &first, largest);
    let is_tower = matches!(first, AnyState::Hanoi(_));
    let total = BEAT * made.len() as f64 + PAUSE;
    let mut ways: Vec<Way> =
        stage.marks(&first).into_iter().map(|mark| Way { mark, frames: Vec::new() }).collect();
    let mut captions = vec![(from.clone(), first.clone())];
    for (beat, made) in made.iter().enumerate() {
        for (way, mark) in ways.iter_mut().zip(stage.marks(&made.after)) {
            let at = way.frames.last().map_or(way.mark.at, |(_, at)| *at);
            if mark.at != at {
                way.go(beat, mark.at, is_tower);
            }
        }
        captions.push((made.step.clone(), made.after.clone()));
    }
    let title = escaped(&lang.variant_name(timeline.puzzle()));
    let facts =
        escaped(&lang.task_facts(timeline.setup()).into_iter().take(2).collect::<Vec<_>>().join(" · "));
    let mut file = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
         font-family=\"{FONT}\" font-size=\"16\" lang=\"{}\"><title>{title}</title><rect width=\"{WIDTH}\" height=\"{HEIGHT}\" \
         fill=\"{ground}\"/><text x=\"{LEFT}\" y=\"40\" font-size=\"22\" font-weight=\"700\" fill=\"{ink}\">{title}</text>\
         <text x=\"{LEFT}\" y=\"64\" fill=\"{muted}\">{facts}</text>",
        lang.tag()
    );
    file.push_str(&stage.ground(line));
    for way in &ways {
        file.push_str(&way.draw(total, is_tower, palette));
    }
    for (index, (step, state)) in captions.iter().enumerate() {
        let text = escaped(&format!("{} · {}", lang.step_of(step, timeline.steps()), lang.state_name(state)));
        file.push_str(&caption(&text, ink, (index, captions.len()), total));
    }
    file + "</svg>"
}

/// Writes a line that is seen from its beat to the next.
fn caption(text: &str, ink: &str, (index, count): (usize, usize), total: f64) -> String {
    let begin = if index == 0 { 0.0 } else { (BEAT * (index as f64 - 0.5)) / total };
    let end = if index + 1 == count { 1.0 } else { (BEAT * (index as f64 + 0.5)) / total };
    let (begin, end) = (ratio(begin), ratio(end));
    let (times, values) = match (index == 0, index + 1 == count) {
        (true, true) => return format!("<text x=\"{LEFT}\" y=\"372\" fill=\"{ink}\">{text}</text>"),
        (true, false) => (format!("0;{end}"), "visible;hidden"),
        (false, true) => (format!("0;{begin}"), "hidden;visible"),
        (false, false) => (format!("0;{begin};{end}"), "hidden;visible;hidden"),
    };
    // Where nothing moves, the first line is seen.
    let shown = if index == 0 { "visible" } else { "hidden" };
    format!(
        "<text x=\"{LEFT}\" y=\"372\" fill=\"{ink}\" visibility=\"{shown}\">{text}<animate attributeName=\"visibility\" dur=\"{}s\" \
         repeatCount=\"indefinite\" calcMode=\"discrete\" keyTimes=\"{times}\" values=\"{values}\"/></text>",
        num(total)
    )
}

/// Writes a text as the content of an element.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_session::spec;

    fn timeline(text: &str) -> Timeline<AnyPuzzle> {
        spec::open(text, 1_000).unwrap().session.timeline().clone()
    }

    fn file(text: &str) -> String {
        let timeline = timeline(text);
        let (from, to) = stretch(&timeline);
        animation(Lang::English, &timeline, (&from, &to), &named())
    }

    /// Colours that are their own names.
    fn named() -> Palette {
        Palette::of(|name| Some(name.to_owned())).unwrap()
    }

    #[test]
    fn a_file_has_the_colours_of_the_page_and_no_others() {
        for text in ["rings", "hanoi", "wythoff"] {
            let file = file(text);
            let painted = file.split(" fill=\"").chain(file.split(" stroke=\"")).skip(1);
            let colours = painted.filter(|part| !part.starts_with("<svg"));
            for colour in colours.filter_map(|part| part.split('"').next()) {
                assert!(colour.starts_with("--") || colour == "none", "{text}: {colour}");
            }
            for name in ["--surface", "--ink", "--muted", "--border", "--disc-line"] {
                assert!(file.contains(&format!("\"{name}\"")), "{text}: {name}");
            }
        }
        assert!(["--odd", "--on-odd", "--even", "--on-even"].iter().all(|name| file("hanoi").contains(name)));
    }

    /// Checks that every element is closed where it should be.
    fn check_elements(file: &str) {
        let mut open = Vec::new();
        for tag in file.split('<').skip(1) {
            let (tag, _) = tag.split_once('>').unwrap();
            let name = tag.split([' ', '/']).find(|name| !name.is_empty()).unwrap();
            if tag.starts_with('/') {
                assert_eq!(open.pop(), Some(name));
            } else if !tag.ends_with('/') {
                open.push(name);
            }
            assert!(tag.matches('"').count() % 2 == 0, "{tag}");
        }
        assert!(open.is_empty());
    }

    #[test]
    fn files_are_whole_and_small() {
        for text in [
            "rings",
            "rings?n=1000&step=5",
            "hanoi",
            "hanoi?n=1000",
            "hanoi?n=8&pegs=4",
            "kugellager",
            "elephants",
            "hexadecimal",
            "spinout",
            "spinout?outside=1",
            "wythoff",
            "wythoff?piles=123456789012345678901234567890,7",
            "rings?n=1",
        ] {
            assert!(can_animate(&timeline(text)), "{text}");
            let file = file(text);
            check_elements(&file);
            assert!(file.len() < 120_000, "{text}: {}", file.len());
        }
        assert!(!can_animate(&timeline("rings?n=3&from=on&to=on")));
    }

    #[test]
    fn every_move_is_a_beat_and_every_state_a_line() {
        let file = file("hanoi?n=3");
        assert_eq!(file.matches("<animateTransform").count(), 3);
        assert_eq!(file.matches("<animate ").count(), 8);
        assert!(file.contains("Step 0 of 7 · A<") && file.contains("Step 7 of 7 · C<"));
        // Disc 1 moves four times, and every time it is lifted, carried and put down.
        let first = file.split("<animateTransform").nth(1).unwrap();
        assert_eq!(
            first.split("values=\"").nth(1).unwrap().split('"').next().unwrap().split(';').count(),
            2 + 4 * 4
        );
    }

    #[test]
    fn a_game_goes_to_its_corner_and_dials_end_outside() {
        let game = timeline("wythoff");
        let stage = Stage::new(game.puzzle(), &game.state(), 0);
        let at = |step: &Steps| stage.marks(&game.state_at(step))[0].at;
        let (begin, end) = (at(&Steps::ZERO), at(game.steps()));
        assert!(begin.0 > end.0 && begin.1 < end.1, "{begin:?} {end:?}");
        assert_eq!(stage.marks(&game.state()).len(), 1);
        assert_eq!(file("wythoff").matches("<animateTransform").count(), 1);
        let dials = timeline("spinout?outside=1");
        let stage = Stage::new(dials.puzzle(), &dials.state(), 0);
        assert_eq!(stage.marks(&dials.state()).len(), 7);
        assert_eq!(file("spinout?outside=1").matches("<animateTransform").count(), 7);
    }

    #[test]
    fn times_grow_from_0_to_1() {
        for text in ["rings?step=300", "hanoi?n=7", "kugellager?step=1249"] {
            for times in file(text).split("keyTimes=\"").skip(1) {
                let times: Vec<f64> =
                    times.split('"').next().unwrap().split(';').map(|time| time.parse().unwrap()).collect();
                assert!(
                    times.windows(2).all(|pair| pair[0] <= pair[1]) && times[0] == 0.0,
                    "{text}: {times:?}"
                );
                assert!(times.iter().all(|time| *time <= 1.0));
            }
        }
    }

    #[test]
    fn the_last_place_of_a_mark_is_that_of_the_last_state() {
        let timeline = timeline("rings?step=41");
        let (from, to) = stretch(&timeline);
        let file = animation(Lang::English, &timeline, (&from, &to), &named());
        let stage = Stage::new(timeline.puzzle(), &timeline.state(), 9);
        for (mark, group) in stage.marks(&timeline.state_at(&to)).iter().zip(file.split("<g ").skip(1)) {
            let end = format!("{} {}", num(mark.at.0), num(mark.at.1));
            let last = group
                .split("values=\"")
                .nth(1)
                .map(|values| values.split('"').next().unwrap().rsplit(';').next().unwrap());
            let still = format!("translate({end})");
            assert!(last.map_or(group.contains(&still), |last| last == end), "ring {}", mark.piece);
        }
        assert_eq!((from, to), (41u32.into(), 141u32.into()));
    }

    #[test]
    fn signs_are_written_so_that_they_are_no_elements() {
        assert_eq!(escaped("a < b & c > d"), "a &lt; b &amp; c &gt; d");
    }
}
