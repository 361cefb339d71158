import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['rostra-source', 'node', 'import', 'module', 'default'] } },
  test: { name: 'live-core', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
