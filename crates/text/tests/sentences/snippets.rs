//! The programs on the cards, run by their interpreters: they answer as the solver does.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

use gros_solver::methods::Method;
use gros_solver::{AnyMove, AnyPuzzle, Puzzle, Route, Steps, gray, hanoi, rings};
use gros_text::{Lang, Part, Snippet};

use crate::explain::ask;
use crate::said::{LANGUAGES, open};

/// Calls a program for each of the cases and prints a line for each.
struct Driver {
    javascript: &'static str,
    python: &'static str,
}

impl Driver {
    /// Checks what the programs of a card print, each case being some quoted texts.
    fn check(&self, spec: &str, method: Method, cases: &[Vec<String>], expected: &[String]) {
        assert_eq!(cases.len(), expected.len());
        for snippet in snippets(spec, method) {
            let (interpreter, driver) = match snippet.language {
                "JavaScript" => ("node", self.javascript),
                "Python" => ("python3", self.python),
                other => panic!("nothing runs {other}"),
            };
            if interpreter == "python3" && !is_installed(interpreter) {
                eprintln!("{interpreter} is not installed: the programs for it are not run");
                continue;
            }
            let let_be = if interpreter == "node" { "const " } else { "" };
            let program = format!("{}\n{let_be}cases = {cases:?}\n{driver}\n", snippet.text);
            let printed = run(interpreter, &program);
            let lines: Vec<&str> = printed.lines().collect();
            for ((case, line), expected) in cases.iter().zip(&lines).zip(expected) {
                assert_eq!(line, expected, "{interpreter}, {} {case:?}", method.id());
            }
            assert_eq!(lines.len(), expected.len(), "{interpreter}, {}", method.id());
        }
    }
}

fn is_installed(interpreter: &str) -> bool {
    let version = Command::new(interpreter).arg("--version").output();
    version.is_ok_and(|version| version.status.success())
}

/// Runs a program that is given on standard input.
fn run(interpreter: &str, program: &str) -> String {
    let mut child = Command::new(interpreter)
        .arg("-")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("{interpreter}: {error}"));
    child.stdin.take().unwrap().write_all(program.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{interpreter} stopped");
    String::from_utf8(output.stdout).unwrap()
}

/// Returns the programs of a card.
fn snippets(spec: &str, method: Method) -> &'static [Snippet] {
    let parts = Lang::English.explain(&ask(spec, method)).parts;
    let found = parts.iter().find_map(|part| match part {
        Part::Snippets(shown) => Some(shown.snippets),
        _ => None,
    });
    found.unwrap()
}

fn texts(texts: &[&dyn ToString]) -> Vec<String> {
    texts.iter().map(|text| text.to_string()).collect()
}

/// Returns numbers up to 600, and some that no machine word holds.
fn numbers() -> Vec<Steps> {
    let large = (60..130).map(|bits| &Steps::power_of_two(bits) - &Steps::from(bits * bits));
    (0..=600u32).map(Steps::from).chain(large).collect()
}

#[test]
fn the_program_that_asks_what_must_be_first_finds_the_ring() {
    let (mut cases, mut expected) = (Vec::new(), Vec::new());
    for n in 1..=5 {
        let puzzle = open(&format!("rings?n={n}")).timeline().puzzle().clone();
        let places = || (0..1u32 << n).map(|place| puzzle.state_on_line(&Steps::from(place)).unwrap());
        for (state, goal) in places().flat_map(|state| places().map(move |goal| (state.clone(), goal))) {
            let next = puzzle.route(&state, &goal).unwrap().move_at(&Steps::ZERO);
            cases.push(texts(&[&state, &goal]));
            expected.push(next.map_or_else(|| "0".to_owned(), |mv| mv.to_string()));
        }
    }
    let driver = Driver {
        javascript: "for (const [state, goal] of cases) console.log(nextRing(state, goal));",
        python: "for state, goal in cases:\n    print(next_ring(state, goal))",
    };
    driver.check("rings", rings::methods::EXPECT, &cases, &expected);
}

#[test]
fn the_program_for_gray_codes_converts_both_ways() {
    let cases: Vec<Vec<String>> = numbers().iter().map(|number| texts(&[number])).collect();
    let expected: Vec<String> =
        numbers().iter().map(|number| format!("{} {}", gray::word(number), gray::rank(number))).collect();
    let driver = Driver {
        javascript: "for (const [text] of cases) console.log(`${toGray(BigInt(text))} ${toBinary(BigInt(text))}`);",
        python: "for [text] in cases:\n    print(to_gray(int(text)), to_binary(int(text)))",
    };
    driver.check("rings", rings::methods::BINARY, &cases, &expected);
}

#[test]
fn the_program_of_three_pairs_makes_the_moves_of_the_tower() {
    let (mut cases, mut expected) = (Vec::new(), Vec::new());
    for n in 1..=10u32 {
        let session = open(&format!("hanoi?n={n}"));
        let timeline = session.timeline();
        let route = timeline.puzzle().route(&timeline.setup().start, &timeline.setup().goal).unwrap();
        let moves = (0..(1u32 << n) - 1).map(|step| route.move_at(&Steps::from(step)).unwrap());
        let mut line = String::new();
        moves.for_each(|mv: AnyMove| write!(line, "{mv} ").unwrap());
        cases.push(texts(&[&n]));
        expected.push(line.trim_end().to_owned());
    }
    let driver = Driver {
        javascript: "for (const [discs] of cases) console.log(hanoi(Number(discs)).join(\" \"));",
        python: "for [discs] in cases:\n    print(*hanoi(int(discs)))",
    };
    driver.check("hanoi", hanoi::methods::PAIR_CYCLE, &cases, &expected);
}

#[test]
fn the_program_of_step_and_state_finds_both() {
    let (mut cases, mut expected) = (Vec::new(), Vec::new());
    let mut add = |puzzle: &AnyPuzzle, n: usize, step: Steps| {
        let route = puzzle.route(&puzzle.start(), &puzzle.goal()).unwrap();
        cases.push(texts(&[&step, &n]));
        expected.push(format!("{} {step}", route.state_at(&step)));
    };
    for n in 1..=7 {
        let puzzle = open(&format!("hanoi?n={n}")).timeline().puzzle().clone();
        (0..1u32 << n).for_each(|step| add(&puzzle, n, step.into()));
    }
    let large = open("hanoi?n=130").timeline().puzzle().clone();
    numbers().into_iter().for_each(|step| add(&large, 130, step));
    let driver = Driver {
        javascript: "for (const [step, discs] of cases) {\n  const state = stateAt(BigInt(step), Number(discs));\n  console.log(`${state} ${stepOf(state)}`);\n}",
        python: "for step, discs in cases:\n    state = state_at(int(step), int(discs))\n    print(state, step_of(state))",
    };
    driver.check("hanoi", hanoi::methods::FORMULAS, &cases, &expected);
}

#[test]
fn programs_have_a_title_in_each_language_and_no_comments() {
    let cards = [
        ("rings", rings::methods::EXPECT),
        ("rings", rings::methods::BINARY),
        ("hanoi", hanoi::methods::PAIR_CYCLE),
        ("hanoi", hanoi::methods::FORMULAS),
    ];
    for (spec, method) in cards {
        let titles = LANGUAGES.map(|lang| {
            let parts = lang.explain(&ask(spec, method)).parts;
            let title = parts.into_iter().find_map(|part| match part {
                Part::Snippets(shown) => Some(shown.title),
                _ => None,
            });
            title.unwrap()
        });
        assert_eq!(titles, ["As a program", "写成程序", "寫成程式"]);
        for Snippet { text, .. } in snippets(spec, method) {
            assert!(!["//", "/*", "#", "\"\"\""].into_iter().any(|mark| text.contains(mark)), "{text}");
            assert!(text.is_ascii() && text.ends_with('\n') && text.lines().all(|line| line.len() <= 80));
        }
    }
}

/// The programs carry a tower from A to C.
#[test]
fn other_ways_of_a_tower_show_no_program() {
    for method in [hanoi::methods::PAIR_CYCLE, hanoi::methods::FORMULAS] {
        let parts = Lang::English.explain(&ask("hanoi?n=4&to=B", method)).parts;
        assert!(!parts.iter().any(|part| matches!(part, Part::Snippets(_))));
    }
}
