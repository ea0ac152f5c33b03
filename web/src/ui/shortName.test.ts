import { expect, test } from 'vitest';
import { shortName } from './shortName';

test('a number at the end is kept, so that two of a kind differ', () => {
  expect(shortName('Nowicjusz 2')).toEqual({ head: 'Nowicjusz', tail: ' 2', initials: 'No2' });
  expect(shortName('Beginner 12')).toEqual({ head: 'Beginner', tail: ' 12', initials: 'Be12' });
});

test('a long name is shortened in its middle', () => {
  expect(shortName('Granite Lemur')).toEqual({ head: 'Granite Le', tail: 'mur', initials: 'GL' });
  expect(shortName('Maximilian')).toEqual({ head: 'Maximil', tail: 'ian', initials: 'Ma' });
});

test('a short name is left as it is', () => {
  expect(shortName('Ada')).toEqual({ head: 'Ada', tail: '', initials: 'Ada' });
  expect(shortName('')).toEqual({ head: '', tail: '', initials: '' });
});

test('head and tail together are the name, and no letter is cut in two', () => {
  const name = 'Zażółć 👩‍👩‍👧 gęślą jaźń';
  const { head, tail, initials } = shortName(name);
  expect(head + tail).toBe(name);
  expect(initials).toBe('Z👩‍👩‍👧g');
});
