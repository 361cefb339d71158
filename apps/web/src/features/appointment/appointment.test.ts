import { schemas } from '@rostra/contract/schemas';
import { people } from '@rostra/ui/story/cast';
import { expect, it } from 'vitest';
import { oneToOneEvent } from '../../screen-stories/samples/eventResponses.ts';
import { appointmentSample } from '../../screen-stories/samples/personalSamples.ts';
import { readerResponse } from '../../screen-stories/samples/readerResponse.ts';
import { sampleNow } from '../../screen-stories/sampleWords.ts';
import { eventChoices } from '../event/eventChoices.ts';
import { appointmentBodyOf, appointmentTypeOf } from './appointmentBodyOf.ts';
import { contactOf } from './contactOf.ts';
import { isRequested } from './isRequested.ts';

const choices = eventChoices(oneToOneEvent.meetings, new Date(sampleNow));
const values = {
  slot: '75-3',
  topic: '',
  name: people.helenShaw.name.en,
  company: ' ',
  contactType: 'email',
  contact: 'helen@northgate.example',
};

it.each([
  [3, 'expert_one_to_one'],
  [5, 'expert_one_to_one'],
  [1, 'analyst_one_to_one'],
  [2, 'management'],
  [4, 'one_to_one'],
  [99, 'one_to_one'],
])('maps event type %i to %s [APPT-10, APPT-11, APPT-12, APPT-13]', (eventType, type) => {
  expect(appointmentTypeOf(eventType)).toBe(type);
});

it('sends the form’s fields, and leaves empty ones out [APPT-14]', () => {
  const body = appointmentBodyOf(values, { eventTypeId: 5, choices });
  expect(schemas.postAppointment.body.parse(body)).toEqual({
    appointment_type: 'expert_one_to_one',
    name: people.helenShaw.name.en,
    meeting_id: 75,
    slot_id: 3,
    contact_type: 'email',
    contact: 'helen@northgate.example',
  });
});

it('leaves the time to staff when none is chosen [APPT-02]', () => {
  const body = appointmentBodyOf({ ...values, slot: null }, { eventTypeId: 5, choices: [] });
  expect(body.meeting_id).toBeUndefined();
  expect(schemas.postAppointment.body.safeParse(body).success).toBe(true);
});

it('fills in the account’s phone number or email address, and nothing for another channel [APPT-07, APPT-08]', () => {
  // In the server's current format, and in its former one.
  for (const country_code of ['86', '+86']) {
    const phone = contactOf({ ...readerResponse, country_code }, 'phone');
    expect(phone).toBe('+86 13800000000');
  }
  expect(contactOf(readerResponse, 'email')).toBe('helen@northgate.example');
  expect(contactOf(readerResponse, 'wechat')).toBe('');
  expect(contactOf(null, 'phone')).toBe('');
});

it.each([
  ['sent', true],
  ['arranged', true],
  ['closed', false],
] as const)('treats a request that is %s as open: %s [APPT-27]', (state, isOpen) => {
  expect(isRequested([{ ...appointmentSample, state }], choices)).toBe(isOpen);
  expect(isRequested([{ ...appointmentSample, state, meeting_id: 4 }], choices)).toBe(false);
});
