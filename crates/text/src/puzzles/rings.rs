//! The words of the Chinese rings.

mod chains;
mod coach;
mod codes;
mod purposes;
mod recursion;
mod walks;

use gros_session::Occurrence;
use gros_solver::gray::Digit;
use gros_solver::methods::{Explanation, Method, Question, explain};
use gros_solver::rings::methods::{self, Reason};
use gros_solver::{AnyPuzzle, Position, Puzzle, Rings, RingsRoute, RingsState, Route};

use super::{CoachWords, MoveInState, MoveWords, PuzzleWords, StateWords, Task, Words};
use crate::begin::Pointing;
use crate::explain::peek::ring_links;
use crate::explain::sources::{GRAY, HUNG, KUO, SOLVING, THINKING, TOWER};
use crate::explain::{About, Card, CardBuilder, Peek};
use crate::lang::capital;
use crate::pieces::{Kind, Names, Numbers, Places};
use crate::{Key, Lang};

impl Kind {
    pub(crate) const RING: Kind = Kind::new(&Names {
        english: ["ring", "rings"],
        simplified: ["环", "个环"],
        traditional: ["環", "個環"],
        numbers: Numbers::Ordinal,
        is_driven: false,
        places: Places::Done(&[["off", "解开", "取下"], ["on", "套上", "放上"]]),
        which_next: ["Which ring moves next?", "下一步动哪一环？", "下一步動哪一環？"],
    });
}

impl PuzzleWords for Rings {
    fn kind(&self) -> Kind {
        Kind::RING
    }

    fn title(&self, lang: Lang) -> String {
        lang.rings_title(self.rings())
    }

    fn variant_name(&self, lang: Lang) -> String {
        let name = lang.text(Key::Rings).to_owned();
        if self.has_pair() { lang.phrases(name, [lang.text(Key::TwoAsOne).to_owned()]) } else { name }
    }

    fn pieces_in(&self, lang: Lang) -> String {
        lang.piece_count(Kind::RING, self.rings())
    }

    fn one_move(&self, lang: Lang) -> &'static str {
        lang.text(if self.has_pair() { Key::PairPerMove } else { Key::OneRingPerMove })
    }

    fn row_order(&self, lang: Lang) -> &'static str {
        lang.text(Key::OneIsOn)
    }

    fn beside_title(&self, lang: Lang, free_end_left: bool) -> Vec<String> {
        vec![lang.free_end(free_end_left).to_owned()]
    }

    fn ticks_are_pieces(&self) -> bool {
        !self.has_pair()
    }
}

impl StateWords for RingsState {
    fn kind(&self) -> Kind {
        Kind::RING
    }

    fn name(&self, lang: Lang) -> Option<String> {
        match self.on_count() {
            0 => Some(lang.pick("all off", "全解开", "環全下").to_owned()),
            on if on == self.rings() => Some(lang.pick("all on", "全套上", "環全上").to_owned()),
            1 => self.outermost_on().map(|ring| lang.only_ring_on(ring)),
            _ => None,
        }
    }
}

impl MoveWords for MoveInState<'_, Rings> {
    fn piece(&self, lang: Lang) -> String {
        lang.rings_moved(*self.mv)
    }

    fn name(&self, lang: Lang) -> String {
        lang.rings_go(&self.piece(lang), !self.before.is_on(self.mv.ring))
    }

    fn short(&self, lang: Lang) -> String {
        let (on, off) = lang.pick(("on", "off"), ("上", "下"), ("上", "下"));
        format!("{} {}", self.mv, if self.before.is_on(self.mv.ring) { off } else { on })
    }

    fn again(&self, lang: Lang) -> Option<String> {
        Some(lang.ring_again(*self.mv, self.before))
    }

    fn how(&self, lang: Lang, pointing: Pointing) -> String {
        let label = || lang.quoted(lang.pair_label(self.before.is_on(self.mv.ring)));
        lang.click(&if self.mv.pair { label() } else { self.piece(lang) }, pointing)
    }

    fn guessed(&self, lang: Lang) -> String {
        self.piece(lang)
    }
}

impl CoachWords for MoveInState<'_, Rings> {
    fn order(&self, lang: Lang) -> String {
        let way = if self.before.is_on(self.mv.ring) { "OFF" } else { "ON" };
        let name =
            if lang == Lang::English { format!("{} {way}", self.piece(lang)) } else { self.name(lang) };
        capital(&name)
    }

    fn beat(&self, lang: Lang) -> String {
        lang.ring_beat(*self.mv, !self.before.is_on(self.mv.ring))
    }
}

impl Words for Rings {
    const LABELS: &'static [(&'static str, Key)] = &[("n", Key::NumberOfRings), ("pair", Key::PairTogether)];
    const METHODS: &'static [(Method, About)] = METHODS;
    const HOW_TO_SET: Key = Key::SetRings;
    const ASK: Key = Key::CoachRings;
    const INVITATION: Option<Key> = Some(Key::TryRings);

    fn card(builder: &CardBuilder, reason: &Reason) -> Card {
        let (lang, here) = (builder.lang, builder.here);
        let parts = match reason {
            Reason::Expect(_) if builder.next.is_none() => Vec::new(),
            Reason::Expect(found) => return builder.why(builder.card(lang.expect_parts(found))),
            Reason::Alternation(found) => lang.alternation_parts(found),
            Reason::TwoRules(found) => lang.two_rules_parts(found),
            Reason::Binary(found) => lang.binary_parts(found),
            Reason::Shifts(found) => lang.shifts_parts(here, found),
            Reason::Decrement(found) => lang.decrement_parts(found),
            Reason::Automaton(found) => lang.automaton_parts(found),
            Reason::Recursion(found) => {
                let card = builder.with_result(lang.rings_stack_parts(found));
                return Card { tag: Some(lang.on_and_off_only().to_owned()), ..card };
            }
            Reason::Purposes(found) => lang.purposes_parts(here, found),
            Reason::Mirror(found) => lang.mirror_parts(found),
            Reason::StrategyOne(found) | Reason::StrategyTwo(found) if found.legs.is_empty() => Vec::new(),
            Reason::StrategyOne(found) | Reason::StrategyTwo(found) => {
                return builder.card(lang.strategy_parts(builder.method, found));
            }
            Reason::Questions(found) => lang.question_parts(found),
        };
        builder.with_result(parts)
    }

    fn peek(
        lang: Lang,
        question: &Question<AnyPuzzle>,
        first: &Explanation<AnyPuzzle>,
        reason: &Reason,
    ) -> Peek {
        let (title, Reason::Expect(found)) = (lang.explain(first).title, reason) else {
            return Peek::plain(lang.explain(first).title, lang.first_text(first));
        };
        let rules = explain(methods::ALTERNATION, question).map(|rules| lang.rule_of(&rules));
        let note = lang.pick("each waits for the next", "一环等一环", "一環等一環");
        Peek { title, links: ring_links(found), note, text: rules.unwrap_or_default() }
    }

    fn describe(at: &Position<Rings>, lang: Lang) -> String {
        lang.describe_rings(&at.state)
    }

    fn in_hand(lang: Lang, state: &RingsState) -> Option<String> {
        lang.rings_in_hand(state)
    }

    fn count_in_hand(lang: Lang, state: &RingsState) -> Option<String> {
        Some(lang.rings_on(state.on_count()))
    }

    fn named_start(state: &RingsState) -> Option<Key> {
        let is_last_alone = state.on_count() == 1 && state.rings() > 1 && state.is_on(state.rings());
        is_last_alone.then_some(Key::OnlyLastRing)
    }

    fn goal_order(lang: Lang, goal: &RingsState) -> Option<String> {
        let key = match goal.on_count() {
            0 => Key::CoachTakeOff,
            on if on == goal.rings() => Key::CoachPutOn,
            _ => return None,
        };
        Some(lang.text(key).to_owned())
    }

    /// Of two rings that may move as one more than two can move.
    fn tips(&self) -> Option<[Key; 2]> {
        (!self.has_pair()).then_some([Key::TipOnlyTwo, Key::TipWayBack])
    }

    fn way_back(task: &Task<Rings>) -> Key {
        let is_taken_off = task.start.on_count() == task.puzzle.rings() && task.goal.on_count() == 0;
        if is_taken_off { Key::PutBackOn } else { Key::WayBack }
    }

    fn reason_of_best(at: &Position<Rings>, lang: Lang, goal: &RingsState) -> Option<String> {
        lang.ring_reason(at.puzzle, &at.state, goal)
    }

    fn landmark(&self, lang: Lang, goal: &RingsState, piece: usize, _: Occurrence) -> String {
        lang.ring_for_good(piece, goal.is_on(piece))
    }

    fn name(lang: Lang, _: &str) -> &'static str {
        lang.text(Key::Rings)
    }

    fn rules(&self, lang: Lang) -> Vec<&'static str> {
        lang.texts(&[Key::TaskRings, Key::RuleOne, Key::RuleTwo])
    }

    fn read(&self, lang: Lang) -> String {
        lang.digits(self.rings())
    }

    fn notation(&self, lang: Lang) -> String {
        let (pieces, count) = (self.rings(), lang.count(self.rings()));
        match lang {
            Lang::English if pieces == 1 => "1 digit, 1 = on".to_owned(),
            Lang::English => format!("{count} digits, 1 = on, ring {pieces} first"),
            Lang::Simplified => format!("{count} 位，1 = 在杠上，第 {pieces} 环在最左"),
            Lang::Traditional => format!("{count} 位，1 = 在劍上，第 {pieces} 環在最左"),
        }
    }

    fn states_allowed(&self, lang: Lang) -> &'static str {
        lang.pick("a row of 0 and 1, on or off", " 0 和 1，或 on、off", " 0 和 1，或 on、off")
    }

    fn moves_allowed(&self, lang: Lang) -> &'static str {
        lang.pick(
            "ring numbers such as 1.3, or ~K for K moves of the plan",
            "环号，如 1.3，或 ~K 表示沿路线走 K 步",
            "環號，如 1.3，或 ~K 表示沿路線走 K 步",
        )
    }

    fn about_task(_: &Task<Rings>, _: Lang, ends: String) -> Vec<String> {
        vec![ends]
    }

    fn facts(task: &Task<Rings>, lang: Lang, route: &RingsRoute, ends: String) -> Vec<String> {
        let (comma, one) = (lang.pick(", ", "，", "，"), task.puzzle.one_move(lang));
        let mut facts = vec![ends, format!("{}{comma}{one}", lang.moves(route.steps()))];
        lang.add_guarantee(&mut facts, route.guarantee());
        facts.extend(lang.ring_by_ring(task));
        facts
    }

    fn first_fact(task: &Task<Rings>, lang: Lang, moves: &str) -> String {
        let rings = task.puzzle.rings();
        if task.start.on_count() == rings && task.goal.on_count() == 0 {
            lang.rings_come_off(rings, moves)
        } else {
            lang.goal_is_away(moves)
        }
    }

    fn numbered_from(lang: Lang, _: &RingsState) -> String {
        lang.pick("from all off", "从全解开算起", "從環全下算起").to_owned()
    }

    fn preset(&self, lang: Lang) -> String {
        if lang == Lang::English { self.pieces_in(lang) } else { self.title(lang) }
    }

    fn stands(lang: Lang, _: &RingsState, _: usize, place: Digit) -> String {
        lang.text(if place > 0 { Key::On } else { Key::Off }).to_owned()
    }

    fn stands_briefly(lang: Lang, _: &RingsState, _: usize, place: Digit) -> String {
        lang.text(if place > 0 { Key::CoachOn } else { Key::CoachOff }).to_owned()
    }
}

impl Lang {
    fn rings_come_off(self, rings: usize, moves: &str) -> String {
        let number = self.count_word(rings);
        let gap = if rings > 10 { " " } else { "" };
        match self {
            Lang::English if rings == 1 => format!("It is on. Getting it off takes {moves}."),
            Lang::English => format!("All {number} on. Getting them off takes {moves}."),
            Lang::Simplified => format!("{number}{gap}个环都在杠上，全部解开要 {moves}。"),
            Lang::Traditional => format!("{number}{gap}個環都在劍上，全部取下要 {moves}。"),
        }
    }

    pub(crate) fn rings_title(self, rings: usize) -> String {
        let number = self.count_word(rings);
        let gap = if rings > 10 { " " } else { "" };
        match self {
            Lang::English if rings == 1 => "One ring".to_owned(),
            Lang::English => capital(&number) + " rings",
            Lang::Simplified => format!("{number}{gap}连环"),
            Lang::Traditional => format!("{number}{gap}連環"),
        }
    }

    pub(crate) fn only_ring_on(self, ring: usize) -> String {
        match self {
            Lang::English => format!("only ring {ring} on"),
            Lang::Simplified => format!("只剩第 {ring} 环"),
            Lang::Traditional => format!("只剩第 {ring} 環"),
        }
    }

    /// Says how many moves the same task takes where every ring moves by itself, if two may move as one.
    fn ring_by_ring(self, task: &Task<Rings>) -> Option<String> {
        let Task { puzzle: rings, start, goal } = task;
        let single = Rings::new(rings.rings()).ok().filter(|_| rings.has_pair())?;
        let moves = self.moves(single.route(start, goal).ok()?.steps());
        Some(match self {
            Lang::English => format!("{moves} ring by ring"),
            Lang::Simplified => format!("每步只动一环要 {moves}"),
            Lang::Traditional => format!("每步只動一環要 {moves}"),
        })
    }

    /// Returns the first sentence of the two rules, and that they take turns.
    fn rule_of(self, rules: &Explanation<AnyPuzzle>) -> String {
        let then = self.pick("Then alternate.", "然后交替。", "然後交替進行。");
        self.sentences([self.first_text(rules), then.to_owned()])
    }
}

/// What is said of the methods.
const METHODS: &[(Method, About)] = &[
    (
        methods::EXPECT,
        About {
            name: ["What must be so first", "一环等一环", "一環等一環"],
            seen: [
                "Every line asks for one ring, from the innermost outward. Where it is not so yet, the lines below it ask \
                 for what must be so first, until a ring can move.",
                "从最里面的环往外，每行要求一个环。还不满足的，下面几行就是它的前提，直到有一环能动。",
                "從最裡面的環往外，每列要求一個環。還不符合的，下面幾列就是它的前提，直到有一環能動。",
            ],
            reach: [
                "Any state and any goal. It is read as a number only toward all off.",
                "适用于任何状态、任何终点；只有终点是全解开时才读成一个数。",
                "適用於任何狀態、任何終點；只有終點是環全下時才讀成一個數。",
            ],
            sources: &[THINKING],
        },
    ),
    (
        methods::ALTERNATION,
        About {
            name: ["Two rules are enough", "两条规则就够", "兩條規則就夠"],
            seen: [
                "At most two moves are ever possible: ring 1, and the ring next to the first one that is on, counting from \
                 ring 1. They alternate; the two lanes show the moves that follow.",
                "任何时候最多只有两种动作：动第 1 环，或动最外面那个在横杠上的环里侧的一环。两者轮流；下面两道是接下来的几步。",
                "任何時候最多只有兩種動作：動第 1 環，或動劍上最外面那個環內側的一環。兩者輪流；下面兩道是接下來的幾步。",
            ],
            reach: [
                "Any state and any goal; toward a higher number, odd and even change places.",
                "适用于任何状态、任何终点；数往大走时，单数与双数对调。",
                "適用於任何狀態、任何終點；數往大走時，奇數與偶數對調。",
            ],
            sources: &[KUO, THINKING],
        },
    ),
    (
        methods::TWO_RULES,
        About {
            name: ["Making the Gray sequence", "格雷码的生成规则", "格雷碼的生成規則"],
            seen: [
                "The Gray code is written one item after the other by two rules. The rings show one of its items.",
                "格雷码按两条规则一项接一项写下去，各环的状态就是其中一项。",
                "格雷碼按兩條規則一項接一項寫下去，各環的狀態就是其中一項。",
            ],
            reach: [
                "Any state and any goal, but one move at a time.",
                "适用于任何状态、任何终点，但一次只算一步。",
                "適用於任何狀態、任何終點，但一次只算一步。",
            ],
            sources: &[THINKING, GRAY],
        },
    ),
    (
        methods::BINARY,
        About {
            name: ["Binary and Gray code", "二进制与格雷码", "二進位與格雷碼"],
            seen: [
                "Above, the rings as 1 and 0; below, the binary number that belongs to them. It is the number of moves to \
                 all off.",
                "上面是用 1 和 0 表示的各环，下面是对应的二进制数，它就是到全解开的步数。",
                "上面是用 1 和 0 表示的各環，下面是對應的二進位數，它就是到環全下的步數。",
            ],
            reach: [
                "Any state and any goal, while the rings move one by one.",
                "适用于任何状态、任何终点，条件是一次只动一环。",
                "適用於任何狀態、任何終點，條件是一次只動一環。",
            ],
            sources: &[THINKING, KUO, GRAY],
        },
    ),
    (
        methods::SHIFTS,
        About {
            name: ["Doubling shifts", "倍增移位", "倍增移位"],
            seen: [
                "The binary number again, found as a computer likes it: in a few operations on whole words.",
                "求的还是那个二进制数，用计算机喜欢的办法：对整个字做几次运算。",
                "求的還是那個二進位數，用電腦喜歡的辦法：對整個字做幾次運算。",
            ],
            reach: [
                "Any state and any goal, while the rings move one by one.",
                "适用于任何状态、任何终点，条件是一次只动一环。",
                "適用於任何狀態、任何終點，條件是一次只動一環。",
            ],
            sources: &[HUNG, GRAY],
        },
    ),
    (
        methods::DECREMENT,
        About {
            name: ["Count by one", "二进制加减一", "二進位加減一"],
            seen: [
                "A move counts the binary number by one. A carry may turn many binary digits, but it changes one ring only.",
                "每一步使二进制数变化一。进位可能翻转许多位，环却只变一个。",
                "每一步使二進位數變化一。進位可能翻轉許多位，環卻只變一個。",
            ],
            reach: [
                "Any state and any goal, but one move at a time.",
                "适用于任何状态、任何终点，但一次只算一步。",
                "適用於任何狀態、任何終點，但一次只算一步。",
            ],
            sources: &[THINKING, GRAY],
        },
    ),
    (
        methods::AUTOMATON,
        About {
            name: ["Copy or swap", "照抄或互换", "照抄或互換"],
            seen: [
                "A machine with two modes reads the rings and writes the binary number below them. Its last digit tells \
                 whose turn it is.",
                "一台有两种方式的机器读各环，在下面写出二进制数。最后一位说明轮到谁。",
                "一台有兩種方式的機器讀各環，在下面寫出二進位數。最後一位說明輪到誰。",
            ],
            reach: [
                "Any state and any goal, while the rings move one by one.",
                "适用于任何状态、任何终点，条件是一次只动一环。",
                "適用於任何狀態、任何終點，條件是一次只動一環。",
            ],
            sources: &[KUO],
        },
    ),
    (
        methods::RECURSION,
        About {
            name: ["Recursion at this step", "此步的递归", "此步的遞迴"],
            seen: [
                "Every row is a job that is under way, made of smaller jobs of its kind. The framed part is the one that \
                 is being done; the row below takes it apart.",
                "每行是一件正在做的事，由更小的同类事组成。框出的是正在做的部分，下一行再把它拆开。",
                "每列是一件正在做的事，由更小的同類事組成。框出的是正在做的部分，下一列再把它拆開。",
            ],
            reach: [
                "Rings: only between all on and all off. Discs: only from one full peg to another.",
                "环：仅在全套上与全解开之间。盘子：仅限满柱到满柱。",
                "環：僅在環全上與環全下之間。圓盤：僅限滿柱到滿柱。",
            ],
            sources: &[HUNG, SOLVING, TOWER],
        },
    ),
    (
        methods::PURPOSES,
        About {
            name: ["What each move is for", "每一步的目的", "每一步的目的"],
            seen: [
                "The way move by move: which larger ring a move prepares for, and which ring all of it is for.",
                "逐步来看：每一步是为哪个更里面的环作准备，最终又是为了哪一环。",
                "逐步來看：每一步是為哪個更裡面的環作準備，最終又是為了哪一環。",
            ],
            reach: [
                "Any state and any goal; 21 moves at most are shown.",
                "适用于任何状态、任何终点；最多列出 21 步。",
                "適用於任何狀態、任何終點；最多列出 21 步。",
            ],
            sources: &[HUNG],
        },
    ),
    (
        methods::MIRROR,
        About {
            name: ["Mirroring the code", "镜射排列", "鏡射排列"],
            seen: [
                "The code of n rings is that of n − 1 rings, then the same backward with ring n changed. Mirroring another \
                 beginning gives a Gray code too, but not the one of the rings.",
                "n 环的码先是 n − 1 环的码，再倒着来一遍，第 n 环改变。换一个开头来镜射也得到格雷码，却不是各环的那个。",
                "n 環的碼先是 n − 1 環的碼，再倒著來一遍，第 n 環改變。換一個開頭來鏡射也得到格雷碼，卻不是各環的那個。",
            ],
            reach: [
                "Any state and any goal, while the rings move one by one.",
                "适用于任何状态、任何终点，条件是一次只动一环。",
                "適用於任何狀態、任何終點，條件是一次只動一環。",
            ],
            sources: &[HUNG, KUO, GRAY],
        },
    ),
    (
        methods::STRATEGY_ONE,
        About {
            name: ["Strategy 1: undo and start again", "策略一：退回重来", "策略一：退回重來"],
            seen: [
                "What comes of beginning with ring 1 without a thought, and of taking it back where it was wrong.",
                "不多想，先动第 1 环，走错了就退回：会怎么样。",
                "不多想，先動第 1 環，走錯了就退回：會怎麼樣。",
            ],
            reach: [
                "Only towards all off. With nine rings, a wrong first move can cost 1,020 moves instead of 2.",
                "仅适用于终点是全解开。九个环时，开头走错可能要 1,020 步，而不是 2 步。",
                "僅適用於終點是環全下。九個環時，開頭走錯可能要 1,020 步，而不是 2 步。",
            ],
            sources: &[KUO],
        },
    ),
    (
        methods::STRATEGY_TWO,
        About {
            name: ["Strategy 2: turn back at the end", "策略二：到头折返", "策略二：到頭折返"],
            seen: [
                "What comes of beginning with ring 1 without a thought, and of turning round at the wrong end.",
                "不多想，先动第 1 环，走到错的一头再折返：会怎么样。",
                "不多想，先動第 1 環，走到錯的一頭再折返：會怎麼樣。",
            ],
            reach: [
                "Only towards all off. With nine rings, a wrong first move can cost 1,020 moves instead of 2.",
                "仅适用于终点是全解开。九个环时，开头走错可能要 1,020 步，而不是 2 步。",
                "僅適用於終點是環全下。九個環時，開頭走錯可能要 1,020 步，而不是 2 步。",
            ],
            sources: &[KUO],
        },
    ),
    (
        methods::QUESTIONS,
        About {
            name: ["Six questions", "六个问题", "六個問題"],
            seen: [
                "Six questions about the start and the goal, answered without a single try.",
                "关于起点和终点的六个问题，不用试就能回答。",
                "關於起點和終點的六個問題，不用試就能回答。",
            ],
            reach: [
                "Any state and any goal, while the rings move one by one.",
                "适用于任何状态、任何终点，条件是一次只动一环。",
                "適用於任何狀態、任何終點，條件是一次只動一環。",
            ],
            sources: &[KUO],
        },
    ),
];
