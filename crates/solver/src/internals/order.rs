//! Sorting of short lists.
//!
//! The standard library's sort is made for long lists, and adds kilobytes to the page for each type that is sorted.

/// Sorts a short list by a key, keeping the order of elements with equal keys. The time grows with the square of the
/// length.
pub fn sort_short_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut place = end;
        while place > 0 && key(&list[place - 1]) > key(&list[place]) {
            list.swap(place - 1, place);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sort_short_by_key;

    #[test]
    fn sorts_and_keeps_the_order_of_equals() {
        let mut words = ["three", "on", "a", "two", "by", "I", ""];
        sort_short_by_key(&mut words, |word| word.len());
        assert_eq!(words, ["", "a", "I", "on", "by", "two", "three"]);
        let mut nothing: [u32; 0] = [];
        sort_short_by_key(&mut nothing, |number| *number);
    }
}
