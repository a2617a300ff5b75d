//! The cards of the methods.

use gros_solver::methods::{self, Explanation, Method, NotHere, Question, ruler};
use gros_solver::{AnyPuzzle, Puzzle, Route, Steps};
use gros_solver::{AnyReason, chain, hanoi, rings, slideout, wythoff};
use gros_text::{Lang, Part, Standing};

use crate::said::{LANGUAGES, no_english, open, said};

/// Returns a method's explanation of a step of a spec.
fn ask(spec: &str, method: Method) -> Explanation<AnyPuzzle> {
    methods::explain(method, &question(spec)).unwrap()
}

fn question(spec: &str) -> Question<AnyPuzzle> {
    let session = open(spec);
    let timeline = session.timeline();
    let (puzzle, setup) = (timeline.puzzle().clone(), timeline.setup());
    Question { puzzle, start: setup.start.clone(), goal: setup.goal.clone(), here: timeline.state() }
}

/// Checks a card, line by line.
#[track_caller]
fn card(spec: &str, method: Method, expected: [&str; 3]) {
    let explanation = ask(spec, method);
    said(|lang| lang.explain(&explanation).lines().join("\n"), expected);
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
                texts[1..].iter().for_each(|text| no_english(text));
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

#[test]
fn every_card_has_a_description_a_scope_and_sources() {
    let texts: [fn(Lang, Method) -> &'static str; 2] = [Lang::seen, Lang::reach];
    for (method, text) in Method::all().flat_map(|method| texts.map(|text| (method, text))) {
        let [english, simplified, traditional] = LANGUAGES.map(|lang| text(lang, method));
        assert!(english.ends_with('.') && simplified.ends_with('。') && traditional.ends_with('。'));
        [simplified, traditional].into_iter().for_each(no_english);
        assert!(simplified != traditional, "{simplified}");
    }
    for source in Method::all().flat_map(Lang::sources).chain(Lang::OF_THE_RULER) {
        if let Some(address) = source.address {
            let address = address.strip_prefix("http").unwrap().trim_start_matches('s');
            assert!(address.starts_with("://") && address.is_ascii() && !address.contains(' '), "{source:?}");
        }
        assert!(!source.name.is_empty());
    }
    assert!(Method::all().all(|method| !Lang::sources(method).is_empty()));
    let asked = |lang: Lang| lang.what_is_this(lang.method_name(rings::methods::DECREMENT));
    said(
        asked,
        ["Count in binary: what am I seeing?", "二进制加减一：这是什么？", "二進位加減一：這是什麼？"],
    );
}

#[test]
fn each_method_is_credited_to_the_text_that_teaches_it() {
    let named = |method: Method, name: &str| {
        assert!(Lang::sources(method).iter().any(|source| source.name.contains(name)), "{}", method.id());
    };
    named(rings::methods::EXPECT, "用九连环理解格雷码");
    named(rings::methods::RECURSION, "Eric Fu");
    assert!(Lang::sources(rings::methods::EXPECT).iter().all(|source| !source.name.contains("Eric Fu")));
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
fn why_a_ring() {
    card(
        "rings?n=3&step=1",
        rings::methods::EXPECT,
        [
            "Why ring 3?\n  > ring 3 must come off  do it now\n      ring 2 is on  done\n      ring 1 is off  done\n  \
             Nothing is in the way, so take ring 3 off.\n  Read the column downwards, with 0 for “done” and 1 for the rest. In binary, 100 is the distance to the goal: 4 to go.\n  \
             The method as a table\n    wanted  it is so                   it is not so\n    ring 1  Nothing is left to do.     Move ring 1.\n    ring n  Ring n − 1 is wanted off.  If ring n − 1 is on and all before it are off, move ring n. If not, ring n − 1 is wanted on.",
            "为什么是第 3 环？\n  > 第 3 环要解开  现在动\n      第 2 环在横杠上  已满足\n      第 1 环已解开  已满足\n  \
             没有别的阻碍了：解开第 3 环。\n  从上往下读，已满足记 0，否则记 1：二进制 100，还差 4 步。\n  \
             把这个办法列成表\n    期望     已经符合               不符合\n    第 1 环  没有要做的了。         动第 1 环。\n    第 n 环  期望第 n − 1 环解开。  若第 n − 1 环在横杠上，它外侧的环都已解开，就动第 n 环；不然，期望第 n − 1 环套上。",
            "為什麼是第 3 環？\n  > 第 3 環要取下  現在動\n      第 2 環在劍上  已滿足\n      第 1 環已取下  已滿足\n  \
             沒有別的阻礙了：取下第 3 環。\n  從上往下讀，已滿足記 0，否則記 1：二進位 100，還差 4 步。\n  \
             把這個辦法列成表\n    期望     已經符合               不符合\n    第 1 環  沒有要做的了。         動第 1 環。\n    第 n 環  期望第 n − 1 環取下。  若第 n − 1 環在劍上，它外側的環都已取下，就動第 n 環；不然，期望第 n − 1 環放上。",
        ],
    );
}

#[test]
fn two_rules() {
    card(
        "rings?n=3",
        rings::methods::ALTERNATION,
        [
            "Two rules are enough\n  3 rings are on, an odd number, so move ring 1.\n  > odd   move ring 1\n    even  move the ring just after the first one that is on, counting from ring 1\n  Then alternate: moving the same ring twice gets you nowhere.\n  \
             other ring         3 off        2 off\n  ring 1      1 off         1 on         1 off\n  The number of rings on and f, the number of moves to all off, are both odd or both even (Theorem 2): here 3 and 5.\n  Next move: ring 1 off.",
            "两条规则就够\n  在横杠上的环有 3 个，奇数：动第 1 环。\n  > 奇数  动第 1 环\n    偶数  从活动端数起，找到第一个在横杠上的环，动它里侧的那一环\n  然后两种动作交替：同一动作连做两次，等于没做。\n  \
             另一环         3 下        2 下\n  第 1 环  1 下        1 上        1 下\n  在横杠上的环数，与到全部解开的步数 f，奇偶总是相同（定理二）：这里是 3 和 5。\n  所以下一步：解开第 1 环。",
            "兩條規則就夠\n  在劍上的環有 3 個，奇數：動第 1 環。\n  > 奇數  動第 1 環\n    偶數  從活動端數起，找到劍上的第一個環，動它內側的那一環\n  然後兩種動作交替：同一動作連做兩次，等於沒做。\n  \
             另一環         3 下        2 下\n  第 1 環  1 下        1 上        1 下\n  劍上的環數，與到全部取下的步數 f，奇偶總是相同（定理二）：這裡是 3 和 5。\n  所以下一步：取下第 1 環。",
        ],
    );
}

#[test]
fn why_a_disc() {
    card(
        "hanoi?n=3&from=BAA&to=ABB",
        hanoi::methods::LARGEST_DISC,
        [
            "Why disc 3?\n  Start with the largest disc and work down. If a disc is already where it is wanted, write 0. If not, write 1, and the smaller discs \
             must make room on the third peg.\n  The largest disc not yet on its goal peg is disc 3. Going directly, B → A, takes 7 moves \
             in all; a detour, B → C → A, takes 5 moves: the detour is shorter.\n  \
             Disc 3 once: B → A  1–2 to C + 3 + 1–2 to C = 7 moves\n  \
             Disc 3 twice: B → C → A  3 + 1–2 to B + 3 = 5 moves  shorter\n    disc  is on  wanted on            bit\n  \
             > 3     B      C          free      1\n    2     A      A          in place  0\n    \
             1     A      A          in place  0\n  5 to go.\n  Next move: disc 3 from B to C.",
            "为什么是 3 号盘？\n  从最大的盘子看起：已到位的记 0；没到位的记 1，比它小的都要让到第三根柱子上。\n  \
             位置不同的盘子里，最大的是 3 号盘：直走 B → A 共 7 步，绕路 B → C → A 共 5 步；绕路更短。\n  \
             3 号盘走一次：B → A  1–2 到 C + 3 + 1–2 到 C = 7 步\n  \
             3 号盘走两次：B → C → A  3 + 1–2 到 B + 3 = 5 步  更短\n    \
             盘子  现在  该在          位\n  > 3     B     C     可动    1\n    2     A     A     已到位  0\n    \
             1     A     A     已到位  0\n  还差 5 步。\n  所以下一步：3 号盘从 B 柱到 C 柱。",
            "為什麼是 3 號盤？\n  從最大的圓盤看起：已到位的記 0；沒到位的記 1，比它小的都要讓到第三根柱子上。\n  \
             位置不同的圓盤裡，最大的是 3 號盤：直走 B → A 共 7 步，繞路 B → C → A 共 5 步；繞路更短。\n  \
             3 號盤走一次：B → A  1–2 到 C + 3 + 1–2 到 C = 7 步\n  \
             3 號盤走兩次：B → C → A  3 + 1–2 到 B + 3 = 5 步  更短\n    \
             圓盤  現在  該在          位元\n  > 3     B     C     可動    1\n    2     A     A     已到位  0\n    \
             1     A     A     已到位  0\n  還差 5 步。\n  所以下一步：3 號盤從 B 柱到 C 柱。",
        ],
    );
}

#[test]
fn what_an_elephant_waits_for() {
    card(
        "elephants?n=2",
        slideout::methods::SLIDE,
        [
            "Why elephant 1?\n  A piece can move only when its right neighbour is in the position that this step needs and everything \
             further right is in its last position. So those pieces come first.\n    \
             piece       is at  must be at  moves\n    elephant 2  up     down        2 + 2 + 1 × 2 + 2 = 8\n  \
             > elephant 1  up     down        2\n  8 to go.\n  Next move: elephant 1 right.",
            "为什么是 1 号大象？\n  零件要动一格，右邻要在这一格所需的位置，再往右的都要在最末位置，所以先让它们到位。\n    \
             零件      现在  该在  步数\n    2 号大象  朝上  朝下  2 + 2 + 1 × 2 + 2 = 8\n  \
             > 1 号大象  朝上  朝下  2\n  还差 8 步。\n  所以下一步：1 号大象转为朝右。",
            "為什麼是 1 號大象？\n  零件要動一格，右鄰要在這一格所需的位置，再往右的都要在最末位置，所以先讓它們到位。\n    \
             零件      現在  該在  步數\n    2 號大象  朝上  朝下  2 + 2 + 1 × 2 + 2 = 8\n  \
             > 1 號大象  朝上  朝下  2\n  還差 8 步。\n  所以下一步：1 號大象轉為朝右。",
        ],
    );
}

#[test]
fn golden_piles() {
    card(
        "wythoff?piles=14,20",
        wythoff::methods::CLOSED_FORM,
        [
            "Golden ratio\n  The piles differ by k = 6. The cold position with that difference has k times the golden ratio in its smaller pile, \
             rounded down:\n  a(k) = ⌊kφ⌋ = ⌊(k + ⌊√(5k²)⌋) / 2⌋\n  b(k) = a(k) + k = ⌊kφ²⌋\n  Since φ = (1 + √5) / 2 cannot be stored exactly, Gros takes the root of a whole number and rounds down twice: (6 + 13) / 2 = 9.\n  The cold positions lie along the lines y = φ·x and x = φ·y, with φ = 1.618…\n  So the cold pair is (9, 15). The smaller pile here is \
             14.\n  A rounded φ is not enough for large piles: in 64-bit floating point the cold position (165580140, 267914295) is taken for a hot one. Whole numbers are exact at any size.\n  Hot: to win, leave 9 and 15, or 12 and 20.\n  - take 5 from both piles\n  - take 2 from the left pile\n  Next move: take 5 from both piles.",
            "黄金比例\n  两堆相差 k = 6。相差 k 的必败局面，较小的一堆是黄金比例的 k 倍，向下取整：\n  a(k) = ⌊kφ⌋ = ⌊(k + ⌊√(5k²)⌋) / 2⌋\n  b(k) = a(k) + k = ⌊kφ²⌋\n  φ = (1 + √5) / 2 存不下准确值，所以只对整数开方，两次都向下取整：(6 + 13) / 2 = 9。\n  必败局面贴着直线 y = φ·x 和 x = φ·y，φ = 1.618……\n  \
             必败的是 (9, 15)；这里较小的一堆是 14。\n  φ 取近似值，石子多了就会错：用双精度浮点数，必败局面 (165580140, 267914295) 会被当成必胜。用整数计算，多大都准确。\n  必胜局面：要赢，就留下 9 和 15，或 12 和 20。\n  - 两堆各取走 5 颗\n  - 从左堆取走 2 颗\n  \
             所以下一步：两堆各取走 5 颗。",
            "黃金比例\n  兩堆相差 k = 6。相差 k 的必敗局面，較小的一堆是黃金比例的 k 倍，向下取整：\n  a(k) = ⌊kφ⌋ = ⌊(k + ⌊√(5k²)⌋) / 2⌋\n  b(k) = a(k) + k = ⌊kφ²⌋\n  φ = (1 + √5) / 2 存不下準確值，所以只對整數開方，兩次都向下取整：(6 + 13) / 2 = 9。\n  必敗局面貼著直線 y = φ·x 和 x = φ·y，φ = 1.618……\n  \
             必敗的是 (9, 15)；這裡較小的一堆是 14。\n  φ 取近似值，石子多了就會錯：用雙精度浮點數，必敗局面 (165580140, 267914295) 會被當成必勝。用整數計算，多大都準確。\n  必勝局面：要贏，就留下 9 和 15，或 12 和 20。\n  - 兩堆各取走 5 顆\n  - 從左堆取走 2 顆\n  \
             所以下一步：兩堆各取走 5 顆。",
        ],
    );
}

#[test]
fn where_a_method_does_not_apply() {
    said(
        |lang| lang.not_here(NotHere::NotTowerToTower),
        [
            "Only on the shortest route from one full peg to another.",
            "只适用于把整座塔从一柱搬到另一柱的最短路线。",
            "只適用於把整座塔從一柱搬到另一柱的最短路線。",
        ],
    );
    for refusal in [
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
        [
            "This strategy starts with ring 1, which is the wrong direction here: 3 moves out, then back.",
            "这个策略先动第 1 环，在这里方向反了：走 3 步，再回头。",
            "這個策略先動第 1 環，在這裡方向反了：走 3 步，再回頭。",
        ],
    );
    said(
        |lang| last(lang, "rings?n=3", rings::methods::STRATEGY_TWO).trim().to_owned(),
        [
            "This strategy starts with ring 1, which is correct here.",
            "这个策略先动第 1 环，在这里是对的。",
            "這個策略先動第 1 環，在這裡是對的。",
        ],
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
        assert_eq!(card(Lang::English, spec), english, "{spec}");
    }
    said(|lang| card(lang, "rings?n=3"), ["All off. Solved.", "全部解开。完成了！", "全部取下。完成了！"]);
    let lines = Lang::English.explain(&ask("rings?n=3&step=5", rings::methods::EXPECT)).lines();
    assert_eq!(lines, ["What has to happen first", "  All off. Solved."]);
}

#[test]
fn the_largest_disc_has_a_digit_of_its_own() {
    let lines = Lang::English.explain(&ask("hanoi?n=3&step=3", hanoi::methods::FORMULAS)).lines().join("\n");
    assert!(lines.contains("the largest disc gets 0 on the start peg and 1 on the goal peg"), "{lines}");
}

#[test]
fn words_that_are_not_methods() {
    let session = open("rings?pair=1");
    said(
        |lang| lang.bad_method("x", session.timeline().puzzle()),
        [
            "There is no method “x” for this puzzle. Use one of these: pair-blocks.",
            "这个题目没有“x”这种方法；可用的有 pair-blocks。",
            "這個題目沒有「x」這種方法；可用的有 pair-blocks。",
        ],
    );
}

/// The cards in cards.txt, in their order.
const CARDS: &[(&str, Method)] = &[
    ("rings?step=123", rings::methods::EXPECT),
    ("rings?n=4&step=1", rings::methods::TWO_RULES),
    ("rings?n=4&step=2", rings::methods::TWO_RULES),
    ("rings?n=3&from=000&to=111", rings::methods::TWO_RULES),
    ("rings?n=4&step=2", rings::methods::BINARY),
    ("rings?n=4&from=0101&to=1111", rings::methods::BINARY),
    ("rings?n=4&step=2", rings::methods::SHIFTS),
    ("rings?n=4&step=2", rings::methods::DECREMENT),
    ("rings?n=4&from=off&to=on&step=1", rings::methods::DECREMENT),
    ("rings?n=4&step=2", rings::methods::AUTOMATON),
    ("rings?step=123", rings::methods::RECURSION),
    ("rings?n=4&step=2", rings::methods::MIRROR),
    ("rings?from=1010", rings::methods::STRATEGY_ONE),
    ("rings?from=1010", rings::methods::STRATEGY_TWO),
    ("rings?from=1010&step=3", rings::methods::QUESTIONS),
    ("rings?n=5&step=6", rings::methods::PURPOSES),
    ("rings?n=3&step=5", rings::methods::RECURSION),
    ("hanoi?step=12", hanoi::methods::LARGEST_DISC),
    ("hanoi?n=3&step=3", hanoi::methods::DIRECTION),
    ("hanoi?n=3&step=3", rings::methods::RECURSION),
    ("hanoi?n=4&step=3", hanoi::methods::PAIR_CYCLE),
    ("hanoi?n=3", hanoi::methods::LAST_PEG),
    ("hanoi?n=3&step=2", hanoi::methods::LAST_PEG),
    ("hanoi?n=3&step=3", hanoi::methods::LAST_PEG),
    ("hanoi?n=3&step=4", hanoi::methods::LAST_PEG),
    ("hanoi?n=3&step=3", hanoi::methods::FORMULAS),
    ("hanoi?n=10&pegs=4&step=24", hanoi::methods::SPLIT),
    ("hanoi?n=5&pegs=5&step=4", hanoi::methods::SPLIT),
    ("lock250?step=10", chain::methods::DIGITS),
    ("spinout?outside=1&step=43", gros_solver::spinout::methods::SHORTCUT),
    ("hexadecimal?step=20", gros_solver::hexadecimal::methods::KEY_BITS),
    ("rings?n=9&pair=1", rings::methods::PAIR_BLOCKS),
    ("hanoi?n=4&rule=cyclic&step=10", hanoi::methods::CIRCLE),
    ("hanoi?n=5&pegs=4&from=ABCDA", hanoi::methods::CLEAR_WAY),
    ("spinout?step=3", rings::methods::EXPECT),
    ("spinout?step=3", rings::methods::ALTERNATION),
    ("brain?step=5", rings::methods::EXPECT),
    ("brain?step=5", rings::methods::AUTOMATON),
    ("spinout?step=3", rings::methods::TWO_RULES),
    ("spinout?step=3", rings::methods::RECURSION),
    ("binary-burr?step=10", rings::methods::EXPECT),
    ("binary-burr?step=10", rings::methods::PURPOSES),
    ("spinout?step=3", rings::methods::STRATEGY_ONE),
    ("spinout?step=3", rings::methods::QUESTIONS),
    ("hanoi?rule=linear&n=3&step=4", chain::methods::DIGITS),
    ("elephants?step=20", slideout::methods::SLIDE),
    ("wythoff?piles=4,5", wythoff::methods::MEX),
    ("wythoff?piles=4,5", wythoff::methods::PARTITION),
    ("wythoff?piles=4,5", wythoff::methods::SIEVE),
    ("wythoff?piles=4,5&rule=nim", wythoff::methods::SIEVE),
    ("wythoff?piles=4,7", wythoff::methods::TABLE),
    ("wythoff?piles=0,0", wythoff::methods::TABLE),
    ("rings?n=1000", rings::methods::AUTOMATON),
    ("rings?n=1000&step=1000000000000000000000000000000", rings::methods::MIRROR),
];

#[test]
fn cards_word_for_word() {
    let mut found = String::new();
    for (spec, method) in CARDS {
        let explanation = ask(spec, *method);
        let texts = LANGUAGES.map(|lang| lang.explain(&explanation).lines().join("\n"));
        texts[1..].iter().for_each(|text| no_english(text));
        found += &format!("=== {spec} {}\n{}\n\n", method.id(), texts.join("\n\n"));
    }
    if std::env::var_os("GROS_WRITE").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/sentences/cards.txt");
        std::fs::write(path, format!("{}\n", found.trim_end())).unwrap();
        return;
    }
    let expected = include_str!("cards.txt");
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
        [
            "Why not ring 5?|4 must be on is off|3 must be off is on|2 must be off is on|1 must be off is on",
            "为什么不能动第 5 环？|4 要在横杠上 已解开|3 要先解开 在横杠上|2 要先解开 在横杠上|1 要先解开 在横杠上",
            "為什麼不能動第 5 環？|4 要在劍上 已取下|3 要先取下 在劍上|2 要先取下 在劍上|1 要先取下 在劍上",
        ],
    );
    assert!(asked(Lang::English, "rings?n=20", "20").ends_with("11 must be off is on|… 10 more"));
    assert!(asked(Lang::English, "elephants", "5-1").starts_with("Why not elephant 5?|4 must be"));
}

#[test]
fn the_ruler_and_its_squares() {
    said(
        |lang| lang.ruler_term(&Steps::power_of_two(10)).unwrap(),
        ["Term 1,024 is 11.", "第 1,024 项是 11。", "第 1,024 項是 11。"],
    );
    said(
        |lang| lang.first_square("212342345678"),
        [
            "First repeat: 234 234, starting at position 3.",
            "最先重复的是 234 234，从第 3 位开始。",
            "最先重複的是 234 234，從第 3 位開始。",
        ],
    );
    said(
        |lang| lang.first_square("1, 10，1、10"),
        [
            "First repeat: 1 10 1 10, starting at position 1.",
            "最先重复的是 1 10 1 10，从第 1 位开始。",
            "最先重複的是 1 10 1 10，從第 1 位開始。",
        ],
    );
    said(
        |lang| lang.first_square(""),
        ["No block is repeated straight away.", "没有紧接着的重复。", "沒有緊接著的重複。"],
    );
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
        [
            "Number the moves from all off: move k is made by ring g(k). If k is odd, g(k) is 1; if k is even, it is \
             g(k ÷ 2) + 1. The marks on a ruler follow the same pattern (Gros, 1872).|You are at k = 218, going down: move 218 is undone next, \
             so it is ring 2’s turn.",
            "从全部解开算起，给每一步编号：第 k 步动第 g(k) 环。k 是奇数时 g(k) 是 1，是偶数时 g(k) 比 g(k ÷ 2) 大 1，就像尺子上的刻度（Gros，1872 年）。|现在 k = 218，数在变小：退回第 218 步，轮到第 2 环。",
            "從全部取下算起，給每一步編號：第 k 步動第 g(k) 環。k 是奇數時 g(k) 是 1，是偶數時 g(k) 比 g(k ÷ 2) 大 1，就像尺上的刻度（Gros，1872 年）。|現在 k = 218，數在變小：退回第 218 步，輪到第 2 環。",
        ],
    );
    said(
        said_at("hanoi?step=11"),
        [
            "Number the moves from the start: move k is made by disc g(k). If k is odd, g(k) is 1; if k is even, it is \
             g(k ÷ 2) + 1. The marks on a ruler follow the same pattern (Gros, 1872).|You are at k = 11, going up: move 12 comes next, so it \
             is disc 3’s turn.",
            "从起点算起，给每一步编号：第 k 步动 g(k) 号盘。k 是奇数时 g(k) 是 1，是偶数时 g(k) 比 g(k ÷ 2) 大 1，就像尺子上的刻度（Gros，1872 年）。|现在 k = 11，数在变大：接着是第 12 步，轮到 3 号盘。",
            "從起點算起，給每一步編號：第 k 步動 g(k) 號盤。k 是奇數時 g(k) 是 1，是偶數時 g(k) 比 g(k ÷ 2) 大 1，就像尺上的刻度（Gros，1872 年）。|現在 k = 11，數在變大：接著是第 12 步，輪到 3 號盤。",
        ],
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
    said(
        next,
        [
            "Next: piece 1|ring 1 on|disc 1: B → C|bit 1 from 0 to 1: 101100 → 101101",
            "下一步：1 号|套上第 1 环|1 号盘：B → C|右起第 1 位由 0 变 1：101100 → 101101",
            "下一步：1 號|放上第 1 環|1 號盤：B → C|右起第 1 位由 0 變 1：101100 → 101101",
        ],
    );
}
