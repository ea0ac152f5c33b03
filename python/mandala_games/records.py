"""Records: games as lines of JSON, read, played again, and taken into a table."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from os import PathLike
from typing import TYPE_CHECKING, Any, Literal

from mandala_games.errors import BadRecord
from mandala_games.game import Game
from mandala_games.state import State

if TYPE_CHECKING:
    import pandas
    import polars


def read_record(record: str | Mapping[str, Any]) -> tuple[Game, str]:
    """The game that a record is of, and the record as a line."""
    line = record if isinstance(record, str) else json.dumps(record)
    try:
        read = json.loads(line)
        game = Game(read["game"], read["options"], players=len(read["players"]))
    except (KeyError, TypeError, json.JSONDecodeError) as error:
        raise BadRecord(f"the line is no record: {error}", "record-json") from error
    return game, line


def replay(record: str | Mapping[str, Any]) -> Iterator[State]:
    """Every state of a record, the first one included. The whole record is checked before the first is given."""
    game, line = read_record(record)
    seed = 0
    for native in game._native.replay(line, seed):
        yield State(game, native, seed)


def load(
    path: str | PathLike[str], frame: Literal["pandas", "polars"] = "pandas"
) -> pandas.DataFrame | polars.DataFrame:
    """A file of records as a table, one game a row. The columns are described in `docs/python.md`.

    The lines are read as they stand; `replay` checks one.
    """
    with open(path, encoding="utf-8") as lines:
        rows = [_row(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    if frame == "polars":
        import polars

        return polars.DataFrame(rows, infer_schema_length=None)
    import pandas

    return pandas.DataFrame(rows)


def _row(number: int, line: str) -> dict[str, Any]:
    try:
        record = json.loads(line)
        result = record.get("result") or {}
        forfeit = record.get("forfeit") or {}
        scores = result.get("scores", [])
        row = {
            "game": record["game"],
            "players": len(record["players"]),
            "names": record["players"],
            "options": json.dumps(record["options"], separators=(",", ":")),
            "plies": len(record["actions"]),
            "reshuffles": len(record.get("reshuffles", [])),
            "finished": bool(result),
            "winner": result.get("winner"),
            "reason": result.get("reason"),
            "forfeit_seat": forfeit.get("seat"),
            "forfeit_why": forfeit.get("why"),
        }
        for seat in range(4):
            row[f"score_{seat}"] = scores[seat] if seat < len(scores) else None
        row["actions"] = record["actions"]
    except (AttributeError, KeyError, TypeError, json.JSONDecodeError) as error:
        raise BadRecord(f"line {number} is no record: {error}", "record-json", {"line": number}) from error
    return row
