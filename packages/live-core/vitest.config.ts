import { defineConfig } from 'vitest/config';
import { unitProjects } from '../../bin/testing/unitProjects.ts';

export const projects = unitProjects({
  root: import.meta.dirname,
  name: 'live-core',
  ssr: { resolve: { conditions: ['rostra-source', 'node', 'import', 'module', 'default'] } },
});

export default defineConfig({ test: { projects } });
