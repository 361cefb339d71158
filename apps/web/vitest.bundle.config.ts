import { defineConfig } from 'vitest/config';
import { timeoutsOf } from '../../bin/testing/levelTimeouts.ts';

/** What the build weighs. Needs `pnpm build` before; apart from the unit tests for that. */
export default defineConfig({
  test: { name: 'web bundle', include: ['test/**/*.test.ts'], ...timeoutsOf('static') },
});
