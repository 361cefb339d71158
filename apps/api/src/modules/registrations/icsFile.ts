/** An entry of a calendar, as RFC 5545 knows it. */
export interface CalendarEntry {
  /** Names the entry for good, so that taking it twice changes it instead of adding another. */
  uid: string;
  title: string;
  description: string;
  location: string;
  url: string;
  startsAt: Date;
  endsAt: Date;
  /** The IANA zone in which the entry's times are written. */
  timezone: string;
  /** When the file is made. */
  now: Date;
}

const LINE_OCTETS = 75;
const MINUTE_MS = 60_000;

/**
 * An iCalendar file with one entry, its times local to its zone. The zone is described by the offset
 * that it has at the start, which is all that one entry needs; programs that know the zone's name use
 * their own description.
 */
export function icsFile(entry: CalendarEntry): string {
  const { timezone, startsAt } = entry;
  const offset = offsetMinutes(startsAt, timezone);
  const written = offsetText(offset);
  const local = (at: Date) => stamp(new Date(at.getTime() + offset * MINUTE_MS));
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rostra//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    `TZID:${timezone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${written}`,
    `TZOFFSETTO:${written}`,
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${stamp(entry.now)}Z`,
    `DTSTART;TZID=${timezone}:${local(startsAt)}`,
    `DTEND;TZID=${timezone}:${local(entry.endsAt)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    ...(entry.location === '' ? [] : [`LOCATION:${escaped(entry.location)}`]),
    `URL:${entry.url}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

/** Minutes that a zone is ahead of UTC at an instant. */
function offsetMinutes(at: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):?(\d\d)?/.exec(name) ?? [];
  const size = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -size : size;
}

function offsetText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

const stamp = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+Z$/g, '');

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');

/** Lines of 75 octets at most, cut between characters (RFC 5545, section 3.1). */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}
