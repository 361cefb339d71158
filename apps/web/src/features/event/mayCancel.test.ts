import { expect, it } from 'vitest';
import { mayCancel } from './mayCancel.ts';
import { testMeeting, testRegistration } from './testMeeting.ts';

it('offers no cancellation to those who need no registration, unless they paid for it [EVT-37]', () => {
  const registration = testRegistration({ state: 'registered', can_cancel: true });
  const own = testMeeting({ registration });
  expect(mayCancel(own, 'registered')).toBe(true);
  for (const status of ['hosting', 'speaking', 'helping'] as const) {
    expect(mayCancel(own, status)).toBe(false);
    expect(mayCancel({ ...own, has_paid: true }, status)).toBe(true);
  }
  const begun = testRegistration({ state: 'registered', can_cancel: false });
  expect(mayCancel(testMeeting({ registration: begun }), 'registered')).toBe(false);
});
