import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { unitProjects } from '../../bin/testing/unitProjects.ts';

const conditions = ['rostra-source'];

export const projects = unitProjects({
  root: import.meta.dirname,
  name: 'ui',
  include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
});

export default defineConfig({ test: { projects } });
