//! Sample states of all puzzles, drawn with all options.

use gros_picture::puzzles::wythoff::{Turning, Went};
use gros_picture::{Game, Manner, Moving, Pictured, Scene, Sign, Subject, View};
use gros_session::spec;
use gros_solver::internals::Wanted;
use gros_solver::wythoff::Field;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Piles, Puzzle, Steps};

/// Tasks in addition to those of all ids.
const MORE: &[&str] = &[
    "rings?n=1",
    "rings?n=3&step=5",
    "rings?n=9&from=off&to=on&step=200",
    "rings?n=12&pair=1",
    "rings?n=13",
    "rings?n=64&step=12345678901234567890",
    "rings?n=1000",
    "rings?n=200&step=12345678901234567890123456789012345678901234567890",
    "hanoi?n=1",
    "hanoi?n=6&step=5",
    "hanoi?n=6&rule=linear",
    "hanoi?n=6&rule=cyclic",
    "hanoi?n=8&pegs=4&step=11",
    "hanoi?n=20&pegs=8",
    "hanoi?n=55&step=100",
    "hanoi?n=64&step=12345678901234567890",
    "hanoi?n=1000&step=50%",
    "spinout?n=12",
    "spinout?outside=1",
    "spinout?n=3",
    "chain?base=2&n=3",
    "chain?base=7&n=4",
    "chain?radices=2,5,5,5",
    "chain?base=3&n=40",
    "slideout?base=5&n=6",
    "hexadecimal?key=0110",
    "wythoff?piles=0,0",
    "wythoff?piles=3,5",
    "wythoff?piles=14,20&rule=nim",
    "wythoff?piles=140,220",
    "wythoff?piles=165580141,267914296",
    "wythoff?piles=123456789012345678901234567890,7",
];
/// Rooms of a desktop page, a phone, a landscape phone, and a thumbnail.
pub const ROOMS: [(f64, f64); 4] = [(992.0, 560.0), (366.0, 400.0), (640.0, 300.0), (160.0, 90.0)];

pub struct Sample {
    pub spec: String,
    pub puzzle: AnyPuzzle,
    pub state: AnyState,
    pub goal: AnyState,
    best: Option<AnyMove>,
    previous: Option<AnyState>,
}

impl Sample {
    fn of(text: &str) -> Sample {
        let opened = spec::open(text, 1_000).unwrap();
        let timeline = opened.session.timeline();
        let previous = timeline.cursor().checked_sub(&Steps::ONE);
        Sample {
            spec: text.to_owned(),
            puzzle: timeline.puzzle().clone(),
            state: timeline.state(),
            goal: timeline.setup().goal.clone(),
            best: timeline.best_move(),
            previous: previous.map(|step| timeline.state_at(&step)),
        }
    }

    pub fn game(&self, state: &AnyState, room: (f64, f64)) -> Option<Game> {
        Game::around(&self.puzzle, state, room, false)
    }

    /// Returns the state at rest with all marks.
    fn marked(&self) -> Subject<AnyPuzzle> {
        Subject {
            goal: self.goal.clone(),
            legal: self.puzzle.legal_moves(&self.state).take(100).collect(),
            best: self.best.clone(),
            has_marks: true,
            ..Subject::still(self.puzzle.clone(), self.state.clone())
        }
    }

    /// Returns the ways to show the state, with their names.
    fn subjects(&self) -> Vec<(&'static str, Subject<AnyPuzzle>)> {
        let marked = self.marked();
        let moved = self.best.as_ref().map(|mv| self.puzzle.displacement(&self.state, mv).piece);
        let mut subjects = vec![
            ("at rest", Subject::still(self.puzzle.clone(), self.state.clone())),
            ("after a move", Subject { moved, ..Subject::still(self.puzzle.clone(), self.state.clone()) }),
        ];
        if let Some(mv) = &self.best {
            let pieces = self.puzzle.pieces();
            let blockers = vec![1, pieces.min(3), (pieces / 2).max(1), pieces];
            let needed = self.puzzle.needs(&self.state, mv);
            // A piece in the middle, which long rows omit, and the one to move block as well.
            let others = [(pieces / 2).max(1), moved.unwrap_or(1)];
            let others = others.map(|piece| Wanted { piece, value: 0 });
            let wanted = needed.into_iter().chain(others).collect();
            let refused = Some(mv.clone());
            subjects.push(("refused", Subject { refused, blockers, wanted, ..marked.clone() }));
        }
        for part in [0.0, 0.2, 0.5, 0.8, 1.0] {
            if let Some(from) = self.previous.clone() {
                let manner = if part == 0.2 { Manner::Short } else { Manner::Full };
                let moving = Some(Moving { from, part, manner });
                subjects.push(("on its way", Subject { moving, ..marked.clone() }));
            }
        }
        subjects.push(("marked", marked));
        subjects
    }
}

pub fn samples() -> Vec<Sample> {
    let all = gros_solver::ids()
        .into_iter()
        .flat_map(|id| ["0", "1", "50%", "100%"].map(|step| format!("{id}?step={step}")));
    all.chain(MORE.iter().map(|text| (*text).to_owned())).map(|text| Sample::of(&text)).collect()
}

/// Returns texts of the maximum length.
fn say(sign: Sign<'_>) -> String {
    match sign {
        Sign::Take { left, right } => format!("{} from both", left.max(right)),
        Sign::Gap => "The gap: dials turn here".to_owned(),
        Sign::LeftPile | Sign::RightPile => "right pile".to_owned(),
        Sign::CombLeft | Sign::CombRight => "comb left".to_owned(),
        Sign::CombStops { left, right, .. } => format!("stopped by ball 3 at {left}, by ball 10 at {right}"),
        _ => "Low gate: only flat".to_owned(),
    }
}

/// Draws every state in all ways, rooms and looks, and passes each with a description.
pub fn each_scene(mut check: impl FnMut(&Sample, &str, &Scene)) {
    for sample in samples() {
        for (name, subject) in sample.subjects() {
            for room in ROOMS {
                each_view(&sample, &subject, room, |how, scene| {
                    check(&sample, &format!("{name}, {how}, in {room:?}"), scene);
                });
            }
        }
        for width in [992.0, 366.0] {
            let room = View { say: &say, ..View::of((width, 96.0)) };
            if let Some(strip) = AnyPuzzle::strip(&sample.marked(), &room) {
                check(&sample, &format!("strip of {width}"), &strip);
            }
        }
        parts_of_a_game(&sample, &mut check);
    }
}

fn each_view(
    sample: &Sample,
    subject: &Subject<AnyPuzzle>,
    room: (f64, f64),
    mut check: impl FnMut(&str, &Scene),
) {
    for look in subject.puzzle.looks() {
        let plain = View { look: *look, say: &say, ..View::of(room) };
        let mut draw = |how: &str, view: &View<'_>| {
            let scene = AnyPuzzle::scene(subject, view);
            if scene != Scene::default() {
                check(&format!("{how} {}", look.id()), &scene);
            }
        };
        for is_flipped in [false, true] {
            draw("seen", &View { is_flipped, ..plain });
        }
        // Still pictures have no marks.
        if !subject.has_marks {
            draw("still", &View { is_still: true, ..plain });
        }
        let piece = subject.best.as_ref().map(|mv| sample.puzzle.displacement(&sample.state, mv).piece);
        draw("hovered", &View { hovered: piece, ..plain });
        draw("held", &View { held: piece.map(|piece| (piece, None)), ..plain });
        for is_told in [false, true] {
            if let Some(mut game) = Game::around(&sample.puzzle, &sample.state, room, is_told) {
                game.taken = [Steps::ONE, Steps::ONE];
                draw("a game", &View { game: Some(&game), ..plain });
            }
        }
    }
}

/// Draws the parts of a game that the page shows separately.
fn parts_of_a_game(sample: &Sample, check: &mut impl FnMut(&Sample, &str, &Scene)) {
    use gros_picture::puzzles::wythoff::{Going, Heaps, map, square};
    let (AnyPuzzle::Wythoff(game), AnyState::Wythoff(piles)) = (&sample.puzzle, &sample.state) else {
        return;
    };
    for is_right in [false, true] {
        let before = Piles::new(&piles.left + &Steps::ONE, &piles.right + &Steps::ONE);
        for (before, leaves_ghosts) in [(piles, false), (&before, false), (&before, true)] {
            if let Some(heaps) = Heaps::after(piles, before) {
                let going = Going { part: 0.4, leaves_ghosts };
                check(sample, "a pile", &heaps.scene(is_right, &3u32.into(), going));
            }
        }
    }
    for room in ROOMS {
        let Some(mut known) = Game::around(&sample.puzzle, &sample.state, room, true) else { continue };
        if let Some(field) = &known.field {
            known.went = went_to(field.here);
            known.turning = Some(turning_of(field));
        }
        let best = sample
            .best
            .as_ref()
            .and_then(|mv| if let AnyMove::Wythoff(mv) = mv { Some(mv.clone()) } else { None });
        let subject = Subject { best, has_marks: true, ..Subject::still(game.clone(), piles.clone()) };
        for has_formulas in [false, true] {
            if let Some(scene) = square(&subject, &known, 24.0, has_formulas) {
                check(sample, "the square", &scene);
            }
        }
        if let Some(scene) = known.field.as_ref().and_then(|field| map(field, game.rule())) {
            check(sample, "the map", &scene);
        }
    }
}

/// Returns moves that lead to a place, the last one by the computer.
fn went_to([left, right]: [u64; 2]) -> Vec<Went> {
    let went = |from, to, is_computers| Went { from, to, is_computers };
    let (first, second) = ([left + 3, right + 2], [left + 2, right + 2]);
    vec![
        went([left + 3, right + 3], first, true),
        went(first, second, false),
        went(second, [left, right], true),
    ]
}

/// Returns a move between the places of a field, and what would have been better.
fn turning_of(field: &Field) -> Turning {
    let [left, right] = field.corner;
    Turning {
        from: [left + 3, right + 3],
        to: [left + 2, right + 3],
        better: [left + 1, right + 2],
        answer: Some([left + 2, right]),
    }
}
