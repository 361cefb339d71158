// @vitest-environment node
import { basename, join } from 'node:path';
import type { ComponentType, ReactNode } from 'react';
import { uiTexts } from '@rostra/i18n/ui';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../src/foundations/UiProvider/index.ts';
import { componentFolders, screenFolders, source } from './componentFolders.ts';
import { sampleElements } from './sampleElements.tsx';

type Render = (args: object, context: object) => ReactNode;

/** The part of a story file that this test reads. */
interface StoryFile {
  default: { args?: object; component: ComponentType; render?: Render };
  [story: string]: { args?: object; render?: Render };
}

const locales = ['en', 'zh-CN'] as const;

const render = (locale: (typeof locales)[number], children: ReactNode): string =>
  renderToString(
    <UiProvider locale={locale} texts={uiTexts[locale]}>
      {children}
    </UiProvider>,
  );

describe('on the server', () => {
  it('has no window that another file left', () => {
    expect(globalThis).not.toHaveProperty('window');
  });

  it.each(Object.keys(sampleElements))('renders %s without a window, in both languages', (name) => {
    for (const locale of locales) expect(() => render(locale, sampleElements[name])).not.toThrow();
  });

  it.each([...componentFolders, ...screenFolders])(
    'renders every story of %s without a window, in both languages',
    async (folder) => {
      const path = join(source, folder, `${basename(folder)}.stories.tsx`);
      const { default: meta, ...stories } = (await import(/* @vite-ignore */ path)) as StoryFile;
      const plain: Render = (args) => <meta.component {...args} />;
      for (const locale of locales)
        for (const story of Object.values(stories)) {
          const draw = story.render ?? meta.render ?? plain;
          const args = { ...meta.args, ...story.args };
          const Story = () => draw(args, { args, globals: { locale } });
          expect(() => render(locale, <Story />)).not.toThrow();
        }
    },
  );
});
