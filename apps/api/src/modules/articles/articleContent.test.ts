import { expect, it } from 'vitest';
import { document, paragraph, paywall } from '#modules/rich-text/index.ts';
import { articleContent, derivedColumns } from './articleContent.ts';

const content = (summary: string, ...blocks: Parameters<typeof document>) => ({
  title: 'Inverters',
  summary,
  document: document(...blocks),
  keyData: [],
  risks: [],
  opportunities: [],
  repostTitle: null,
  repostUrl: null,
});

it('derives a missing summary from the free part alone [CONT-12]', () => {
  const long = paragraph('Orders for inverters rose in the third quarter. '.repeat(10));
  const parsed = articleContent.parse(content('', long, paywall, paragraph('paid words')));
  const { summary } = derivedColumns(parsed, new Map());
  expect(summary).toMatch(/^Orders for inverters rose.*…$/);
  expect(summary.length).toBeLessThanOrEqual(160);
  const short = articleContent.parse(content('', paragraph('Free.'), paywall, paragraph('paid')));
  expect(derivedColumns(short, new Map()).summary).toBe('Free.');
  expect(derivedColumns({ ...parsed, summary: 'Its own.' }, new Map()).summary).toBe('Its own.');
});

it('refuses a text without summary and without a free part', () => {
  expect(articleContent.safeParse(content('', paragraph('paid'))).success).toBe(false);
  expect(articleContent.safeParse(content('Of storage.', paragraph('paid'))).success).toBe(true);
});

it('removes controls of direction from every text of an article [I18N-19]', () => {
  const texts = (mark: string) => ({
    ...content(`${mark}Of storage.`, paragraph(`${mark}free`)),
    title: `${mark}Inverters`,
    keyData: [{ label: `${mark}Price`, value: `1${mark}` }],
    risks: [`${mark}Prices`],
    opportunities: [`Exports${mark}`],
    repostTitle: `${mark}Later`,
  });
  expect(articleContent.parse(texts('\u202E'))).toEqual(articleContent.parse(texts('')));
});
