/** A pause of twice two seconds before the phone dials the keys. */
const WAIT = ',,';

/** Returns the address that dials a number, followed by the keys that the line asks for. */
export const telHref = (number: string, keys?: string): string =>
  `tel:${number.replaceAll(/[^+\d]/g, '')}${keys === undefined ? '' : WAIT + keys.replaceAll('#', '%23')}`;
