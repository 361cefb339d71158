import { and, desc, lte, sql } from 'drizzle-orm';
import type { ConversationKey } from '@rostra/contract/live';
import type { Deps } from '#platform/module/Deps.ts';
import { readMemberContext } from '#modules/live/members/memberContext.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import { inConversation } from './conversationMessages.ts';
import { partiesOf } from './partiesOf.ts';
import { countUnread } from './readConversations.ts';
import { liveConversationMessages, liveConversationReads } from './tables.ts';

/**
 * Stores how far the requester has read; never backwards, and not past the last message (LCHT-13).
 *
 * @returns the number of unread messages
 * @throws AppError as `partiesOf`
 */
export async function markRead(
  deps: Deps,
  request: RequestContext & { key: ConversationKey; until: number },
): Promise<{ unread: number }> {
  const { db, clock } = deps;
  const context = await readMemberContext(db, request, 'chat');
  const { live, me } = context;
  const parties = await partiesOf(db, context, request.key);
  const { key, room } = parties;
  const [last] = await db
    .select({ id: liveConversationMessages.id })
    .from(liveConversationMessages)
    .where(and(inConversation(live.id, parties), lte(liveConversationMessages.id, request.until)))
    .orderBy(desc(liveConversationMessages.id))
    .limit(1);
  if (last !== undefined) {
    const read = { until: last.id, readAt: clock.now() };
    await db
      .insert(liveConversationReads)
      .values({ memberId: me.id, room, ...read })
      .onConflictDoUpdate({
        target: [liveConversationReads.memberId, liveConversationReads.room],
        set: read,
        setWhere: sql`${liveConversationReads.until} < ${last.id}`,
      });
  }
  const group = key.kind === 'group' ? key.peer : null;
  return { unread: await countUnread(deps, { liveId: live.id, me, group, kind: key.kind, room }) };
}
