//! Cards as lines on a terminal.

use super::card::{
    Answer, Asks, Bar, CallRow, Card, Cell, Cube, Diagram, Folded, Look, Part, Plot, Program, Rung, Standing,
    Table,
};

impl Card {
    /// Writes the card as lines of text.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        let tag = self.tag.as_ref().map(|tag| format!(" [{tag}]")).unwrap_or_default();
        let mut lines = vec![format!("{}{tag}", self.title)];
        lines.extend(indented(&self.parts));
        lines
    }
}

/// Writes parts below their title.
fn indented(parts: &[Part]) -> impl Iterator<Item = String> {
    let lines = parts.iter().flat_map(Part::lines);
    lines.map(|line| format!("  {}", line.trim_end()).trim_end().to_owned())
}

impl Part {
    fn lines(&self) -> Vec<String> {
        match self {
            Part::Text(text) | Part::Result(text) | Part::Next(text) => vec![text.clone()],
            Part::Ladder(rungs) => rungs.iter().map(Rung::line).collect(),
            Part::Table(table) => table.lines(),
            Part::Reading(reading) => reading.lines(),
            Part::Calls(calls) => calls.iter().map(CallRow::line).collect(),
            Part::Programs(programs) => programs.iter().flat_map(Program::lines).collect(),
            Part::Diagram(Diagram { words, .. })
            | Part::Plot(Plot { words, .. })
            | Part::Cube(Cube { words, .. }) => vec![words.clone()],
            Part::Bars(bars) => bars.iter().map(Bar::line).collect(),
            Part::Asks(asks) => asks.lines(),
            Part::Digits(_)
            | Part::Icicle(_)
            | Part::Ghost(_)
            | Part::Ticks(_)
            | Part::Snippets(_)
            | Part::Examples(_) => Vec::new(),
            Part::Formulas(formulas) => formulas.clone(),
            Part::Folded(Folded { title, parts }) => {
                std::iter::once(title.clone()).chain(indented(parts)).collect()
            }
            Part::Choices(cells) => cells.iter().map(|cell| format!("- {}", cell.text)).collect(),
        }
    }
}

impl Asks {
    fn lines(&self) -> Vec<String> {
        let [x, y, k] = &self.about;
        let about = format!("x = {x}, y = {y}, k = {k}");
        let answer = |Answer { question, answer, formula, .. }: &Answer| {
            [format!("{question} {answer}"), format!("  {formula}")]
        };
        std::iter::once(about).chain(self.answers.iter().flat_map(answer)).collect()
    }
}

impl Rung {
    fn line(&self) -> String {
        const DEEPEST: usize = 12;
        let mark = match self.standing {
            Standing::Met => ' ',
            Standing::NotYet => '-',
            Standing::Now => '>',
        };
        let indent = "  ".repeat(self.depth.min(DEEPEST));
        let gap = if self.note.is_empty() { "" } else { "  " };
        format!("{indent}{mark} {}{gap}{}", self.text, self.note)
    }
}

impl CallRow {
    fn line(&self) -> String {
        if self.name.is_empty() {
            return self.span.clone();
        }
        let lines = self.lines.iter().enumerate().map(|(index, line)| {
            if index == self.active { format!("[{}]", line.text) } else { line.text.clone() }
        });
        format!("{}: {}  {}", self.name, lines.collect::<Vec<_>>().join("  "), self.span)
    }
}

impl Program {
    fn lines(&self) -> Vec<String> {
        let line = |(index, line): (usize, &String)| {
            let mark = if Some(index) == self.active { '>' } else { ' ' };
            format!("{mark} {line}")
        };
        std::iter::once(self.head.clone()).chain(self.lines.iter().enumerate().map(line)).collect()
    }
}

impl Bar {
    fn line(&self) -> String {
        let stretches: Vec<&str> = self.stretches.iter().map(|(cell, _)| cell.text.as_str()).collect();
        let sum = if stretches.len() > 1 { format!("{} = ", stretches.join(" + ")) } else { String::new() };
        let note = self.note.as_ref().map(|note| format!("  {note}")).unwrap_or_default();
        format!("{}  {sum}{}{note}", self.label, self.total)
    }
}

impl Table {
    pub(super) fn lines(&self) -> Vec<String> {
        let told =
            |at: usize| self.rows.iter().all(|row| row.get(at).is_none_or(|cell| cell.look != Look::Step));
        let names = self.head.iter().enumerate().filter(|(at, _)| told(*at)).map(|(_, name)| name.clone());
        let head = Some(names.collect::<Vec<String>>()).filter(|head| !head.is_empty());
        let first = usize::from(head.is_some());
        let rows = self
            .rows
            .iter()
            .map(|row| row.iter().filter(|cell| cell.look != Look::Step).flat_map(Cell::columns).collect());
        let rows: Vec<Vec<String>> = head.into_iter().chain(rows).collect();
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let width =
            |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| columns_of(cell)).max();
        let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
        let line = |(index, row): (usize, &Vec<String>)| {
            let is_active = self.row.is_some_and(|active| active + first == index);
            let cells = row.iter().zip(&widths).map(|(cell, width)| pad(cell, *width));
            let mark = if is_active {
                "> "
            } else if self.row.is_some() {
                "  "
            } else {
                ""
            };
            format!("{mark}{}", cells.collect::<Vec<_>>().join("  "))
        };
        rows.iter().enumerate().map(line).collect()
    }
}

impl Cell {
    /// Writes the cell for a terminal, once for each column that it spans.
    fn columns(&self) -> impl Iterator<Item = String> {
        let text = match self.look {
            Look::Struck => format!("({})", self.text),
            Look::Here => format!("[{}]", self.text),
            Look::Up => "▲".to_owned(),
            Look::Down => "▼".to_owned(),
            Look::End => "■".to_owned(),
            _ => self.text.clone(),
        };
        std::iter::repeat_n(text, 1 + self.more)
    }
}

/// Counts the terminal columns that a text takes: two for a Han character or full-width sign.
fn columns_of(text: &str) -> usize {
    text.chars().map(|symbol| if symbol >= '\u{2e80}' { 2 } else { 1 }).sum()
}

fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(columns_of(text))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_aligned_on_a_terminal() {
        let cells = |row: [&str; 2]| row.map(Cell::from).to_vec();
        let table = Table {
            head: ["环", "1"].map(str::to_owned).to_vec(),
            rows: vec![cells(["a", "23"]), cells(["bcd", "4"])],
            row: Some(1),
            column: None,
        };
        assert_eq!(table.lines(), ["  环   1 ", "  a    23", "> bcd  4 "]);
    }
}
