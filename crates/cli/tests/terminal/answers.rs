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
        "puzzle             name                                    pieces           counted            moves for n = 1 to 10\n\
         rings              Chinese rings                           1 to 10,000,000  one ring per move  1, 2, 5, 10, 21, 42, 85, 170, 341, 682\n\
         hanoi              Tower of Hanoi                          1 to 10,000,000  one disc per move  1, 3, 7, 15, 31, 63, 127, 255, 511, 1023\n\
         hanoi?pegs=4       Tower of Hanoi, four pegs               1 to 100,000     one disc per move  1, 3, 5, 9, 13, 17, 25, 33, 41, 49\n\
         hanoi?pegs=5       Tower of Hanoi, five pegs               1 to 100,000     one disc per move  1, 3, 5, 7, 11, 15, 19, 23, 27, 31\n\
         hanoi?pegs=6       Tower of Hanoi, six pegs                1 to 100,000     one disc per move  1, 3, 5, 7, 9, 13, 17, 21, 25, 29\n\
         hanoi?pegs=7       Tower of Hanoi, seven pegs              1 to 100,000     one disc per move  1, 3, 5, 7, 9, 11, 15, 19, 23, 27\n\
         hanoi?pegs=8       Tower of Hanoi, eight pegs              1 to 100,000     one disc per move  1, 3, 5, 7, 9, 11, 13, 17, 21, 25\n\
         hanoi?rule=linear  Tower of Hanoi, neighbouring pegs only  1 to 100,000     one disc per move  2, 8, 26, 80, 242, 728, 2186, 6560, 19682, 59048\n\
         hanoi?rule=cyclic  Tower of Hanoi, one way round only      1 to 100,000     one disc per move  2, 7, 21, 59, 163, 447, 1223, 3343, 9135, 24959\n\
         wythoff            Wythoff’s game                                           one turn per move\n\
         wythoff?rule=nim   Nim with two piles                                       one turn per move\n",
    );
}

#[test]
fn towers_on_more_pegs() {
    says(&["length", "hanoi?n=64&pegs=4"], "18433\n");
    says(&["length", "hanoi?n=11&pegs=5"], "39\n");
    says(&["state", "hanoi?n=4&pegs=4&step=3"], "AABB\n");
    says(&["step", "hanoi?n=4&pegs=4", "--state", "AABB"], "3\n");
    says(&["next", "hanoi?n=4&pegs=4&step=4"], "Next: disc 4: A → D. 5 to go.\n");
    // A search finds the way between any two states of a few discs.
    says(&["length", "hanoi?pegs=4&from=DCBA&to=ABCD"], "6\n");
    says(&["state", "hanoi?n=100&pegs=8&step=200", "--step", "0"], &format!("{}\n", "A".repeat(100)));
}

#[test]
fn towers_in_a_row_and_in_a_circle() {
    says(&["length", "hanoi?rule=linear"], "242\n");
    says(&["length", "hanoi?rule=linear&to=B"], "121\n");
    says(&["next", "hanoi?rule=linear"], "Next: disc 1: A → B. 242 to go.\n");
    says(&["length", "hanoi?rule=cyclic"], "163\n");
    says(&["length", "hanoi?rule=cyclic&to=B"], "119\n");
    says(&["step", "hanoi?rule=cyclic&n=2", "--state", "BC"], "3\n");
    says(&["moves", "hanoi?rule=cyclic&n=2&to=B"], "1\t1B\tAB\n2\t1C\tAC\n3\t2B\tBC\n4\t1A\tBA\n5\t1B\tBB\n");
}

#[test]
fn the_game() {
    says(&["next", "wythoff"], "To win, leave 9 and 15, or 12 and 20.\n");
    says(&["next", "wythoff?piles=5,3"], "Whoever moves loses.\n");
    says(&["next", "wythoff?piles=0,0"], "No stone is left.\n");
    says(&["next", "wythoff?piles=2,2"], "To win, leave 0 and 0, or 1 and 2, or 2 and 1.\n");
    says(&["next", "wythoff?piles=7,4&rule=nim"], "To win, leave 4 and 4.\n");
    says(&["length", "wythoff"], "13\n");
    says(&["length", "wythoff?policy=long"], "17\n");
    says(&["state", "wythoff", "--step", "2"], "9,14\n");
    says(&["step", "wythoff", "--state", "6, 10"], "5\n");
    says(&["moves", "wythoff?piles=5,3&policy=lose"], "1\t4,3\t4,3\n2\t4,0\t4,0\n3\t1,0\t1,0\n4\t0,0\t0,0\n");
    says(
        &["moves", "wythoff?piles=3,6&play=2,5.2,1"],
        "1\t2,5\t2,5\n2\t2,1\t2,1\n3\t1,1\t1,1\n4\t0,0\t0,0\n",
    );
    says(&["length", "wythoff?piles=100000,1"], "3\n");
    says(&["length", "wythoff?piles=1000000,1618033"], "1000\n");
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
