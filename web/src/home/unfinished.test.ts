import { describe, expect, it, vi } from 'vitest';
import type { SeatInfo, Snapshot, TableInfo } from '../protocol';
import { unfinished, unfinishedOf } from './unfinished';

/** What the server answers, by address. */
const answers = new Map<string, unknown>();
vi.mock('../api/http', () => ({
  request: (route: string, { params }: { params?: { table: string } }) => {
    const path = params ? `/api/tables/${params.table}` : `${route.slice(4)}?mine=true`;
    return answers.has(path) ? Promise.resolve(answers.get(path)) : Promise.reject(new Error(`nothing at ${path}`));
  },
}));

const ann: SeatInfo = { name: 'Ann', person: 'p1', nonce: '' };
const bert: SeatInfo = { name: 'Bert', person: 'p2', nonce: '' };
const open: SeatInfo = { name: null, nonce: '' };
const view = {
  to_move: 0,
  turn: 7,
  mandalas: [
    { mountain: 'RO', fields: ['', ''] },
    { mountain: 'Y', fields: ['GG', 'K'] },
  ],
};

function look(table: Partial<TableInfo>, seat: number | null, seen: unknown = view): Snapshot {
  return {
    table: { id: 't', game: 'mandala', kind: 'table', phase: 'running', seats: [ann, bert], ...table },
    seat,
    view: seen,
  } as Snapshot;
}

describe('a game that goes on', () => {
  it('is one’s own turn or the other’s', () => {
    expect(unfinishedOf(look({}, 0), 'p1')).toMatchObject({ turn: 'mine', others: ['Bert'], number: 8 });
    expect(unfinishedOf(look({}, 1), 'p2')).toMatchObject({ turn: 'theirs', others: ['Ann'] });
  });

  it('counts the turn that goes on', () => {
    expect(unfinishedOf(look({}, 0, { ...view, phase: 'claim' }), 'p1').number).toBe(7);
  });

  it('names the one who is to move', () => {
    const cleo: SeatInfo = { name: 'Cleo', person: 'p3', nonce: '' };
    expect(unfinishedOf(look({ seats: [ann, bert, cleo] }, 1), 'p2').others).toEqual(['Ann']);
    expect(unfinishedOf(look({ seats: [ann, bert, cleo] }, 0), 'p1').others).toEqual(['Bert', 'Cleo']);
  });

  it('waits while a seat is open', () => {
    expect(unfinishedOf(look({ phase: 'open', seats: [ann, open] }, 0, null), 'p1')).toMatchObject({
      turn: 'waiting',
      petals: null,
      number: null,
    });
  });

  it('is shared where the player holds several seats', () => {
    expect(unfinishedOf(look({ seats: [ann, ann] }, null), 'p1').turn).toBe('shared');
  });

  it('shows the mandala that has more colours', () => {
    expect(unfinishedOf(look({}, 0), 'p1').petals).toEqual({ R: 'off', O: 'off', Y: 'on', G: 'on', P: 'off', K: 'on' });
  });
});

describe('the list of games that go on', () => {
  function serve(kinds: ReadonlyArray<'table' | 'lesson' | 'gone'>, phase = 'running'): void {
    answers.clear();
    answers.set(
      '/api/tables?mine=true',
      kinds.map((_, index) => ({ id: `t${index}`, phase })),
    );
    for (const [index, kind] of kinds.entries()) {
      if (kind !== 'gone') answers.set(`/api/tables/t${index}`, look({ id: `t${index}`, kind }, 0));
    }
  }
  const ids = async (most: number) => (await unfinished('p1', most)).map(({ id }) => id);

  it('is not cut short by lessons or by tables that are gone', async () => {
    serve(['lesson', 'lesson', 'table', 'gone', 'lesson', 'table', 'table']);
    expect(await ids(2)).toEqual(['t2', 't5']);
    expect(await ids(8)).toEqual(['t2', 't5', 't6']);
  });

  it('has no finished games', async () => {
    serve(['table'], 'finished');
    expect(await ids(8)).toEqual([]);
  });
});
