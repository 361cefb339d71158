import { defineConfig } from 'vitest/config';
import { timeoutsOf } from '../../bin/testing/levelTimeouts.ts';
import { unitProjects } from '../../bin/testing/unitProjects.ts';

const resolve = { conditions: ['rostra-source'] };
const ssr = { resolve: { conditions: ['rostra-source'] } };

/** Tests without a database. */
export const projects = unitProjects({
  root: import.meta.dirname,
  name: 'api',
  include: ['src/**/*.test.ts'],
  exclude: ['src/**/*.server.test.ts', 'src/**/*.pg.test.ts'],
  resolve,
  ssr,
});

/** api: no database; server: HTTP over PGlite; pg: needs DATABASE_URL (`node bin/with-postgres.mjs`). */
export default defineConfig({
  test: {
    projects: [
      ...projects,
      {
        resolve,
        ssr,
        test: {
          name: 'server',
          include: ['src/**/*.server.test.ts'],
          globalSetup: ['src/testing/makeTemplate.ts'],
          // A PGlite takes 0.3 GB; starting one on a busy machine takes seconds.
          maxWorkers: 2,
          // The server's code and PGlite's program load once; each test file starts its own server.
          isolate: false,
          ...timeoutsOf('server'),
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'pg',
          include: ['src/**/*.pg.test.ts'],
          fileParallelism: false,
          ...timeoutsOf('pg'),
        },
      },
    ],
  },
});
