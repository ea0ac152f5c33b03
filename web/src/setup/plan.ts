// Tables to be made: the fields of a form as a request to the server.

import published from '../protocol/published.json';
import type { ClockSpec, GameName, LevelName, NewTable, SeatChoice, Visibility } from '../protocol';

/** How many may play a game. */
export function counts(game: GameName): readonly number[] {
  return Object.keys(published[game]).map(Number);
}

/** A number of players, or the smallest one where a game does not allow it. */
export function allowed(game: GameName, players: number): number {
  const sizes = counts(game);
  return sizes.includes(players) ? players : Math.min(...sizes);
}

/** One person against computers of one level. `seat` is the person's place in the turn order. */
export function against(game: GameName, players: number, level: LevelName, seat: number): NewTable {
  return { game, seats: seats(players, (index) => (index === seat ? 'me' : { computer: level })) };
}

/** A table that waits for those who get its link. */
export function forFriends(game: GameName, players: number, clock: ClockSpec, hints: boolean): NewTable {
  return { game, seats: seats(players, (index) => (index === 0 ? 'me' : 'open')), clock, hints };
}

/** All players at one device. */
export function oneDevice(game: GameName, players: number): NewTable {
  return { game, seats: seats(players, () => 'me') };
}

function seats(players: number, choice: (seat: number) => SeatChoice): SeatChoice[] {
  return Array.from({ length: players }, (_, seat) => choice(seat));
}

/** Who is to sit in a seat, as a form says it. */
export type SeatWish = 'me' | 'open' | LevelName;

/** Everything a table can be, as the form for it holds it. */
export interface Plan {
  game: GameName;
  /** Always four: those beyond the number of players are kept for when it grows. */
  seats: SeatWish[];
  players: number;
  shuffle: boolean;
  visibility: Visibility;
  rated: boolean;
  clock: ClockSpec['kind'];
  minutes: number;
  increment: number;
  days: number;
  delay: number;
  /** Whether people who play each other may ask for hints. */
  hints: boolean;
  nonce: string;
  turnLimit: number;
  stacks: 'sides' | 'open' | 'closed';
  /** The space of the mandala board that begins the last round; null for the one as published. */
  lastRound: number | null;
}

/** The games as published. */
export const PUBLISHED = {
  turnLimit: published.mandala[2].turn_limit,
  stacks: published.stones[2].stacks as Plan['stacks'],
  lastRound: null,
};

/** The mandala board as published: its spaces, and the one that begins the last round for so many players. */
export function publishedTrack(players: number): { length: number; last_call: number } {
  return (
    Object.entries(published.stones).find(([count]) => Number(count) === players)?.[1].track ??
    published.stones[2].track
  );
}

export function firstPlan(game: GameName): Plan {
  return {
    game,
    seats: ['me', 'club', 'club', 'club'],
    players: 2,
    shuffle: false,
    visibility: 'private',
    rated: false,
    clock: 'none',
    minutes: 15,
    increment: 10,
    days: 2,
    delay: 0,
    hints: false,
    nonce: '',
    ...PUBLISHED,
  };
}

/** What the server is asked for. Whatever is as usual is left out, so that a table says only what is special about it. */
export function build(plan: Plan, random: () => number = Math.random): NewTable {
  const taken = plan.seats.slice(0, plan.players);
  const order = plan.shuffle ? shuffled(taken, random) : taken;
  const table: NewTable = {
    game: plan.game,
    seats: order.map(choiceOf),
    visibility: plan.visibility,
    rated: plan.rated,
  };
  const options = optionsOf(plan);
  if (Object.keys(options).length > 0) table.options = options;
  if (plan.clock !== 'none') table.clock = clockOf(plan);
  if (plan.delay > 0) table.delay = plan.delay;
  if (plan.hints && !plan.rated) table.hints = true;
  if (plan.nonce !== '') table.nonce = plan.nonce;
  return table;
}

/** What a rated game needs and this plan lacks: the server's rules, said before it has to refuse. */
export function notRated(plan: Plan): Array<'clock' | 'people' | 'options'> {
  const wishes = plan.seats.slice(0, plan.players);
  const people =
    wishes.every((wish) => wish === 'me' || wish === 'open') && wishes.filter((wish) => wish === 'me').length === 1;
  const lacks: Array<'clock' | 'people' | 'options'> = [];
  if (!people) lacks.push('people');
  if (plan.clock === 'none') lacks.push('clock');
  if (Object.keys(optionsOf(plan)).length > 0) lacks.push('options');
  return lacks;
}

function choiceOf(wish: SeatWish): SeatChoice {
  return wish === 'me' || wish === 'open' ? wish : { computer: wish };
}

/** What differs from the game as published, by game. */
const OPTIONS = {
  mandala: ({ turnLimit }) => (turnLimit === PUBLISHED.turnLimit ? {} : { turn_limit: turnLimit }),
  stones: ({ stacks, lastRound, players }) => ({
    ...(stacks === PUBLISHED.stacks ? {} : { stacks }),
    ...(lastRound === null || lastRound === publishedTrack(players).last_call
      ? {}
      : { track: { hands: { [lastRound]: players } } }),
  }),
} satisfies Record<GameName, (plan: Plan) => Record<string, unknown>>;

const optionsOf = (plan: Plan): Record<string, unknown> => OPTIONS[plan.game](plan);

function clockOf(plan: Plan): ClockSpec {
  if (plan.clock === 'fischer') return { kind: 'fischer', initial: plan.minutes * 60, increment: plan.increment };
  if (plan.clock === 'days') return { kind: 'days', days: plan.days };
  return { kind: 'none' };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const left = [...items];
  const order: T[] = [];
  while (left.length > 0) order.push(...left.splice(Math.floor(random() * left.length), 1));
  return order;
}
