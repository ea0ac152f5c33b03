// Why a number is that number, as sentences. This file and its words are loaded on first use (`why.svelte.ts`).

import { t } from '../../words';
import type { Pattern } from '../pieces/types';
import type { Account, Held, Track, Worth } from './view';

export interface TowerFacts {
  space: number;
  /** What the space prints by height, where height counts. */
  heights: readonly number[] | null;
  /** What the tower that stands here scores if its colour is scored. */
  worth: Worth | null;
  /** What the tower that could come here would score. */
  coming: Worth | null;
  /** Its top is chosen by itself, not with its colour. */
  single: boolean;
  /** Its top can be scored now, but its colour cannot. */
  alone: boolean;
}

/** A space of a board: what its tower scores and why, or what the space counts. */
export function tower({ space, heights, worth, coming, single, alone }: TowerFacts): string {
  if (single) return t('stones-reason-top');
  if (worth) return alone ? `${standing(worth)}\n${t('stones-reason-alone')}` : standing(worth);
  if (coming) return t('stones-reason-new', { counted: counted(coming), points: coming.points });
  return emptySpace(space, heights);
}

/** What a space counts. */
export function emptySpace(space: number, heights: readonly number[] | null): string {
  return t('stones-reason-space', { space, points: heights?.join(', ') ?? '' });
}

/** A tower that stands on a space. */
export function standing(worth: Worth): string {
  const { tower: space, points } = worth;
  return t('stones-reason-tower', { space, counted: counted(worth), points });
}

const counted = ({ tower, counted }: Worth): string => t('stones-counted', { space: tower, count: counted });

/** What scoring a colour brings, one line for each tower and bonus. */
export function colour({ towers, covered }: Account, worths: readonly Worth[]): string {
  const lines = towers.map(({ tower, points }) => {
    const worth = worths.find((worth) => worth.tower === tower);
    const name = worth
      ? t('stones-account-tower', { tower, counted: counted(worth) })
      : t('stones-account-top', { tower });
    return `${name} = ${points}`;
  });
  const bonuses = covered.filter(({ bonus }) => bonus > 0);
  return [...lines, ...bonuses.map(({ space, bonus }) => `${t('stones-account-space', { space })}: +${bonus}`)].join(
    '\n',
  );
}

export function anyTops(): string {
  return t('stones-reason-any');
}

export function artist(pattern: Pattern): string {
  return t('stones-reason-artist', { pattern });
}

/** A space of the mandala board that has something printed on it. */
export function trackSpace(space: number, { bonus, hands, last_call }: Track): string | null {
  const points = bonus[space] ?? 0;
  const said = points > 0 ? [t('stones-reason-bonus', { space, points })] : [];
  if (space === last_call) said.push(t('stones-reason-last-round', { space }));
  else if (hands[space]) said.push(t('stones-reason-hands', { space, hands: hands[space] }));
  return said.join('\n') || null;
}

/** An objective card: what it brings, how things stand, and whether that would do. */
export function objective(held: Held): string {
  const { card, points, met } = held;
  return [
    t('stones-reason-objective', { points, what: t(`objective-${card}`) }),
    state(held),
    t(met ? 'stones-reason-met' : 'stones-reason-missed'),
  ].join('\n');
}

function state({ have, of, others }: Held): string {
  if (of !== undefined) return t('stones-reason-of-tops', { count: have, all: of });
  if (others !== undefined) return t('stones-reason-of-colour', { count: have, others });
  return t('stones-reason-stones', { count: have });
}
