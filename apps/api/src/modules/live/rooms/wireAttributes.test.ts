import { expect, it } from 'vitest';
import type { LiveMember } from '../members/LiveMember.ts';
import { visibilityOf } from './wireAttributes.ts';

const member = (change: Partial<LiveMember>): LiveMember =>
  ({
    role: 'audience',
    mute: true,
    coHost: false,
    superModerator: false,
    allowViewList: false,
    allowViewCount: false,
    ...change,
  }) as LiveMember;

it.each<[Partial<LiveMember>, string]>([
  [{}, 'stage'],
  [{ role: 'expert' }, 'stage'],
  [{ allowViewCount: true }, 'count'],
  [{ allowViewList: true }, 'everyone'],
  [{ role: 'broadcaster' }, 'everyone'],
  [{ role: 'staff' }, 'everyone'],
])('shows a member %o on the wire: %s [LROL-22, LROL-29]', (change, sees) => {
  expect(visibilityOf(member(change)).audienceView).toBe(sees);
});
