import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { timeoutsOf } from './bin/testing/levelTimeouts.ts';
import { contextOptions, launchOptions } from './.storybook/chromium.ts';
import { allStories, choosesStories, runOnly } from './.storybook/chosenStories.ts';
import { commands } from './.storybook/screenshots/command.ts';
import { isExhaustive, locales, storiesPerLocale } from './.storybook/storiesPerLocale.ts';

const configDir = join(import.meta.dirname, '.storybook');

/**
 * Stories in their languages: each renders, its play function passes, the console stays silent and
 * axe finds nothing. Both languages share one server, so that every file is read once.
 */
export default defineConfig({
  // All stories; each language chooses the ones it runs.
  plugins: [choosesStories, storybookTest({ configDir, tags: { include: ['dev'] } })],
  optimizeDeps: { include: ['axe-core'] },
  test: {
    name: 'stories',
    // Both languages run in parallel: one works while the other waits.
    maxWorkers: 2,
    setupFiles: [join(configDir, 'stories.setup.ts')],
    // One frame for all files; separate frames would load every module again.
    isolate: false,
    ...timeoutsOf('stories'),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands,
      provider: playwright({ launchOptions, contextOptions }),
      instances: locales.map((locale) => {
        const { exclude, provide } = runOnly(storiesPerLocale(allStories, locale));
        return {
          browser: 'chromium' as const,
          name: `stories ${locale}`,
          exclude,
          provide: {
            ...provide,
            isExhaustive,
            'storybook/test-initial-globals': { locale },
            // The setup runs axe itself; the addon would also transfer every passed check.
            'storybook/test-provided': { a11y: false },
          },
        };
      }),
    },
  },
});
