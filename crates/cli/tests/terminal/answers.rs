//! Every command, in words.

use crate::run::{Answer, gros, says};

#[test]
fn lengths() {
    says(&["length", "rings"], "341\n");
    says(&["length", "hanoi"], "31\n");
    says(&["length", "rings?n=64"], "12297829382473034410\n");
    says(&["length", "hanoi?n=64"], "18446744073709551615\n");
    says(&["length", "rings?from=100000000"], "511\n");
    says(&["length", "rings?from=off&to=off"], "0\n");
    says(&["length", "hanoi?n=3&from=BAA&to=ABB"], "5\n");
    says(&["length", "hanoi?from=AB&to=BA"], "3\n");
}

#[test]
fn lengths_count_what_was_played() {
    // Ring 2 leads away from all off: one move, and one more to go than before.
    says(&["length", "rings?play=2"], "343\n");
    says(&["length", "rings?play=~123.1"], "343\n");
}

#[test]
fn states() {
    says(&["state", "rings"], "111111111\n");
    says(&["state", "rings?step=123"], "010110111\n");
    says(&["state", "rings?step=123", "--step", "124"], "010110101\n");
    says(&["state", "rings", "--step", "341"], "000000000\n");
    says(&["state", "hanoi", "--step=12"], "ABBAA\n");
    says(&["state", "rings?from=101101100&step=60"], "111000110\n");
}

#[test]
fn steps() {
    says(&["step", "rings", "--state", "010110111"], "123\n");
    says(&["step", "rings", "--state", "off"], "341\n");
    says(&["step", "hanoi", "--state", "ABBAA"], "12\n");
    says(&["step", "hanoi", "--state", "c"], "31\n");
    says(&["step", "rings", "--state", "0.1.0.11.0.1*3"], "123\n");
    says(&["step", "rings", "--state", "０１０ １１０ １１１"], "123\n");
}

#[test]
fn next_moves() {
    says(&["next", "rings"], "Next: ring 1 off. 341 to go.\n");
    says(&["next", "rings?step=123"], "Next: ring 2 off. 218 to go.\n");
    says(&["next", "hanoi", "--step", "15"], "Next: disc 5: A → C. 16 to go.\n");
    says(&["next", "rings?n=1"], "Next: ring 1 off. 1 to go.\n");
}

#[test]
fn at_the_end_there_is_no_next_move() {
    says(&["next", "rings", "--step", "341"], "Goal reached.\n");
    says(&["next", "hanoi?from=B&to=B"], "Goal reached.\n");
}

#[test]
fn addresses_are_taken_as_they_are() {
    says(&["length", "#/rings?n=3"], "5\n");
    says(&["state", " Rings?n=3&from=1%300 "], "100\n");
    says(&["length", "hanoi？n＝６"], "63\n");
}

#[test]
fn an_unknown_key_is_a_warning() {
    let warned = Answer {
        code: 0,
        out: "341\n".to_owned(),
        err: "gros: warning: “seed”: no such key here, so it is ignored.\n".to_owned(),
    };
    assert_eq!(gros(&["length", "rings?seed=7"]), warned);
}

#[test]
fn the_list_of_puzzles() {
    let list = gros(&["list"]).out;
    let cells = |line: &str| -> Vec<String> {
        line.split("  ").filter(|cell| !cell.is_empty()).map(|cell| cell.trim().to_owned()).collect()
    };
    let lines: Vec<Vec<String>> = list.lines().map(cells).collect();
    assert_eq!(lines[0], ["puzzle", "name", "pieces", "counted", "moves for n = 1 to 10"]);
    let counts = "1, 2, 5, 10, 21, 42, 85, 170, 341, 682";
    for line in [
        ["rings", "Chinese rings", "1 to 10,000,000", "one ring per move", counts],
        [
            "hanoi",
            "Tower of Hanoi",
            "1 to 10,000,000",
            "one disc per move",
            "1, 3, 7, 15, 31, 63, 127, 255, 511, 1023",
        ],
        ["spinout", "Spin-Out", "1 to 10,000,000", "one step of one piece per move", counts],
        ["kugellager", "Kugellager", "5", "strokes of the driver counted", "1249"],
        ["hexadecimal", "Hexadecimal Puzzle", "8", "one step of one piece per move", "170"],
        [
            "elephants",
            "Crazy Elephant Dance",
            "1 to 100,000",
            "one step of one piece per move",
            "2, 8, 22, 52, 114, 240, 494, 1004, 2026, 4072",
        ],
    ] {
        assert!(lines.iter().any(|found| *found == line), "{line:?} is not in:\n{list}");
    }
    let ids: Vec<&str> = lines[1..].iter().map(|cells| cells[0].as_str()).collect();
    assert_eq!(ids, gros_solver::IDS);
}

#[test]
fn every_puzzle_answers_every_question() {
    for id in gros_solver::IDS {
        let length = gros(&["length", id]);
        let steps: u64 = length.out.trim().parse().unwrap();
        assert!(length.code == 0 && steps > 0, "{id}");
        let middle = (steps / 2).to_string();
        let state = gros(&["state", id, "--step", &middle]).out;
        says(&["step", id, "--state", state.trim()], &format!("{middle}\n"));
        let next = gros(&["next", id, "--step", &middle]).out;
        assert!(next.starts_with("Next: ") && next.ends_with(" to go.\n"), "{id}: {next}");
        says(&["next", id, "--step", &steps.to_string()], "Goal reached.\n");
        let moves = gros(&["moves", id, "--start", &middle, "--count", "1"]).out;
        let json: serde_json::Value =
            serde_json::from_str(&gros(&["next", id, "--step", &middle, "--json"]).out).unwrap();
        let expected = [json["move"].as_str().unwrap(), json["after"].as_str().unwrap()];
        assert_eq!(moves.trim().split('\t').skip(1).collect::<Vec<_>>(), expected, "{id}");
    }
}

#[test]
fn two_rings_as_one() {
    says(&["length", "rings?pair=1"], "256\n");
    says(&["moves", "rings?n=3&pair=1"], "1\t1\t110\n2\t3\t010\n3\t1\t011\n4\t1-2\t000\n");
}

#[test]
fn the_nary_family() {
    says(&["length", "spinout"], "85\n");
    says(&["length", "generation"], "341718749\n");
    says(&["length", "chain?radices=2,5,5,5"], "249\n");
    says(&["length", "slideout?base=4&n=6"], "3276\n");
    says(&["length", "hexadecimal?key=1011"], "26\n");
    says(&["state", "kugellager?step=777"], "34211\n");
    says(&["state", "generation", "--step", "170859375"], "7.7.7.7.7.7.7.0\n");
    says(&["step", "generation", "--state", "7*7.0"], "170859375\n");
    says(&["next", "kugellager?step=777"], "Next: ball 1 to level 0. 472 to go.\n");
    says(&["next", "elephants?step=83"], "Next: elephant 5 down. 31 to go.\n");
    says(&["moves", "lock250", "--count", "3"], "1\t0-1\t0001\n2\t1-1\t0011\n3\t0-0\t0010\n");
    let warning = "gros: warning: “n”: no such key here, so it is ignored.\n";
    let ignored = Answer { code: 0, out: "1249\n".to_owned(), err: warning.to_owned() };
    assert_eq!(gros(&["length", "kugellager?n=3"]), ignored);
}

#[test]
fn help_and_version() {
    let help = gros(&["--help"]);
    assert_eq!((help.code, help.err.as_str()), (0, ""));
    for command in ["list", "length", "state", "step", "next", "moves"] {
        assert!(help.out.contains(&format!("\n  {command} ")), "{command} is not in:\n{}", help.out);
    }
    assert_eq!(gros(&["--version"]).code, 0);
}
