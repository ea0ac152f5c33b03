// Everything about the game that a page needs.
export { default as Board } from './Board.svelte';
export { default as Result } from './Result.svelte';
export { actionWords, sentences } from './say';
