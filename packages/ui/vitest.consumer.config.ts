import { defineConfig } from 'vitest/config';
import { timeoutsOf } from '../../bin/testing/levelTimeouts.ts';

/** Tests the packed tarball in an app outside the workspace, after the library's build. */
export default defineConfig({
  test: {
    name: 'consumer',
    include: ['consumer/**/*.test.ts'],
    // A consumer's build is a production build; Vitest's default is neither that nor development.
    env: { NODE_ENV: 'production' },
    ...timeoutsOf('static'),
  },
});
