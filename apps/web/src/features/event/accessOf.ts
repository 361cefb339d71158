import { MASK } from '@rostra/contract';
import type { Data } from '@rostra/contract';
import type { AccessEntry, DialInCountry } from '@rostra/ui/AccessDetails';
import type { MeetingRow } from './eventChoices.ts';

type NameOf = (row: object, field?: string) => string;

/** Values masked by the server are passed on as null. */
const unmasked = (text: string): string | null => (text === MASK ? null : text);

/** Returns the existing ways into an event's meetings, masked or plain (EVT-42, EVT-43, EVT-72). */
export const accessEntries = (meetings: readonly MeetingRow[]): AccessEntry[] =>
  meetings
    .filter(({ state }) => state !== 'canceled')
    .flatMap((meeting) => {
      const given = [
        ['venue', meeting.offline_address],
        ['online', meeting.online_address],
        ['link', meeting.extra_link],
        ['password', meeting.password],
      ] as const;
      return given.flatMap(([kind, text]) =>
        text === null ? [] : [{ key: `${meeting.id}-${kind}`, kind, value: unmasked(text) }],
      );
    });

/** Checks whether a meeting can still be joined. */
const isAhead = ({ state }: MeetingRow): boolean => state !== 'canceled' && state !== 'finished';

/**
 * Returns dial-in numbers by country, in the server's order (EVT-22).
 *
 * @param meetingName names the meeting of a number by its ID
 */
export function countriesOf(
  rows: Data<'getEvent'>['dial_in_numbers'],
  name: NameOf,
  meetingName: (id: number) => string | undefined = () => undefined,
): DialInCountry[] {
  const ids = [...new Set(rows.map(({ country }) => country.id))];
  return ids.flatMap((id) => {
    const own = rows.filter(({ country }) => country.id === id);
    const [first] = own;
    if (first === undefined) return [];
    return [
      {
        id,
        name: name(first.country),
        numbers: own.map((row) => ({
          id: row.id,
          number: row.phone_number,
          passcode: row.passcode === null ? undefined : unmasked(row.passcode),
          language: row.language,
          hours:
            row.available_from === null || row.available_until === null
              ? null
              : { from: row.available_from, until: row.available_until },
          meeting: meetingName(row.meeting_id),
        })),
      },
    ];
  });
}

/**
 * Returns dial-in numbers of upcoming meetings by country, in the server's order (EVT-22, EVT-47).
 *
 * @param timeOf names meetings by their start, where several have numbers: passcodes differ (ADR 125)
 */
export function dialInCountries(
  { dial_in_numbers: numbers, meetings }: Pick<Data<'getEvent'>, 'dial_in_numbers' | 'meetings'>,
  name: NameOf,
  timeOf?: (startsAt: Date) => string,
): DialInCountry[] {
  const ahead = new Map(
    meetings.filter(isAhead).map(({ id, starts_at }) => [id, new Date(starts_at)]),
  );
  const rows = numbers.filter(({ meeting_id: id }) => ahead.has(id));
  const isSeveral = new Set(rows.map(({ meeting_id: id }) => id)).size > 1;
  return countriesOf(rows, name, (id) => {
    const startsAt = ahead.get(id);
    return isSeveral && startsAt ? timeOf?.(startsAt) : undefined;
  });
}
