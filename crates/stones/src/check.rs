//! Why an action is illegal (S-3).

use crate::action::Action;
use crate::board::{ArtistSpace, Direction};
use crate::error::Illegal;
use crate::reach::ArtistSides;
use crate::table::{Phase, Table};
use crate::tower::TowerSpace;

/// Why the action is illegal for the player to move, if it is.
pub(crate) fn check(table: &Table, action: Action) -> Result<(), Illegal> {
    if let Phase::Over(_) = table.phase {
        return Err(Illegal::GameOver);
    }
    let seat = table.mover();
    match action {
        Action::PickUp { from, to, first, tower } => {
            tower_space(table, tower)?;
            artist(table, from, to)?;
            stones(table, from, to, first)
        }
        Action::ScoreColour { colour } => match table.topped_by(seat, colour).len() {
            count @ 0..2 => Err(Illegal::TooFewTops { colour, count }),
            _ => Ok(()),
        },
        Action::ScoreAny { towers } => {
            let occupied = table.occupied(seat);
            if towers.is_empty() {
                return Err(Illegal::NoTower);
            }
            match towers.iter().find(|&tower| !occupied.has(tower)) {
                Some(tower) => Err(Illegal::EmptyTower { tower }),
                None => Ok(()),
            }
        }
    }
}

/// S-3.1, S-3.2: the tower needs an empty space.
fn tower_space(table: &Table, tower: TowerSpace) -> Result<(), Illegal> {
    let empty = table.occupied(table.mover()).others();
    if empty.is_empty() {
        Err(Illegal::NoEmptyTowerSpace)
    } else if empty.has(tower) {
        Ok(())
    } else {
        Err(Illegal::TowerSpaceTaken { tower })
    }
}

/// S-3.1: an artist moves to a different, free space.
fn artist(table: &Table, from: ArtistSpace, to: ArtistSpace) -> Result<(), Illegal> {
    if table.artist(from).is_none() {
        Err(Illegal::NoArtist { space: from })
    } else if from == to {
        Err(Illegal::SameSpace { space: to })
    } else if table.artist(to).is_some() {
        Err(Illegal::NotFree { space: to })
    } else {
        Ok(())
    }
}

/// S-3.1: at least one stone is taken, and the first is among them.
fn stones(table: &Table, from: ArtistSpace, to: ArtistSpace, first: Direction) -> Result<(), Illegal> {
    let taken = ArtistSides::taken(table, from, to);
    if taken.has(first) {
        return Ok(());
    }
    if taken.is_empty() {
        return Err(Illegal::TakesNothing { space: to });
    }
    let space = to.neighbour(first);
    let pattern = table.artist_pattern(from);
    match table.top_pattern(space) {
        None => Err(Illegal::EmptyStack { space }),
        Some(shown) if shown != pattern => Err(Illegal::WrongPattern { space, pattern }),
        Some(_) => {
            let (artist, _) = table
                .artists()
                .find(|(other, _)| other.neighbours().contains(&space))
                .expect("a stone of the right pattern stays only because of another artist");
            Err(Illegal::NextToArtist { space, artist })
        }
    }
}
