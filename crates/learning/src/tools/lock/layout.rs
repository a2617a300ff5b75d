//! Where the states are drawn: each in the column of its distance from the start.

use super::{Graph, Shape};

/// Where a state is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// The distance from the start.
    pub column: usize,
    /// The lane: the route of a line or tree is in lane 0, its branches are in the lanes beside it.
    pub lane: f64,
}

/// The spots of all states, by their numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// A spot for each state.
    pub spots: Vec<Spot>,
    /// The number of columns.
    pub columns: usize,
    /// The first and the last lane.
    pub lanes: [f64; 2],
}

impl Layout {
    /// Lays out a graph: lines and trees with a straight route and no crossings, loops in centred columns.
    #[must_use]
    pub fn of(graph: &Graph) -> Layout {
        let lanes = if graph.shape() == Shape::Loops { centred(graph) } else { branched(graph) };
        let spot = |(state, lane): (usize, &f64)| Spot { column: graph.distance(state), lane: *lane };
        let spots: Vec<Spot> = lanes.iter().enumerate().map(spot).collect();
        let columns = 1 + spots.iter().map(|spot| spot.column).max().unwrap_or_default();
        let lanes =
            [f64::min, f64::max].map(|which: fn(f64, f64) -> f64| lanes.iter().copied().fold(0.0, which));
        Layout { spots, columns, lanes }
    }
}

/// Columns from which a lane is taken, both included.
type Taken = Vec<Vec<(usize, usize)>>;

/// A branch with its own branches: its states with their lanes, the first of which is its own, and what they take.
struct Branch {
    states: Vec<(usize, usize)>,
    taken: Taken,
}

fn branched(graph: &Graph) -> Vec<f64> {
    let mut lanes = vec![0.0; graph.states()];
    let mut sides: [Taken; 2] = [Vec::new(), Vec::new()];
    let mut is_on_way = vec![false; graph.states()];
    graph.way().iter().for_each(|state| is_on_way[*state] = true);
    let deep = depths(graph);
    // A branch behind the goal goes straight on.
    let end = graph.way().last().copied().unwrap_or_default();
    let mut spine = graph.way().to_vec();
    spine.extend(std::iter::successors(deepest(graph, end, &is_on_way, &deep), |state| {
        deepest(graph, *state, &is_on_way, &deep)
    }));
    spine.iter().for_each(|state| is_on_way[*state] = true);
    // Those that begin last are put next to the way, so that no edge to one farther out crosses them.
    for state in spine.iter().rev() {
        for child in children(graph, *state).filter(|child| !is_on_way[*child]) {
            let branch = branch(graph, child, &deep);
            let [below, above] = [0, 1].map(|side| offset(&sides[side], &branch.taken));
            let side = usize::from(above < below);
            let by = [below, above][side];
            take(&mut sides[side], &branch.taken, by);
            for (state, lane) in branch.states {
                let lane = (lane + by + 1) as f64;
                lanes[state] = if side == 0 { lane } else { -lane };
            }
        }
    }
    lanes
}

/// Returns the branch that begins with a state.
fn branch(graph: &Graph, first: usize, deep: &[usize]) -> Branch {
    let spine: Vec<usize> =
        std::iter::successors(Some(first), |state| deepest(graph, *state, &[], deep)).collect();
    let begin = graph.distance(first);
    // The edge to it begins one column earlier.
    let mut taken: Taken = vec![vec![(begin.saturating_sub(1), begin + spine.len() - 1)]];
    let mut states: Vec<(usize, usize)> = spine.iter().map(|state| (*state, 0)).collect();
    for pair in spine.windows(2).rev() {
        for child in children(graph, pair[0]).filter(|child| *child != pair[1]) {
            let inner = branch(graph, child, deep);
            let by = offset(&taken, &inner.taken);
            take(&mut taken, &inner.taken, by);
            states.extend(inner.states.iter().map(|(state, lane)| (*state, lane + by)));
        }
    }
    Branch { states, taken }
}

/// Returns the nearest lane at which all lanes of a branch are free.
fn offset(taken: &Taken, branch: &Taken) -> usize {
    let is_free = |lane: usize, begin: usize, end: usize| {
        taken.get(lane).is_none_or(|taken| taken.iter().all(|(from, to)| *to < begin || end < *from))
    };
    let fits = |by: &usize| {
        let mut lanes = branch.iter().enumerate();
        lanes.all(|(lane, spans)| spans.iter().all(|(from, to)| is_free(lane + by, *from, *to)))
    };
    (0..taken.len()).find(fits).unwrap_or(taken.len())
}

fn take(taken: &mut Taken, branch: &Taken, by: usize) {
    taken.resize(taken.len().max(branch.len() + by), Vec::new());
    for (lane, spans) in branch.iter().enumerate() {
        taken[lane + by].extend(spans);
    }
}

/// Lists the neighbours that are farther from the start.
fn children(graph: &Graph, state: usize) -> impl Iterator<Item = usize> + '_ {
    let here = graph.distance(state);
    graph.neighbours(state).iter().copied().filter(move |next| graph.distance(*next) > here)
}

/// Returns the child from which one can go farthest.
fn deepest(graph: &Graph, state: usize, without: &[bool], deep: &[usize]) -> Option<usize> {
    children(graph, state).filter(|child| without.get(*child) != Some(&true)).max_by_key(|child| deep[*child])
}

/// Returns how far one can go on from each state.
fn depths(graph: &Graph) -> Vec<usize> {
    let mut deep = vec![0; graph.states()];
    for state in by_distance(graph).into_iter().rev() {
        deep[state] = children(graph, state).map(|child| deep[child] + 1).max().unwrap_or_default();
    }
    deep
}

fn by_distance(graph: &Graph) -> Vec<usize> {
    let mut states: Vec<usize> = (0..graph.states()).collect();
    states.sort_by_key(|state| graph.distance(*state));
    states
}

/// Orders each column by where the neighbours in the one before are.
fn centred(graph: &Graph) -> Vec<f64> {
    let mut lanes = vec![0.0; graph.states()];
    let states = by_distance(graph);
    for column in states.chunk_by(|a, b| graph.distance(*a) == graph.distance(*b)) {
        let wish = |state: usize| {
            let here = graph.distance(state);
            let before: Vec<f64> = graph
                .neighbours(state)
                .iter()
                .filter(|next| graph.distance(**next) < here)
                .map(|next| lanes[*next])
                .collect();
            before.iter().sum::<f64>() / before.len().max(1) as f64
        };
        let mut wishes: Vec<(f64, usize)> = column.iter().map(|state| (wish(*state), *state)).collect();
        wishes.sort_by(|a, b| a.0.total_cmp(&b.0));
        let middle = (column.len() - 1) as f64 / 2.0;
        for (index, (_, state)) in wishes.into_iter().enumerate() {
            lanes[state] = index as f64 - middle;
        }
    }
    lanes
}
