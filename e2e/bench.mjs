// How fast the app is: a table with numbers, to be compared before and after a change.
//
//   MANDALA=path/to/mandala node bench.mjs [interactive] [other] [turns] [unslowed] [heap]

import { heap } from './bench/heap.mjs';
import { interactive } from './bench/interactive.mjs';
import { SLOWER, start } from './bench/machine.mjs';
import { HANDS } from './bench/hands.mjs';
import { toTheOther } from './bench/other.mjs';
import { format, longestTask } from './bench/turns.mjs';

/** What is measured, by its name on the command line. */
const MEASURES = {
  interactive: (machine) =>
    eachGame(async (game) => [
      `interactive, table of ${game}, CPU ${SLOWER}× slower`,
      `${await interactive(machine, game)} ms (median of 7)`,
    ]),
  other: async (machine) => [['a move on the other screen', `${await toTheOther(machine)} ms (median of 12)`]],
  turns: (machine) =>
    eachGame(async (game) => [
      `longest task in a turn of ${game}, full motion, CPU ${SLOWER}× slower`,
      format(await longestTask(machine, game, SLOWER), 1),
    ]),
  // Slowing makes whatever else a busy machine does longer, too: this has the page's own work alone.
  unslowed: (machine) =>
    eachGame(async (game) => [
      `longest task in a turn of ${game}, full motion, ${SLOWER}× its time on a CPU not slowed`,
      format(await longestTask(machine, game, 1), SLOWER),
    ]),
  heap: async (machine) =>
    (await heap(machine)).map(([games, all, own]) => [
      `heap after ${games} whole games in one tab`,
      `${mb(all)} MB, ${mb(own)} MB of it without compiled code`,
    ]),
};

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(MEASURES);
for (const name of wanted)
  if (!(name in MEASURES)) throw new Error(`nothing measures ${name}: there are ${Object.keys(MEASURES).join(', ')}`);

const machine = await start();
const rows = [];
try {
  for (const name of wanted) rows.push(...(await MEASURES[name](machine)));
} finally {
  await machine.close();
}
const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, value] of rows) console.log(`${name.padEnd(width)}  ${value}`);

/** A row for each game. */
async function eachGame(row) {
  const each = [];
  for (const game of Object.keys(HANDS)) each.push(await row(game));
  return each;
}

function mb(bytes) {
  return (bytes / 1e6).toFixed(2);
}
