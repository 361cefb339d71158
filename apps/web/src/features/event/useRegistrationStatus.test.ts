import { expect, it } from 'vitest';
import { testMeeting, testRegistration } from './testMeeting.ts';
import { endWords, sentText } from './useRegistrationStatus.ts';

it('mentions payment to a reader refused by the room only if they would have to pay [LCON-71]', () => {
  const free = testMeeting();
  const priced = testMeeting({ free: false, need_to_pay: true, current_price: 35 });
  expect(sentText([free])).toBe('registration.next.sentFree');
  expect(sentText([free, priced])).toBe('registration.next.sent');
  expect(sentText([{ ...priced, need_to_pay: false }])).toBe('registration.next.sentFree');
  // Requires a membership, not money.
  expect(sentText([{ ...priced, current_price: null }])).toBe('registration.next.sentFree');
});

it('shows for a past event whether the reader attended and whether there is a playback [EVT-31]', () => {
  const there = testMeeting({ registration: testRegistration({ state: 'checkedin' }) });
  expect(endWords(there, 'none')).toEqual([
    'registration.next.attended',
    'registration.next.noPlayback',
  ]);
  expect(endWords(there, 'coming')).toEqual([
    'registration.next.attended',
    'registration.next.playbackComing',
  ]);
  expect(endWords(there, 'there')).toEqual(['registration.next.attended']);
  expect(endWords(testMeeting(), 'none')).toEqual(['registration.next.noPlayback']);
});
