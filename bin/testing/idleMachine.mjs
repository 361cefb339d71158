import { readFileSync } from 'node:fs';

/** The part of the processors' time above which the machine counts as busy. */
const BUSY_ABOVE = 0.3;
/** How long the machine is observed, in ms. */
const OBSERVED_MS = 1000;

/** Ticks that all processors have spent busy and in all, or undefined where the system has no such file. */
const processorTicks = () => {
  try {
    const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].trim().split(/\s+/);
    const all = ticks.slice(0, 8).map(Number);
    const total = all.reduce((sum, each) => sum + each, 0);
    return { total, busy: total - all[3] - all[4] };
  } catch {
    return undefined;
  }
};

/** Whether other programs leave the machine to us now. Takes a second. */
export const isMachineIdle = async () => {
  const before = processorTicks();
  if (before === undefined) return false;
  await new Promise((resolve) => setTimeout(resolve, OBSERVED_MS));
  const after = processorTicks();
  return (after.busy - before.busy) / (after.total - before.total) < BUSY_ABOVE;
};
