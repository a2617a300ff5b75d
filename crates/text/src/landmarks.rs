//! Landmarks of the timeline in words.

use gros_session::{Landmark, Occurrence};
use gros_solver::{AnyPuzzle, Puzzle, Setup};

use crate::Lang;
use crate::lang::capital;
use crate::message::say;
use crate::pieces::Kind;
use crate::puzzles::AnyWords;

impl Lang {
    /// Names a landmark: `Ring 9 stays off`, `Largest disc moves`.
    #[must_use]
    pub fn landmark(self, setup: &Setup<AnyPuzzle>, mark: &Landmark) -> String {
        capital(&self.landmark_phrase(setup, mark))
    }

    /// Lists the possible labels of a landmark on the timeline, longest first: `ring 9 stays off`, `ring 9`.
    #[must_use]
    pub fn landmark_labels(self, setup: &Setup<AnyPuzzle>, mark: &Landmark) -> Vec<String> {
        let number = setup.puzzle.piece_of_class(mark.piece);
        let kind = Kind::of(&setup.puzzle);
        let phrase = setup.puzzle.landmark_label(self, &setup.goal, number, mark.turn);
        phrase.into_iter().chain([self.piece(kind, number)]).collect()
    }

    fn landmark_phrase(self, setup: &Setup<AnyPuzzle>, mark: &Landmark) -> String {
        let number = setup.puzzle.piece_of_class(mark.piece);
        setup.puzzle.landmark(self, &setup.goal, number, mark.turn)
    }

    pub(crate) fn ring_for_good(self, ring: usize, is_on: bool) -> String {
        let (ring, way) = (self.piece(Kind::RING, ring), if is_on { "on" } else { "off" });
        say!(self, LandmarksRingForGood { ring, way })
    }

    pub(crate) fn piece_moves(self, piece: &str, turn: Occurrence) -> String {
        let time = match turn {
            Occurrence::Only => "only",
            Occurrence::First => "first",
            Occurrence::Last => "last",
        };
        say!(self, LandmarksPieceMoves { piece, time })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_session::{landmarks, spec};

    fn all(lang: Lang, text: &str) -> Vec<String> {
        let session = spec::open(text, 1000).unwrap().session;
        let timeline = session.timeline();
        landmarks(timeline)
            .iter()
            .map(|mark| {
                say!(
                    lang,
                    LandmarksSpoken { landmark: lang.landmark(timeline.setup(), mark), step: &mark.step }
                )
            })
            .collect()
    }

    fn labels(lang: Lang, text: &str) -> Vec<Vec<String>> {
        let session = spec::open(text, 1000).unwrap().session;
        let timeline = session.timeline();
        landmarks(timeline).iter().map(|mark| lang.landmark_labels(timeline.setup(), mark)).collect()
    }

    #[test]
    fn rings_come_off_or_go_on_a_last_time() {
        assert_eq!(all(Lang::English, "rings")[0], "Ring 9 stays off: step 86");
        assert_eq!(all(Lang::Simplified, "rings")[1], "第 8 环最后一次解开：第 214 步");
        assert_eq!(all(Lang::Traditional, "rings?n=3&from=off&to=on")[1], "第 3 環最後一次放上：第 4 步");
        assert_eq!(all(Lang::English, "rings?n=3&from=off&to=on")[1], "Ring 3 stays on: step 4");
        assert_eq!(labels(Lang::English, "rings")[0], ["ring 9 stays off", "ring 9"]);
    }

    #[test]
    fn discs_move_for_the_first_and_the_last_time() {
        let found = all(Lang::English, "hanoi?n=3");
        assert_eq!(found[1], "Disc 2 moves for the first time: step 2");
        assert_eq!(found[2], "Largest disc moves: step 4");
        assert_eq!(found[3], "Disc 2 moves for the last time: step 6");
        assert_eq!(all(Lang::Traditional, "hanoi?n=3&from=BAA&to=ABB")[0], "最大的圓盤第一次移動：第 1 步");
        assert_eq!(labels(Lang::Simplified, "hanoi?n=3")[1], ["2 号盘"]);
        assert_eq!(labels(Lang::Simplified, "hanoi?n=3")[2], ["最大的盘子移动", "3 号盘"]);
    }

    #[test]
    fn a_disc_that_never_moves_is_not_the_largest_that_does() {
        assert_eq!(all(Lang::English, "hanoi?n=3&from=CAA&to=CCC")[1], "Disc 2 moves: step 2");
    }
}
