import type { AppointmentType } from '@rostra/contract';

const OF_EVENT_TYPE: Readonly<Record<number, AppointmentType>> = {
  1: 'analyst_one_to_one',
  2: 'management',
  3: 'expert_one_to_one',
  5: 'expert_one_to_one',
};

/** Returns the appointment type for an event type; IDs are configuration (platform §6; decisions, EVT-08). */
export const appointmentTypeOf = (eventTypeId: number): AppointmentType =>
  OF_EVENT_TYPE[eventTypeId] ?? 'one_to_one';
