import type { GameEvent, Sentence } from './board';
export function sentences(events: readonly GameEvent[], near: number | null, names: readonly string[]): Sentence[] {
  return events.map((e) => ({ id: 'table-plain', args: { text: `${names[e['seat']] ?? ''} ${e.event} ${e['colour'] ?? ''}`, n: near ?? 0 } }));
}
export function actionWords(action: string): Sentence {
  return { id: 'table-plain', args: { text: action } };
}
