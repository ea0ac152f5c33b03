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
    icon.href = '/icon-turn.svg';
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
  const notice = new Notification(t('table-your-turn'), { body: t(`new-game-${desk.table.game}`), tag: desk.table.id, icon: '/icon.svg' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
