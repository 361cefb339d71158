import { expect, it } from 'vitest';
import { longerText } from '../src/story/longerText.ts';

it.each([
  ['Close', 'Close Close'],
  ['Check your connection and try again.', 'Check your connection and try again. Check your'],
  ['Page {{page}}', 'Page {{page}} Page'],
  ['{{count}}', '{{count}}'],
  ['第 {{page}} 页', '第 {{page}} 页第 '],
  ['重新加载页面', '重新加载页面重新'],
  ['42 / 100', '42 / 100'],
])('lengthens %s to %s', (text, long) => {
  expect(longerText(text)).toBe(long);
});
