//! The graph of all states, by breadth-first search.

use std::collections::VecDeque;

use super::{Lock, Word};

/// The shape of the graph of all states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A single line.
    Line,
    /// A tree with branches.
    Tree,
    /// There are loops.
    Loops,
}

/// The distance of a state from the route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Off {
    /// The nearest step of the route.
    pub step: usize,
    /// The number of moves from there; 0 on the route.
    pub depth: usize,
}

/// A state off the route that has a single move, and is neither start nor goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeadEnd {
    /// The state.
    pub state: usize,
    /// The step at which the branch to it leaves the route.
    pub step: usize,
    /// How many moves it is from there.
    pub depth: usize,
}

/// All states of a lock, by their numbers, with a shortest route from its start to its goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    lock: Lock,
    neighbours: Vec<Vec<usize>>,
    distances: Vec<usize>,
    to_goal: Vec<usize>,
    ways: u64,
    way: Vec<usize>,
    off: Vec<Off>,
}

impl Graph {
    /// Searches all states of a lock.
    #[must_use]
    pub fn of(lock: &Lock) -> Graph {
        let neighbours: Vec<Vec<usize>> = (0..lock.states()).map(|state| neighbours(lock, state)).collect();
        let (start, goal) = (lock.index(lock.start()), lock.index(lock.goal()));
        let (distances, ways) = search(&neighbours, start);
        let (to_goal, _) = search(&neighbours, goal);
        let way = way(&neighbours, &distances, goal);
        let off = off(&neighbours, &way);
        Graph { lock: lock.clone(), neighbours, distances, to_goal, ways: ways[goal], way, off }
    }

    /// Returns the lock.
    #[must_use]
    pub fn lock(&self) -> &Lock {
        &self.lock
    }

    /// Counts the states. All of them can be reached: if the faster pieces can be brought to any places, they can be
    /// brought to every guard of the next one, so it can go to any of its places too.
    #[must_use]
    pub fn states(&self) -> usize {
        self.distances.len()
    }

    /// Lists the neighbours of a state.
    #[must_use]
    pub fn neighbours(&self, state: usize) -> &[usize] {
        self.neighbours.get(state).map_or(&[], Vec::as_slice)
    }

    /// Returns how many moves a state is from the start.
    #[must_use]
    pub fn distance(&self, state: usize) -> usize {
        self.distances.get(state).copied().unwrap_or_default()
    }

    /// Returns how many moves the goal is from a state.
    #[must_use]
    pub fn to_goal(&self, state: usize) -> usize {
        self.to_goal.get(state).copied().unwrap_or_default()
    }

    /// Counts the moves, each of them in both directions.
    #[must_use]
    pub fn edges(&self) -> usize {
        self.neighbours.iter().map(Vec::len).sum::<usize>() / 2
    }

    /// Counts the independent loops: the number of moves that could be removed without separating any two
    /// states.
    #[must_use]
    pub fn loops(&self) -> usize {
        (self.edges() + 1).saturating_sub(self.states())
    }

    /// Returns what the graph looks like.
    #[must_use]
    pub fn shape(&self) -> Shape {
        if self.loops() > 0 {
            Shape::Loops
        } else if self.neighbours.iter().all(|next| next.len() <= 2) {
            Shape::Line
        } else {
            Shape::Tree
        }
    }

    /// Returns the states of a shortest route from the start to the goal, both included.
    #[must_use]
    pub fn way(&self) -> &[usize] {
        &self.way
    }

    /// Counts its moves.
    #[must_use]
    pub fn length(&self) -> usize {
        self.way.len() - 1
    }

    /// Returns whether no other route is as short.
    #[must_use]
    pub fn is_only_way(&self) -> bool {
        self.ways == 1
    }

    /// Returns the distance of a state from the route.
    #[must_use]
    pub fn off(&self, state: usize) -> Off {
        self.off.get(state).copied().unwrap_or(Off { step: 0, depth: 0 })
    }

    /// Lists the dead ends off the route.
    pub fn dead_ends(&self) -> impl Iterator<Item = DeadEnd> + '_ {
        (0..self.states()).filter_map(|state| {
            let Off { step, depth } = self.off(state);
            let is_end = self.neighbours(state).len() == 1 && depth > 0;
            is_end.then_some(DeadEnd { state, step, depth })
        })
    }

    /// Returns the dead end that leaves the route first, and of several there the nearest. A dead end behind
    /// the goal leads nobody astray.
    #[must_use]
    pub fn first_dead_end(&self) -> Option<DeadEnd> {
        let before = self.dead_ends().filter(|end| end.step < self.length());
        before.min_by_key(|end| (end.step, end.depth))
    }

    /// Returns the dead end that is deepest.
    #[must_use]
    pub fn deepest_dead_end(&self) -> Option<DeadEnd> {
        self.dead_ends().filter(|end| end.step < self.length()).max_by_key(|end| end.depth)
    }

    /// Returns the state that is farthest from the start.
    #[must_use]
    pub fn farthest(&self) -> usize {
        (0..self.states()).rev().max_by_key(|state| self.distance(*state)).unwrap_or_default()
    }

    /// Counts the states at each distance from the start.
    #[must_use]
    pub fn counts(&self) -> Vec<usize> {
        let mut counts = Vec::new();
        for distance in &self.distances {
            counts.resize(counts.len().max(distance + 1), 0);
            counts[*distance] += 1;
        }
        counts
    }

    /// Returns the number of a state.
    #[must_use]
    pub fn index(&self, word: &[u8]) -> usize {
        self.lock.index(word)
    }

    /// Returns the places of a state.
    #[must_use]
    pub fn word(&self, state: usize) -> Word {
        self.lock.word(state)
    }
}

/// Lists the states that are one move away, by their numbers.
fn neighbours(lock: &Lock, state: usize) -> Vec<usize> {
    let (word, mut next) = (lock.word(state), Vec::new());
    // What a step of the piece adds to the number of a state.
    let mut stride = 1;
    for (piece, own) in (1..).zip(lock.pieces()) {
        if lock.can_step(&word, piece, false) {
            next.push(state - stride);
        }
        if lock.can_step(&word, piece, true) {
            next.push(state + stride);
        }
        stride *= usize::from(own.places);
    }
    next
}

/// Returns the distance of every state from one, and in how many ways it is that short.
fn search(neighbours: &[Vec<usize>], from: usize) -> (Vec<usize>, Vec<u64>) {
    let (mut distances, mut ways) = (vec![usize::MAX; neighbours.len()], vec![0u64; neighbours.len()]);
    (distances[from], ways[from]) = (0, 1);
    let mut open = VecDeque::from([from]);
    while let Some(state) = open.pop_front() {
        for next in &neighbours[state] {
            if distances[*next] == usize::MAX {
                distances[*next] = distances[state] + 1;
                open.push_back(*next);
            }
            if distances[*next] == distances[state] + 1 {
                ways[*next] = ways[*next].saturating_add(ways[state]);
            }
        }
    }
    (distances, ways)
}

/// Goes back from the goal, always one move nearer to the start.
fn way(neighbours: &[Vec<usize>], distances: &[usize], goal: usize) -> Vec<usize> {
    let nearer =
        |state: &usize| neighbours[*state].iter().copied().find(|next| distances[*next] < distances[*state]);
    let mut way: Vec<usize> = std::iter::successors(Some(goal), nearer).collect();
    way.reverse();
    way
}

/// Searches from all states of the way at once; of two that are equally near, the earlier one counts.
fn off(neighbours: &[Vec<usize>], way: &[usize]) -> Vec<Off> {
    let mut off = vec![None; neighbours.len()];
    let mut open = VecDeque::new();
    for (step, state) in way.iter().enumerate() {
        off[*state] = Some(Off { step, depth: 0 });
        open.push_back((*state, Off { step, depth: 0 }));
    }
    while let Some((state, Off { step, depth })) = open.pop_front() {
        let further = Off { step, depth: depth + 1 };
        for next in &neighbours[state] {
            if off[*next].is_none() {
                off[*next] = Some(further);
                open.push_back((*next, further));
            }
        }
    }
    off.into_iter().map(|off| off.unwrap_or(Off { step: 0, depth: 0 })).collect()
}
