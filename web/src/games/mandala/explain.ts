// Why a number of the board is that number, and what its parts are for. The reasons are the engine's: figures, effects and what is
// printed.

import { who } from '../../board/contract';
import { numeral, t } from '../../words';
import { type Sand, SANDS } from '../pieces/types';
import { type Place, read, type MandalaNumber } from './choice';
import type { Chooser } from './chooser.svelte';
import { listed } from './held';
import { colourName, coloursOf, type MandalaEffects, secretOf } from './view';

/** What is explained, and to whom. */
export type BoardFacts = Pick<Chooser, 'view' | 'figures' | 'printed' | 'you' | 'names'>;

const named = (colour: Sand): string => t(`colour-${colourName(colour)}`);

/** What a Cup card scores by a space of the River. */
const worthOf = (space: number, { river }: BoardFacts['printed']): number => river[space - 1] ?? 0;

/** What a mandala lacks, and what happens when it lacks nothing. */
export function whyMountain({ figures }: BoardFacts, which: MandalaNumber): string {
  // A mandala that is being destroyed was complete; what was claimed since is not missing.
  const lacks = figures.destruction?.mandala === which ? '' : (figures.mandalas[which - 1]?.missing ?? '');
  const missing = coloursOf(lacks);
  const count = SANDS.length - missing.length;
  return t('mandala-why-mountain', { mandala: numeral(which), count, missing: missing.map(named).join(', ') });
}

/** Who chooses first in a mandala, and why. */
export function whyField(facts: BoardFacts, which: MandalaNumber, seat: number): string {
  const empty = facts.view.mandalas[which - 1]?.fields[seat] === '';
  const first = whoIsFirst(facts, which);
  // Where both are empty, that is said already.
  const both = facts.view.mandalas[which - 1]?.fields.every((field) => field === '');
  return empty && !both ? `${first} ${t('mandala-why-empty')}` : first;
}

function whoIsFirst({ view, figures, you, names }: BoardFacts, which: MandalaNumber): string {
  const { destruction } = figures;
  const mandala = numeral(which);
  if (destruction?.mandala === which && destruction.first !== null) {
    const { first, fields, tie } = destruction;
    const args = { ...who(first, you, names), most: fields[first] ?? 0, least: fields[1 - first] ?? 0 };
    return tie ? t('mandala-why-chose-tie', args) : t('mandala-why-chose', args);
  }
  const [zero, one] = view.mandalas[which - 1]?.fields.map((field) => field.length) ?? [];
  const fields = [zero ?? 0, one ?? 0];
  const ahead = figures.mandalas[which - 1]?.first ?? null;
  if (ahead === null) {
    const count = fields[0] ?? 0;
    return count === 0 ? t('mandala-why-bare', { mandala }) : t('mandala-why-level', { mandala, count });
  }
  const args = { ...who(ahead, you, names), most: fields[ahead] ?? 0, least: fields[1 - ahead] ?? 0 };
  return t('mandala-why-ahead', { mandala, ...args });
}

/** A Mountain or an own Field as something to play to: what that would do and why, why it cannot be done, or what lies there. */
export function whyPlace(chooser: Chooser, where: Place): string | null {
  const action = chooser.targets.get(where);
  const effects = action && chooser.effects.get(action);
  if (action && effects) return whyEffects(action, effects, chooser);
  const reason = chooser.reason(where);
  if (reason !== '' || where === 'd') return reason || null;
  const which = Number(where[1]) as MandalaNumber;
  return where.startsWith('m') ? whyMountain(chooser, which) : whyField(chooser, which, chooser.near);
}

/** What a Cup is worth, colour by colour, and which of its cards one player alone has seen. */
export function whyCup({ view, figures, printed, you }: BoardFacts, seat: number): string[] {
  const cup = figures.cups[seat];
  if (!cup) return [];
  const lines = cup.spaces
    .filter(({ count }) => count > 0)
    .map(({ space, colour, count, points }) =>
      t('mandala-why-cup-space', { colour: named(colour), count, each: worthOf(space, printed), points }),
    );
  if (cup.rest !== '') lines.push(t('mandala-why-cup-rest', { cards: listed(cup.rest) }));
  const secret = secretOf(view, seat);
  if (secret !== '' && seat === you) lines.push(t('mandala-why-cup-own', { cards: listed(secret) }));
  const unseen = (view.cups[seat] ?? 0) - cup.cards.length;
  if (unseen > 0) lines.push(t('mandala-why-cup-unseen', { count: unseen }));
  return lines;
}

/** What a claim brings and why; nothing until the server has said it. */
export function whyClaimed(chooser: Chooser, colour: Sand): string | null {
  const action = chooser.claims.get(colour);
  const effects = action && chooser.effects.get(action);
  return action && effects ? whyEffects(action, effects, chooser) : null;
}

/** Why an action would draw so many cards, and who would choose first and why if it completes a mandala. */
export function whyEffects(action: string, effects: MandalaEffects, { printed, you, names }: BoardFacts): string {
  const move = read(action);
  if (effects.gains) return whyClaim(effects.gains, move?.colour ?? 'R', printed);
  const reasons = [whyDraw(move?.kind, effects, printed)];
  if (effects.completes && effects.completes.first !== null) {
    const { first, fields, tie } = effects.completes;
    const args = { ...who(first, you, names), most: fields[first] ?? 0, least: fields[1 - first] ?? 0 };
    reasons.push(tie ? t('mandala-why-will-tie', args) : t('mandala-why-will-first', args));
  }
  return reasons.join(' ');
}

function whyDraw(
  kind: NonNullable<ReturnType<typeof read>>['kind'] | undefined,
  { draws, draw_limit }: MandalaEffects,
  { build_draw, hand_limit }: BoardFacts['printed'],
): string {
  if (kind === 'grow') return t('mandala-why-draw-grow');
  if (draw_limit === 'deck') return t('mandala-why-draw-deck', { count: draws });
  if (draw_limit === 'hand') return t('mandala-why-draw-hand', { count: draws, most: build_draw, limit: hand_limit });
  return kind === 'build' ? t('mandala-why-draw-build', { count: draws }) : t('mandala-why-draw-discard');
}

function whyClaim(
  { river, space, scoring, points }: NonNullable<MandalaEffects['gains']>,
  colour: Sand,
  printed: BoardFacts['printed'],
): string {
  if (space === null) return t('mandala-why-claim-discarded');
  const args = { colour: named(colour), space, each: worthOf(space, printed), scoring, points };
  return river === null ? t('mandala-why-claim-known', args) : t('mandala-why-claim-new', args);
}
