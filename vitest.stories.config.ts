import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { contextOptions, launchOptions } from './.storybook/chromium.ts';
import { commands } from './.storybook/pictures/command.ts';

const configDir = join(import.meta.dirname, '.storybook');

/**
 * Every story in both languages: it renders, its play function passes, the console stays silent, axe
 * finds nothing. One server for both: each of its own would read every file again.
 */
export default defineConfig({
  // All of them: Storybook's defaults pass over stories of one state alone (`!test`).
  plugins: [storybookTest({ configDir, tags: { include: ['dev'] } })],
  optimizeDeps: { include: ['axe-core'] },
  test: {
    name: 'stories',
    // One language beside the other: what one waits for, the other works in.
    maxWorkers: 2,
    setupFiles: [join(configDir, 'stories.setup.ts')],
    // One frame for all files: each file in a frame of its own loads every module again.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands,
      provider: playwright({ launchOptions, contextOptions }),
      instances: ['en', 'zh-CN'].map((locale) => ({
        browser: 'chromium' as const,
        name: `stories ${locale}`,
        provide: {
          'storybook/test-initial-globals': { locale },
          // The setup asks axe itself: the addon would send all that it passed through the wire.
          'storybook/test-provided': { a11y: false },
        },
      })),
    },
  },
});
