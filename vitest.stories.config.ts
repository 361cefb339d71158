import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { timeoutsOf } from './bin/testing/levelTimeouts.ts';
import { contextOptions, launchOptions } from './.storybook/chromium.ts';
import { allStories, choosesStories, runOnly } from './.storybook/chosenStories.ts';
import { commands } from './.storybook/pictures/command.ts';
import { isExhaustive, locales, storiesPerLocale } from './.storybook/storiesPerLocale.ts';

const configDir = join(import.meta.dirname, '.storybook');

/**
 * Stories in their languages: each renders, its play function passes, the console stays silent, axe
 * finds nothing. One server for both languages: each of its own would read every file again.
 */
export default defineConfig({
  // All of them: which ones run is chosen per language.
  plugins: [choosesStories, storybookTest({ configDir, tags: { include: ['dev'] } })],
  optimizeDeps: { include: ['axe-core'] },
  test: {
    name: 'stories',
    // One language beside the other: what one waits for, the other works in.
    maxWorkers: 2,
    setupFiles: [join(configDir, 'stories.setup.ts')],
    // One frame for all files: each file in a frame of its own loads every module again.
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
            // The setup asks axe itself: the addon would send all that it passed through the wire.
            'storybook/test-provided': { a11y: false },
          },
        };
      }),
    },
  },
});
