//! The drawings of cards that are led by steps: calls on the line of their moves, a ghost's walk, and blocks of moves.

use gros_picture::Scene;
use gros_picture::blocks::Blocks;
use gros_picture::ghost::Ghost;
use gros_picture::icicle::{Bar, Icicle, Scale, When, Words};
use gros_solver::Steps;
use gros_solver::methods::Span;

use crate::bounds::bounds;

/// Draws each of them so that all of its roles are used.
pub fn scenes() -> impl Iterator<Item = Scene> {
    let icicles = [Scale::Doubling, Scale::Alike(0), Scale::Alike(2)].map(icicle);
    icicles.into_iter().chain([ghost(), blocks(3, "13"), blocks(2, "1000000")])
}

/// The calls that halve 2⁶⁴ − 1 moves down to the next one, of which the first has been made.
fn icicle(scale: Scale) -> Scene {
    let bar = |first: &Steps, last: &Steps, when| Bar {
        span: Span { first: first.clone(), last: last.clone() },
        when,
    };
    let mut rows = vec![vec![bar(&Steps::ONE, &Steps::ones(64), When::Open)]];
    rows.extend((1..64).rev().map(|power| {
        let middle = Steps::power_of_two(power);
        vec![
            bar(&Steps::ONE, &Steps::ones(power), When::Open),
            bar(&middle, &middle, When::Later),
            bar(&(&middle + &Steps::ONE), &Steps::ones(power + 1), When::Later),
        ]
    }));
    let two = Steps::from(2u32);
    let parts = [bar(&Steps::ONE, &Steps::ONE, When::Past), bar(&two, &two, When::Next)];
    if let Some(last) = rows.last_mut() {
        *last = parts.to_vec();
    }
    let pieces: Vec<usize> = (1..=64).rev().collect();
    let drawn = Icicle {
        width: 352.0,
        rows: &rows,
        pieces: &pieces,
        here: &Steps::ONE,
        scale,
        opened: None,
        chosen: Some((1, 0)),
    };
    drawn.scene(&Words {
        name: &|(row, _)| format!("call {row}"),
        moves: &|span| format!("{} to {}", span.first, span.last),
        ago: "moves ago",
        ahead: "moves ahead",
        next: "disc 2",
    })
}

fn ghost() -> Scene {
    let legs = [(0.5, 1.0, false), (1.0, 0.25, true)];
    let words = ["0000", "1000", "you", "4 to go"];
    Ghost { width: 352.0, states: Some(16), here: 0.75, legs: &legs, ghost: 0.25, words }.scene()
}

fn blocks(power: usize, made: &str) -> Scene {
    let made: Steps = made.parse().unwrap();
    Blocks { width: 352.0, power, made: &made, number: &ToString::to_string, here: "k = 13" }.scene()
}

/// Where all moves are alike, what is beyond the call in view is cut by the picture's edge.
#[test]
fn nothing_is_drawn_outside_the_room() {
    let all_blocks = [(1, "0"), (1, "1"), (3, "13"), (6, "21"), (2, "1000000"), (64, "12345678901234567890")];
    let all_blocks = all_blocks.map(|(power, made)| blocks(power, made));
    let scenes = [icicle(Scale::Doubling), icicle(Scale::Alike(0)), ghost()];
    for scene in scenes.into_iter().chain(all_blocks) {
        let room = scene.room.grown(crate::STROKE);
        for shape in bounds(&scene) {
            assert!(shape.is_within(room), "{shape:?} in {room:?}");
        }
    }
}
