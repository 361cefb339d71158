import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { contextOptions, launchOptions } from './.storybook/chromium.ts';

const configDir = join(import.meta.dirname, '.storybook');

const FORCED_COLOURS = 'forced-colours';

/** Story files that do not name a tag: a project of that tag alone need not load them. */
const withoutTag = (tag: string): string[] =>
  globSync('{packages/ui,apps/web}/src/**/*.stories.tsx', { cwd: import.meta.dirname }).filter(
    (file) => !readFileSync(join(import.meta.dirname, file), 'utf8').includes(`'${tag}'`),
  );

interface Wishes {
  forcedColors?: 'active' | 'none';
  /** Story files that it does not read. */
  exclude?: string[];
}

/** The stories of one set, in a browser of their own. */
const project = (
  name: string,
  plugin: ReturnType<typeof storybookTest>,
  { forcedColors = 'none', exclude = configDefaults.exclude }: Wishes = {},
) => ({
  plugins: [plugin],
  test: {
    name,
    exclude,
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
        storybookTest({ configDir, tags: { include: [FORCED_COLOURS], exclude: [], skip: [] } }),
        { forcedColors: 'active', exclude: withoutTag(FORCED_COLOURS) },
      ),
    ],
  },
});
