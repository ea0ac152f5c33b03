// The words of the app, from the Fluent files in `locales/`: one set of words for every surface of the project.
//
// Words come in files, one for each area of the app, and a page loads those it needs before it is shown.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'pl' | 'nl';
export type Arguments = Record<string, FluentVariable>;

/** Every language, each under its own name. */
export const LANGUAGES: ReadonlyArray<{ code: Language; name: string }> = [
  { code: 'pl', name: 'Polski' },
  { code: 'en', name: 'English' },
  { code: 'nl', name: 'Nederlands' },
];

const files = import.meta.glob<string>(
  ['../../../locales/*/web/*.ftl', '../../../locales/*/game.ftl', '../../../locales/*/reasons.ftl', '../../../locales/*/history.ftl'],
  { query: '?raw', import: 'default' },
);

let now = $state.raw({ language: 'en' as Language, bundle: new FluentBundle('en') });
const needed = new Set<string>();
let loaded: { language: Language; areas: number } | null = null;
let wanted: Language = 'en';

/** The language everything is said in. */
export function language(): Language {
  return now.language;
}

/** A message in the present language; its id, marked, if there are no words for it. */
export function t(id: string, args?: Arguments): string {
  const pattern = now.bundle.getMessage(id)?.value;
  return pattern ? now.bundle.formatPattern(pattern, args) : `⟨${id}⟩`;
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
  const [code, areas] = [wanted, [...needed]];
  if (loaded?.language === code && loaded.areas === areas.length) return;
  const read = await Promise.allSettled(areas.map((area) => words(code, area)));
  // Somebody may have asked for another language or for more words meanwhile.
  if (wanted !== code || needed.size !== areas.length) return load();
  const failed = areas.filter((_, index) => read[index]?.status === 'rejected');
  if (failed.length > 0 && code !== now.language) throw new Error(`no words came for ${failed.join(', ')}`);
  // One area that does not come must not silence the others; whoever asks for it again tries again.
  for (const area of failed) needed.delete(area);
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const text of read) if (text.status === 'fulfilled') bundle.addResource(new FluentResource(text.value));
  now = { language: code, bundle };
  loaded = { language: code, areas: needed.size };
  document.documentElement.lang = code;
}

const texts = new Map<string, Promise<string>>();

async function words(code: Language, area: string): Promise<string> {
  const paths = [`../../../locales/${code}/web/${area}.ftl`, `../../../locales/${code}/${area}.ftl`];
  const path = paths.find((path) => path in files);
  const load = path && files[path];
  if (!load) throw new Error(`there are no words for ${area}`);
  let text = texts.get(path);
  if (!text) {
    text = load();
    // A chunk that could not be loaded is asked for again next time.
    text.catch(() => texts.delete(path));
    texts.set(path, text);
  }
  return text;
}
