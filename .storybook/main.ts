import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { componentFactsPlugin } from './docs/componentFactsPlugin.ts';
import { storyGlobs } from './storyIndex.ts';

const root = join(import.meta.dirname, '..');

/** Sub-paths of React Aria that components import: Vite must know them before its first scan. */
function ariaPaths(): string[] {
  const found = new Set<string>();
  for (const file of globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root }))
    for (const match of readFileSync(join(root, file), 'utf8').matchAll(
      /from '(react-aria-components[^']*)'/g,
    ))
      found.add(match[1] as string);
  return [...found];
}

const storybook: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.mdx', ...storyGlobs.map((glob) => `../${glob}`)],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Readers are designers and partners: nobody here is to be shown Storybook itself.
  // A component’s single states are one press away from `AllStates`; in the sidebar they hide the rest.
  tags: { state: { defaultFilterSelection: 'exclude' } },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  async viteFinal(config) {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    (config.plugins ??= []).push(vanillaExtractPlugin(), componentFactsPlugin());
    config.resolve = {
      ...config.resolve,
      conditions: ['rostra-source', 'module', 'browser', 'development|production'],
    };
    // As the package and the app: older targets make `:dir(rtl)` a list of languages.
    config.build = { ...config.build, cssTarget: ['chrome123', 'safari17.5', 'firefox121'] };
    // vanilla-extract's compiler adds imports after Vite's scan; a late find reloads the page and fails every story.
    config.optimizeDeps = {
      ...config.optimizeDeps,
      include: [
        ...(config.optimizeDeps?.include ?? []),
        'react',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'react-dom',
        'react-dom/client',
        '@vanilla-extract/recipes/createRuntimeFn',
        ...ariaPaths(),
        'lucide-react',
        '@tiptap/core',
        '@tiptap/pm/gapcursor',
        '@tiptap/pm/history',
        '@tiptap/pm/model',
        '@tiptap/pm/state',
        '@tiptap/pm/view',
        'd3-array',
        'd3-shape',
        'qrcode',
        'rosetta',
      ],
    };
    return config;
  },
};

export default storybook;
