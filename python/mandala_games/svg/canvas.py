"""A list of shapes that becomes an SVG document."""

from __future__ import annotations

from html import escape

INK = "#2b2a33"
FAINT = "#8a8794"
GROUND = "#f4efe6"
AREA = "#e7dfd0"
TURN = "#b5651d"


class Canvas:
    """Shapes in the order in which they are drawn."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self.width, self.height = width, height
        self._title = title
        self._shapes: list[str] = []
        self.rectangle(0, 0, width, height, GROUND, radius=12)

    def rectangle(
        self, x: float, y: float, width: float, height: float, fill: str, *, radius: float = 8, stroke: str = "none"
    ) -> None:
        self._shapes.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" fill="{fill}" '
            f'stroke="{stroke}" stroke-width="1.5"/>'
        )

    def circle(self, x: float, y: float, radius: float, fill: str, *, stroke: str = "none", width: float = 1.5) -> None:
        self._shapes.append(
            f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"/>'
        )

    def path(self, data: str, fill: str) -> None:
        self._shapes.append(f'<path d="{data}" fill="{fill}"/>')

    def text(
        self,
        x: float,
        y: float,
        text: str,
        *,
        size: float = 12,
        fill: str = INK,
        anchor: str = "start",
        bold: bool = False,
    ) -> None:
        weight = ' font-weight="600"' if bold else ""
        self._shapes.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" text-anchor="{anchor}"{weight}>'
            f"{escape(text)}</text>"
        )

    def document(self) -> str:
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}" '
            f'width="{self.width:g}" height="{self.height:g}" font-family="system-ui, sans-serif" role="img">'
            f"<title>{escape(self._title)}</title>{''.join(self._shapes)}</svg>"
        )


def turn(view: dict[str, object]) -> str:
    """Who is to move, in words."""
    to_move = view["to_move"]
    return "the game is over" if to_move is None else f"seat {to_move} to move"
