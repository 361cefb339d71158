import { defineConfig } from 'vitest/config';
import { AREAS } from '../src/mutation/areas.ts';

const area = AREAS.find(({ name }) => name === process.env['MUTATION_AREA']);
if (area === undefined) throw new Error('MUTATION_AREA names no area of mutation testing.');

/** The fast unit tests of one area, from the root of the repository or of Stryker's copy of it. */
export default defineConfig({
  resolve: { conditions: ['rostra-source'] },
  ssr: { resolve: { conditions: ['rostra-source', 'node', 'import', 'module', 'default'] } },
  test: {
    include: [...area.tests],
    exclude: ['**/*.{server,pg}.test.ts', '**/node_modules/**'],
    isolate: false,
    testTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: [...area.mutate],
      reporter: ['text', 'json-summary'],
    },
  },
});
