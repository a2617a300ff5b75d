//! The sounds of moves.

use gros_picture::{Material, Pictured};
use gros_session::Timeline;
use gros_solver::{AnyPuzzle, Puzzle, Steps};

use crate::ui::synth::Note;

/// Returns the sound of the move between two positions; nothing if there is not exactly one move.
pub fn notes(before: &Timeline<AnyPuzzle>, after: &Timeline<AnyPuzzle>) -> Vec<Note> {
    let next = |timeline: &Timeline<AnyPuzzle>| timeline.cursor() + &Steps::ONE;
    let is_forward = next(before) == *after.cursor();
    if !before.has_setup_of(after) || !(is_forward || next(after) == *before.cursor()) {
        return Vec::new();
    }
    let earlier = if is_forward { before.cursor() } else { after.cursor() };
    let puzzle = after.puzzle();
    let moved = after.move_at(earlier).map(|mv| puzzle.displacement(&after.state_at(earlier), &mv).piece);
    let mut notes = of_piece(puzzle.material(), moved.unwrap_or_default());
    if is_forward && after.to_go().is_zero() {
        notes.extend(WIN);
    }
    notes
}

/// Returns the sound of a piece; larger pieces sound lower.
fn of_piece(material: Material, piece: usize) -> Vec<Note> {
    let deeper = 0.94_f64.powi(i32::try_from(piece.min(12)).unwrap_or_default());
    let parts: &[Note] = match material {
        Material::Metal => RING,
        Material::Wood => DISC,
        Material::Stone => STONE,
    };
    let tuned = |note: &Note| Note { hertz: (note.hertz.0 * deeper, note.hertz.1 * deeper), ..*note };
    parts.iter().map(tuned).collect()
}

const fn note(wave: &'static str, hertz: (f64, f64), loudness: f64, after: f64, seconds: f64) -> Note {
    Note { wave, hertz, loudness, after, seconds }
}

/// The partials of a small ring, which are not harmonic.
const RING: &[Note] = &[
    note("sine", (2_090.0, 2_080.0), 0.10, 0.0, 0.22),
    note("sine", (3_410.0, 3_400.0), 0.05, 0.0, 0.14),
    note("sine", (5_620.0, 5_600.0), 0.02, 0.0, 0.06),
];

/// A knock with a falling pitch.
const DISC: &[Note] =
    &[note("triangle", (420.0, 170.0), 0.30, 0.0, 0.10), note("square", (900.0, 300.0), 0.03, 0.0, 0.02)];

/// A click.
const STONE: &[Note] = &[
    note("triangle", (1_150.0, 700.0), 0.20, 0.0, 0.05),
    note("square", (2_600.0, 1_900.0), 0.03, 0.0, 0.015),
];

/// A chord, note by note, after the sound of the piece: C, E, G, C.
const WIN: [Note; 4] = [
    note("triangle", (523.25, 523.25), 0.12, 0.15, 0.35),
    note("triangle", (659.26, 659.26), 0.12, 0.27, 0.35),
    note("triangle", (783.99, 783.99), 0.12, 0.39, 0.35),
    note("triangle", (1_046.5, 1_046.5), 0.12, 0.51, 0.60),
];

#[cfg(test)]
mod tests {
    use super::*;
    use gros_session::{Action, Seek, spec};

    /// Returns the notes heard from one step to another.
    fn heard(text: &str, to: u32) -> Vec<Note> {
        let before = spec::open(text, 1_000).unwrap().session;
        let mut after = before.clone();
        after.act(Action::Seek(Seek::At(to.into())));
        notes(before.timeline(), after.timeline())
    }

    #[test]
    fn only_single_moves_are_heard_in_either_direction() {
        assert_eq!(heard("rings?step=8", 9), heard("rings?step=9", 8));
        assert_eq!(heard("rings?step=8", 9).len(), RING.len());
        assert!(heard("rings?step=8", 8).is_empty());
        assert!(heard("rings?step=8", 10).is_empty());
        let [rings, tower] =
            ["rings?step=3", "hanoi?step=4"].map(|text| spec::open(text, 1_000).unwrap().session);
        assert!(notes(rings.timeline(), tower.timeline()).is_empty());
    }

    #[test]
    fn pieces_sound_different_by_material_and_size() {
        assert_eq!(heard("wythoff", 1).len(), STONE.len());
        // Disc 2 moves after disc 1.
        let [small, large] = [0, 1].map(|step| heard(&format!("hanoi?step={step}"), step + 1)[0].hertz.0);
        assert!(small > large && small <= DISC[0].hertz.0, "{small} {large}");
    }

    #[test]
    fn the_chord_is_heard_only_when_the_goal_is_reached() {
        assert!(heard("hanoi?n=3&step=6", 7).ends_with(&WIN));
        assert_eq!(heard("hanoi?n=3&step=7", 6).len(), DISC.len());
    }
}
