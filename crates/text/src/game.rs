//! What is said of a game between two: whose turn it is, what wins, who has won.

use gros_solver::{Piles, Steps, Wythoff, WythoffMove};

use crate::Lang;

/// One of the two who play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Whoever began, of two people.
    First,
    /// Whoever did not begin, of two people.
    Second,
    /// The person, against the computer.
    You,
    /// The computer.
    Computer,
}

impl Side {
    /// Returns the one on the other side.
    #[must_use]
    pub fn rival(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
            Side::You => Side::Computer,
            Side::Computer => Side::You,
        }
    }
}

/// What a place of the quarter board is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlaceCues {
    /// Whether one move leads there.
    pub is_target: bool,
    /// Whether it is cold, and that may be told.
    pub is_cold: bool,
}

impl Lang {
    /// Says whose turn it is: `Your turn`.
    #[must_use]
    pub fn turn(self, side: Side) -> &'static str {
        match side {
            Side::You => self.pick("Your turn", "轮到你", "輪到你"),
            Side::Computer => self.pick("The computer’s turn", "轮到电脑", "輪到電腦"),
            Side::First => self.pick("First player’s turn", "轮到先手", "輪到先手"),
            Side::Second => self.pick("Second player’s turn", "轮到后手", "輪到後手"),
        }
    }

    /// Says who has taken the last stone: `You took the last stone and win.`
    #[must_use]
    pub fn winner(self, side: Side) -> &'static str {
        match side {
            Side::You => self.pick(
                "You took the last stone and win.",
                "你取走了最后一颗，你赢了。",
                "你取走了最後一顆，你贏了。",
            ),
            Side::Computer => self.pick(
                "The computer took the last stone and wins.",
                "电脑取走了最后一颗，电脑赢了。",
                "電腦取走了最後一顆，電腦贏了。",
            ),
            Side::First => self.pick(
                "The first player took the last stone and wins.",
                "先手取走了最后一颗，先手赢了。",
                "先手取走了最後一顆，先手贏了。",
            ),
            Side::Second => self.pick(
                "The second player took the last stone and wins.",
                "后手取走了最后一颗，后手赢了。",
                "後手取走了最後一顆，後手贏了。",
            ),
        }
    }

    /// Says in a word or two who wins: `Hot: you can win`.
    #[must_use]
    pub fn verdict_of_turn(self, game: &Wythoff, here: &Piles, side: Side) -> &'static str {
        let is_you = side == Side::You;
        if here.is_empty() {
            self.pick("No stone is left", "石子已取完", "石子已取完")
        } else if game.is_cold(here) {
            match is_you {
                true => self.pick("Cold: you can be beaten", "冷：你会输", "冷：你會輸"),
                false => self.pick("Cold: whoever moves loses", "冷：谁走谁输", "冷：誰走誰輸"),
            }
        } else {
            match is_you {
                true => self.pick("Hot: you can win", "热：你能赢", "熱：你能贏"),
                false => self.pick("Hot: whoever moves wins", "热：谁走谁赢", "熱：誰走誰贏"),
            }
        }
    }

    /// Lists what to take in order to win: `Take 5 from both piles, or 2 from the left pile.`
    #[must_use]
    pub fn winning_takes(self, game: &Wythoff, here: &Piles) -> String {
        let takes = game.winning_moves(here).into_iter().map(|to| {
            let mv = WythoffMove { to };
            self.take(here, &mv, Lang::number)
        });
        let takes: Vec<String> = takes.collect();
        let Some((first, others)) = takes.split_first() else {
            return self
                .pick("No move wins from here.", "这里没有能赢的走法。", "這裡沒有能贏的走法。")
                .to_owned();
        };
        let or = self.pick(", or ", "，或", "，或");
        let others = others.iter().map(|take| take.strip_prefix("take ").unwrap_or(take));
        let all: Vec<&str> = std::iter::once(first.as_str()).chain(others).collect();
        self.sentence(&all.join(or))
    }

    /// Says why those moves win, or what one can still do: one line below the list.
    #[must_use]
    pub fn why_it_wins(self, game: &Wythoff, here: &Piles) -> &'static str {
        match game.winning_moves(here).len() {
            _ if here.is_empty() => self.pick("The game is over.", "对局已结束。", "對局已結束。"),
            0 => self.pick(
                "Whatever you take, your rival can answer. Take little and wait for a slip.",
                "怎么取，对方都有办法。少取一点，等对方出错。",
                "怎麼取，對方都有辦法。少取一點，等對方出錯。",
            ),
            1 => self.pick(
                "It leaves a cold position: whatever your rival does, you can answer.",
                "留下冷局面：对方怎么取，你都有办法。",
                "留下冷局面：對方怎麼取，你都有辦法。",
            ),
            _ => self.pick(
                "Each leaves a cold position: whatever your rival does, you can answer.",
                "都留下冷局面：对方怎么取，你都有办法。",
                "都留下冷局面：對方怎麼取，你都有辦法。",
            ),
        }
    }

    /// Names a place of the quarter board, seen from where the game stands: `9 and 15, take 5 from both piles, cold`.
    #[must_use]
    pub fn place_name(self, here: &Piles, place: &Piles, cues: PlaceCues) -> String {
        let stands = (here == place).then(|| self.pick("the game stands here", "当前局面", "目前局面"));
        let take = cues.is_target.then(|| self.take(here, &WythoffMove { to: place.clone() }, Lang::number));
        let cold = cues.is_cold.then(|| self.pick("cold", "冷局面", "冷局面"));
        let comma = self.pick(", ", "，", "，");
        let name = self.position_name(place);
        [Some(name.as_str()), stands, take.as_deref(), cold]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(comma)
    }

    /// Says how many stones a bar stands for: `Each bar stands for 50 stones.`
    #[must_use]
    pub fn stones_in_a_bar(self, stones: u64) -> String {
        let stones = self.number(&Steps::from(stones));
        match self {
            Lang::English => format!("Each bar stands for {stones} stones."),
            Lang::Simplified => format!("每条代表 {stones} 颗。"),
            Lang::Traditional => format!("每條代表 {stones} 顆。"),
        }
    }
}
