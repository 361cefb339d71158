import { pgSequence } from 'drizzle-orm/pg-core';

/** The numbers of messages on PostgreSQL (ADR 128). */
export const fanOutNumbers = pgSequence('fan_out_numbers');
