// The six motifs of the sands: radial pictures of radius 48 round the origin.
import { around, at, circle, dots, petal, ray, scallops, star, triangle } from './geometry';
import { fill, line, type Tones } from './paint';

const lotus = (t: Tones): string =>
  fill(around(12, 15, petal(22, 47, 12)), t.lo) +
  line(around(12, 15, petal(26, 42, 8)), t.hi, 0.7, 0.75) +
  fill(around(12, 0, petal(17, 41, 11.5)), t.base) +
  line(around(12, 0, petal(17, 41, 11.5)), t.hi, 0.9) +
  fill(around(8, 0, petal(8, 29, 17)), t.hi) +
  line(around(8, 0, petal(9, 24, 9)), t.lo, 0.8) +
  fill(around(8, 22.5, petal(5, 16, 18)), t.lo) +
  fill(circle(5.6), t.hi) +
  line(dots(3.2, 6) + 'M0 0h0', t.lo, 1.3) +
  line(dots(46.4, 12), t.hi, 1.8);

const sun = (t: Tones): string =>
  fill(around(16, 0, ray(23, 48, 8.4)), t.hi) +
  fill(around(16, 11.25, triangle(23, 35, 6)), t.lo) +
  fill(circle(24.5), t.lo) +
  fill(circle(23), t.base) +
  line(dots(20.6, 32), t.hi, 1.3) +
  fill(around(12, 0, triangle(9.5, 18.4, 11)), t.hi) +
  fill(around(12, 15, triangle(10, 16, 7)), t.lo) +
  fill(circle(9.6), t.lo) +
  fill(circle(8), t.hi) +
  fill(circle(4.6), t.base) +
  line(dots(45, 16, 14.2), t.hi, 1.5);

const stars = (t: Tones): string =>
  fill(star(10, 47, 29), t.lo, 0.9) +
  fill(star(10, 43.5, 28.5), t.base) +
  line(star(10, 38, 27), t.lo, 0.8) +
  fill(star(5, 35, 16.5, 36), t.lo) +
  fill(star(5, 32.6, 15.2, 36), t.hi) +
  fill(star(5, 24, 11), t.lo) +
  fill(star(5, 21.4, 9.6), t.base) +
  fill(star(5, 12, 5.4, 36), t.hi) +
  line(star(5, 12, 5.4, 36), t.lo, 0.8) +
  line(dots(46, 10, 18), t.lo, 2) +
  line(dots(30.5, 5), t.lo, 1.6);

/** The veins of one leaf: a midrib with pairs of side veins. */
const veins = (r0: number, r1: number, pairs: number[], out: number, spread: number) => (a: number) =>
  `M${at(r0, a)}L${at(r1, a)}` +
  pairs.map((r) => `M${at(r + out, a - spread / r)}L${at(r, a)}L${at(r + out, a + spread / r)}`).join('');

const leaves = (t: Tones): string =>
  fill(around(6, 30, petal(9, 47, 17, 0.1)), t.lo) +
  fill(around(6, 30, petal(13, 43, 11, 0.1)), t.base) +
  line(around(6, 30, veins(14, 42, [20, 26, 32], 5, 280)), t.hi, 0.8) +
  fill(around(6, 0, petal(7, 38, 19, 0.1)), t.hi) +
  line(around(6, 0, veins(9, 33, [14, 19, 24], 4.5, 210)), t.lo, 0.9) +
  fill(circle(7.4), t.lo) +
  fill(around(6, 30, petal(1, 6.6, 24)), t.hi) +
  line(dots(46, 6), t.hi, 2.4) +
  line(dots(42.4, 12, 15), t.hi, 1.2);

const waves = (t: Tones): string =>
  [
    { r: 37, off: 0, h: 13.2 },
    { r: 28.5, off: 20, h: 12.6 },
    { r: 20, off: 0, h: 12 },
    { r: 11.5, off: 20, h: 11.5 },
  ]
    .map(
      ({ r, off, h }) =>
        fill(circle(r - 0.5), t.base) +
        fill(scallops(r - 1, 9, off, h), t.lo) +
        fill(scallops(r - 1.2, 9, off, h * 0.82), t.hi) +
        fill(scallops(r - 1.4, 9, off, h * 0.6), t.lo) +
        fill(scallops(r - 1.6, 9, off, h * 0.38), t.hi),
    )
    .join('') +
  fill(circle(12), t.lo) +
  line('M0 0C2-1 3-4 0-5.2C-4.6-6-7-1-4.6 2.6C-2 6.6 5 6.2 7 .8C8-3 6.6-7 3.2-8.8', t.hi, 1.7) +
  line(dots(45.6, 9, 20), t.hi, 1.8);

/** Snow on a ring of peaks. */
const snow = (off: number, r0: number, r1: number, w: number): string =>
  around(10, off, (a) => {
    const rc = (r0 + r1) / 2;
    const h = ((w / 2) * r0 * 0.92) / rc;
    return (
      `M${at(rc, a - h)}L${at(r1, a)}L${at(rc, a + h)}` +
      `L${at(rc + 1.6, a + h * 0.45)}L${at(rc - 2, a)}L${at(rc + 1.6, a - h * 0.45)}Z`
    );
  });

const mountains = (t: Tones): string =>
  line(circle(47), t.hi, 0.9) +
  line(circle(49), t.hi, 0.5, 0.6) +
  line(around(10, 18, triangle(27, 44.5, 15)), t.hi, 0.9, 0.8) +
  fill(around(10, 18, triangle(27, 44, 15)), t.lo) +
  fill(snow(18, 27, 44, 15), t.hi, 0.55) +
  fill(around(10, 0, triangle(25, 42, 18)), t.lo) +
  line(around(10, 0, triangle(25, 42, 18)), t.hi, 1) +
  fill(snow(0, 25, 42, 18), t.hi) +
  fill(circle(26.5), t.lo) +
  line(circle(26.5), t.hi, 1.1) +
  fill(circle(24), t.base) +
  line(circle(24), t.hi, 0.7) +
  line(dots(21.4, 36), t.hi, 1) +
  fill('M-17.5 9.5L-5.5-13.5L1.6-.5L6-7L17.5 9.5Z', t.hi) +
  fill('M-9.7-5.4L-5.5-13.5L-1.2-5.6L-4-7.2L-6-4.2ZM3.5-3.2L6-7L8.8-3L6.4-4Z', t.lo) +
  line('M-14 13.5H14M-8.5 16.8H8.5', t.hi, 1.1) +
  fill('M8.5-15.5a2.6 2.6 0 1 0 .02 0Z', t.hi);

export const MOTIFS = { R: lotus, O: sun, Y: stars, G: leaves, P: waves, K: mountains };
