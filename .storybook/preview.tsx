import type { Preview } from '@storybook/react-vite';
import { readersSystem } from '../packages/ui/src/story/readersSystem.ts';
import { languageItems, themeItems, viewportOptions } from '../packages/ui/src/story/toolbar.ts';
import { withUi } from '../packages/ui/src/story/withUi.tsx';
import { docsComponents } from './docs/lazyDocsComponents.tsx';
import { writtenProps } from './docs/writtenProps.ts';
import './conditionTimeout.ts';
import { readableTypes } from './readableTypes.ts';
import { wcagLevels } from './wcagLevels.ts';

const preview: Preview = {
  argTypesEnhancers: [readableTypes, writtenProps],
  decorators: [withUi],
  async beforeEach({ tags }) {
    if (!tags.includes('forced-colors')) return undefined;
    await readersSystem.forceColors(true);
    return () => readersSystem.forceColors(false);
  },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: themeItems,
        dynamicTitle: true,
      },
    },
    scheme: {
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    locale: {
      toolbar: { title: 'Language', icon: 'globe', items: languageItems, dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'rostra', scheme: 'light', locale: 'en' },
  parameters: {
    layout: 'padded',
    // React Aria's spoken messages name options that may be gone by the time axe looks.
    a11y: {
      context: { include: ['body'], exclude: ['[data-live-announcer]'] },
      test: 'error',
      options: { runOnly: wcagLevels },
    },
    controls: { expanded: true },
    docs: { components: docsComponents },
    // The guide first, then the families from small parts to large, whole screens last.
    options: {
      storySort: {
        order: [
          'Start',
          'Guide',
          [
            'Color',
            'Type',
            'Reading type',
            'Space and shape',
            'Motion',
            'Reduced motion',
            'Forced colors',
            'Icons',
            'Content style',
          ],
          'Themes',
          'Foundations',
          'Actions',
          'Forms',
          'Layout',
          'Navigation',
          'Overlays',
          'Status',
          'Data',
          'Reading',
          'Events',
          'Account',
          'Money',
          'Live room',
          'Screens',
          'Screens by the contract',
        ],
      },
    },
    viewport: { options: viewportOptions },
  },
};

export default preview;
