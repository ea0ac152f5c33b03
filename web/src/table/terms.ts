// What the people at a table have agreed to.

import type { TableInfo } from '../protocol';

/** Whether more than one person plays at a table, or will. A person who holds several seats counts once. */
export function betweenPeople(table: TableInfo): boolean {
  const people = table.seats.filter((seat) => seat.person !== undefined || seat.name === null);
  return people.some((seat) => seat.name === null)
    ? people.length > 1
    : new Set(people.map(({ person }) => person)).size > 1;
}

/** The sentence about hints between people; null where there are none anyway. */
export function hintsSaid(table: TableInfo): 'allowed' | 'none' | 'unsaid' {
  if (!betweenPeople(table) || table.rated) return 'unsaid';
  return table.hints ? 'allowed' : 'none';
}
