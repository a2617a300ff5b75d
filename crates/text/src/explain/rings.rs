//! The methods for rings in words.

use gros_solver::methods::rings::alternation::Alternation;
use gros_solver::methods::rings::automaton::{Automaton, Mode};
use gros_solver::methods::rings::binary::Binary;
use gros_solver::methods::rings::decrement::Decrement;
use gros_solver::methods::rings::expect::{Asked, Expect};
use gros_solver::methods::rings::shifts::Shifts;
use gros_solver::methods::rings::two_rules::TwoRules;
use gros_solver::methods::rings::{Heading, Turn};
use gros_solver::{AnyState, RingMove, Steps, gray};

use super::card::{Cell, Look, Part, Round, Rung, Shown, Standing, Table, Way, shown};
use super::goes::Goes;
use super::{binary, digit, row};
use crate::numbers::{amid_han, count};
use crate::pieces::Kind;
use crate::task::cut;
use crate::{Key, Lang};

/// The most rings whose weights are added up in writing.
const MOST_ADDED: usize = 12;
/// How many steps are shown before this one, and after it.
const AROUND: usize = 2;

impl Lang {
    pub(super) fn on_and_off_only(self) -> &'static str {
        self.pick("between all on and all off", "仅在全套上与全解开之间", "僅在環全上與環全下之間")
    }

    pub(super) fn expect_parts(self, reasons: &Expect) -> Vec<Part> {
        let next = reasons.next.map(|mv| mv.ring);
        let place = reasons.chain.iter().position(|asked| Some(asked.ring) == next);
        let mut depth = 0;
        let mut depths = Vec::with_capacity(reasons.chain.len());
        for asked in &reasons.chain {
            depths.push(depth);
            depth += usize::from(!asked.is_so);
        }
        let rungs = shown(reasons.chain.len(), place).into_iter().map(|place| match place {
            Shown::At(index) => self.asked(&reasons.chain[index], depths[index], next),
            Shown::Gap(hidden) => {
                let (text, note) = (self.left_out(hidden), String::new());
                Rung { piece: None, depth: 0, text, note, standing: Standing::Met, goes: None }
            }
        });
        let mut parts = vec![Part::Ladder(rungs.collect())];
        if let Some(Asked { ring, on, .. }) = place.and_then(|place| reasons.chain.get(place)) {
            let goes = self.ring_to(*ring, *on);
            parts.push(Part::Result(self.sentence(&match self {
                Lang::English => format!("nothing else is in the way: {goes}"),
                Lang::Simplified => format!("再没有别的阻碍：{goes}"),
                Lang::Traditional => format!("再沒有別的阻礙：{goes}"),
            })));
        }
        parts.extend(reasons.read_down.as_ref().map(|number| {
            let (digits, to_go) = (binary(number, reasons.chain.len()), self.to_go(number));
            Part::Result(match self {
                Lang::English => {
                    format!("Read down, 0 where it is already so, else 1: {digits} in binary, {to_go}.")
                }
                Lang::Simplified => format!("从上往下读，已相符记 0，否则记 1：二进制 {digits}，{to_go}。"),
                Lang::Traditional => format!("從上往下讀，已符合記 0，否則記 1：二進位 {digits}，{to_go}。"),
            })
        }));
        parts
    }

    fn asked(self, asked: &Asked, depth: usize, next: Option<usize>) -> Rung {
        let standing = match (asked.is_so, Some(asked.ring) == next) {
            (true, _) => Standing::Met,
            (false, false) => Standing::NotYet,
            (false, true) => Standing::Now,
        };
        let text = if asked.is_so {
            self.ring_is(asked.ring, asked.on)
        } else {
            self.ring_wish(asked.ring, asked.on)
        };
        let goes = Goes::piece(asked.ring).filter(|_| standing == Standing::NotYet);
        Rung {
            piece: Some(asked.ring),
            depth,
            text,
            note: self.standing(standing).to_owned(),
            standing,
            goes,
        }
    }

    /// Says how a wish stands: `already so`, `not yet`, `now`.
    #[must_use]
    pub fn standing(self, standing: Standing) -> &'static str {
        match standing {
            Standing::Met => self.pick("already so", "已相符", "已符合"),
            Standing::NotYet => self.pick("not yet", "不相符", "尚未"),
            Standing::Now => self.pick("now", "现在动", "現在動"),
        }
    }

    fn ring_is(self, ring: usize, on: bool) -> String {
        let ring = self.piece(Kind::Ring, ring);
        match (self, on) {
            (Lang::English, true) => format!("{ring} is on"),
            (Lang::English, false) => format!("{ring} is off"),
            (Lang::Simplified, true) => format!("{ring}在横杠上"),
            (Lang::Simplified, false) => format!("{ring}已解开"),
            (Lang::Traditional, true) => format!("{ring}在劍上"),
            (Lang::Traditional, false) => format!("{ring}已取下"),
        }
    }

    pub(super) fn alternation_parts(self, reasons: &Alternation) -> Vec<Part> {
        let Some(heading) = reasons.heading else { return Vec::new() };
        let on = count(reasons.on);
        let is_odd = reasons.on % 2 == 1;
        let parity =
            if is_odd { self.pick("odd", "单数", "奇數") } else { self.pick("even", "双数", "偶數") };
        let rules = [
            self.pick("move ring 1", "动第 1 环", "動第 1 環"),
            self.pick(
                "move the ring after the first ring on",
                "从活动端数起，动第一个在横杠上的环的后一环",
                "從活動端數起，動劍上第一個環的後一環",
            ),
        ];
        let (down, is_first) = (heading == Heading::Down, is_odd == (heading == Heading::Down));
        let rule = rules[usize::from(!is_first)];
        let first = match self {
            Lang::English => format!("Rings on: {on}, {parity}: {rule}."),
            Lang::Simplified => format!("在横杠上的环有 {on} 个，{parity}：{rule}。"),
            Lang::Traditional => format!("在劍上的環有 {on} 個，{parity}：{rule}。"),
        };
        let parities = [self.pick("odd", "单数", "奇數"), self.pick("even", "双数", "偶數")];
        let both = parities.into_iter().zip(if down { rules } else { [rules[1], rules[0]] });
        let rows = both.map(|(parity, rule)| vec![parity.into(), rule.into()]).collect();
        let both = Table { row: Some(usize::from(!is_odd)), ..Table::plain(rows) };
        let then = self.pick(
            "Then take turns: the same move twice would be nothing.",
            "然后两种动作交替：同一动作连做两次，等于没做。",
            "然後兩種動作交替：同一動作連做兩次，等於沒做。",
        );
        let lane = |turn: Turn, name: &str| {
            let cells = reasons.ahead.iter().enumerate().map(|(index, ahead)| {
                if ahead.turn != turn {
                    return Cell::default();
                }
                let (on, off) = self.pick((" on", " off"), (" 上", " 下"), (" 上", " 下"));
                let text = format!("{}{}", ahead.mv.ring, if ahead.on { on } else { off });
                Cell::from(text).to(Goes::ahead(index))
            });
            std::iter::once(name.into()).chain(cells).collect()
        };
        let rows = vec![
            lane(Turn::S, self.pick("the other", "另一环", "另一環")),
            lane(Turn::R, self.pick("ring 1", "第 1 环", "第 1 環")),
        ];
        let lanes = Table { column: Some(1), ..Table::plain(rows) };
        vec![Part::Text(first), Part::Table(both), Part::Text(then.to_owned()), Part::Table(lanes)]
    }

    pub(super) fn two_rules_parts(self, reasons: &TwoRules) -> Vec<Part> {
        let Some(heading) = reasons.heading else { return Vec::new() };
        let item = self.number(&reasons.item);
        let amid = amid_han(&item);
        let what = match (self, heading) {
            (Lang::English, Heading::Down) => {
                format!("This is item {item} of the sequence; it is taken back.")
            }
            (Lang::English, Heading::Up) => format!("Item {item} of the sequence comes next."),
            (Lang::Simplified, Heading::Down) => format!("这是格雷码的第{amid}项，现在退回一项。"),
            (Lang::Simplified, Heading::Up) => format!("下面是格雷码的第{amid}项。"),
            (Lang::Traditional, Heading::Down) => format!("這是格雷碼的第{amid}項，現在退回一項。"),
            (Lang::Traditional, Heading::Up) => format!("接著是格雷碼的第{amid}項。"),
        };
        let last = reasons.last_one.unwrap_or(0);
        let rule = match (self, reasons.item.is_odd()) {
            (Lang::English, true) => "Odd items change the last digit, ring 1.".to_owned(),
            (Lang::English, false) => {
                format!("Even items change the digit left of the last 1, which is ring {last}.")
            }
            (Lang::Simplified, true) => "奇数项改变最右边的一位，即第 1 环。".to_owned(),
            (Lang::Simplified, false) => format!("偶数项改变右起第一个 1（第 {last} 环）左边的一位。"),
            (Lang::Traditional, true) => "奇數項改變最右邊的一位，即第 1 環。".to_owned(),
            (Lang::Traditional, false) => format!("偶數項改變右起第一個 1（第 {last} 環）左邊的一位。"),
        };
        vec![Part::Text(what), Part::Text(rule)]
    }

    pub(super) fn binary_parts(self, reasons: &Binary) -> Vec<Part> {
        let rule = self.pick(
            "From left to right: each binary digit equals the one before it; a ring that is on flips it.",
            "从左到右：二进制的每一位与前一位相同，遇到在横杠上的环就翻转。",
            "從左到右：二進位的每一位與前一位相同，遇到在劍上的環就翻轉。",
        );
        let next =
            reasons.next.and_then(|mv| reasons.digits.iter().position(|digits| digits.ring == mv.ring));
        let places = shown(reasons.digits.len(), next);
        let digits = &reasons.digits;
        let weight = |one: bool| if one { Look::Bold } else { Look::Quiet };
        let mut rows = vec![
            across(self.text(Key::Ring), &places, |index| ring_cell(digits[index].ring, reasons.next)),
            across(self.pick("Gray", "格雷码", "格雷碼"), &places, |index| {
                Cell::from(digit(digits[index].gray)).look(weight(digits[index].gray))
            }),
            across(self.pick("flips", "翻转", "翻轉"), &places, |index| {
                let sign = if digits[index].gray { "≠" } else { "=" };
                Cell::from(sign).look(weight(digits[index].gray))
            }),
            across(self.pick("binary", "二进制", "二進位"), &places, |index| {
                Cell::from(digit(digits[index].binary)).look(weight(digits[index].binary))
            }),
        ];
        if digits.len() <= MOST_ADDED {
            rows.push(across(self.pick("weight", "权", "權"), &places, |index| {
                let weight_of = Steps::power_of_two(digits[index].ring - 1).to_string();
                Cell::from(weight_of).look(weight(digits[index].binary))
            }));
        }
        let framed = places.iter().position(|place| next.is_some_and(|next| *place == Shown::At(next)));
        let table = Table { column: framed.map(|column| column + 1), ..Table::plain(rows) };
        let mut parts = vec![Part::Text(rule.to_owned()), Part::Table(table)];
        let number = self.number(&reasons.number);
        // The weights of a long row are numbers of as many digits: they are not even looked at.
        let few = if reasons.digits.len() <= MOST_ADDED { &reasons.digits[..] } else { &[] };
        let ones = few.iter().filter(|digits| digits.binary);
        let weights: Vec<String> =
            ones.map(|digits| self.number(&Steps::power_of_two(digits.ring - 1))).collect();
        let sum = if weights.len() > 1 { format!("{} = {number}", weights.join(" + ")) } else { number };
        let far = self.to_go(&reasons.to_go());
        let goal = self.number(&reasons.goal);
        parts.push(Part::Result(match self {
            Lang::English if reasons.goal.is_zero() => format!("= {sum}: {far}."),
            Lang::English => format!("= {sum}; the goal is {goal}: {far}."),
            _ if reasons.goal.is_zero() => format!("= {sum}：{far}。"),
            Lang::Simplified => format!("= {sum}，终点是 {goal}：{far}。"),
            Lang::Traditional => format!("= {sum}，終點是 {goal}：{far}。"),
        }));
        parts.push(Part::Table(self.neighbours(reasons)));
        let counted = self.pick(
            "From row to row the binary number counts by one, and only one ring changes.",
            "一行接一行，二进制数每次差一，环只变一个。",
            "一列接一列，二進位數每次差一，環只變一個。",
        );
        parts.push(Part::Text(counted.to_owned()));
        parts
    }

    /// Puts the number, the binary digits and the rings of the steps before and after this one side by side.
    fn neighbours(self, reasons: &Binary) -> Table {
        let (rings, here) = (reasons.digits.len(), &reasons.number);
        let falls = reasons.heading != Some(Heading::Up);
        let around = (0..=2 * AROUND).filter_map(|place| {
            let later = Steps::from(place);
            let first = if falls { here + &Steps::from(AROUND) } else { here.checked_sub(&AROUND.into())? };
            let rank = if falls { first.checked_sub(&later)? } else { &first + &later };
            (rank <= Steps::ones(rings)).then_some(rank)
        });
        let ranks: Vec<Steps> = around.collect();
        let rows = ranks.iter().map(|rank| {
            let word = gray::word(rank);
            let before = if falls { Some(rank + &Steps::ONE) } else { rank.checked_sub(&Steps::ONE) };
            let changed = before.filter(|before| before != rank).map(|before| gray::word(&before) ^ &word);
            let place = changed.and_then(|changed| changed.trailing_zeros()).filter(|place| *place < rings);
            let marked = place.map(|place| rings - 1 - place).filter(|_| rings <= MOST_ADDED);
            let to_go = Cell::from(self.number(&rank.abs_diff(&reasons.goal))).to(Goes::rank(rings, rank));
            let digits = Cell { marked, ..Cell::from(binary(&word, rings)).look(Look::Code) };
            vec![to_go, Cell::from(binary(rank, rings)).look(Look::Code), digits]
        });
        Table {
            head: [
                self.pick("to go", "还差", "還差"),
                self.pick("binary", "二进制", "二進位"),
                self.pick("rings = Gray", "环 = 格雷码", "環 = 格雷碼"),
            ]
            .map(str::to_owned)
            .to_vec(),
            rows: rows.collect(),
            row: ranks.iter().position(|rank| rank == here),
            column: None,
        }
    }

    pub(super) fn shifts_parts(self, here: &AnyState, reasons: &Shifts) -> Vec<Part> {
        let rule = self.pick(
            "Shift the word to the right by 1, 2, 4 … and add it to itself without carry each time.",
            "把整个字右移 1、2、4……位，每次与自己按位异或。",
            "把整個字右移 1、2、4……位，每次與自己逐位元互斥或。",
        );
        let word = |name: &str, word: String| vec![name.into(), Cell::from(word).look(Look::Code)];
        let mut rows = vec![word(self.pick("Gray", "格雷码", "格雷碼"), row(here))];
        rows.extend(
            reasons
                .rounds
                .iter()
                .map(|round| word(&format!("≫ {}", count(round.shift)), binary(&round.word, reasons.width))),
        );
        let table = Table::plain(rows);
        let number = self.number(&reasons.number);
        let result = self.sentence(&match self {
            Lang::English => format!("in binary that is {number}"),
            Lang::Simplified => format!("得到二进制数 {number}"),
            Lang::Traditional => format!("得到二進位數 {number}"),
        });
        vec![Part::Text(rule.to_owned()), Part::Table(table), Part::Result(result)]
    }

    pub(super) fn decrement_parts(self, reasons: &Decrement) -> Vec<Part> {
        let (Some(after), Some(state), Some(heading)) =
            (&reasons.after, &reasons.state_after, reasons.heading)
        else {
            return Vec::new();
        };
        let down = heading == Heading::Down;
        let rule = match (self, down) {
            (Lang::English, true) => "Turn the state into binary, subtract one, and turn it back.",
            (Lang::English, false) => "Turn the state into binary, add one, and turn it back.",
            (Lang::Simplified, true) => "把状态转成二进制，减一，再转回格雷码。",
            (Lang::Simplified, false) => "把状态转成二进制，加一，再转回格雷码。",
            (Lang::Traditional, true) => "把狀態轉成二進位，減一，再轉回格雷碼。",
            (Lang::Traditional, false) => "把狀態轉成二進位，加一，再轉回格雷碼。",
        };
        let line = |number: &Steps, state: String| {
            let digits = Cell::from(binary(number, reasons.width)).look(Look::Code);
            vec![self.number(number).into(), digits, Cell::from(state).look(Look::Code)]
        };
        let here = self.pick("this state", "此状态", "此狀態").to_owned();
        let mut rows = vec![line(&reasons.number, here), line(after, cut(&state.to_string()))];
        rows[1][0].goes = Goes::ahead(1);
        let table = Table { row: Some(1), ..Table::plain(rows) };
        let (turned, ring) = (count(reasons.turned), self.piece(Kind::Ring, reasons.turned));
        let carry = match self {
            Lang::English if reasons.turned == 1 => "Only the last digit turns over: ring 1.".to_owned(),
            Lang::English => {
                format!(
                    "The last {turned} digits turn over together, so only the Gray digit of {ring} changes."
                )
            }
            Lang::Simplified => format!("末 {turned} 位一起翻转，格雷码只有{ring}那一位改变。"),
            Lang::Traditional => format!("末 {turned} 位一起翻轉，格雷碼只有{ring}那一位改變。"),
        };
        vec![Part::Text(rule.to_owned()), Part::Table(table), Part::Text(carry)]
    }

    pub(super) fn automaton_parts(self, reasons: &Automaton) -> Vec<Part> {
        let rule = self.pick(
            "Read from left to right, beginning with copy; every 1 changes between copy and swap for what follows.",
            "从左到右读，先照抄；每读到一个 1，后面就在照抄与互换之间切换。",
            "從左到右讀，先照抄；每讀到一個 1，後面就在照抄與互換之間切換。",
        );
        let places = shown(reasons.tape.len(), reasons.tape.len().checked_sub(1));
        let tape = &reasons.tape;
        let digits = |one: bool| Cell::from(digit(one)).look(if one { Look::Bold } else { Look::Plain });
        let rows = vec![
            across(self.text(Key::Ring), &places, |index| ring_cell(tape[index].ring, reasons.next)),
            across(self.pick("read", "读", "讀"), &places, |index| digits(tape[index].read)),
            self.modes(&places, |index| tape[index].mode),
            across(self.pick("write", "写", "寫"), &places, |index| digits(tape[index].written)),
        ];
        let table = Table { column: Some(places.len()), ..Table::plain(rows) };
        let mut parts = vec![Part::Text(rule.to_owned()), self.machine(), Part::Table(table)];
        let Some(turn) = reasons.turn else { return parts };
        let last = digit(reasons.number.is_odd());
        let whose = match (self, turn) {
            (Lang::English, Turn::R) => format!("The last digit is {last}: ring 1’s turn."),
            (Lang::English, Turn::S) => {
                format!("The last digit is {last}: the turn of the ring after the first ring on.")
            }
            (Lang::Simplified, Turn::R) => format!("最后一位是 {last}：轮到第 1 环。"),
            (Lang::Simplified, Turn::S) => format!("最后一位是 {last}：轮到第一个在横杠上的环的后一环。"),
            (Lang::Traditional, Turn::R) => format!("最後一位是 {last}：輪到第 1 環。"),
            (Lang::Traditional, Turn::S) => format!("最後一位是 {last}：輪到劍上第一個環的後一環。"),
        };
        parts.push(Part::Text(whose));
        parts
    }

    fn mode(self, mode: Mode) -> Cell {
        match mode {
            Mode::Copy => Cell::from(self.pick("copy", "照抄", "照抄")).look(Look::Light),
            Mode::Swap => Cell::from(self.pick("swap", "互换", "互換")).look(Look::Dark),
        }
    }

    /// Writes the row of what is done with each digit: a cell for each stretch of the same.
    fn modes(self, places: &[Shown], mode: impl Fn(usize) -> Mode) -> Vec<Cell> {
        let mut row: Vec<Cell> = vec![self.pick("mode", "方式", "方式").into()];
        for cell in across("", places, |index| self.mode(mode(index))).into_iter().skip(1) {
            match row.last_mut() {
                Some(last) if last.text == cell.text => last.more += 1,
                _ => row.push(cell),
            }
        }
        row
    }

    /// Draws the automaton.
    fn machine(self) -> Part {
        let words = self.pick(
            "Two modes, copy and swap. A 0 keeps the mode; a 1 changes to the other one.",
            "两种方式：照抄与互换。读到 0 不变，读到 1 就换成另一种。",
            "兩種方式：照抄與互換。讀到 0 不變，讀到 1 就換成另一種。",
        );
        let way = |from, to, label: &str| Way { from, to, label: label.to_owned(), is_next: false };
        Part::Round(Round {
            words: words.to_owned(),
            nodes: vec![self.mode(Mode::Copy), self.mode(Mode::Swap)],
            ways: vec![way(0, 0, "0"), way(0, 1, "1"), way(1, 0, "1"), way(1, 1, "0")],
        })
    }
}

/// Makes a row of its name and a cell for each place.
pub(super) fn across(name: &str, places: &[Shown], cell: impl Fn(usize) -> Cell) -> Vec<Cell> {
    let cells = places.iter().map(|place| match place {
        Shown::At(index) => cell(*index),
        Shown::Gap(_) => "…".into(),
    });
    std::iter::once(name.into()).chain(cells).collect()
}

/// Names a ring in a table, and leads to where it moves; the one that is next is there already.
fn ring_cell(ring: usize, next: Option<RingMove>) -> Cell {
    let goes = Goes::piece(ring).filter(|_| next.is_none_or(|next| next.ring != ring));
    Cell::from(ring.to_string()).to(goes)
}
