import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Processor ms of one piece of the probe's work while a whole run keeps both processors of the
 * machine busy for which the budgets were measured.
 */
export const REFERENCE_MS = 50;
/** With fewer samples of its own, a level is measured by the whole run. */
const FEWEST_SAMPLES = 3;

/** @typedef {{ at: number, cpuMs: number }} Sample `at` in ms since 1970 */

const meanOf = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Ticks that the processors worked, and those the host took from them meanwhile. */
const readTicks = () => {
  try {
    const [, ...fields] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].trim().split(/\s+/);
    const [user, nice, system, , , irq, softIrq, stolen] = fields.map(Number);
    return { worked: user + nice + system + irq + softIrq, stolen };
  } catch {
    return { worked: 0, stolen: 0 };
  }
};

/**
 * How many times as long the machine takes for the same work as the one the budgets are made for.
 *
 * @param {Sample[]} samples of the whole run
 * @param {number} from start of the time in question, in ms since 1970
 * @param {number} to end of the time in question, in ms since 1970
 * @param {number} stolenShare of the processors' time that the host took, 0 to 1
 * @returns {number} 1 or more
 */
export const slowdownBetween = (samples, from, to, stolenShare = 0) => {
  if (samples.length === 0) return 1;
  const within = samples.filter(({ at }) => at >= from && at <= to);
  const counted = within.length < FEWEST_SAMPLES ? samples : within;
  const cpuMs = meanOf(counted.map((sample) => sample.cpuMs));
  return Math.max(1, cpuMs / REFERENCE_MS / (1 - stolenShare));
};

/**
 * Samples the pace of the machine until it is stopped. Hosts give the same two processors at
 * speeds that differ by more than twice, so a limit in seconds alone would judge the host.
 */
export const startPaceMeter = () => {
  /** @type {Sample[]} */
  const samples = [];
  const before = readTicks();
  const probe = fork(path.join(import.meta.dirname, 'paceProbe.mjs'), { stdio: 'ignore' });
  probe.on('message', (sample) => samples.push(sample));
  return {
    /** Ends the probe; returns a function of start and end (ms since 1970) that gives the slowdown. */
    stop: () => {
      if (probe.connected) probe.disconnect();
      const after = readTicks();
      const stolen = after.stolen - before.stolen;
      const all = after.worked - before.worked + stolen;
      const stolenShare = all === 0 ? 0 : stolen / all;
      return (from, to) => slowdownBetween(samples, from, to, stolenShare);
    },
  };
};
