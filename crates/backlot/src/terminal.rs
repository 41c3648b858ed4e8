//! Playing in the terminal.

mod board;
mod dream_factory;
mod hollywood;
mod hollywood_cards;
pub(crate) mod page;
mod plain;
mod saves;
mod session;
pub(crate) mod sheet;

use std::io::{self, BufRead, IsTerminal, Write};

use anyhow::Result;
use backlot_bots::{Bot, Level};
use backlot_core::{Playable, SetupRequest, Text};
use backlot_games::{GameKind, with_game};
use backlot_locales::{Locale, ReaderContext};
use backlot_strategy::{Knowledge, Strategy};
use backlot_table::{Player, Table};

use crate::cli::PlayArgs;
use crate::commands::knowledge::own_knowledge_of;
use crate::commands::{Usage, fresh_seed, setup_request};
use saves::{Saved, Saves};
use session::Session;

/// Narrower than this, the board can't be drawn.
const NARROWEST: usize = 60;

/// Plays: goes on with a saved game, or starts a new one.
pub(crate) fn play(args: &PlayArgs) -> Result<()> {
    check_terminal()?;
    let saves = Saves::in_folder(args.data.as_deref())?;
    let kind = match args.game {
        Some(kind) => kind,
        None => choose_game()?,
    };
    with_game!(kind, G => play_game::<G>(args, &saves))
}

/// The main job needs a terminal that is wide enough; everything else works without.
fn check_terminal() -> Result<()> {
    if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        let message = "playing needs a terminal, and this is none. \
            For programs there is `backlot engine`, for many games `backlot simulate`";
        return Err(Usage(message.to_owned()).into());
    }
    match page::real_width() {
        Some(width) if width < NARROWEST => Err(Usage(format!(
            "the terminal is {width} columns wide; at least {NARROWEST} are needed. \
             Make the window wider or the letters smaller"
        ))
        .into()),
        _ => Ok(()),
    }
}

fn choose_game() -> Result<GameKind> {
    if let [only] = GameKind::ALL.as_slice() {
        return Ok(*only);
    }
    let ask = Locale::english().message("terminal-choose-game");
    println!("{ask}");
    for (number, kind) in (1..).zip(GameKind::ALL) {
        println!("{number:>3}  {}: {}", kind.info().title, crate::commands::games::summary(kind));
    }
    loop {
        let answer = read_answer("> ")?;
        let Some(answer) = answer else {
            return Err(Usage("no game was chosen".to_owned()).into());
        };
        let by_number = answer.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        if let Some(&kind) = by_number.and_then(|index| GameKind::ALL.get(index)) {
            return Ok(kind);
        }
        match answer.parse() {
            Ok(kind) => return Ok(kind),
            Err(error) => println!("{error}"),
        }
    }
}

fn play_game<G: Playable + Strategy>(args: &PlayArgs, saves: &Saves) -> Result<()> {
    let own = own_knowledge_of::<G>(G::info().id, &args.knowledge)?;
    let knowledge = own.as_ref().unwrap_or_else(|| G::knowledge());
    let saved = if args.new { None } else { saves.load(G::info().id)? };
    if let Some(saved) = saved
        && wants_to_go_on::<G>(&saved)?
    {
        let table = Table::<G>::from_record(&saved.record, &saved.seed)?;
        return Session::new(table, saved.seed, saves.clone(), knowledge, args.plain)?.run();
    }
    let seed = args.seed.clone().unwrap_or_else(fresh_seed);
    if seed.chars().any(char::is_control) {
        return Err(Usage("a seed must be one line without control characters".to_owned()).into());
    }
    let request = setup_request(&args.setup)?;
    let table = new_table::<G>(args, &request, &seed, knowledge)?;
    Session::new(table, seed, saves.clone(), knowledge, args.plain)?.run()
}

fn wants_to_go_on<G: Playable>(saved: &Saved) -> Result<bool> {
    let question = Text::new("terminal-go-on")
        .with("game", G::info().title)
        .with("steps", saved.record.steps.len());
    let question = Locale::english().render(&question, &ReaderContext::default());
    println!("{question}");
    loop {
        match read_answer("> ")?.as_deref().map(str::to_ascii_lowercase).as_deref() {
            None => return Err(Usage("nothing was chosen; the saved game stays".to_owned()).into()),
            Some("" | "y" | "yes") => return Ok(true),
            Some("n" | "no") => return Ok(false),
            Some(_) => println!("{question}"),
        }
    }
}

fn new_table<G: Playable>(
    args: &PlayArgs,
    request: &SetupRequest,
    seed: &str,
    knowledge: &Knowledge,
) -> Result<Table<G>> {
    let setup = G::setup(request)?;
    let (seats, _) = G::table_of(&setup);
    if !(1..=seats).contains(&args.seat) {
        return Err(Usage(format!("--seat must be from 1 to {seats}, not {}", args.seat)).into());
    }
    let bots: Vec<Level> = match *args.bots.as_slice() {
        [level] => vec![level; seats - 1],
        _ if args.bots.len() == seats - 1 => args.bots.clone(),
        _ => {
            let message = format!(
                "{} bot levels for {} bots: name one for all, or one for each",
                args.bots.len(),
                seats - 1
            );
            return Err(Usage(message).into());
        }
    };
    for &level in &bots {
        Bot::new(level, seats, knowledge).map_err(|error| Usage(error.to_string()))?;
    }
    let name = args.name.clone().unwrap_or_else(|| Locale::english().message("terminal-you"));
    let mut players: Vec<Player> = bots.iter().map(|level| Player::bot(level.name())).collect();
    players.insert(args.seat - 1, Player::person(&name));
    Ok(Table::new(setup, players, seed))
}

/// Asks for a line; `None` at the end of input.
pub(crate) fn read_answer(prompt: &str) -> Result<Option<String>> {
    print!("{prompt}");
    io::stdout().flush()?;
    let mut bytes = Vec::new();
    if io::stdin().lock().read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
}
