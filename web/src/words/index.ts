export { type Language, LANGUAGES, language, need, speak, t, translate } from './words.svelte';
export { date, moment, number, numeral, percent, since, tenths } from './format';
