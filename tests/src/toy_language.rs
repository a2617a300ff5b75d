//! A toy language for tests of layouts: English in capitals, a third longer. It is made from the built words, where
//! control characters separate texts and mark variables (`crates/text/build/compile.rs`).

const VARIABLE: char = '\u{1}';
const SELECT: char = '\u{2}';
const KEY_END: char = '\u{3}';
const VARIANT_END: char = '\u{4}';

/// One in this many letters is doubled.
const PACE: usize = 3;

/// Returns English words in the toy language.
#[must_use]
pub fn of(words: &str) -> String {
    let Some((plurals, texts)) = words.split_once('\0') else { return words.to_owned() };
    let mut toy = format!("{plurals}\0");
    let mut symbols = texts.chars();
    let mut letters = 0;
    while let Some(symbol) = symbols.next() {
        match symbol {
            VARIABLE => toy.extend([Some(symbol), symbols.next()].into_iter().flatten()),
            SELECT => {
                toy.extend([Some(symbol), symbols.next()].into_iter().flatten());
                copy_key(&mut symbols, &mut toy);
            }
            VARIANT_END => {
                toy.push(symbol);
                copy_key(&mut symbols, &mut toy);
            }
            _ if symbol.is_ascii_alphabetic() => {
                letters += 1;
                let count = if letters % PACE == 0 { 2 } else { 1 };
                toy.extend(std::iter::repeat_n(symbol.to_ascii_uppercase(), count));
            }
            _ => toy.push(symbol),
        }
    }
    toy
}

/// Copies the key of a variant, or the end of a selection.
fn copy_key(symbols: &mut std::str::Chars<'_>, toy: &mut String) {
    for symbol in symbols.by_ref() {
        toy.push(symbol);
        if matches!(symbol, KEY_END | '\u{5}') {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::of;

    #[test]
    fn letters_become_longer_and_variables_stay() {
        assert_eq!(of("xox\0ring \u{1}A off\0a"), "xox\0RINNG \u{1}A OFFF\0A");
        let selection = "x\0\u{2}Bone\u{3}a move\u{4}\u{3}moves\u{4}\u{5} left";
        assert_eq!(of(selection), "x\0\u{2}Bone\u{3}A MOOVE\u{4}\u{3}MMOVEES\u{4}\u{5} LEEFT");
    }
}
