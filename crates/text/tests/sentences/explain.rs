//! The cards of the methods.

use gros_solver::methods::{self, Explanation, Method, NotHere, Question, ruler};
use gros_solver::{AnyPuzzle, Puzzle, Route, Steps, ids};
use gros_solver::{AnyReason, hanoi, rings, spinout, wythoff};
use gros_text::{Lang, Part, Source, Standing, about};

use crate::said::{LANGUAGES, no_english, numbers, open, said};

/// Returns a method's explanation of a step of a spec.
pub fn ask(spec: &str, method: Method) -> Explanation<AnyPuzzle> {
    methods::explain(method, &question(spec)).unwrap()
}

fn question(spec: &str) -> Question<AnyPuzzle> {
    let session = open(spec);
    let timeline = session.timeline();
    let (puzzle, setup) = (timeline.puzzle().clone(), timeline.setup());
    Question { puzzle, start: setup.start.clone(), goal: setup.goal.clone(), here: timeline.state() }
}

const SPECS: &[&str] = &[
    "rings",
    "rings?n=1",
    "rings?n=2&from=10",
    "rings?from=101101100&to=111001010",
    "rings?from=0*9&to=1*9",
    "rings?n=60",
    "hanoi",
    "hanoi?n=1",
    "hanoi?n=4&to=B",
    "hanoi?n=4&from=ABCA&to=CBAB",
    "hanoi?n=30",
    "hanoi?rule=linear&n=4",
    "hanoi?n=1&pegs=4",
    "hanoi?n=10&pegs=4",
    "hanoi?n=40&pegs=7",
    "spinout",
    "kugellager",
    "lock250",
    "generation",
    "brain?from=10101010&to=0*8",
    "chain?base=3&n=40",
    "elephants",
    "elephants?from=10000&to=01210",
    "slideout?base=4&n=30",
    "wythoff",
    "wythoff?piles=8,13",
    "wythoff?piles=0,0",
    "wythoff?piles=60,40&policy=long",
    "wythoff?piles=9,9&policy=lose",
    "wythoff?piles=30,30&rule=nim",
    "wythoff?piles=165580140,267914295",
];

/// Returns the numbers in a text, without those that some languages write as words, as they do the 64 of “64-bit”.
fn large(text: &str) -> Vec<&str> {
    numbers(text).into_iter().filter(|number| number.len() > 1 && *number != "64").collect()
}

#[test]
fn every_method_speaks_three_languages_at_every_step() {
    for spec in SPECS {
        let asked = question(spec);
        let route = asked.puzzle.route(&asked.start, &asked.goal).unwrap();
        let last = route.steps().min(&Steps::from(70u32)).to_usize().unwrap();
        for step in 0..=last {
            let asked = Question { here: route.state_at(&Steps::from(step)), ..asked.clone() };
            for method in asked.puzzle.methods() {
                let Ok(found) = methods::explain(*method, &asked) else { continue };
                let texts = LANGUAGES.map(|lang| lang.explain(&found).lines().join("\n"));
                assert!(texts.iter().all(|text| text.lines().count() >= 2), "{spec} {step} {}", method.id());
                for text in &texts[1..] {
                    no_english(text);
                    assert_eq!(large(text), large(&texts[0]), "{spec} {step} {}", method.id());
                }
                assert!(texts[0] != texts[1] && texts[1] != texts[2], "{}", texts[0]);
            }
        }
    }
}

#[test]
fn every_method_has_a_name_of_its_own() {
    for lang in Lang::ALL {
        let names: Vec<&str> = Method::all().map(|method| lang.method_name(method)).collect();
        assert!(names.iter().enumerate().all(|(index, name)| !names[..index].contains(name)), "{names:?}");
    }
}

fn sources(method: Method) -> &'static [Source] {
    about("rings", method).unwrap().sources
}

#[test]
fn a_puzzle_says_itself_where_a_shared_method_applies() {
    let reach = |id| Lang::English.text(about(id, rings::methods::RECURSION).unwrap().reach);
    assert_eq!(rings::methods::RECURSION, hanoi::methods::RECURSION);
    assert_ne!(reach("rings"), reach("hanoi"));
    assert_eq!(reach("rings"), reach("spinout"));
}

#[test]
fn every_card_has_a_description_a_scope_and_sources() {
    let methods = ids().into_iter().flat_map(|id| Method::all().filter_map(move |method| about(id, method)));
    for key in methods.flat_map(|about| [about.seen, about.reach]) {
        let [english, simplified, traditional] = LANGUAGES.map(|lang| lang.text(key));
        assert!(english.ends_with('.') && simplified.ends_with('。') && traditional.ends_with('。'));
        [simplified, traditional].into_iter().for_each(no_english);
        assert!(simplified != traditional, "{simplified}");
    }
    for source in Method::all().flat_map(sources).chain(Lang::OF_THE_RULER) {
        if let Some(address) = source.address {
            let address = address.strip_prefix("http").unwrap().trim_start_matches('s');
            assert!(address.starts_with("://") && address.is_ascii() && !address.contains(' '), "{source:?}");
        }
        assert!(!source.name.is_empty());
        let is_chinese = [Lang::Simplified, Lang::Traditional].contains(&source.lang);
        assert_eq!(is_chinese, source.name.contains(|symbol| symbol > '⺀'), "{source:?}");
    }
    assert!(Method::all().all(|method| !sources(method).is_empty()));
}

#[test]
fn each_method_is_credited_to_the_text_that_teaches_it() {
    let named = |method: Method, name: &str| {
        assert!(sources(method).iter().any(|source| source.name.contains(name)), "{}", method.id());
    };
    named(rings::methods::EXPECT, "用九连环理解格雷码");
    named(rings::methods::RECURSION, "Eric Fu");
    assert!(sources(rings::methods::EXPECT).iter().all(|source| !source.name.contains("Eric Fu")));
    for method in [
        wythoff::methods::TABLE,
        wythoff::methods::SIEVE,
        wythoff::methods::MEX,
        wythoff::methods::CLOSED_FORM,
        wythoff::methods::PARTITION,
    ] {
        named(method, "两堆石头的游戏");
    }
}

#[test]
fn a_ladder_shows_what_is_met() {
    let explanation = ask("rings?step=123", rings::methods::EXPECT);
    let parts = Lang::English.explain(&explanation).parts;
    let Some(Part::Ladder(rungs)) = parts.first() else { panic!("{parts:?}") };
    let seen: Vec<(Option<usize>, usize, Standing)> =
        rungs.iter().map(|rung| (rung.piece, rung.depth, rung.standing)).collect();
    assert_eq!(seen[1], (Some(8), 0, Standing::NotYet));
    assert_eq!(seen[3], (Some(6), 2, Standing::Met));
    assert_eq!(seen[7], (Some(2), 4, Standing::Now));
    // 218 moves: 2 for ring 2, then 8, 16, 64 and 128 for the others, one after the other.
    let stretches: Vec<[u64; 2]> = (rungs.iter().filter_map(|rung| rung.stretch.as_ref()))
        .map(|[from, to]| [from, to].map(|steps| steps.to_u64().unwrap()))
        .collect();
    assert_eq!(stretches, [[90, 218], [26, 90], [10, 26], [2, 10], [0, 2]]);
}

#[test]
fn where_a_method_does_not_apply() {
    for refusal in [
        NotHere::NotTowerToTower,
        NotHere::OtherPuzzle,
        NotHere::TooMany { most: 500 },
        NotHere::RingsAsOne,
        NotHere::GoalNotAllOff,
        NotHere::NotBetweenOnAndOff,
        NotHere::OtherGame,
    ] {
        let texts = LANGUAGES.map(|lang| lang.not_here(refusal));
        texts[1..].iter().for_each(|text| no_english(text));
        assert!(texts[0].ends_with('.') && texts[1].ends_with('。') && texts[1] != texts[2]);
    }
}

#[test]
fn a_strategy_says_where_its_first_move_leads() {
    let last = |lang: Lang, spec: &str, method| lang.explain(&ask(spec, method)).lines().pop().unwrap();
    said(
        |lang| last(lang, "rings?n=4&from=1010", rings::methods::STRATEGY_ONE).trim().to_owned(),
        "This strategy starts with ring 1, which is the wrong direction here: 3 moves out, then back.",
    );
    said(
        |lang| last(lang, "rings?n=3", rings::methods::STRATEGY_TWO).trim().to_owned(),
        "This strategy starts with ring 1, which is correct here.",
    );
    for method in [rings::methods::STRATEGY_ONE, rings::methods::STRATEGY_TWO] {
        let lines = Lang::English.explain(&ask("rings?n=4&from=1010", method)).lines();
        assert!(lines.iter().all(|line| !line.contains("So next")), "{lines:?}");
    }
    // The bound on the card: f = 2 for nine rings.
    let asked = ask("rings?from=000000011", rings::methods::STRATEGY_ONE);
    let AnyReason::Rings(rings::methods::Reason::StrategyOne(walk)) = asked.reason else {
        panic!("not a walk")
    };
    assert_eq!((walk.moves, walk.legs[2].moves.clone()), (Steps::from(1_020u32), Steps::from(2u32)));
}

#[test]
fn at_the_goal_it_is_solved() {
    let card = |lang: Lang, spec: &str| {
        let session = open(spec);
        let timeline = session.timeline();
        let (setup, here) = (timeline.setup(), timeline.setup().goal.clone());
        let start = setup.start.clone();
        let asked = Question { puzzle: setup.puzzle.clone(), start, goal: here.clone(), here };
        let method = asked.puzzle.methods()[0];
        lang.explain(&methods::explain(method, &asked).unwrap()).lines().pop().unwrap().trim().to_owned()
    };
    for (spec, english) in [
        ("rings?n=3", "All off. Solved."),
        ("rings?n=3&from=off&to=on", "All on. Solved."),
        ("rings?n=3&to=010", "Only ring 2 on. Solved."),
        ("rings?n=3&to=011", "Goal reached."),
        ("hanoi?n=3", "All on C. Solved."),
        ("hanoi?n=3&pegs=4", "All on D. Solved."),
        ("spinout", "All flat. Solved."),
        ("elephants", "All down. Solved."),
        ("kugellager", "Goal reached."),
    ] {
        said(|lang| card(lang, spec), english);
    }
    let lines = Lang::English.explain(&ask("rings?n=3&step=5", rings::methods::EXPECT)).lines();
    assert_eq!(lines, ["What has to happen first", "  All off. Solved."]);
}

#[test]
fn the_largest_disc_has_a_digit_of_its_own() {
    let lines = Lang::English.explain(&ask("hanoi?n=3&step=3", hanoi::methods::FORMULAS)).lines().join("\n");
    assert!(lines.contains("the largest disc gets 0 on the start peg and 1 on the goal peg"), "{lines}");
}

#[test]
fn the_shortcut_gives_its_reason_only_where_it_saves_turns() {
    let lines = |spec: &str, lang: Lang| lang.explain(&ask(spec, spinout::methods::SHORTCUT)).lines();
    let reasons = [
        (Lang::English, "Why so few?"),
        (Lang::Simplified, "为什么这么少？"),
        (Lang::Traditional, "為什麼這麼少？"),
    ];
    for (lang, reason) in reasons {
        for dials in 1..=9 {
            let lines = lines(&format!("spinout?n={dials}&outside=1"), lang);
            let told: Vec<&String> = lines.iter().filter(|line| line.contains(reason)).collect();
            if dials < 7 {
                assert!(told.is_empty(), "{lines:?}");
                assert!(!lines.iter().any(|line| line.contains('=')), "a sum of one part: {lines:?}");
            } else {
                let all = (42 + dials).to_string();
                assert!(told.len() == 1 && numbers(told[0]).contains(&all.as_str()), "{lines:?}");
            }
        }
        let elsewhere = lines("spinout?outside=1&from=ULLLLLL@0", lang);
        assert!(!elsewhere.iter().any(|line| line.contains(reason)), "{elsewhere:?}");
    }
}

/// Each card in cards.txt stands below a line with its spec and method; `GROS_WRITE=1` writes the cards anew. A method
/// without a card there is checked by the tests of all methods.
#[test]
fn cards_word_for_word() {
    let expected = include_str!("cards.txt");
    let heads: Vec<(&str, &str)> =
        expected.lines().filter_map(|line| line.strip_prefix("=== ")?.split_once(' ')).collect();
    let mut found = String::new();
    for (spec, id) in heads {
        let asked = question(spec);
        let method = asked.puzzle.methods().iter().find(|method| method.id() == id).unwrap();
        let card = Lang::English.explain(&methods::explain(*method, &asked).unwrap());
        found += &format!("=== {spec} {id}\n{}\n\n", card.lines().join("\n"));
    }
    if std::env::var_os("GROS_WRITE").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/sentences/cards.txt");
        std::fs::write(path, format!("{}\n", found.trim_end())).unwrap();
        return;
    }
    let differing = found.lines().zip(expected.lines()).position(|(found, expected)| found != expected);
    if let Some(line) = differing {
        panic!("line {}: {:?}, not {:?}", line + 1, found.lines().nth(line), expected.lines().nth(line));
    }
    assert_eq!(found.trim_end(), expected.trim_end());
}

#[test]
fn a_refused_move_says_what_it_waits_for() {
    let asked = |lang: Lang, spec: &str, mv: &str| {
        let session = open(spec);
        let timeline = session.timeline();
        let mv = timeline.puzzle().parse_move(mv).unwrap();
        let refusal = timeline.puzzle().play(&timeline.state(), &mv).unwrap_err();
        let why_not = lang.why_not(&timeline.state(), &refusal).unwrap();
        let rows = why_not.unmet.iter().map(|unmet| format!("{} {} {}", unmet.piece, unmet.must, unmet.is));
        let rows: Vec<String> = std::iter::once(why_not.title).chain(rows).chain(why_not.more).collect();
        rows.join("|")
    };
    said(
        |lang| asked(lang, "rings?step=123", "5"),
        "Why not ring 5?|4 must be on is off|3 must be off is on|2 must be off is on|1 must be off is on",
    );
    assert!(asked(Lang::English, "rings?n=20", "20").ends_with("11 must be off is on|… 10 more"));
    assert!(asked(Lang::English, "elephants", "5-1").starts_with("Why not elephant 5?|4 must be"));
}

#[test]
fn the_ruler_and_its_squares() {
    said(|lang| lang.ruler_term(&Steps::power_of_two(10)).unwrap(), "Term 1,024 is 11.");
    said(|lang| lang.first_square("212342345678"), "First repeat: 234 234, starting at term 3.");
    said(|lang| lang.first_square("1, 10，1、10"), "First repeat: 1 10 1 10, starting at term 1.");
    said(|lang| lang.first_square(""), "No block is repeated straight away.");
}

#[test]
fn the_ruler_is_shown_around_the_next_move() {
    let ruler = |lang: Lang, spec: &str| {
        let asked = question(spec);
        lang.ruler_parts(&asked.here, &ruler::place(&asked).unwrap())
    };
    let said_at = |spec: &'static str| {
        move |lang: Lang| {
            let parts = ruler(lang, spec);
            let texts = parts.iter().filter_map(|part| match part {
                Part::Text(text) | Part::Result(text) => Some(text.clone()),
                _ => None,
            });
            texts.take(2).collect::<Vec<String>>().join("|")
        }
    };
    said(
        said_at("rings?step=123"),
        "Number the moves from all off: move k is made by ring g(k). If k is odd, g(k) is 1; if k is even, it is \
         g(k ÷ 2) + 1. The marks on a ruler follow the same pattern (Gros, 1872).|You are at k = 218, going down: move 218 is undone next, \
          so it is ring 2’s turn.",
    );
    said(
        said_at("hanoi?step=11"),
        "Number the moves from the start: move k is made by disc g(k). If k is odd, g(k) is 1; if k is even, it is \
         g(k ÷ 2) + 1. The marks on a ruler follow the same pattern (Gros, 1872).|You are at k = 11, going up: move 12 comes next, so it \
          is disc 3’s turn.",
    );
    let row = |spec: &str| {
        let parts = ruler(Lang::English, spec);
        let Some(Part::Table(table)) = parts.get(2) else { panic!("{parts:?}") };
        let terms: Vec<&str> = table.rows[0].iter().map(|cell| cell.text.as_str()).collect();
        (terms.join(" "), table.column)
    };
    assert_eq!(row("rings"), ("2 1 5 1 2 1 3 1 2 1 4 1 2 1 3 1".to_owned(), Some(7)));
    assert_eq!(row("rings?step=341").1, None);
    assert_eq!(row("hanoi"), ("1 2 1 3 1 2 1 4 1 2 1 3 1 2 1 5".to_owned(), Some(0)));
    assert_eq!(ruler(Lang::English, "spinout").len(), 5);
    let shown = |text: &str| ruler::place(&question(text)).is_some();
    assert!(["rings", "hanoi", "spinout", "brain"].into_iter().all(shown));
    assert!(
        ![
            "rings?pair=1",
            "hanoi?pegs=4",
            "kugellager",
            "wythoff",
            "spinout?outside=1",
            "hanoi?n=3&from=BAA&to=ABB"
        ]
        .into_iter()
        .any(shown)
    );
}

/// The texts of the walk along the ruler agree with the solver.
#[test]
fn one_ruler_moves_the_same_piece_everywhere() {
    let (rings, tower) = (open(Lang::RINGS_TOGETHER), open(Lang::TOWER_TOGETHER));
    for step in 0..63u32 {
        let name = |session: &gros_session::Session<AnyPuzzle>| {
            let timeline = session.timeline();
            let mv = timeline.move_at(&step.into()).unwrap();
            Lang::English.move_name(&timeline.state_at(&step.into()), &mv)
        };
        let piece = (step + 1).trailing_zeros() + 1;
        let digit = format!("bit {piece} from 0 to 1: {step:06b} → {:06b}", step + 1);
        let together = Lang::English.together(&step.into(), false).unwrap();
        assert_eq!(together.lines, [name(&rings), name(&tower), digit]);
        assert_eq!(together.title, format!("Step {} moved piece {piece}", step + 1));
    }
    assert_eq!(Lang::English.together(&63u32.into(), true), None);
    let next = |lang: Lang| {
        let together = lang.together(&44u32.into(), true).unwrap();
        [vec![together.title], together.lines.to_vec()].concat().join("|")
    };
    said(next, "Next: piece 1|ring 1 on|disc 1: B → C|bit 1 from 0 to 1: 101100 → 101101");
}
