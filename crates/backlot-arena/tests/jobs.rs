//! Jobs: parts are the same whoever plays them, and what is missing is played.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use backlot_arena::{Entrant, Job, JobError, Plan, Progress};
use backlot_bots::Level;
use backlot_core::SetupRequest;
use backlot_games::GameKind;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::RowAccessor;

fn plan(kind: GameKind) -> Plan {
    Plan {
        kind,
        request: SetupRequest::default(),
        bots: vec![Entrant::of(Level::Random)],
        games: 50,
        seed: "job".to_owned(),
        threads: 1,
    }
}

fn play(job: &Job, folder: &Path, parts: impl IntoIterator<Item = u64>, threads: usize) {
    for part in parts {
        assert!(job.play(folder, part, threads, &Progress::default()).unwrap());
    }
}

fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    files
        .map(|file| {
            (file.file_name().to_string_lossy().into_owned(), fs::read(file.path()).unwrap())
        })
        .collect()
}

#[test]
fn parts_are_the_same_bytes_in_any_order_on_any_number_of_threads() {
    for kind in GameKind::ALL {
        let job = Job::new(&plan(kind), 8);
        let [one, many] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        job.begin(one.path()).unwrap();
        play(&job, one.path(), 0..7, 1);
        job.begin(many.path()).unwrap();
        play(&job, many.path(), [6, 0, 3, 1, 5, 2, 4], 3);
        assert_eq!(contents(one.path()), contents(many.path()));
        assert_eq!(contents(one.path()).len(), 8, "seven parts, the job, and no drafts");
    }
}

#[test]
fn what_is_missing_is_played_and_what_was_stopped_does_not_count() {
    let folder = tempfile::tempdir().unwrap();
    let job = Job::new(&plan(GameKind::ALL[0]), 20);
    job.begin(folder.path()).unwrap();
    play(&job, folder.path(), [1], 1);
    assert_eq!(job.missing(folder.path()), [0, 2]);
    let stopped = Progress::default();
    stopped.stop.store(true, std::sync::atomic::Ordering::Relaxed);
    assert!(!job.play(folder.path(), 0, 2, &stopped).unwrap());
    assert_eq!(job.missing(folder.path()), [0, 2]);
    // Begun again, by another process, say.
    job.begin(folder.path()).unwrap();
    assert_eq!(Job::read(folder.path()).unwrap(), job);
    play(&job, folder.path(), [0, 1, 2], 1);
    assert!(job.missing(folder.path()).is_empty());
}

#[test]
fn rows_are_those_of_the_games() {
    let folder = tempfile::tempdir().unwrap();
    let plan = plan(GameKind::ALL[0]);
    let job = Job::new(&plan, 50);
    job.begin(folder.path()).unwrap();
    play(&job, folder.path(), [0], 2);
    let file = fs::File::open(Job::part_path(folder.path(), 0)).unwrap();
    let reader = SerializedFileReader::new(file).unwrap();
    let about = reader.metadata().file_metadata().key_value_metadata().unwrap();
    let schema = about.iter().find(|pair| pair.key == "backlot.schema").unwrap();
    assert_eq!(schema.value.as_deref(), Some("1"));
    let rows: Vec<_> = reader.get_row_iter(None).unwrap().map(Result::unwrap).collect();
    let seats = rows.iter().take_while(|row| row.get_long(0).unwrap() == 0).count();
    assert_eq!(rows.len(), 50 * seats);
    let simulation = backlot_arena::simulate(&plan, &Progress::default()).unwrap();
    for (seat, result) in simulation.seats.iter().enumerate() {
        let own = rows.iter().skip(seat).step_by(seats);
        let scores: i64 = own.clone().map(|row| i64::from(row.get_int(3).unwrap())).sum();
        assert!((result.mean_score - scores as f64 / 50.0).abs() < 1e-9);
        let wins: f64 = own.clone().map(|row| row.get_double(5).unwrap()).sum();
        assert!((result.wins - wins).abs() < 1e-9);
        assert!(own.clone().all(|row| row.get_int(1).unwrap() == i32::try_from(seat).unwrap()));
        assert!(own.clone().all(|row| row.get_string(2).unwrap() == "random"));
    }
}

#[test]
fn a_folder_is_for_one_job_of_one_version() {
    let folder = tempfile::tempdir().unwrap();
    let job = Job::new(&plan(GameKind::ALL[0]), 20);
    job.begin(folder.path()).unwrap();
    let other = Job { games: 51, ..job.clone() };
    assert!(matches!(other.begin(folder.path()), Err(JobError::Another { .. })));
    let path = folder.path().join("job.toml");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(
        &path,
        text.replace(&format!("backlot = \"{}\"", job.backlot), "backlot = \"0.0.1\""),
    )
    .unwrap();
    let found = Job::read(folder.path());
    assert!(
        matches!(found, Err(JobError::OtherVersion { ref begun }) if begun == "0.0.1"),
        "{found:?}"
    );
    fs::write(&path, "games = 5\n").unwrap();
    assert!(matches!(Job::read(folder.path()), Err(JobError::NotAJob { .. })));
    let missing = Job::read(Path::new("no/such/folder"));
    assert!(matches!(missing, Err(JobError::Io { .. })), "{missing:?}");
}

#[test]
fn jobs_that_cannot_be_repeated_or_played_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut timed = plan(GameKind::ALL[0]);
    timed.bots = vec!["hard@30ms".parse().unwrap()];
    let begun = Job::new(&timed, 10).begin(folder.path());
    assert!(matches!(begun, Err(JobError::Timed(_))), "{begun:?}");
    let crowded = Plan { request: SetupRequest::seats(99), ..plan(GameKind::ALL[0]) };
    assert!(matches!(Job::new(&crowded, 10).begin(folder.path()), Err(JobError::Plan(_))));
    let job = Job::new(&plan(GameKind::ALL[0]), 10);
    let beyond = job.play(folder.path(), 5, 1, &Progress::default());
    assert!(matches!(beyond, Err(JobError::NoSuchPart { part: 5, parts: 5 })), "{beyond:?}");
    // A file in the place of the folder.
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    assert!(matches!(job.begin(&file), Err(JobError::Io { .. })));
}
