import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { contextOptions, launchOptions } from './.storybook/chromium.ts';

const configDir = join(import.meta.dirname, '.storybook');

/** Every story in both languages: it renders, its play function passes, axe finds nothing. */
export default defineConfig({
  test: {
    projects: ['en', 'zh-CN'].map((locale) => ({
      plugins: [storybookTest({ configDir, initialGlobals: { locale } })],
      test: {
        name: `stories ${locale}`,
        // One frame for all files: each file in a frame of its own loads every module again.
        isolate: false,
        testTimeout: 120_000,
        hookTimeout: 120_000,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({ launchOptions, contextOptions }),
          instances: [{ browser: 'chromium' as const }],
        },
      },
    })),
  },
});
