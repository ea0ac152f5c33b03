// Where the words are: most areas have a file of their own, and those that are needed first come together.

import type { FluentResource } from '@fluent/bundle';

export const CODES = ['en', 'pl', 'nl'] as const;
export type Language = (typeof CODES)[number];
/** The messages of a file, taken apart when the app was built. */
type Messages = FluentResource['body'];

const CORE: Record<Language, () => Promise<{ default: Record<string, unknown> }>> = {
  en: () => import('./core-en'),
  pl: () => import('./core-pl'),
  nl: () => import('./core-nl'),
};
const files = import.meta.glob<Messages>(
  [
    '../../../locales/*/web/*.ftl',
    '!../../../locales/*/web/{shell,new,home,table,mandala,stones}.ftl',
    '../../../locales/*/{reasons,history}.ftl',
  ],
  { import: 'default' },
);
const read = new Map<string, Promise<Messages>>();

/** The words that are needed first. */
export async function core(code: Language): Promise<Record<string, Messages>> {
  return (await CORE[code]()).default as Record<string, Messages>;
}

/** The words of one area. */
export async function words(code: Language, area: string): Promise<Messages> {
  const paths = [`../../../locales/${code}/web/${area}.ftl`, `../../../locales/${code}/${area}.ftl`];
  const path = paths.find((path) => path in files);
  const load = path && files[path];
  if (!load) {
    const first = await core(code);
    const messages = paths.map((path) => first[path]).find((messages) => messages !== undefined);
    if (!messages) throw new Error(`there are no words for ${area}`);
    return messages;
  }
  let messages = read.get(path);
  if (!messages) {
    messages = load();
    // A chunk that could not be loaded is asked for again next time.
    messages.catch(() => read.delete(path));
    read.set(path, messages);
  }
  return messages;
}
