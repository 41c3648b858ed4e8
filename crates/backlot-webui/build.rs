//! Builds the page with Vite and packs it: `npm ci` if the lock file has changed, `vite build`, then every file
//! compressed once, so that the server only hands out bytes.
//!
//! - `BACKLOT_WEB_DIST=DIR` takes a ready build from there.
//! - `BACKLOT_WEB=skip` leaves the page out, for linters.
//! - Without Node the page is left out, too, with a warning.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use sha2::{Digest, Sha256};

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let root = Path::new(&env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../..");
    for watched in ["src", "public", "build", "index.html", "package-lock.json", "vite.config.ts"] {
        println!("cargo::rerun-if-changed={}", root.join("web").join(watched).display());
    }
    println!("cargo::rerun-if-changed={}", root.join("locales").display());
    // The page shows the clauses of games that have no rules page.
    for entry in fs::read_dir(root.join("crates")).into_iter().flatten().flatten() {
        let rules = entry.path().join("rules.md");
        if rules.is_file() {
            println!("cargo::rerun-if-changed={}", rules.display());
        }
    }
    println!("cargo::rerun-if-env-changed=BACKLOT_WEB_DIST");
    println!("cargo::rerun-if-env-changed=BACKLOT_WEB");

    let dist = match find_or_build(&root.join("web"), &out) {
        Ok(dist) => dist,
        Err(why) => {
            println!("cargo::warning=the web page is left out: {why}");
            None
        }
    };
    let files = dist.map(|dist| files_below(&dist)).unwrap_or_default();
    let table = pack(&files, &out.join("packed"));
    fs::write(out.join("assets.rs"), table).expect("OUT_DIR can be written");
}

/// The folder with the built page, or nothing if it is not wanted.
fn find_or_build(web: &Path, out: &Path) -> Result<Option<PathBuf>, String> {
    if env::var("BACKLOT_WEB").is_ok_and(|wish| wish == "skip") {
        return Ok(None);
    }
    if let Some(ready) = env::var_os("BACKLOT_WEB_DIST") {
        let ready = PathBuf::from(ready);
        if !ready.join("index.html").is_file() {
            return Err(format!("BACKLOT_WEB_DIST={} has no index.html", ready.display()));
        }
        return Ok(Some(ready));
    }
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    if Command::new(npm).arg("--version").output().is_err() {
        return Err("npm was not found; install Node 20 or newer and build again".to_owned());
    }
    install(npm, web)?;
    let dist = out.join("dist");
    let mut build = Command::new(npm);
    build.args(["run", "--silent", "build"]).current_dir(web).env("BACKLOT_WEB_OUT", &dist);
    // With all its tools there, a page that can't be built is a mistake in the page.
    run(&mut build).unwrap_or_else(|why| panic!("{why}"));
    Ok(Some(dist))
}

/// `npm ci`, unless it was done for this very lock file.
fn install(npm: &str, web: &Path) -> Result<(), String> {
    let lock = fs::read_to_string(web.join("package-lock.json"))
        .map_err(|error| format!("package-lock.json: {error}"))?;
    // `cargo xtask test` keeps the same mark: see xtask/src/web.rs.
    let mark = web.join("node_modules/.installed-lock");
    if fs::read_to_string(&mark).is_ok_and(|done| done == lock) {
        return Ok(());
    }
    run(Command::new(npm).args(["ci", "--no-audit", "--no-fund"]).current_dir(web))?;
    fs::write(mark, lock).map_err(|error| format!("node_modules: {error}"))
}

fn run(command: &mut Command) -> Result<(), String> {
    let shown = format!("{command:?}");
    let output = command.output().map_err(|error| format!("{shown}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let text = String::from_utf8_lossy(&output.stderr).into_owned()
        + &String::from_utf8_lossy(&output.stdout);
    // Cargo shows a warning as one line.
    let tail: Vec<_> = text.lines().rev().take(12).collect();
    Err(format!("{shown} failed: {}", tail.into_iter().rev().collect::<Vec<_>>().join(" | ")))
}

fn files_below(folder: &Path) -> Vec<(String, PathBuf)> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).expect("Vite's output can be read").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).expect("it lies below").to_string_lossy();
                found.push((name.replace('\\', "/"), path));
            }
        }
    }
    found.sort();
    found
}

/// Compresses each file and writes the table of all, as Rust.
fn pack(files: &[(String, PathBuf)], folder: &Path) -> String {
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder).expect("OUT_DIR can be written");
    let mut table = String::from("pub(crate) const ASSETS: &[Asset] = &[\n");
    for (index, (name, path)) in files.iter().enumerate() {
        let plain = fs::read(path).expect("Vite's output can be read");
        let brotli = brotli_of(&plain);
        let gzip = gzip_of(&plain);
        let worth_it = brotli.len() + 64 < plain.len();
        let part = |kind: &str, bytes: &[u8]| {
            let file = folder.join(format!("{index}.{kind}"));
            fs::write(&file, bytes).expect("OUT_DIR can be written");
            format!("include_bytes!({:?})", file.display().to_string())
        };
        let plain_code = part("plain", &plain);
        let (brotli, gzip) = if worth_it {
            (format!("Some({})", part("br", &brotli)), format!("Some({})", part("gz", &gzip)))
        } else {
            ("None".to_owned(), "None".to_owned())
        };
        let etag = &hex(&plain)[..20];
        writeln!(
            table,
            "    Asset {{ path: {name:?}, etag: \"\\\"{etag}\\\"\", plain: {plain_code}, brotli: {brotli}, gzip: {gzip} }},"
        )
        .expect("a string takes it");
    }
    table.push_str("];\n");
    table
}

fn brotli_of(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut out, 4096, 9, 22);
    writer.write_all(bytes).expect("a vector takes it");
    drop(writer);
    out
}

fn gzip_of(bytes: &[u8]) -> Vec<u8> {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    writer.write_all(bytes).expect("a vector takes it");
    writer.finish().expect("a vector takes it")
}

fn hex(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
