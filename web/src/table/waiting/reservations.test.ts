import { beforeEach, expect, test, vi } from 'vitest';
import type { SeatInfo } from '../../protocol';
import { Reservations } from './reservations.svelte';

const request = vi.hoisted(() => vi.fn());
vi.mock('../../api/http', () => ({ request }));

const settle = (): Promise<void> => new Promise((done) => setTimeout(done));
const seats = ['anna', 'ben'].map((kept_for) => ({ name: null, kept_for }) as SeatInfo);

beforeEach(() => void request.mockReset());

test('each person is asked for once, even while others are still on the way', async () => {
  request.mockImplementation((_: string, { params }: { params: { person: string } }) =>
    // Of Ben the server says nothing yet.
    params.person === 'anna' ? Promise.resolve({ name: 'Anna' }) : new Promise(() => undefined),
  );
  const reservations = new Reservations(() => seats);
  const ask = (): void => ['anna', 'ben'].forEach((person) => reservations.ask(person));
  ask();
  await settle();
  ask();
  expect(request).toHaveBeenCalledTimes(2);
  expect(reservations.names).toEqual(['Anna', '…']);
});

test('who could not be asked for is asked for again', async () => {
  request.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ name: 'Anna' });
  const reservations = new Reservations(() => seats.slice(0, 1));
  reservations.ask('anna');
  await settle();
  reservations.ask('anna');
  await settle();
  expect(reservations.names).toEqual(['Anna']);
});
