//! A list stored in shared blocks, so that even a long one is cheap to clone and to change at its end.

use std::rc::Rc;

/// The number of items in a block, which is how many are copied when a clone changes.
const BLOCK: usize = 64;

/// A list that grows and shrinks at its end. All blocks except the last are full, and none is empty.
#[derive(Clone, Debug)]
pub(super) struct Blocks<T> {
    blocks: Vec<Rc<Vec<T>>>,
}

impl<T> Blocks<T> {
    pub(super) fn new() -> Blocks<T> {
        Blocks { blocks: Vec::new() }
    }

    pub(super) fn len(&self) -> usize {
        self.blocks.last().map_or(0, |last| (self.blocks.len() - 1) * BLOCK + last.len())
    }

    pub(super) fn get(&self, index: usize) -> Option<&T> {
        self.blocks.get(index / BLOCK)?.get(index % BLOCK)
    }

    pub(super) fn last(&self) -> Option<&T> {
        self.blocks.last()?.last()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &T> {
        self.blocks.iter().flat_map(|block| block.iter())
    }

    pub(super) fn iter_from(&self, index: usize) -> impl Iterator<Item = &T> {
        let blocks = self.blocks.get(index / BLOCK..).unwrap_or_default();
        blocks.iter().flat_map(|block| block.iter()).skip(index % BLOCK)
    }

    /// Counts the items before the first for which `holds` is false, provided that it is false for all items after it.
    pub(super) fn partition_point(&self, holds: impl Fn(&T) -> bool) -> usize {
        let whole = self.blocks.partition_point(|block| block.last().is_some_and(&holds));
        let rest = self.blocks.get(whole).map_or(0, |block| block.partition_point(&holds));
        (whole * BLOCK + rest).min(self.len())
    }
}

impl<T: Clone> Blocks<T> {
    pub(super) fn last_mut(&mut self) -> Option<&mut T> {
        Rc::make_mut(self.blocks.last_mut()?).last_mut()
    }

    pub(super) fn push(&mut self, item: T) {
        match self.blocks.last_mut() {
            Some(block) if block.len() < BLOCK => Rc::make_mut(block).push(item),
            _ => self.blocks.push(Rc::new(vec![item])),
        }
    }

    /// Removes the last item if `ends` holds for it.
    pub(super) fn pop_if(&mut self, ends: impl FnOnce(&T) -> bool) -> Option<T> {
        if !self.last().is_some_and(ends) {
            return None;
        }
        let block = Rc::make_mut(self.blocks.last_mut()?);
        let item = block.pop();
        if block.is_empty() {
            self.blocks.pop();
        }
        item
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(count: usize) -> Blocks<usize> {
        let mut row = Blocks::new();
        (0..count).for_each(|number| row.push(number));
        row
    }

    #[test]
    fn every_item_is_found() {
        for count in [0, 1, 63, 64, 65, 200] {
            let row = numbers(count);
            assert!(row.iter().copied().eq(0..count));
            assert_eq!((row.len(), row.last().copied()), (count, count.checked_sub(1)));
            assert!(
                (0..count + 1).all(|place| row.get(place).copied() == Some(place).filter(|_| place < count))
            );
            for place in 0..=count {
                assert_eq!(row.partition_point(|number| *number < place), place);
                assert!(row.iter_from(place).copied().eq(place..count), "{place} of {count}");
            }
        }
    }

    #[test]
    fn only_an_item_that_ends_is_removed() {
        let mut row = numbers(130);
        while row.pop_if(|number| *number >= 64).is_some() {}
        assert!(row.iter().copied().eq(0..64) && row.blocks.len() == 1);
        while row.pop_if(|_| true).is_some() {}
        assert!(row.blocks.is_empty());
    }

    #[test]
    fn a_clone_that_changes_copies_one_block() {
        let row = numbers(200);
        let mut clone = row.clone();
        clone.push(200);
        let shared = row.blocks.iter().zip(&clone.blocks).filter(|(one, other)| Rc::ptr_eq(one, other));
        assert_eq!((shared.count(), row.iter().count(), clone.iter().count()), (3, 200, 201));
    }
}
