import type { Clock } from './Clock.ts';

/** The browser's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  schedule: (delayMs, act) => {
    const timer = setTimeout(act, delayMs);
    return () => clearTimeout(timer);
  },
};
