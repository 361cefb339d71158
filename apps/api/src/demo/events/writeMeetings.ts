import { eventSlots, meetingDialIns, meetings } from '#modules/events/meetings/tables.ts';
import type { Transaction } from '#platform/database/Database.ts';
import type { DemoEvent, EventPeople } from './DemoEvent.ts';
import { demoMeetings, meetingColumns } from './meetingColumns.ts';

interface WrittenEvent {
  id: number;
  startsAt: Date;
  endsAt: Date;
}

/** Demo phone numbers for listening to any meeting with a phone line. */
const DIAL_INS = [
  {
    countryId: 10_000,
    phoneNumber: '+86 400 555 0123',
    language: 'zh',
    from: '05:30',
    until: '23:58',
  },
  {
    countryId: 20_000,
    phoneNumber: '+852 5555 0188',
    language: 'zh',
    from: '06:00',
    until: '23:30',
  },
  { countryId: 50_000, phoneNumber: '+1 202 555 0147', language: 'en', from: null, until: null },
] as const;

/**
 * Writes the meetings of events with their slots and dial-in numbers.
 *
 * @param rows the events as they are written, in the order of `events`
 * @param now when the demo is loaded
 */
export async function writeMeetings<Person extends string>(
  tx: Transaction,
  events: readonly DemoEvent<Person>[],
  rows: readonly WrittenEvent[],
  people: EventPeople<Person>,
  now: Date,
): Promise<void> {
  const planned = events.flatMap((event, index) => {
    const { id = 0, startsAt = new Date(0), endsAt = new Date(0) } = rows[index] ?? {};
    return demoMeetings(event).map((meeting, position) => ({
      meeting,
      columns: meetingColumns(event, meeting, {
        eventId: id,
        position,
        startsAt,
        endsAt,
        people,
        now,
      }),
    }));
  });
  const written = await tx
    .insert(meetings)
    .values(planned.map(({ columns }) => columns))
    .returning();
  const lines = written
    .filter(({ onlineType }) => onlineType === 'default_online')
    .flatMap(({ id }) =>
      DIAL_INS.map(({ from, until, ...line }, position) => ({
        ...line,
        meetingId: id,
        availableFrom: from,
        availableUntil: until,
        position,
      })),
    );
  if (lines.length > 0) await tx.insert(meetingDialIns).values(lines);
  const slots = written.flatMap((row, index) => {
    const { count, capacity } = planned[index]?.meeting.slots ?? { count: 0, capacity: 0 };
    const length = (row.endsAt.getTime() - row.startsAt.getTime()) / count;
    return Array.from({ length: count }, (_, at) => ({
      meetingId: row.id,
      startsAt: new Date(row.startsAt.getTime() + at * length),
      endsAt: new Date(row.startsAt.getTime() + (at + 1) * length),
      capacity,
    }));
  });
  if (slots.length > 0) await tx.insert(eventSlots).values(slots);
}
