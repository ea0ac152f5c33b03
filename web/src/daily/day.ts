// Days as the deals of the day count them: by UTC.

/** The day of a moment, as `2026-11-15`. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** So many days later, or earlier. */
export function dayAfter(date: string, days: number): string {
  return dayOf(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000);
}

/** The commitment of a secret: SHA-256 of its bytes. Null where the browser does not compute it. */
export async function commitmentOf(secret: string): Promise<string | null> {
  // Only pages that came over TLS, or from this machine, are given this.
  if (!('subtle' in crypto)) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
