import { expect, it } from 'vitest';
import { sentText } from './sentText.ts';
import { testMeeting } from './testMeeting.ts';

it('LCON-71 whom the room sends away is told of a payment only where he would have to pay', () => {
  const free = testMeeting();
  const priced = testMeeting({ free: false, need_to_pay: true, current_price: 35 });
  expect(sentText([free])).toBe('registration.next.sentFree');
  expect(sentText([free, priced])).toBe('registration.next.sent');
  expect(sentText([{ ...priced, need_to_pay: false }])).toBe('registration.next.sentFree');
  // Which asks for a membership, and not for money.
  expect(sentText([{ ...priced, current_price: null }])).toBe('registration.next.sentFree');
});
