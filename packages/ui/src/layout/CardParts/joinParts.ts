import { isolate } from '@rostra/i18n';

/** Joins user texts in one line; a part from right to left does not move the others. */
export const joinParts = (parts: readonly (string | null | undefined)[]): string =>
  parts.flatMap((part) => (part ? [isolate(part)] : [])).join(' · ');
