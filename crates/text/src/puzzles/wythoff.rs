//! The words of two piles of stones.

mod cards;
mod golden;
mod piles;

use gros_session::Occurrence;
use gros_solver::methods::Method;
use gros_solver::wythoff::methods::{self, Reason};
use gros_solver::wythoff::{Piles, Rule};
use gros_solver::{Position, Puzzle, Route, Wythoff, WythoffMove};

use super::{CoachWords, MoveInState, MoveWords, PuzzleWords, StateWords, Task, Words};
use crate::begin::Pointing;
use crate::explain::sources::{GRUNDY, TWO_PILES, WYTHOFF};
use crate::explain::{About, Card, CardBuilder};
use crate::pieces::{Kind, Names, Numbers, Places};
use crate::task::cut;
use crate::{Key, Lang};

impl Kind {
    pub(crate) const PILE: Kind = Kind::new(&Names {
        english: ["pile", "piles"],
        simplified: ["堆", "堆"],
        traditional: ["堆", "堆"],
        numbers: Numbers::Sides,
        is_driven: false,
        places: Places::Numbered,
        which_next: ["What would you take?", "你会怎么取？", "你會怎麼取？"],
    });
}

impl PuzzleWords for Wythoff {
    fn kind(&self) -> Kind {
        Kind::PILE
    }

    fn title(&self, lang: Lang) -> String {
        lang.game_title(self).to_owned()
    }

    fn pieces_in(&self, lang: Lang) -> String {
        lang.piece_count(Kind::PILE, 2)
    }

    fn one_move(&self, lang: Lang) -> &'static str {
        lang.text(Key::OneTurnPerMove)
    }

    fn row_order(&self, lang: Lang) -> &'static str {
        lang.text(Key::LeftThenRight)
    }

    fn beside_title(&self, _: Lang, _: bool) -> Vec<String> {
        Vec::new()
    }
}

impl StateWords for Piles {
    fn kind(&self) -> Kind {
        Kind::PILE
    }

    fn name(&self, lang: Lang) -> Option<String> {
        Some(lang.position_name(self))
    }

    fn again(&self, lang: Lang) -> Option<String> {
        Some(lang.position_again(self))
    }
}

impl MoveWords for MoveInState<'_, Wythoff> {
    fn piece(&self, lang: Lang) -> String {
        lang.piece(Kind::PILE, 1)
    }

    fn name(&self, lang: Lang) -> String {
        lang.take(self.before, self.mv, Lang::number)
    }

    fn spoken(&self, lang: Lang) -> String {
        lang.take(self.before, self.mv, Lang::number_in_words)
    }

    fn short(&self, _: Lang) -> String {
        cut(&self.mv.to_string())
    }

    fn done(&self, lang: Lang) -> String {
        lang.took(self.before, self.mv)
    }

    fn again(&self, _: Lang) -> Option<String> {
        None
    }

    fn how(&self, lang: Lang, _: Pointing) -> String {
        lang.text(Key::TakeSome).to_owned()
    }

    fn guessed(&self, lang: Lang) -> String {
        lang.pick("that", "这一步", "這一步").to_owned()
    }
}

impl CoachWords for MoveInState<'_, Wythoff> {}

impl Words for Wythoff {
    const LABELS: &'static [(&'static str, Key)] = &[("policy", Key::Strength), ("rule", Key::GameRule)];
    const VALUES: &'static [(&'static str, &'static str, Key)] = &[
        ("policy", "soon", Key::StrengthSoon),
        ("policy", "long", Key::StrengthLong),
        ("policy", "lose", Key::StrengthLose),
        ("rule", "wythoff", Key::OneOrBothPiles),
        ("rule", "nim", Key::OnePileOnly),
    ];
    const METHODS: &'static [(Method, About)] = METHODS;

    fn card(builder: &CardBuilder, reason: &Reason) -> Card {
        let (lang, here, verdict) = (builder.lang, builder.here, reason.verdict());
        let mut parts = match reason {
            Reason::ClosedForm(found) => lang.closed_form_parts(here, found),
            Reason::Mex(found) => lang.mex_parts(here, found),
            Reason::Partition(found) => lang.partition_parts(here, found),
            Reason::Sieve(found) => lang.sieve_parts(here, found),
            Reason::Table(found) => lang.table_parts(here, found),
        };
        parts.push(lang.verdict_part(here, verdict, builder.next.is_some()));
        parts.extend(lang.winning_part(here, verdict));
        parts.extend(builder.next_part());
        builder.card(parts)
    }

    fn about_task(task: &Task<Wythoff>, lang: Lang, _: String) -> Vec<String> {
        let start = task.puzzle.start();
        vec![lang.position_name(&start), lang.verdict(task.puzzle, &start).to_owned()]
    }

    fn facts(
        task: &Task<Wythoff>,
        lang: Lang,
        route: &<Wythoff as Puzzle>::Route,
        ends: String,
    ) -> Vec<String> {
        let mut facts = Wythoff::about_task(task, lang, ends);
        facts.push(lang.moves(route.steps()));
        lang.add_guarantee(&mut facts, route.guarantee());
        facts
    }

    fn first_fact(task: &Task<Wythoff>, lang: Lang, _: &str) -> String {
        lang.winning_moves(task.puzzle, task.start)
    }

    fn advice(at: &Position<Wythoff>, lang: Lang, next: Option<&WythoffMove>) -> Option<String> {
        let Position { puzzle, state } = at;
        let lost = next.and_then(|mv| lang.thrown_away(puzzle, state, mv));
        Some(lang.sentences([lost.unwrap_or_default(), lang.winning_moves(puzzle, state)]))
    }

    fn reached(lang: Lang, end: &Piles) -> &'static str {
        if end.is_empty() {
            lang.pick("The last stone is taken.", "最后一颗石子已取走。", "最後一顆石子已取走。")
        } else {
            lang.pick("The line of play ends here.", "对局走法到此为止。", "對局走法到此為止。")
        }
    }

    fn describe(at: &Position<Wythoff>, lang: Lang) -> String {
        lang.describe_piles(&at.puzzle, &at.state)
    }

    fn reason_of_best(at: &Position<Wythoff>, lang: Lang, _: &Piles) -> Option<String> {
        lang.game_reason(&at.puzzle, &at.state)
    }

    fn landmark(&self, lang: Lang, _: &Piles, piece: usize, _: Occurrence) -> String {
        lang.piece(Kind::PILE, piece)
    }

    fn landmark_label(&self, _: Lang, _: &Piles, _: usize, _: Occurrence) -> Option<String> {
        None
    }

    fn name(lang: Lang, _: &str) -> &'static str {
        lang.text(Key::Wythoff)
    }

    fn rules(&self, lang: Lang) -> Vec<&'static str> {
        lang.texts(match self.rule() {
            Rule::Wythoff => &[Key::TaskWythoff, Key::RuleOneOrBoth],
            Rule::Nim => &[Key::TaskWythoff, Key::RuleOnePile],
        })
    }

    fn read(&self, lang: Lang) -> String {
        lang.pick("two piles", "两堆", "兩堆").to_owned()
    }

    fn notation(&self, lang: Lang) -> String {
        lang.pick("two piles such as 5,3", "两堆，如 5,3", "兩堆，如 5,3").to_owned()
    }

    fn moves_allowed(&self, lang: Lang) -> &'static str {
        lang.pick(
            "positions to leave such as 5,3.2,1, or ~K for K moves of the plan",
            "留下的两堆，如 5,3.2,1，或 ~K 表示沿路线走 K 步",
            "留下的兩堆，如 5,3.2,1，或 ~K 表示沿路線走 K 步",
        )
    }

    fn preset(&self, lang: Lang) -> String {
        lang.position_name(&self.start())
    }
}

/// What is said of the methods.
const METHODS: &[(Method, About)] = &[
    (
        methods::CLOSED_FORM,
        About {
            name: ["Golden ratio", "黄金比例", "黃金比例"],
            seen: [
                "The dots are the cold positions. They lie along two lines whose slopes are the golden ratio φ and 1 / φ, \
                 so one can be computed at once.",
                "圆点是必败局面，它们贴着斜率为黄金比例 φ 和 1 / φ 的两条线，所以可以直接算出。",
                "圓點是必敗局面，它們貼著斜率為黃金比例 φ 和 1 / φ 的兩條線，所以可以直接算出。",
            ],
            reach: [
                "Wythoff’s game with piles of any size, in whole numbers.",
                "适用于任意大小的威佐夫博弈，只用整数。",
                "適用於任意大小的威佐夫博弈，只用整數。",
            ],
            sources: &[TWO_PILES, WYTHOFF],
        },
    ),
    (
        methods::MEX,
        About {
            name: ["Smallest unused number", "最小未用的数", "最小未用的數"],
            seen: [
                "One cold pair a row. The smaller number is the least that is not used yet, the larger one is k more.",
                "每行一对必败局面。较小的是还没用过的最小数，较大的再加 k。",
                "每列一對必敗局面。較小的是還沒用過的最小數，較大的再加 k。",
            ],
            reach: [
                "Small piles only: all smaller positions are gone through.",
                "仅限石子不多时：要走遍所有更小的局面。",
                "僅限石子不多時：要走遍所有更小的局面。",
            ],
            sources: &[TWO_PILES, WYTHOFF],
        },
    ),
    (
        methods::PARTITION,
        About {
            name: ["Two rows of numbers", "两行数的划分", "兩列數的劃分"],
            seen: [
                "Two rows that share out all numbers: each number is in exactly one of them, above or below its partner.",
                "两行分完所有正整数：每个数恰好在其中一行，上面或下面就是它的搭档。",
                "兩列分完所有正整數：每個數恰好在其中一列，上面或下面就是它的搭檔。",
            ],
            reach: [
                "Wythoff’s game with piles of any size, in whole numbers.",
                "适用于任意大小的威佐夫博弈，只用整数。",
                "適用於任意大小的威佐夫博弈，只用整數。",
            ],
            sources: &[TWO_PILES, WYTHOFF],
        },
    ),
    (
        methods::SIEVE,
        About {
            name: ["Sieve", "筛法", "篩法"],
            seen: [
                "A sieve, as for prime numbers: every cold position strikes out all from which one could move to it.",
                "像筛质数一样：每个必败局面划掉所有一步能到它的局面。",
                "像篩質數一樣：每個必敗局面劃掉所有一步能到它的局面。",
            ],
            reach: [
                "Small piles only: all smaller positions are gone through.",
                "仅限石子不多时：要走遍所有更小的局面。",
                "僅限石子不多時：要走遍所有更小的局面。",
            ],
            sources: &[TWO_PILES],
        },
    ),
    (
        methods::TABLE,
        About {
            name: ["Table of smaller positions", "列出更小的局面", "列出更小的局面"],
            seen: [
                "Every smaller position with the least number that none of its moves leads to. A 0 is a cold one.",
                "每个更小的局面都标上走一步到不了的最小数，0 就是必败局面。",
                "每個更小的局面都標上走一步到不了的最小數，0 就是必敗局面。",
            ],
            reach: [
                "Small piles only: all smaller positions are gone through.",
                "仅限石子不多时：要走遍所有更小的局面。",
                "僅限石子不多時：要走遍所有更小的局面。",
            ],
            sources: &[TWO_PILES, GRUNDY],
        },
    ),
];
