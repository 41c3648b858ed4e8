//! From text to a record, without knowing the game.

use backlot_core::{MAX_SEATS, Seat, SeatSet};

use super::{
    Components, Line, Lines, MAX_BYTES, MAX_STEPS, Record, RecordError, RecordResult, RecordStep,
    VERSION,
};
use crate::Player;
use crate::hosted::{BadHex, FairDeal, Hash, Secret};

impl Record {
    /// Reads a record. Blank lines, comments and both kinds of line ends are fine; everything else
    /// must be as [`to_text`](Record::to_text) writes it.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        if text.len() > MAX_BYTES {
            let problem =
                format!("the text has {} bytes; at most {MAX_BYTES} are read", text.len());
            return Err(RecordError::new(Line(1), problem));
        }
        let mut source = Source::new(text);
        let version = read_version(&mut source)?;
        let (game_line, game) = source.expect("game", "game GAME")?;
        if game.is_empty() || game.contains(char::is_whitespace) {
            return Err(RecordError::new(game_line, "write the id of one game: `game GAME`"));
        }
        let setup = read_setup(&mut source)?;
        let components_line = source.line();
        let components = read_components(&mut source, &setup)?;
        let players = read_players(&mut source, setup.seats)?;
        let fair_line = source.line();
        let fair = read_fair(&mut source, setup.seats)?;
        let (begin_line, draws) = source.expect("begin", "begin DRAW DRAW …")?;
        let begin = read_draws(begin_line, draws)?;
        let steps = read_steps(&mut source, setup.seats)?;
        let result_line = source.line();
        let result = read_result(&mut source, setup.seats)?;
        if let Some((line, text)) = source.peek() {
            let problem = format!("nothing may follow the result: leave out `{}`", short(text));
            return Err(RecordError::new(line, problem));
        }
        let lines = Lines {
            game: game_line,
            setup: setup.line,
            components: components_line,
            fair: fair_line,
            begin: begin_line,
            result: result_line,
        };
        Ok(Self {
            version,
            game: game.to_owned(),
            seats: setup.seats,
            rules: setup.rules,
            options: setup.options,
            components,
            players,
            fair,
            begin,
            steps,
            result,
            lines,
        })
    }

    /// Reads a record from a file's content, which must be UTF-8.
    pub fn parse_bytes(bytes: &[u8]) -> Result<Self, RecordError> {
        match std::str::from_utf8(bytes) {
            Ok(text) => Self::parse(text),
            Err(error) => {
                let before = &bytes[..error.valid_up_to()];
                let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
                let problem =
                    "this is not text: a record is plain UTF-8 text and begins with `backlot 1`";
                Err(RecordError::new(Line(line), problem))
            }
        }
    }
}

/// The lines that say something, with their numbers.
struct Source<'a> {
    lines: std::iter::Peekable<Box<dyn Iterator<Item = (Line, &'a str)> + 'a>>,
    /// The number after the last line, for what is missing at the end.
    end: Line,
}

impl<'a> Source<'a> {
    fn new(text: &'a str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let telling = text.lines().enumerate().filter_map(|(index, line)| {
            let line = without_comment(line);
            (!line.is_empty()).then_some((Line(index + 1), line))
        });
        let lines: Box<dyn Iterator<Item = _>> = Box::new(telling);
        Self { lines: lines.peekable(), end: Line(text.lines().count() + 1) }
    }

    fn peek(&mut self) -> Option<(Line, &'a str)> {
        self.lines.peek().copied()
    }

    /// The number of the next line.
    fn line(&mut self) -> Line {
        self.peek().map_or(self.end, |(line, _)| line)
    }

    /// The next line if it starts with this word: its number and the rest.
    fn next_if_word(&mut self, word: &str) -> Option<(Line, &'a str)> {
        let (line, text) = self.lines.next_if(|(_, text)| first_word(text).0 == word)?;
        Some((line, first_word(text).1))
    }

    /// The next line, which must start with this word; `form` is what it should look like.
    fn expect(&mut self, word: &str, form: &str) -> Result<(Line, &'a str), RecordError> {
        if let Some(found) = self.next_if_word(word) {
            return Ok(found);
        }
        Err(match self.peek() {
            Some((line, text)) => {
                RecordError::new(line, format!("`{form}` must stand here, not `{}`", short(text)))
            }
            None => {
                RecordError::new(self.end, format!("the record ends early: `{form}` is missing"))
            }
        })
    }
}

/// The line without its comment and the blanks around it. Names and component sets may hold any sign.
fn without_comment(line: &str) -> &str {
    let line = line.trim_start();
    if line.starts_with('#') {
        return "";
    }
    if line.starts_with('|') {
        return line;
    }
    if first_word(line).0 == "player" {
        return line.trim_end();
    }
    let comment =
        line.match_indices('#').map(|(at, _)| at).find(|&at| line[..at].ends_with([' ', '\t']));
    line[..comment.unwrap_or(line.len())].trim_end()
}

fn first_word(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim_start())
}

/// Found text as it can be shown in one line of a message.
pub(super) fn short(text: &str) -> String {
    let mut shown: String = text.chars().take(60).flat_map(char::escape_debug).collect();
    if text.chars().nth(60).is_some() {
        shown.push('…');
    }
    shown
}

/// A number as [`to_text`](Record::to_text) writes it: digits without needless zeros.
fn number<T: std::str::FromStr>(word: &str) -> Option<T> {
    let digits = word.strip_prefix('-').unwrap_or(word);
    let plain = digits == "0" || !digits.starts_with(['0', '+', '-']);
    if plain && word != "-0" { word.parse().ok() } else { None }
}

fn read_version(source: &mut Source<'_>) -> Result<u32, RecordError> {
    let (line, version) = source.expect("backlot", &format!("backlot {VERSION}"))?;
    match number::<u32>(version) {
        Some(VERSION) => Ok(VERSION),
        Some(other) => {
            let problem = format!(
                "this record has version {other}, and this program reads version {VERSION}: \
                 use the program that wrote it"
            );
            Err(RecordError::new(line, problem))
        }
        None => Err(RecordError::new(line, format!("write `backlot {VERSION}`"))),
    }
}

struct Setup {
    line: Line,
    seats: usize,
    rules: u32,
    options: Vec<(String, String)>,
    is_standard: bool,
    hash: String,
}

fn read_setup(source: &mut Source<'_>) -> Result<Setup, RecordError> {
    const FORM: &str = "setup seats=N rules=VERSION OPTION=VALUE … components=standard:HASH";
    let (line, rest) = source.expect("setup", FORM)?;
    let wrong = |problem: String| RecordError::new(line, format!("{problem}; write `{FORM}`"));
    let mut pairs = Vec::new();
    for word in rest.split_whitespace() {
        match word.split_once('=') {
            Some((key, value)) if !key.is_empty() && !value.is_empty() => pairs.push((key, value)),
            _ => return Err(wrong(format!("`{}` is not of the form KEY=VALUE", short(word)))),
        }
    }
    let [("seats", seats), options @ .., ("components", components)] = pairs.as_slice() else {
        return Err(wrong("seats come first and components last".to_owned()));
    };
    let seats = number(seats).filter(|seats| (1..=MAX_SEATS).contains(seats)).ok_or_else(|| {
        wrong(format!("seats must be a number from 1 to {MAX_SEATS}, not `{}`", short(seats)))
    })?;
    // Records from before rules had versions don't name one.
    let (rules, options) = match options {
        [("rules", rules), options @ ..] => (number(rules).filter(|rules| *rules > 0), options),
        _ => (Some(1), options),
    };
    let rules = rules.ok_or_else(|| wrong("rules must be a number from 1 on".to_owned()))?;
    let known_kind = components.split_once(':').filter(|(kind, hash)| {
        matches!(*kind, "standard" | "custom")
            && hash.len() == 16
            && hash.bytes().all(|sign| matches!(sign, b'0'..=b'9' | b'a'..=b'f'))
    });
    let Some((kind, hash)) = known_kind else {
        let found = short(components);
        return Err(wrong(format!(
            "components must be standard: or custom: and 16 hexadecimal digits, not `{found}`"
        )));
    };
    Ok(Setup {
        line,
        seats,
        rules,
        options: options
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect(),
        is_standard: kind == "standard",
        hash: hash.to_owned(),
    })
}

fn read_components(source: &mut Source<'_>, setup: &Setup) -> Result<Components, RecordError> {
    let hash = setup.hash.clone();
    if setup.is_standard {
        return match source.peek() {
            Some((line, text)) if text.starts_with('|') || first_word(text).0 == "components" => {
                let problem = "the set-up says components=standard, so no `components` may follow";
                Err(RecordError::new(line, problem))
            }
            _ => Ok(Components::Standard { hash }),
        };
    }
    let (line, rest) = source.expect("components", "components")?;
    if !rest.is_empty() {
        let problem = "`components` stands alone; the set follows, each line behind `| `";
        return Err(RecordError::new(line, problem));
    }
    let mut toml = String::new();
    while let Some((line, text)) = source.lines.next_if(|(_, text)| text.starts_with('|')) {
        let content = &text[1..];
        if !content.is_empty() && !content.starts_with(' ') {
            return Err(RecordError::new(line, "a blank must follow the `|`"));
        }
        toml.push_str(content.strip_prefix(' ').unwrap_or(content));
        toml.push('\n');
    }
    Ok(Components::Custom { hash, toml })
}

fn read_players(source: &mut Source<'_>, seats: usize) -> Result<Vec<Player>, RecordError> {
    let mut players = Vec::new();
    for expected in 1..=seats {
        let (line, rest) = source.expect("player", &format!("player {expected} NAME"))?;
        let (place, name) = first_word(rest);
        if number(place) != Some(expected) {
            let problem = format!("this must be `player {expected} NAME`: players stand by seat");
            return Err(RecordError::new(line, problem));
        }
        players.push(name.parse().map_err(|problem: String| RecordError::new(line, problem))?);
    }
    if let Some((line, _)) = source.next_if_word("player") {
        let problem = format!("the set-up has {seats} seats: leave out this player");
        return Err(RecordError::new(line, problem));
    }
    Ok(players)
}

fn read_fair(source: &mut Source<'_>, seats: usize) -> Result<Option<FairDeal>, RecordError> {
    let Some((line, rest)) = source.next_if_word("table") else { return Ok(None) };
    let (table, round) = first_word(rest);
    let round = number::<u32>(round).filter(|round| *round > 0);
    let round = round.ok_or_else(|| {
        RecordError::new(line, "write the table's id and which deal it was: `table ID 1`")
    })?;
    let (line, commit) = source.expect("commit", "commit 64 DIGITS")?;
    let commit = read_hex(line, commit)?;
    let mut numbers: Vec<(Seat, Hash, Secret)> = Vec::new();
    while let Some((line, rest)) = source.next_if_word("entropy") {
        let (place, rest) = first_word(rest);
        let last = numbers.last().map(|entry| entry.0);
        let seat = read_seat(place, seats).filter(|seat| Some(*seat) > last).ok_or_else(|| {
            let problem = format!("write a seat from 1 to {seats}; seats stand once and in order");
            RecordError::new(line, problem)
        })?;
        let (hash, number) = first_word(rest);
        numbers.push((seat, read_hex(line, hash)?, read_hex(line, number)?));
    }
    let secret = match source.next_if_word("secret") {
        None => None,
        Some((line, secret)) => Some(read_hex(line, secret)?),
    };
    Ok(Some(FairDeal { table: table.to_owned(), round, commit, numbers, secret }))
}

fn read_hex<T: std::str::FromStr<Err = BadHex>>(line: Line, text: &str) -> Result<T, RecordError> {
    text.parse().map_err(|bad: BadHex| {
        RecordError::new(line, format!("`{}` is not a hash or number: {bad}", short(text)))
    })
}

fn read_draws(line: Line, text: &str) -> Result<Vec<u32>, RecordError> {
    let draw = |word| {
        number(word).ok_or_else(|| {
            let problem = format!("`{}` is not a draw: draws are numbers from 0 on", short(word));
            RecordError::new(line, problem)
        })
    };
    text.split_whitespace().map(draw).collect()
}

fn read_steps(source: &mut Source<'_>, seats: usize) -> Result<Vec<RecordStep>, RecordError> {
    let mut steps = Vec::new();
    while let Some((line, text)) = source.lines.next_if(|(_, text)| first_word(text).0 != "result")
    {
        if steps.len() == MAX_STEPS {
            let problem = format!("more than {MAX_STEPS} steps are not read");
            return Err(RecordError::new(line, problem));
        }
        steps.push(read_step(line, text, seats)?);
    }
    Ok(steps)
}

fn read_step(line: Line, text: &str, seats: usize) -> Result<RecordStep, RecordError> {
    const FORM: &str = "SEAT ACTION` or `SEAT ACTION ; draws DRAW DRAW …";
    let wrong = |problem: String| RecordError::new(line, problem);
    let (place, rest) = first_word(text);
    let seat = read_seat(place, seats).ok_or_else(|| {
        wrong(format!(
            "`{}` is not a step: write `{FORM}` with a seat from 1 to {seats}",
            short(text)
        ))
    })?;
    let (action, draws) = match rest.split_once(';') {
        None => (rest, Vec::new()),
        Some((action, tail)) => match first_word(tail.trim_start()) {
            ("draws", numbers) if !numbers.is_empty() => (action, read_draws(line, numbers)?),
            _ => return Err(wrong("after `;` only `draws DRAW DRAW …` may stand".to_owned())),
        },
    };
    let words: Vec<&str> = action.split_whitespace().collect();
    if words.is_empty() {
        return Err(wrong(format!("the action is missing: write `{FORM}`")));
    }
    Ok(RecordStep { line, seat, notation: words.join(" "), draws })
}

/// A seat by its number, counted from 1.
fn read_seat(word: &str, seats: usize) -> Option<Seat> {
    number::<usize>(word)
        .filter(|place| (1..=seats).contains(place))
        .and_then(|place| Seat::new(place - 1))
}

fn read_result(source: &mut Source<'_>, seats: usize) -> Result<Option<RecordResult>, RecordError> {
    let Some((line, text)) = source.next_if_word("result") else {
        return Ok(None);
    };
    let read = || {
        let mut words = text.split_whitespace();
        let mut scores = Vec::new();
        for _ in 0..seats {
            scores.push(number(words.next()?)?);
        }
        let mut winners = SeatSet::EMPTY;
        let mut last = None;
        if words.next()? != "winners" {
            return None;
        }
        for word in words {
            let seat = read_seat(word, seats).filter(|seat| Some(*seat) > last)?;
            winners.insert(seat);
            last = Some(seat);
        }
        last.map(|_| RecordResult { scores, winners })
    };
    match read() {
        Some(result) => Ok(Some(result)),
        None => {
            let problem = format!(
                "`result {}` is not a result: write {seats} scores, `winners` and the winners' seats, \
                 as in `result 65 61 winners 1`",
                short(text)
            );
            Err(RecordError::new(line, problem))
        }
    }
}
