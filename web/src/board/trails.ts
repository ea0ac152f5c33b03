// The way of a move on the board: where pieces left, where they arrived, and an arrow between the two.

/** Names of places (`data-place`) or areas (`data-area`). Without `to` something left, without `from` something came. */
export interface Trail {
  from?: string;
  to?: string;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A trail as it is drawn: outlines, and the line and the head of an arrow. */
export interface Drawing {
  left: Box | null;
  arrived: Box | null;
  line: string;
  head: string;
}

/** An arrow begins and ends this far outside of an outline, in pixels; and nothing shorter is drawn. */
const GAP = 4;
const SHORTEST = 16;
const HEAD = 9;

/** Trails between places; those whose places are not on the board any more are left out. */
export function draw(trails: readonly Trail[], boxOf: (place: string) => Box | null): Drawing[] {
  return trails.flatMap(({ from, to }) => {
    const [start, end] = [from, to].map((place) => (place === undefined ? null : boxOf(place)));
    if (!start && !end) return [];
    const arrow = start && end ? arrowBetween(start, end) : null;
    return [{ left: spot(start), arrived: spot(end), line: arrow?.line ?? '', head: arrow?.head ?? '' }];
  });
}

/** A rounded box, as a path. */
export function outline({ x, y, width, height }: Box): string {
  const r = Math.min(10, width / 2, height / 2);
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
  const [across, down] = [round(width - 2 * r), round(height - 2 * r)];
  return `M${round(x + r)} ${round(y)}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
}

/** The outline of a place: around a piece, but inside of a square that touches others. */
function spot(box: Box | null | undefined): Box | null {
  if (!box) return null;
  const by = Math.min(box.width, box.height) > 70 ? -6 : 3;
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** An arrow that bows to one side, from the edge of a box to the edge of another. */
export function arrowBetween(from: Box, to: Box): { line: string; head: string } | null {
  const [a, b] = [middle(from), middle(to)];
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const bow = Math.min(60, far * 0.18);
  const control = {
    x: (a.x + b.x) / 2 + ((b.y - a.y) / (far || 1)) * bow,
    y: (a.y + b.y) / 2 - ((b.x - a.x) / (far || 1)) * bow,
  };
  const start = edge(from, a, control);
  const tip = edge(to, b, control);
  if (Math.hypot(tip.x - start.x, tip.y - start.y) < SHORTEST) return null;
  const angle = Math.atan2(tip.y - control.y, tip.x - control.x);
  const side = (turn: number): string =>
    `${round(tip.x - HEAD * Math.cos(angle + turn))} ${round(tip.y - HEAD * Math.sin(angle + turn))}`;
  return {
    line: `M${at(start)}Q${at(control)} ${at(tip)}`,
    head: `M${side(0.5)}L${at(tip)}L${side(-0.5)}`,
  };
}

interface Point {
  x: number;
  y: number;
}

function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where the way from the middle of a box to a point leaves the box. */
function edge({ width, height }: Box, { x, y }: Point, towards: Point): Point {
  const [dx, dy] = [towards.x - x, towards.y - y];
  const share = Math.min(
    (width / 2 + GAP) / Math.max(Math.abs(dx), 0.01),
    (height / 2 + GAP) / Math.max(Math.abs(dy), 0.01),
    1,
  );
  return { x: x + dx * share, y: y + dy * share };
}

const round = (value: number): number => Math.round(value * 10) / 10;
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
