import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';

/** One change of a calendar: `PUBLISH` for a file, `REQUEST` and `CANCEL` as mails carry them. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** An entry of a calendar, as RFC 5545 and RFC 5546 know it. */
export interface CalendarEntry {
  method: CalendarMethod;
  /** Names the entry for good, so that taking it twice changes it instead of adding another. */
  uid: string;
  /** Rises with each change; calendars ignore an entry that is older than theirs. */
  sequence: number;
  title: string;
  description: string;
  /** Empty for none. */
  location: string;
  url: string;
  startsAt: Date;
  endsAt: Date;
  /** The sender of the entry; a cancellation counts only from the same one. */
  organizer: { name: string; email: string };
  /** The receiver's address; left out of published files, which are for everybody. */
  attendee: string | undefined;
  /** When the file is made. */
  now: Date;
}

/**
 * An iCalendar file with one entry. Its times are UTC instants: a calendar shows them in its reader's
 * zone, and no change of the clocks moves them.
 */
export function icsFile(entry: CalendarEntry): string {
  const { method, attendee } = entry;
  const isCanceled = method === 'CANCEL';
  const calendar = ical({
    prodId: { company: 'Rostra', product: 'Events', language: 'EN' },
    scale: 'GREGORIAN',
    method: ICalCalendarMethod[method],
  });
  calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    stamp: entry.now,
    start: entry.startsAt,
    end: entry.endsAt,
    summary: entry.title,
    description: entry.description,
    location: entry.location === '' ? null : entry.location,
    url: entry.url,
    organizer: entry.organizer,
    // Registered already: nobody is to answer to the organizer's address.
    attendees:
      method === 'PUBLISH' || attendee === undefined
        ? []
        : [{ email: attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isCanceled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  });
  return calendar.toString();
}
