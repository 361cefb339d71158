import { expect, it } from 'vitest';
import { eventChoices } from './eventChoices.ts';
import { remindableMeeting } from './remindableMeeting.ts';
import { testMeeting } from './testMeeting.ts';

const now = new Date('2026-09-03T11:00:00Z');

it('PAY-59 one is reminded of the meeting chosen, else of the first that is to come', () => {
  const begun = testMeeting({ id: 1, starts_at: '2026-09-03T10:30:00Z' });
  const canceled = testMeeting({ id: 2, state: 'canceled' });
  const ahead = testMeeting({ id: 3 });
  const choices = eventChoices([begun, canceled, ahead], now);
  expect(remindableMeeting(choices, undefined, now)?.id).toBe(3);
  expect(remindableMeeting(choices, choices[0], now)).toBeUndefined();
  expect(remindableMeeting(choices, choices[1], now)).toBeUndefined();
  expect(remindableMeeting(choices, choices[2], now)?.id).toBe(3);
});
