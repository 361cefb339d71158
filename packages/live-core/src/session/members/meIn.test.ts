import type { Attendee, LiveLists } from '@rostra/contract/live';
import { expect, it } from 'vitest';
import { ownAsListed, meIn, NO_GRANTS } from './meIn.ts';

const GRANTS = {
  allow_view_list: true,
  allow_view_message: true,
  allow_view_count: true,
  allow_manage_mute: true,
};
const member = (change: Partial<Attendee>): Attendee =>
  ({ uid: 7, role: 'audience', mute: false, hands_up: null, ...GRANTS, ...change }) as Attendee;
const NOBODY = {
  affect_user_infos: [],
  broadcasters: [],
  experts: [],
  unmute_audiences: [],
  hands_up_audiences: [],
  staff: [],
} as unknown as LiveLists;

it.each([
  'affect_user_infos',
  'broadcasters',
  'experts',
  'unmute_audiences',
  'hands_up_audiences',
  'staff',
] as const)('finds the reader among %s', (list) => {
  const listed = member({ role: 'expert' });
  expect(meIn({ ...NOBODY, [list]: [member({ uid: 8 }), listed] }, member({}))).toBe(listed);
});

it('takes a member on no list off the stage without grants [LROL-45, LROL-46]', () => {
  expect(meIn(NOBODY, member({ role: 'expert', hands_up: 'then' }))).toEqual(
    member({ mute: true, ...NO_GRANTS }),
  );
  expect(Object.values(NO_GRANTS)).toEqual([false, false, false, false]);
});

it('keeps the grants of an audience member on no list', () => {
  expect(meIn(NOBODY, member({}))).toEqual(member({ mute: true }));
});

it('applies newer values of the own row, but not across a change of role', () => {
  const me = member({ mute: true, name: 'new' });
  expect(ownAsListed(member({ name: 'old' }), me)).toMatchObject({ mute: true, name: 'new' });
  expect(ownAsListed(member({ role: 'expert' }), me)).toBe(me);
});
