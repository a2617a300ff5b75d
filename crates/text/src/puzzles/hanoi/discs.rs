//! The methods for discs in words.

use gros_solver::hanoi::methods::direction::Direction;
use gros_solver::hanoi::methods::formulas::Formulas;
use gros_solver::hanoi::methods::largest_disc::{Choice, DiscTarget, LargestDisc};
use gros_solver::hanoi::methods::last_peg::{LastPeg, LastPegRule};
use gros_solver::hanoi::methods::pair_cycle::PairCycle;
use gros_solver::hanoi::methods::{Cycle, TowerWay};
use gros_solver::{Peg, Steps};

use crate::Lang;
use crate::explain::card::{Bar, Cell, Diagram, Edge, Look, Part, Slot, Table, shown};
use crate::explain::target::Target;
use crate::explain::{binary, digit};
use crate::numbers::amid_han;
use crate::pieces::Kind;

/// The most discs that are drawn behind a way round.
const MOST_CHIPS: usize = 4;

impl Lang {
    pub(crate) fn tower_only(self) -> &'static str {
        self.pick("only from one full peg to another", "仅限满柱到满柱", "僅限滿柱到滿柱")
    }

    pub(crate) fn largest_disc_parts(self, reasons: &LargestDisc) -> Vec<Part> {
        let rule = self.pick(
            "Start with the largest. A disc that is not where it should be counts 1, and the smaller ones must make \
             room on the third peg.",
            "从最大的盘子开始。不在该在的柱子上就记 1，比它小的盘子都要让到第三根柱子上。",
            "從最大的圓盤開始。不在該在的柱子上就記 1，比它小的圓盤都要讓到第三根柱子上。",
        );
        let next = reasons.next.map(|mv| mv.disc);
        let place = reasons.rows.iter().position(|row| Some(row.disc) == next);
        let places = shown(reasons.rows.len(), place);
        let head = [
            self.pick("disc", "盘子", "圓盤"),
            self.pick("is on", "现在", "現在"),
            self.pick("wanted on", "应在", "應在"),
            "",
            self.pick("bit", "位", "位元"),
        ];
        let rows = places.iter().map(|place| match place {
            Slot::At(index) => self.disc_row(&reasons.rows[*index], reasons.rows.len(), next),
            Slot::Gap(hidden) => vec![self.left_out(*hidden).into()],
        });
        let table = Table {
            head: head.map(str::to_owned).to_vec(),
            rows: rows.collect(),
            row: places.iter().position(|shown| place.is_some_and(|place| *shown == Slot::At(place))),
            column: None,
        };
        let mut parts = vec![Part::Text(rule.to_owned())];
        if let Some(choice) = &reasons.choice {
            parts.push(Part::Text(self.once_or_twice(choice)));
            parts.push(Part::Bars(self.both_ways(choice)));
        }
        parts.push(Part::Table(table));
        let far = self.to_go(&reasons.to_go);
        parts.push(Part::Result(if reasons.reads_down {
            let digits = binary(&reasons.to_go, reasons.rows.len());
            match self {
                Lang::English => format!("Read down: {digits} in binary, {far}."),
                Lang::Simplified => format!("从上往下读：二进制 {digits}，{far}。"),
                Lang::Traditional => format!("從上往下讀：二進位 {digits}，{far}。"),
            }
        } else {
            crate::lang::capital(&self.sentence(&far))
        }));
        parts
    }

    fn disc_row(self, row: &DiscTarget, discs: usize, next: Option<usize>) -> Vec<Cell> {
        let note = match (row.must_move, Some(row.disc) == next) {
            (false, _) => self.pick("in place", "已在", "已在"),
            (true, false) => self.pick("not yet", "未到", "未到"),
            (true, true) => self.pick("free", "可动", "可動"),
        };
        let weight = if row.must_move { Look::Bold } else { Look::Quiet };
        let rest = [row.on.to_string(), row.wanted.to_string(), note.to_owned(), digit(row.must_move)];
        let cells = rest.into_iter().map(|text| Cell::from(text).look(weight));
        std::iter::once(disc_cell(row.disc, discs, next)).chain(cells).collect()
    }

    /// Draws both ways of the largest disc that differs, each as long as its moves are many.
    fn both_ways(self, choice: &Choice) -> Vec<Bar> {
        let Choice { disc, from, to, via, around_once, around_twice, .. } = choice;
        let most = (&choice.once).max(&choice.twice);
        let share = |moves: &Steps| ((moves.fraction_of(most) * 12.0).round() as u8).max(1);
        let smaller = |peg: &Peg| match (self, *disc) {
            (_, 1) => String::new(),
            (Lang::English, 2) => format!("1 to {peg}"),
            (Lang::English, disc) => format!("1–{} to {peg}", disc - 1),
            (_, 2) => format!("1 到 {peg}"),
            (_, disc) => format!("1–{} 到 {peg}", disc - 1),
        };
        let bar = |legs: Vec<(String, Steps, Look)>, label: String, moves: &Steps, is_shown: bool| {
            let mut made = Steps::ZERO;
            let stretches =
                legs.into_iter().filter(|(_, moves, _)| !moves.is_zero()).map(|(text, moves, look)| {
                    let goes = is_shown.then(|| Target::Ahead(made.clone()));
                    made += &moves;
                    (Cell::from(text).look(look).to(goes), share(&moves))
                });
            let stretches = stretches.collect();
            let note =
                (is_shown && !choice.is_tie()).then(|| self.pick("shorter", "更短", "更短").to_owned());
            Bar { label, stretches, total: self.moves(moves), note }
        };
        let own = || (disc.to_string(), Steps::ONE, Look::Disc { size: 1, odd: disc % 2 == 1 });
        let [before, after] = around_once.clone();
        let once = vec![(smaller(via), before, Look::Plain), own(), (smaller(via), after, Look::Plain)];
        let [first, across, last] = around_twice.clone();
        let twice = vec![
            (smaller(to), first, Look::Plain),
            own(),
            (smaller(from), across, Look::Plain),
            own(),
            (smaller(from), last, Look::Plain),
        ];
        let name = self.piece(Kind::DISC, *disc);
        let labels = match self {
            Lang::English => {
                [format!("{name} once: {from} → {to}"), format!("{name} twice: {from} → {via} → {to}")]
            }
            Lang::Simplified | Lang::Traditional => [
                format!("{name}走一次：{from} → {to}"),
                format!("{name}{}：{from} → {via} → {to}", self.pick("", "走两次", "走兩次")),
            ],
        };
        let [once_label, twice_label] = labels.map(|label| crate::lang::capital(&label));
        vec![
            bar(once, once_label, &choice.once, !choice.goes_twice()),
            bar(twice, twice_label, &choice.twice, choice.goes_twice()),
        ]
    }

    /// Compares the two ways of the largest disc that differs.
    fn once_or_twice(self, choice: &Choice) -> String {
        let Choice { from, to, via, .. } = choice;
        let disc = self.piece(Kind::DISC, choice.disc);
        let (once, twice) = (self.moves(&choice.once), self.moves(&choice.twice));
        let verdict = match (choice.is_tie(), choice.goes_twice()) {
            (true, _) => self.pick(
                "both are equally short, and it goes straight",
                "两者一样短，取直走",
                "兩者一樣短，取直走",
            ),
            (_, true) => self.pick("the detour is shorter", "绕路更短", "繞路更短"),
            (_, false) => self.pick("straight is shorter", "直走更短", "直走更短"),
        };
        match self {
            Lang::English => format!(
                "The largest disc that differs is {disc}. Straight, {from} → {to}, takes {once} in all; a detour, \
                 {from} → {via} → {to}, takes {twice}: {verdict}."
            ),
            Lang::Simplified => format!(
                "不同的盘子中最大的是 {disc}：直走 {from} → {to} 共 {once}，绕路 {from} → {via} → {to} 共 {twice}；{verdict}。"
            ),
            Lang::Traditional => format!(
                "不同的圓盤中最大的是 {disc}：直走 {from} → {to} 共 {once}，繞路 {from} → {via} → {to} 共 {twice}；{verdict}。"
            ),
        }
    }

    pub(crate) fn direction_parts(self, reasons: &Direction) -> Vec<Part> {
        let (odd, even) = (round(reasons.odd_discs), round(reasons.even_discs));
        let rule = match self {
            Lang::English => {
                format!(
                    "Disc 1 moves every second time and always goes {odd}. So do all odd discs; the even ones go {even}."
                )
            }
            Lang::Simplified => {
                format!("每隔一步动 1 号盘，方向不变：{odd}。奇数号盘都这样走，偶数号盘走 {even}。")
            }
            Lang::Traditional => {
                format!("奇數步動 1 號盤，方向固定：{odd}。奇數號盤都這樣走，偶數號盤走 {even}。")
            }
        };
        let never = self.pick(
            "So an odd disc never lies on an odd one, nor an even one on an even one.",
            "所以奇数号盘从不叠在奇数号盘上，偶数号盘也从不叠在偶数号盘上。",
            "所以奇數號盤從不疊在奇數號盤上，偶數號盤也從不疊在偶數號盤上。",
        );
        let mut parts = vec![Part::Text(rule)];
        parts.extend(self.ways_round(reasons));
        parts.push(Part::Text(never.to_owned()));
        let (Some(number), Some(mv)) = (&reasons.number, reasons.next) else { return parts };
        let disc = self.piece(Kind::DISC, mv.disc);
        let amid = |number: &Steps| match self {
            Lang::English => self.number(number),
            _ => amid_han(&self.number(number)),
        };
        let (number, moved) = (amid(number), amid(&reasons.moved));
        let (first, every) = (amid(&Steps::power_of_two(mv.disc - 1)), amid(&Steps::power_of_two(mv.disc)));
        parts.push(Part::Text(match self {
            Lang::English => format!(
                "Move {number} is that of {disc}, which moves first at move {first} and again every {every} \
                 moves; moves of it so far: {moved}."
            ),
            Lang::Simplified => {
                format!("第{number}步动 {disc}：它在第{first}步首次移动，此后每{every}步动一次，至今动了{moved}次。")
            }
            Lang::Traditional => {
                format!("第{number}步動 {disc}：它在第{first}步首次移動，此後每{every}步動一次，至今動了{moved}次。")
            }
        }));
        parts
    }

    pub(crate) fn pair_parts(self, reasons: &PairCycle) -> Vec<Part> {
        let rule = self.pick(
            "Three pairs of pegs take turns, and between two pegs only one move is possible: the smaller top moves.",
            "三对柱子轮流，两根柱子之间只有一种走法：较小的顶盘移过去。",
            "三對柱子輪流，兩根柱子之間只有一種走法：較小的頂盤移過去。",
        );
        let pair = |pair: &[Peg; 2]| format!("{}–{}", pair[0], pair[1]);
        let order = reasons.pairs.each_ref().map(pair).join(self.pick(", ", "、", "、"));
        let parity = if reasons.way.discs % 2 == 1 {
            self.pick("an odd number of discs", "盘子数是奇数", "圓盤數是奇數")
        } else {
            self.pick("an even number of discs", "盘子数是偶数", "圓盤數是偶數")
        };
        let why = match self {
            Lang::English => format!("{parity}: {order}"),
            Lang::Simplified | Lang::Traditional => format!("{parity}：{order}"),
        };
        let made = self.tower_moves_made(&reasons.way);
        let nodes = reasons.pairs.iter().enumerate().map(|(index, pegs)| {
            let turns = (index + 3 - reasons.turn) % 3;
            let goes = Target::ahead(turns).filter(|_| turns > 0 && reasons.next.is_some());
            let look = if turns == 0 { Look::Next } else { Look::Plain };
            Cell::from(pair(pegs)).look(look).to(goes)
        });
        let way = |from: usize| Edge { from, to: (from + 1) % 3, label: String::new(), is_next: false };
        let turn = pair(&reasons.pairs[reasons.turn]);
        let round = Diagram {
            words: match self {
                Lang::English => format!("The pairs by turns; now it is the turn of {turn}."),
                Lang::Simplified => format!("三对轮流，现在轮到 {turn}。"),
                Lang::Traditional => format!("三對輪流，現在輪到 {turn}。"),
            },
            nodes: nodes.collect(),
            ways: [0, 1, 2].map(way).to_vec(),
        };
        let why = Part::Text(crate::lang::capital(&why));
        vec![Part::Text(rule.to_owned()), why, Part::Diagram(round), Part::Text(made)]
    }

    /// Draws the way round of the odd discs and that of the even ones, each with its discs.
    fn ways_round(self, reasons: &Direction) -> Vec<Part> {
        let (way, discs) = (&reasons.way, reasons.way.discs);
        let next = reasons.next.map(|mv| mv.disc);
        let cycles = [(1, reasons.odd_discs), (2, reasons.even_discs)];
        let parts = cycles.into_iter().filter(|(first, _)| *first <= discs).map(|(first, cycle)| {
            let nodes = [way.from, way.to, way.via];
            let place = |peg: Peg| nodes.iter().position(|other| *other == peg).unwrap_or(0);
            let to = reasons.next.filter(|mv| mv.disc % 2 == first % 2).map(|mv| mv.to);
            let ways = nodes.map(|peg| {
                let after = cycle.after(peg);
                Edge { from: place(peg), to: place(after), label: String::new(), is_next: Some(after) == to }
            });
            let shown = (first..=discs).step_by(2).take(MOST_CHIPS);
            let mut chips: Vec<Cell> = shown.map(|disc| disc_cell(disc, discs, next)).collect();
            chips.insert(0, self.pick("discs", "盘子", "圓盤").into());
            if first + 2 * MOST_CHIPS <= discs {
                chips.push("…".into());
            }
            let nodes = nodes.iter().map(|peg| Cell::from(peg.to_string())).collect();
            let round = Diagram { words: round(cycle), nodes, ways: ways.to_vec() };
            [Part::Diagram(round), Part::Table(Table::plain(vec![chips]))]
        });
        parts.flatten().collect()
    }

    fn tower_moves_made(self, way: &TowerWay) -> String {
        let made = self.number(&way.step);
        self.sentence(&match self {
            Lang::English => format!("moves made: {made}"),
            Lang::Simplified => format!("已走{}步", amid_han(&made)),
            Lang::Traditional => format!("已走{}步", amid_han(&made)),
        })
    }

    pub(crate) fn last_peg_parts(self, reasons: &LastPeg) -> Vec<Part> {
        let rule = self.pick(
            "Remember only where the last disc was put. It stays there; of the two other tops the smaller one moves.",
            "只要记住上一步把盘子放在哪根柱子上。它不动，另外两根柱子的顶盘中较小的那个动。",
            "只要記住上一步把圓盤放在哪根柱子上。它不動，另外兩根柱子的頂盤中較小的那個動。",
        );
        let mut parts = vec![Part::Text(rule.to_owned())];
        if let Some(hand) = reasons.hand {
            parts.push(Part::Text(self.sentence(&match self {
                Lang::English => format!("last put on {hand}"),
                Lang::Simplified => format!("上一步放在 {hand} 柱"),
                Lang::Traditional => format!("上一步放在 {hand} 柱"),
            })));
            let top = |disc: Option<usize>| match disc {
                Some(disc) => self.piece(Kind::DISC, disc),
                None => self.pick("empty", "空", "空").to_owned(),
            };
            let others = reasons.others.iter();
            let rows = others.map(|other| vec![self.peg_name(other.peg).into(), top(other.disc).into()]);
            let rows = rows.collect();
            let row = reasons.others.iter().position(|other| Some(other.peg) == reasons.source);
            parts.push(Part::Table(Table { row, ..Table::plain(rows) }));
        }
        parts.extend(reasons.rule.map(|rule| Part::Text(self.last_peg_rule(rule).to_owned())));
        parts
    }

    fn last_peg_rule(self, rule: LastPegRule) -> &'static str {
        match rule {
            LastPegRule::First => self.pick(
                "First move: to the goal if the number of discs is odd, else to the third peg.",
                "第一步：盘子数是奇数就移到目标柱，是偶数就移到第三根柱子。",
                "第一步：圓盤數是奇數就移到目標柱，是偶數就移到第三根柱子。",
            ),
            LastPegRule::OnlyOne => self.pick(
                "Disc 1 was moved last: only one other move exists.",
                "上一步动的是 1 号盘：别的走法只有一种。",
                "上一步動的是 1 號盤：別的走法只有一種。",
            ),
            LastPegRule::OntoEven => self.pick(
                "Disc 1’s turn: odd never lies on odd, so it goes onto the even disc.",
                "轮到 1 号盘：奇数号不叠在奇数号上，所以放到偶数号盘上。",
                "輪到 1 號盤：奇數號不疊在奇數號上，所以放到偶數號盤上。",
            ),
            LastPegRule::OntoEmpty => self.pick(
                "Disc 1’s turn: odd never lies on odd, so it goes to the empty peg.",
                "轮到 1 号盘：奇数号不叠在奇数号上，所以放到空柱上。",
                "輪到 1 號盤：奇數號不疊在奇數號上，所以放到空柱上。",
            ),
        }
    }

    pub(crate) fn formulas_parts(self, reasons: &Formulas) -> Vec<Part> {
        let rules = [
            self.pick(
                "Step to state: after k moves disc i has moved (k + 2^(i−1)) / 2^i times, rounded down, always in \
                 the same direction.",
                "由步数求状态：走了 k 步，i 号盘动过 (k + 2^(i−1)) / 2^i 次（取整），方向不变。",
                "由步數求狀態：走了 k 步，i 號盤動過 (k + 2^(i−1)) / 2^i 次（取整），方向固定。",
            ),
            self.pick(
                "State to step: the largest disc has 0 on the start peg and 1 on the goal peg. A smaller disc on the same peg as \
                 the next larger one has the same digit, else the other one.",
                "由状态求步数：最大的盘子在起点柱记 0，在目标柱记 1。其余各盘与大一号的盘子在同一根柱子上，\
                 二进制位就相同，否则相反。",
                "由狀態求步數：最大的圓盤在起點柱記 0，在目標柱記 1。其餘各盤與大一號的圓盤在同一根柱子上，\
                 二進位的那一位就相同，否則相反。",
            ),
        ];
        let next = reasons.next.map(|mv| mv.disc);
        let place = reasons.rows.iter().position(|row| Some(row.disc) == next);
        let places = shown(reasons.rows.len(), place);
        let head = [
            self.pick("disc", "盘子", "圓盤"),
            self.pick("moves mod 3", "次数除以 3 的余数", "次數除以 3 的餘數"),
            self.pick("way round", "方向", "方向"),
            self.pick("peg", "柱子", "柱子"),
            self.pick("digit", "位", "位元"),
        ];
        let rows = places.iter().map(|place| match place {
            Slot::At(index) => {
                let row = &reasons.rows[*index];
                let disc = disc_cell(row.disc, reasons.rows.len(), next);
                let rest = [row.turns.to_string(), round(row.cycle), row.peg.to_string(), digit(row.digit)];
                std::iter::once(disc).chain(rest.map(Cell::from)).collect()
            }
            Slot::Gap(hidden) => vec![self.left_out(*hidden).into()],
        });
        let table = Table {
            head: head.map(str::to_owned).to_vec(),
            rows: rows.collect(),
            row: places.iter().position(|shown| place.is_some_and(|place| *shown == Slot::At(place))),
            column: None,
        };
        let (digits, step) = (binary(&reasons.read, reasons.rows.len()), self.number(&reasons.read));
        let read = match self {
            Lang::English => format!("Read down: {digits} in binary, step {step}."),
            Lang::Simplified => format!("从上往下读：二进制 {digits}，第{}步。", amid_han(&step)),
            Lang::Traditional => format!("從上往下讀：二進位 {digits}，第{}步。", amid_han(&step)),
        };
        let texts = rules.map(|rule| Part::Text(rule.to_owned()));
        texts.into_iter().chain([Part::Table(table), Part::Result(read)]).collect()
    }
}

/// Draws a disc, and leads to where it moves; the one that is next is there already.
fn disc_cell(disc: usize, discs: usize, next: Option<usize>) -> Cell {
    let size = u8::try_from((disc * 6).div_ceil(discs.max(1))).unwrap_or(6);
    let goes = Target::piece(disc).filter(|_| next != Some(disc));
    Cell::from(disc.to_string()).look(Look::Disc { size, odd: disc % 2 == 1 }).to(goes)
}

/// Writes a way round: `A → C → B → A`.
fn round(Cycle([first, second, last]): Cycle) -> String {
    format!("{first} → {second} → {last} → {first}")
}
