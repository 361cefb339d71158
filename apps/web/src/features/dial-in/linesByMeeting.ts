import type { Data } from '@rostra/contract';
import type { DialInCountry } from '@rostra/ui/AccessDetails';
import { dialInCountries } from '../event/accessOf.ts';
import type { MeetingRow } from '../event/eventChoices.ts';
import { passwordOf } from './passwordOf.ts';

/** The lines of one meeting, with the passcode that they ask for. */
export interface MeetingLines {
  meeting: MeetingRow;
  countries: DialInCountry[];
  /** As returned by `passwordOf`. */
  pin: string | null;
}

/** Returns the lines of each upcoming meeting that has any: each has a passcode of its own (ADR 125). */
export const linesByMeeting = (
  event: Pick<Data<'getEvent'>, 'dial_in_numbers' | 'meetings'>,
  name: (row: object, field?: string) => string,
): MeetingLines[] =>
  event.meetings.flatMap((meeting) => {
    const countries = dialInCountries({ ...event, meetings: [meeting] }, name);
    return countries.length === 0 ? [] : [{ meeting, countries, pin: passwordOf(countries) }];
  });
