import { expect, it } from 'vitest';
import { sentText } from './sentText.ts';
import { testMeeting } from './testMeeting.ts';

it('mentions payment to a reader refused by the room only if they would have to pay [LCON-71]', () => {
  const free = testMeeting();
  const priced = testMeeting({ free: false, need_to_pay: true, current_price: 35 });
  expect(sentText([free])).toBe('registration.next.sentFree');
  expect(sentText([free, priced])).toBe('registration.next.sent');
  expect(sentText([{ ...priced, need_to_pay: false }])).toBe('registration.next.sentFree');
  // Requires a membership, not money.
  expect(sentText([{ ...priced, current_price: null }])).toBe('registration.next.sentFree');
});
