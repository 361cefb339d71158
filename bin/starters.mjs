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
 * Calls `end` once: at SIGTERM or SIGHUP, or when a process that started this one is gone. A signal
 * and a parent that is gone come together, and a child that is ended twice cuts its own end short.
 * @returns {() => void} stops looking
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
