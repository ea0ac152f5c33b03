export { type Language, LANGUAGES, language, need, speak, t, translate } from './words.svelte';
export { date, list, moment, number, numeral, percent, since, tenths } from './format';
