//! `backlot serve`: the server with its page.

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};
use backlot_server::{Options, Server};
use backlot_store::Address;
use etcetera::BaseStrategy;
use tracing_subscriber::filter::LevelFilter;

use super::Usage;
use crate::cli::{PlaceArgs, ServeArgs};

pub(crate) fn run(args: &ServeArgs) -> Result<()> {
    let options = options(args)?;
    if args.show {
        print!("{}", toml::to_string_pretty(&options)?);
        return Ok(());
    }
    let level = std::env::var("BACKLOT_LOG").unwrap_or_else(|_| "info".to_owned());
    let level: LevelFilter = level
        .parse()
        .map_err(|_| Usage("BACKLOT_LOG is off, error, warn, info, debug or trace".to_owned()))?;
    tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr).init();
    let runtime = runtime()?;
    let served = runtime.block_on(serve(options));
    // What was given up at the end of the drain must not hold the program up either.
    runtime.shutdown_timeout(Duration::from_secs(1));
    served
}

pub(crate) fn runtime() -> Result<tokio::runtime::Runtime> {
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    builder.enable_all().build().context("can't start threads")
}

async fn serve(options: Options) -> Result<()> {
    let database = options.address().map_err(Usage)?;
    let public = options.public_address.clone();
    let server = Server::bind(options, backlot_webui::router()).await?;
    let address = server.address()?;
    // Before anybody is told that the server is ready: they may stop it at once.
    let stop = stop_signal()?;
    say(&format!("Backlot is ready: {}", public.unwrap_or_else(|| format!("http://{address}"))));
    say(&format!("Tables are kept in {database}. End with Ctrl-C."));
    server.run(stop).await?;
    say("Backlot has stopped; everything is stored.");
    Ok(())
}

/// Whether anybody still reads the output must not matter to a server.
fn say(line: &str) {
    let mut out = std::io::stdout();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

/// Resolves when somebody wants the server to stop. Signals count from now on.
#[cfg(unix)]
fn stop_signal() -> Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Resolves when somebody wants the server to stop. Ctrl-C counts from now on.
#[cfg(windows)]
fn stop_signal() -> Result<impl Future<Output = ()> + Send + 'static> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}

/// Flags and environment over the file, and that over what is usual.
fn options(args: &ServeArgs) -> Result<Options> {
    let mut options = from_place(&args.place)?;
    let ServeArgs { listen, public_address, invitation, admin_token, node, .. } = args.clone();
    if let Some(listen) = listen {
        options.listen = listen;
    }
    options.public_address = public_address.or(options.public_address);
    options.invitation = invitation.or(options.invitation);
    options.admin_token = admin_token.or(options.admin_token);
    options.node = node.or(options.node);
    options.origins.extend(args.origin.iter().cloned());
    options.behind_proxy |= args.behind_proxy;
    options.webhooks |= args.webhooks;
    for pair in &args.limit {
        set_limit(&mut options, pair)?;
    }
    options.address().map_err(Usage)?;
    Ok(options)
}

fn set_limit(options: &mut Options, pair: &str) -> Result<()> {
    let mut limits = toml::Table::try_from(&options.limits)?;
    let (key, value) = pair
        .split_once('=')
        .ok_or_else(|| Usage(format!("`{pair}`: write a limit as KEY=NUMBER")))?;
    if !limits.contains_key(key) {
        let known: Vec<&str> = limits.keys().map(String::as_str).collect();
        return Err(
            Usage(format!("there is no limit `{key}`; there are: {}", known.join(", "))).into()
        );
    }
    let number: i64 =
        value.parse().map_err(|_| Usage(format!("`{pair}`: `{value}` is not a whole number")))?;
    limits.insert(key.to_owned(), number.into());
    options.limits = limits.try_into().map_err(|error| Usage(format!("`{pair}`: {error}")))?;
    Ok(())
}

/// The options of a file, with the place of the database.
fn from_place(args: &PlaceArgs) -> Result<Options> {
    let mut options = match &args.file {
        None => Options { data: data_folder()?, ..Options::default() },
        Some(path) => {
            let text = String::from_utf8(super::read_file(path)?)
                .with_context(|| format!("{}: this is not a text file", path.display()))?;
            toml::from_str(&text).with_context(|| path.display().to_string())?
        }
    };
    if let Some(data) = &args.data {
        options.data.clone_from(data);
    }
    options.database = args.database.clone().or(options.database);
    Ok(options)
}

/// The database that these arguments mean.
pub(crate) fn database(args: &PlaceArgs) -> Result<Address> {
    Ok(from_place(args)?.address().map_err(Usage)?)
}

fn data_folder() -> Result<PathBuf> {
    let strategy = etcetera::choose_base_strategy()
        .context("this account has no home folder: say where to keep tables with --data DIR")?;
    Ok(strategy.data_dir().join("backlot").join("server"))
}
