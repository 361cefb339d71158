import { defineConfig } from 'vitest/config';
import { timeoutsOf } from './bin/testing/levelTimeouts.ts';

/**
 * Tests of `npm start` and its shutdown, for newcomers and operators, after the site's build, and of a
 * generated feature, which runs programs of its own.
 */
export default defineConfig({
  test: {
    name: 'start',
    include: ['bin/starting/**/*.test.ts', 'bin/new/generated.test.ts'],
    fileParallelism: false,
    ...timeoutsOf('start'),
  },
});
