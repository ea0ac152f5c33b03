"""Boards as SVG: our own drawing, from what a viewer sees alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mandala_games.svg import mandala, stones

DRAWINGS: dict[str, Callable[[dict[str, Any], Any, dict[str, Any]], str]] = {
    "mandala": lambda view, figures, _: mandala.draw(view, figures),
    "stones": lambda view, _, printed: stones.draw(view, printed),
}
"""How each game is drawn, from a view, its figures and what is printed."""


def draw(view: dict[str, Any], figures: Any, printed: dict[str, Any]) -> str:
    """The board of a view."""
    return DRAWINGS[view["game"]](view, figures, printed)
