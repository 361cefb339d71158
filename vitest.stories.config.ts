import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { contextOptions, launchOptions } from './.storybook/chromium.ts';

const configDir = join(import.meta.dirname, '.storybook');

/** The stories of one set, in a browser of their own. */
const project = (
  name: string,
  plugin: ReturnType<typeof storybookTest>,
  forcedColors: 'active' | 'none' = 'none',
) => ({
  plugins: [plugin],
  test: {
    name,
    // One frame for all files: each file in a frame of its own loads every module again.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions, contextOptions: { ...contextOptions, forcedColors } }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

/**
 * Every story in both languages: it renders, its play function passes, axe finds nothing. Then what
 * the reader's system makes of the main controls when it forces its own colours.
 */
export default defineConfig({
  test: {
    projects: [
      ...['en', 'zh-CN'].map((locale) =>
        project(`stories ${locale}`, storybookTest({ configDir, initialGlobals: { locale } })),
      ),
      project(
        'stories forced colours',
        storybookTest({ configDir, tags: { include: ['forced-colours'], exclude: [], skip: [] } }),
        'active',
      ),
    ],
  },
});
