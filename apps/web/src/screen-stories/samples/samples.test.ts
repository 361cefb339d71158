import { LOCALES } from '@rostra/contract';
import type { SiteRouteName } from '@rostra/contract';
import { schemas } from '@rostra/contract/schemas';

import { describe, expect, it } from 'vitest';
import { openArticle } from './articleAnswers.ts';
import { oneToOneEvent } from './eventAnswers.ts';
import { siteAnswers } from './siteAnswers.ts';

describe.each(LOCALES)('what the stories answer in %s is what the contract says', (locale) => {
  const answers: readonly (readonly [SiteRouteName, unknown])[] = [
    ...(Object.entries(siteAnswers(locale)) as [SiteRouteName, unknown][]),
    ['getArticle', openArticle(locale)],
    ['getEvent', oneToOneEvent],
  ];
  it.each(answers)('%s', (name, answer) => {
    expect(schemas[name].data.parse(answer)).toEqual(answer);
  });
});
