//! The words of the Tower of Hanoi.

mod discs;
mod graph;
mod plan;
mod recursion;
mod split;

use gros_session::Occurrence;
use gros_solver::gray::Digit;
use gros_solver::hanoi::methods::{self, Reason};
use gros_solver::methods::{Explanation, Method, Question};
use gros_solver::{
    AnyPuzzle, DiscMove, Hanoi, HanoiRoute, HanoiRule, HanoiState, Peg, Position, Puzzle, Route,
};

use super::chain::DIGITS;
use super::{CoachWords, MoveInState, MoveWords, Proof, PuzzleWords, StateWords, Task, Words};
use crate::begin::Pointing;
use crate::board::PegCues;
use crate::explain::peek::disc_links;
use crate::explain::sources::{BOUSCH, HUNG, MYTHS, SOLVING, STEPS, TOWER};
use crate::explain::{About, Card, CardBuilder, Peek};
use crate::pieces::{Kind, Names, Numbers, Places};
use crate::{Key, Lang};

impl Kind {
    pub(crate) const DISC: Kind = Kind::new(&Names {
        english: ["disc", "discs"],
        simplified: ["号盘", "个盘子"],
        traditional: ["號盤", "個圓盤"],
        numbers: Numbers::Plain,
        is_driven: false,
        places: Places::Numbered,
        which_next: [
            "Which disc moves next, and where to?",
            "下一步哪个盘子移到哪里？",
            "下一步哪個圓盤移到哪裡？",
        ],
    });
}

impl PuzzleWords for Hanoi {
    fn kind(&self) -> Kind {
        Kind::DISC
    }

    fn title(&self, lang: Lang) -> String {
        lang.text(Key::Hanoi).to_owned()
    }

    fn variant_name(&self, lang: Lang) -> String {
        lang.phrases(self.title(lang), lang.hanoi_variant(self))
    }

    fn pieces_in(&self, lang: Lang) -> String {
        lang.piece_count(Kind::DISC, self.discs())
    }

    fn one_move(&self, lang: Lang) -> &'static str {
        lang.text(Key::OneDiscPerMove)
    }

    fn row_order(&self, lang: Lang) -> &'static str {
        lang.text(Key::LargestFirst)
    }

    fn beside_title(&self, lang: Lang, _: bool) -> Vec<String> {
        let rule = lang.peg_rule(self).map(str::to_owned);
        [lang.peg_count(self)].into_iter().chain(rule).chain([self.pieces_in(lang)]).collect()
    }

    fn ticks_are_pieces(&self) -> bool {
        matches!(self.rule(), HanoiRule::Classic { pegs: 3 })
    }
}

impl StateWords for HanoiState {
    fn kind(&self) -> Kind {
        Kind::DISC
    }

    fn name(&self, _: Lang) -> Option<String> {
        self.perfect_peg().map(|peg| peg.to_string())
    }

    fn solved_name(&self, lang: Lang) -> Option<String> {
        self.perfect_peg().map(|peg| lang.all_on_peg(peg))
    }
}

impl MoveWords for MoveInState<'_, Hanoi> {
    fn piece(&self, lang: Lang) -> String {
        lang.piece(Kind::DISC, self.mv.disc)
    }

    fn name(&self, lang: Lang) -> String {
        lang.disc_move(self.before, *self.mv)
    }

    fn spoken(&self, lang: Lang) -> String {
        lang.disc_move_spoken(self.before, *self.mv)
    }

    fn short(&self, _: Lang) -> String {
        format!("{}→{}", self.mv.disc, self.mv.to)
    }

    fn done(&self, lang: Lang) -> String {
        let (disc, to) = (self.piece(lang), self.mv.to);
        lang.sentence(&match lang {
            Lang::English => format!("{disc} to {to}"),
            Lang::Simplified => format!("{disc}移到 {to} 柱"),
            Lang::Traditional => format!("{disc}移到 {to} 柱"),
        })
    }

    fn again(&self, lang: Lang) -> Option<String> {
        Some(lang.disc_back(*self.mv))
    }

    fn how(&self, lang: Lang, _: Pointing) -> String {
        let (disc, to) = (self.piece(lang), self.mv.to);
        match lang {
            Lang::English => format!("move {disc} to {to}"),
            Lang::Simplified => format!("把 {disc}移到 {to} 柱"),
            Lang::Traditional => format!("把 {disc}移到 {to} 柱"),
        }
    }

    fn guessed(&self, lang: Lang) -> String {
        let (disc, to) = (self.piece(lang), self.mv.to);
        match lang {
            Lang::English => format!("{disc} to {to}"),
            Lang::Simplified => format!("{disc}到 {to} 柱"),
            Lang::Traditional => format!("{disc}到 {to} 柱"),
        }
    }
}

impl CoachWords for MoveInState<'_, Hanoi> {
    fn beat(&self, lang: Lang) -> String {
        let (disc, to) = (lang.count_word(self.mv.disc), self.mv.to);
        match lang {
            Lang::English => format!("{disc} to {to}"),
            Lang::Simplified | Lang::Traditional => format!("{disc}到 {to}"),
        }
    }
}

impl Words for Hanoi {
    const LABELS: &'static [(&'static str, Key)] =
        &[("n", Key::NumberOfDiscs), ("pegs", Key::Pegs), ("rule", Key::DiscsGo)];
    const VALUES: &'static [(&'static str, &'static str, Key)] = &[
        ("rule", "classic", Key::ToAnyPeg),
        ("rule", "linear", Key::ToNeighbours),
        ("rule", "cyclic", Key::ClockwiseOnly),
    ];
    const METHODS: &'static [(Method, About)] = METHODS;
    const HOW_TO_SET: Key = Key::SetDiscs;
    const ASK: Key = Key::CoachDiscs;
    const INVITATION: Option<Key> = Some(Key::TryHanoi);

    fn card(builder: &CardBuilder, reason: &Reason) -> Card {
        let lang = builder.lang;
        let parts = match reason {
            Reason::LargestDisc(found) => {
                return builder.why(builder.with_result(lang.largest_disc_parts(found)));
            }
            Reason::Digits(found) => return builder.with_result(lang.digits_parts(builder.here, found)),
            Reason::Direction(found) => lang.direction_parts(found),
            Reason::Recursion(found) => lang.hanoi_stack_parts(found),
            Reason::PairCycle(found) => lang.pair_parts(found),
            Reason::LastPeg(found) => lang.last_peg_parts(found),
            Reason::Formulas(found) => lang.formulas_parts(found),
            Reason::Split(found) => lang.split_parts(found),
        };
        Card { tag: Some(lang.tower_only().to_owned()), ..builder.with_result(parts) }
    }

    fn peek(lang: Lang, _: &Question<AnyPuzzle>, first: &Explanation<AnyPuzzle>, reason: &Reason) -> Peek {
        let title = lang.explain(first).title;
        match reason {
            Reason::LargestDisc(found) => {
                Peek { title, links: disc_links(found), note: "", text: lang.smallest_amiss(found) }
            }
            Reason::Digits(_) => Peek::plain(title, lang.fastest_moves().to_owned()),
            _ => Peek::plain(title, lang.first_text(first)),
        }
    }

    fn goal_order(lang: Lang, goal: &HanoiState) -> Option<String> {
        goal.perfect_peg().map(|peg| match lang {
            Lang::English => format!("All to {peg}"),
            Lang::Simplified => format!("全部搬到 {peg}"),
            Lang::Traditional => format!("全部搬到 {peg}"),
        })
    }

    fn way_back(task: &Task<Hanoi>) -> Key {
        let is_perfect = |state: &HanoiState| state.perfect_peg().is_some();
        if is_perfect(task.start) && is_perfect(task.goal) { Key::CarryBack } else { Key::WayBack }
    }

    fn lifted(lang: Lang, state: &HanoiState, place: Digit, disc: usize) -> String {
        let cues = PegCues { lifted: Some(disc), ..PegCues::default() };
        lang.peg_button(Peg(u8::try_from(place).unwrap_or_default()), state, cues)
    }

    fn about_task(task: &Task<Hanoi>, lang: Lang, ends: String) -> Vec<String> {
        let discs = task.puzzle.pieces_in(lang);
        std::iter::once(discs).chain(lang.hanoi_variant(task.puzzle)).chain([ends]).collect()
    }

    fn facts(task: &Task<Hanoi>, lang: Lang, route: &HanoiRoute, ends: String) -> Vec<String> {
        let mut facts = Hanoi::about_task(task, lang, ends);
        facts.push(lang.moves(route.steps()));
        lang.add_guarantee(&mut facts, route.guarantee());
        facts.extend(lang.twice_moved(task, route));
        facts
    }

    fn first_fact(task: &Task<Hanoi>, lang: Lang, moves: &str) -> String {
        match (task.start.perfect_peg(), task.goal.perfect_peg()) {
            (Some(from), Some(to)) if from != to => {
                lang.tower_moves(task.puzzle.discs(), &from.to_string(), &to.to_string(), moves)
            }
            _ => lang.goal_is_away(moves),
        }
    }

    /// On four pegs, from perfect peg to perfect peg.
    fn proof(task: &Task<Hanoi>, lang: Lang) -> Option<Proof> {
        let Task { puzzle, start, goal } = task;
        let is_four = puzzle.rule() == (HanoiRule::Classic { pegs: 4 }) && puzzle.discs() > 1;
        let is_bouschs = is_four && start.perfect_peg().is_some() && goal.perfect_peg().is_some();
        is_bouschs.then(|| Proof {
            name: lang.pick(" (Bousch 2014)", "（布施，2014 年）", "（布施，2014 年）"),
            meaning: lang.pick(
                "No route is shorter: for four pegs Bousch proved it in 2014.",
                "没有更短的走法：四根柱子的情形由布施于 2014 年证明。",
                "沒有更短的走法：四根柱子的情形由布施於 2014 年證明。",
            ),
        })
    }

    fn goes_elsewhere(at: &Position<Hanoi>, lang: Lang, refused: &DiscMove) -> Option<String> {
        let moves = at.puzzle.legal_moves(&at.state).filter(|mv| mv.disc == refused.disc);
        let pegs: Vec<String> = moves.map(|mv| mv.to.to_string()).collect();
        if pegs.is_empty() {
            return None;
        }
        let disc = lang.piece(Kind::DISC, refused.disc);
        Some(lang.sentence(&match lang {
            Lang::English => format!("{disc} can go to {}", pegs.join(" or ")),
            Lang::Simplified => format!("{disc}可以移到 {} 柱", pegs.join("、")),
            Lang::Traditional => format!("{disc}可以移到 {} 柱", pegs.join("、")),
        }))
    }

    fn shape(&self, lang: Lang) -> &'static str {
        if self.rule().pegs() != 3 {
            return lang.line_or_route(self.line_length().is_some());
        }
        lang.pick(
            "All positions form a Sierpinski triangle, with all discs on A at the left corner, on B at the top, on C at the right",
            "所有状态构成谢尔宾斯基三角形：全在 A 是左角，全在 B 是顶角，全在 C 是右角",
            "所有狀態構成謝爾賓斯基三角形：全在 A 是左角，全在 B 是頂角，全在 C 是右角",
        )
    }

    fn graph_note(&self, lang: Lang) -> Option<String> {
        lang.note_of_triangle(self)
    }

    fn numbered_from(lang: Lang, _: &HanoiState) -> String {
        lang.pick("from the start", "从起点算起", "從起點算起").to_owned()
    }

    fn describe(at: &Position<Hanoi>, lang: Lang) -> String {
        lang.describe_discs(&at.puzzle, &at.state)
    }

    fn reason_of_best(at: &Position<Hanoi>, lang: Lang, goal: &HanoiState) -> Option<String> {
        let Position { puzzle, state } = at;
        match puzzle.rule() {
            HanoiRule::Classic { pegs: 3 } => {
                let twice = puzzle.route(state, goal).is_ok_and(|route| route.largest_disc_moves() > 1);
                lang.disc_reason(state, goal, |_, wanted, third| if twice { third } else { wanted })
            }
            HanoiRule::Classic { .. } => lang.disc_reason_on_many_pegs(puzzle, state, goal),
            rule => {
                let next = |from, wanted, third| if rule.joins(from, wanted) { wanted } else { third };
                lang.disc_reason(state, goal, next)
            }
        }
    }

    fn landmark(&self, lang: Lang, goal: &HanoiState, piece: usize, turn: Occurrence) -> String {
        if piece == goal.discs() {
            return lang.piece_moves(lang.largest_disc(), turn);
        }
        lang.piece_moves(&lang.piece(Kind::DISC, piece), turn)
    }

    fn landmark_label(&self, lang: Lang, goal: &HanoiState, piece: usize, _: Occurrence) -> Option<String> {
        (piece == self.discs()).then(|| self.landmark(lang, goal, piece, Occurrence::Only))
    }

    fn name(lang: Lang, _: &str) -> &'static str {
        lang.text(Key::Hanoi)
    }

    fn rules(&self, lang: Lang) -> Vec<&'static str> {
        lang.texts(match self.rule() {
            HanoiRule::Classic { .. } => &[Key::TaskHanoi, Key::RuleTopDisc, Key::RuleSmallerOnTop],
            HanoiRule::Linear => {
                &[Key::TaskHanoi, Key::RuleTopDisc, Key::RuleSmallerOnTop, Key::RuleNeighbours]
            }
            HanoiRule::Cyclic => {
                &[Key::TaskHanoi, Key::RuleTopDisc, Key::RuleSmallerOnTop, Key::RuleClockwise]
            }
        })
    }

    fn read(&self, lang: Lang) -> String {
        lang.letters(self.discs())
    }

    fn notation(&self, lang: Lang) -> String {
        let (discs, count) = (self.discs(), lang.count(self.discs()));
        match lang {
            Lang::English if discs == 1 => "1 peg letter".to_owned(),
            Lang::English => format!("{count} peg letters, largest disc first"),
            Lang::Simplified => format!("{count} 个柱子字母，最大的盘子在最左"),
            Lang::Traditional => format!("{count} 個柱子字母，最大的圓盤在最左"),
        }
    }

    fn how_to_write(&self, lang: Lang) -> String {
        let hint = lang.sentence(&self.notation(lang));
        match lang {
            Lang::English => format!("{hint} Twenty As in a row can be written A*20."),
            Lang::Simplified => format!("{hint}连着的二十个 A 可以写成 A*20。"),
            Lang::Traditional => format!("{hint}連著的二十個 A 可以寫成 A*20。"),
        }
    }

    fn states_allowed(&self, lang: Lang) -> &'static str {
        lang.pick("a row of peg letters", "柱子的字母", "柱子的字母")
    }

    fn moves_allowed(&self, lang: Lang) -> &'static str {
        lang.pick(
            "moves such as 1C.2B, or ~K for K moves of the plan",
            "步骤，如 1C.2B，或 ~K 表示沿路线走 K 步",
            "步驟，如 1C.2B，或 ~K 表示沿路線走 K 步",
        )
    }

    fn stands(lang: Lang, _: &HanoiState, _: usize, place: Digit) -> String {
        lang.on_peg(Peg(u8::try_from(place).unwrap_or_default()))
    }
}

impl Lang {
    fn tower_moves(self, discs: usize, from: &str, to: &str, moves: &str) -> String {
        let number = self.count_word(discs);
        let gap = if discs > 10 { " " } else { "" };
        match self {
            Lang::English if discs == 1 => format!("It is on {from}. Moving it to {to} takes {moves}."),
            Lang::English => format!("All {number} on {from}. Moving them to {to} takes {moves}."),
            Lang::Simplified => format!("{number}{gap}个盘子都在 {from} 柱，全部搬到 {to} 柱要 {moves}。"),
            Lang::Traditional => format!("{number}{gap}個圓盤都在 {from} 柱，全部搬到 {to} 柱要 {moves}。"),
        }
    }

    /// Says how a tower differs from that on three pegs, if it does: `four pegs`, `neighbouring pegs only`.
    pub(crate) fn hanoi_variant(self, hanoi: &Hanoi) -> Option<String> {
        let pegs = (hanoi.rule().pegs() > 3).then(|| self.peg_count(hanoi));
        pegs.or(self.peg_rule(hanoi).map(str::to_owned))
    }

    fn twice_moved(self, task: &Task<Hanoi>, route: &HanoiRoute) -> Option<String> {
        let Task { puzzle, start, goal } = task;
        if puzzle.rule() != (HanoiRule::Classic { pegs: 3 }) || route.largest_disc_moves() < 2 {
            return None;
        }
        let discs = start.discs();
        let moving = (1..=discs).rev().find(|disc| start.peg_of(*disc) != goal.peg_of(*disc))?;
        let name = if moving == discs {
            self.pick("the largest disc", "最大的盘子", "最大的圓盤").to_owned()
        } else {
            self.piece(Kind::DISC, moving)
        };
        Some(match self {
            Lang::English => format!("{name} moves twice"),
            Lang::Simplified => format!("{name}要动两次"),
            Lang::Traditional => format!("{name}要動兩次"),
        })
    }
}

/// What is said of the methods.
const METHODS: &[(Method, About)] = &[
    (
        methods::LARGEST_DISC,
        About {
            name: ["The largest disc first", "先看最大的盘子", "先看最大的圓盤"],
            seen: [
                "From the largest disc down: where it is, and where it is wanted. While it waits, all smaller ones are \
                 wanted on the third peg.",
                "从最大的盘子往下：它在哪里、该在哪里。它等待时，比它小的都该在第三根柱子上。",
                "從最大的圓盤往下：它在哪裡、該在哪裡。它等待時，比它小的都該在第三根柱子上。",
            ],
            reach: [
                "Any state and any goal on three pegs. Between mixed states the largest disc may have to move twice.",
                "适用于三根柱子的任何状态、任何终点。两头都是混合状态时，最大的盘子可能要走两次。",
                "適用於三根柱子的任何狀態、任何終點。兩頭都是混合狀態時，最大的圓盤可能要走兩次。",
            ],
            sources: &[MYTHS, TOWER],
        },
    ),
    (
        methods::DIRECTION,
        About {
            name: ["Direction", "各盘的方向", "各盤的方向"],
            seen: [
                "Every disc goes round the pegs one way for ever, and neighbours in size go opposite ways.",
                "每个盘子永远朝一个方向绕柱子走，大小相邻的两个方向相反。",
                "每個圓盤永遠朝一個方向繞柱子走，大小相鄰的兩個方向相反。",
            ],
            reach: [
                "Only on the shortest route from one full peg to another.",
                "仅限满柱到满柱的最短路线。",
                "僅限滿柱到滿柱的最短路線。",
            ],
            sources: &[STEPS, MYTHS],
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
        methods::PAIR_CYCLE,
        About {
            name: ["Three pairs of pegs", "三对柱子轮流", "三對柱子輪流"],
            seen: [
                "Three pairs of pegs take turns. Between two pegs only one move is allowed, so the pair is the move.",
                "三对柱子轮流。两根柱子之间只有一种合规的移动，定了是哪一对，也就定了这一步。",
                "三對柱子輪流。兩根柱子之間只有一種合規的移動，定了是哪一對，也就定了這一步。",
            ],
            reach: [
                "Only on the shortest route from one full peg to another.",
                "仅限满柱到满柱的最短路线。",
                "僅限滿柱到滿柱的最短路線。",
            ],
            sources: &[STEPS, MYTHS],
        },
    ),
    (
        methods::LAST_PEG,
        About {
            name: ["Only the last peg", "只记上一根柱子", "只記上一根柱子"],
            seen: [
                "All one has to remember is where the last disc was put; of the two other pegs the smaller top disc moves.",
                "只要记住上一步放到了哪根柱子；另外两根柱子中，顶上较小的盘子来动。",
                "只要記住上一步放到了哪根柱子；另外兩根柱子中，頂上較小的圓盤來動。",
            ],
            reach: [
                "Only on the shortest route from one full peg to another.",
                "仅限满柱到满柱的最短路线。",
                "僅限滿柱到滿柱的最短路線。",
            ],
            sources: &[STEPS, MYTHS],
        },
    ),
    (
        methods::FORMULAS,
        About {
            name: ["Step and state", "步数与状态", "步數與狀態"],
            seen: [
                "From the number of a step to the peg of every disc, and back, without making the moves.",
                "不用真走，由步数求出每个盘子在哪根柱子，也能反过来求。",
                "不用真走，由步數求出每個圓盤在哪根柱子，也能反過來求。",
            ],
            reach: [
                "Only on the shortest route from one full peg to another; elsewhere its numbers would mean nothing.",
                "仅限满柱到满柱的最短路线；在别处，算出的数没有意义。",
                "僅限滿柱到滿柱的最短路線；在別處，算出的數沒有意義。",
            ],
            sources: &[STEPS, MYTHS],
        },
    ),
    (
        methods::SPLIT,
        About {
            name: ["Where to split", "从哪里分开", "從哪裡分開"],
            seen: [
                "With a peg to spare, the smaller discs are parked first. Each column is the total for one number of \
                 parked discs; the lowest is best.",
                "柱子有富余，就先把较小的盘子停到一边。每根柱形是停放若干个时的总步数，最低的最好。",
                "柱子有剩餘，就先把較小的圓盤停到一邊。每根柱形是停放若干個時的總步數，最低的最好。",
            ],
            reach: [
                "From one full peg to another. Proved shortest on four pegs, presumed on more.",
                "满柱到满柱。四根柱子已证明最短，更多柱子是推测。",
                "滿柱到滿柱。四根柱子已證明最短，更多柱子是推測。",
            ],
            sources: &[BOUSCH, MYTHS],
        },
    ),
    DIGITS,
];
