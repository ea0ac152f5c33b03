"""What the games refuse. Every error has the id under which the rules know it."""

from __future__ import annotations

from collections.abc import Mapping


class GameError(ValueError):
    """Something that a game refuses.

    `id` is the name of the message in all languages of the program, such as `mandala-not-in-hand`, and `details` are
    its arguments.
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
