import { referenceKey } from '@rostra/i18n/input';

/** The columns of a bank's reference: as it was typed, and as it is compared. */
export const bankReferenceColumns = (
  typed: string,
): { bankReference: string; bankReferenceKey: string } => ({
  bankReference: typed,
  bankReferenceKey: referenceKey(typed),
});
