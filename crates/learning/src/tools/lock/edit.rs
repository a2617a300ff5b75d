//! Changes to a lock that leave the rest of it as it is.

use super::preset::reflected_guard;
use super::{Lock, Piece};

impl Lock {
    /// Returns whether a piece could have one place more, or whether there could be one piece more if none is named.
    #[must_use]
    pub fn has_room(&self, piece: Option<usize>) -> bool {
        match piece.map(|piece| self.pieces.get(piece.wrapping_sub(1))) {
            Some(Some(Piece { places, .. })) => {
                let states = self.states() / usize::from(*places) * usize::from(places + 1);
                *places < Self::MOST_PLACES && states <= Self::MOST_STATES
            }
            Some(None) => false,
            None => {
                let states = self.states() * usize::from(Self::FEWEST_PLACES);
                self.pieces.len() < Self::MOST_PIECES && states <= Self::MOST_STATES
            }
        }
    }

    /// Adds a slowest piece with two places, which waits for the end of the line that the others would be as rings, or
    /// takes the slowest piece away.
    #[must_use]
    pub fn with_pieces(&self, count: usize) -> Lock {
        let mut lock = self.clone();
        while lock.pieces.len() < count && lock.has_room(None) {
            let guard = reflected_guard(0, &lock.places());
            lock.pieces.push(Piece { places: Self::FEWEST_PLACES, guards: vec![guard] });
            lock.start.push(0);
            lock.goal.push(Self::FEWEST_PLACES - 1);
        }
        let count = count.max(1).min(lock.pieces.len());
        lock.pieces.truncate(count);
        lock.start.truncate(count);
        lock.goal.truncate(count);
        lock
    }

    /// Gives a piece one place more or less at its end. A goal at the last place stays at the last place; any
    /// other place that no longer exists becomes the last one left.
    #[must_use]
    pub fn with_places(&self, piece: usize, is_more: bool) -> Lock {
        let mut lock = self.clone();
        let Some(index) = piece.checked_sub(1).filter(|index| *index < self.pieces.len()) else {
            return lock;
        };
        let faster: Vec<u8> = self.places().into_iter().take(index).collect();
        let last = self.pieces[index].places - 1;
        if is_more && self.has_room(Some(piece)) {
            lock.pieces[index].places += 1;
            lock.pieces[index].guards.push(reflected_guard(last, &faster));
        } else if !is_more && last >= Self::FEWEST_PLACES {
            lock.pieces[index].places -= 1;
            lock.pieces[index].guards.pop();
        }
        let new_last = lock.pieces[index].places - 1;
        let guards = lock.pieces.iter_mut().flat_map(|piece| &mut piece.guards);
        for place in guards.filter_map(|guard| guard.get_mut(index)?.as_mut()) {
            *place = (*place).min(new_last);
        }
        lock.start[index] = lock.start[index].min(new_last);
        let goal = lock.goal[index];
        lock.goal[index] = if goal == last { new_last } else { goal.min(new_last) };
        lock
    }

    /// Says where a faster piece must stand for a step of a piece, or that it does not matter.
    #[must_use]
    pub fn with_guard(&self, piece: usize, place: u8, faster: usize, wanted: Option<u8>) -> Lock {
        let mut lock = self.clone();
        let most = faster.checked_sub(1).and_then(|index| self.pieces.get(index)).map(|piece| piece.places);
        let is_there = wanted.is_none_or(|wanted| most.is_some_and(|most| wanted < most));
        let guard = piece.checked_sub(1).and_then(|index| lock.pieces.get_mut(index));
        let guard = guard.and_then(|piece| piece.guards.get_mut(usize::from(place)));
        if let Some(found) =
            guard.and_then(|guard| guard.get_mut(faster.checked_sub(1)?)).filter(|_| is_there)
        {
            *found = wanted;
        }
        lock
    }
}
