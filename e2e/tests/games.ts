// The games. What a test has to know of each stands in records by game, so the type check asks for that of the next one.

export const GAMES = ['mandala', 'stones'] as const;
export type Game = (typeof GAMES)[number];
