//! Snapshots of pictures.

use std::path::PathBuf;
use std::{env, fs};

use gros_picture::svg::{self, Ink};
use gros_picture::{Game, Look, Pictured, Scene, Subject, View};
use gros_session::spec;
use gros_solver::{AnyPuzzle, Puzzle};

use crate::{graph, run};

/// The room of a page on a desktop.
const ROOM: (f64, f64) = (992.0, 560.0);

/// Names of files, with task and look.
const KEPT: &[(&str, &str, Look)] = &[
    ("rings", "rings?step=123", Look::Realistic),
    ("rings-diagram", "rings?n=5&step=7", Look::Diagram),
    ("rings-lights", "rings?n=5&step=7", Look::Lights),
    ("hanoi", "hanoi?step=5", Look::Realistic),
    ("hanoi-64", "hanoi?n=64&step=12345678901234567890", Look::Realistic),
    ("spinout", "spinout?step=20", Look::Realistic),
    ("kugellager", "kugellager?step=99", Look::Realistic),
    ("elephants", "elephants?step=9", Look::Realistic),
    ("slideout", "slideout?step=9", Look::Realistic),
    ("hexadecimal", "hexadecimal?step=9", Look::Realistic),
    ("wythoff", "wythoff", Look::Realistic),
    ("wythoff-bars", "wythoff?piles=140,220", Look::Realistic),
];

/// Names of files with graphs, with their tasks.
const GRAPHS: &[(&str, &str)] =
    &[("graph-hanoi", "hanoi?n=3&from=BAA&to=ABB&step=2"), ("graph-rings", "rings?step=123")];

fn scene(task: &str, look: Look) -> Scene {
    let opened = spec::open(task, 1_000).unwrap();
    let timeline = opened.session.timeline();
    let (puzzle, state) = (timeline.puzzle(), timeline.state());
    let subject = Subject {
        goal: timeline.setup().goal.clone(),
        legal: puzzle.legal_moves(&state).take(100).collect(),
        best: timeline.best_move(),
        has_marks: true,
        ..Subject::still(puzzle.clone(), state)
    };
    let game = Game::around(puzzle, &subject.state, ROOM, true);
    AnyPuzzle::scene(&subject, &View { look, game: game.as_ref(), ..View::of(ROOM) })
}

/// `GROS_WRITE=1` updates the files.
#[test]
fn pictures_match_their_snapshots() {
    for (name, task, look) in KEPT {
        let scene = scene(task, *look);
        if scene != Scene::default() {
            compare(name, scene);
        }
    }
    for (name, task) in GRAPHS {
        compare(name, graph::first_scene(task));
    }
    compare("run", run::five_rings().strip(358.0));
    compare("run-result", run::result());
}

fn compare(name: &str, scene: Scene) {
    // Roles in place of colours, so that another colour changes no file; one line per element, for readable diffs.
    let drawn = svg::write(&scene.on_ground(), Ink::Classes).replace("><", ">\n<") + "\n";
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/kept/{name}.svg"));
    if env::var_os("GROS_WRITE").is_some() {
        fs::write(&file, drawn).unwrap();
    } else {
        let kept = fs::read_to_string(&file).unwrap_or_default();
        assert!(kept == drawn, "{name}.svg has changed: GROS_WRITE=1 updates it");
    }
}
