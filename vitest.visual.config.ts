import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { contextOptions, launchOptions } from './.storybook/chromium.ts';
import { commands } from './.storybook/pictures/command.ts';
import { hasPinnedBrowser, pinnedBrowser } from './.storybook/pictures/pinnedBrowser.ts';

const root = import.meta.dirname;
const browser = hasPinnedBrowser ? await pinnedBrowser() : {};

/** Pictures of the stories tagged `visual`, against packages/ui/visual/baselines, exact to the pixel. */
export default defineConfig({
  plugins: [
    storybookTest({
      configDir: join(root, '.storybook'),
      tags: { include: ['visual'], exclude: [], skip: [] },
    }),
  ],
  test: {
    name: 'visual',
    setupFiles: [join(root, '.storybook/visual.setup.ts')],
    // One frame for all files: each file in a frame of its own loads every module again.
    isolate: false,
    // A tall picture takes its time on a busy machine; nothing here is about time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands,
      // A window smaller than the frame in it would scale the picture down.
      provider: playwright({
        launchOptions: {
          ...launchOptions,
          ...browser,
          args: [...launchOptions.args, '--disable-partial-raster'],
        },
        contextOptions: { ...contextOptions, viewport: { width: 1600, height: 8000 } },
      }),
      instances: ['en', 'zh-CN'].map((locale) => ({
        browser: 'chromium' as const,
        name: `visual ${locale}`,
        provide: {
          'storybook/test-initial-globals': { locale },
          'storybook/test-provided': { a11y: false },
        },
      })),
    },
  },
});
