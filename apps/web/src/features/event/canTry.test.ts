import { expect, it } from 'vitest';
import { canTry } from './canTry.ts';
import { testMeeting } from './testMeeting.ts';

const paid = testMeeting({ free: false, need_to_pay: true, trial_allowed: true });
const open = new Date('2026-09-03T11:30:00Z');
const live = (live_state: 'streaming' | 'preparing' | 'stopped') => ({
  ...paid,
  live: { id: 9, live_state, asr_state: 'none' as const, may_score: false },
});

it('offers a paid meeting’s room from half an hour before the start until the trial ends [LTIM-05]', () => {
  expect(canTry(paid, new Date('2026-09-03T11:29:59Z'))).toBe(false);
  expect(canTry(paid, open)).toBe(true);
  expect(canTry(live('preparing'), new Date('2026-09-03T12:20:00Z'))).toBe(true);
  expect(canTry(live('streaming'), new Date('2026-09-03T12:04:59Z'))).toBe(true);
  expect(canTry(live('streaming'), new Date('2026-09-03T12:05:00Z'))).toBe(false);
  expect(canTry(live('stopped'), open)).toBe(false);
});

it('offers no trial where none is allowed, nothing is due, or payment gives no access [LTIM-09]', () => {
  const others = [
    { trial_allowed: false },
    { need_to_pay: false },
    { needs_approval: true },
    { certified_only: true },
    { only_vip: true },
    { state: 'full' },
    { state: 'canceled' },
    { live: null },
    { event_role: { role: 'expert', next_step: 'enter' } },
  ] as const;
  for (const other of others) expect(canTry({ ...paid, ...other }, open)).toBe(false);
});
