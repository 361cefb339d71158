import { describe, expect, it } from 'vitest';
import { icsFile } from './icsFile.ts';
import type { CalendarEntry } from './icsFile.ts';
import { readCalendar } from './testCalendar.ts';

const entry: CalendarEntry = {
  method: 'PUBLISH',
  uid: 'meeting-7@rostra.test',
  sequence: 3,
  title: '电网侧储能：电芯不再稀缺之后，谁来赚钱；以及为什么每一家储能集成商都在重新计算回本周期',
  description: 'Details: https://rostra.test/eventDetail/7\nPassword: a,b;c',
  location: '',
  url: 'https://rostra.test/eventDetail/7',
  startsAt: new Date('2026-09-03T06:30:00Z'),
  endsAt: new Date('2026-09-03T07:30:00Z'),
  organizer: { name: 'Rostra', email: 'no-reply@rostra.test' },
  attendee: 'li@example.test',
  now: new Date('2026-09-01T00:00:00.123Z'),
};

/** Returns an instant on the clocks of a zone. */
const onClocks = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(at)
    .replace(',', '');

/**
 * Meetings from 90 minutes before a clock change to two hours after it, for both changes of a year,
 * with the local times of the zone tables. Zones without changes use European dates.
 */
const overChanges = [
  ['Europe/London', '2026-03-28T23:30Z', '2026-03-29T03:00Z', '28/03 23:30', '29/03 04:00'],
  ['Europe/London', '2026-10-24T23:30Z', '2026-10-25T03:00Z', '25/10 00:30', '25/10 03:00'],
  ['America/New_York', '2026-03-08T05:30Z', '2026-03-08T09:00Z', '08/03 00:30', '08/03 05:00'],
  ['America/New_York', '2026-11-01T04:30Z', '2026-11-01T08:00Z', '01/11 00:30', '01/11 03:00'],
  ['America/Los_Angeles', '2026-03-08T08:30Z', '2026-03-08T12:00Z', '08/03 00:30', '08/03 05:00'],
  ['America/Los_Angeles', '2026-11-01T07:30Z', '2026-11-01T11:00Z', '01/11 00:30', '01/11 03:00'],
  ['America/Sao_Paulo', '2026-03-28T23:30Z', '2026-03-29T03:00Z', '28/03 20:30', '29/03 00:00'],
  ['America/Sao_Paulo', '2026-10-24T23:30Z', '2026-10-25T03:00Z', '24/10 20:30', '25/10 00:00'],
  ['America/St_Johns', '2026-03-08T04:00Z', '2026-03-08T07:30Z', '08/03 00:30', '08/03 05:00'],
  ['America/St_Johns', '2026-11-01T03:00Z', '2026-11-01T06:30Z', '01/11 00:30', '01/11 03:00'],
  ['Asia/Shanghai', '2026-03-28T23:30Z', '2026-03-29T03:00Z', '29/03 07:30', '29/03 11:00'],
  ['Asia/Shanghai', '2026-10-24T23:30Z', '2026-10-25T03:00Z', '25/10 07:30', '25/10 11:00'],
  ['Asia/Kolkata', '2026-03-28T23:30Z', '2026-03-29T03:00Z', '29/03 05:00', '29/03 08:30'],
  ['Asia/Kolkata', '2026-10-24T23:30Z', '2026-10-25T03:00Z', '25/10 05:00', '25/10 08:30'],
  ['Asia/Kathmandu', '2026-03-28T23:30Z', '2026-03-29T03:00Z', '29/03 05:15', '29/03 08:45'],
  ['Asia/Kathmandu', '2026-10-24T23:30Z', '2026-10-25T03:00Z', '25/10 05:15', '25/10 08:45'],
  ['Australia/Sydney', '2026-04-04T14:30Z', '2026-04-04T18:00Z', '05/04 01:30', '05/04 04:00'],
  ['Australia/Sydney', '2026-10-03T14:30Z', '2026-10-03T18:00Z', '04/10 00:30', '04/10 05:00'],
  ['Australia/Lord_Howe', '2026-04-04T13:30Z', '2026-04-04T17:00Z', '05/04 00:30', '05/04 03:30'],
  ['Australia/Lord_Howe', '2026-10-03T14:00Z', '2026-10-03T17:30Z', '04/10 00:30', '04/10 04:30'],
  ['Pacific/Auckland', '2026-04-04T12:30Z', '2026-04-04T16:00Z', '05/04 01:30', '05/04 04:00'],
  ['Pacific/Auckland', '2026-09-26T12:30Z', '2026-09-26T16:00Z', '27/09 00:30', '27/09 05:00'],
  ['Africa/Cairo', '2026-04-23T20:30Z', '2026-04-24T00:00Z', '23/04 22:30', '24/04 03:00'],
  ['Africa/Cairo', '2026-10-29T19:30Z', '2026-10-29T23:00Z', '29/10 22:30', '30/10 01:00'],
] as const;

describe('icsFile', () => {
  it.each(overChanges)(
    'keeps the times in %s from %s to %s [EVT-79]',
    (timeZone, from, until, start, end) => {
      const file = icsFile({ ...entry, startsAt: new Date(from), endsAt: new Date(until) });
      const { startsAt, endsAt } = readCalendar(file);
      expect([startsAt, endsAt]).toEqual([new Date(from), new Date(until)]);
      expect(onClocks(startsAt, timeZone)).toBe(start);
      expect(onClocks(endsAt, timeZone)).toBe(end);
    },
  );

  it('covers twelve time zones and both changes of the clocks', () => {
    expect(new Set(overChanges.map(([timeZone]) => timeZone)).size).toBe(12);
    expect(overChanges).toHaveLength(24);
  });

  it('keeps texts with marks and line breaks, and folds lines at 75 octets [EVT-79]', () => {
    const file = icsFile(entry);
    const { summary, description, event } = readCalendar(file);
    expect(summary).toBe(entry.title);
    expect(description).toBe(entry.description);
    expect(event.getFirstPropertyValue('url')).toBe(entry.url);
    expect(event.hasProperty('location')).toBe(false);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('publishes a confirmed entry without attendees', () => {
    const { event, ...read } = readCalendar(icsFile(entry));
    expect(read).toMatchObject({ method: 'PUBLISH', status: 'CONFIRMED' });
    expect(read).toMatchObject({ uid: entry.uid, sequence: entry.sequence });
    expect(event.hasProperty('attendee')).toBe(false);
  });

  it.each([
    ['REQUEST', 'CONFIRMED'],
    ['CANCEL', 'CANCELLED'],
  ] as const)('sends a %s as %s to its attendee, without asking for a reply', (method, status) => {
    const { event, ...read } = readCalendar(icsFile({ ...entry, method }));
    expect(read).toMatchObject({ method, status });
    const attendee = event.getFirstProperty('attendee');
    expect(String(attendee?.getFirstValue()).toLowerCase()).toBe('mailto:li@example.test');
    expect(attendee?.getParameter('rsvp')).toBe('FALSE');
    expect(event.getFirstPropertyValue('organizer')).toBe('mailto:no-reply@rostra.test');
  });
});
