import { localized, scriptOf } from '@rostra/i18n';
import type { Locale } from '@rostra/i18n';
import { serverText } from '@rostra/i18n/server';
import type { investorEvents } from '../tables.ts';
import { isRegistered } from '../meetings/isRegistered.ts';
import { toLocations } from '../meetings/toLocations.ts';
import type { eventSlots, MeetingRow } from '../meetings/tables.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { icsFile } from './icsFile.ts';
import type { CalendarMethod } from './icsFile.ts';
import type { RegistrationRow } from './tables.ts';

/** A registration with all data of its calendar entry. */
export interface CalendarSubject {
  event: typeof investorEvents.$inferSelect;
  meeting: MeetingRow;
  /** The taken slot, if the meeting has slots. */
  slot: typeof eventSlots.$inferSelect | undefined;
  registration: RegistrationRow;
}

/** The options of a calendar file. */
export interface CalendarOptions {
  /** The method of an active entry; a canceled one is always a `CANCEL`. */
  method: Exclude<CalendarMethod, 'CANCEL'>;
  locale: Locale;
  /** The address of the receiver, if known. */
  attendee: string | undefined;
  /** True for receivers with a right to addresses and the password. */
  hasDetails: boolean;
  now: Date;
}

/** A calendar file and its method for the receiver. */
export interface CalendarFile {
  method: CalendarMethod;
  fileName: string;
  text: string;
}

/**
 * Creates the calendar file of a registration in its current state: confirmed or canceled (EVT-79).
 */
export function meetingCalendar(
  { publicOrigin, mail }: Pick<Deps['config'], 'publicOrigin' | 'mail'>,
  subject: CalendarSubject,
  { method, locale, attendee, hasDetails, now }: CalendarOptions,
): CalendarFile {
  const { event, meeting, slot, registration } = subject;
  const { hostname } = new URL(publicOrigin);
  const url = `${publicOrigin}/eventDetail/${event.id}`;
  const names = { sc_name: event.scName, tc_name: event.tcName, en_name: event.enName };
  const canceledAt = event.canceledAt ?? meeting.canceledAt;
  const isOn = canceledAt === null && isRegistered({ registration });
  const times = slot ?? meeting;
  const sent = isOn ? method : 'CANCEL';
  const text = icsFile({
    method: sent,
    uid: `meeting-${meeting.id}@${hostname}`,
    sequence: event.calendarSequence + meeting.calendarSequence + registration.calendarSequence,
    title: localized(names, 'name', scriptOf(locale)),
    ...details(meeting, { isOpen: isOn && hasDetails, url, locale }),
    url,
    startsAt: times.startsAt,
    endsAt: times.endsAt,
    organizer: {
      name: serverText(locale)('mail.signature'),
      email: senderAddress(mail?.from, hostname),
    },
    attendee,
    now,
  });
  return { method: sent, fileName: `rostra-${meeting.id}.ics`, text };
}

/** Returns the details that attendees need at the start; nothing to anyone else. */
function details(
  meeting: MeetingRow,
  { isOpen, url, locale }: { isOpen: boolean; url: string; locale: Locale },
): { location: string; description: string } {
  const text = serverText(locale);
  const link = text('attendance.calendar.details', { url });
  if (!isOpen) return { location: url, description: link };
  const { onlineAddress, offlineAddress, extraLink, password } = toLocations(meeting, locale);
  return {
    location: offlineAddress ?? onlineAddress ?? extraLink ?? url,
    description: [
      link,
      ...[onlineAddress, extraLink].filter((line) => line !== null),
      ...(password === null ? [] : [text('attendance.calendar.password', { password })]),
    ].join('\n'),
  };
}

/**
 * Returns the bare address of `Rostra <no-reply@example.com>`, or one at the host of the site if no
 * mail is configured.
 */
const senderAddress = (from: string | undefined, hostname: string): string =>
  /<([^<>]+)>/.exec(from ?? '')?.[1] ?? from ?? `no-reply@${hostname}`;
