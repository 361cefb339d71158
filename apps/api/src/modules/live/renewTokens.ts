import { and, eq } from 'drizzle-orm';
import type { LiveTokens } from '@rostra/contract/live';
import { isRegistered } from '#modules/meetings/index.ts';
import { registrations } from '#modules/registrations/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { readMember } from './LiveMember.ts';
import { hasEndedFor } from './rights.ts';
import { tokensOf } from './sessionOf.ts';
import { readLive } from './standing.ts';
import type { Asked } from './standing.ts';

/**
 * New tickets for a member who goes on (LCON-52). An old one shows whose it was; one that has ended
 * counts, since the line may have been cut for long.
 *
 * @throws AppError `liveSessionOver` (10010) for who was removed, whose live is over, who canceled
 *   his registration, or who shows another one's ticket: his page loads again and learns why (LCON-53)
 */
export async function renewTokens(
  deps: Deps,
  asked: Asked & { token: string },
): Promise<LiveTokens> {
  const live = await readLive(deps.db, asked.liveId);
  const me = await readMember(deps.db, asked.liveId, asked.userId);
  if (me !== undefined && me.removedAt !== null) deps.live.ban(me.id);
  const mayGoOn =
    me !== undefined &&
    me.removedAt === null &&
    !hasEndedFor(live.state, me.role) &&
    deps.live.isOf(asked.token, me.id) &&
    (me.seat !== 'audience' || (await stillTakesPart(deps.db, live.meetingId, me.userId)));
  if (!mayGoOn) throw new AppError('liveSessionOver');
  return tokensOf(deps, { live, me });
}

/** Who canceled his registration, with its refund, after he came in does not go on. */
async function stillTakesPart(db: Database, meetingId: number, userId: number): Promise<boolean> {
  const [registration] = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.meetingId, meetingId), eq(registrations.userId, userId)));
  return isRegistered({ registration });
}
