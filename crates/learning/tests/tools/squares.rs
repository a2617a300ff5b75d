//! Words without squares: the builder writes the ruler, a search goes on where it is stuck, and Thue's word never is.

use gros_learning::tools::squares::builder::{Judged, Search, fill, judge, next, replaced, thue};
use gros_learning::tools::squares::{Letter, MOST_LETTERS, Square, first_square, read, sign, square_with};
use gros_solver::ruler;

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

/// If w is the word before the first k, greed writes w k w and then k + 1, and no square reaches across the k.
#[test]
fn a_new_letter_is_followed_by_the_same_word_once_more() {
    for letter in 1..=7u8 {
        let before = ruler((1 << (letter - 1)) - 1);
        let with_letter = [&before[..], &[letter]].concat();
        let twice = [&with_letter[..], &before].concat();
        let mut word = with_letter.clone();
        fill(&mut word, twice.len(), None);
        assert_eq!(word, twice);
        for smaller in 1..letter {
            assert!(square_with(&before, smaller).is_some());
            assert!(square_with(&twice, smaller).unwrap().start >= with_letter.len());
        }
        assert_eq!(square_with(&twice, letter), Some(Square { start: 0, half: with_letter.len() }));
        assert_eq!(next(&twice, None), Some(letter + 1));
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
    assert_eq!(letters.iter().copied().map(sign).collect::<String>(), "123456789");
    assert!(letters.iter().all(|letter| read(sign(*letter)) == Some(*letter)));
    assert_eq!(['0', 'a', '-', '壹'].map(read), [None; 4]);
}
