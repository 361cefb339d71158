import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['rostra-source'] };
const ssr = { resolve: { conditions: ['rostra-source'] } };

/** unit: no database; server: HTTP over PGlite; pg: needs DATABASE_URL (`node bin/with-postgres.mjs`). */
export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.server.test.ts', 'src/**/*.pg.test.ts'],
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'server',
          include: ['src/**/*.server.test.ts'],
          globalSetup: ['src/testing/makeTemplate.ts'],
          // A PGlite takes 0.3 GB; starting one on a busy machine takes seconds.
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'pg',
          include: ['src/**/*.pg.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
