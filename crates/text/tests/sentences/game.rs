//! Wythoff's game.

use gros_session::{Action, Event, Seek, Session};
use gros_solver::wythoff::{Policy, Rule};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Guarantee, Piles, Puzzle, Wythoff, WythoffMove};
use gros_text::{Help, Lang, PlaceCues, Side};

use crate::said::{described, facts, open, said, said_in_parts, steps};

fn of(text: &str) -> (AnyPuzzle, AnyState) {
    let session = open(text);
    (session.timeline().puzzle().clone(), session.timeline().state())
}

#[test]
fn titles_and_facts() {
    let title = |text: &str| {
        let (puzzle, _) = of(text);
        move |lang: Lang| lang.task_title(&puzzle)
    };
    said(title("wythoff"), ["Wythoff’s game", "威佐夫博弈", "威佐夫遊戲"]);
    said(title("wythoff?rule=nim"), ["Two-pile Nim", "两堆尼姆博弈", "兩堆尼姆遊戲"]);
    said_in_parts(
        facts("wythoff"),
        [
            &["14 and 20", "the player to move can win", "13 moves", "line of play"],
            &["14 和 20", "先手必胜", "13 步", "示范对局"],
            &["14 和 20", "先手必勝", "13 步", "示範對局"],
        ],
    );
    said_in_parts(
        facts("wythoff?piles=8,13"),
        [
            &["8 and 13", "the player to move loses", "10 moves", "line of play"],
            &["8 和 13", "先手必败", "10 步", "示范对局"],
            &["8 和 13", "先手必敗", "10 步", "示範對局"],
        ],
    );
}

fn moved(text: &str, mv: &str, name: fn(Lang, &AnyState, &AnyMove) -> String) -> impl Fn(Lang) -> String {
    let (puzzle, state) = of(text);
    let mv = puzzle.parse_move(mv).unwrap();
    move |lang| name(lang, &state, &mv)
}

#[test]
fn moves() {
    said(
        moved("wythoff", "9,15", Lang::move_name),
        ["take 5 from both piles", "两堆各取走 5 颗", "兩堆各取走 5 顆"],
    );
    said(
        moved("wythoff", "14,8", Lang::move_spoken),
        ["take 12 from the right pile", "从右堆取走 12 颗", "從右堆取走 12 顆"],
    );
    said(
        moved("wythoff", "0,20", Lang::move_done),
        [
            "Took 14 from the left pile, leaving 0 and 20.",
            "从左堆取走 14 颗，剩下 0 和 20。",
            "從左堆取走 14 顆，剩下 0 和 20。",
        ],
    );
    said(moved("wythoff", "9,15", Lang::move_short), ["9,15"; 3]);
}

#[test]
fn rows_of_a_game() {
    said_in_parts(
        |lang| {
            moved("wythoff", "14,12", |lang, here, mv| lang.taken(here, mv).unwrap().join("|"))(lang)
                .split('|')
                .map(str::to_owned)
                .collect()
        },
        [&["8 from right", "8 right"], &["右堆 8", "右 8"], &["右堆 8", "右 8"]],
    );
    said(
        |lang| [Side::You, Side::Computer, Side::First, Side::Second].map(|side| lang.player(side)).join(" "),
        ["you computer first second", "你 电脑 先手 后手", "你 電腦 先手 後手"],
    );
    let (_, here) = of("wythoff?piles=7,4");
    said(|lang| lang.turn_at(Side::You, &here), ["Your turn: 7 and 4", "轮到你：7 和 4", "輪到你：7 和 4"]);
}

#[test]
fn the_piles_in_words() {
    said(
        described("wythoff?piles=3,5"),
        [
            "Left pile: 3. Right pile: 5. The player to move loses.",
            "左堆：3 颗。右堆：5 颗。先手必败。",
            "左堆：3 顆。右堆：5 顆。先手必敗。",
        ],
    );
    said(
        described("wythoff?piles=0,0"),
        [
            "Left pile: 0. Right pile: 0. No stones are left.",
            "左堆：0 颗。右堆：0 颗。石子已取完。",
            "左堆：0 顆。右堆：0 顆。石子已取完。",
        ],
    );
}

#[test]
fn winning_moves_and_reasons() {
    let winning = |left: u32, right: u32, rule| {
        let game = Wythoff::new(left.into(), right.into()).with_rule(rule);
        move |lang: Lang| lang.winning_moves(&game, &Piles::new(left.into(), right.into()))
    };
    said(
        winning(14, 20, Rule::Wythoff),
        [
            "To win, leave 9 and 15, or 12 and 20.",
            "要赢，就留下 9 和 15，或 12 和 20。",
            "要贏，就留下 9 和 15，或 12 和 20。",
        ],
    );
    let losing = |left: u32, right: u32| {
        let game = Wythoff::new(left.into(), right.into()).with_policy(Policy::Lose);
        move |lang: Lang| lang.winning_moves(&game, &Piles::new(left.into(), right.into()))
    };
    said(
        losing(14, 20),
        [
            "The winning moves leave 9 and 15, or 12 and 20.",
            "能赢的走法是留下 9 和 15，或 12 和 20。",
            "能贏的走法是留下 9 和 15，或 12 和 20。",
        ],
    );
    said(
        losing(0, 5),
        ["The winning move leaves 0 and 0.", "能赢的走法是留下 0 和 0。", "能贏的走法是留下 0 和 0。"],
    );
    let session = open("wythoff?piles=3,6");
    said(
        |lang| lang.first_fact(session.timeline().setup()),
        ["To win, leave 3 and 5.", "要赢，就留下 3 和 5。", "要贏，就留下 3 和 5。"],
    );
    said(winning(4, 4, Rule::Nim), ["The player to move loses.", "先手必败。", "先手必敗。"]);
    // It is the other side's turn, which has another reason.
}

#[test]
fn the_texts_of_a_game_session() {
    let mut session = open("wythoff?piles=3,4");
    let counter = |session: &Session<AnyPuzzle>| {
        let session = session.clone();
        move |lang: Lang| lang.counter(&session)
    };
    said_in_parts(counter(&session), [&["Your moves 0"], &["已走 0 步"], &["已走 0 步"]]);
    let before = session.timeline().clone();
    session.act(Action::DoIt);
    let after = session.timeline().clone();
    said(
        |lang| lang.undone(&after, &before),
        ["Undone: 3 and 4 again.", "已撤销：又是 3 和 4。", "已復原：又是 3 和 4。"],
    );
    said(
        |lang| lang.redone(&before, &after),
        ["Redone: take 2 from both piles.", "已重做：两堆各取走 2 颗。", "已重做：兩堆各取走 2 顆。"],
    );
    while session.act(Action::DoIt) != Event::Nothing {}
    said(
        |lang| lang.win(&session),
        ["The last stone is taken.", "最后一颗石子已取走。", "最後一顆石子已取走。"],
    );
    assert!(Lang::ALL.iter().all(|lang| lang.praise(&session, &Help::default()).is_none()));
    let mut long = open("wythoff?piles=1000000,1618033");
    long.act(Action::Seek(Seek::End));
    said(|lang| lang.win(&long), ["The line of play ends here.", "示范对局到此为止。", "示範對局到此為止。"]);
    said(
        |lang| lang.off_route(Guarantee::LineOfPlay, &steps("7")),
        ["This is a new line of play.", "从这里换了一种走法。", "從這裡換了一種走法。"],
    );
}

fn refused(text: &str, mv: &str) -> impl Fn(Lang) -> String + use<> {
    let (puzzle, state) = of(text);
    let why = puzzle.play(&state, &puzzle.parse_move(mv).unwrap()).unwrap_err();
    move |lang| {
        let refused = lang.illegal(&puzzle, &why);
        lang.sentences([refused.headline, refused.reason, refused.rule])
    }
}

#[test]
fn refusals() {
    said(
        refused("wythoff", "14,20"),
        ["You must take at least one stone.", "至少要取一颗石子。", "至少要取一顆石子。"],
    );
    said(
        refused("wythoff", "15,20"),
        ["You can only take stones, not add them.", "石子只能取走，不能添加。", "石子只能取走，不能增加。"],
    );
    said(
        refused("wythoff", "13,18"),
        [
            "You cannot take 1 from one pile and 2 from the other. \
             Take any number of stones from one pile, or the same number from both.",
            "从两堆取，要取同样多；不能一堆取 1 颗、另一堆取 2 颗。从一堆里取走任意颗石子，或从两堆取走同样多颗。",
            "從兩堆取，要取同樣多；不能一堆取 1 顆、另一堆取 2 顆。從一堆裡取走任意顆石子，或從兩堆取走同樣多顆。",
        ],
    );
    said(
        refused("wythoff?rule=nim", "13,19"),
        [
            "You can take from one pile only. Take any number of stones from one pile.",
            "一次只能从一堆里取。从一堆里取走任意颗石子。",
            "一次只能從一堆裡取。從一堆裡取走任意顆石子。",
        ],
    );
}

#[test]
fn whose_turn_it_is_and_who_has_won() {
    said(|lang| lang.turn(Side::You).to_owned(), ["Your turn", "轮到你", "輪到你"]);
    said(|lang| lang.turn(Side::Second).to_owned(), ["Second player’s turn", "轮到后手", "輪到後手"]);
    said(
        |lang| lang.winner(Side::Computer).to_owned(),
        [
            "The computer took the last stone. It wins.",
            "电脑取走了最后一颗，电脑赢了。",
            "電腦取走了最後一顆，電腦贏了。",
        ],
    );
    for side in [Side::You, Side::Computer, Side::First, Side::Second] {
        assert_eq!(side.rival().rival(), side);
        for lang in Lang::ALL {
            assert_ne!(lang.turn(side), lang.turn(side.rival()));
            assert_ne!(lang.winner(side), lang.winner(side.rival()));
        }
    }
}

fn game(left: u32, right: u32) -> (Wythoff, Piles) {
    let (left, right) = (left.into(), right.into());
    let game = Wythoff::new(left, right);
    let here = game.start();
    (game, here)
}

#[test]
fn the_verdict_on_demand() {
    let (hot, here) = game(14, 20);
    said(
        |lang| lang.verdict_of_turn(&hot, &here, Side::You).to_owned(),
        ["Hot: you can win", "必胜局面：你能赢", "必勝局面：你能贏"],
    );
    said(
        |lang| lang.winning_takes(&hot, &here),
        [
            "Take 5 from both piles, or 2 from the left pile.",
            "两堆各取走 5 颗，或从左堆取走 2 颗。",
            "兩堆各取走 5 顆，或從左堆取走 2 顆。",
        ],
    );
    let (cold, there) = game(8, 13);
    said(
        |lang| lang.verdict_of_turn(&cold, &there, Side::First).to_owned(),
        ["Cold: the player to move loses", "必败局面：谁走谁输", "必敗局面：誰走誰輸"],
    );
    said(
        |lang| lang.winning_takes(&cold, &there),
        ["No move wins from here.", "这里没有能赢的走法。", "這裡沒有能贏的走法。"],
    );
    let (one, lonely) = game(0, 0);
    assert!(Lang::ALL.iter().all(|lang| lang.why_it_wins(&one, &lonely) != lang.why_it_wins(&hot, &here)));
    assert!(Lang::ALL.iter().all(|lang| lang.why_it_wins(&cold, &there) != lang.why_it_wins(&hot, &here)));
}

#[test]
fn places_and_marks() {
    let (_, here) = game(14, 20);
    let mv = |left: u32, right: u32| WythoffMove { to: Piles::new(left.into(), right.into()) };
    said(|lang| lang.take_short(&here, &mv(9, 15)), ["5 from both", "两堆各 5", "兩堆各 5"]);
    said(|lang| lang.take_short(&here, &mv(12, 20)), ["2 from left", "左堆 2", "左堆 2"]);
    said(
        |lang| lang.place_name(&here, &mv(9, 15).to, PlaceCues { is_target: true, is_cold: true }),
        [
            "9 and 15, take 5 from both piles, cold",
            "9 和 15，两堆各取走 5 颗，必败局面",
            "9 和 15，兩堆各取走 5 顆，必敗局面",
        ],
    );
    said(
        |lang| lang.place_name(&here, &here, PlaceCues::default()),
        ["14 and 20, the game is here", "14 和 20，当前局面", "14 和 20，目前局面"],
    );
    said(
        |lang| lang.stones_in_a_bar(5_000),
        ["Each bar stands for 5,000 stones.", "每条代表 5,000 颗。", "每條代表 5,000 顆。"],
    );
}
