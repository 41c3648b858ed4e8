//! A small learned value: how likely each seat is to win.

/// The first line of a file of weights.
const HEADER: &str = "backlot weights 1";

/// A network with one hidden layer that gives each seat a score from its [description](crate::Capabilities::features); the softmax of the
/// scores of all seats is their chances to win.
#[derive(Clone, PartialEq, Debug)]
pub struct Value {
    /// How many numbers describe a seat.
    pub features: usize,
    /// How many hidden units.
    pub hidden: usize,
    /// Weights into the hidden units, a row of `features` and a bias for each.
    pub inner: Vec<f32>,
    /// Weights out of the hidden units.
    pub outer: Vec<f32>,
    /// Weights from the features straight to the score.
    pub direct: Vec<f32>,
}

/// What is wrong with a file of weights.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ValueError {
    /// It is of another kind or version.
    #[error(
        "the first line is `{found}`, not `{HEADER}`: the file is of another kind or version; retrain with `backlot learn`"
    )]
    Header {
        /// What stands there.
        found: String,
    },
    /// It belongs to another game or an older description of positions.
    #[error("weights are for `{found}`, not `{wanted}`; retrain with `backlot learn`")]
    Shape {
        /// What it is for.
        found: String,
        /// What is needed.
        wanted: String,
    },
    /// A number is missing or can't be read.
    #[error("line {line}: {problem}; the file is damaged; retrain with `backlot learn`")]
    Damaged {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong there.
        problem: String,
    },
}

impl Value {
    /// A value of this shape that finds all seats equal.
    #[must_use]
    pub fn zero(features: usize, hidden: usize) -> Self {
        Self {
            features,
            hidden,
            inner: vec![0.0; hidden * (features + 1)],
            outer: vec![0.0; hidden],
            direct: vec![0.0; features],
        }
    }

    /// How good the seat with this description stands; only differences between seats mean something.
    #[must_use]
    pub fn score(&self, description: &[f32]) -> f32 {
        let mut score = dot(&self.direct, description);
        for (row, outer) in self.inner.chunks_exact(self.features + 1).zip(&self.outer) {
            let sum = dot(&row[..self.features], description) + row[self.features];
            score += outer * sum.max(0.0);
        }
        score
    }

    /// Turns scores of seats into chances that add up to 1.
    pub fn softmax(scores: &mut [f32]) {
        let most = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for score in scores.iter_mut() {
            *score = (*score - most).exp();
            sum += *score;
        }
        for score in scores.iter_mut() {
            *score /= sum;
        }
    }

    /// The text of a file with these weights. `notes` say how they were made, each in a comment line.
    #[must_use]
    pub fn write(&self, game: &str, notes: &[String]) -> String {
        let mut text = format!("{HEADER}\n{}\n", shape(game, self.features, self.hidden));
        for note in notes {
            text.push_str(&format!("# {note}\n"));
        }
        let mut line = |numbers: &[f32]| {
            let words: Vec<String> = numbers.iter().map(|number| format!("{number:.5}")).collect();
            text.push_str(&words.join(" "));
            text.push('\n');
        };
        self.inner.chunks_exact(self.features + 1).for_each(&mut line);
        line(&self.outer);
        line(&self.direct);
        text.push_str("end\n");
        text
    }

    /// Reads a file of weights.
    pub fn read(game: &str, features: usize, text: &str) -> Result<Self, ValueError> {
        let mut lines = text
            .lines()
            .zip(1..)
            .filter(|(line, _)| !line.starts_with('#'))
            .map(|(line, number)| (line.trim(), number));
        let header = lines.next().map_or("", |(line, _)| line);
        if header != HEADER {
            return Err(ValueError::Header { found: header.chars().take(60).collect() });
        }
        let found = lines.next().map_or("", |(line, _)| line);
        let hidden = found
            .rsplit(' ')
            .nth(1)
            .and_then(|word| word.parse::<usize>().ok())
            .filter(|&hidden| hidden <= 4096 && shape(game, features, hidden) == found);
        let Some(hidden) = hidden else {
            let wanted = format!("game {game}, {features} features");
            return Err(ValueError::Shape { found: found.chars().take(80).collect(), wanted });
        };
        let mut value = Self::zero(features, hidden);
        let mut row = |numbers: &mut [f32]| read_row(lines.next(), numbers);
        for numbers in value.inner.chunks_exact_mut(features + 1) {
            row(numbers)?;
        }
        row(&mut value.outer)?;
        row(&mut value.direct)?;
        match lines.next() {
            Some(("end", _)) => Ok(value),
            other => Err(ValueError::Damaged {
                line: other.map_or(0, |(_, number)| number),
                problem: "`end` is missing".to_owned(),
            }),
        }
    }
}

fn shape(game: &str, features: usize, hidden: usize) -> String {
    format!("game {game}, {features} features, {hidden} hidden")
}

fn read_row(line: Option<(&str, usize)>, numbers: &mut [f32]) -> Result<(), ValueError> {
    let Some((text, line)) = line else {
        return Err(ValueError::Damaged { line: 0, problem: "the end is missing".to_owned() });
    };
    let damaged = |problem: String| ValueError::Damaged { line, problem };
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.len() != numbers.len() {
        return Err(damaged(format!("{} numbers, not {}", words.len(), numbers.len())));
    }
    for (number, word) in numbers.iter_mut().zip(words) {
        let read = word.parse().ok().filter(|read: &f32| read.is_finite());
        *number = read.ok_or_else(|| damaged(format!("`{word}` is not a number")))?;
    }
    Ok(())
}

fn dot(a: &[f32], b: &[f32]) -> f32 {
    // Four sums side by side, so that the processor need not wait for one addition after the other.
    let mut sums = [0.0f32; 4];
    let (a4, a_rest) = a.as_chunks::<4>();
    let (b4, b_rest) = b.as_chunks::<4>();
    for (a, b) in a4.iter().zip(b4) {
        for i in 0..4 {
            sums[i] += a[i] * b[i];
        }
    }
    let rest: f32 = a_rest.iter().zip(b_rest).map(|(a, b)| a * b).sum();
    sums.iter().sum::<f32>() + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> Value {
        let mut value = Value::zero(5, 3);
        for (index, weight) in value.inner.iter_mut().chain(&mut value.outer).enumerate() {
            *weight = (index as f32 - 9.0) / 8.0;
        }
        value.direct[4] = 0.5;
        value
    }

    #[test]
    fn weights_read_back_from_their_text() {
        let value = example();
        let text = value.write("game", &["made by hand".to_owned()]);
        assert_eq!(Value::read("game", 5, &text), Ok(value));
    }

    #[test]
    fn the_score_is_that_of_the_formula() {
        let value = example();
        let seen = [1.0, -2.0, 0.5, 0.0, 4.0];
        let hidden = |unit: usize| {
            let row = &value.inner[unit * 6..unit * 6 + 6];
            let sum: f32 = row[..5].iter().zip(&seen).map(|(w, x)| w * x).sum::<f32>() + row[5];
            value.outer[unit] * sum.max(0.0)
        };
        let expected: f32 = (0..3).map(hidden).sum::<f32>() + 0.5 * 4.0;
        assert!((value.score(&seen) - expected).abs() < 1e-5);
    }

    #[test]
    fn damaged_files_are_refused_with_the_place() {
        let text = example().write("game", &[]);
        let truncated: String = text.lines().take(4).map(|line| format!("{line}\n")).collect();
        let cases = [
            (String::new(), "another kind or version"),
            (text.replace("weights 1", "weights 9"), "another kind or version"),
            (text.replace("game game", "game other"), "not `game game"),
            (truncated, "the end is missing"),
            (text.replace("end\n", ""), "`end` is missing"),
            (text.replacen("-1.12500", "x", 1), "line 3: `x` is not a number"),
            (text.replacen("-1.12500 ", "", 1), "line 3: 5 numbers, not 6"),
        ];
        for (text, expected) in cases {
            let error = Value::read("game", 5, &text).unwrap_err().to_string();
            assert!(error.contains(expected), "{error}");
        }
    }
}
