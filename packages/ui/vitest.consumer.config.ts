import { defineConfig } from 'vitest/config';
import { timeoutsOf } from '../../bin/testing/levelTimeouts.ts';

/** The packed tarball in an app outside the workspace; the library is built before. */
export default defineConfig({
  test: {
    name: 'consumer',
    include: ['consumer/**/*.test.ts'],
    // As a consumer builds and serves: Vitest's own is neither development nor production.
    env: { NODE_ENV: 'production' },
    ...timeoutsOf('static'),
  },
});
