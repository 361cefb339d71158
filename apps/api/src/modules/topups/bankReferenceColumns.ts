import { referenceKey } from '@rostra/i18n/input';

/** Returns the columns of a bank reference: as typed, and in its compared form. */
export const bankReferenceColumns = (
  typed: string,
): { bankReference: string; bankReferenceKey: string } => ({
  bankReference: typed,
  bankReferenceKey: referenceKey(typed),
});
