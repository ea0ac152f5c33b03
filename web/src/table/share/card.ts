// The picture of a result, to be shown to others: who played, and how it ended. Everything on it is public.

import { petals, SMALL } from '../../../glyphs/ring';
import { EMBLEM } from '../../games/pieces/emblem';
import type { GameName } from '../../protocol';

export interface Card {
  game: GameName;
  /** What was played: above the headline. */
  over: string;
  headline: string;
  /** A line below the headline. */
  line: string;
  /** Each player, with points where there are any. */
  rows: ReadonlyArray<{ name: string; points: string }>;
  /** The last line: when, where. */
  foot: string;
}

/** In pixels: what most places show whole. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const EDGE = 72;
/** Where the words begin, right of the emblem. */
const TEXT = 500;
const ROOM = WIDTH - TEXT - EDGE;
/** The middle of the emblem. */
const CENTRE = { x: (EDGE + TEXT - 48) / 2, y: HEIGHT / 2 - 6 };

type Measure = (text: string) => number;

/** The text in lines no wider than this, broken between words; the last line that is allowed ends with dots if there is more. */
export function wrapped(text: string, room: number, most: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || measure(longer) <= room) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length <= most) return lines.map((one) => shortened(one, room, measure));
  const rest = lines.slice(most - 1).join(' ');
  return [...lines.slice(0, most - 1), shortened(rest, room, measure)];
}

/** The text, with dots for what does not fit. */
export function shortened(text: string, room: number, measure: Measure): string {
  if (measure(text) <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && measure(`${letters.join('')}…`) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Draws the card in the colours of the page. */
export async function drawn(card: Card): Promise<HTMLCanvasElement> {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  // The headline is drawn in the page's own type, which may not have been needed yet.
  await document.fonts.load('64px Lora').catch(() => undefined);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  const [serif, sans] = [style.getPropertyValue('--font-display'), style.getPropertyValue('--font-ui')];

  context.fillStyle = colour('table');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = colour('accent');
  context.fillRect(0, HEIGHT - 12, WIDTH, 12);

  const measure: Measure = (text) => context.measureText(text).width;
  const write = (text: string, x: number, y: number, font: string, ink: string): void => {
    context.font = font;
    context.fillStyle = colour(ink);
    context.fillText(text, x, y);
  };
  let y = 122;
  write(card.over, TEXT, y, `500 26px ${sans}`, 'ink-2');
  context.font = `400 58px ${serif}`;
  for (const line of wrapped(card.headline, ROOM, 2, measure)) write(line, TEXT, (y += 68), `400 58px ${serif}`, 'ink');
  context.font = `400 26px ${sans}`;
  y += 8;
  for (const line of wrapped(card.line, ROOM, 2, measure)) write(line, TEXT, (y += 36), `400 26px ${sans}`, 'ink-2');
  y += 26;
  for (const { name, points } of card.rows) {
    y += 46;
    context.textAlign = 'right';
    write(points, WIDTH - EDGE, y, `600 32px ${sans}`, 'ink');
    const wide = measure(points);
    context.textAlign = 'left';
    context.font = `400 32px ${serif}`;
    write(shortened(name, ROOM - wide - 24, measure), TEXT, y, `400 32px ${serif}`, 'ink');
  }
  emblem(context, card.game, colour);
  if (card.rows.length === 2 && card.rows.every(({ points }) => points !== '')) {
    context.textAlign = 'center';
    write(card.rows.map(({ points }) => points).join(' : '), CENTRE.x, CENTRE.y + 17, `400 50px ${serif}`, 'ink');
    context.textAlign = 'left';
  }
  write(card.foot, TEXT, HEIGHT - 54, `400 22px ${sans}`, 'ink-3');
  return canvas;
}

/** The ring of the house in the colours of the game. */
function emblem(context: CanvasRenderingContext2D, game: GameName, colour: (name: string) => string): void {
  context.save();
  context.translate(CENTRE.x, CENTRE.y);
  context.scale(1.85, 1.85);
  for (const [index, name] of EMBLEM[game].entries()) {
    context.fillStyle = colour(name);
    context.fill(new Path2D(petals(SMALL, index).whole));
  }
  context.beginPath();
  context.arc(0, 0, SMALL.r0 - 8, 0, 2 * Math.PI);
  context.fillStyle = colour('surface-2');
  context.fill();
  context.restore();
}
