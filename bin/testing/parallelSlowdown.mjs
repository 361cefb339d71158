import { Worker } from 'node:worker_threads';

/** Turns of the loop that is timed: some tenths of a second on one core. */
const TURNS = 2e8;
/** At most this: what slows down more is no machine of two cores, and no budget can speak of it. */
const MOST = 2;

const SPIN = `
  const { parentPort, workerData } = require('node:worker_threads');
  const began = performance.now();
  let sum = 0;
  for (let turn = 0; turn < workerData; turn += 1) sum += turn % 7;
  parentPort.postMessage([performance.now() - began, sum]);
`;

/** Ms that one thread needs for the loop. */
const spin = (turns) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(SPIN, { eval: true, workerData: turns });
    worker.once('message', ([ms]) => resolve(ms));
    worker.once('error', reject);
  });

/**
 * How much slower two busy threads are than one alone. On two cores it is 1; where the two are threads
 * of one core, or the host is busy, it is more, and everything that runs side by side takes longer.
 *
 * @param {number} turns of the loop that is timed
 * @returns {Promise<number>} 1 to 2
 */
export const readParallelSlowdown = async (turns = TURNS) => {
  await spin(turns / 10);
  const alone = await spin(turns);
  const together = await Promise.all([spin(turns), spin(turns)]);
  return Math.min(MOST, Math.max(1, Math.max(...together) / alone));
};
