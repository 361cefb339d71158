import { expect, it } from 'vitest';
import { runInSlots } from './schedule.mjs';

/** Tasks that end when the test ends them, and the names of those that have started. */
const controlTasks = (specs) => {
  const started = new Map();
  const tasks = specs.map((spec) => ({
    ...spec,
    run: () => new Promise((resolve) => started.set(spec.name, resolve)),
  }));
  return { tasks, end: (name) => started.get(name)(), names: () => [...started.keys()] };
};

it('runs two tasks at a time and starts the next when one ends', async () => {
  const { tasks, end, names } = controlTasks([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  const run = runInSlots(tasks);
  expect(names()).toEqual(['a', 'b']);
  end('b');
  await expect.poll(names).toEqual(['a', 'b', 'c']);
  end('a');
  end('c');
  await run;
});

it('lets a later task pass one that still waits for what it needs', async () => {
  const { tasks, end, names } = controlTasks([
    { name: 'build' },
    { name: 'journeys', needs: ['build'] },
    { name: 'unit' },
  ]);
  const run = runInSlots(tasks);
  expect(names()).toEqual(['build', 'unit']);
  end('build');
  await expect.poll(names).toEqual(['build', 'unit', 'journeys']);
  end('unit');
  end('journeys');
  await run;
});

it('ignores needs that are not part of the run', async () => {
  const { tasks, end, names } = controlTasks([{ name: 'journeys', needs: ['build'] }]);
  const run = runInSlots(tasks);
  expect(names()).toEqual(['journeys']);
  end('journeys');
  await run;
});

it('refuses tasks that wait for each other', async () => {
  const { tasks } = controlTasks([
    { name: 'a', needs: ['b'] },
    { name: 'b', needs: ['a'] },
  ]);
  await expect(runInSlots(tasks)).rejects.toThrow('wait for each other: a, b');
});
