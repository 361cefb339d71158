import { expect, it } from 'vitest';
import { endWords } from './endWords.ts';
import { testMeeting, testRegistration } from './testMeeting.ts';

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
