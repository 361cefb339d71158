import { and, eq } from 'drizzle-orm';
import type { ConversationKey } from '@rostra/contract/live';
import type { Database } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { certifiedBy, readMember, readMembers, selectMembers } from '#modules/live/LiveMember.ts';
import type { LiveMember } from '#modules/live/LiveMember.ts';
import { isOnStage, seesList } from '#modules/live/rights.ts';
import type { Standing } from '#modules/live/standing.ts';
import { liveMembers } from '#modules/live/tables.ts';
import { liveConversationMessages } from './tables.ts';

/** Who is in a conversation, from the asker's side. */
export interface Parties {
  readonly key: ConversationKey;
  /** What names it for all who are in it. */
  readonly room: string;
  /** All who are in it, the asker included. */
  readonly members: readonly LiveMember[];
  /** The other one of a private chat. */
  readonly partner: LiveMember | undefined;
}

/** The name of the chat of two users, the same from both sides. */
export const roomOfTwo = (one: number, other: number): string =>
  `${Math.min(one, other)}-${Math.max(one, other)}`;

/** The organization whose group a member belongs to (ADR 81); null: none. */
export async function groupOf(
  db: Database,
  { id }: Pick<LiveMember, 'id'>,
): Promise<number | null> {
  const [found] = await selectMembers(db).where(eq(liveMembers.id, id));
  return found?.organizationId ?? null;
}

/** The members of an organization who have entered the live. */
export const readGroup = (db: Database, liveId: number, group: number): Promise<LiveMember[]> =>
  readMembers(db, liveId, eq(certifiedBy, group));

/**
 * The conversation that a key names. Silent listeners are there for those alone who see the list, and
 * for whom they have written to (MemberSight).
 *
 * @throws AppError `liveMemberNotFound` for a partner who is not there, `liveMessagesRefused` for
 *   another's group (LCHT-17)
 */
export async function partiesOf(
  db: Database,
  { live, me }: Pick<Standing, 'live' | 'me'>,
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
