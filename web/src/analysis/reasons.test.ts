// Reasons are about the player who moved: “you” from that player's viewpoint, the name from any other.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

const ARGUMENTS = {
  ...{ colour: 'colour', objective: 'objective', mandala: 'II', space: 3, points: 2, count: 4 },
  ...{ own: 30, other: 20, hand: 2, tower: 5, height: 3 },
};
/** The ways to address a player. */
const YOU = {
  en: /\b(you|your|yours)\b/iu,
  pl: /(?<!\p{L})(ty|ci|cię|ciebie|tobie|twój|tw[oó]j\p{L}*)(?!\p{L})/iu,
  nl: /\b(je|jij|jou|jouw|jullie)\b/iu,
};

describe.each(['en', 'pl', 'nl'] as const)('reasons in %s', (language) => {
  const file = join(import.meta.dirname, `../../../locales/${language}/reasons.ftl`);
  const resource = new FluentResource(readFileSync(file, 'utf8'));
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(resource);
  const ids = resource.body.map(({ id }) => id).filter((id) => /(^|-)why-/.test(id));

  function said(id: string, who: 'you' | 'other'): string {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`${id} has no words`);
    return bundle.formatPattern(pattern, { ...ARGUMENTS, who, name: 'Ada' });
  }

  test('begin with a capital', () => {
    expect(ids.length).toBeGreaterThan(45);
    for (const id of ids) for (const who of ['you', 'other'] as const) expect(said(id, who), id).toMatch(/^\p{Lu}/u);
  });

  test('call no other player “you”', () => {
    for (const id of ids) expect(said(id, 'other'), id).not.toMatch(YOU[language]);
    expect(ids.filter((id) => YOU[language].test(said(id, 'you'))).length).toBeGreaterThan(10);
  });
});
