import { expect, test } from 'vitest';
import type { LessonBody } from '../protocol';
import { course, goOn, lessonAfter } from './course';

const lesson = (name: string, game: LessonBody['game']): LessonBody => ({
  name,
  game,
  title: `lesson-${name}`,
  steps: [],
});
const one = lesson('one', 'mandala');
const two = lesson('two', 'stones');
const three = lesson('three', 'mandala');
const ALL = [one, two, three];

test('a course has the lessons of its game', () => {
  expect(course(ALL, 'mandala')).toEqual([one, three]);
});

test('the next lesson is of the same game', () => {
  expect(lessonAfter(ALL, one)).toBe(three);
  expect(lessonAfter(ALL, three)).toBeNull();
  expect(lessonAfter(ALL, two)).toBeNull();
});

test('one goes on with the first lesson not learnt, and begins again when all are', () => {
  expect(goOn([one, three], new Set(['one']))).toBe(three);
  expect(goOn([one, three], new Set(['three']))).toBe(one);
  expect(goOn([one, three], new Set(['one', 'three']))).toBe(one);
  expect(goOn([], new Set())).toBeNull();
});
