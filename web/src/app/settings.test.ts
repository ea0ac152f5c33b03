import { beforeEach, expect, test, vi } from 'vitest';

// The server's side, and a browser's memory.
const server = { settings: {} as Record<string, unknown>, there: true, before: (): void => undefined };
const memory = new Map<string, string>();

vi.mock('../api/http', () => ({
  request: async (route: string, input?: { body: Record<string, unknown> }) => {
    if (route.startsWith('GET')) server.before();
    await Promise.resolve();
    if (!server.there) throw new Error('no net');
    if (input) server.settings = input.body;
    return server.settings;
  },
}));
vi.mock('../words', () => ({ LANGUAGES: [{ code: 'en' }, { code: 'pl' }], speak: () => Promise.resolve() }));
vi.stubGlobal('localStorage', {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => memory.set(key, value),
  removeItem: (key: string) => memory.delete(key),
});
/** The media queries of the device, and their listeners. */
const device = { dark: false, followers: [] as Array<() => void> };
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: device.dark && query.includes('dark'),
  addEventListener: (_: string, follower: () => void) => device.followers.push(follower),
}));
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('location', { search: '' });

const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

/** The app as it begins with what the browser remembers. */
async function visit(): Promise<typeof import('./settings.svelte')> {
  vi.resetModules();
  return import('./settings.svelte');
}

beforeEach(() => {
  memory.clear();
  Object.assign(server, { settings: {}, there: true, before: () => undefined });
});

test('what another device has chosen is taken over, if it can be', async () => {
  server.settings = { theme: 'dark', motion: 'sideways', language: 'pl', aids: 'yes', keys: false };
  const { settings, fetchSettings } = await visit();
  await fetchSettings();
  expect(settings).toMatchObject({ theme: 'dark', motion: 'system', language: 'pl', aids: false, keys: false });
});

test('what was changed without a net is sent at the next visit, and not overwritten', async () => {
  server.settings = { theme: 'light' };
  server.there = false;
  (await visit()).change({ theme: 'dark' });
  await settle();
  server.there = true;
  const { settings, fetchSettings } = await visit();
  await fetchSettings();
  expect(settings.theme).toBe('dark');
  expect(server.settings).toMatchObject({ theme: 'dark' });
  server.settings = { theme: 'light' };
  await fetchSettings();
  expect(settings.theme).toBe('light');
});

test('what is changed while the answer is on its way stays', async () => {
  server.settings = { theme: 'light' };
  const { settings, fetchSettings, change } = await visit();
  server.before = () => change({ theme: 'dark' });
  await fetchSettings();
  await settle();
  expect(settings.theme).toBe('dark');
  expect(server.settings).toMatchObject({ theme: 'dark' });
});

test('of two quick changes the server hears the last', async () => {
  const { change } = await visit();
  change({ sound: true });
  change({ sound: false, aids: true });
  await settle();
  expect(server.settings).toMatchObject({ sound: false, aids: true });
});

test('the next person begins anew, in the same language', async () => {
  const { settings, change, forgetSettings } = await visit();
  change({ theme: 'dark', language: 'pl', confirm: true });
  await settle();
  forgetSettings();
  expect(settings).toMatchObject({ theme: 'system', language: 'pl', confirm: false });
});

test('the theme follows the device until one is chosen', async () => {
  const { change, followDevice, isDark, show } = await visit();
  const seen: boolean[] = [];
  const set = (dark: boolean): void => {
    device.dark = dark;
    for (const follower of device.followers) follower();
    seen.push(isDark());
  };
  show();
  followDevice();
  set(true);
  set(false);
  change({ theme: 'dark' });
  set(false);
  change({ theme: 'system' });
  set(true);
  expect(seen).toEqual([true, false, true, true]);
  device.dark = false;
});
