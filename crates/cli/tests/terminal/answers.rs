//! The output of every command.

use crate::run::{Answer, assert_error, assert_output, gros};

#[test]
fn lengths() {
    assert_output(&["length", "rings"], "341\n");
    assert_output(&["length", "hanoi"], "31\n");
    assert_output(&["length", "hanoi?n=64"], "18446744073709551615\n");
    assert_output(&["length", "hanoi?n=64&pegs=4"], "18433\n");
    assert_output(&["length", "chain?radices=2,5,5,5"], "249\n");
    assert_output(&["length", "slideout?base=4&n=6"], "3276\n");
    assert_output(&["length", "hexadecimal?key=1011"], "26\n");
    assert_output(&["length", "rings?from=100000000"], "511\n");
    assert_output(&["length", "rings?from=off&to=off"], "0\n");
}

#[test]
fn lengths_count_what_was_played() {
    // Ring 2 moves away from the goal: one move played, and one more to go.
    assert_output(&["length", "rings?play=2"], "343\n");
    assert_output(&["length", "rings?play=~123.1"], "343\n");
}

#[test]
fn states() {
    assert_output(&["state", "rings"], "111111111\n");
    assert_output(&["state", "rings?step=123"], "010110111\n");
    assert_output(&["state", "rings?step=123", "--step", "124"], "010110101\n");
    assert_output(&["state", "rings", "--step", "341"], "000000000\n");
    assert_output(&["state", "hanoi", "--step=12"], "ABBAA\n");
    assert_output(&["state", "rings?from=101101100&step=60"], "111000110\n");
}

#[test]
fn steps() {
    assert_output(&["step", "rings", "--state", "010110111"], "123\n");
    assert_output(&["step", "rings", "--state", "off"], "341\n");
    assert_output(&["step", "hanoi", "--state", "ABBAA"], "12\n");
    assert_output(&["step", "hanoi", "--state", "c"], "31\n");
    assert_output(&["step", "rings", "--state", "0.1.0.11.0.1*3"], "123\n");
    assert_output(&["step", "rings", "--state", "０１０ １１０ １１１"], "123\n");
}

#[test]
fn next_moves() {
    assert_output(&["next", "rings"], "Next: ring 1 off. 341 to go.\n");
    assert_output(&["next", "rings?step=123"], "Next: ring 2 off. 218 to go.\n");
    assert_output(&["next", "hanoi", "--step", "15"], "Next: disc 5: A → C. 16 to go.\n");
    assert_output(&["next", "rings?n=1"], "Next: ring 1 off. 1 to go.\n");
    assert_output(&["next", "hanoi?from=B&to=B"], "Goal reached.\n");
}

#[test]
fn addresses_are_accepted_unchanged() {
    assert_output(&["length", "#/rings?n=3"], "5\n");
    assert_output(&["state", " Rings?n=3&from=1%300 "], "100\n");
    assert_output(&["length", "hanoi？n＝６"], "63\n");
}

#[test]
fn a_whole_address_is_a_spec_with_view_keys() {
    assert_output(
        &["length", "https://example.org/gros/?embed#/rings?n=3&theme=dark&lang=xx&show=nothing"],
        "5\n",
    );
    for address in ["#/", "#/?", "#/#", "https://example.org/#/"] {
        assert_output(&["length", address], "341\n");
    }
}

#[test]
fn steps_as_people_write_them() {
    assert_output(&["state", "rings?step=-218"], "010110111\n");
    assert_output(&["state", "rings", "--step=-218"], "010110111\n");
    assert_output(&["state", "rings", "--step", "-218"], "010110111\n");
    assert_output(&["next", "rings", "--step", "2^6"], &gros(&["next", "rings?step=64"]).out);
    assert_output(&["moves", "rings?n=3", "--start", "100%"], "");
    assert_output(
        &["state", "hanoi?n=64&step=2^40", "--json"],
        &gros(&["state", "hanoi?n=64", "--step=1099511627776", "--json"]).out,
    );
}

#[test]
fn sentences_in_other_languages() {
    assert_output(&["next", "rings", "--lang", "zh-Hans"], "下一步：解开第 1 环。还差 341 步。\n");
    for (name, locale, first) in [
        ("LC_ALL", "zh_TW.UTF-8", "下一步："),
        ("LC_ALL", "zh_HK.UTF-8@x", "下一步："),
        ("LC_ALL", "nl_NL.UTF-8", "Next: "),
        ("LANG", "zh_CN", "下一步："),
    ] {
        let mut command = crate::run::command(&["next", "rings"]);
        let answer = Answer::from(command.env_remove("LC_ALL").env(name, locale).output().unwrap());
        assert!(answer.out.starts_with(first), "{name}={locale}: {}", answer.out);
    }
    let list = gros(&["list", "--lang=zh-Hant"]).out;
    assert!(list.lines().any(|line| line.starts_with("rings ") && line.contains("九連環")), "{list}");
}

#[test]
fn an_unknown_key_is_a_warning() {
    let warned = Answer {
        code: 0,
        out: "341\n".to_owned(),
        err: "gros: warning: “seed”: unknown setting, ignored.\n".to_owned(),
    };
    assert_eq!(gros(&["length", "rings?seed=7"]), warned);
    let of_one_size = gros(&["length", "kugellager?n=3"]);
    let sentence = "gros: warning: “n”: unknown setting, ignored.\n";
    assert_eq!((of_one_size.out.as_str(), of_one_size.err.as_str()), ("1249\n", sentence));
}

#[test]
fn the_catalogue_of_the_family() {
    let catalogue = gros(&["list", "--catalogue"]).out;
    let is_row = |cells: &str| {
        let cells: Vec<&str> = cells.split(" | ").collect();
        let found =
            |line: &str| line.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).eq(cells.clone());
        assert!(catalogue.lines().any(found), "{cells:?} is not in:\n{catalogue}");
    };
    is_row("Puzzle | Name | Base | Number of pieces | Published moves | What is counted | Rules | Source");
    is_row(
        "lock250 | Lock 250 | 5 | 3 | 250 | driver strokes and final removal | model | smallpuzzlecollection, 2014/03",
    );
    is_row(
        "custom?places=4,3,5,7 | K-419 | 4 | 4 | 419 | not stated | one of several models | allardspuzzlingtimes, 2014/11",
    );
    is_row("MMMDXLVI | 4 | 3,546 | not stated | unknown | puzzlemad, 2014/04");
}

#[test]
fn the_list_of_puzzles() {
    let list = gros(&["list"]).out;
    let cells = |line: &str| -> Vec<String> {
        line.split("  ").filter(|cell| !cell.is_empty()).map(|cell| cell.trim().to_owned()).collect()
    };
    let lines: Vec<Vec<String>> = list.lines().map(cells).collect();
    let is_listed = |id: &&str| lines[1..].iter().any(|cells| cells[0].split('?').next() == Some(*id));
    assert!(gros_solver::ids().iter().all(is_listed), "{list}");
    for row in [
        "Puzzle | Name | Number of pieces | What counts | Moves for n = 1 to 10",
        "rings | Chinese rings | 1 to 10,000,000 | one ring per move | 1, 2, 5, 10, 21, 42, 85, 170, 341, 682",
        "rings?pair=1 | Chinese rings, with pair moves | 1 to 10,000,000 | rings 1 and 2 can move together | 1, 1, 4, 7, 16, 31, 64, 127, 256, 511",
        "hanoi | Tower of Hanoi | 1 to 10,000,000 | one disc per move | 1, 3, 7, 15, 31, 63, 127, 255, 511, 1023",
        "hanoi?pegs=4 | Tower of Hanoi, four pegs | 1 to 100,000 | one disc per move | 1, 3, 5, 9, 13, 17, 25, 33, 41, 49",
        "hanoi?pegs=5 | Tower of Hanoi, five pegs | 1 to 100,000 | one disc per move | 1, 3, 5, 7, 11, 15, 19, 23, 27, 31",
        "hanoi?pegs=8 | Tower of Hanoi, eight pegs | 1 to 100,000 | one disc per move | 1, 3, 5, 7, 9, 11, 13, 17, 21, 25",
        "hanoi?rule=linear | Tower of Hanoi, neighbouring pegs only | 1 to 100,000 | one disc per move | 2, 8, 26, 80, 242, 728, 2186, 6560, 19682, 59048",
        "hanoi?rule=cyclic | Tower of Hanoi, clockwise only | 1 to 100,000 | one disc per move | 2, 7, 21, 59, 163, 447, 1223, 3343, 9135, 24959",
        "spinout | Spin-Out | 1 to 10,000,000 | one quarter-turn per move | 1, 2, 5, 10, 21, 42, 85, 170, 341, 682",
        "spinout?outside=1 | Spin-Out, with turns outside the case | 1 to 9 | one turn of a dial per move | 1, 2, 5, 10, 21, 42, 49, 50, 51",
        "kugellager | Kugellager | 5 | comb strokes included | 1249",
        "hexadecimal | Hexadecimal Puzzle | 8 | one bar per move | 170",
        "elephants | Crazy Elephant Dance | 1 to 100,000 | one quarter-turn per move | 2, 8, 22, 52, 114, 240, 494, 1004, 2026, 4072",
        "wythoff | Wythoff’s game | one turn per move",
        "wythoff?rule=nim | Two-pile Nim | one turn per move",
    ] {
        let cells: Vec<&str> = row.split(" | ").collect();
        assert!(lines.iter().any(|found| *found == cells), "{cells:?} is not in:\n{list}");
    }
}

#[test]
fn every_puzzle_answers_every_question() {
    let variants = [
        "rings?pair=1",
        "spinout?outside=1",
        "hanoi?pegs=4",
        "hanoi?pegs=5",
        "hanoi?rule=linear",
        "hanoi?rule=cyclic",
    ];
    for id in gros_solver::ids().iter().chain(&variants).filter(|id| **id != "wythoff") {
        let length = gros(&["length", id]);
        let steps: u64 = length.out.trim().parse().unwrap();
        assert!(length.code == 0 && steps > 0, "{id}");
        let middle = (steps / 2).to_string();
        let state = gros(&["state", id, "--step", &middle]).out;
        assert_output(&["step", id, "--state", state.trim()], &format!("{middle}\n"));
        let next = gros(&["next", id, "--step", &middle]).out;
        assert!(next.starts_with("Next: ") && next.ends_with(" to go.\n"), "{id}: {next}");
        assert_output(&["next", id, "--step", &steps.to_string()], "Goal reached.\n");
        let moves = gros(&["moves", id, "--start", &middle, "--count", "1"]).out;
        let json: serde_json::Value =
            serde_json::from_str(&gros(&["next", id, "--step", &middle, "--json"]).out).unwrap();
        let expected = [json["move"].as_str().unwrap(), json["after"].as_str().unwrap()];
        assert_eq!(moves.trim().split('\t').skip(1).collect::<Vec<_>>(), expected, "{id}");
    }
}

#[test]
fn the_game() {
    assert_output(&["next", "wythoff"], "To win, leave 9 and 15, or 12 and 20.\n");
    assert_output(&["next", "wythoff?piles=5,3"], "The player to move loses.\n");
    assert_output(&["next", "wythoff?piles=0,0"], "No stones are left.\n");
    assert_output(&["next", "wythoff?piles=2,2"], "To win, leave 0 and 0, or 1 and 2, or 2 and 1.\n");
    assert_output(&["next", "wythoff?piles=7,4&rule=nim"], "To win, leave 4 and 4.\n");
    assert_output(&["length", "wythoff"], "13\n");
    assert_output(&["length", "wythoff?policy=long"], "17\n");
    assert_output(&["state", "wythoff", "--step", "2"], "9,14\n");
    assert_output(&["step", "wythoff", "--state", "6, 10"], "5\n");
    // The winning side makes one mistake, after which the other side plays to win.
    assert_output(&["moves", "wythoff?policy=lose"], "1\t0,20\t0,20\n2\t0,0\t0,0\n");
    assert_output(&["moves", "wythoff?piles=5,3&policy=lose"], "1\t4,3\t4,3\n2\t4,0\t4,0\n3\t0,0\t0,0\n");
    assert_output(
        &["next", "wythoff?policy=lose"],
        "Next, to lose on purpose: leave 0 and 20. The winning moves leave 9 and 15, or 12 and 20.\n",
    );
    assert_output(&["next", "wythoff?policy=lose&step=1"], "The winning move leaves 0 and 0.\n");
    let explained = gros(&["explain", "wythoff?policy=lose", "--all"]).out;
    assert!(!explained.to_lowercase().contains("to win, leave"), "{explained}");
    assert_error(&["length", "wythoff?policy=lose&step=3"], 2, "“step=3”: must be from 0 to 2.");
    assert_output(
        &["moves", "wythoff?piles=3,6&play=2,5.2,1"],
        "1\t2,5\t2,5\n2\t2,1\t2,1\n3\t1,1\t1,1\n4\t0,0\t0,0\n",
    );
    assert_output(&["length", "wythoff?piles=100000,1"], "3\n");
    assert_output(&["length", "wythoff?piles=1000000,1618033"], "1000\n");
}

#[test]
fn help_is_in_the_language_of_the_output() {
    let is_han = |symbol: char| ('\u{4e00}'..='\u{9fff}').contains(&symbol);
    let commands =
        ["list", "length", "state", "step", "next", "explain", "moves", "svg", "open", "completions", "man"];
    for (language, usage) in [("zh-Hans", "用法："), ("zh-Hant", "用法：")] {
        for command in commands.map(Some).into_iter().chain([None]) {
            let arguments = command.into_iter().chain(["--help", "--lang", language]);
            let help = gros(&arguments.collect::<Vec<_>>()).out;
            assert!(help.contains(usage), "{help}");
            let is_example = |line: &str| line.contains("gros ") && !line.contains("用法");
            for line in help.lines().filter(|line| !line.is_empty() && !is_example(line)) {
                assert!(line.contains(is_han), "{command:?} in {language}: {line}");
            }
        }
    }
    assert!(gros(&["help", "next"]).out.contains("\nUsage: gros next [OPTIONS] [SPEC] [N]\n"));
}

#[test]
fn a_search_settles_what_is_only_presumed() {
    assert_output(
        &["prove", "hanoi?n=6&pegs=5"],
        "No route is shorter than 15 moves, as a search of 15,625 states shows.\n",
    );
    assert_output(
        &["prove", "hanoi?n=4&pegs=5", "--json"],
        "{\"puzzle\":\"hanoi\",\"steps\":\"7\",\"shortest\":\"7\",\"states\":\"625\"}\n",
    );
    assert_error(&["prove", "wythoff"], 1, "A game has no shortest route.");
}
