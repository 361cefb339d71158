import * as english from '@rostra/i18n/web/en';
import * as account from '@rostra/i18n/web/en/account';
import { expect, it } from 'vitest';
import { makeLanguage } from '../../language/makeLanguage.ts';
import { builtHref } from '../home/builtHref.ts';
import { accessEntries } from './accessOf.ts';
import { nextStepOf } from './nextAction.ts';
import { rulesOf } from './rulesOf.ts';
import { testMeeting, testRegistration } from './testMeeting.ts';
import { wayIn } from './wayIn.ts';

const { t } = makeLanguage('en', 'en', { ...english, ...account });
const reading = { t, locale: 'en', here: '/eventDetail/3' } as const;
const stepOf = (changed: Parameters<typeof testMeeting>[0]) =>
  nextStepOf(testMeeting(changed), reading);

it('EVT-67 EVT-68 the room of ours opens under its own address, once its screen is built', () => {
  const address = '/meeting_live/1/9?event_id=3';
  const expected = builtHref('meetingLive', address);
  for (const mode of ['default_online', 'rtmp'] as const) {
    expect(wayIn(testMeeting({ online_type: mode }))?.href).toBe(expected);
  }
});

it('EVT-69 another site is opened in a tab of its own, never anything but a web address', () => {
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

it('EVT-66 REG-18 in person: no button; before the room opens: from when on', () => {
  const registration = testRegistration();
  expect(stepOf({ online_type: 'offline', registration })).toEqual({
    text: t('registration.next.venue'),
  });
  expect(stepOf({ registration }).action).toBeUndefined();
  expect(stepOf({ registration }).text).toContain('19:30');
});

it('REG-15 REG-03 what waits for the reader leads to it', () => {
  const waiting = (next_step: 'pay' | 'register_again') =>
    stepOf({ registration: testRegistration({ state: 'prepending', next_step }) });
  expect(waiting('pay').action?.href).toBe('/pay/live/1?replaceUrl=%2FeventDetail%2F3');
  expect(waiting('register_again').registers).toBe('finish');
});

it('EVT-73 what the server masks is passed on as hidden', () => {
  const entries = accessEntries([testMeeting({ password: '***', online_address: '918 204' })]);
  expect(entries.map(({ kind, value }) => [kind, value])).toEqual([
    ['online', '918 204'],
    ['password', null],
  ]);
});

it('EVT-75 the rules of a sold meeting; none where no room is ours', () => {
  expect(rulesOf([testMeeting({ online_type: 'offline' })])).toBeUndefined();
  expect(rulesOf([testMeeting()])?.removalMinutes).toBeUndefined();
  expect(rulesOf([testMeeting({ free: false, trial_allowed: true })])).toEqual({
    entryMinutes: 30,
    trialMinutes: 5,
    removalMinutes: 5,
    experts: 12,
    recordingMinutes: 65,
  });
});
