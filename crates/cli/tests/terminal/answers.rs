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
    says(
        &["list"],
        "puzzle  name            pieces           counted            moves for n = 1 to 10\n\
         rings   Chinese rings   1 to 10,000,000  one ring per move  1, 2, 5, 10, 21, 42, 85, 170, 341, 682\n\
         hanoi   Tower of Hanoi  1 to 10,000,000  one disc per move  1, 3, 7, 15, 31, 63, 127, 255, 511, 1023\n",
    );
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
