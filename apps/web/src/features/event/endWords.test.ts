import { expect, it } from 'vitest';
import { endWords } from './endWords.ts';
import { testMeeting, testRegistration } from './testMeeting.ts';

it('EVT-31 what is over says whether its reader was there and whether there is a playback', () => {
  const there = testMeeting({ registration: testRegistration({ state: 'checkedin' }) });
  expect(endWords(there, false)).toEqual([
    'registration.next.attended',
    'registration.next.noPlayback',
  ]);
  expect(endWords(there, true)).toEqual(['registration.next.attended']);
  expect(endWords(testMeeting(), false)).toEqual(['registration.next.noPlayback']);
});
