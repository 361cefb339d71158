import { CONTACT_TYPES } from '@rostra/contract';
import type { AppointmentType, CallInput } from '@rostra/contract';
import type { AppointmentValues } from '@rostra/ui/AppointmentForm';
import type { EventChoice } from '../event/eventChoices.ts';

const OF_EVENT_TYPE: Readonly<Record<number, AppointmentType>> = {
  1: 'analyst_one_to_one',
  2: 'management',
  3: 'expert_one_to_one',
  5: 'expert_one_to_one',
};

/** Returns the appointment type for an event type; IDs are configuration (platform §6; decisions, EVT-08). */
export const appointmentTypeOf = (eventTypeId: number): AppointmentType =>
  OF_EVENT_TYPE[eventTypeId] ?? 'one_to_one';

const given = (text: string): string | undefined => (text.trim() === '' ? undefined : text);

/**
 * Builds the body of `postAppointment` from the form. The time is a meeting of the event, or one of a
 * meeting's slots (APPT-14).
 *
 * @param choices of the event, including the selected one; without times staff find one
 */
export function appointmentBodyOf(
  values: AppointmentValues,
  { eventTypeId, choices }: { eventTypeId: number; choices: readonly EventChoice[] },
): CallInput<'postAppointment'>['body'] {
  const chosen = choices.find(({ key }) => key === values.slot);
  return {
    appointment_type: appointmentTypeOf(eventTypeId),
    name: given(values.name),
    company: given(values.company),
    meeting_id: chosen?.meeting.id,
    slot_id: chosen?.slot?.id,
    contact_type: CONTACT_TYPES.find((type) => type === values.contactType) ?? 'phone',
    contact: values.contact,
    consult: given(values.topic),
  };
}
