import { expect, it } from 'vitest';
import { eventChoices, ownMeeting } from './eventChoices.ts';
import { eventStatus, registrationStatus } from './eventStatus.ts';
import { nextTurn } from './nextTurn.ts';
import { requestedMeeting, loginToRegister } from './registerIntent.ts';
import { testMeeting, testRegistration } from './testMeeting.ts';

const now = new Date('2026-09-03T10:00:00Z');
const registering = { user_state: 'registering' } as const;
const statusOf = (...meetings: ReturnType<typeof testMeeting>[]) =>
  eventStatus(registering, ownMeeting(meetings), eventChoices(meetings, now));

it('returns each slot as a choice, and a meeting without slots as one [REG-11]', () => {
  const slots = [1, 2].map((id) => ({
    id,
    starts_at: id === 1 ? '2026-09-03T09:00:00Z' : '2026-09-03T12:00:00Z',
    ends_at: '2026-09-03T13:00:00Z',
    places_left: 3,
  }));
  const choices = eventChoices(
    [testMeeting({ id: 7, time_slots: slots, places_left: 2 }), testMeeting({ id: 8 })],
    now,
  );
  expect(choices.map(({ key, state, seatsLeft }) => [key, state, seatsLeft])).toEqual([
    ['7-1', 'over', 2],
    ['7-2', 'open', 2],
    ['8', 'open', null],
  ]);
});

it('returns an event’s status for its reader [EVT-29, EVT-30, EVT-31, EVT-32, EVT-33, EVT-62]', () => {
  expect(statusOf(testMeeting())).toBe('registering');
  expect(statusOf(testMeeting({ state: 'full', places_left: 0 }))).toBe('full');
  expect(statusOf(testMeeting({ state: 'canceled' }))).toBe('canceled');
  for (const state of ['registered', 'pending', 'prepending', 'rejected'] as const) {
    expect(statusOf(testMeeting({ registration: testRegistration({ state }) }))).toBe(state);
  }
  const left = testMeeting({ registration: testRegistration({ state: 'canceled' }) });
  expect(statusOf(left)).toBe('left');
  expect(eventStatus({ user_state: 'replay' }, left, [])).toBe('replay');
});

it('marks choices without free seats as full, and started or missing ones as closed [EVT-29, EVT-62]', () => {
  const slot = (id: number, starts_at: string, places_left: number) => ({
    id,
    starts_at,
    ends_at: '2026-09-03T13:00:00Z',
    places_left,
  });
  const begun = slot(1, '2026-09-03T09:00:00Z', 3);
  expect(statusOf(testMeeting({ time_slots: [begun] }))).toBe('closed');
  expect(statusOf()).toBe('closed');
  expect(statusOf(testMeeting({ state: 'canceled' }), testMeeting({ time_slots: [begun] }))).toBe(
    'closed',
  );
  const full = slot(2, '2026-09-03T12:00:00Z', 0);
  expect(statusOf(testMeeting({ time_slots: [begun, full] }))).toBe('full');
});

it('puts a seat before registration, and ends it with its room [EVT-67]', () => {
  const withEventRole = (next_step: 'enter' | 'none') =>
    testMeeting({ event_role: { role: 'expert', next_step } });
  expect(statusOf(withEventRole('enter'))).toBe('speaking');
  expect(statusOf(withEventRole('none'))).toBe('registering');
  expect(statusOf(testMeeting({ event_role: { role: 'broadcaster', next_step: 'attend' } }))).toBe(
    'hosting',
  );
  expect(statusOf(testMeeting({ event_role: { role: 'staff', next_step: 'enter' } }))).toBe(
    'helping',
  );
});

it('refreshes when the room opens, and at the next start or end [EVT-67]', () => {
  const at = (time: string) => nextTurn([testMeeting()], new Date(time))?.toISOString();
  expect(at('2026-09-03T10:00:00Z')).toBe('2026-09-03T11:30:00.000Z');
  expect(at('2026-09-03T11:30:00Z')).toBe('2026-09-03T12:00:00.000Z');
  expect(at('2026-09-03T12:30:00Z')).toBe('2026-09-03T13:00:00.000Z');
  expect(at('2026-09-03T13:00:00Z')).toBeUndefined();
  expect(nextTurn([testMeeting({ state: 'canceled' })], now)).toBeUndefined();
});

it('ends a registration with its meeting [EVT-31, EVT-32, REG-18]', () => {
  const over = testMeeting({ state: 'finished' });
  const held = testRegistration({ next_step: 'none' });
  expect(registrationStatus(held, over)).toBe('finished');
  expect(registrationStatus({ ...held, next_step: 'replay' }, over)).toBe('replay');
  expect(registrationStatus({ ...held, state: 'noshow' }, over)).toBe('noshow');
  expect(registrationStatus(held, testMeeting({ state: 'canceled' }))).toBe('canceled');
});

it('prefers a current registration over a canceled one', () => {
  const left = testMeeting({ id: 1, registration: testRegistration({ state: 'canceled' }) });
  const held = testMeeting({ id: 2, registration: testRegistration({ state: 'registered' }) });
  expect(ownMeeting([left, held])?.id).toBe(2);
});

it('names the selected slot for the return from login [AUTH-03]', () => {
  const back = new URL(loginToRegister('/eventDetail/3', '7-2'), 'https://rostra.test');
  const here = new URL(back.searchParams.get('redirect') ?? '', 'https://rostra.test');
  expect(here.pathname).toBe('/eventDetail/3');
  expect(requestedMeeting(here.searchParams)).toBe('7-2');
  expect(requestedMeeting(new URLSearchParams('slot=7-2'))).toBeNull();
});
