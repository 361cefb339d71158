import { localized } from '@rostra/i18n';
import { expect, it } from 'vitest';
import { companySample, fundSample } from '../../screen-stories/samples/organizationSamples.ts';
import { organizationCardOf } from './organizationCardOf.ts';

const english = {
  locale: 'en',
  name: (row: object, field = 'name') => localized(row, field, 'en'),
} as const;

it('shows a city that is its own province once [CERT-47, CERT-48, CERT-49]', () => {
  expect(organizationCardOf(fundSample, english).place).toBe('United Kingdom · London');
});

it('isolates the direction of each place', () => {
  const name = (row: object) => ('id' in row && row.id === 1 ? 'נגב' : 'الجليل');
  const region_with_parents = companySample.region_with_parents
    .slice(0, 2)
    .map((region, at) => ({ ...region, id: at + 1 }));
  const row = { ...companySample, region_with_parents };
  expect(organizationCardOf(row, { ...english, name }).place).toBe(
    '\u2068נגב\u2069 · \u2068الجليل\u2069',
  );
});

it('shows a fund’s assets in words, with their currency [CERT-51]', () => {
  expect(organizationCardOf(fundSample, english).aum).toBe('USD 2.4 billion');
  const chinese = {
    locale: 'zh-CN',
    name: (row: object, field = 'name') => localized(row, field, 'sc'),
  } as const;
  expect(organizationCardOf(fundSample, chinese).aum).toBe('24亿美元');
});
