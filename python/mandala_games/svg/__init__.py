"""Boards as SVG: our own drawing, from what a viewer sees alone."""

from __future__ import annotations

from typing import Any

from mandala_games.svg import mandala, stones


def draw(view: dict[str, Any], figures: Any, printed: dict[str, Any]) -> str:
    """The board of a view."""
    if view["game"] == "mandala":
        return mandala.draw(view, figures)
    return stones.draw(view, printed)
