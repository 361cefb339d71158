import { defineConfig } from 'vitest/config';
import { projects as api } from './apps/api/vitest.config.ts';
import { projects as web } from './apps/web/vitest.config.ts';
import { unitProjects } from './bin/testing/unitProjects.ts';
import { projects as apiClient } from './packages/api-client/vitest.config.ts';
import { projects as contract } from './packages/contract/vitest.config.ts';
import { projects as i18n } from './packages/i18n/vitest.config.ts';
import { projects as liveCore } from './packages/live-core/vitest.config.ts';
import { projects as ui } from './packages/ui/vitest.config.ts';

const bin = unitProjects({
  root: import.meta.dirname,
  name: 'bin',
  include: ['bin/{api,new,testing,words}/**/*.test.{ts,mjs}'],
  // It runs for minutes: the level `start` has it, beside nothing that hears or sees.
  exclude: ['bin/new/generated.test.ts'],
});

/** The unit tests of every package in one run; one worker works while the other waits for a program. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [...bin, ...contract, ...i18n, ...apiClient, ...liveCore, ...ui, ...web, ...api],
  },
});
