import { eq } from 'drizzle-orm';
import { COMPLIANCE_EVENT_TYPES } from '@rostra/contract/live';
import { investorEvents } from '#modules/events/tables.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { liveSessions } from '../tables.ts';
import type { LiveRow } from '../tables.ts';

/**
 * Plays the compliance announcement when a live session starts, if the event's type requires it
 * (LHST-19). It plays once per channel, no matter who starts it or joins later (LHST-20).
 */
export async function announceCompliance(tx: Transaction, live: LiveRow): Promise<LiveRow> {
  if (live.compliancePlayedAt !== null) return live;
  const [event] = await tx
    .select({ typeId: investorEvents.eventTypeId })
    .from(meetings)
    .innerJoin(investorEvents, eq(investorEvents.id, meetings.eventId))
    .where(eq(meetings.id, live.meetingId));
  if (event === undefined || !COMPLIANCE_EVENT_TYPES.includes(event.typeId)) return live;
  const change = { compliancePlayedAt: live.startedAt };
  await tx.update(liveSessions).set(change).where(eq(liveSessions.id, live.id));
  return { ...live, ...change };
}
