// @vitest-environment node
import { uiTexts } from '@rostra/i18n/ui';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { themes } from '../../themes/index.ts';
import { UiProvider } from '../../foundations/UiProvider/index.ts';
import * as color from './Color.stories.tsx';
import * as content from './ContentStyle.stories.tsx';
import * as icons from './Icons.stories.tsx';
import * as motion from './Motion.stories.tsx';
import * as space from './Space.stories.tsx';
import * as type from './Type.stories.tsx';

interface Page {
  render?: ((args: object, context: { globals: Record<string, unknown> }) => ReactNode) | undefined;
}

const pages = [color, content, icons, motion, space, type].flatMap(
  ({ default: _meta, ...stories }) => Object.entries(stories as unknown as Record<string, Page>),
);

describe('the pages of the foundations', () => {
  it.each(themes.map(({ id }) => id))('shows the tokens of %s', (theme) => {
    for (const [, page] of pages) {
      const html = renderToString(
        <UiProvider locale="en" texts={uiTexts.en}>
          {page.render?.({}, { globals: { theme, scheme: 'light', locale: 'en' } })}
        </UiProvider>,
      );
      expect(html).toContain('<h1');
      expect(html).not.toMatch(/(?:>|style="|:)[^<"]*(?:undefined|NaN)/);
    }
  });
});
