//! The greedy builder and the square duel.

use gros_tools::squares::builder::{Judged, Search};
use gros_tools::squares::duel::{Duel, Game, Known, Move, Player};
use gros_tools::squares::{Letter, MOST_LETTERS, Reply, Sees, Square, sign};

use crate::message::{Count, say};
use crate::{Key, Lang};

/// Writes letters with spaces between them.
fn spaced(word: &[Letter]) -> String {
    let signs: Vec<String> = word.iter().map(|letter| sign(*letter).to_string()).collect();
    signs.join(" ")
}

/// Writes the block of a square.
fn block(word: &[Letter], square: Square) -> String {
    spaced(word.get(square.start..square.start + square.half).unwrap_or_default())
}

fn id(player: Player) -> &'static str {
    if player == Player::Alice { "alice" } else { "bob" }
}

impl Lang {
    /// Names a choice of numbers: `only 1 to 3`, or any.
    #[must_use]
    pub fn greedy_numbers(self, most: Option<Letter>) -> String {
        match most {
            Some(most) => say!(self, GreedyUpTo { most: usize::from(most) }),
            None => self.text(Key::GreedyAny).to_owned(),
        }
    }

    /// Says how long a word is.
    #[must_use]
    pub fn greedy_length(self, length: usize) -> String {
        say!(self, GreedyLength { count: Count(length) })
    }

    /// Says a word.
    #[must_use]
    pub fn greedy_word(self, word: &[Letter]) -> String {
        if word.is_empty() {
            return self.text(Key::GreedyEmpty).to_owned();
        }
        say!(self, GreedyWord { word: spaced(word) })
    }

    /// Says that a number is right, or the one that was looked for.
    #[must_use]
    pub fn greedy_right(self, number: Letter, is_shown: bool) -> String {
        let number = usize::from(number);
        if is_shown { say!(self, GreedyShown { number }) } else { say!(self, GreedyRight { number }) }
    }

    /// Says how far the word was written on.
    #[must_use]
    pub fn greedy_filled(self, count: usize) -> String {
        say!(self, GreedyFilled { count: Count(count) })
    }

    /// Says why a number is wrong; from the second time on it names the smaller one.
    #[must_use]
    pub fn greedy_wrong(self, word: &[Letter], guess: Letter, judged: Judged, is_first: bool) -> String {
        let number = usize::from(guess);
        match judged {
            Judged::Right => String::new(),
            Judged::Square(square) => {
                let block = block(&[word, &[guess]].concat(), square);
                say!(self, GreedyMakesSquare { number, block })
            }
            Judged::Smaller(_) if is_first => say!(self, GreedyNotSmallest { number }),
            Judged::Smaller(smaller) => {
                say!(self, GreedyNotSmallestBut { number, smaller: usize::from(smaller) })
            }
        }
    }

    /// Names the button that writes on.
    #[must_use]
    pub fn greedy_fill(self, length: usize) -> String {
        say!(self, GreedyFill { length })
    }

    /// Says what else the word is.
    #[must_use]
    pub fn greedy_ruler(self, count: usize) -> String {
        say!(self, GreedyRulerSame { count: Count(count) })
    }

    /// Says that no number fits, and how that goes with towers.
    #[must_use]
    pub fn greedy_stuck(self, length: usize, most: Letter) -> [String; 2] {
        let most = usize::from(most);
        [say!(self, GreedyStuck { length }), say!(self, GreedyStuckTower { most, length })]
    }

    /// Says which square a number would make.
    #[must_use]
    pub fn greedy_stuck_at(self, word: &[Letter], number: Letter, square: Square) -> String {
        let block = block(&[word, &[number]].concat(), square);
        say!(self, GreedyStuckAt { number: usize::from(number), block })
    }

    /// Names the button that goes on taking numbers back.
    #[must_use]
    pub fn greedy_search_run(self, length: usize) -> String {
        say!(self, GreedySearchRun { length })
    }

    /// Says what the last step of a search did, and how far it has come.
    #[must_use]
    pub fn greedy_search(self, search: &Search) -> String {
        let did = match (search.above, search.word.last()) {
            (0, Some(last)) => say!(self, GreedySearchAdded { number: usize::from(*last) }),
            (0, None) => String::new(),
            (above, _) => say!(self, GreedySearchTook { number: usize::from(above) }),
        };
        let (length, count) = (Count(search.word.len()), Count(search.taken_back));
        self.sentences([did, say!(self, GreedySearchSum { length, count })])
    }

    /// Says a word of the duel.
    #[must_use]
    pub fn duel_word(self, duel: &Duel) -> String {
        if duel.word().is_empty() {
            return self.text(Key::DuelEmpty).to_owned();
        }
        say!(self, DuelWord { word: spaced(duel.word()) })
    }

    /// Says how long its word is.
    #[must_use]
    pub fn duel_length(self, duel: &Duel) -> String {
        say!(self, DuelLength { count: Count(duel.word().len()) })
    }

    /// Says the rule of a game.
    #[must_use]
    pub fn duel_rule(self, game: Game) -> &'static str {
        self.text(match game {
            Game::Turns => Key::DuelRuleTurns,
            Game::Places => Key::DuelRulePlaces,
        })
    }

    /// Asks for the next move.
    #[must_use]
    pub fn duel_ask(self, duel: &Duel) -> String {
        match (duel.winner(), duel.game, duel.turn()) {
            (Some(_), ..) => self.text(Key::DuelOver).to_owned(),
            (None, Game::Places, Player::Bob) => self.text(Key::DuelAskPlace).to_owned(),
            (None, _, player) => say!(self, DuelAskLetter { player: id(player) }),
        }
    }

    /// Names a letter.
    #[must_use]
    pub fn duel_letter(self, letter: Letter) -> String {
        say!(self, DuelLetter { letter: sign(letter).to_string() })
    }

    /// Names a place in a word.
    #[must_use]
    pub fn duel_place(self, word: &[Letter], place: usize) -> String {
        match place.checked_sub(1).and_then(|index| word.get(index)) {
            Some(letter) => say!(self, DuelPlaceAfter { number: place, letter: sign(*letter).to_string() }),
            None => self.text(Key::DuelPlaceFirst).to_owned(),
        }
    }

    /// Says what the computer did, before which the word was this, and what it knows.
    #[must_use]
    pub fn duel_reply(self, word: &[Letter], player: Player, reply: Reply) -> String {
        let did = match reply.mv {
            Move::Letter(letter) => {
                say!(self, DuelDidLetter { player: id(player), letter: sign(letter).to_string() })
            }
            Move::Place(place) => match place.checked_sub(1).and_then(|index| word.get(index)) {
                Some(letter) => {
                    say!(self, DuelDidPlaceAfter { number: place, letter: sign(*letter).to_string() })
                }
                None => self.text(Key::DuelDidPlaceFirst).to_owned(),
            },
        };
        // The letter that it adds itself is no further one.
        let own = usize::from(matches!(reply.mv, Move::Letter(_)));
        let sees = match reply.sees {
            Sees::Strategy => self.text(Key::DuelSeesStrategy).to_owned(),
            Sees::Forced(within) if within <= own => String::new(),
            Sees::Forced(within) => {
                say!(self, DuelSeesForced { player: id(player), count: Count(within - own) })
            }
            Sees::Ahead(ahead) => say!(self, DuelSeesAhead { count: Count(ahead) }),
        };
        self.sentences([did, sees])
    }

    /// Says how a game ended; empty before.
    #[must_use]
    pub fn duel_end(self, duel: &Duel) -> String {
        let count = Count(duel.word().len());
        match duel.square() {
            Some(square) => say!(self, DuelBobWon { block: block(duel.word(), square), count }),
            None if duel.winner().is_some() => say!(self, DuelAliceWon { count }),
            None => String::new(),
        }
    }

    /// Lists what is known of a game: how many letters, and who wins. `within` finds in how many letters Bob does.
    #[must_use]
    pub fn duel_known(self, game: Game, within: impl Fn(Letter) -> Sees) -> Vec<[String; 2]> {
        let mut rows = Vec::new();
        let mut least = 2;
        while least <= MOST_LETTERS {
            let known = game.known(least);
            let most = if known == Known::Bob {
                least
            } else {
                (least..=MOST_LETTERS)
                    .take_while(|letters| game.known(*letters) == known)
                    .last()
                    .unwrap_or(least)
            };
            let letters = match (least, most) {
                (_, MOST_LETTERS) => say!(self, DuelKnownFrom { letters: usize::from(least) }),
                _ if least == most => say!(self, DuelKnownOf { letters: usize::from(least) }),
                _ => say!(self, DuelKnownBetween { least: usize::from(least), most: usize::from(most) }),
            };
            let who = match (known, within(least)) {
                (Known::Bob, Sees::Forced(count)) => say!(self, DuelKnownBob { count: Count(count) }),
                (Known::Alice, _) => self.text(Key::DuelKnownAlice).to_owned(),
                _ => self.text(Key::DuelKnownOpen).to_owned(),
            };
            rows.push([letters, who]);
            least = most + 1;
        }
        rows
    }

    /// Says where it is known from, and what the computer does.
    #[must_use]
    pub fn duel_sources(self, game: Game) -> [String; 2] {
        let count = Count(Duel::BUDGET);
        match game {
            Game::Turns => {
                [self.text(Key::DuelSourceTurns).to_owned(), say!(self, DuelComputerTurns { count })]
            }
            Game::Places => {
                [self.text(Key::DuelSourcePlaces).to_owned(), say!(self, DuelComputerPlaces { count })]
            }
        }
    }
}
