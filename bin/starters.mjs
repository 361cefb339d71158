import { readFileSync } from 'node:fs';

/** How often it is looked whether those who started us are still there, in ms. */
const CHECK_MS = 500;

/** The parent of a process where the system tells it (Linux). */
const parentOf = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
};

/**
 * Who started us: our parent, and npm above the shell that npm puts between. They pass no signal
 * on when they are killed: they just disappear.
 */
const starters = () =>
  [
    process.ppid,
    ...(process.env.npm_lifecycle_event === undefined ? [] : [parentOf(process.ppid)]),
  ].join();

const first = starters();

/**
 * Calls `end` when we are told to end, or when one of those who started us is gone.
 * @returns {() => void} stops looking
 */
export const whenEnded = (end) => {
  const timer = setInterval(() => {
    if (starters() !== first) end();
  }, CHECK_MS);
  timer.unref();
  process.on('SIGTERM', end);
  process.on('SIGHUP', end);
  return () => {
    clearInterval(timer);
    process.off('SIGTERM', end);
    process.off('SIGHUP', end);
  };
};
