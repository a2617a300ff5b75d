//! The methods of the sources in words: what they are called, what they say, and where they do not hold.

mod about;
mod card;
mod codes;
mod dead_ends;
mod goes;
mod golden;
mod hanoi;
mod lines;
mod nary;
mod one_ruler;
mod peek;
mod purposes;
mod refusal;
mod rings;
mod ruler;
mod sources;
mod split;
mod stack;
mod walks;
mod why_not;
mod wythoff;

pub use card::{Bar, CallRow, Card, Cell, Look, Part, Plot, Program, Round, Rung, Standing, Table, Way};
pub use goes::Goes;
pub use one_ruler::Together;
pub use peek::{Link, Peek};
pub use sources::Source;
pub use why_not::{Unmet, WhyNot};

use gros_solver::methods::{Explanation, Method, Reasons};
use gros_solver::{AnyMove, AnyState, Steps};

use crate::Lang;
use crate::task::cut;

impl Lang {
    /// Puts the answer of a method into words.
    ///
    /// ```
    /// use gros_solver::methods::{self, Method, Question};
    /// use gros_solver::{AnyPuzzle, Puzzle, Rings};
    /// use gros_text::Lang;
    /// let puzzle = AnyPuzzle::Rings(Rings::new(4)?);
    /// let here = puzzle.parse_state("1010")?;
    /// let question = Question { start: here.clone(), goal: puzzle.goal(), here, puzzle };
    /// let card = Lang::English.explain(&methods::explain(Method::Alternation, &question)?);
    /// assert_eq!(card.title, "Two rules are enough");
    /// assert_eq!(card.lines()[1], "  2 rings are on, an even number, so move the ring next to the first one that is on, counting from ring 1.");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn explain(self, explanation: &Explanation) -> Card {
        let Explanation { method, here, next, .. } = explanation;
        let mv = next.as_ref().map(|mv| self.move_name(here, mv));
        let name = || self.method_name(*method).to_owned();
        let card = |parts| Card { method: *method, title: name(), tag: None, parts };
        let with_result = |mut parts: Vec<Part>| {
            let is_game = matches!(here, AnyState::Wythoff(_));
            let result =
                mv.as_deref().map(|mv| self.so_next(mv)).or_else(|| (!is_game).then(|| self.solved(here)));
            parts.extend(result.map(Part::Result));
            card(parts)
        };
        let of_game = |mut parts: Vec<Part>| {
            if let Some(verdict) = explanation.reasons.verdict() {
                parts.push(self.verdict_part(here, verdict, next.is_some()));
                parts.extend(self.winning_part(here, verdict));
            }
            with_result(parts)
        };
        let on_towers = |card: Card| Card { tag: Some(self.tower_only().to_owned()), ..card };
        match &explanation.reasons {
            Reasons::Expect(_) if next.is_none() => with_result(Vec::new()),
            Reasons::Expect(reasons) => Card {
                title: self.why(next.as_ref(), here).unwrap_or_else(name),
                ..card(self.expect_parts(reasons))
            },
            Reasons::Alternation(reasons) => with_result(self.alternation_parts(reasons)),
            Reasons::TwoRules(reasons) => with_result(self.two_rules_parts(reasons)),
            Reasons::Binary(reasons) => with_result(self.binary_parts(reasons)),
            Reasons::Shifts(reasons) => with_result(self.shifts_parts(here, reasons)),
            Reasons::Decrement(reasons) => with_result(self.decrement_parts(reasons)),
            Reasons::Automaton(reasons) => with_result(self.automaton_parts(reasons)),
            Reasons::RingsRecursion(reasons) => Card {
                tag: Some(self.on_and_off_only().to_owned()),
                ..with_result(self.rings_stack_parts(reasons))
            },
            Reasons::Mirror(reasons) => with_result(self.mirror_parts(reasons)),
            Reasons::Strategy(reasons) if reasons.legs.is_empty() => with_result(Vec::new()),
            Reasons::Strategy(reasons) => card(self.strategy_parts(*method, reasons)),
            Reasons::Purposes(reasons) => with_result(self.purposes_parts(here, reasons)),
            Reasons::Questions(reasons) => with_result(self.question_parts(reasons)),
            Reasons::LargestDisc(reasons) => Card {
                title: self.why(next.as_ref(), here).unwrap_or_else(name),
                ..with_result(self.largest_disc_parts(reasons))
            },
            Reasons::Split(reasons) => on_towers(with_result(self.split_parts(reasons))),
            Reasons::Digits(reasons) => with_result(self.digits_parts(here, reasons)),
            Reasons::Slide(reasons) => Card {
                title: self.why(next.as_ref(), here).unwrap_or_else(name),
                ..with_result(self.slide_parts(here, reasons))
            },
            Reasons::Table(reasons) => of_game(self.table_parts(here, reasons)),
            Reasons::Sieve(reasons) => of_game(self.sieve_parts(here, reasons)),
            Reasons::Mex(reasons) => of_game(self.mex_parts(here, reasons)),
            Reasons::ClosedForm(reasons) => of_game(self.closed_form_parts(here, reasons)),
            Reasons::Partition(reasons) => of_game(self.partition_parts(here, reasons)),
            Reasons::Direction(reasons) => on_towers(with_result(self.direction_parts(reasons))),
            Reasons::HanoiRecursion(reasons) => on_towers(with_result(self.hanoi_stack_parts(reasons))),
            Reasons::PairCycle(reasons) => on_towers(with_result(self.pair_parts(reasons))),
            Reasons::LastPeg(reasons) => on_towers(with_result(self.last_peg_parts(reasons))),
            Reasons::Formulas(reasons) => on_towers(with_result(self.formulas_parts(reasons))),
        }
    }

    /// Names a method: `Binary and Gray code`.
    #[must_use]
    pub fn method_name(self, method: Method) -> &'static str {
        match method {
            Method::Expect => self.pick("What must be so first", "一环等一环", "一環等一環"),
            Method::Alternation => self.pick("Two rules are enough", "两条规则就够", "兩條規則就夠"),
            Method::TwoRules => self.pick("Making the Gray sequence", "格雷码的生成规则", "格雷碼的生成規則"),
            Method::Binary => self.pick("Binary and Gray code", "二进制与格雷码", "二進位與格雷碼"),
            Method::Shifts => self.pick("Doubling shifts", "倍增移位", "倍增移位"),
            Method::Decrement => self.pick("Count by one", "二进制加减一", "二進位加減一"),
            Method::Automaton => self.pick("Copy or swap", "照抄或互换", "照抄或互換"),
            Method::Recursion => self.pick("Recursion at this step", "此步的递归", "此步的遞迴"),
            Method::Mirror => self.pick("Mirroring the code", "镜射排列", "鏡射排列"),
            Method::StrategyOne => {
                self.pick("Strategy 1: undo and start again", "策略一：退回重来", "策略一：退回重來")
            }
            Method::StrategyTwo => {
                self.pick("Strategy 2: turn back at the end", "策略二：到头折返", "策略二：到頭折返")
            }
            Method::Purposes => self.pick("What each move is for", "每一步的目的", "每一步的目的"),
            Method::Questions => self.pick("Six questions", "六个问题", "六個問題"),
            Method::LargestDisc => self.pick("The largest disc first", "先看最大的盘子", "先看最大的圓盤"),
            Method::Direction => self.pick("Direction", "各盘的方向", "各盤的方向"),
            Method::PairCycle => self.pick("Three pairs of pegs", "三对柱子轮流", "三對柱子輪流"),
            Method::LastPeg => self.pick("Only the last peg", "只记上一根柱子", "只記上一根柱子"),
            Method::Formulas => self.pick("Step and state", "步数与状态", "步數與狀態"),
            Method::Split => self.pick("Where to split", "从哪里分开", "從哪裡分開"),
            Method::Digits => self.pick("Counting back and forth", "来回走的数位", "來回走的數位"),
            Method::Slide => self.pick("What it waits for", "在等什么", "在等什麼"),
            Method::Table => self.pick("Table of smaller positions", "列出更小的局面", "列出更小的局面"),
            Method::Sieve => self.pick("Sieve", "筛法", "篩法"),
            Method::Mex => self.pick("Smallest unused number", "最小未用的数", "最小未用的數"),
            Method::ClosedForm => self.pick("Golden ratio", "黄金比例", "黃金比例"),
            Method::Partition => self.pick("Two rows of numbers", "两行数的划分", "兩列數的劃分"),
        }
    }

    /// Asks why a move is the next one: `Why ring 2?`
    fn why(self, mv: Option<&AnyMove>, here: &AnyState) -> Option<String> {
        use crate::pieces::Kind;
        let piece = match mv? {
            AnyMove::Rings(mv) => self.rings_moved(*mv),
            AnyMove::Hanoi(mv) => self.piece(Kind::Disc, mv.disc),
            AnyMove::SlideOut(mv) => self.piece(Kind::of_state(here), mv.piece),
            _ => return None,
        };
        Some(match self {
            Lang::English => format!("Why {piece}?"),
            Lang::Simplified => format!("为什么是{}？", apart(&piece)),
            Lang::Traditional => format!("為什麼是{}？", apart(&piece)),
        })
    }

    /// Says what follows: `So next: ring 2 off.`
    fn so_next(self, mv: &str) -> String {
        self.sentence(&match self {
            Lang::English => format!("so next: {mv}"),
            Lang::Simplified => format!("所以下一步：{mv}"),
            Lang::Traditional => format!("所以下一步：{mv}"),
        })
    }

    /// Stands for what is left out of a long row.
    fn left_out(self, hidden: usize) -> String {
        let hidden = crate::numbers::count(hidden);
        match self {
            Lang::English => format!("… {hidden} more"),
            Lang::Simplified => format!("……还有 {hidden} 项"),
            Lang::Traditional => format!("……還有 {hidden} 項"),
        }
    }
}

/// Writes a number in binary with at least `width` digits, cut in the middle where it is long.
fn binary(number: &Steps, width: usize) -> String {
    let width = width.max(number.bit_len()).max(1);
    cut(&(0..width).rev().map(|bit| if number.bit(bit) { '1' } else { '0' }).collect::<String>())
}

/// Writes a state, cut in the middle where it is long.
fn row(state: &AnyState) -> String {
    cut(&state.to_string())
}

/// Puts a space before a name that begins with a digit, where it stands amid Han characters.
fn apart(text: &str) -> String {
    if text.starts_with(|symbol: char| symbol.is_ascii_digit()) {
        format!(" {text}")
    } else {
        text.to_owned()
    }
}

/// Writes a binary digit.
fn digit(one: bool) -> String {
    if one { "1" } else { "0" }.to_owned()
}
