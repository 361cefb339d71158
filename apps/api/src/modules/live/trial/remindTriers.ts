import { and, eq, inArray, isNull } from 'drizzle-orm';
import { TRIAL_REMINDER_SECONDS } from '@rostra/contract/live';
import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import { liveMembers, liveSessions } from '#modules/live/tables.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { trialEndsAt } from './trialRules.ts';

const SECOND_MS = 1000;

/**
 * Notifies each present trial member once that their last minute has started (LTIM-06, LCON-38).
 * Outside that minute it does nothing.
 */
export async function remindTriers(deps: Deps, liveId: number): Promise<void> {
  const now = deps.clock.now();
  const [live] = await deps.db
    .select()
    .from(liveSessions)
    .where(and(eq(liveSessions.id, liveId), eq(liveSessions.state, 'streaming')));
  const endsAt = live && trialEndsAt(live);
  if (live === undefined || !endsAt) return;
  const left = Math.ceil((endsAt.getTime() - now.getTime()) / SECOND_MS);
  if (left <= 0 || left > TRIAL_REMINDER_SECONDS) return;
  const rooms = roomsOf(deps);
  const here = [...rooms.online(live.channel)];
  if (here.length === 0) return;
  const reminded = await deps.db
    .update(liveMembers)
    .set({ remindedAt: now })
    .where(
      and(
        eq(liveMembers.liveId, liveId),
        inArray(liveMembers.id, here),
        eq(liveMembers.isTrial, true),
        eq(liveMembers.role, 'audience'),
        isNull(liveMembers.remindedAt),
        isNull(liveMembers.trialEndedAt),
      ),
    )
    .returning({ id: liveMembers.id });
  if (reminded.length === 0) return;
  const ends_at = endsAt.toISOString();
  rooms.send(
    live.channel,
    { type: 'kick_reminder', ends_at, seconds_left: left },
    new Set(reminded.map(({ id }) => id)),
  );
}
