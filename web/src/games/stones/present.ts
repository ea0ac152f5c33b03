// What happens at a table of Mandala Stones, played: artists walk, stones are taken one by one, scored stones leave for the
// mandala board, the last round is announced, and at the end the objectives are turned over and counted.

import type { Present, PresentationContext } from '../../board/contract';
import { looksOf } from '../../board/overlay';
import { sound } from '../../sound/sound';
import { ASIDE, artistPlace, stackPlace, towerPlace, trackPlace } from './places';
import { award, beginEnd, type LeavingStone, leaveTower, leaving, moveArtist, takeStone } from './steps';
import {
  type EventOf,
  type FinalCount,
  type MomentView,
  type Gains,
  type StonesEvent,
  type StonesFigures,
  stonesEvents,
} from './view';

/** Milliseconds. */
const HOP = 360;
const TAKE = { apart: 160, time: 380 };
const SCORE = { apart: 140, time: 520 };
const GAIN = 900;
const BANNER = 1_500;
const FINAL = { open: 280, turn: 150, count: 520, rest: 1_300 };

export const present: Present<MomentView, StonesFigures> = async (context, before, after) => {
  const events = stonesEvents(after.events);
  const moment = new Moment(context, before.view);
  let scored: EventOf<'scored'> | null = null;
  for (const event of events) {
    switch (event.event) {
      case 'picked_up':
        await pickUp(moment, event, events);
        break;
      case 'scored':
        scored = event;
        break;
      case 'placed':
        if (scored) await score(moment, leaving(scored, event));
        break;
      case 'end_begun':
        // If the last player of a round begins the end, the game is over at once: there is no last round.
        if (events.some((other) => other.event === 'ended')) moment.show(beginEnd(moment.view));
        else await announce(moment);
        break;
      case 'ended':
        await countUp(moment, event, events, after.figures);
        break;
      case 'revealed':
        // Shown when the stone above it is taken.
        break;
    }
  }
  moment.end();
};

/** The view of the moment. What arrives late, because a player was in a hurry, changes nothing any more. */
class Moment {
  #over = false;

  constructor(
    readonly context: PresentationContext<MomentView>,
    public view: MomentView,
  ) {}

  show(view: MomentView): void {
    if (this.#over) return;
    this.view = view;
    this.context.show(view);
  }

  present(presented: Gains): void {
    this.show({ ...this.view, presented: { ...this.view.presented, ...presented } });
  }

  /** An element of the board, by a selector. */
  find(selector: string): Element | null {
    return this.context.root.querySelector(selector);
  }

  end(): void {
    this.#over = true;
  }
}

/** The artist hops to its space; then the stones go to the tower one after the other. */
async function pickUp(moment: Moment, event: EventOf<'picked_up'>, events: readonly StonesEvent[]): Promise<void> {
  const { context } = moment;
  const { seat, pattern, from, to, tower, stones } = event;
  moment.view = moveArtist(moment.view, event);
  await context.move(moment.view, [
    {
      piece: pattern,
      from: artistPlace(from),
      to: artistPlace(to),
      delay: 0,
      time: HOP,
      arc: 0.3,
      landed: () => sound.play('pawn-hop'),
    },
  ]);
  const moves: Promise<void>[] = [];
  for (const [index, { space, stone }] of stones.entries()) {
    if (index > 0) await context.pause(TAKE.apart);
    moment.view = takeStone(moment.view, event, index, events);
    moves.push(
      context.move(moment.view, [
        {
          piece: stone,
          from: stackPlace(space),
          to: towerPlace(seat, tower),
          delay: 0,
          time: TAKE.time,
          arc: 0.2,
          landed: () => sound.play('stone-click', { note: index }),
        },
      ]),
    );
  }
  await Promise.all(moves);
}

/** Each tower shows what it scores while its top leaves for the track; the points are counted when the stone lands there. */
async function score(moment: Moment, stones: readonly LeavingStone[]): Promise<void> {
  const { context } = moment;
  const moves: Promise<void>[] = [];
  const after: Promise<void>[] = [];
  for (const [index, one] of stones.entries()) {
    if (index > 0) await context.pause(SCORE.apart);
    const from = towerPlace(one.seat, one.tower);
    const to = one.space === null ? ASIDE : trackPlace(one.space);
    moment.view = gained(moment, leaveTower(moment.view, one), from, one.points);
    moves.push(
      context.move(moment.view, [
        {
          piece: one.stone,
          from,
          to,
          delay: 0,
          time: SCORE.time,
          arc: 0.14,
          dress: (flying) => turnFlat(context, flying),
          landed: () => {
            moment.show(gained(moment, award(moment.view, one.seat, one.points + one.bonus), to, one.bonus));
            sound.play(one.bonus > 0 ? 'bonus' : 'track-press');
            after.push(rise(moment, to));
            press(context, moment.find(`[data-place="${to}"] [data-piece]`));
          },
        },
      ]),
    );
    after.push(rise(moment, from));
  }
  await Promise.all(moves);
  await Promise.all(after);
}

/** A stone of a tower is seen at a slant, one on the track from above: it turns on its way. */
function turnFlat(context: PresentationContext<MomentView>, flying: HTMLElement): () => void {
  const [slanted, flat] = looksOf(flying);
  const timing = { duration: SCORE.time, easing: 'linear' };
  const coming = [{ opacity: 0 }, { opacity: 0, offset: 0.3 }, { opacity: 1, offset: 0.7 }, { opacity: 1 }];
  const going = [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, flat ? { opacity: 0 } : { opacity: 1 }];
  if (flat) flat.style.opacity = '0';
  return () => {
    if (flat) void context.animate(flat, coming, timing);
    if (slanted) void context.animate(slanted, going, timing);
  };
}

/** A stone presses into its space. */
function press(context: PresentationContext<MomentView>, stone: Element | null): void {
  if (!stone || context.hurried) return;
  const frames = [{ transform: 'scale(1.16)' }, { transform: 'scale(.92)', offset: 0.45 }, { transform: 'none' }];
  void context.animate(stone, frames, { duration: 220, easing: 'ease-out' });
}

/** A view that says where points are gained. */
function gained({ context }: Moment, view: MomentView, place: string, points: number): MomentView {
  if (points === 0 || context.hurried) return view;
  const { presented } = view;
  return { ...view, presented: { ...presented, gains: { ...presented?.gains, [place]: points } } };
}

/** Points rise from where they are gained. */
async function rise(moment: Moment, place: string): Promise<void> {
  const { gains } = moment.view.presented ?? {};
  if (gains?.[place] === undefined) return;
  const label = moment.find(`[data-gain="${place}"]`);
  if (label) {
    await moment.context.animate(
      label,
      [
        { opacity: 0, transform: 'translateY(40%) scale(.8)' },
        { opacity: 1, transform: 'translateY(0) scale(1)', offset: 0.2 },
        { opacity: 1, transform: 'translateY(-20%) scale(1)', offset: 0.75 },
        { opacity: 0, transform: 'translateY(-60%) scale(1)' },
      ],
      { duration: GAIN, easing: 'linear' },
    );
  }
  const { [place]: _, ...others } = moment.view.presented?.gains ?? {};
  moment.present({ gains: others });
}

/** The last round is announced over the main board. */
async function announce(moment: Moment): Promise<void> {
  moment.show(beginEnd(moment.view));
  moment.present({ banner: 'last-round' });
  const banner = moment.find('[data-banner]');
  sound.play('your-turn');
  if (banner) {
    await moment.context.animate(
      banner,
      [
        { opacity: 0, transform: 'scale(.94)' },
        { opacity: 1, transform: 'scale(1)', offset: 0.14 },
        { opacity: 1, transform: 'scale(1)', offset: 0.86 },
        { opacity: 0, transform: 'scale(1)' },
      ],
      { duration: BANNER, easing: 'linear' },
    );
  }
  moment.present({ banner: null });
}

/** Player by player, both objectives are turned over, and the better one is added to the points. */
async function countUp(
  moment: Moment,
  { outcome, objective_points }: EventOf<'ended'>,
  last: readonly StonesEvent[],
  figures: StonesFigures,
): Promise<void> {
  const { context } = moment;
  let final: FinalCount = {
    winner: null,
    last,
    seats: figures.objectives.map((cards) => ({
      added: null,
      cards: cards.map(({ card, points, met }) => ({ card, points, met, turned: false })),
    })),
  };
  const show = (next: FinalCount): void => {
    final = next;
    moment.present({ final });
  };
  const change = (seat: number, seen: (before: FinalCount['seats'][number]) => FinalCount['seats'][number]): void =>
    show({ ...final, seats: final.seats.map((one, index) => (index === seat ? seen(one) : one)) });

  show(final);
  const panel = moment.find('[data-final]');
  if (panel) {
    const frames = [
      { opacity: 0, transform: 'translateY(12px)' },
      { opacity: 1, transform: 'none' },
    ];
    await context.animate(panel, frames, { duration: FINAL.open, easing: 'ease-out' });
  }
  for (const [seat, { cards }] of final.seats.entries()) {
    for (const index of cards.keys()) {
      const card = moment.find(`[data-card="${seat}-${index}"]`);
      const [flat, edge] = [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }];
      if (card) await context.animate(card, [flat, edge], { duration: FINAL.turn, easing: 'ease-in' });
      if (!context.hurried) sound.play('card-set');
      change(seat, (one) => ({
        ...one,
        cards: one.cards.map((held, at) => (at === index ? { ...held, turned: true } : held)),
      }));
      if (card) await context.animate(card, [edge, flat], { duration: FINAL.turn, easing: 'ease-out' });
    }
    const added = objective_points[seat] ?? 0;
    change(seat, (one) => ({ ...one, added }));
    if (added > 0 && !context.hurried) sound.play('bonus');
    await context.pause(FINAL.count);
  }
  show({ ...final, winner: outcome.winner });
  await context.pause(FINAL.rest);
}
