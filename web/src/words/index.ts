export { type Language, LANGUAGES, language, need, speak, t } from './words.svelte';
export { date, moment, number, percent, since, tenths } from './format';
