// How a change of the board is shown: the artist walks, its stones rise clockwise and make a tower; scored stones roll to the track.

import { chipUrl } from '../pieces/images';
import { fly, painted } from '../../board/flights';
import { puck } from './puck';
import type { StonesEvent } from './view';

type PickedUp = Extract<StonesEvent, { event: 'picked_up' }>;

const HOP = 360;
const RISE = 380;
const APART = 160;

export async function stageEvents(root: HTMLElement, events: readonly StonesEvent[]): Promise<void> {
  for (const event of events) {
    if (event.event === 'picked_up') await pickUp(root, event);
    else if (event.event === 'placed') await lay(root, event, events);
  }
}

async function pickUp(root: HTMLElement, { from, to, seat, tower, stones }: PickedUp): Promise<void> {
  const built = place(root, `tower-${seat}-${tower}`);
  const bodies = [...(built?.querySelectorAll<HTMLElement>('.body') ?? [])];
  const top = built?.querySelector<HTMLElement>('.top');
  const pawn = place(root, `artist-${to}`)?.querySelector<HTMLElement>('.pawn');
  const shown = hide([...bodies, ...(top ? [top] : []), ...(pawn ? [pawn] : [])]);
  try {
    await painted();
    show(pawn, shown);
    if (pawn) await fly([{ piece: pawn, from: `artist-${from}`, to: `artist-${to}`, time: HOP, grow: 1, arc: 0.1 }]);
    const width = built?.querySelector('.stack')?.getBoundingClientRect().width ?? 40;
    const size = { width, height: (width * 72) / 68 };
    await fly(
      stones.map(({ space, stone }, index) => ({
        piece: puck(stone),
        from: `stack-${space}`,
        to: `tower-${seat}-${tower}`,
        delay: index * APART,
        time: RISE,
        size,
        arc: 0.2,
        // The last one has the top's pattern on it.
        landed: () => {
          show(bodies[index], shown);
          if (index === stones.length - 1) show(top, shown);
        },
      })),
    );
  } finally {
    for (const element of shown.keys()) show(element, shown);
  }
}

async function lay(
  root: HTMLElement,
  { seat, stones, covered }: Extract<StonesEvent, { event: 'placed' }>,
  events: readonly StonesEvent[],
): Promise<void> {
  const scored = events.find((event) => event.event === 'scored');
  const spaces = covered.map(({ space }) => place(root, `track-${space}`)).filter((element) => element !== null);
  const shown = hide(spaces);
  try {
    await painted();
    await fly(
      stones.map((stone, index) => {
        const space = covered[index]?.space;
        const there = space !== undefined && place(root, `track-${space}`) ? `track-${space}` : 'track';
        const from = `tower-${seat}-${scored?.towers[index]?.tower ?? 1}`;
        const size = there === 'track' ? { width: 24, height: 24 } : undefined;
        const landed = (): void => show(spaces[index], shown);
        return {
          piece: { src: chipUrl(stone) },
          from,
          to: there,
          delay: index * 90,
          time: 520,
          grow: 1.6,
          landed,
          ...(size && { size }),
        };
      }),
    );
  } finally {
    for (const element of shown.keys()) show(element, shown);
  }
}

function place(root: HTMLElement, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-place="${name}"]`);
}

/** Hides pieces that have not arrived yet; answers how each was shown. */
function hide(elements: readonly HTMLElement[]): Map<HTMLElement, string> {
  const shown = new Map(elements.map((element) => [element, element.style.visibility]));
  for (const element of elements) element.style.visibility = 'hidden';
  return shown;
}

function show(element: HTMLElement | null | undefined, shown: ReadonlyMap<HTMLElement, string>): void {
  if (element) element.style.visibility = shown.get(element) ?? '';
}
