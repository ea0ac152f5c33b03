// ESLint and its plugins are installed in ../web, whose `npm run lint` checks this folder too.

export { endToEnd as default } from '../web/eslint.config.js';
