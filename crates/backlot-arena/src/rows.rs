//! Played games as rows of a Parquet file, for Polars, DuckDB and the like.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use backlot_core::Seat;
use parquet::basic::{Compression, ZstdLevel};
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;

use crate::simulate::Played;

/// The version of the columns. It grows whenever one changes its meaning.
pub(crate) const SCHEMA: u32 = 1;

/// A row for each seat of each game.
const COLUMNS: &str = "message games {
    required int64 game;
    required int32 seat;
    required binary bot (utf8);
    required int32 score;
    required int32 rank;
    required double win_share;
    required int32 steps;
}";

/// Writes the games, in their order, with what a reader must know beside them.
pub(crate) fn write(
    path: &Path,
    games: &[Played],
    bots: &[String],
    about: Vec<(String, String)>,
) -> Result<(), ParquetError> {
    let about = about.into_iter().map(|(key, value)| KeyValue::new(key, value)).collect();
    let properties = WriterProperties::builder()
        .set_compression(Compression::ZSTD(ZstdLevel::try_new(3)?))
        .set_created_by(format!("backlot {}", env!("CARGO_PKG_VERSION")))
        .set_key_value_metadata(Some(about))
        .build();
    let schema = Arc::new(parse_message_type(COLUMNS)?);
    let mut file =
        SerializedFileWriter::new(File::create_new(path)?, schema, Arc::new(properties))?;
    let mut group = file.next_row_group()?;
    // In the order of `COLUMNS`.
    int64(&mut group, &each(games, |played, _| i64::try_from(played.number).unwrap_or(i64::MAX)))?;
    int32(&mut group, &each(games, |_, seat| small(seat.index())))?;
    let names: Vec<ByteArray> = bots.iter().map(|bot| ByteArray::from(bot.as_str())).collect();
    column::<ByteArrayType>(&mut group, &each(games, |_, seat| names[seat.index()].clone()))?;
    int32(&mut group, &each(games, |played, seat| played.outcome.scores[seat]))?;
    int32(&mut group, &each(games, |played, seat| played.outcome.ranks[seat].into()))?;
    column::<DoubleType>(&mut group, &each(games, |played, seat| played.outcome.win_share(seat)))?;
    int32(&mut group, &each(games, |played, _| small(played.steps)))?;
    group.close()?;
    file.into_inner()?.sync_all()?;
    Ok(())
}

fn small(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// A value for each seat of each game.
fn each<T>(games: &[Played], value: impl Fn(&Played, Seat) -> T) -> Vec<T> {
    let seats = |played: &Played| Seat::all(played.outcome.seats);
    games.iter().flat_map(|played| seats(played).map(|seat| value(played, seat))).collect()
}

type Group<'a> = SerializedRowGroupWriter<'a, File>;

fn int64(group: &mut Group<'_>, values: &[i64]) -> Result<(), ParquetError> {
    column::<Int64Type>(group, values)
}

fn int32(group: &mut Group<'_>, values: &[i32]) -> Result<(), ParquetError> {
    column::<Int32Type>(group, values)
}

fn column<T: parquet::data_type::DataType>(
    group: &mut Group<'_>,
    values: &[T::T],
) -> Result<(), ParquetError> {
    let Some(mut column) = group.next_column()? else {
        return Err(ParquetError::General("more columns are written than said".to_owned()));
    };
    column.typed::<T>().write_batch(values, None, None)?;
    column.close()
}
