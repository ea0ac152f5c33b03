// Geometry in polar coordinates: the shapes every glyph is made of. Angles are degrees, clockwise from the top.
// Each shape is a function from an angle to path data, so that `around` can repeat it.

type Shape = (angle: number) => string;

/** A number as path data wants it: one decimal, nothing more. */
export const num = (n: number): string => String(Math.round(n * 10) / 10 || 0);

export function polar(r: number, angle: number): [x: number, y: number] {
  const a = ((angle - 90) * Math.PI) / 180;
  return [r * Math.cos(a), r * Math.sin(a)];
}

/** A point as path data. */
export const at = (r: number, angle: number): string => polar(r, angle).map(num).join(' ');

/** `n` copies of a shape round the origin, as one path. */
export const around = (n: number, off: number, shape: Shape): string =>
  Array.from({ length: n }, (_, i) => shape(off + (i * 360) / n)).join('');

/** A pointed lotus petal; `w` is its half width in degrees where it is widest. */
export const petal =
  (r0: number, r1: number, w: number, base = 0.35): Shape =>
  (a) => {
    const rm = r0 + (r1 - r0) * 0.55;
    return (
      `M${at(r0, a - w * base)}C${at(rm * 0.92, a - w * 1.25)} ${at(rm * 1.12, a - w * 0.8)} ${at(r1, a)}` +
      `C${at(rm * 1.12, a + w * 0.8)} ${at(rm * 0.92, a + w * 1.25)} ${at(r0, a + w * base)}Z`
    );
  };

export const triangle =
  (r0: number, r1: number, w: number): Shape =>
  (a) =>
    `M${at(r0, a - w)}L${at(r1, a)}L${at(r0, a + w)}Z`;

/** A flame that leans clockwise. */
export const ray =
  (r0: number, r1: number, w: number): Shape =>
  (a) =>
    `M${at(r0, a - w)}Q${at((r0 + r1) / 2, a - w * 0.2)} ${at(r1, a + w * 0.5)}` +
    `Q${at(((r0 + r1) / 2) * 0.98, a + w * 0.9)} ${at(r0, a + w)}Z`;

/** Points that a round line cap turns into dots. */
export const dots = (r: number, n: number, off = 0): string => around(n, off, (a) => `M${at(r, a)}h0`);

export const circle = (r: number): string =>
  `M${num(-r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`;

export const star = (n: number, r1: number, r0: number, off = 0): string =>
  'M' + Array.from({ length: 2 * n }, (_, i) => at(i % 2 ? r0 : r1, off + (i * 180) / n)).join('L') + 'Z';

export const scallops = (r: number, n: number, off: number, h: number): string =>
  around(n, off, (a) => {
    const w = 180 / n;
    return `M${at(r, a - w)}C${at(r + h, a - w)} ${at(r + h, a + w)} ${at(r, a + w)}`;
  });

/** Numbers that look random and are the same every time. */
export function random(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s * 1664525 + 1013904223) >>> 0;
    return s / 4294967296;
  };
}

/** Grains of sand between two radii; a `bias` above 1 gathers them inside. */
export function grains(seed: number, count: number, r0: number, r1: number, bias = 1): string {
  const next = random(seed);
  let d = '';
  for (let i = 0; i < count; i++) d += `M${at(r0 + (r1 - r0) * next() ** bias, next() * 360)}h0`;
  return d;
}
