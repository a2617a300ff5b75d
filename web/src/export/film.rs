//! The next moves as an animated SVG.

use gros_picture::film::Film;
use gros_picture::palette::Theme;
use gros_picture::sheet::Words;
use gros_picture::svg::Ink;
use gros_picture::{Manner, Moving, Pictured, Scene, Subject};
use gros_session::{Listed, Timeline, listed};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Puzzle, Steps};

use super::board::Board;

const MAX_MOVES: u32 = 20;
const FRAMES: u32 = 12;
/// Seconds of a move, of the rest after it, and of the last frame.
const MOVE: f64 = 0.7;
const REST: f64 = 0.3;
const END: f64 = 2.0;

/// Returns the range of steps for a file: from the cursor on, or at the end the last ones.
pub fn stretch(timeline: &Timeline<AnyPuzzle>) -> (Steps, Steps) {
    let most = Steps::from(MAX_MOVES);
    let (cursor, end) = (timeline.cursor(), timeline.steps());
    if cursor == end {
        (end.saturating_sub(&most), end.clone())
    } else {
        (cursor.clone(), (cursor + &most).min(end.clone()))
    }
}

pub fn can_animate(timeline: &Timeline<AnyPuzzle>) -> bool {
    !timeline.steps().is_zero()
}

/// Writes the file for the moves between two steps, at most [`MAX_MOVES`] of them.
pub fn film(
    board: &Board,
    timeline: &Timeline<AnyPuzzle>,
    (from, to): (&Steps, &Steps),
    theme: Theme,
) -> String {
    let made: Vec<Listed<AnyPuzzle>> = listed(timeline, from, to).take(MAX_MOVES as usize).collect();
    let around = made.iter().map(|made| timeline.puzzle().displacement(&made.before, &made.mv).piece).max();
    let maker = FilmMaker { board, timeline, around };
    let mut frames = vec![maker.rest(from, &timeline.state_at(from), made.first().map(|made| &made.mv))];
    for (index, step) in made.iter().enumerate() {
        frames.extend(maker.frames_of(step, made.get(index + 1).map(|made| &made.mv)));
    }
    let Some(words) = frames.first().map(|frame| frame.words.clone()) else { return String::new() };
    let sheet = board.sheet(frames.iter().map(|frame| &frame.scene));
    let mut film = Film::default();
    for Frame { scene, words, seconds } in frames {
        film.add(sheet.show(scene, words), seconds);
    }
    film.write(Ink::Theme(theme), board.about(&words))
}

struct Frame {
    scene: Scene,
    words: Words,
    seconds: f64,
}

struct FilmMaker<'a> {
    board: &'a Board,
    timeline: &'a Timeline<AnyPuzzle>,
    /// The piece on which a long row stays centred.
    around: Option<usize>,
}

impl FilmMaker<'_> {
    fn rest(&self, step: &Steps, state: &AnyState, best: Option<&AnyMove>) -> Frame {
        let seconds = if best.is_some() { REST } else { END };
        self.frame(&self.subject(state, best), self.board.words(self.timeline, step, state), seconds)
    }

    /// Returns the frames of a move, if it is animated, and of the state after it.
    fn frames_of(&self, made: &Listed<AnyPuzzle>, best: Option<&AnyMove>) -> Vec<Frame> {
        let Listed { step, before, after, .. } = made;
        let rest = self.rest(step, after, best);
        let is_animated = self.timeline.puzzle().milliseconds(before, after) > 0;
        let frame_at = |index: u32| {
            let part = (f64::from(index) + 0.5) / f64::from(FRAMES);
            let moving = Some(Moving { from: before.clone(), part, manner: Manner::Full });
            let subject = Subject { moving, ..self.subject(after, best) };
            self.frame(&subject, rest.words.clone(), MOVE / f64::from(FRAMES))
        };
        let moving: Vec<Frame> = (0..if is_animated { FRAMES } else { 0 }).map(frame_at).collect();
        moving.into_iter().chain([rest]).collect()
    }

    fn subject(&self, state: &AnyState, best: Option<&AnyMove>) -> Subject<AnyPuzzle> {
        let (puzzle, goal) = (self.timeline.puzzle().clone(), self.timeline.setup().goal.clone());
        Subject { goal, best: best.cloned(), ..Subject::still(puzzle, state.clone()) }
    }

    fn frame(&self, subject: &Subject<AnyPuzzle>, words: Words, seconds: f64) -> Frame {
        Frame { scene: self.board.scene(subject, self.around), words, seconds }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Prefs;
    use gros_session::spec;

    fn timeline(text: &str) -> Timeline<AnyPuzzle> {
        spec::open(text, 1_000).unwrap().session.timeline().clone()
    }

    fn file(text: &str) -> String {
        let timeline = timeline(text);
        assert!(can_animate(&timeline), "{text}");
        let (from, to) = stretch(&timeline);
        film(&Board::new(Prefs::default(), timeline.puzzle()), &timeline, (&from, &to), Theme::Light)
    }

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
            "hanoi?n=8&pegs=4",
            "hanoi?n=1000",
            "kugellager",
            "elephants",
            "hexadecimal",
            "spinout",
            "spinout?outside=1",
            "wythoff",
            "wythoff?piles=123456789012345678901234567890,7",
            "rings?n=1",
        ] {
            let file = file(text);
            check_elements(&file);
            assert!(file.len() < 800_000, "{text}: {}", file.len());
        }
        assert!(!can_animate(&timeline("rings?n=3&from=on&to=on")));
    }

    #[test]
    fn every_state_has_a_line_and_every_move_its_pictures() {
        let file = file("hanoi?n=3");
        assert!(file.contains(">Step 0 of 7 · AAA<") && file.contains(">Step 7 of 7 · CCC<"));
        // Each once, and the first also in the description.
        assert_eq!(file.matches("Step ").count(), 9);
        // Seven moves, a rest before each, and the end.
        assert!(file.contains("dur=\"9s\""));
        let (from, to) = stretch(&timeline("rings?step=41"));
        assert_eq!((from, to), (41u32.into(), 61u32.into()));
        assert_eq!(stretch(&timeline("rings?n=3&step=5")).0, 0u32.into());
    }
}
