import { and, desc, eq, lt } from 'drizzle-orm';
import {
  AUDIENCE_PAGE_SIZE,
  CHAT_MESSAGE_MAX,
  CHAT_MESSAGES_PER_TEN_SECONDS,
  isMessageTooLong,
} from '@rostra/contract/live';
import type { ConversationKey, ConversationMessage } from '@rostra/contract/live';
import type { Database } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { enforceRateLimit } from '#platform/rateLimit/enforceRateLimit.ts';
import { nameOf } from '#modules/live/members/LiveMember.ts';
import type { LiveRooms } from '#modules/live/rooms/LiveRooms.ts';
import { sharesChat } from '#modules/live/members/rights.ts';
import { readMemberContext, assertNotEnded } from '#modules/live/members/memberContext.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import { liveMembers } from '#modules/live/tables.ts';
import { partiesOf } from './partiesOf.ts';
import type { Parties } from './partiesOf.ts';
import { liveConversationMessages } from './tables.ts';

const RATE = { max: CHAT_MESSAGES_PER_TEN_SECONDS, windowSeconds: 10 };

function selectMessages(db: Database) {
  return db
    .select({ message: liveConversationMessages, userId: liveMembers.userId })
    .from(liveConversationMessages)
    .innerJoin(liveMembers, eq(liveMembers.id, liveConversationMessages.memberId))
    .$dynamic();
}

type Selected = Awaited<ReturnType<typeof selectMessages>>[number];

const answerOf = ({ message, userId }: Selected): ConversationMessage => ({
  id: message.id,
  msg: message.body,
  time: message.createdAt.toISOString(),
  senderId: userId,
  sender_name: message.senderName,
  client_id: message.clientId,
});

/** Returns the condition for messages of one conversation in a live session. */
export const inConversation = (liveId: number, { key, room }: Pick<Parties, 'key' | 'room'>) =>
  and(
    eq(liveConversationMessages.liveId, liveId),
    eq(liveConversationMessages.kind, key.kind),
    eq(liveConversationMessages.room, room),
  );

/** Returns a page of a conversation, newest last. @throws AppError as `partiesOf` */
export async function readConversation(
  db: Database,
  request: RequestContext & { key: ConversationKey; before: number | undefined },
): Promise<ConversationMessage[]> {
  const context = await readMemberContext(db, request, 'chat');
  const parties = await partiesOf(db, context, request.key);
  const { before } = request;
  const found = await selectMessages(db)
    .where(
      and(
        inConversation(context.live.id, parties),
        before === undefined ? undefined : lt(liveConversationMessages.id, before),
      ),
    )
    .orderBy(desc(liveConversationMessages.id))
    .limit(AUDIENCE_PAGE_SIZE);
  return found.map(answerOf).toReversed();
}

/**
 * Writes to a group or to one member, and sends the message only to the conversation. A message
 * that can't reach its reader now is not stored (LCHT-21). A repeated `clientId` is written once.
 *
 * @throws AppError `livePartnerOffline`, `liveMessagesRefused` for a private message without access
 *   to the chat, and as the public chat and `partiesOf`
 */
export async function writeToConversation(
  deps: Deps,
  rooms: LiveRooms,
  liveRequest: RequestContext & { key: ConversationKey; msg: string; clientId: string },
): Promise<ConversationMessage> {
  const { key, msg, clientId } = liveRequest;
  const context = await readMemberContext(deps.db, liveRequest, 'chat');
  const { live, me } = context;
  const parties = await partiesOf(deps.db, context, key);
  if (key.kind === 'private' && !sharesChat(live, me)) throw new AppError('liveMessagesRefused');
  if (msg === '') throw new AppError('liveMessageEmpty');
  if (isMessageTooLong(msg)) {
    throw new AppError('liveMessageTooLong', { params: { max: CHAT_MESSAGE_MAX } });
  }
  const known = await findSame(deps.db, me.id, clientId);
  if (known !== undefined) return answerSame(known, parties, msg);
  assertNotEnded(context);
  const { partner } = parties;
  if (partner && !deps.live.isReached(partner.id)) throw new AppError('livePartnerOffline');
  await enforceRateLimit(deps, `live:chat:${me.id}`, RATE);
  const [row] = await deps.db
    .insert(liveConversationMessages)
    .values({
      liveId: live.id,
      kind: key.kind,
      room: parties.room,
      memberId: me.id,
      senderName: nameOf(me),
      body: msg,
      clientId,
      createdAt: deps.clock.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (row === undefined) {
    const other = await findSame(deps.db, me.id, clientId);
    if (other === undefined) throw new AppError('liveMessageNotFound');
    return answerSame(other, parties, msg);
  }
  const message = answerOf({ message: row, userId: me.userId });
  for (const member of parties.members) {
    // Each of the two receives it under the other's name.
    const peer = partner && member.id === partner.id ? me.userId : key.peer;
    const conversation = { kind: key.kind, peer };
    rooms.send(
      live.channel,
      { type: 'conversation_message', conversation, message },
      new Set([member.id]),
    );
  }
  return message;
}

async function findSame(
  db: Database,
  memberId: number,
  clientId: string,
): Promise<Selected | undefined> {
  const [found] = await selectMessages(db).where(
    and(
      eq(liveConversationMessages.memberId, memberId),
      eq(liveConversationMessages.clientId, clientId),
    ),
  );
  return found;
}

/**
 * @throws AppError `liveMessageReused` if the `clientId` belongs to another text or conversation
 */
function answerSame(known: Selected, { key, room }: Parties, msg: string): ConversationMessage {
  const { message } = known;
  if (message.body !== msg || message.kind !== key.kind || message.room !== room) {
    throw new AppError('liveMessageReused');
  }
  return answerOf(known);
}
