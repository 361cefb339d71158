import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { timeoutsOf } from './bin/testing/levelTimeouts.ts';
import { choosesStories, runOnly } from './.storybook/chosenStories.ts';
import { contextOptions, launchOptions } from './.storybook/chromium.ts';
import { commands } from './.storybook/screenshots/command.ts';
import { visualStories, planScreenshots } from './.storybook/screenshots/inputs/plan.ts';
import { renewsRecord } from './.storybook/screenshots/inputs/renewRecord.ts';
import { hasPinnedBrowser, pinnedBrowser } from './.storybook/screenshots/pinnedBrowser.ts';
import { locales } from './.storybook/storiesPerLocale.ts';

const configDir = join(import.meta.dirname, '.storybook');
const plans = await planScreenshots();
const takenFiles = new Set(plans.flatMap((plan) => (plan.isTaken ? [plan.storyFile] : [])));
const taken = visualStories.filter(({ file }) => takenFiles.has(file));

/** Screenshots with recorded inputs: only hashes are compared, without a browser. */
const kept: TestProjectInlineConfiguration = {
  test: {
    name: 'kept screenshots',
    include: ['.storybook/screenshots/kept.test.ts'],
    provide: { screenshotPlans: plans },
  },
};

/** Compares screenshots of stories tagged `visual` with packages/ui/visual/baselines, pixel by pixel. */
async function visual(): Promise<TestProjectInlineConfiguration> {
  const browser = hasPinnedBrowser ? await pinnedBrowser() : {};
  const { exclude, provide } = runOnly(taken);
  return {
    plugins: [
      choosesStories,
      storybookTest({ configDir, tags: { include: ['visual'], exclude: [], skip: [] } }),
      renewsRecord(plans),
    ],
    test: {
      name: 'visual',
      setupFiles: [join(configDir, 'visual.setup.ts')],
      // One frame for all files; separate frames would load every module again.
      isolate: false,
      ...timeoutsOf('visual'),
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands,
        // A window smaller than its frame would scale the screenshot down.
        provider: playwright({
          launchOptions: {
            ...launchOptions,
            ...browser,
            args: [...launchOptions.args, '--disable-partial-raster'],
          },
          contextOptions: { ...contextOptions, viewport: { width: 1600, height: 8000 } },
        }),
        instances: locales.map((locale) => ({
          browser: 'chromium' as const,
          name: `visual ${locale}`,
          exclude,
          provide: {
            ...provide,
            'storybook/test-initial-globals': { locale },
            'storybook/test-provided': { a11y: false },
          },
        })),
      },
    },
  };
}

export default defineConfig({
  test: { projects: taken.length > 0 ? [kept, await visual()] : [kept] },
});
