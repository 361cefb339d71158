import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** The usual primary key: a bigint identity, a JSON number outside. */
export const idColumn = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** A reference to another table's id (add `.references(() => …)`). */
export const referenceColumn = () => bigint({ mode: 'number' });

/** An instant, timestamptz, as a `Date`. Written from `clock.now()`, never by the database. */
export const instantColumn = () => timestamp({ withTimezone: true, mode: 'date' });
