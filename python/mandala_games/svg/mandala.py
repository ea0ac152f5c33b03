"""The board of Mandala: two mandalas between the players, Rivers and Cups, and the own hand."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from mandala_games.svg.canvas import AREA, FAINT, INK, TURN, Canvas, turn

# The colour of a card, and the ink that reads on it.
SAND = {
    "R": ("#b8242f", "#fff2ee"),
    "O": ("#da7d28", "#2b1300"),
    "Y": ("#fbe36a", "#352600"),
    "G": ("#2f9a86", "#021a15"),
    "P": ("#6d4b9c", "#f7f1ff"),
    "K": ("#1f2127", "#f2f3f5"),
}

WIDTH = 660
CARD_WIDTH, CARD_HEIGHT = 26, 36
HALF = WIDTH / 2


def draw(view: dict[str, Any], figures: dict[str, Any]) -> str:
    """The board as its viewer sees it, their seat nearest."""
    near = view["seat"] or 0
    far = 1 - near
    canvas = Canvas(WIDTH, 470, f"Mandala, turn {view['turn']}: {turn(view)}")
    _player(canvas, view, figures, far, 12)
    for number, mandala in enumerate(view["mandalas"]):
        x = 12 + number * (HALF - 6)
        claimed = view["claiming"] == number + 1
        canvas.rectangle(x, 122, HALF - 18, 226, AREA, stroke=TURN if claimed else "none")
        canvas.text(x + 10, 139, f"mandala {number + 1}", fill=FAINT, size=11)
        missing = figures["mandalas"][number]["missing"]
        if missing:
            canvas.text(x + HALF - 28, 139, f"lacks {missing}", fill=FAINT, size=11, anchor="end")
        for y, label, cards in (
            (146, f"Field of seat {far}", mandala["fields"][far]),
            (214, "Mountain", mandala["mountain"]),
            (282, f"Field of seat {near}", mandala["fields"][near]),
        ):
            canvas.text(x + 10, y + 16, label, size=11)
            _cards(canvas, x + 10, y + 22, cards, HALF - 40)
    _player(canvas, view, figures, near, 358)
    canvas.text(
        WIDTH / 2,
        117,
        f"{turn(view)} · deck {view['deck']} · discards {len(view['discard'])}",
        size=11,
        anchor="middle",
    )
    return canvas.document()


def _player(canvas: Canvas, view: dict[str, Any], figures: dict[str, Any], seat: int, y: float) -> None:
    cup, reveal = figures["cups"][seat], view.get("reveal")
    mover = view["to_move"] == seat
    canvas.text(12, y + 14, f"seat {seat}", bold=True, fill=TURN if mover else INK, size=13)
    if reveal:
        hand: str | None = reveal["hands"][seat]
    else:
        hand = view.get("hand") if view["seat"] == seat else None
    canvas.text(12, y + 32, f"hand {view['hands'][seat]}", size=11, fill=FAINT)
    if hand is None:
        for card in range(view["hands"][seat]):
            canvas.rectangle(12 + card * 14, y + 40, CARD_WIDTH, CARD_HEIGHT, "#b9b2a3", radius=4, stroke="#ffffff")
    else:
        _cards(canvas, 12, y + 40, hand, 200)
    canvas.text(236, y + 32, "River", size=11, fill=FAINT)
    for space in range(6):
        x = 236 + space * (CARD_WIDTH + 4)
        river = view["rivers"][seat]
        if space < len(river):
            _card(canvas, x, y + 40, river[space])
        else:
            canvas.rectangle(x, y + 40, CARD_WIDTH, CARD_HEIGHT, "none", radius=4, stroke="#cfc6b4")
        canvas.text(x + CARD_WIDTH / 2, y + 90, str(space + 1), size=10, fill=FAINT, anchor="middle")
    hidden = view["cups"][seat] - len(cup["cards"])
    face_down = f", {hidden} face down" if hidden else ""
    canvas.text(432, y + 32, f"Cup {view['cups'][seat]}{face_down} · {cup['points']} points", size=11, fill=FAINT)
    _cards(canvas, 432, y + 40, cup["cards"], 210)


def _cards(canvas: Canvas, x: float, y: float, cards: str, room: float) -> None:
    """Cards by colour, each colour once with its number."""
    piles = [(colour, len(list(pile))) for colour, pile in groupby(cards)]
    step = min(CARD_WIDTH + 18.0, room / max(len(piles), 1))
    for place, (colour, count) in enumerate(piles):
        for card in range(min(count, 3) - 1, 0, -1):
            _card(canvas, x + place * step + card * 3, y - card * 2, colour, letter=False)
        _card(canvas, x + place * step, y, colour, count)


def _card(canvas: Canvas, x: float, y: float, colour: str, count: int = 1, *, letter: bool = True) -> None:
    fill, ink = SAND[colour]
    canvas.rectangle(x, y, CARD_WIDTH, CARD_HEIGHT, fill, radius=4, stroke="#ffffff")
    if letter:
        canvas.text(x + CARD_WIDTH / 2, y + 16, colour, size=12, fill=ink, anchor="middle", bold=True)
        if count > 1:
            canvas.text(x + CARD_WIDTH / 2, y + 30, f"×{count}", size=11, fill=ink, anchor="middle")
