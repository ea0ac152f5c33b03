// What a person likes: kept in this browser, and with the person on the server, so that it is there on other devices too.

import { get, put } from '../api/http';
import { type Language, LANGUAGES, speak } from '../words';

export interface Settings {
  language: Language | null;
  theme: 'system' | 'light' | 'dark';
  /** Stronger letters and signs on everything coloured. */
  aids: boolean;
  motion: 'system' | 'on' | 'off';
  sound: boolean;
  /** Whether a move waits for a second press. */
  confirm: boolean;
  /** Whether single letters are shortcuts at a table. */
  keys: boolean;
  /** Whether the browser tells of one's turn while the page is out of sight. */
  notify: boolean;
  /** Whether a claim that is the only one possible is made by itself. */
  forced: boolean;
}

const DEFAULTS: Settings = {
  language: null,
  theme: 'system',
  aids: false,
  motion: 'system',
  sound: false,
  confirm: false,
  keys: true,
  notify: false,
  forced: true,
};

const KEY = 'mandala-settings';

export const settings: Settings = $state({ ...DEFAULTS, ...kept() });

/** Changes some settings, here and for this person everywhere. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  keep();
  show();
  // What this browser keeps is enough to go on with: the server hears of it again at the next change.
  put('/api/me/settings', { ...settings }).catch(() => undefined);
}

/** Takes over what the person chose on another device. */
export async function fetchSettings(): Promise<void> {
  const known = await get<Partial<Settings> | null>('/api/me/settings').catch(() => null);
  if (!known || Object.keys(known).length === 0) return;
  Object.assign(settings, sound(known));
  keep();
  show();
  if (settings.language && !addressed()) await speak(settings.language);
}

/** The language to begin with: the address comes first, then the choice made here, then the browser. */
export function firstLanguage(): Language {
  const wishes = [addressed(), settings.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wishes.find((wish): wish is Language => LANGUAGES.some(({ code }) => code === wish)) ?? 'en';
}

/** Speaks another language from now on, and says so in the address, for whoever gets the link. */
export async function choose(language: Language): Promise<void> {
  await speak(language);
  const url = new URL(location.href);
  url.searchParams.set('lang', language);
  history.replaceState(null, '', url);
  change({ language });
}

/** Whether things move. */
export function moves(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'on';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Puts the settings on the page, where styles find them. */
export function show(): void {
  const { dataset } = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  dataset['theme'] = settings.theme === 'system' ? (dark ? 'dark' : 'light') : settings.theme;
  dataset['aids'] = settings.aids ? 'strong' : 'plain';
  dataset['motion'] = moves() ? 'on' : 'off';
}

/** Follows what the device is told while the app is open. */
export function followDevice(): void {
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']) {
    matchMedia(query).addEventListener('change', show);
  }
}

function addressed(): string | null {
  return new URLSearchParams(location.search).get('lang');
}

function kept(): Partial<Settings> {
  try {
    return sound(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>);
  } catch {
    return {};
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Only what is a setting, and of its kind. */
function sound(some: Partial<Settings>): Partial<Settings> {
  const entries = Object.entries(some).filter(([name, value]) => {
    const usual = DEFAULTS[name as keyof Settings];
    return name in DEFAULTS && (usual === null || typeof value === typeof usual);
  });
  return Object.fromEntries(entries);
}
