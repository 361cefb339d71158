import type { ErrorName } from '@rostra/contract';
import type { LocalizedText, ProductProvider } from '#modules/products/index.ts';
import type { Database } from '#platform/database/Database.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';

/** What a reminder is about, as one viewer sees it now. */
export interface Reminded {
  title: LocalizedText;
  /** The path of its page on the site. */
  path: string;
  /** The price in cents; null while it is not for sale to this viewer. */
  price: number | null;
  /** When it begins, if that is still to come. */
  startsAt?: Date | undefined;
}

/** A kind of item that users can be reminded of, as its module declares it. */
export interface RemindedSubject {
  type: string;
  /** The error for an ID that does not exist or that the viewer may not see. */
  notFound: ErrorName;
  read: (
    db: Database,
    id: number,
    reader: { viewer: Viewer; now: Date },
  ) => Promise<Reminded | undefined>;
}

declare module '#platform/module/Contributions.ts' {
  interface ContributionTypes {
    reminders: RemindedSubject;
  }
}

/** Returns a kind of product as something to be reminded of. */
export const remindedProduct = ({ type, notFound, read }: ProductProvider): RemindedSubject => ({
  type,
  notFound,
  read: (db, id, reader) => read(db, id, { ...reader, lock: false }),
});
