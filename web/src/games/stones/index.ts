// Everything about the game that a page needs.
export { default as Board } from './Board.svelte';
export { present } from './present';
export { playSounds } from './sounds';
export { chapter, discreet, isSecret } from './log';
export { points, trails } from './trails';
export { activity, endedBy, endSpace, forced, task } from './turn';
export { actionWords, sentences } from './say';
export const Result = async () => (await import('./Result.svelte')).default;
export const coaching = () => import('./coach');
export const logOnBoard = true;
export const handedOver = false;
export const keyList = () => import('./keylist');
