// The words of the app, from the Fluent files in `locales/`: one set of words for every surface of the project.
//
// Words come in files, one for each area of the app, and a page loads those it needs before it is shown.

import { FluentBundle, FluentNumber, type FluentVariable } from '@fluent/bundle';
import type { Argument, Messages } from '../protocol/messages';
import { type Language, words } from './files';

export type { Language };
export type Arguments = Record<string, FluentVariable>;
export type MessageId = keyof Messages;
/** The names of a message's arguments; of several messages, all that any of them takes. */
type Names<Id extends MessageId> = Id extends MessageId
  ? string extends keyof Messages[Id]
    ? never
    : keyof Messages[Id]
  : never;
/** What is given besides a message's id: nothing, if it takes nothing. */
export type MessageArguments<Id extends MessageId, Value> = [Names<Id>] extends [never]
  ? [args?: Record<string, never>]
  : [args: Record<Names<Id>, Value>];

/** Every language, each under its own name. */
export const LANGUAGES: ReadonlyArray<{ code: Language; name: string }> = [
  { code: 'pl', name: 'Polski' },
  { code: 'en', name: 'English' },
  { code: 'nl', name: 'Nederlands' },
];

let now = $state.raw<{ language: Language; bundle: FluentBundle }>({ language: 'en', bundle: new FluentBundle('en') });
const needed = new Set<string>();
let loaded: { language: Language; areas: ReadonlySet<string> } | null = null;
let wanted: Language = 'en';

/** The language everything is said in. */
export function language(): Language {
  return now.language;
}

/** A message in the present language. Its id and arguments are checked: they are written down by `cargo xtask codegen`. */
export function t<Id extends MessageId>(id: Id, ...[args]: MessageArguments<Id, Argument>): string {
  return translate(id, args);
}

/** A message whose id comes from the server; the id itself, marked, if there are no words for it. */
export function translate(id: string, args?: Arguments): string {
  const pattern = now.bundle.getMessage(id)?.value;
  return pattern ? now.bundle.formatPattern(pattern, args && counted(args)) : `⟨${id}⟩`;
}

/** Loads the words of some areas, and keeps them loaded through every change of language. */
export async function need(...areas: string[]): Promise<void> {
  for (const area of areas) needed.add(area);
  await load();
  const missing = areas.filter((area) => !needed.has(area));
  if (missing.length > 0) throw new Error(`no words came for ${missing.join(', ')}`);
}

/** Speaks a language from now on. What is shown changes only when all its words have come. */
export async function speak(code: Language): Promise<void> {
  wanted = code;
  try {
    await load();
  } catch (error) {
    wanted = now.language;
    throw error;
  }
}

async function load(): Promise<void> {
  const [code, before, all] = [wanted, loaded, needed.size];
  const more = before?.language === code;
  const areas = [...needed].filter((area) => !more || !before.areas.has(area));
  if (more && areas.length === 0) return;
  const came = await Promise.allSettled(areas.map((area) => words(code, area)));
  // Another language, or more words, may have been asked for meanwhile.
  if (wanted !== code || needed.size !== all || loaded !== before) return load();
  const failed = areas.filter((_, index) => came[index]?.status === 'rejected');
  if (failed.length > 0 && code !== now.language) throw new Error(`no words came for ${failed.join(', ')}`);
  // An area that fails to load must not hold back the others; the next request for it tries again.
  for (const area of failed) needed.delete(area);
  // More texts of the same language change nothing on the page: their components render only when they have come.
  const bundle = more ? now.bundle : new FluentBundle(code, { useIsolating: false });
  for (const file of came)
    if (file.status === 'fulfilled') bundle.addResource({ body: file.value }, { allowOverrides: true });
  if (bundle !== now.bundle) now = { language: code, bundle };
  loaded = { language: code, areas: new Set(needed) };
  document.documentElement.lang = code;
}

/** A whole number that every language writes alike. To make a format for it takes a browser longer than all other words together. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function counted(args: Arguments): Arguments {
  const all = { ...args };
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1_000)
      all[name] = new SmallNumber(value);
  }
  return all;
}
