// The words of each language, from the files that the app itself has them from.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'pl', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Says a message in a language. */
export type Say = (id: string, args?: Record<string, FluentVariable>) => string;

const locales = join(import.meta.dirname, '../../locales');

function read(language: Language): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const folder = join(locales, language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ftl'));
  for (const file of files) bundle.addResource(new FluentResource(readFileSync(join(folder, file), 'utf8')));
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`${language} has no words for ${id}`);
    return bundle.formatPattern(pattern, args);
  };
}

export const WORDS: Record<Language, Say> = { en: read('en'), pl: read('pl'), nl: read('nl') };
