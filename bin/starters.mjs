import { readFileSync } from 'node:fs';

/** Ms between two checks whether the processes that started this one still exist. */
const CHECK_MS = 500;

/** Returns a process's parent if the system reports it (Linux). */
const parentOf = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
};

/**
 * Returns the ids of the processes that started this one: its parent, and npm above the shell that
 * npm adds. They pass on no signal when they are killed; they just disappear.
 */
const starters = () =>
  [
    process.ppid,
    ...(process.env.npm_lifecycle_event === undefined ? [] : [parentOf(process.ppid)]),
  ].join();

const first = starters();

/**
 * Calls `end` once: at SIGTERM or SIGHUP, or when a process that started this one is gone. A signal
 * and the end of a parent arrive together, and ending a child twice would cut its shutdown short.
 * @returns {() => void} stops checking
 */
export const whenEnded = (end) => {
  const endOnce = () => {
    clearInterval(timer);
    if (hasEnded) return;
    hasEnded = true;
    end();
  };
  let hasEnded = false;
  const timer = setInterval(() => {
    if (starters() !== first) endOnce();
  }, CHECK_MS);
  timer.unref();
  process.on('SIGTERM', endOnce);
  process.on('SIGHUP', endOnce);
  return () => {
    clearInterval(timer);
    process.off('SIGTERM', endOnce);
    process.off('SIGHUP', endOnce);
  };
};
