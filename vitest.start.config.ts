import { defineConfig } from 'vitest/config';

/** npm start and its end, as a newcomer and an operator meet them; the site is built before. */
export default defineConfig({
  test: {
    name: 'start',
    include: ['bin/starting/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 300_000,
  },
});
