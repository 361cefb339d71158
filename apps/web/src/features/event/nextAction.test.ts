import { expect, it } from 'vitest';
import { allTexts } from '../../language/allTexts.ts';
import { makeLanguage } from '../../language/makeLanguage.ts';
import { builtHref } from '../home/builtHref.ts';
import { accessEntries, dialInCountries } from './accessOf.ts';
import { nextStepOf, eventRoleStepOf } from './nextAction.ts';
import { rulesOf } from './rulesOf.ts';
import { testMeeting, testRegistration } from './testMeeting.ts';
import { wayIn } from './wayIn.ts';

const { t } = makeLanguage('en', 'en', allTexts.en);
const reading = { t, locale: 'en', here: '/eventDetail/3' } as const;
const stepOf = (changed: Parameters<typeof testMeeting>[0]) =>
  nextStepOf(testMeeting(changed), reading);

it('opens our room under its own address once its screen is built [EVT-67, EVT-68]', () => {
  const address = '/meeting_live/1/9?event_id=3';
  const expected = builtHref('meetingLive', address);
  for (const mode of ['default_online', 'rtmp'] as const) {
    expect(wayIn(testMeeting({ online_type: mode }))?.href).toBe(expected);
  }
});

it('opens another site in a new tab, and only at a web address [EVT-69]', () => {
  const registration = testRegistration();
  const other = { online_type: 'other_online', registration } as const;
  expect(stepOf({ ...other, extra_link: 'https://meet.test/a' }).action).toMatchObject({
    href: 'https://meet.test/a',
    opensNewTab: true,
  });
  for (const extra_link of ['***', 'javascript:alert(1)', null]) {
    expect(wayIn(testMeeting({ ...other, extra_link }))).toBeUndefined();
  }
});

it('shows no button for an in-person meeting, and the opening time of a closed room [EVT-66, REG-18]', () => {
  const registration = testRegistration();
  expect(stepOf({ online_type: 'offline', registration })).toEqual({
    text: t('registration.next.venue'),
  });
  expect(stepOf({ registration }).action).toBeUndefined();
  expect(stepOf({ registration }).text).toContain('19:30');
});

it('links to the step that awaits the reader [REG-15, REG-03]', () => {
  const waiting = (next_step: 'pay' | 'register_again') =>
    stepOf({ registration: testRegistration({ state: 'prepending', next_step }) });
  expect(waiting('pay').action?.href).toBe('/pay/live/1?replaceUrl=%2FeventDetail%2F3');
  expect(waiting('register_again').registers).toBe('finish');
});

it('passes values masked by the server on as hidden [EVT-73]', () => {
  const entries = accessEntries([testMeeting({ password: '***', online_address: '918 204' })]);
  expect(entries.map(({ kind, value }) => [kind, value])).toEqual([
    ['online', '918 204'],
    ['password', null],
  ]);
});

it('hides the numbers of a past or canceled meeting [EVT-22]', () => {
  const number = {
    id: 4,
    meeting_id: 1,
    country: { id: 2, sc_name: '美国', tc_name: '美國', en_name: 'United States' },
    phone_number: '+1 202 555 0147',
    passcode: null,
    language: 'en',
    available_from: null,
    available_until: null,
  } as const;
  const shown = (state: 'normal' | 'finished' | 'canceled') =>
    dialInCountries({ dial_in_numbers: [number], meetings: [testMeeting({ state })] }, () => 'US');
  expect(shown('normal')[0]?.numbers).toHaveLength(1);
  expect([...shown('finished'), ...shown('canceled')]).toEqual([]);
});

it('names the meeting of each number where several have numbers of their own [EVT-22]', () => {
  const number = (id: number, meeting_id: number) => ({
    id,
    meeting_id,
    country: { id: 2, sc_name: '美国', tc_name: '美國', en_name: 'United States' },
    phone_number: '+1 202 555 0147',
    passcode: `${meeting_id}00000000`,
    language: 'en' as const,
    available_from: null,
    available_until: null,
  });
  const named = (...meetingIds: number[]) =>
    dialInCountries(
      {
        dial_in_numbers: meetingIds.map((meetingId, at) => number(at, meetingId)),
        meetings: [
          testMeeting({ id: 1, starts_at: '2026-09-03T12:00:00Z' }),
          testMeeting({ id: 2, starts_at: '2026-09-04T12:00:00Z' }),
        ],
      },
      () => 'US',
      (startsAt) => `on day ${startsAt.getUTCDate()}`,
    )[0]?.numbers.map(({ meeting, passcode }) => [meeting, passcode]);
  expect(named(1, 2)).toEqual([
    ['on day 3', '100000000'],
    ['on day 4', '200000000'],
  ]);
  expect(named(2)).toEqual([[undefined, '200000000']]);
});

it('lets seated members enter without registering [EVT-67]', () => {
  const withEventRole = (
    next_step: 'enter' | 'attend',
    role: 'broadcaster' | 'expert' = 'expert',
  ) => eventRoleStepOf(testMeeting({ event_role: { role, next_step } }), reading);
  expect(withEventRole('enter', 'broadcaster').action?.href).toBe('/meeting_live/1/9?event_id=3');
  expect(withEventRole('attend').action).toBeUndefined();
  expect(withEventRole('attend').text).toContain('19:30');
});

it('shows where the link to certification leads [REG-18]', () => {
  const registration = testRegistration({ state: 'prepending', next_step: 'certify' });
  const { action } = stepOf({ registration });
  const isBuilt = builtHref('authentication', '/authentication') !== undefined;
  expect(action).toEqual(
    isBuilt
      ? { label: t('registration.act.certify'), href: '/authentication' }
      : { label: t('registration.act.ask'), href: '/about_us#contacts' },
  );
});

it('returns the rules in force: a trial if there is one, none without a room of ours [EVT-75, LTIM-05]', () => {
  expect(rulesOf([testMeeting({ online_type: 'offline' })])).toBeUndefined();
  for (const state of ['canceled', 'finished'] as const) {
    expect(rulesOf([testMeeting({ state })])).toBeUndefined();
  }
  expect(rulesOf([testMeeting()])?.holdMinutes).toBeUndefined();
  expect(rulesOf([testMeeting({ free: false, trial_allowed: true })])).toEqual({
    entryMinutes: 30,
    holdMinutes: 30,
    trialMinutes: 5,
    removalMinutes: 5,
    experts: 12,
  });
});

it('opens the room in the language of the event’s address [LCON-01]', () => {
  const meeting = testMeeting({ online_type: 'default_online' });
  expect(wayIn(meeting, '?lang=en')?.href).toBe(`${wayIn(meeting)?.href}&lang=en`);
});
