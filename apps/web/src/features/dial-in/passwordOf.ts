import type { DialInCountry } from '@rostra/ui/AccessDetails';

/** Returns the passcode of a meeting's lines: empty if none is required, null if hidden from the reader. */
export function passwordOf(countries: readonly DialInCountry[]): string | null {
  const passcodes = countries.flatMap(({ numbers }) => numbers.map(({ passcode }) => passcode));
  const ask = passcodes.find((passcode) => passcode !== undefined);
  return ask === undefined ? '' : ask;
}
