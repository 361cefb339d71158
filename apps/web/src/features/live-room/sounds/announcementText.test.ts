import { liveTexts as english } from '@rostra/i18n/web/en/live';
import { liveTexts as chinese } from '@rostra/i18n/web/zh-CN/live';
import { expect, it } from 'vitest';
import spoken from './files/spoken.json' with { type: 'json' };

it('reads out exactly the written announcement, in both languages [LHST-19]', () => {
  expect(spoken).toEqual({
    en: english.liveMedia.compliance.text,
    'zh-CN': chinese.liveMedia.compliance.text,
  });
});
