//! All scenarios in one process, as tests that can be listed and filtered; then the browsers end, and the slowest are named.

use crate::{
    browser::Kind,
    pool,
    scenario::{Asked, Failure, Scenario},
};
use libtest_mimic::{Arguments, Failed, Trial};
use std::{
    env,
    process::ExitCode,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

/// Set, it has every scenario played in both browsers.
pub const DEEP: &str = "GROS_DEEP";
/// As many of the slowest are named.
const SLOWEST: usize = 20;
/// A browser waits for half of its time, so there may be more of them than cores.
const BROWSERS: usize = 3;

/// A check of the harness itself.
pub type Check = (&'static str, fn() -> Result<(), Failure>);

type Times = Arc<Mutex<Vec<(Duration, String)>>>;

/// Runs what the command line asks for of these scenarios and checks, and ends all browsers. Of several words, a name must
/// contain one.
pub fn run(mut scenarios: Vec<Scenario>, checks: &[Check]) -> ExitCode {
    let (words, flags): (Vec<_>, Vec<_>) =
        env::args().skip(1).partition(|argument| !argument.starts_with('-'));
    let mut arguments = Arguments::from_iter(env::args().take(1).chain(flags));
    arguments.test_threads.get_or_insert(BROWSERS);
    let times = Times::default();
    // Those that share a browser stand together.
    scenarios.sort_by_key(|scenario| scenario.settings.start(Kind::Chromium));
    let mut trials: Vec<_> =
        checks.iter().map(|&(name, check)| trial(format!("harness::{name}"), check, &times)).collect();
    for kind in [Kind::Chromium, Kind::Firefox] {
        let played = scenarios.iter().filter(|scenario| is_played(scenario, kind));
        trials.extend(played.map(|&scenario| {
            let play = move || scenario.play(kind);
            trial(scenario.name_in(kind), play, &times)
        }));
    }
    trials.retain(|trial| words.is_empty() || words.iter().any(|word| trial.name().contains(word)));
    let conclusion = libtest_mimic::run(&arguments, trials);
    if !arguments.list {
        print!("{}", slowest(&times));
        let left = scenarios.iter().filter(|scenario| !is_played(scenario, Kind::Firefox)).count();
        if left > 0 && words.is_empty() {
            println!(
                "left to the deep run: {left} stories in Firefox that Chromium was asked, and the rows of matrices beyond all pairs"
            );
        }
    }
    if let Ok(runtime) = pool::runtime()
        && let Err(error) = runtime.block_on(pool::close())
    {
        println!("a browser did not end: {error:#}");
    }
    conclusion.exit_code()
}

/// Tells whether everything is to be asked, of which the ordinary run leaves out what is likely to be found otherwise.
pub fn is_deep() -> bool {
    env::var_os(DEEP).is_some()
}

fn is_played(scenario: &Scenario, kind: Kind) -> bool {
    is_deep() || kind == Kind::Chromium || scenario.asked == Asked::InBoth
}

fn trial(name: String, play: impl FnOnce() -> Result<(), Failure> + Send + 'static, times: &Times) -> Trial {
    let times = Arc::clone(times);
    Trial::test(name.clone(), move || {
        let started = Instant::now();
        let result = play();
        times.lock().unwrap_or_else(PoisonError::into_inner).push((started.elapsed(), name));
        result.map_err(|failure| Failed::from(failure.to_string()))
    })
}

fn slowest(times: &Times) -> String {
    let mut times = times.lock().unwrap_or_else(PoisonError::into_inner);
    times.sort_by(|a, b| b.cmp(a));
    let line =
        |(time, name): &(Duration, String)| format!("test {name} ... took <{:.3}s>\n", time.as_secs_f64());
    times.iter().take(SLOWEST).map(line).collect()
}
