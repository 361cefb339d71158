import { z } from 'zod';

import { REGISTRATION_STATES } from '../enums.ts';
import { eventCard } from './eventSchemas.ts';
import { id, idParams, idValue, pageQuery, query } from './fields.ts';
import { meeting, registration } from './meetingSchemas.ts';

export const registrationSchemas = {
  postRegistration: {
    params: idParams,
    body: z.strictObject({
      /** Exactly one if the meeting has time slots, else none. */
      slot_ids: z.array(idValue).max(20).default([]),
    }),
    /** The current meeting, with `registration` in it. */
    data: meeting,
  },
  deleteRegistration: {
    params: idParams,
    data: z.object({ meeting, refunded: z.boolean() }),
  },
  getEnteredEvents: {
    query: pageQuery({
      state: z.enum(REGISTRATION_STATES).optional().describe('Only registrations in this state.'),
      event_id: id.optional().describe('Only registrations for the event of this ID.'),
    }),
    data: z.array(z.object({ registration, event: eventCard, meeting })),
  },
  getMeetingAttendance: {
    params: idParams,
    query: query({}),
    data: z.object({
      file_name: z.string(),
      /** CSV (RFC 4180) with the byte order mark of UTF-8, to be saved as `text/csv`. */
      text: z.string(),
    }),
  },
  getEventCalendar: {
    params: idParams,
    query: query({}),
    data: z.object({
      file_name: z.string(),
      /** iCalendar (RFC 5545), to be saved as `text/calendar`; the canceled entry after a cancellation. */
      text: z.string(),
    }),
  },
};
