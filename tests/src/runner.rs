//! Runs all scenarios in one process as tests that can be listed and filtered, and reports the slowest.

use crate::{
    browser::Kind,
    pool,
    scenario::{Browsers, Failure, Scenario},
};
use libtest_mimic::{Arguments, Failed, Trial};
use std::{
    env,
    process::ExitCode,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

/// The environment variable that runs every scenario in both browsers.
pub const DEEP: &str = "GROS_DEEP";
/// The number of slowest tests to report.
const SLOWEST: usize = 20;
/// Browsers idle half of the time, so there may be more than cores.
const BROWSERS: usize = 3;

/// A test of the harness itself, with its name.
pub type Check = (&'static str, fn() -> Result<(), Failure>);

type Durations = Arc<Mutex<Vec<(Duration, String)>>>;

/// Runs the tests whose names contain one of the words on the command line; all if there is none.
pub fn run(mut scenarios: Vec<Scenario>, checks: &[Check]) -> ExitCode {
    let (words, flags): (Vec<_>, Vec<_>) =
        env::args().skip(1).partition(|argument| !argument.starts_with('-'));
    let mut arguments = Arguments::from_iter(env::args().take(1).chain(flags));
    arguments.test_threads.get_or_insert(BROWSERS);
    let durations = Durations::default();
    // Grouped by browser, so that fewer have to start.
    scenarios.sort_by_key(|scenario| scenario.settings.launch_options(Kind::Chromium));
    let mut trials: Vec<_> =
        checks.iter().map(|&(name, check)| trial(format!("harness::{name}"), check, &durations)).collect();
    for kind in [Kind::Chromium, Kind::Firefox] {
        let selected = scenarios.iter().filter(|scenario| runs_in(scenario, kind));
        trials.extend(selected.map(|&scenario| {
            let play = move || scenario.play(kind);
            trial(scenario.name_in(kind), play, &durations)
        }));
    }
    trials.retain(|trial| words.is_empty() || words.iter().any(|word| trial.name().contains(word)));
    let conclusion = libtest_mimic::run(&arguments, trials);
    if !arguments.list {
        print!("{}", slowest(&durations));
        let left = scenarios.iter().filter(|scenario| !runs_in(scenario, Kind::Firefox)).count();
        if left > 0 && words.is_empty() {
            println!(
                "left to the deep run: {left} stories in Firefox, and the rows of matrices beyond all pairs"
            );
        }
    }
    if let Ok(runtime) = pool::runtime()
        && let Err(error) = runtime.block_on(pool::close())
    {
        println!("a browser did not quit: {error:#}");
    }
    conclusion.exit_code()
}

pub fn is_deep() -> bool {
    env::var_os(DEEP).is_some()
}

fn runs_in(scenario: &Scenario, kind: Kind) -> bool {
    is_deep() || kind == Kind::Chromium || scenario.browsers == Browsers::Both
}

fn trial(
    name: String,
    play: impl FnOnce() -> Result<(), Failure> + Send + 'static,
    durations: &Durations,
) -> Trial {
    let durations = Arc::clone(durations);
    Trial::test(name.clone(), move || {
        let started = Instant::now();
        let result = play();
        durations.lock().unwrap_or_else(PoisonError::into_inner).push((started.elapsed(), name));
        result.map_err(|failure| Failed::from(failure.to_string()))
    })
}

fn slowest(durations: &Durations) -> String {
    let mut durations = durations.lock().unwrap_or_else(PoisonError::into_inner);
    durations.sort_by(|a, b| b.cmp(a));
    let line =
        |(time, name): &(Duration, String)| format!("test {name} ... took <{:.3}s>\n", time.as_secs_f64());
    durations.iter().take(SLOWEST).map(line).collect()
}
