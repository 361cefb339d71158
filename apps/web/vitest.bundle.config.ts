import { defineConfig } from 'vitest/config';
import { timeoutsOf } from '../../bin/testing/levelTimeouts.ts';

/** Size limits of the build. They need `pnpm build` first, so they are separate from the unit tests. */
export default defineConfig({
  test: { name: 'web bundle', include: ['test/**/*.test.ts'], ...timeoutsOf('static') },
});
