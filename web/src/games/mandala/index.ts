// Everything about the game that a page needs.
export { default as Board } from './Board.svelte';
export { default as Result } from './Result.svelte';
export { deal } from './deal';
export { present } from './present';
export { playSounds } from './sounds';
export { chapter, discreet } from './log';
export { activity, endedBy, forced, task } from './turn';
export { actionWords, sentences } from './say';
export const logOnBoard = false;
