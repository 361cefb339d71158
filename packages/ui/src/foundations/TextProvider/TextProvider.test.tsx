import { renderToString } from 'react-dom/server';
import { uiTexts } from '@rostra/i18n/ui';
import { expect, it } from 'vitest';
import { useEditorText } from '../../forms/RichTextEditor/useEditorText.ts';
import { UiProvider } from '../UiProvider/index.ts';
import { useText } from './TextProvider.tsx';
import type { TextFunction } from './textFunction.ts';
import { useCommunityText } from './useCommunityText.ts';
import { useOnDemandText } from './useOnDemandText.ts';
import { usePersonalText } from './usePersonalText.ts';

/** One text of each area. */
function Words() {
  const own = useText();
  const onDemand = useOnDemandText();
  const community = useCommunityText();
  const personal = usePersonalText();
  const editor = useEditorText();
  return [
    own('pagination.page', { page: 3 }),
    onDemand('date.open', { label: 'Day' }),
    community('people.followNamed', { name: 'אדם' }),
    personal('appointment.title'),
    editor('tools.bold'),
  ].join('|');
}

const echo: TextFunction = (key, values) =>
  values ? `${key}(${Object.values(values).join()})` : key;

it('asks the app’s function for every text, each behind its area', () => {
  const html = renderToString(
    <UiProvider locale="en" t={echo}>
      <Words />
    </UiProvider>,
  );
  expect(html.split('|')).toEqual([
    'ui.pagination.page(3)',
    'uiOnDemand.date.open(Day)',
    'uiCommunity.people.followNamed(\u2068אדם\u2069)',
    'uiPersonal.appointment.title',
    'uiEditor.tools.bold',
  ]);
});

it('reads our own dictionaries in the language of the app without a function', () => {
  const html = renderToString(
    <UiProvider locale="zh-CN" texts={uiTexts['zh-CN']}>
      <Words />
    </UiProvider>,
  );
  expect(html).toMatch(/\p{Script=Han}/u);
  expect(html).not.toContain('ui.');
});
