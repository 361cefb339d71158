import { MEETING_STATES, REGISTRATION_STATES } from '@rostra/contract';
import { statusTones } from '@rostra/ui/RegistrationStatus';
import type { RegistrationStatusName } from '@rostra/ui/RegistrationStatus';
import { expect, it } from 'vitest';
import { registrationWord } from './eventStatus.ts';
import { stateWords } from './stateWords.ts';

/** A dictionary that says where each word is from. */
const labelled = (dictionary: string) => (value: string) => `${dictionary}.${value}`;

const words = stateWords(
  {
    event: labelled('event_status'),
    meeting: labelled('meeting_status'),
    registration: labelled('registration_status'),
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

it('FND-08 what a meeting is to a reader, and a choice, has the word of meeting_status', () => {
  expect(words.registration('registering')).toBe('meeting_status.normal');
  for (const state of ['full', 'canceled', 'finished'] as const) {
    expect(MEETING_STATES).toContain(state);
    expect(words.registration(state)).toBe(`meeting_status.${state}`);
  }
  expect(words.choice('full')).toBe('meeting_status.full');
  expect(words.choice('canceled')).toBe('meeting_status.canceled');
  expect(words.choice('open')).toBeUndefined();
});

it('FND-09 every state of a registration has the word of registration_status', () => {
  for (const state of REGISTRATION_STATES) {
    expect(words.registration(registrationWord[state])).toBe(`registration_status.${state}`);
  }
});

it('FND-10 an event has the word of event_status, and ours are those that no dictionary has', () => {
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
