import { defineConfig } from 'vitest/config';
import { timeoutsOf } from './bin/testing/levelTimeouts.ts';

/** npm start and its end, as a newcomer and an operator meet them; the site is built before. */
export default defineConfig({
  test: {
    name: 'start',
    include: ['bin/starting/**/*.test.ts'],
    fileParallelism: false,
    ...timeoutsOf('start'),
  },
});
