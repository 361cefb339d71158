import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { meetings } from './meetings/tables.ts';
import { investorEvents } from './tables.ts';

const own = sql`from ${meetings} where ${meetings.eventId} = ${investorEvents.id}
  and ${meetings.canceledAt} is null`;
const cheapest = sql`order by coalesce(${meetings.currentPriceCents}, 0), ${meetings.position} limit 1`;

/** Price of the cheapest meeting in cents; null if one is free or none is left. */
export const eventPriceCents: SQL<number | null> = sql<
  number | null
>`(select ${meetings.currentPriceCents} ${own} ${cheapest})`.mapWith(Number);

/** The former price of that meeting, in cents. */
export const eventOriginalPriceCents: SQL<number | null> = sql<
  number | null
>`(select ${meetings.originalPriceCents} ${own} ${cheapest})`.mapWith(Number);

/** True if every meeting of the event is for VIP only. */
export const eventOnlyVip: SQL<boolean> = sql<boolean>`coalesce((select bool_and(${meetings.onlyVip}) ${own}), false)`;
