// How one hears of one's turn without looking: the sign in the tab, and a notification where it is wanted.

import { settings } from '../shell/settings.svelte';
import { sound } from '../sound/sound';
import { t } from '../words';
import type { Desk } from './desk.svelte';

/** Follows a table for as long as the component that calls it is shown. */
export function tellTurns(desk: Desk): void {
  $effect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (!icon || !desk.yourTurn) return;
    const usual = icon.href;
    icon.href = '/icon-turn-64.png';
    return () => {
      icon.href = usual;
    };
  });

  let before = desk.yourTurn;
  $effect(() => {
    const now = desk.yourTurn && desk.sitting.settled;
    if (now && !before) announce(desk);
    before = now;
  });
}

function announce(desk: Desk): void {
  if (!desk.shared) sound.play('your-turn');
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  void notify(t('table-your-turn'), { body: t(`new-game-${desk.table.game}`), tag: desk.table.id, icon: '/icon.svg' });
}

/** Phones notify through the service worker alone; a page can do it itself where there is none. */
async function notify(title: string, options: NotificationOptions): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) return await worker.showNotification(title, { ...options, data: location.href });
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // The sign in the tab is there all the same.
  }
}
