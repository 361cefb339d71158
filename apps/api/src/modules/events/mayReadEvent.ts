import { and, eq } from 'drizzle-orm';
import type { CanSee } from '#modules/files/index.ts';
import { visibleTo } from './listEvents.ts';
import { investorEvents } from './tables.ts';

/** The subject type of events: of their files, audit rows and documents. */
export const EVENT = 'Event';

/** Returns whether a viewer may see an event and its files (EVT-17). */
export const mayReadEvent: CanSee = async (deps, viewer, eventId) => {
  const reader = { viewer, now: deps.clock.now() };
  const where = and(eq(investorEvents.id, eventId), visibleTo(reader));
  return (await deps.db.$count(investorEvents, where)) > 0;
};
