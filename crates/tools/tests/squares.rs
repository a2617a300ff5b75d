//! Words without squares: the builder writes the ruler, and what is known of the games is found again by search.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use gros_solver::ruler;
use gros_tools::squares::builder::{Judged, Search, fill, judge, next, replaced, thue};
use gros_tools::squares::duel::{Duel, Game, Known, Move, Player};
use gros_tools::squares::{Letter, MOST_LETTERS, Sees, Square, first_square, read, sign, square_with};

/// Enough for everything that is settled here.
const PLENTY: usize = 10_000_000;

fn ruler(length: usize) -> Vec<Letter> {
    ruler::terms().take(length).map(|term| Letter::try_from(term).unwrap()).collect()
}

#[test]
fn greed_writes_the_ruler() {
    let mut word = Vec::new();
    fill(&mut word, 127, None);
    assert_eq!(word, ruler(127));
    assert_eq!(ruler::greedy(127), word.iter().map(|letter| usize::from(*letter)).collect::<Vec<_>>());
}

#[test]
fn guesses_are_judged() {
    let word = [1, 2, 1, 3, 1, 2, 1];
    assert_eq!(judge(&word, 1), Judged::Square(Square { start: 6, half: 1 }));
    assert_eq!(judge(&word, 2), Judged::Square(Square { start: 4, half: 2 }));
    assert_eq!(judge(&word, 3), Judged::Square(Square { start: 0, half: 4 }));
    assert_eq!(judge(&word, 4), Judged::Right);
    assert_eq!(judge(&word, 5), Judged::Smaller(4));
    assert_eq!(judge(&word[..3], 5), Judged::Smaller(3));
}

/// With k letters there are as many as moves of k discs, and then each letter makes a square.
#[test]
fn few_letters_end_where_a_tower_does() {
    for letters in 1..=7 {
        let mut word = Vec::new();
        fill(&mut word, 1_000, Some(letters));
        assert_eq!(word, ruler((1 << letters) - 1));
        assert!((1..=letters).all(|letter| square_with(&word, letter).is_some()));
    }
}

#[test]
fn two_letters_never_reach_four() {
    let mut search = Search::default();
    let (mut longest, mut steps) = (Vec::new(), 0);
    while search.step(2) {
        steps += 1;
        if search.word.len() >= 3 {
            longest.push(search.word.clone());
        }
        assert!(search.word.len() < 4);
    }
    assert_eq!(longest, [[1, 2, 1], [2, 1, 2]]);
    assert_eq!((steps, search.taken_back), (12, 6));
}

#[test]
fn three_letters_go_on_by_taking_letters_back() {
    let mut search = Search::default();
    search.run(7, 3);
    assert_eq!((&search.word[..], search.taken_back, next(&search.word, Some(3))), (&ruler(7)[..], 0, None));
    search.run(500, 3);
    assert_eq!((search.word.len(), first_square(&search.word)), (500, None));
    assert!(search.taken_back > 0);
}

#[test]
fn thues_word_has_no_square_and_replaces_itself() {
    let word = thue(2_000);
    assert_eq!(first_square(&word), None);
    let longer: Vec<Letter> = word.iter().flat_map(|letter| replaced(*letter)).copied().collect();
    assert!(longer.starts_with(&word));
}

#[test]
fn letters_are_signs() {
    let letters: Vec<Letter> = (1..=MOST_LETTERS).collect();
    assert_eq!(letters.iter().copied().map(sign).collect::<String>(), "123456789abc");
    assert!(letters.iter().all(|letter| read(sign(*letter)) == Some(*letter)));
    assert_eq!(['0', 'd', '-', '壹'].map(read), [None; 4]);
}

/// Pegden found the 16 and the 6 by a search of his own.
#[test]
fn bob_forces_a_square_with_few_letters() {
    for (game, letters, within) in [
        (Game::Turns, 2, 6),
        (Game::Turns, 3, 16),
        (Game::Places, 2, 3),
        (Game::Places, 3, 5),
        (Game::Places, 4, 7),
    ] {
        assert_eq!(game.known(letters), Known::Bob);
        assert_eq!(Duel::new(game, letters).forced(PLENTY), Sees::Forced(within), "{game:?} {letters}");
        assert_eq!(Duel::new(game, letters).forced(Duel::BUDGET), Sees::Forced(within));
    }
}

#[test]
fn bob_is_not_seen_to_force_one_with_more() {
    for (game, letters) in [(Game::Turns, 4), (Game::Places, 5), (Game::Places, 12)] {
        assert!(matches!(Duel::new(game, letters).forced(Duel::BUDGET), Sees::Ahead(7..)), "{game:?}");
    }
}

/// Numbers that look random and are the same each time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % count
    }
}

fn moves(duel: &Duel) -> Vec<Move> {
    match (duel.game, duel.turn()) {
        (Game::Places, Player::Bob) => (0..=duel.word().len()).map(Move::Place).collect(),
        _ => (1..=duel.letters).map(Move::Letter).collect(),
    }
}

#[test]
fn the_computer_wins_as_bob_when_it_can() {
    for (game, letters, within) in [(Game::Turns, 3, 16), (Game::Places, 4, 7)] {
        let mut dice = Dice(7);
        for _ in 0..100 {
            let mut duel = Duel::new(game, letters);
            while duel.winner().is_none() {
                let any = moves(&duel);
                let mv = match duel.turn() {
                    Player::Alice => any[dice.below(any.len())],
                    Player::Bob => duel.reply(Duel::BUDGET).unwrap().mv,
                };
                assert!(duel.play(mv));
            }
            assert_eq!(duel.winner(), Some(Player::Bob));
            assert!(duel.word().len() <= within, "{:?}", duel.word());
        }
    }
}

/// Plays Alice's strategy against all of Bob's first moves.
fn holds_out(duel: &Duel, length: usize) {
    assert_eq!(duel.square(), None, "{:?}", duel.word());
    if duel.word().len() >= length {
        return;
    }
    let replies = match duel.turn() {
        Player::Alice => {
            let reply = duel.reply(0).unwrap();
            assert_eq!(reply.sees, Sees::Strategy);
            vec![reply.mv]
        }
        Player::Bob => moves(duel),
    };
    for mv in replies {
        let mut after = duel.clone();
        assert!(after.play(mv));
        holds_out(&after, length);
    }
}

#[test]
fn alices_strategies_hold_out() {
    holds_out(&Duel::new(Game::Turns, 9), 11);
    holds_out(&Duel::new(Game::Places, 12), 8);
}

/// Bob tries at random, copies what came some letters ago, or names places near the last one.
#[test]
fn alices_strategies_hold_out_for_long() {
    let mut dice = Dice(1906);
    for round in 0..400 {
        for (game, letters) in [(Game::Turns, 9), (Game::Turns, 12), (Game::Places, 12)] {
            let mut duel = Duel::new(game, letters);
            while duel.winner().is_none() {
                let any = moves(&duel);
                let mv = match (duel.turn(), round % 4) {
                    (Player::Alice, _) => duel.reply(0).unwrap().mv,
                    (Player::Bob, 0) => any[dice.below(any.len())],
                    (Player::Bob, by) if game == Game::Turns => {
                        let back = 2 * by - 1 + 2 * dice.below(3);
                        let copied = duel.word().len().checked_sub(back);
                        Move::Letter(copied.map_or(1, |at| duel.word()[at]))
                    }
                    (Player::Bob, by) => {
                        let near = duel.last_place().unwrap_or_default() + dice.below(by + 1);
                        Move::Place(near.min(duel.word().len()))
                    }
                };
                assert!(duel.play(mv));
            }
            assert_eq!(duel.winner(), Some(Player::Alice), "{:?}", duel.word());
            assert_eq!(duel.word().len(), Duel::LONGEST);
        }
    }
}

#[test]
fn the_computer_avoids_what_it_can_see() {
    let mut duel = Duel::new(Game::Turns, 4);
    let mut dice = Dice(4);
    while duel.word().len() < 20 {
        let mv = match duel.turn() {
            Player::Alice => duel.reply(10_000).unwrap().mv,
            Player::Bob => Move::Letter(1 + Letter::try_from(dice.below(4)).unwrap()),
        };
        assert!(duel.play(mv));
        assert_eq!(duel.square(), None, "{:?}", duel.word());
    }
}

#[test]
fn moves_are_allowed_or_not_and_taken_back() {
    let mut turns = Duel::new(Game::Turns, 3);
    assert!(!turns.play(Move::Place(0)) && !turns.play(Move::Letter(4)) && !turns.play(Move::Letter(0)));
    for letter in [1, 1, 2, 1, 2] {
        assert!(turns.play(Move::Letter(letter)));
    }
    assert_eq!((turns.square(), turns.winner()), (Some(Square { start: 1, half: 2 }), Some(Player::Bob)));
    assert!(!turns.play(Move::Letter(3)) && turns.reply(100).is_none());
    turns.undo();
    assert_eq!((turns.word(), turns.turn(), turns.winner()), (&[1, 1, 2, 1][..], Player::Alice, None));

    let mut places = Duel::new(Game::Places, 4);
    assert!(!places.play(Move::Letter(1)) && !places.play(Move::Place(1)));
    for mv in [Move::Place(0), Move::Letter(1), Move::Place(0), Move::Letter(2), Move::Place(1)] {
        assert!(places.play(mv));
    }
    assert_eq!((places.place(), places.turn()), (Some(1), Player::Alice));
    assert!(!places.play(Move::Place(0)) && places.play(Move::Letter(3)));
    assert_eq!((places.word(), places.last_place()), (&[2, 3, 1][..], Some(1)));
    places.undo();
    assert_eq!((places.word(), places.place()), (&[2, 1][..], Some(1)));
}
