//! What the checker can find.

/// Something that must not be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the words say it")]
pub enum Wrong {
    #[error("the ledger cannot be read: {0}")]
    Ledger(String),
    #[error("{table}: one was told that version {version} is {one}, another that it is {other}")]
    TwoTruths { table: String, version: u32, one: String, other: String },
    #[error("{table}: the command {command} was acknowledged as version {one} and as version {other}")]
    TwoAnswers { table: String, command: String, one: u32, other: u32 },
    #[error("{table}: one player has seen version {one} last, another version {other}")]
    Apart { table: String, one: u32, other: u32 },
    #[error("{table}: version {version} is followed by {next}")]
    Gap { table: String, version: usize, next: i64 },
    #[error("{table}: somebody was told of {action} as version {version}, but {kept} was kept")]
    Lost { table: String, version: u32, action: String, kept: String },
    #[error("{table}: version {version} was acknowledged to the command {command}, but was made by {kept}")]
    Another { table: String, version: u32, command: String, kept: String },
    #[error("{table}: the command {command} has taken effect twice, the second time as version {version}")]
    Twice { table: String, version: usize, command: String },
    #[error("{table}: the players have seen version {seen} last, but {kept} versions were kept")]
    Behind { table: String, seen: u32, kept: usize },
    #[error("{table} cannot be played again: {detail}")]
    Broken { table: String, detail: String },
    #[error("{table}: the record of the game is {kept}, but should be {due}")]
    Record { table: String, kept: String, due: String },
    #[error("{table}: the time of seat {seat} was taken as run out {early} ms too early")]
    Early { table: String, seat: u64, early: u64 },
    #[error("{table}: time has run out {times} times")]
    RunOut { table: String, times: usize },
    #[error("`mandala replay` says: {0}")]
    Replay(String),
}
