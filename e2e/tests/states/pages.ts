// The pages.

import { expect, type Page } from '@playwright/test';
import { begins, coach, dialog, menu, message, start } from '../parts';
import { finished, make } from '../quick';
import { called, shows, type State } from './state';

const at = (name: string, title: string, address = `/${name}`): State => ({
  name,
  title: called(title),
  address: async () => address,
});

async function me(page: Page): Promise<{ id: string; name: string }> {
  return (await (await page.request.post('/api/me')).json()) as { id: string; name: string };
}
const named: State['title'] = async (_, page) => `${(await me(page)).name} · Mandala`;

export const PAGES: readonly State[] = [
  { name: 'home', title: () => 'Mandala', address: async () => '/', arrive: shows(start) },
  {
    name: 'home-menu',
    title: () => 'Mandala',
    address: async () => '/',
    async arrive(page) {
      await menu(page).click();
      await expect(dialog(page).getByRole('navigation')).toBeVisible();
    },
  },
  ...(['friend', 'device'] as const).map((way) => ({
    name: `home-${way}`,
    title: () => 'Mandala',
    address: async () => '/',
    async arrive(page: Page) {
      await page.getByRole('button', { name: begins(message(`home-${way}`), '.*') }).click();
      const done = message(way === 'friend' ? 'meet-invite' : 'meet-device');
      await expect(dialog(page).getByRole('button', { name: done })).toBeVisible();
    },
  })),
  at('new', 'new-title'),
  {
    ...at('lobby', 'shell-lobby'),
    async address(page) {
      await make(page, { game: 'stones', seats: ['me', 'open', { computer: 'club' }], visibility: 'public' });
      return '/lobby';
    },
  },
  {
    ...at('watch', 'lobby-watch'),
    async address(page) {
      await make(page, { game: 'mandala', seats: ['me', { computer: 'beginner' }], visibility: 'public' });
      return '/watch';
    },
  },
  at('daily', 'shell-daily'),
  {
    ...at('games', 'shell-games'),
    async address(page) {
      await finished(page, 'mandala');
      await make(page, { game: 'stones', seats: ['me', { computer: 'beginner' }] });
      return '/games';
    },
  },
  { name: 'me', title: named, address: async () => '/me' },
  {
    name: 'me-leaving',
    title: named,
    address: async () => '/me',
    async arrive(page) {
      await page.getByRole('button', { name: message('people-delete') }).click();
      await expect(dialog(page).getByRole('button', { name: message('people-delete-do') })).toBeVisible();
    },
  },
  { name: 'person', title: named, address: async (page) => `/people/${(await me(page)).id}` },
  at('leaderboard', 'shell-leaderboard'),
  at('settings', 'shell-settings'),
  at('learn', 'learn-title'),
  {
    ...at('lesson', 'lesson-mandala-turns', '/learn/mandala-first-turns'),
    arrive: shows((page) => coach(page).getByRole('button', { name: message('learn-show'), disabled: false })),
  },
  {
    ...at('rules-mandala', '', '/rules/mandala'),
    title: (say) => `${say('rules-title', { game: say('new-game-mandala') })} · Mandala`,
  },
  {
    ...at('rules-stones', '', '/rules/stones'),
    title: (say) => `${say('rules-title', { game: say('new-game-stones') })} · Mandala`,
  },
  at('record', 'replay-record'),
  at('nowhere', 'shell-nowhere'),
];
