//! Runs all scenarios in one process as tests that can be listed and filtered, plays again what failed, and reports the
//! slowest and the unsteady ones.

use crate::{
    again::{self, Unsteady},
    browser::Kind,
    pool,
    scenario::Scenario,
};
use anyhow::{Context, Result, ensure};
use libtest_mimic::{Arguments, Completion, Conclusion, Failed, Trial};
use std::{
    env,
    process::ExitCode,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

/// The environment variable that runs every scenario in every browser.
pub const DEEP: &str = "GROS_DEEP";
/// The number of slowest tests to report.
const SLOWEST: usize = 20;
/// Browsers idle half of the time, so there may be more than cores.
const BROWSERS: usize = 3;

/// A test of the harness itself, with its name.
pub type Check = (&'static str, fn() -> Result<()>);

type Durations = Arc<Mutex<Vec<(Duration, String)>>>;

/// A story that failed in a browser, with the report.
struct Fallen {
    scenario: Scenario,
    kind: Kind,
    report: String,
}

/// Runs the tests whose names contain one of the words on the command line; all if there is none.
pub fn run(mut scenarios: Vec<Scenario>, checks: &[Check]) -> ExitCode {
    let (words, flags): (Vec<_>, Vec<_>) =
        env::args().skip(1).partition(|argument| !argument.starts_with('-'));
    let mut arguments = Arguments::from_iter(env::args().take(1).chain(flags));
    arguments.test_threads.get_or_insert(BROWSERS);
    let (durations, fallen) = (Durations::default(), Arc::default());
    // Grouped by browser, so that fewer have to start.
    scenarios.sort_by_key(|scenario| scenario.settings.launch_options(Kind::Chromium));
    let mut trials: Vec<_> =
        checks.iter().map(|&(name, check)| trial(format!("harness::{name}"), check, &durations)).collect();
    for kind in Kind::ALL.into_iter().filter(|kind| !kind.is_missing()) {
        let selected = scenarios.iter().filter(|scenario| runs_in(scenario, kind));
        trials.extend(selected.map(|&scenario| first_trial(scenario, kind, &durations, &fallen)));
    }
    trials.retain(|trial| words.is_empty() || words.iter().any(|word| trial.name().contains(word)));
    let first = libtest_mimic::run(&arguments, trials);
    let (second, unsteady) = play_again(arguments.clone(), std::mem::take(&mut *lock(&fallen)), &durations);
    if !arguments.list {
        print!("{}", slowest(&durations));
        if words.is_empty() {
            print!("{}", left_out(&scenarios));
        }
    }
    if let Ok(runtime) = pool::runtime()
        && let Err(error) = runtime.block_on(pool::close())
    {
        println!("a browser did not quit: {error:#}");
    }
    print!("{unsteady}");
    let has_failed =
        first.has_failed() || second.is_some_and(|second| second.has_failed()) || unsteady.fails_the_run();
    if has_failed { ExitCode::from(101) } else { ExitCode::SUCCESS }
}

pub fn is_deep() -> bool {
    env::var_os(DEEP).is_some()
}

fn runs_in(scenario: &Scenario, kind: Kind) -> bool {
    let is_always = match kind {
        Kind::Chromium => true,
        Kind::Firefox => scenario.in_firefox,
        Kind::WebKit => scenario.in_webkit,
    };
    is_always || is_deep() && kind.offers(scenario.settings)
}

/// Says what the deep run adds, and which browser is missing.
fn left_out(scenarios: &[Scenario]) -> String {
    let mut said = String::new();
    if !is_deep() {
        let left = |kind| scenarios.iter().filter(|scenario| !runs_in(scenario, kind)).count();
        let (firefox, webkit) = (left(Kind::Firefox), left(Kind::WebKit));
        said += &format!(
            "left to the deep run: {firefox} stories in Firefox, {webkit} in WebKit, and the rows of matrices beyond all pairs\n"
        );
    }
    if Kind::WebKit.is_missing() {
        said += "left out: all stories in WebKit, which is not installed (Debian: webkit2gtk-driver, xvfb)\n";
    }
    said
}

fn trial(name: String, play: impl FnOnce() -> Result<()> + Send + 'static, durations: &Durations) -> Trial {
    let durations = Arc::clone(durations);
    Trial::test(name.clone(), move || {
        timed(name, play, &durations).map_err(|error| Failed::from(format!("{error:#}")))
    })
}

/// A story that fails does not count yet: it is kept to be played again.
fn first_trial(
    scenario: Scenario,
    kind: Kind,
    durations: &Durations,
    fallen: &Arc<Mutex<Vec<Fallen>>>,
) -> Trial {
    let (durations, fallen) = (Arc::clone(durations), Arc::clone(fallen));
    let name = scenario.name_in(kind);
    Trial::ignorable_test(name.clone(), move || {
        let played = timed(name, || scenario.play(kind), &durations);
        Ok(played.map_or_else(
            |error| {
                lock(&fallen).push(Fallen { scenario, kind, report: format!("{error:#}") });
                Completion::ignored_with("failed, is played again at the end")
            },
            |()| Completion::Completed,
        ))
    })
}

/// Plays one story after another, with nothing beside it.
fn play_again(
    mut arguments: Arguments,
    fallen: Vec<Fallen>,
    durations: &Durations,
) -> (Option<Conclusion>, Unsteady) {
    if fallen.is_empty() {
        return (None, Unsteady::default());
    }
    arguments.test_threads = Some(1);
    let is_worthwhile = again::is_worthwhile(fallen.len());
    let unsteady = Arc::new(Mutex::new(Unsteady::default()));
    let trials = fallen.into_iter().map(|Fallen { scenario, kind, report }| {
        let (unsteady, name) = (Arc::clone(&unsteady), scenario.name_in(kind));
        let play = move || {
            ensure!(is_worthwhile, "{report}");
            scenario.play_again(kind).with_context(|| format!("{report}\nPlayed again, alone"))?;
            lock(&unsteady).add(&scenario.name_in(kind), report);
            Ok(())
        };
        trial(name, play, durations)
    });
    let conclusion = libtest_mimic::run(&arguments, trials.collect());
    let unsteady = std::mem::take(&mut *lock(&unsteady));
    (Some(conclusion), unsteady)
}

fn timed<T>(name: String, work: impl FnOnce() -> T, durations: &Durations) -> T {
    let started = Instant::now();
    let result = work();
    lock(durations).push((started.elapsed(), name));
    result
}

fn slowest(durations: &Durations) -> String {
    let mut durations = lock(durations);
    durations.sort_by(|a, b| b.cmp(a));
    let line =
        |(time, name): &(Duration, String)| format!("test {name} ... took <{:.3}s>\n", time.as_secs_f64());
    durations.iter().take(SLOWEST).map(line).collect()
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
