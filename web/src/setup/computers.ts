// The computer players. Each level has several characters, so that two of a level at one table differ.

import type { Character } from '../games/pieces/types';
import type { LevelName } from '../protocol';
import { t } from '../words';
import { LEVELS } from '../app/names';

/** The characters of each level: one person and three computers fill a table. */
const CHARACTERS = 3;

/** Which character plays each seat: the first computer of a level at a table is always its first character, and so on. */
export function characters(levels: readonly (string | null | undefined)[]): Array<Character | undefined> {
  return levels.map((name, seat) => {
    const level = LEVELS.find((level) => level === name);
    return level && { level, which: levels.slice(0, seat).filter((other) => other === level).length % CHARACTERS };
  });
}

export function characterName({ level, which }: Character): string {
  return t(`level-name-${level}`, { which });
}

/** A character where its strength matters: with the name of its level. */
export function characterTitle(character: Character): string {
  return t('level-title', { name: characterName(character), level: t(`level-${character.level}`) });
}

/** A level where a person chooses or compares: its first character. */
export function levelTitle(level: LevelName): string {
  return characterTitle({ level, which: 0 });
}
