import { defineConfig } from 'vitest/config';
import { timeoutsOf } from './bin/testing/levelTimeouts.ts';

/** Tests of `npm start` and its shutdown, for newcomers and operators, after the site's build. */
export default defineConfig({
  test: {
    name: 'start',
    include: ['bin/starting/**/*.test.ts'],
    fileParallelism: false,
    ...timeoutsOf('start'),
  },
});
