import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { timeoutsOf } from './bin/testing/levelTimeouts.ts';
import { choosesStories, runOnly } from './.storybook/chosenStories.ts';
import { contextOptions, launchOptions } from './.storybook/chromium.ts';
import { commands } from './.storybook/pictures/command.ts';
import { picturedStories, planPictures } from './.storybook/pictures/inputs/plan.ts';
import { renewsRecord } from './.storybook/pictures/inputs/renewRecord.ts';
import { hasPinnedBrowser, pinnedBrowser } from './.storybook/pictures/pinnedBrowser.ts';
import { locales } from './.storybook/storiesPerLocale.ts';

const configDir = join(import.meta.dirname, '.storybook');
const plans = await planPictures();
const takenFiles = new Set(plans.flatMap((plan) => (plan.isTaken ? [plan.storyFile] : [])));
const taken = picturedStories.filter(({ file }) => takenFiles.has(file));

/** Screenshots with recorded inputs: only hashes are compared, without a browser. */
const kept: TestProjectInlineConfiguration = {
  test: {
    name: 'pictures kept',
    include: ['.storybook/pictures/kept.test.ts'],
    provide: { picturePlans: plans },
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
