import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { contextOptions, launchOptions } from './.storybook/chromium.ts';

const root = import.meta.dirname;

// axe has looked at the first in the level `stories` already.
const looks = [
  { theme: 'rostra', scheme: 'light', locale: 'en', a11y: { manual: true } },
  { theme: 'rostra', scheme: 'dark', locale: 'zh-CN', a11y: { manual: false } },
  { theme: 'harbourline-all', scheme: 'light', locale: 'en', a11y: { manual: false } },
];

/** Pictures of the stories tagged `visual`, against packages/ui/visual/baselines, exact to the pixel. */
export default defineConfig({
  test: {
    projects: looks.map(({ theme, scheme, locale, a11y }) => ({
      plugins: [
        storybookTest({
          configDir: join(root, '.storybook'),
          tags: { include: ['visual'], exclude: [], skip: [] },
          initialGlobals: { theme, scheme, locale, a11y },
        }),
      ],
      test: {
        name: `visual ${theme} ${scheme}`,
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
          // A window smaller than the frame in it would scale the picture down.
          provider: playwright({
            launchOptions,
            contextOptions: { ...contextOptions, viewport: { width: 1600, height: 8000 } },
          }),
          instances: [{ browser: 'chromium' as const }],
          expect: {
            toMatchScreenshot: {
              comparatorName: 'pixelmatch' as const,
              comparatorOptions: { threshold: 0, allowedMismatchedPixels: 0 },
              timeout: 60_000,
              resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
                join(root, 'packages/ui/visual/baselines', `${arg}.${theme}.${scheme}${ext}`),
            },
          },
        },
      },
    })),
  },
});
