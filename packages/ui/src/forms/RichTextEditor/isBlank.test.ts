import { expect, it } from 'vitest';
import { isBlank } from './isBlank.ts';
import type { RichTextDocument } from './richTextDocument.ts';

const text = (words: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text: words }],
});

it.each<[string, boolean, RichTextDocument['content']]>([
  ['nothing', true, []],
  ['spaces and a sign of the paid part', true, [text(' \n'), { type: 'paywall' }, text('')]],
  ['a word', false, [text('Storage')]],
  ['an image', false, [{ type: 'image', attrs: { src: '/a.png' } }]],
  [
    'a word in a list',
    false,
    [{ type: 'bullet_list', content: [{ type: 'list_item', content: [text('One')] }] }],
  ],
])('finds %s blank: %s [D15]', (_name, expected, content) => {
  expect(isBlank({ type: 'doc', content })).toBe(expected);
});
