/**
 * Wall seconds of each level on an idle machine with two cores, as `npm test` schedules it:
 * `target` is the goal, `limit` is the most it may grow to.
 * @type {Record<string, { target: number, limit: number }>}
 */
export const budgets = {
  'set-up': { target: 150, limit: 180 },
  static: { target: 120, limit: 180 },
  unit: { target: 90, limit: 150 },
  server: { target: 150, limit: 240 },
  pg: { target: 60, limit: 75 },
  live: { target: 60, limit: 75 },
  stories: { target: 240, limit: 345 },
  visual: { target: 60, limit: 345 },
  journeys: { target: 450, limit: 600 },
  start: { target: 50, limit: 60 },
};

/** Wall seconds of the whole run. */
export const wholeBudget = { target: 900, limit: 1200 };
