// @vitest-environment node
import { uiTexts } from '@rostra/i18n/ui';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../src/UiProvider/index.ts';
import { sampleElements } from './sampleElements.tsx';

describe('on the server', () => {
  it.each(Object.keys(sampleElements))('%s renders without a window, in both languages', (name) => {
    for (const locale of ['en', 'zh-CN'] as const)
      expect(() =>
        renderToString(
          <UiProvider locale={locale} texts={uiTexts[locale]}>
            {sampleElements[name]}
          </UiProvider>,
        ),
      ).not.toThrow();
  });
});
