import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { unitProjects } from '../../bin/testing/unitProjects.ts';

const conditions = ['rostra-source', 'node', 'import', 'module', 'default'];

export const projects = unitProjects({
  root: import.meta.dirname,
  name: 'web',
  include: ['{src,build}/**/*.test.{ts,tsx}'],
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
});

export default defineConfig({ test: { projects } });
