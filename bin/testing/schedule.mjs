/** How many levels run at once: one for each of the two cores that the budgets are made for. */
const SLOTS = 2;

/**
 * @typedef {object} Task
 * @property {string} name
 * @property {string[]} [needs] names of tasks that must have ended before; others are ignored
 * @property {() => Promise<void>} run
 */

/**
 * Runs tasks in their order, two at a time: the next one starts as soon as a slot is free and the
 * tasks it needs have ended.
 * @param {Task[]} tasks
 */
export const runInSlots = async (tasks) => {
  const waiting = [...tasks];
  /** @type {Map<string, Promise<string>>} */
  const running = new Map();
  const isPending = (name) => running.has(name) || waiting.some((task) => task.name === name);
  const isReady = ({ needs = [] }) => !needs.some((name) => isPending(name));

  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < SLOTS ? waiting.find((task) => isReady(task)) : undefined;
    if (next !== undefined) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next.name,
        next.run().then(() => next.name),
      );
    } else if (running.size > 0) {
      running.delete(await Promise.race(running.values()));
    } else {
      throw new Error(`Tasks wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    }
  }
};
