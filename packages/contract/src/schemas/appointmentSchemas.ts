import { z } from 'zod';

import { APPOINTMENT_STATES, APPOINTMENT_TYPES, CONTACT_TYPES } from '../enums.ts';
import { idValue, instant, text } from './fields.ts';

/** A user's request in their own list (platform §3, APPT-19 to APPT-27). */
export const appointment = z.object({
  id: idValue,
  appointment_type: z.enum(APPOINTMENT_TYPES),
  name: z.string().nullable(),
  company: z.string().nullable(),
  meeting_id: idValue.nullable(),
  slot_id: idValue.nullable(),
  contact_type: z.enum(CONTACT_TYPES),
  contact: z.string(),
  consult: z.string().nullable(),
  source_type: z.string().nullable(),
  state: z.enum(APPOINTMENT_STATES),
  created_at: instant,
});

export const appointmentSchemas = {
  postAppointment: {
    body: z.strictObject({
      appointment_type: z.enum(APPOINTMENT_TYPES),
      name: text(60).optional(),
      company: text(120).optional(),
      /** The requested meeting of a one-to-one event. */
      meeting_id: idValue.optional(),
      /** One of that meeting's `time_slots`. */
      slot_id: idValue.optional(),
      contact_type: z.enum(CONTACT_TYPES),
      contact: text(120, 1),
      consult: text(500).optional(),
      source_type: text(40).optional(),
    }),
    data: z.object({ id: idValue, contact_within_hours: z.number().int() }),
  },
};
