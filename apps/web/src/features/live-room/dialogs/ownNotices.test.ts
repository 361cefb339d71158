import type { NoticeCode } from '@rostra/live-core';
import { expect, it } from 'vitest';
import { OWN_NOTICES, passingNotices } from './ownNotices.ts';

const all = (codes: readonly NoticeCode[]) => codes.map((code, id) => ({ id, code }));

it('dismisses every kind of notice over the stage by itself [LHST-18]', () => {
  const messages: readonly NoticeCode[] = ['displayed', 'made-host', 'hidden', 'hand-lowered'];
  expect(messages.filter((code) => OWN_NOTICES[code] === undefined)).toEqual([]);
  expect(passingNotices(all(messages))).toHaveLength(messages.length);
});

it('keeps a notice until it is answered, if it needs an answer [LROL-52, LMED-11]', () => {
  const requests: readonly NoticeCode[] = [
    'host-withdrawn',
    'permission-denied',
    'autoplay-blocked',
  ];
  expect(passingNotices(all(requests))).toEqual([]);
});
