import { and, eq } from 'drizzle-orm';
import type { ConversationKey } from '@rostra/contract/live';
import type { Database } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import {
  certifiedBy,
  readMember,
  readMembers,
  selectMembers,
} from '#modules/live/members/LiveMember.ts';
import type { LiveMember } from '#modules/live/members/LiveMember.ts';
import { isOnStage, seesList } from '#modules/live/members/rights.ts';
import type { MemberContext } from '#modules/live/members/memberContext.ts';
import { liveMembers } from '#modules/live/tables.ts';
import { liveConversationMessages } from './tables.ts';

/** The members of a conversation, from the requester's side. */
export interface Parties {
  readonly key: ConversationKey;
  /** The name of the conversation, the same for all its members. */
  readonly room: string;
  /** All members of the conversation, including the requester. */
  readonly members: readonly LiveMember[];
  /** The other member of a private chat. */
  readonly partner: LiveMember | undefined;
}

/** Returns the name of a private chat, the same for both users. */
export const roomOfTwo = (one: number, other: number): string =>
  `${Math.min(one, other)}-${Math.max(one, other)}`;

/** Returns the organization whose group a member belongs to (ADR 81), or null. */
export async function groupOf(
  db: Database,
  { id }: Pick<LiveMember, 'id'>,
): Promise<number | null> {
  const [found] = await selectMembers(db).where(eq(liveMembers.id, id));
  return found?.organizationId ?? null;
}

/** Returns the members of an organization who have joined the live session. */
export const readGroup = (db: Database, liveId: number, group: number): Promise<LiveMember[]> =>
  readMembers(db, liveId, eq(certifiedBy, group));

/**
 * Returns the conversation of a key. Silent audience members are visible only to members who see
 * the list, and to their partners in private messages (Visibility).
 *
 * @throws AppError `liveMemberNotFound` if the requester sees no such partner,
 *   `liveMessagesRefused` for another organization's group (LCHT-17)
 */
export async function partiesOf(
  db: Database,
  { live, me }: Pick<MemberContext, 'live' | 'me'>,
  key: ConversationKey,
): Promise<Parties> {
  if (key.kind === 'group') {
    if ((await groupOf(db, me)) !== key.peer) throw new AppError('liveMessagesRefused');
    const members = await readGroup(db, live.id, key.peer);
    return { key, room: String(key.peer), members, partner: undefined };
  }
  const partner = key.peer === me.userId ? undefined : await readMember(db, live.id, key.peer);
  if (partner === undefined || partner.removedAt !== null) throw new AppError('liveMemberNotFound');
  const room = roomOfTwo(me.userId, partner.userId);
  if (!isOnStage(partner) && !seesList(me) && !(await haveTalked(db, live.id, room))) {
    throw new AppError('liveMemberNotFound');
  }
  return { key, room, members: [me, partner], partner };
}

const haveTalked = async (db: Database, liveId: number, room: string): Promise<boolean> =>
  (await db.$count(
    liveConversationMessages,
    and(
      eq(liveConversationMessages.liveId, liveId),
      eq(liveConversationMessages.kind, 'private'),
      eq(liveConversationMessages.room, room),
    ),
  )) > 0;
