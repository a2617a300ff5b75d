//! Reads the file of a lesson: each line is a keyword and its content, see `lessons/tour.txt`.

use super::{Choice, Drawing, Kind, Lesson, Stop, Task};
use crate::{Ask, Pile};

/// Reads a file. A wrong line is left out and reported with its number.
pub(super) fn lesson(text: &'static str) -> (Lesson, Vec<String>) {
    let mut lesson = Lesson::default();
    let mut errors = Vec::new();
    let mut position = ("", false);
    for (number, line) in (1..).zip(text.lines().map(str::trim)) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let read = read_line(&mut lesson, &mut position, line);
        errors.extend(read.err().map(|error| format!("line {number}: {error}")));
    }
    let empty = lesson.stops.iter().filter(|stop| stop.tasks.is_empty());
    errors.extend(empty.map(|stop| format!("{} has no task", stop.title)));
    (lesson, errors)
}

/// Reads a line; the position is that of the tasks to come, and whether the route is hidden there.
fn read_line(
    lesson: &mut Lesson,
    position: &mut (&'static str, bool),
    line: &'static str,
) -> Result<(), String> {
    let (word, rest) = in_two(line);
    if lesson.id.is_empty() {
        if word != "lesson" || rest.is_empty() {
            return Err("a lesson begins with its name".to_owned());
        }
        *lesson = Lesson::named(rest);
        return Ok(());
    }
    if word == "stop" {
        lesson.stops.push(Stop::named(rest, format!("{}-{rest}", lesson.title)));
        return Ok(());
    }
    let stop = lesson.stops.last_mut().ok_or(format!("{word} is not expected before a stop"))?;
    match word {
        "solve" | "guided" => *position = (rest, word == "solve"),
        "task" => {
            let task = task(stop, *position, rest)?;
            stop.tasks.push(task);
        }
        "draw" => last_task(stop)?.drawing = Some(drawing(rest)?),
        "wrong" => {
            let (answer, word) = rest.split_once(' ').ok_or("a wrong answer has a value and a name")?;
            // Lessons are read once, and stay.
            let reason = &*format!("{}-{word}", stop.title).leak();
            last_task(stop)?.wrong.push((answer, reason));
        }
        "then" => stop.then = Some(rest),
        "why" => stop.proof = Some(rest.split_once(' ').ok_or("a proof has a name and a position")?),
        _ => return Err(format!("{word} is not expected here")),
    }
    Ok(())
}

/// Splits a line after its first word.
fn in_two(line: &str) -> (&str, &str) {
    line.split_once(' ').unwrap_or((line, ""))
}

fn last_task(stop: &mut Stop) -> Result<&mut Task, String> {
    stop.tasks.last_mut().ok_or("it belongs to a task".to_owned())
}

fn drawing(name: &str) -> Result<Drawing, String> {
    match name {
        "ruler" => Ok(Drawing::Ruler),
        "copies" => Ok(Drawing::Copies),
        "cube" => Ok(Drawing::Cube),
        _ => Err(format!("no drawing is called {name}")),
    }
}

fn task(stop: &Stop, (spec, is_solving): (&'static str, bool), text: &'static str) -> Result<Task, String> {
    let of_task = |part: &str| match stop.tasks.len() {
        0 => format!("{}-{part}", stop.title),
        earlier => format!("{}-{part}-{}", stop.title, earlier + 1),
    };
    let (word, rest) = in_two(text);
    let kind = match (word, rest) {
        ("reach", "goal") => Kind::Goal,
        ("reach", "cold") => Kind::Cold,
        ("reach", _) => Kind::State(rest.strip_prefix("state ").ok_or("reach what?")?),
        ("blocked", "") => Kind::Blocked,
        ("seek", _) => Kind::Seek(rest),
        ("ladder", "") => Kind::Ladder,
        ("fold", "") => Kind::Fold,
        ("sieve", "") => Kind::Sieve,
        ("guess", _) => Kind::Guess(question(rest)?),
        ("choose", _) => Kind::Choose(rest.split(' ').map(|answer| choice(stop, answer)).collect()),
        ("answer", _) => Kind::Answer(question(rest)?),
        ("row", _) => Kind::Row(row(rest)?),
        _ => return Err(format!("no task is called {text}")),
    };
    let (ask, hint) = (of_task("ask"), of_task("hint"));
    Ok(Task { spec, is_solving, ask, hint, drawing: None, kind, wrong: Vec::new() })
}

/// Reads one of several answers; the right one has a star.
fn choice(stop: &Stop, answer: &str) -> Choice {
    let name = answer.trim_end_matches('*');
    let answer_says = format!("{}-{name}", stop.title);
    let why = (name == answer).then(|| format!("{answer_says}-why"));
    Choice { answer: answer_says, why }
}

/// Reads a question of which a part `{3..9}` stands for each of these numbers.
fn row(text: &str) -> Result<Vec<(String, Ask)>, String> {
    let (before, rest) = text.split_once('{').ok_or("a row has numbers in braces")?;
    let (range, behind) = rest.split_once('}').ok_or("the brace is not closed")?;
    let (first, last) = range.split_once("..").ok_or("numbers are written 3..9")?;
    let questions = (number(first)?..=number::<u32>(last)?)
        .map(|label| Ok((label.to_string(), question(&format!("{before}{label}{behind}"))?)));
    questions.collect()
}

fn question(text: &str) -> Result<Ask, String> {
    let (word, rest) = text.split_once(' ').ok_or("a question has a position")?;
    let spec = || rest.to_owned();
    let pair = || {
        let (spec, what) = rest.split_once(' ').ok_or(format!("{word} needs two words"))?;
        Ok::<_, String>((spec.to_owned(), what))
    };
    Ok(match word {
        "to-go" => Ask::ToGo(spec()),
        "sum" => Ask::Sum(spec()),
        "states" => Ask::States(spec()),
        "legal" => Ask::Legal(spec()),
        "binary" => Ask::Binary(spec()),
        "flips" => Ask::Flips(number(rest)?),
        "park" => Ask::Park(number(rest)?),
        "apart" => Ask::Apart(number(rest)?),
        "piece" => pair().map(|(spec, at)| Ask::Piece(spec, at.to_owned()))?,
        "state" => pair().map(|(spec, at)| Ask::State(spec, at.to_owned()))?,
        "step" => pair().map(|(spec, state)| Ask::Step(spec, state.to_owned()))?,
        "first" => pair().and_then(|(spec, piece)| Ok(Ask::First(spec, number(piece)?)))?,
        "times" => pair().and_then(|(spec, piece)| Ok(Ask::Times(spec, number(piece)?)))?,
        "cold" => pair().and_then(|(of, pile)| {
            let pile = if pile == "small" { Pile::Small } else { Pile::Large };
            Ok(Ask::Cold(number(&of)?, pile))
        })?,
        _ => return Err(format!("no question is called {word}")),
    })
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{text} is no number"))
}

#[cfg(test)]
mod tests {
    use super::super::FILES;
    use super::*;

    #[test]
    fn all_files_are_read_without_errors() {
        for file in FILES {
            let (lesson, errors) = lesson(file);
            assert_eq!(errors, Vec::<String>::new(), "{}", lesson.id);
            assert!(!lesson.stops.is_empty(), "{file}");
        }
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let of = |text: &'static str| lesson(text).1;
        assert_eq!(of("# A comment.\nstop one"), ["line 2: a lesson begins with its name"]);
        assert_eq!(of("lesson a\ntask fold"), ["line 2: task is not expected before a stop"]);
        let stop = "lesson a\nstop one\n";
        for (line, error) in [
            ("task dance", "no task is called dance"),
            ("task answer to-do rings", "no question is called to-do"),
            ("task answer piece rings", "piece needs two words"),
            ("task answer park ten", "ten is no number"),
            ("task row sum rings?n={3..9", "the brace is not closed"),
            ("wrong 1 one", "it belongs to a task"),
            ("lesson b", "lesson is not expected here"),
        ] {
            let text: &'static str = format!("{stop}{line}\ntask fold").leak();
            assert_eq!(of(text), [format!("line 3: {error}")]);
        }
        assert_eq!(of(stop), ["lesson-a-one has no task"]);
    }
}
