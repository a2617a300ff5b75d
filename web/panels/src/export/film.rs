//! The next moves as an animated SVG.

use gros_picture::film::Film;
use gros_picture::palette::Theme;
use gros_picture::svg::Ink;
use gros_session::Timeline;
use gros_solver::{AnyPuzzle, Steps};

use super::board::Board;
use super::reel::{self, Pace, Reel};

/// The maximum number of moves in a file.
const MOVES: u32 = 20;

const PACE: Pace = Pace { pictures: 12, moving: 0.7, rest: 0.3, end: 2.0 };

/// Returns the range of steps for a file.
pub fn stretch(timeline: &Timeline<AnyPuzzle>) -> (Steps, Steps) {
    reel::stretch(timeline, MOVES)
}

/// Writes the file for the moves between two steps.
pub fn film(
    board: &Board,
    timeline: &Timeline<AnyPuzzle>,
    (from, to): (&Steps, &Steps),
    theme: Theme,
) -> String {
    let reel = Reel::new(board, timeline, (from, to));
    let shots = reel.shots(PACE);
    let frames: Vec<_> = shots.iter().map(|shot| reel.frame(shot)).collect();
    let Some((_, words)) = frames.first().cloned() else { return String::new() };
    let sheet = board.sheet(frames.iter().map(|(scene, _)| scene));
    let mut film = Film::default();
    for ((scene, words), shot) in frames.into_iter().zip(shots) {
        film.add(sheet.show(scene, words), shot.seconds);
    }
    film.write(Ink::Theme(theme), board.about(&words))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export::reel::can_animate;
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
    fn files_are_complete_and_small() {
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
            assert!(file.len() < 1_000_000, "{text}: {}", file.len());
        }
        assert!(!can_animate(&timeline("rings?n=3&from=on&to=on")));
    }

    #[test]
    fn every_state_has_a_line_and_every_move_has_pictures() {
        let file = file("hanoi?n=3");
        assert!(file.contains(">Step 0 of 7 · AAA<") && file.contains(">Step 7 of 7 · CCC<"));
        // Each once, and the first one also in the description.
        assert_eq!(file.matches("Step ").count(), 9);
        // Seven moves, a rest before each, and the end.
        assert!(file.contains("dur=\"9s\""));
        let (from, to) = stretch(&timeline("rings?step=41"));
        assert_eq!((from, to), (41u32.into(), 61u32.into()));
        assert_eq!(stretch(&timeline("rings?n=3&step=5")).0, 0u32);
    }
}
