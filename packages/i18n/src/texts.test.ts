import { describe, expect, it } from 'vitest';

import { uiTexts } from './areas/ui.ts';
import { texts as chinese } from './areas/webChinese.ts';
import { texts as english } from './areas/webEnglish.ts';
import type { Texts } from './createTranslate.ts';
import { errors as englishErrors } from './messages/en/errors.ts';
import { mails as englishMails } from './messages/en/mails.ts';
import { errors as chineseErrors } from './messages/zh-CN/errors.ts';
import { mails as chineseMails } from './messages/zh-CN/mails.ts';

/** Every text of a tree by its dotted key. */
const flatten = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted();

const areas: [string, Texts, Texts][] = [
  ['web', english, chinese],
  ['ui', uiTexts.en, uiTexts['zh-CN']],
  ['errors', englishErrors, chineseErrors],
  ['mails', englishMails, chineseMails],
];

describe.each(areas)('texts of %s', (_name, en, zh) => {
  const source = flatten(en);
  const translation = new Map(flatten(zh));

  it('I18N-01 both languages have the same keys, none empty', () => {
    expect([...translation.keys()].toSorted()).toEqual(source.map(([key]) => key).toSorted());
    expect([...source, ...translation].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('both languages fill the same values', () => {
    const different = source.filter(
      ([key, text]) =>
        placeholders(text).join() !== placeholders(translation.get(key) ?? '').join(),
    );
    expect(different.map(([key]) => key)).toEqual([]);
  });

  it('Chinese texts use no exclamation marks and no straight quotes', () => {
    const odd = [...translation].filter(([, text]) => /[!！"]/.test(text));
    expect(odd).toEqual([]);
  });
});
