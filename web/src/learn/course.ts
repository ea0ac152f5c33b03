// The lessons of a game as a course: which comes when, and what comes next.

import { request } from '../api/http';
import type { GameName, LessonBody } from '../protocol';

/** The server's lessons, in the order they are best taken. */
export function fetchLessons(): Promise<LessonBody[]> {
  return request('GET /api/lessons');
}

export function course(lessons: readonly LessonBody[], game: GameName): LessonBody[] {
  return lessons.filter((lesson) => lesson.game === game);
}

/** The lesson after this one in its course; nothing after the last. */
export function lessonAfter(lessons: readonly LessonBody[], lesson: LessonBody): LessonBody | null {
  const all = course(lessons, lesson.game);
  return all[all.findIndex(({ name }) => name === lesson.name) + 1] ?? null;
}

/** Where to go on: the first lesson not yet learnt, and the first of all when everything is. */
export function goOn(all: readonly LessonBody[], learnt: ReadonlySet<string>): LessonBody | null {
  return all.find(({ name }) => !learnt.has(name)) ?? all[0] ?? null;
}
