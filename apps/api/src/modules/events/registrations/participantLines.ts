import { BEIJING, formatClock, formatDate, formatDateTime } from '@rostra/i18n';
import type { Locale } from '@rostra/i18n';
import { serverText } from '@rostra/i18n/server';
import { canCancel, ownPart } from '../meetings/toRegistrationResponse.ts';
import { isRegistered } from '../meetings/isRegistered.ts';
import { knowsDetails } from '../meetings/meetingState.ts';
import { refundUntil } from '../meetings/refundUntil.ts';
import { toLocations } from '../meetings/toLocations.ts';
import type { MeetingFacts } from '../meetings/readMeetings.ts';
import type { RegistrationRow } from './tables.ts';

/** The language, time and page of a participant's mail. */
export interface ParticipantContext {
  locale: Locale;
  now: Date;
  /** The address of the event page. */
  url: string;
}

/**
 * Returns the lines of a participant's mail: when, where, the event page, and how to cancel while
 * that is possible. Addresses are only for participants with a right to them (EVT-72).
 */
export function participantLines(
  facts: MeetingFacts,
  row: RegistrationRow,
  { locale, now, url }: ParticipantContext,
): string[] {
  const text = serverText(locale);
  const part = facts.slots.find(({ id }) => id === row.slotId) ?? facts.meeting;
  const full = (at: Date) => formatDateTime(at, locale, BEIJING);
  const day = (at: Date) => formatDate(at, locale, BEIJING);
  const isSameDay = day(part.startsAt) === day(part.endsAt);
  const end = isSameDay ? formatClock(part.endsAt, BEIJING) : full(part.endsAt);
  const isOpen = canCancel(facts, row, now);
  return [
    text('attendance.mail.when', { start: full(part.startsAt), end }),
    ...(isOpen ? [place(facts, locale)] : []),
    text('attendance.mail.event', { url }),
    ...(isOpen ? [cancellation(facts, locale, now)] : []),
  ];
}

function place(facts: MeetingFacts, locale: Locale): string {
  const text = serverText(locale);
  if (!isRegistered(facts)) return text('attendance.mail.whereLater');
  if (!knowsDetails(facts)) return text('attendance.mail.whereOnline');
  const { offlineAddress, onlineAddress, extraLink } = toLocations(facts.meeting, locale);
  const address = [offlineAddress, onlineAddress ?? extraLink].filter((line) => line !== null);
  return address.length === 0
    ? text('attendance.mail.whereOnline')
    : text('attendance.mail.where', { address: address.join(' · ') });
}

function cancellation(facts: MeetingFacts, locale: Locale, now: Date): string {
  const text = serverText(locale);
  if (facts.order === undefined) return text('attendance.mail.cancel');
  const until = refundUntil(facts.meeting, ownPart(facts), facts.registration);
  const values = { until: formatDateTime(until, locale, BEIJING) };
  return text(now < until ? 'attendance.mail.cancelPaid' : 'attendance.mail.cancelLate', values);
}
