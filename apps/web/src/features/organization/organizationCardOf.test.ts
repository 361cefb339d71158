import { localized } from '@rostra/i18n';
import { expect, it } from 'vitest';
import { companySample, fundSample } from '../../screen-stories/samples/organizationSamples.ts';
import { organizationCardOf } from './organizationCardOf.ts';

const english = {
  locale: 'en',
  name: (row: object, field = 'name') => localized(row, field, 'en'),
} as const;

it('CERT-47 to CERT-49 a city that is its own province stands once', () => {
  expect(organizationCardOf(companySample, english).place).toBe('China · Hong Kong');
});

it('CERT-51 what a fund manages is said in words, with its currency', () => {
  expect(organizationCardOf(fundSample, english).aum).toBe('USD 2.4 billion');
  const chinese = {
    locale: 'zh-CN',
    name: (row: object, field = 'name') => localized(row, field, 'sc'),
  } as const;
  expect(organizationCardOf(fundSample, chinese).aum).toBe('24亿美元');
});
