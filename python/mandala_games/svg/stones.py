"""The board of Mandala Stones: stacks and artists, and the towers of each player."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from mandala_games.svg.canvas import AREA, FAINT, INK, TURN, Canvas, turn

STONE = {"y": "#f8dc6a", "b": "#2a8dd8", "p": "#e8788f", "v": "#44318f"}
MARK = {"y": "#4a3500", "b": "#03182b", "p": "#3f0616", "v": "#ece6ff"}
UNKNOWN = "#b9b2a3"

CELL = 54
RADIUS = 15
BOARD = 7 * CELL


def draw(view: dict[str, Any], printed: dict[str, Any]) -> str:
    """The board as its viewer sees it."""
    players = len(view["towers"])
    height = max(BOARD + 60, 40 + players * 112)
    canvas = Canvas(BOARD + 330, height, f"Mandala Stones: {turn(view)}")
    canvas.text(20, 22, turn(view), size=13, bold=True)
    track = printed["track"]["length"]
    canvas.text(BOARD + 10, 22, f"mandala board {view['placed']} of {track}", size=11, fill=FAINT, anchor="end")
    canvas.rectangle(12, 32, BOARD + 4, BOARD + 4, AREA)
    for space, stack in view["stacks"].items():
        _stack(canvas, *_centre(space), stack)
    for file in "bdf":
        for rank in "246":
            x, y = _centre(file + rank)
            pattern = view["artists"].get(file + rank)
            canvas.circle(x, y, RADIUS + 3, "none", stroke="#cfc6b4")
            if pattern is not None:
                canvas.circle(x, y, RADIUS + 3, "#fffaf0", stroke=INK, width=2)
                _pattern(canvas, x, y, pattern == "star", INK)
            canvas.text(x, y + RADIUS + 14, file + rank, size=9, fill=FAINT, anchor="middle")
    for seat in range(players):
        _player(canvas, view, seat, 34 + seat * 112)
    return canvas.document()


def _centre(space: str) -> tuple[float, float]:
    file, rank = "abcdefg".index(space[0]), int(space[1]) - 1
    return 14 + (file + 0.5) * CELL, 34 + (rank + 0.5) * CELL


def _player(canvas: Canvas, view: dict[str, Any], seat: int, y: float) -> None:
    x = BOARD + 34
    canvas.rectangle(x, y, 284, 104, AREA, stroke=TURN if view["to_move"] == seat else "none")
    canvas.text(x + 10, y + 17, f"seat {seat} · {view['points'][seat]} points", size=12, bold=True)
    objectives = view["reveal"]["objectives"][seat] if "reveal" in view else None
    if objectives is None and view["seat"] == seat:
        objectives = view.get("objectives")
    if objectives:
        canvas.text(x + 274, y + 17, ", ".join(objectives), size=11, fill=FAINT, anchor="end")
    for space, tower in enumerate(view["towers"][seat]):
        centre = x + 34 + space * 54
        canvas.circle(centre, y + 84, RADIUS, "none", stroke="#cfc6b4")
        for place, stone in enumerate(reversed(tower)):
            _stone(canvas, centre, y + 84 - place * 14, stone)
        canvas.text(centre + 19, y + 98, str(space + 1), size=9, fill=FAINT)


def _stack(canvas: Canvas, x: float, y: float, stack: list[str]) -> None:
    """A stack with its top stone nearest; the stones below show at its edge."""
    if not stack:
        canvas.circle(x, y, 4, "#cfc6b4")
    for depth, stone in reversed(list(enumerate(stack))):
        _stone(canvas, x - depth * 3.5, y + depth * 3.5, stone)


def _stone(canvas: Canvas, x: float, y: float, stone: str) -> None:
    colour = stone[0].lower()
    canvas.circle(x, y, RADIUS, STONE.get(colour, UNKNOWN), stroke="#ffffff")
    # Of a stone below the top, the pattern may be unknown.
    if len(stone) == 1 and colour in STONE:
        _pattern(canvas, x, y, stone.isupper(), MARK[colour])


def _pattern(canvas: Canvas, x: float, y: float, star: bool, ink: str) -> None:
    if not star:
        canvas.circle(x, y, 6.5, "none", stroke=ink, width=2.5)
        return
    points = []
    for corner in range(10):
        radius, angle = (8.5, 3.6)[corner % 2], corner * pi / 5 - pi / 2
        points.append(f"{x + radius * cos(angle):.1f} {y + radius * sin(angle):.1f}")
    canvas.path(f"M{'L'.join(points)}Z", ink)
