// The petal ring, the sign of the house: six colours, each a group of petals on a rim. Paths only; Ring.svelte paints them.
import { at, num, polar, random } from './geometry';

export type RingShape = {
  /** Radius of the rim, on which the petals stand, and of their tips. */
  r0: number;
  r1: number;
  /** Petals for each colour. */
  per: number;
  /** Size of the signs. */
  sign: number;
};

/** The disc of a wide table is 472 across; that of a narrow one, and of seals and chips, 210. */
export const LARGE: RingShape = { r0: 178, r1: 224, per: 3, sign: 21 };
export const SMALL: RingShape = { r0: 70, r1: 97, per: 1, sign: 17 };

/** A petal at an angle: `k` of its full width, so far within its outline. */
export function petal({ r0, r1, per }: RingShape, a: number, k = 1, inset = 0): string {
  const hw = (30 / per) * k;
  const A = r0 + inset;
  const B = r1 - inset * 1.5;
  const h = B - A;
  return (
    `M${at(A, a - hw)}C${at(A + h * 0.5, a - hw * 1.08)} ${at(A + h * 0.78, a - hw * 0.58)} ${at(B, a)}` +
    `C${at(A + h * 0.78, a + hw * 0.58)} ${at(A + h * 0.5, a + hw * 1.08)} ${at(A, a + hw)}A${num(A)} ${num(A)} 0 0 0 ${at(A, a - hw)}Z`
  );
}

const angles = ({ per }: RingShape, i: number): number[] =>
  Array.from({ length: per }, (_, p) => i * 60 + (p - (per - 1) / 2) * (60 / per));

/** The neutral petals behind all others. */
export const behind = (s: RingShape): string =>
  [0, 1, 2, 3, 4, 5].flatMap((i) => angles(s, i).map((a) => petal(s, a + 30 / s.per, 0.9))).join('');

type PetalPaths = {
  whole: string;
  outline: string;
  inner: string;
  grains: string;
  veins: string;
  x: number;
  y: number;
};

/** The petals of colour number `i`, clockwise from the top. */
export function petals(s: RingShape, i: number): PetalPaths {
  const h = s.r1 - s.r0;
  const u = (k: number) => s.r0 + h * k;
  const w = 60 / s.per;
  const as = angles(s, i);
  const next = random(i * 97 + 5);
  const grain = (a: number) => `M${at(u(0.08 + 0.62 * next()), a + w * (next() - 0.5) * 0.72)}h0`;
  const vein = (a: number) =>
    [-0.26, 0, 0.26]
      .map(
        (k) => `M${at(u(0.1), a + w * k)}Q${at(u(0.45), a + w * k * 0.95)} ${at(u(k ? 0.6 : 0.76), a + w * k * 0.42)}`,
      )
      .join('');
  // The middle petal carries the sign, so it has no veins.
  const sides = as.filter((_, p) => p !== (s.per - 1) / 2);
  const [x, y] = polar(u(0.44), i * 60);
  return {
    whole: as.map((a) => petal(s, a)).join(''),
    outline: as.map((a) => petal(s, a, 0.96)).join(''),
    inner: as.map((a) => petal(s, a, 0.78, h * 0.1)).join(''),
    grains: as.map((a) => Array.from({ length: 18 }, () => grain(a)).join('')).join(''),
    veins: sides.map(vein).join(''),
    x,
    y,
  };
}
