/**
 * Wall seconds of each level on an idle machine with two cores, as `npm test` schedules it: two levels
 * share the cores, so each takes longer than alone. `target` is the goal, `limit` is the most it may
 * grow to.
 * @type {Record<string, { target: number, limit: number }>}
 */
export const budgets = {
  'set-up': { target: 150, limit: 180 },
  static: { target: 160, limit: 300 },
  unit: { target: 220, limit: 450 },
  server: { target: 320, limit: 600 },
  pg: { target: 80, limit: 160 },
  live: { target: 70, limit: 110 },
  stories: { target: 430, limit: 700 },
  // All screenshots are taken after a change shared by all; without one it takes seconds.
  visual: { target: 60, limit: 450 },
  journeys: { target: 450, limit: 600 },
  // Mostly waits for whole processes to start, which slow hosts stretch more than computing.
  start: { target: 150, limit: 260 },
};

/**
 * Wall seconds of the whole run, which decides. The limit leaves room for hosts whose two
 * processors are threads of one core, until unit and stories are as short as before.
 */
export const wholeBudget = { target: 900, limit: 1500 };
