//! The state graph.

use gros_session::{Timeline, spec};
use gros_solver::{AnyPuzzle, Puzzle, Steps};
use gros_text::{Lang, say};

use crate::said::said;

fn timeline(text: &str) -> Timeline<AnyPuzzle> {
    spec::open(text, 1_000).unwrap().session.timeline().clone()
}

#[test]
fn what_the_picture_shows() {
    let hanoi = timeline("hanoi?n=5").puzzle().clone();
    said(
        |lang| say!(lang, GraphWhole { pieces: lang.pieces_in(&hanoi), states: Steps::from(243u32) }),
        "5 discs: all 243 states",
    );
    said(|lang| say!(lang, GraphAround { pieces: lang.pieces_in(&hanoi) }), "5 discs: part of the graph");
    said(
        |lang| say!(lang, GraphWay { pieces: lang.pieces_in(timeline("elephants").puzzle()) }),
        "5 elephants: the route, step by step",
    );
}

#[test]
fn your_position() {
    said(|lang| lang.graph_here(&timeline("hanoi?n=5&step=12")), "Step 12 of 31, 3 possible moves");
    let here = Lang::English.graph_here(&timeline("rings?from=off&to=on"));
    assert_eq!(here, "Step 0 of 341, one possible move");
}

#[test]
fn the_picture_in_words() {
    said(
        |lang| lang.graph_spoken(&timeline("rings?n=5&step=1")),
        "All states lie on one line without branches. Start: all on, goal: all off, you: 11110. Step 1 of 21, 2 possible moves. Arrow keys choose a state, Enter goes there, plus and minus zoom, Home returns to \
         you.",
    );
    let triangle = Lang::English.graph_spoken(&timeline("hanoi"));
    assert!(
        triangle.starts_with("All states form a Sierpinski triangle, with corners for all discs on A (left)")
    );
    assert!(Lang::English.graph_spoken(&timeline("elephants")).starts_with("The route from start to goal."));
}

#[test]
fn a_chosen_position() {
    let tower = timeline("hanoi?n=5&step=12");
    let state = tower.puzzle().parse_state("ABBAC").unwrap();
    said(|lang| lang.graph_chosen(&state, Some(&13u32.into()), None), "ABBAC, step 13");
    said(
        |lang| lang.graph_chosen(&state, None, Some(&Steps::ONE)),
        "ABBAC, not on the route, 1 move from here",
    );
}

#[test]
fn rows_and_what_is_beyond_them() {
    said(|lang| say!(lang, GraphScale { positions: Steps::ONE }), "Each row is one state.");
    said(
        |lang| say!(lang, GraphScale { positions: Steps::from(1_024u32) }),
        "Neighbouring rows are 1,024 states apart.",
    );
}

#[test]
fn the_size_of_the_triangle() {
    said(|lang| lang.graph_width(8), "Drawn with 5 mm edges, the whole triangle would be about 2 m wide.");
    said(
        |lang| lang.graph_width(64),
        "Drawn with 5 mm edges, the whole triangle would be about 10 light-years wide.",
    );
    assert!(Lang::English.graph_width(30).ends_with("about 5,369 km wide."));
    assert!(Lang::English.graph_width(1_000).ends_with("wider than the visible universe."));
}

#[test]
fn more_pegs_have_no_plane_drawing() {
    let hanoi = timeline("hanoi?n=8&pegs=4").puzzle().clone();
    said(
        |lang| lang.graph_note(&hanoi).unwrap(),
        "With 4 pegs there are 65,536 states, and their graph can’t be drawn without crossings, except for one or two discs on four pegs \
         (Hinz and Parisse, 2002). So only the route is shown.",
    );
}

#[test]
fn some_edges_are_one_way() {
    let note = |text: &str| Lang::English.graph_note(timeline(text).puzzle());
    assert_eq!(
        note("hanoi?n=3&rule=cyclic").as_deref(),
        Some("Each edge can be taken in one direction only.")
    );
    assert_eq!(["hanoi", "hanoi?rule=linear", "rings"].map(note), [None, None, None]);
}
