import { defineConfig } from 'vitest/config';

/** The packed tarball in an app outside the workspace; the library is built before. */
export default defineConfig({
  test: {
    name: 'consumer',
    include: ['consumer/**/*.test.ts'],
    // As a consumer builds and serves: Vitest's own is neither development nor production.
    env: { NODE_ENV: 'production' },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
