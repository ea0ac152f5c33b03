"""What the games refuse. Every error has an id."""

from __future__ import annotations

from collections.abc import Mapping


class GameError(ValueError):
    """Something that a game refuses.

    `id` names what is wrong, and `details` are its arguments. What the rules refuse has the id of the message that the
    program shows in its languages, such as `mandala-not-in-hand`. Faults that only this package knows have ids of their
    own: `bot`, `player`, `seat`, and for the record of another game `record-other-game`, `record-other-players` and
    `record-other-options`.
    """

    def __init__(self, text: str, id: str, details: Mapping[str, int | str] | None = None) -> None:
        super().__init__(text)
        self.id = id
        self.details: dict[str, int | str] = dict(details or {})

    def __reduce__(self) -> tuple[type[GameError], tuple[str, str, dict[str, int | str]]]:
        return type(self), (str(self), self.id, self.details)


class IllegalAction(GameError):
    """An action that the rules forbid here, or that is no action at all."""


class BadGame(GameError):
    """A game, options, players, seats or a set-up that cannot be."""


class BadRecord(GameError):
    """A record that does not hold. `ply` is the action that fails, if the fault is not before the first one."""

    @property
    def ply(self) -> int | None:
        ply = self.details.get("ply")
        return ply if isinstance(ply, int) else None
