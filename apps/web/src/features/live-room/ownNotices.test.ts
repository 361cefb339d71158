import type { NoticeCode } from '@rostra/live-core';
import { expect, it } from 'vitest';
import { OWN_NOTICES, passingNotices } from './ownNotices.ts';

const all = (codes: readonly NoticeCode[]) => codes.map((code, id) => ({ id, code }));

it('LHST-18 what is told over the stage goes by itself, whatever it tells', () => {
  const told: readonly NoticeCode[] = ['displayed', 'made-host', 'hidden', 'hand-lowered'];
  expect(told.filter((code) => OWN_NOTICES[code] === undefined)).toEqual([]);
  expect(passingNotices(all(told))).toHaveLength(told.length);
});

it('LROL-52 LMED-11 what must be answered stays until it is', () => {
  const asked: readonly NoticeCode[] = ['host-withdrawn', 'permission-denied', 'autoplay-blocked'];
  expect(passingNotices(all(asked))).toEqual([]);
});
