// The language to begin with.

import { CODES, type Language } from '../words/files';
import { readJson, SETTINGS } from './storage';

/** The address comes first, then the choice made here, then the browser. */
export function firstLanguage(): Language {
  const wishes = [addressed(), chosen(), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wishes.find((wish): wish is Language => CODES.some((code) => code === wish)) ?? 'en';
}

/** The language that the address asks for. */
export function addressed(): string | null {
  return new URLSearchParams(location.search).get('lang');
}

function chosen(): unknown {
  return (readJson(SETTINGS) as { language?: unknown } | null)?.language;
}
