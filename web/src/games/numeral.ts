/** The number of a mandala as the boards print it. */
export function numeral(mandala: unknown): string {
  return mandala === 2 ? 'II' : 'I';
}
