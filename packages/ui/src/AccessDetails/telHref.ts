/** A telephone waits so long, twice two seconds, before it dials the keys that follow. */
const WAIT = ',,';

/** The address that dials a number, and after it the keys that the line asks for. */
export const telHref = (number: string, keys?: string): string =>
  `tel:${number.replaceAll(/[^+\d]/g, '')}${keys === undefined ? '' : WAIT + keys.replaceAll('#', '%23')}`;
