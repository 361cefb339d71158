import { defineConfig } from 'vitest/config';
import { unitProjects } from '../../bin/testing/unitProjects.ts';

const conditions = ['rostra-source'];

export const projects = unitProjects({
  root: import.meta.dirname,
  name: 'contract',
  resolve: { conditions },
  ssr: { resolve: { conditions } },
});

export default defineConfig({ test: { projects } });
