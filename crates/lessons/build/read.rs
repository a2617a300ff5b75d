//! Reads the file of a lesson: each line is a keyword and its content, see `lessons/tour.txt`.

/// A lesson as written.
pub struct Lesson {
    pub id: String,
    pub stops: Vec<Stop>,
}

pub struct Stop {
    /// Its name within the lesson.
    pub name: String,
    /// Its id, with the id of the lesson before it.
    pub id: String,
    pub tasks: Vec<Task>,
    /// The position that is shown when all tasks are done, if it is another one.
    pub then: Option<String>,
    /// What is proved when all tasks are done, and the position that is its example.
    pub proof: Option<[String; 2]>,
}

pub struct Task {
    /// The position, and whether the route is hidden there.
    pub spec: String,
    pub is_solving: bool,
    /// The message that says what to do.
    pub ask: String,
    /// The message that says where to look.
    pub hint: String,
    /// The name of a drawing.
    pub drawing: Option<String>,
    pub kind: Kind,
    /// Answers with a reason why they are wrong, as the name of its message.
    pub wrong: Vec<(String, String)>,
}

/// The kind of answer that a task asks for, like `Kind` of the crate.
pub enum Kind {
    Goal,
    State(String),
    Cold,
    Blocked,
    Seek(String),
    Ladder,
    Fold,
    Sieve,
    Guess(Question),
    /// The messages of the answers, and whether each is right.
    Choose(Vec<(String, bool)>),
    Number(Question),
    Word(Question),
    /// Labels and questions.
    Row(Vec<(String, Question)>),
}

/// A variant of `Question` of the crate, as code.
pub struct Question(pub String);

impl Lesson {
    /// Lists the names of all messages that the lesson says.
    pub fn words(&self) -> Vec<String> {
        let lesson = format!("lesson-{}", self.id);
        let mut words = vec![format!("{lesson}-line"), format!("{lesson}-learnt"), lesson];
        for stop in &self.stops {
            words.push(stop.id.clone());
            words.extend(["text", "done"].map(|part| format!("{}-{part}", stop.id)));
            for task in &stop.tasks {
                words.extend([task.ask.clone(), task.hint.clone()]);
                words.extend(task.wrong.iter().map(|(_, word)| word.clone()));
                if let Kind::Choose(answers) = &task.kind {
                    words.extend(answers.iter().map(|(word, _)| word.clone()));
                }
            }
        }
        words
    }
}

/// Reads a file, and adds its errors to `errors`.
pub fn lesson(name: &str, text: &str, errors: &mut Vec<String>) -> Lesson {
    let mut lesson = Lesson { id: String::new(), stops: Vec::new() };
    let mut position = (String::new(), false);
    for (number, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let read = match (word, lesson.stops.last_mut()) {
            ("lesson", None) => {
                rest.clone_into(&mut lesson.id);
                Ok(())
            }
            ("stop", _) => {
                let id = format!("lesson-{}-{rest}", lesson.id);
                lesson.stops.push(Stop {
                    name: rest.to_owned(),
                    id,
                    tasks: Vec::new(),
                    then: None,
                    proof: None,
                });
                Ok(())
            }
            ("solve" | "guided", Some(_)) => {
                position = (rest.to_owned(), word == "solve");
                Ok(())
            }
            ("task", Some(stop)) => task(stop, &position, rest).map(|task| stop.tasks.push(task)),
            ("draw", Some(stop)) => draw(stop, rest),
            ("wrong", Some(stop)) => wrong(stop, rest),
            ("then", Some(stop)) => {
                stop.then = Some(rest.to_owned());
                Ok(())
            }
            ("why", Some(stop)) => why(stop, rest),
            _ => Err(format!("{word} is not expected here")),
        };
        errors.extend(read.err().map(|error| format!("{name}:{}: {error}", number + 1)));
    }
    let empty = lesson.stops.iter().filter(|stop| stop.tasks.is_empty());
    errors.extend(empty.map(|stop| format!("{name}: {} has no task", stop.id)));
    lesson
}

fn task(stop: &Stop, (spec, is_solving): &(String, bool), text: &str) -> Result<Task, String> {
    let of_task = |part: &str| match stop.tasks.len() {
        0 => format!("{}-{part}", stop.id),
        earlier => format!("{}-{part}-{}", stop.id, earlier + 1),
    };
    let (ask, hint) = (of_task("ask"), of_task("hint"));
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let mut wrong = Vec::new();
    let kind = match (word, rest) {
        ("reach", "goal") => Kind::Goal,
        ("reach", "cold") => Kind::Cold,
        ("reach", _) => Kind::State(rest.strip_prefix("state ").ok_or("reach what?")?.to_owned()),
        ("blocked", "") => Kind::Blocked,
        ("seek", _) => Kind::Seek(rest.to_owned()),
        ("ladder", "") => Kind::Ladder,
        ("fold", "") => Kind::Fold,
        ("sieve", "") => Kind::Sieve,
        ("guess", _) => Kind::Guess(question(rest)?),
        ("choose", _) => {
            let answers = rest.split(' ').map(|answer| {
                let id = answer.trim_end_matches('*');
                (format!("{}-{id}", stop.id), id != answer)
            });
            let answers: Vec<(String, bool)> = answers.collect();
            let is_wrong = answers.iter().filter(|(_, is_right)| !is_right);
            wrong = is_wrong.map(|(word, _)| (word.clone(), format!("{word}-why"))).collect();
            Kind::Choose(answers)
        }
        ("number", _) => Kind::Number(question(rest)?),
        ("word", _) => Kind::Word(question(rest)?),
        ("row", _) => Kind::Row(row(rest)?),
        _ => return Err(format!("no task is called {text}")),
    };
    Ok(Task { spec: spec.clone(), is_solving: *is_solving, ask, hint, drawing: None, kind, wrong })
}

fn draw(stop: &mut Stop, name: &str) -> Result<(), String> {
    let task = stop.tasks.last_mut().ok_or("a drawing belongs to a task")?;
    task.drawing = Some(name.to_owned());
    Ok(())
}

fn wrong(stop: &mut Stop, text: &str) -> Result<(), String> {
    let (answer, word) = text.split_once(' ').ok_or("a wrong answer has a value and a name")?;
    let reason = format!("{}-{word}", stop.id);
    let task = stop.tasks.last_mut().ok_or("a wrong answer belongs to a task")?;
    task.wrong.push((answer.to_owned(), reason));
    Ok(())
}

fn why(stop: &mut Stop, text: &str) -> Result<(), String> {
    let (theorem, spec) = text.split_once(' ').ok_or("a proof has a name and a position")?;
    stop.proof = Some([theorem, spec].map(str::to_owned));
    Ok(())
}

/// Reads a question of which a part `{3..9}` stands for each of these numbers.
fn row(text: &str) -> Result<Vec<(String, Question)>, String> {
    let (before, rest) = text.split_once('{').ok_or("a row has numbers in braces")?;
    let (range, behind) = rest.split_once('}').ok_or("the brace is not closed")?;
    let (first, last) = range.split_once("..").ok_or("numbers are written 3..9")?;
    let number = |text: &str| text.parse::<u32>().map_err(|_| format!("{text} is no number"));
    let questions = (number(first)?..=number(last)?)
        .map(|label| Ok((label.to_string(), question(&format!("{before}{label}{behind}"))?)));
    questions.collect()
}

fn question(text: &str) -> Result<Question, String> {
    let (word, rest) = text.split_once(' ').ok_or("a question has a position")?;
    let pair = || rest.split_once(' ').ok_or(format!("{word} needs two words"));
    let code = match word {
        "to-go" => format!("ToGo({rest:?})"),
        "sum" => format!("Sum({rest:?})"),
        "states" => format!("States({rest:?})"),
        "legal" => format!("Legal({rest:?})"),
        "binary" => format!("Binary({rest:?})"),
        "flips" => format!("Flips({rest})"),
        "park" => format!("Park({rest})"),
        "piece" => pair().map(|(spec, at)| format!("Piece({spec:?}, {at:?})"))?,
        "state" => pair().map(|(spec, at)| format!("State({spec:?}, {at:?})"))?,
        "step" => pair().map(|(spec, state)| format!("Step({spec:?}, {state:?})"))?,
        "first" => pair().map(|(spec, piece)| format!("First({spec:?}, {piece})"))?,
        "times" => pair().map(|(spec, piece)| format!("Times({spec:?}, {piece})"))?,
        "apart" => format!("Apart({rest})"),
        "cold" => pair().map(|(k, pile)| {
            format!("Cold({k}, Pile::{})", if pile == "small" { "Small" } else { "Large" })
        })?,
        _ => return Err(format!("no question is called {word}")),
    };
    Ok(Question(code))
}
