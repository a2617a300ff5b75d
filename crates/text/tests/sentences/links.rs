//! Links on the cards: each leads to a step that matches its text and the solver.

use gros_session::{Action, Seek, Session};
use gros_solver::methods::{self, Method, Question};
use gros_solver::{AnyPuzzle, Steps};
use gros_solver::{chain, hanoi, rings, slideout, wythoff};
use gros_text::{CallRow, Cell, Lang, Part, Rung, Table, Target};
use proptest::prelude::*;

use crate::said::open;

/// Seeks to a step of a spec, or to the last one.
fn at(spec: &str, step: u64) -> Session<AnyPuzzle> {
    let mut session = open(spec);
    let steps = session.timeline().steps().clone();
    let count = steps.to_u64().and_then(|steps| steps.checked_add(1));
    session.act(Action::Seek(Seek::At(count.map_or(step, |count| step % count).into())));
    session
}

/// Returns the parts of a card; none if the method does not apply.
fn parts(session: &Session<AnyPuzzle>, method: Method) -> Vec<Part> {
    let timeline = session.timeline();
    let (puzzle, setup) = (timeline.puzzle().clone(), timeline.setup());
    let question =
        Question { puzzle, start: setup.start.clone(), goal: setup.goal.clone(), here: timeline.state() };
    methods::explain(method, &question).map_or(Vec::new(), |found| Lang::English.explain(&found).parts)
}

/// Follows a link as a click does; `None` if it leads nowhere.
fn followed(session: &Session<AnyPuzzle>, goes: Option<&Target>) -> Option<Session<AnyPuzzle>> {
    let (action, _) = Lang::English.leads(goes?, session.timeline())?;
    let mut there = session.clone();
    there.act(action);
    Some(there)
}

/// Returns the name of the next move.
fn next_move(session: &Session<AnyPuzzle>) -> String {
    let timeline = session.timeline();
    let mv = timeline.move_at(timeline.cursor());
    mv.map_or_else(String::new, |mv| Lang::English.move_name(&timeline.state(), &mv))
}

fn tables(parts: &[Part]) -> impl Iterator<Item = &Table> {
    parts.iter().filter_map(|part| match part {
        Part::Table(table) => Some(table),
        _ => None,
    })
}

fn calls(parts: &[Part]) -> Vec<CallRow> {
    let rows = parts.iter().filter_map(|part| match part {
        Part::Calls(rows) => Some(rows.clone()),
        _ => None,
    });
    rows.flatten().collect()
}

/// Counts checks, so that a test without any does not pass.
#[derive(Default)]
struct Checks(usize);

impl Checks {
    fn rungs(&mut self, session: &Session<AnyPuzzle>) {
        for part in parts(session, rings::methods::EXPECT) {
            let Part::Ladder(rungs) = part else { continue };
            for Rung { text, goes, .. } in rungs {
                let Some(there) = followed(session, goes.as_ref()) else { continue };
                let wish = text.replace("must come", "").replace("must go", "").replace("  ", " ");
                assert_eq!(next_move(&there), wish, "from step {}", session.timeline().cursor());
                self.0 += 1;
            }
        }
    }

    /// A call links to its first move, and its lines to calls or moves.
    fn calls(&mut self, session: &Session<AnyPuzzle>, method: Method) {
        for row in calls(&parts(session, method)) {
            if let Some(there) = followed(session, row.goes.as_ref()) {
                self.is_at_the_beginning(&there, method, &row.name);
            }
            for Cell { text, goes, .. } in row.lines {
                let Some(there) = followed(session, goes.as_ref()) else { continue };
                if text.contains('(') || text.starts_with("discs") {
                    self.is_at_the_beginning(&there, method, &text);
                } else if !there.timeline().to_go().is_zero() {
                    let is_next = next_move(&there).replace(": ", " ");
                    assert_eq!(is_next, text.replace(": ", " "), "at step {}", there.timeline().cursor());
                    self.0 += 1;
                }
            }
        }
    }

    fn is_at_the_beginning(&mut self, there: &Session<AnyPuzzle>, method: Method, name: &str) {
        // If the goal is within the code, the call after it is never made.
        if there.timeline().to_go().is_zero() {
            return;
        }
        let rows = calls(&parts(there, method));
        let row = rows.iter().find(|row| row.name == name);
        let begins = row.is_some_and(|row| row.active == 0 && followed(there, row.goes.as_ref()).is_none());
        // The first lines of a call for few rings may do nothing.
        let is_short = row.is_some_and(|row| row.lines.first().is_some_and(|line| line.text == "–"));
        assert!(begins || is_short, "{name} at step {}: {rows:?}", there.timeline().cursor());
        self.0 += 1;
    }

    /// A row of the table of neighbours links to its state.
    fn neighbours(&mut self, session: &Session<AnyPuzzle>) {
        let parts = parts(session, rings::methods::BINARY);
        let Some(table) = tables(&parts).find(|table| !table.head.is_empty()) else { return };
        for row in &table.rows {
            let Some(there) = followed(session, row[0].goes.as_ref()) else { continue };
            assert_eq!(there.timeline().state().to_string(), row[1].text);
            self.0 += 1;
        }
    }

    /// The moves ahead link to their steps.
    fn lanes(&mut self, session: &Session<AnyPuzzle>) {
        for cell in
            tables(&parts(session, rings::methods::ALTERNATION)).flat_map(|table| table.rows.iter().flatten())
        {
            let Some(there) = followed(session, cell.goes.as_ref()) else { continue };
            assert_eq!(next_move(&there), format!("ring {}", cell.text));
            self.0 += 1;
        }
    }

    /// A disc links to its next move.
    fn discs(&mut self, session: &Session<AnyPuzzle>, method: Method) {
        for cell in tables(&parts(session, method)).flat_map(|table| table.rows.iter().flatten()) {
            let Some(there) = followed(session, cell.goes.as_ref()) else { continue };
            assert!(next_move(&there).starts_with(&format!("disc {}: ", cell.text)), "{}", cell.text);
            assert!(there.timeline().cursor() > session.timeline().cursor());
            self.0 += 1;
        }
    }
}

#[test]
fn rungs_and_calls_of_rings_link_to_what_they_say() {
    let mut checked = Checks::default();
    for (spec, step) in ["rings?n=7", "rings?n=6&from=off&to=on", "rings?n=5&from=10110&to=00011"]
        .into_iter()
        .flat_map(|spec| (0..90).map(move |step| (spec, step)))
    {
        let session = at(spec, step);
        checked.rungs(&session);
        checked.calls(&session, rings::methods::RECURSION);
        checked.calls(&session, rings::methods::MIRROR);
        checked.neighbours(&session);
        checked.lanes(&session);
    }
    assert!(checked.0 > 2_000, "{}", checked.0);
}

#[test]
fn calls_and_discs_of_towers_link_to_what_they_say() {
    let mut checked = Checks::default();
    for step in 0..64 {
        let session = at("hanoi?n=6&from=B&to=C", step);
        checked.calls(&session, rings::methods::RECURSION);
        [hanoi::methods::LARGEST_DISC, hanoi::methods::DIRECTION, hanoi::methods::FORMULAS]
            .into_iter()
            .for_each(|method| checked.discs(&session, method));
        checked.calls(&at("hanoi?n=8&pegs=4", step), hanoi::methods::SPLIT);
    }
    assert!(checked.0 > 1_000, "{}", checked.0);
}

#[test]
fn the_current_step_is_not_a_link() {
    let session = open("rings?step=123");
    let lead = |goes: &Target| Lang::English.leads(goes, session.timeline()).map(|(_, words)| words);
    assert_eq!(lead(&Target::Piece(2)), None);
    assert_eq!(lead(&Target::Piece(5)), Some("go to step 133".into()));
    assert_eq!(lead(&Target::Piece(9)), None);
    assert_eq!(lead(&Target::Ahead(2u32.into())), Some("go to step 125".into()));
    assert_eq!(lead(&Target::Ahead(219u32.into())), None);
}

#[test]
fn winning_moves_are_played() {
    let session = open("wythoff");
    let Some(Part::Choices(cells)) = parts(&session, wythoff::methods::CLOSED_FORM)
        .into_iter()
        .find(|part| matches!(part, Part::Choices(_)))
    else {
        panic!("nothing to choose");
    };
    let left = |cell: &Cell| followed(&session, cell.goes.as_ref()).unwrap().timeline().state().to_string();
    assert_eq!(cells.iter().map(left).collect::<Vec<String>>(), ["9,15", "12,20"]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_moves_to_go_are_those_of_the_solver(n in 1usize..=70, step in any::<u64>(), place in any::<u64>()) {
        let specs = [
            (format!("rings?n={n}"), &[rings::methods::EXPECT, rings::methods::BINARY][..]),
            (format!("hanoi?n={n}&from=A&to=B"), &[hanoi::methods::LARGEST_DISC]),
            (format!("hanoi?n={n}&rule=linear"), &[chain::methods::DIGITS]),
            (format!("chain?base=4&n={n}"), &[chain::methods::DIGITS]),
            (format!("elephants?n={n}"), &[slideout::methods::SLIDE]),
        ];
        for (spec, methods) in specs {
            let mut session = at(&spec, step);
            // Anywhere on routes longer than a machine word can count.
            let far = &(session.timeline().steps() >> 1) + &Steps::from(place);
            if far < *session.timeline().steps() {
                session.act(Action::Seek(Seek::At(far)));
            }
            let to_go = Lang::English.number(&session.timeline().to_go());
            for method in methods {
                let parts = parts(&session, *method);
                let says = parts.iter().any(|part| {
                    matches!(part, Part::Result(text) if text.contains(&format!("{to_go} to go")))
                });
                prop_assert!(says || to_go == "0", "{} at {}: {:?}", spec, session.timeline().cursor(), parts);
            }
        }
    }
}
