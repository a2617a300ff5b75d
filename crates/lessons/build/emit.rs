//! Writes a lesson as a Rust constant.

use crate::read::{Kind, Lesson, Question, Stop, Task};

/// Writes the table of a lesson, named by its id in capitals.
pub fn lesson(lesson: &Lesson) -> String {
    let name = lesson.id.to_ascii_uppercase().replace('-', "_");
    let title = format!("lesson-{}", lesson.id);
    format!(
        "const {name}: Lesson = Lesson {{ id: {:?}, title: {}, line: {}, learnt: {}, stops: &[{}] }};\n",
        lesson.id,
        key(&title),
        key(&format!("{title}-line")),
        key(&format!("{title}-learnt")),
        list(lesson.stops.iter().map(stop)),
    )
}

fn stop(stop: &Stop) -> String {
    let part = |part: &str| key(&format!("{}-{part}", stop.id));
    let proof = stop.proof.as_ref().map_or("None".to_owned(), |[theorem, spec]| {
        format!("Some((Theorem::{}, {spec:?}))", camel_case(theorem))
    });
    format!(
        "Stop {{ id: {:?}, title: {}, text: {}, done: {}, tasks: &[{}], then: {:?}, proof: {proof} }}",
        stop.name,
        key(&stop.id),
        part("text"),
        part("done"),
        list(stop.tasks.iter().map(task)),
        stop.then,
    )
}

fn task(task: &Task) -> String {
    let Task { spec, is_solving, ask, hint, drawing, kind: asked, wrong } = task;
    // Wrong answers of a choice are found by its number.
    let is_choice = matches!(asked, Kind::Choose(_));
    let wrong = wrong.iter().map(|(answer, word)| format!("({answer:?}, {})", key(word)));
    let wrong = if is_choice { String::new() } else { list(wrong) };
    let drawing =
        drawing.as_ref().map_or("None".to_owned(), |name| format!("Some(Drawing::{})", camel_case(name)));
    format!(
        "Task {{ spec: {spec:?}, is_solving: {is_solving}, ask: {}, hint: {}, drawing: {drawing}, kind: Kind::{}, wrong: &[{wrong}] }}",
        key(ask),
        key(hint),
        kind(task),
    )
}

fn kind(task: &Task) -> String {
    let ask = |Question(code): &Question| format!("Question::{code}");
    match &task.kind {
        Kind::Goal => "Goal".to_owned(),
        Kind::State(state) => format!("State({state:?})"),
        Kind::Cold => "Cold".to_owned(),
        Kind::Blocked => "Blocked".to_owned(),
        Kind::Seek(step) => format!("Seek({step:?})"),
        Kind::Ladder => "Ladder".to_owned(),
        Kind::Fold => "Fold".to_owned(),
        Kind::Sieve => "Sieve".to_owned(),
        Kind::Guess(question) => format!("Guess({})", ask(question)),
        Kind::Number(question) => format!("Number({})", ask(question)),
        Kind::Word(question) => format!("Word({})", ask(question)),
        Kind::Row(row) => {
            format!(
                "Row(&[{}])",
                list(row.iter().map(|(label, question)| format!("({label:?}, {})", ask(question))))
            )
        }
        Kind::Choose(answers) => {
            let why = |word: &str| {
                let found = task.wrong.iter().find(|(answer, _)| answer == word);
                found.map_or("None".to_owned(), |(_, reason)| format!("Some({})", key(reason)))
            };
            let answers = answers.iter().map(|(word, _)| format!("({}, {})", key(word), why(word)));
            format!("Choose(&[{}])", list(answers))
        }
    }
}

fn list(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(", ")
}

/// Returns the key of a message: `to-goal` is `Key::ToGoal`.
fn key(id: &str) -> String {
    format!("Key::{}", camel_case(id))
}

fn camel_case(id: &str) -> String {
    let words = id.split('-').map(|word| {
        let (first, rest) = word.split_at_checked(1).unwrap_or((word, ""));
        first.to_ascii_uppercase() + rest
    });
    words.collect()
}
