import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['rostra-source'] };
const ssr = { resolve: { conditions: ['rostra-source'] } };
/** Enough on a machine that does much else; nothing here is about time. In ms. */
const patience = { testTimeout: 120_000, hookTimeout: 180_000 };

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
          ...patience,
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
          // The product and PGlite's program are loaded once; each file has a server of its own.
          isolate: false,
          ...patience,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'pg',
          include: ['src/**/*.pg.test.ts'],
          fileParallelism: false,
          ...patience,
        },
      },
    ],
  },
});
