import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import {
  AUDIENCE_PAGE_SIZE,
  CHAT_MESSAGE_MAX,
  isMessageTooLong,
  CHAT_MESSAGES_PER_TEN_SECONDS,
} from '@rostra/contract/live';
import type { ChatMessage, RoomMessage, Uid } from '@rostra/contract/live';
import type { Database } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { enforceRateLimit } from '#platform/rateLimit/enforceRateLimit.ts';
import { nameOf, readMembers } from '../members/LiveMember.ts';
import type { LiveRooms } from '../rooms/LiveRooms.ts';
import { mayModerate, requireRight, sharesChat } from '../members/rights.ts';
import { readMemberContext, assertNotEnded } from '../members/memberContext.ts';
import type { RequestContext, MemberContext } from '../members/memberContext.ts';
import { liveMembers, liveMessages } from '../tables.ts';
import type { LiveRow } from '../tables.ts';

const RATE = { max: CHAT_MESSAGES_PER_TEN_SECONDS, windowSeconds: 10 };

const columns = { message: liveMessages, userId: liveMembers.userId };

function selectMessages(db: Database) {
  return db
    .select(columns)
    .from(liveMessages)
    .innerJoin(liveMembers, eq(liveMembers.id, liveMessages.memberId))
    .$dynamic();
}

type Selected = Awaited<ReturnType<typeof selectMessages>>[number];

const toChatMessageResponse = ({ message, userId }: Selected): ChatMessage => ({
  id: message.id,
  msg: message.body,
  time: message.createdAt.toISOString(),
  senderId: userId,
  sender_name: message.senderName,
  sender_role: message.senderRole,
  client_id: message.clientId,
});

/** @throws AppError `liveMessagesRefused` for members without access to the chat (LCHT-17) */
function requireChat({ live, me }: MemberContext): void {
  if (!sharesChat(live, me)) throw new AppError('liveMessagesRefused');
}

/** Returns a page of the chat, newest last, before a given message if there is one (LCHT-23). */
export async function readMessages(
  db: Database,
  request: RequestContext & { before: number | undefined },
): Promise<ChatMessage[]> {
  const context = await readMemberContext(db, request, 'chat');
  requireChat(context);
  const { before } = request;
  const found = await selectMessages(db)
    .where(
      and(
        eq(liveMessages.liveId, context.live.id),
        isNull(liveMessages.removedAt),
        before === undefined ? undefined : lt(liveMessages.id, before),
      ),
    )
    .orderBy(desc(liveMessages.id))
    .limit(AUDIENCE_PAGE_SIZE);
  return found.map(toChatMessageResponse).toReversed();
}

/**
 * Stores a message and sends it to everyone who shares the chat. A repeated `clientId` is written
 * once and returns the stored message.
 */
export async function writeMessage(
  deps: Deps,
  rooms: LiveRooms,
  liveRequest: RequestContext & { msg: string; clientId: string },
): Promise<ChatMessage> {
  const { msg, clientId } = liveRequest;
  const context = await readMemberContext(deps.db, liveRequest, 'chat');
  const { live, me } = context;
  requireChat(context);
  if (msg === '') throw new AppError('liveMessageEmpty');
  if (isMessageTooLong(msg)) {
    throw new AppError('liveMessageTooLong', { params: { max: CHAT_MESSAGE_MAX } });
  }
  const same = and(eq(liveMessages.memberId, me.id), eq(liveMessages.clientId, clientId));
  const [known] = await selectMessages(deps.db).where(same);
  if (known !== undefined) return respondAgain(known, msg);
  assertNotEnded(context);
  await enforceRateLimit(deps, `live:chat:${me.id}`, RATE);
  const [row] = await deps.db
    .insert(liveMessages)
    .values({
      liveId: live.id,
      memberId: me.id,
      senderName: nameOf(me),
      senderRole: me.role,
      body: msg,
      clientId,
      createdAt: deps.clock.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (row === undefined) {
    const [other] = await selectMessages(deps.db).where(same);
    if (other === undefined) throw new AppError('liveMessageNotFound');
    return respondAgain(other, msg);
  }
  const message = toChatMessageResponse({ message: row, userId: me.userId });
  await sendToChat(deps, rooms, live, { type: 'chat', message });
  return message;
}

/**
 * @throws AppError `liveMessageReused` if the `clientId` belongs to another text or a deleted
 *   message
 */
function respondAgain(known: Selected, msg: string): ChatMessage {
  if (known.message.body !== msg) throw new AppError('liveMessageReused');
  if (known.message.removedAt !== null) throw new AppError('liveMessageNotFound');
  return toChatMessageResponse(known);
}

/** Deletes a message for everyone (LCHT-24). @throws AppError `liveMessageNotFound` */
export async function removeMessage(
  deps: Deps,
  rooms: LiveRooms,
  liveRequest: RequestContext & { messageId: number },
): Promise<{ id: number }> {
  const context = await readMemberContext(deps.db, liveRequest, 'chat');
  requireRight(mayModerate(context.me));
  const { messageId: id, userId } = liveRequest;
  await inTransaction(deps, async (tx) => {
    const gone = await tx
      .update(liveMessages)
      .set({ removedAt: deps.clock.now(), removedBy: userId })
      .where(
        and(
          eq(liveMessages.id, id),
          eq(liveMessages.liveId, context.live.id),
          isNull(liveMessages.removedAt),
        ),
      )
      .returning({ id: liveMessages.id });
    if (gone.length === 0) throw new AppError('liveMessageNotFound');
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: userId },
      action: 'live.removeMessage',
      subject: { type: 'LiveMessage', id },
    });
  });
  await sendToChat(deps, rooms, context.live, { type: 'chat_removed', id });
  return { id };
}

/** Sends to everyone while the chat is open, otherwise only to its permitted readers. */
async function sendToChat(
  deps: Deps,
  rooms: LiveRooms,
  live: LiveRow,
  message: RoomMessage,
): Promise<void> {
  if (live.allowPublicChannel) {
    rooms.send(live.channel, message);
    return;
  }
  const members = await readMembers(deps.db, live.id);
  const readers = members.filter((member) => sharesChat(live, member));
  rooms.send(live.channel, message, new Set<Uid>(readers.map(({ id }) => id)));
}
