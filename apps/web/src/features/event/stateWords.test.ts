import { MEETING_STATES, REGISTRATION_STATES } from '@rostra/contract';
import { statusTones } from '@rostra/ui/RegistrationStatus';
import type { RegistrationStatusName } from '@rostra/ui/RegistrationStatus';
import { expect, it } from 'vitest';
import { registrationWord } from './eventStatus.ts';
import { stateWords } from './stateWords.ts';

/** Makes a dictionary that names the source of each word. */
const labeled = (dictionary: string) => (value: string) => `${dictionary}.${value}`;

const words = stateWords(
  {
    event: labeled('event_status'),
    meeting: labeled('meeting_status'),
    registration: labeled('registration_status'),
  },
  {
    replay: 'ours',
    closed: 'ours',
    hosting: 'ours',
    speaking: 'ours',
    helping: 'ours',
    over: 'ours',
  },
);

it('takes the status word of a meeting or choice from meeting_status [FND-08]', () => {
  expect(words.registration('registering')).toBe('meeting_status.normal');
  for (const state of ['full', 'canceled', 'finished'] as const) {
    expect(MEETING_STATES).toContain(state);
    expect(words.registration(state)).toBe(`meeting_status.${state}`);
  }
  expect(words.choice('full')).toBe('meeting_status.full');
  expect(words.choice('canceled')).toBe('meeting_status.canceled');
  expect(words.choice('open')).toBeUndefined();
});

it('takes the word of every registration state from registration_status [FND-09]', () => {
  for (const state of REGISTRATION_STATES) {
    expect(words.registration(registrationWord[state])).toBe(`registration_status.${state}`);
  }
});

it('takes an event’s word from event_status, and uses ours only if no dictionary has one [FND-10]', () => {
  expect(words.event('ongoing')).toBe('event_status.ongoing');
  const statuses = Object.keys(statusTones) as RegistrationStatusName[];
  expect(statuses.filter((status) => words.registration(status) === 'ours').toSorted()).toEqual([
    'closed',
    'helping',
    'hosting',
    'replay',
    'speaking',
  ]);
});
