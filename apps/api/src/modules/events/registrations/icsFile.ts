import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';

/** The method of a calendar file: `PUBLISH` for downloads, `REQUEST` and `CANCEL` for emails. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** An entry of a calendar, by RFC 5545 and RFC 5546. */
export interface CalendarEntry {
  method: CalendarMethod;
  /** Identifies the entry permanently, so that importing it again updates it. */
  uid: string;
  /** Increases with each change; calendars ignore an entry older than theirs. */
  sequence: number;
  title: string;
  description: string;
  /** Empty for none. */
  location: string;
  url: string;
  startsAt: Date;
  endsAt: Date;
  /** The sender of the entry; a cancellation counts only from the same sender. */
  organizer: { name: string; email: string };
  /** The address of the receiver; absent in published files, which are for everyone. */
  attendee: string | undefined;
  /** When the file is created. */
  now: Date;
}

/**
 * Creates an iCalendar file with one entry. Its times are UTC instants, which calendars show in the
 * reader's zone and no clock change moves.
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
    // Attendees are registered already, so nobody has to reply to the organizer.
    attendees:
      method === 'PUBLISH' || attendee === undefined
        ? []
        : [{ email: attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isCanceled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  });
  return calendar.toString();
}
