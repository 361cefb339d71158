import { expect, it } from 'vitest';
import { eventChoices } from './eventChoices.ts';
import { remindableMeeting } from './remindableMeeting.ts';
import { testMeeting } from './testMeeting.ts';

const now = new Date('2026-09-03T11:00:00Z');

it('reminds of the selected meeting, else of the first upcoming one [PAY-59]', () => {
  const begun = testMeeting({ id: 1, starts_at: '2026-09-03T10:30:00Z' });
  const canceled = testMeeting({ id: 2, state: 'canceled' });
  const ahead = testMeeting({ id: 3 });
  const choices = eventChoices([begun, canceled, ahead], now);
  expect(remindableMeeting(choices, undefined, now)?.id).toBe(3);
  expect(remindableMeeting(choices, choices[0], now)).toBeUndefined();
  expect(remindableMeeting(choices, choices[1], now)).toBeUndefined();
  expect(remindableMeeting(choices, choices[2], now)?.id).toBe(3);
});

it('treats a meeting that started early or has ended as no longer upcoming [PAY-59]', () => {
  const ask = (changed: Parameters<typeof testMeeting>[0]) =>
    remindableMeeting(eventChoices([testMeeting(changed)], now), undefined, now);
  const live = { id: 9, asr_state: 'none', may_score: false } as const;
  expect(ask({ live: { ...live, live_state: 'preparing' } })?.id).toBe(1);
  for (const live_state of ['streaming', 'pre_stopped', 'stopped'] as const) {
    expect(ask({ live: { ...live, live_state } })).toBeUndefined();
  }
  expect(ask({ live: null, state: 'finished' })).toBeUndefined();
});
