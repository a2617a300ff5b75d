//! The drawing of all states: each of them in the column of its distance from the start, or how many there are in each.

use std::rc::Rc;

use gros_learning::tools::lock::{Graph, Layout, Shape};
use gros_picture::Within;
use yew::prelude::*;

use crate::ui::component::{component, list, rendered_by};

/// Room at each edge, for marks.
const EDGE: f64 = 22.0;
/// The largest and the smallest distance of two columns and of two lanes.
const PITCH: [f64; 2] = [72.0, 9.0];
const LANE: [f64; 2] = [30.0, 9.0];
/// The height that lanes may take.
const LANES: f64 = 190.0;
/// The height of the largest column where states are counted.
const BARS: f64 = 110.0;
/// The most that one state takes of it.
const LOW: f64 = 12.0;
/// The most lanes of a graph with loops: more would be a tangle.
const MOST_LOOPED: f64 = 9.0;

/// A drawing for a width.
pub struct Chart {
    graph: Rc<Graph>,
    layout: Rc<Layout>,
    /// How many states there are at each distance.
    counts: Vec<usize>,
    width: f64,
    /// The distance of two columns.
    pitch: f64,
    /// The distance of two lanes; none where states are counted.
    lane: Option<f64>,
    /// The height of one state, where states are counted, and of the largest column.
    bars: [f64; 2],
}

impl Chart {
    pub fn new(graph: &Rc<Graph>, layout: &Rc<Layout>, width: f64) -> Chart {
        let gaps = (layout.columns - 1).max(1) as f64;
        let pitch = ((width - 2.0 * EDGE) / gaps).min(PITCH[0]);
        let lanes = layout.lanes[1] - layout.lanes[0] + 1.0;
        let lane = (LANES / lanes).min(LANE[0]);
        let is_clear = graph.shape() != Shape::Loops || lanes <= MOST_LOOPED;
        let is_drawn = is_clear && pitch >= PITCH[1] && lane >= LANE[1];
        let counts = graph.counts();
        let most = counts.iter().copied().max().unwrap_or(1) as f64;
        // Where no column has many states, all stay low.
        let bar = (BARS / most).min(LOW);
        let (graph, layout, lane) = (graph.clone(), layout.clone(), is_drawn.then_some(lane));
        Chart { graph, layout, counts, width, pitch, lane, bars: [bar, bar * most] }
    }

    pub fn is_counted(&self) -> bool {
        self.lane.is_none()
    }

    /// Returns where the route starts, and its length.
    pub fn way(&self) -> (f64, f64) {
        (EDGE, self.graph.length() as f64 * self.pitch)
    }

    fn height(&self) -> f64 {
        match self.lane {
            Some(lane) => (self.layout.lanes[1] - self.layout.lanes[0]) * lane + 2.0 * EDGE,
            None => self.base() + EDGE,
        }
    }

    /// Returns where a state is; where states are counted, the top of its column.
    fn place(&self, state: usize) -> (f64, f64) {
        let Some(spot) = self.layout.spots.get(state) else { return (EDGE, EDGE) };
        let x = EDGE + spot.column as f64 * self.pitch;
        let y = match self.lane {
            Some(lane) => EDGE + (spot.lane - self.layout.lanes[0]) * lane,
            None => self.base() - self.bar(spot.column),
        };
        (x, y)
    }

    /// The height of the column of a distance.
    fn bar(&self, column: usize) -> f64 {
        self.counts.get(column).map_or(0.0, |count| *count as f64 * self.bars[0])
    }

    /// Where the columns stand.
    fn base(&self) -> f64 {
        EDGE + self.bars[1]
    }

    fn radius(&self) -> f64 {
        (self.pitch.min(self.lane.unwrap_or_default()) * 0.3).within(2.6, 6.5)
    }

    /// Returns the state that is meant by a click.
    pub fn state_at(&self, x: f64, y: f64) -> Option<usize> {
        let distance = |state: &usize| {
            let (left, top) = self.place(*state);
            (left - x).hypot(if self.lane.is_some() { top - y } else { 0.0 })
        };
        let is_on_way = |state: &usize| self.graph.off(*state).depth > 0;
        let near =
            |a: &usize, b: &usize| distance(a).total_cmp(&distance(b)).then(is_on_way(a).cmp(&is_on_way(b)));
        let reach = if self.lane.is_some() { 24.0 } else { f64::MAX };
        (0..self.graph.states()).min_by(near).filter(|state| distance(state) <= reach)
    }

    /// Draws it, with a mark on the state where the lock stands.
    pub fn draw(&self, name: &str, here: Option<usize>) -> Html {
        let here = here.map(|state| self.place(state));
        let (graph, layout, width) = (self.graph.clone(), self.layout.clone(), self.width);
        let height = self.height();
        html! {
            <svg
                class="lock-chart" role="img" aria-label={name.to_owned()} width={format!("{width:.0}")} height={format!("{height:.0}")}
                viewBox={format!("0 0 {width:.0} {height:.0}")}
            >
                { component(Shapes { graph, layout, width }) }
                { list(here.map(|(x, y)| html! {
                    <circle class="lock-here" cx={format!("{x:.1}")} cy={format!("{y:.1}")} r={format!("{:.1}", self.radius() + 4.0)} />
                })) }
            </svg>
        }
    }

    fn shapes(&self) -> Html {
        let goal = self.graph.way().last().copied().unwrap_or_default();
        let start = self.graph.way().first().copied().unwrap_or_default();
        let dead_end = self.graph.first_dead_end().map(|end| end.state);
        let (x, y) = self.place(goal);
        html! {
            <>
                { if self.lane.is_some() { self.states(start) } else { self.columns() } }
                { list(dead_end.map(|state| self.dead_end(state))) }
                <path class="lock-flag" d={format!("M{x:.1} {y:.1}v-20l11 5-11 5")} />
            </>
        }
    }

    fn states(&self, start: usize) -> Html {
        let is_on_way = |state: usize| self.graph.off(state).depth == 0;
        let (mut edges, mut way) = (String::new(), String::new());
        for (state, next) in (0..self.graph.states())
            .flat_map(|state| self.graph.neighbours(state).iter().map(move |next| (state, *next)))
            .filter(|(state, next)| state < next)
        {
            let ((x, y), (right, bottom)) = (self.place(state), self.place(next));
            let steps = [state, next].map(|state| self.graph.off(state).step);
            let is_way = is_on_way(state) && is_on_way(next) && steps[0].abs_diff(steps[1]) == 1;
            let path = if is_way { &mut way } else { &mut edges };
            path.push_str(&format!("M{x:.1} {y:.1}L{right:.1} {bottom:.1}"));
        }
        let (mut on, mut off) = (String::new(), String::new());
        for state in (0..self.graph.states()).filter(|state| *state != start) {
            let (x, y) = self.place(state);
            let r = self.radius();
            let path = if is_on_way(state) { &mut on } else { &mut off };
            path.push_str(&format!(
                "M{:.1} {y:.1}a{r:.1} {r:.1} 0 1 0 {d:.1} 0a{r:.1} {r:.1} 0 1 0-{d:.1} 0",
                x - r,
                d = 2.0 * r
            ));
        }
        let (x, y) = self.place(start);
        let r = self.radius() + 1.0;
        let square = format!("M{:.1} {:.1}h{d:.1}v{d:.1}h-{d:.1}z", x - r, y - r, d = 2.0 * r);
        html! {
            <>
                <path class="lock-edges" d={edges} />
                <path class="lock-edges lock-way" d={way} />
                <path class="ink-box" d={off} />
                <path class="ink-accent" d={on} />
                <path class="ink-accent" d={square} />
            </>
        }
    }

    /// A bar for each distance from the start; those that the way goes through are full.
    fn columns(&self) -> Html {
        let (mut on, mut off) = (String::new(), String::new());
        // Of several columns within a pixel, the highest one is drawn.
        let together = (1.0 / self.pitch).max(1.0) as usize;
        let width = (self.pitch * 0.8).within(0.8, 20.0);
        for column in (0..self.layout.columns).step_by(together) {
            let height = (column..column + together).map(|column| self.bar(column)).fold(0.0, f64::max);
            let x = EDGE + column as f64 * self.pitch - width / 2.0;
            let path = if column <= self.graph.length() { &mut on } else { &mut off };
            path.push_str(&format!(
                "M{x:.1} {:.1}h{width:.1}v{height:.1}h-{width:.1}z",
                self.base() - height
            ));
        }
        let bottom = self.base() + 0.5;
        html! {
            <>
                <path class="ink-accent" d={on} />
                <path class="ink-box" d={off} />
                <path class="lock-edges" d={format!("M{:.1} {bottom:.1}h{:.1}", EDGE - 8.0, self.width - 2.0 * EDGE + 16.0)} />
            </>
        }
    }

    fn dead_end(&self, state: usize) -> Html {
        let (x, y) = self.place(state);
        let r = self.radius() + 1.5;
        html! {
            <path class="lock-end" d={format!("M{:.1} {:.1}l{d:.1} {d:.1}m0-{d:.1}l-{d:.1} {d:.1}", x - r, y - r, d = 2.0 * r)} />
        }
    }
}

/// What does not change while the lock is moved.
#[derive(PartialEq)]
struct Shapes {
    graph: Rc<Graph>,
    layout: Rc<Layout>,
    width: f64,
}

rendered_by!(Shapes, use_shapes);

#[hook]
fn use_shapes(props: &Shapes) -> Html {
    Chart::new(&props.graph, &props.layout, props.width).shapes()
}
