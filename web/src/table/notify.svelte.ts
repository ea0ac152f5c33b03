// Tells a player that it is their turn: the icon in the tab, a sound, and a notification if the player wants them.

import { base } from '../api/base';
import { settings } from '../app/settings.svelte';
import { sound } from '../sound/sound';
import { t } from '../words';
import type { TableModel } from './model.svelte';

/** Follows a table for as long as the component that calls it is shown. */
export function tellTurns(model: TableModel): void {
  $effect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (!icon || !model.yourTurn) return;
    const usual = icon.href;
    icon.href = `${base}/icon-turn-64.png`;
    return () => {
      icon.href = usual;
    };
  });

  let before = model.yourTurn;
  $effect(() => {
    const now = model.yourTurn && model.session.settled;
    if (now && !before) announce(model);
    before = now;
  });
}

function announce(model: TableModel): void {
  if (!model.shared) sound.play('your-turn');
  notify(t('table-your-turn'), { body: t(`new-game-${model.table.game}`), tag: model.table.id });
}

/** Notifies a person while the page is hidden, where that is wanted. */
export function notify(title: string, options: NotificationOptions): void {
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted')
    return;
  void show(title, { ...options, icon: `${base}/icon.svg` });
}

/** Phones notify through the service worker alone; a page can do it itself where there is none. */
async function show(title: string, options: NotificationOptions): Promise<void> {
  try {
    const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
    if (worker?.active) {
      await worker.showNotification(title, { ...options, data: location.href });
      return;
    }
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // The sign in the tab is there all the same.
  }
}
