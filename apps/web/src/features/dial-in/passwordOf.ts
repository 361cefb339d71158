import type { DialInCountry } from '@rostra/ui/AccessDetails';

/** What the lines of a meeting ask for: the empty text is nothing, null is hidden from the reader. */
export function passwordOf(countries: readonly DialInCountry[]): string | null {
  const passcodes = countries.flatMap(({ numbers }) => numbers.map(({ passcode }) => passcode));
  const asked = passcodes.find((passcode) => passcode !== undefined);
  return asked === undefined ? '' : asked;
}
