// Sharing a link: by the device's own means where it has them, otherwise by the clipboard.

import { complain, tell } from '../shell/notices.svelte';
import { t } from '../words';

export async function share(url: string, title: string): Promise<void> {
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) return await navigator.share({ url, title });
    await navigator.clipboard.writeText(url);
    tell(t('replay-copied'));
  } catch (error) {
    // Whoever closes the device's dialog has not met an error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) complain(error);
  }
}
