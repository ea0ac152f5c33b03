// Where the spaces of the mandala board lie: a spiral from the centre outwards, in equal steps, in a rim of petals.

interface Spiral {
  /** The middle of each space, the first in the centre. */
  spaces: ReadonlyArray<{ x: number; y: number }>;
  /** The ribbon they lie on. */
  ribbon: string;
  /** The radius of the bed. */
  bed: number;
  /** The petals of the rim: one for every three spaces. */
  petals: readonly string[];
  /** Half the width of the whole. */
  reach: number;
}

/** The radius of a space. */
export const SPACE = 14.6;
export const SPACES_PER_PETAL = 3;

const PITCH = 34.5;
const STEP = 31.5;
const GROWTH = PITCH / (2 * Math.PI);
const START = 2.3;

const made = new Map<number, Spiral>();

export function spiral(length: number): Spiral {
  let found = made.get(length);
  if (!found) made.set(length, (found = make(length)));
  return found;
}

function make(length: number): Spiral {
  const spaces: Array<{ x: number; y: number }> = [];
  let angle = START;
  for (let i = 0; i < length; i++) {
    spaces.push(at(radius(angle), angle));
    angle += STEP / Math.hypot(GROWTH, radius(angle));
  }
  let ribbon = '';
  for (let a = 1.7; a < angle - 0.05; a += 0.12) {
    const { x, y } = at(radius(a), a);
    ribbon += `${ribbon ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  const bed = radius(angle) + 20;
  return {
    spaces,
    ribbon,
    bed,
    petals: rim(Math.max(6, Math.ceil(length / SPACES_PER_PETAL)), bed + 3, bed + 25),
    reach: bed + 28,
  };
}

function rim(count: number, inner: number, outer: number): string[] {
  const half = Math.PI / count;
  const height = outer - inner;
  return Array.from({ length: count }, (_, k) => {
    const a = (2 * k + 1) * half;
    const p = (r: number, angle: number): string => {
      const { x, y } = at(r, angle);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    };
    return (
      `M${p(inner, a - half)}C${p(inner + height * 0.5, a - half * 1.08)} ${p(inner + height * 0.8, a - half * 0.58)} ${p(outer, a)}` +
      `C${p(inner + height * 0.8, a + half * 0.58)} ${p(inner + height * 0.5, a + half * 1.08)} ${p(inner, a + half)}Z`
    );
  });
}

function radius(angle: number): number {
  return GROWTH * angle + 3;
}

/** Angles are clockwise from the top. */
function at(r: number, angle: number): { x: number; y: number } {
  return { x: r * Math.sin(angle), y: -r * Math.cos(angle) };
}
