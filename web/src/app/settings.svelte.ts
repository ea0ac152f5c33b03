// What a person likes: kept in this browser, and with the person on the server, so that it is there on other devices too.

import { request } from '../api/http';
import { type Language, LANGUAGES, speak } from '../words';
import { addressed } from './language';
import { read, readJson, SETTINGS, write } from './storage';

export interface Settings {
  language: Language | null;
  theme: 'system' | 'light' | 'dark';
  /** Larger signs and marks on everything coloured, and names beside them. */
  aids: boolean;
  /** How fast pieces move; `on` is the usual speed even where the device asks for less motion. */
  motion: 'system' | 'slow' | 'on' | 'fast' | 'off';
  sound: boolean;
  /** How loud sounds are, in percent. */
  volume: number;
  /** Whether the parts of a board bear their names. */
  names: boolean;
  /** Whether a coach helps in a first game. */
  coach: boolean;
  /** Whether a move waits for a second press. */
  confirm: boolean;
  /** Whether single letters are shortcuts at a table. */
  keys: boolean;
  /** Whether the browser tells of the player's turn while the page is out of sight. */
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
  volume: 70,
  names: true,
  coach: true,
  confirm: false,
  keys: true,
  notify: false,
  forced: true,
};

/** The settings that are neither on or off nor a number. */
type ChoiceSettings = {
  [Key in keyof Settings as Settings[Key] extends boolean | number ? never : Key]: Settings[Key];
};

/** What those may be. */
const CHOICES: { [Key in keyof ChoiceSettings]: ReadonlyArray<ChoiceSettings[Key]> } = {
  language: [null, ...LANGUAGES.map(({ code }) => code)],
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'slow', 'on', 'fast', 'off'],
};

const PACE = { slow: 1.8, on: 1, fast: 0.5, off: 0 } as const;

/** The key that is set while the last change has not been sent to the server. */
const UNSENT = 'mandala-settings-unsent';

export const settings: Settings = $state({ ...DEFAULTS, ...valid((readJson(SETTINGS) ?? {}) as Partial<Settings>) });

/** Whether the device asks for dark colours. */
let deviceIsDark = $state(false);

let changes = 0;
let sending = false;

/** Changes some settings, here and for this person everywhere. */
export function change(some: Partial<Settings>): void {
  changes += 1;
  take(some);
  write(UNSENT, 'yes');
  void send();
}

/** The settings at the start of a session: those changed here and not yet sent, or those chosen on another device. */
export async function fetchSettings(): Promise<void> {
  await (read(UNSENT) ? send() : takeOver());
}

/** Takes over what the person chose elsewhere, as after logging in. */
export async function takeOver(): Promise<void> {
  write(UNSENT, null);
  const before = changes;
  const known = await (request('GET /api/me/settings') as Promise<Partial<Settings> | null>).catch(() => null);
  // What has been chosen while the answer was on its way is newer.
  if (!known || Object.keys(known).length === 0 || changes !== before) return;
  take(valid(known));
  if (settings.language && !addressed()) await speak(settings.language);
}

/** Begins anew for another person. The language stays: the page is being read in it. */
export function forgetSettings(): void {
  changes += 1;
  write(UNSENT, null);
  take({ ...DEFAULTS, language: settings.language });
}

/** Changes the language, also in the address. */
export async function choose(language: Language): Promise<void> {
  await speak(language);
  const url = new URL(location.href);
  url.searchParams.set('lang', language);
  history.replaceState(null, '', url);
  change({ language });
}

/** How long motion takes, as a multiple of the usual; 0 where nothing moves. */
export function pace(): number {
  if (settings.motion === 'system') return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1;
  return PACE[settings.motion];
}

/** Whether things move. */
export function moves(): boolean {
  return pace() > 0;
}

/** Whether the page is dark, by choice or because the device is. */
export function isDark(): boolean {
  return settings.theme === 'system' ? deviceIsDark : settings.theme === 'dark';
}

/** Puts the settings on the page, where styles find them. */
export function show(): void {
  const { dataset } = document.documentElement;
  deviceIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  dataset['theme'] = isDark() ? 'dark' : 'light';
  // What is as usual is not said: then the browser asks no element whether a rule of these modes is meant for it.
  if (settings.aids) dataset['aids'] = 'strong';
  else delete dataset['aids'];
  if (moves()) delete dataset['motion'];
  else dataset['motion'] = 'off';
}

/** Follows the settings of the device while the app is open. */
export function followDevice(): void {
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']) {
    matchMedia(query).addEventListener('change', show);
  }
}

function take(some: Partial<Settings>): void {
  Object.assign(settings, some);
  write(SETTINGS, JSON.stringify(settings));
  show();
}

/** Sends the settings to the server, one request at a time, so that the last change wins. A failed request is repeated at the next visit. */
async function send(): Promise<void> {
  if (sending) return;
  sending = true;
  try {
    let sent: number;
    do {
      sent = changes;
      await request('PUT /api/me/settings', { body: { ...settings } });
    } while (sent !== changes);
    write(UNSENT, null);
  } catch {
    // The stored copy is enough to go on with.
  } finally {
    sending = false;
  }
}

/** Only what is a setting, and one that there is. */
function valid(some: Partial<Settings>): Partial<Settings> {
  const entries = Object.entries(some).filter(([name, value]) => {
    const choices = (CHOICES as Record<string, readonly unknown[] | undefined>)[name];
    if (choices) return choices.includes(value);
    if (name === 'volume') return typeof value === 'number' && value >= 0 && value <= 100;
    return name in DEFAULTS && typeof value === 'boolean';
  });
  return Object.fromEntries(entries);
}
